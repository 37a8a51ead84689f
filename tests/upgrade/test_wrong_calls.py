"""Functions that have the name of an intrinsic of old and not its type: LLVM has no good answer to most of them, so
they are left, made what they can be, or refused, and never the end of irkit. `wrong_calls.txt` has for a call of each
rule how many of its changed forms are which, with a digest of the answers.

`python tests/upgrade/test_wrong_calls.py` writes it anew.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import test_old_calls as old

import irkit
from irkit.errors import IRKitError
from irkit.upgrades.old_calls.rewrites import RULES, rule_of
from irkit.upgrades.old_calls.rules import Rule
from irkit.upgrades.old_calls.x86 import X86
from irkit.upgrades.old_calls.x86.types import TYPES

FILE = Path(__file__).parent / "wrong_calls.txt"
RELEASE = 22
ASKED = {rule for row, rule in RULES if (row, rule) not in X86 or (row, rule) in TYPES}
OTHERS = ("i32", "ptr", "<4 x float>")


def chosen() -> list[old.Call]:
    """The first call for each rule; of x86's, for those alone that look at types before there is a call."""
    found: dict[Rule, old.Call] = {}
    for call in old.calls():
        rule = rule_of(f"llvm.{call.parts[2]}", is_current=False)
        if call.release == RELEASE and rule is not None and rule in ASKED:
            found.setdefault(rule, call)
    return list(found.values())


def changed(call: old.Call) -> Iterator[old.Call]:
    """It with an argument less, one more, and other types in each place."""
    release, result, name, listed = call.parts
    arguments = split(listed)
    forms = [(result, arguments[:-1]), (result, [*arguments, "i32"])]
    for ty in OTHERS:
        forms.append((ty, arguments))
        forms += [(result, [*arguments[:place], ty, *arguments[place + 1 :]]) for place in range(len(arguments))]
    for one, given in forms:
        yield old.Call(f"{release} {one} {name}({', '.join(given)})", [])


def split(listed: str) -> list[str]:
    """At the commas that stand in no brackets."""
    parts, depth = [""], 0
    for character in listed:
        depth += (character in "<{[") - (character in ">}]")
        if character == "," and not depth:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts] if listed else []


def answer(call: old.Call) -> tuple[str, str]:
    """What becomes of it in a word, and exactly."""
    try:
        text = irkit.to_assembly(irkit.parse_assembly(call.text, "x.ll", call.release))
    except IRKitError as error:
        return "refused", str(error)
    return "left" if f"@llvm.{call.parts[2]}(" in text else "made", text


def line(call: old.Call) -> str:
    answers = [answer(one) for one in changed(call)]
    counts = Counter(word for word, _ in answers)
    digest = hashlib.md5("\n".join([exact for _, exact in answers]).encode(), usedforsecurity=False).hexdigest()
    told = [f"{counts[word]} {word}" for word in ("left", "made", "refused") if counts[word]]
    return f"{call.said}: {', '.join(told)} #{digest[:8]}"


CALLS = {call.said: call for call in chosen()}


@pytest.mark.parametrize("recorded", FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else [])
def test_what_becomes_of_it(recorded: str) -> None:
    assert line(CALLS[recorded.rpartition(": ")[0]]) == recorded


def test_each_rule_is_asked() -> None:
    assert [recorded.rpartition(": ")[0] for recorded in FILE.read_text(encoding="utf-8").splitlines()] == list(CALLS)


def test_declarations_with_fewer_parameters_and_other_results() -> None:
    """They have what attributes fit, as of llvm-dis-19; from LLVM 21 on none, since their types are looked at."""
    given = ("i8 @llvm.ctlz.i8()", "float @llvm.amdgcn.workitem.id.x()", "void @llvm.memset.p0.i64(ptr)")
    text = "".join([f"declare {one}\n" for one in given])
    expected = [
        "declare i8 @llvm.ctlz.i8() #0",
        "declare noundef float @llvm.amdgcn.workitem.id.x() #0",
        "declare void @llvm.memset.p0.i64(ptr nocapture writeonly) #1",
    ]
    for release, shown in ((19, expected), (21, text.splitlines())):
        lines = irkit.to_assembly(irkit.parse_assembly(text, "x.ll", release)).splitlines()
        assert [one for one in lines if one.startswith("declare ")] == shown


def test_no_type_is_taken_of_an_argument_that_is_not_there() -> None:
    """The second argument of stores in the manner of AArch64's is the pointer."""
    text = "declare i32 @llvm.aarch64.stxr.p0i8(i64)\ndefine i32 @f(i64 %x) {\n  %r = CALL\n  ret i32 %r\n}\n"
    call = "call i32 @llvm.aarch64.stxr.p0i8(i64 %x)"
    data = irkit.to_bitcode(irkit.parse_assembly(text.replace("CALL", call), "x.ll", 14))
    for release in (14, 16):
        module = irkit.parse_bitcode(data)
        irkit.upgrade(module, release)
        assert call in irkit.to_assembly(module)


if __name__ == "__main__":
    FILE.write_text("".join([f"{line(call)}\n" for call in CALLS.values()]), encoding="utf-8")
