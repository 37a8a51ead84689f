"""Reads and writes LLVM bitcode."""
