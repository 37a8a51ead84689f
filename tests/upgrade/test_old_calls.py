"""Calls of intrinsics that a release has no more: `old_calls.txt` has the release and a call, by the types of its
arguments and by constants, and what LLVM's llvm-as makes of a function that is nothing else.

`python tests/upgrade/test_old_calls.py` writes the answers anew.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

import irkit

FILE = Path(__file__).parent / "old_calls.txt"
_CALL = re.compile(r"(\d+) (.*?) ((?!addrspace)\w[\w.]+)\((.*)\)")


class Call(NamedTuple):
    said: str
    body: list[str]

    @property
    def parts(self) -> tuple[str, ...]:
        """The release, the result's type, the name and the arguments."""
        found = _CALL.fullmatch(self.said)
        assert found is not None
        return found.groups()

    @property
    def release(self) -> int:
        return int(self.parts[0])

    @property
    def text(self) -> str:
        """A function that gives what the call gives; its parameters are the arguments that are no constants."""
        _, result, name, listed = self.parts
        types, arguments, parameters = [], [], []
        for item in listed.split(", ") if listed else ():
            constant = re.fullmatch(r"(i\d+) (-?\d+|true|false)", item)
            types.append(constant[1] if constant else item)
            arguments.append(item if constant else f"{item} %{'abcdefgh'[len(parameters)]}")
            if constant is None:
                parameters.append(arguments[-1])
        value, end = ("", "ret void") if result == "void" else ("%r = ", f"ret {result} %r")
        return (
            f"declare {result} @llvm.{name}({', '.join(types)})\n"
            f"define {result} @f({', '.join(parameters)}) {{\n"
            f"  {value}call {result} @llvm.{name}({', '.join(arguments)})\n  {end}\n}}\n"
        )


def calls() -> list[Call]:
    found: list[Call] = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            found[-1].body.append(line.strip())
        else:
            found.append(Call(line, []))
    return found


def body(text: str) -> list[str]:
    """The instructions of the function, with nodes in their places."""
    nodes: dict[str, str] = dict(re.findall(r"^!(\d+) = (.*)$", text, re.MULTILINE))
    lines = text.partition("\ndefine ")[2].partition("\n}")[0].splitlines()[1:]
    return [re.sub(r"!(\d+)\b", lambda number: nodes[number[1]], line.strip()) for line in lines]


def answer(call: Call) -> list[str]:
    shown = call.text.encode()
    for command in ([f"llvm-as-{call.release}", "-disable-verify"], [f"llvm-dis-{call.release}"]):
        shown = subprocess.run(command, input=shown, capture_output=True, check=True).stdout
    return body(shown.decode())


CALLS: dict[str, list[Call]] = {}
for call in calls():
    CALLS.setdefault(".".join(call.parts[2].split(".")[:3]), []).append(call)


@pytest.mark.parametrize("name", CALLS)
def test_what_becomes_of_it(name: str) -> None:
    for call in CALLS[name]:
        module = irkit.parse_assembly(call.text, "x.ll", call.release)
        assert (call.said, body(irkit.to_assembly(module))) == (call.said, call.body)
        reread = irkit.parse_bitcode(irkit.to_bitcode(module))
        assert (call.said, body(irkit.to_assembly(reread))) == (call.said, call.body)


@pytest.mark.llvm(13, 16, 19, 21, 22, 23)
@pytest.mark.parametrize("name", CALLS)
def test_what_llvm_makes_of_it(name: str) -> None:
    for call in CALLS[name]:
        assert (call.said, answer(call)) == (call.said, call.body)


@pytest.mark.parametrize("signs", ["true {} false", "false {} true"])
def test_signs_of_matrices_are_refused(signs: str) -> None:
    """LLVM 23 ends there."""
    first, second = signs.split(" {} ")
    said = f"23 <8 x float> amdgcn.wmma.f32.16x16x4.f32.v8f32.v2f32(i1 {first}, <2 x float>, i1 {second}, <2 x float>, "
    call = Call(said + "i16 0, <8 x float>, i1 false, i1 true)", [])
    with pytest.raises(irkit.VerificationError, match="v2f32 matrix A and B modifiers shall be zero"):
        irkit.parse_assembly(call.text, "x.ll", 23)


if __name__ == "__main__":
    FILE.write_text(
        "".join(f"{line}\n" for call in calls() for line in (call.said, *[f"  {item}" for item in answer(call)])),
        encoding="utf-8",
    )
