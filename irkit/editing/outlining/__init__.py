"""Blocks taken out of a function into one of their own (LLVM's `BlockExtractor` and `CodeExtractor`, which
`llvm-extract --bb` runs).

`region` tells what the blocks are like and brings them into the form that can go: one way in, values that leave in one
place. `function` makes the new function, and what is called in the blocks' place.
"""

from irkit.editing.outlining.run import extract_blocks, find_block, find_blocks

__all__ = ["extract_blocks", "find_block", "find_blocks"]
