"""The intrinsic functions of each LLVM release: names, signatures, attributes (LangRef, "Intrinsic Functions").

`lookup("llvm.memcpy.p0.p0.i64", 22)` finds the intrinsic that a release takes a function for: its `signature` (the
classes of `patterns.py`), the parameters that are `immarg`, and the `attributes` that a declaration of it gets.
`matching.match` compares a function's type with a signature, `mangling.mangled_name` gives the full name.
"""

from __future__ import annotations

from irkit.intrinsics.table import RELEASES, Intrinsic, check_release, intrinsic_names, lookup

__all__ = ["RELEASES", "Intrinsic", "check_release", "intrinsic_names", "lookup"]
