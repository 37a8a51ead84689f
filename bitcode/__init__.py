"""Reads and writes LLVM bitcode."""

import irkit as irkit  # its import hook has to stand before a compiled module of ours is imported
