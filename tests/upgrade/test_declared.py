"""What is declared once calls of intrinsics of old are made anew, and what of such a declaration that nothing calls:
lines of `declared.txt` are `call | declarations | declarations without the call`, LLVM's, of the calls in
`old_calls.txt`; of those of x86, of what is declared with other types.

`python tests/upgrade/test_declared.py` writes them anew.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
import test_old_calls as old

import irkit
from irkit import VerificationError

FILE = Path(__file__).parent / "declared.txt"
OTHER_TYPES = (
    *("x86.sse41.insertps", "x86.avx512.mask.cmp.p", "x86.avx512bf16.", "x86.rdtscp"),
    *("x86.xop.vfrcz", "x86.xop.vpermil2"),
)


def declared(text: str) -> str:
    """Its declarations, in order, without attributes."""
    found = [line for line in text.splitlines() if line.startswith("declare ")]
    return "; ".join([re.sub(r" #\d+$", "", line.removeprefix("declare ")) for line in found])


def texts(call: old.Call) -> tuple[str, str]:
    """The function with the call, and the declaration alone."""
    return call.text, call.text.partition("\n")[0] + "\n"


def of_llvm(text: str, release: int) -> str:
    shown = text.encode()
    for command in ([f"llvm-as-{release}", "-disable-verify"], [f"llvm-dis-{release}"]):
        shown = subprocess.run(command, input=shown, capture_output=True, check=True).stdout
    return declared(shown.decode())


def ours(text: str, release: int) -> str:
    return declared(irkit.to_assembly(irkit.parse_assembly(text, "x.ll", release)))


LINES = [line.split(" | ") for line in FILE.read_text(encoding="utf-8").splitlines()] if FILE.exists() else []


@pytest.mark.parametrize("release", [13, 16, 19, 22, 23])
def test_what_is_declared(release: int) -> None:
    for said, with_call, alone in LINES:
        call = old.Call(said, [])
        if call.release == release:
            assert [said, *[ours(text, release) for text in texts(call)]] == [said, with_call, alone]


@pytest.mark.parametrize(
    "said",
    [
        "22 <vscale x 4 x float> aarch64.sve.bfdot.lane(<vscale x 4 x float>, <vscale x 8 x bfloat>, "
        "<vscale x 8 x bfloat>, i64)",
        "22 <vscale x 2 x i64> aarch64.sve.tuple.get.nxv2i64.nxv8i64(<vscale x 8 x i64>, i32)",
        "22 <vscale x 8 x i64> aarch64.sve.tuple.set.nxv8i64.nxv2i64(<vscale x 8 x i64>, i32, <vscale x 2 x i64>)",
        "22 float nvvm.ldg.global.f.f32.p1(ptr addrspace(1), i32)",
    ],
)
def test_what_has_to_be_a_number(said: str) -> None:
    """LLVM takes a part of the argument's address for one."""
    call = old.Call(said, [])
    with pytest.raises(VerificationError, match="immarg operand has non-immediate parameter"):
        irkit.parse_assembly(call.text, "x.ll", call.release)


if __name__ == "__main__":
    calls = [call for call in old.calls() if "x86." not in call.parts[2] or call.parts[2].startswith(OTHER_TYPES)]
    FILE.write_text(
        "".join(
            [f"{call.said} | {' | '.join([of_llvm(text, call.release) for text in texts(call)])}\n" for call in calls]
        ),
        encoding="utf-8",
    )
