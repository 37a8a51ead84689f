"""Which intrinsics the rules for old calls need not be imported for."""

from __future__ import annotations

import subprocess
import sys

import pytest

import irkit
from irkit.upgrades.declarations import LOOKED_AT, is_settled
from irkit.upgrades.old_calls.arm import FOR_CURRENT
from irkit.upgrades.old_calls.renames import RENAMES
from irkit.upgrades.old_calls.rewrites import GOES_BY_NAME, RULES, _object_size


def test_names_that_rules_look_at_though_the_release_has_them_are_told() -> None:
    names = [name for name, rule in RULES if rule in (*FOR_CURRENT, _object_size) or name in GOES_BY_NAME]
    names += [name for name, _, condition in RENAMES if condition is not None]
    assert names
    assert [name for name in names if not name.startswith(LOOKED_AT)] == []


@pytest.mark.parametrize(
    ("name", "result", "parameters", "settled"),
    [
        ("llvm.memcpy.p0.p0.i64", irkit.void, (irkit.ptr, irkit.ptr, irkit.i64, irkit.i1), True),
        ("llvm.ctpop.i32", irkit.i32, (irkit.i32,), True),
        ("llvm.ctpop.i64", irkit.i32, (irkit.i32,), False),  # named by another type
        ("llvm.objectsize.i64.p0", irkit.i64, (irkit.ptr, irkit.i1, irkit.i1, irkit.i1), False),
        ("llvm.not.there", irkit.i32, (irkit.i32,), False),
    ],
)
def test_what_is_settled(name: str, result: irkit.Type, parameters: tuple[irkit.Type, ...], settled: bool) -> None:
    module = irkit.Module.new("x", 22)
    function = module.add_function(name, irkit.function_type(result, parameters))
    assert is_settled(module, function) is settled


def test_a_module_of_today_imports_no_rules_of_old() -> None:
    code = (
        "import irkit, sys\n"
        "text = b'declare i32 @llvm.ctpop.i32(i32)'\n"
        "module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=22)))\n"
        "late = ('irkit.upgrades.old_calls', 'irkit.upgrades.debug_in')\n"
        "for name in [name for name in sys.modules if name.startswith(late)]:\n"
        "    del sys.modules[name]\n"
        "irkit.upgrade(module)\n"
        "print([name for name in sys.modules if name.startswith(late)])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
