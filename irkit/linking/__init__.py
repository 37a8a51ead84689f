"""Linking modules: `irkit.link`, as llvm-link does it (LLVM's `Linker` and `IRMover`).

`linker` decides which globals of a source come into the destination, `mover` brings them over with what they need;
`types`, `values` and `metadata` tell what each part of the source is in the destination.
"""

from irkit.linking.linker import Linker

__all__ = ["Linker"]
