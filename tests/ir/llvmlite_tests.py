"""Run llvmlite's own tests of `llvmlite.ir` on `irkit.ir`: `python tests/ir/llvmlite_tests.py [unittest's options]`.

They come with llvmlite (PyPI) and are not copied. Pointers are spelled `ptr`, which llvmlite does where
LLVMLITE_ENABLE_IR_LAYER_TYPED_POINTERS=0; its tests know both.
"""

from __future__ import annotations

import os
import sys
import unittest

os.environ["LLVMLITE_ENABLE_IR_LAYER_TYPED_POINTERS"] = "0"


def replace_ir() -> None:
    """Make `llvmlite.ir`, and what it consists of, irkit's."""
    import llvmlite  # noqa: PLC0415

    import irkit.ir  # noqa: PLC0415
    from irkit.ir import builder, context, instructions, module, transforms, types, values  # noqa: PLC0415

    llvmlite.ir = sys.modules["llvmlite.ir"] = irkit.ir
    for part in (builder, context, instructions, module, transforms, types, values):
        sys.modules[part.__name__.replace("irkit.ir", "llvmlite.ir")] = part


if __name__ == "__main__":
    replace_ir()
    unittest.main(None, argv=[sys.argv[0], *sys.argv[1:], "llvmlite.tests.test_ir", "llvmlite.tests.test_valuerepr"])
