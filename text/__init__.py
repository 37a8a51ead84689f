"""Prints and parses LLVM assembly."""
