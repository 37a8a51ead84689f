"""Prints and parses LLVM assembly."""

import irkit as irkit  # its import hook has to stand before a compiled module of ours is imported
