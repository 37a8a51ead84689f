"""Explicitly packed structs: `%s = type \\{ i2, i2, i4, [3 x i8] }/`, whose elements lie bit after bit.

A dialect of the language in which bit fields are elements like others, with all padding written out: each is loaded and
stored by itself, so that poison in one does not reach its neighbours. LLVM does not have it: `irkit.lower_packed` makes
plain IR of it, `irkit.raise_packed` finds the bit fields in what clang makes of C.

>>> module = irkit.parse_assembly(text, grammar=irkit.packed_grammar())
>>> irkit.lower_packed(module, "masks")
"""

from irkit.packed.lowering import lower
from irkit.packed.raising import raise_
from irkit.packed.rules import check

__all__ = ["check", "lower", "raise_"]
