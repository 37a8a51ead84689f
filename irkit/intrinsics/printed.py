"""The intrinsics of a release whose headers are not at hand, from its own text and the releases around it.

A tool of that release reads the declarations of all intrinsics that the neighbours have (`declare.py`) and prints them:
what it knows has attributes then. Names and signatures are the neighbours'.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from irkit.dialects import Dialect
from irkit.intrinsics.headers import HeaderIntrinsic, memory_words

_ACCESS: Final = {"none": 0, "read": 1, "write": 2, "readwrite": 3}


class _Words:
    """Turns printed attributes into the words of the tables."""

    def __init__(self, release: int) -> None:
        self.dialect: Dialect = Dialect.of(release)
        names = "|".join(map(re.escape, self.dialect.attributes))
        self.pattern: re.Pattern[str] = re.compile(rf"(?<![\w.%@-])({names})(\([^()]*\)|[= ]\d+)?(?![\w.-])")

    def words(self, text: str) -> str:
        ranks = self.dialect.attribute_ranks
        found = {self._word(name, value) for name, value in self.pattern.findall(text)}
        return " ".join(sorted(found, key=lambda word: ranks[word.partition("=")[0]]))

    @staticmethod
    def _word(name: str, value: str) -> str:
        inside = value.strip("()= ")
        if name == "memory":
            parts = [part.split(": ") for part in inside.split(", ")]
            default = _ACCESS[parts[0][0]] if len(parts[0]) == 1 else 0
            effects = {"other": default}
            effects.update({part[0]: _ACCESS[part[1]] for part in parts if len(part) == 2})
            return "memory=" + memory_words(effects)
        if name == "range":
            lower, upper = inside.split(" ", 1)[1].split(", ")
            return f"range={lower}:{upper}"
        if name == "captures":
            inside = {"none": "0"}[inside]
        return f"{name}={inside}" if inside else name


def _parameters(text: str) -> list[str]:
    """The parts of a parameter list, at the commas outside of brackets."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "([{<") - (character in ")]}>")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return parts


def read_printed(
    path: Path, release: int, older: list[HeaderIntrinsic], newer: list[HeaderIntrinsic]
) -> list[HeaderIntrinsic]:
    """The intrinsics of `release` that the text at `path` shows; `older` and `newer` are those around it."""
    known = {intrinsic.name: intrinsic for intrinsic in [*older, *newer]}
    always = {intrinsic.name for intrinsic in older} & {intrinsic.name for intrinsic in newer}
    text = path.read_text()
    groups = dict(re.findall(r"^attributes (#\d+) = \{ (.*) \}$", text, re.MULTILINE))
    words = _Words(release)
    found: dict[str, HeaderIntrinsic] = {}
    for result, symbol, inside, group in re.findall(
        r"^declare (.*?) ?@(llvm\.[\w.]+)\((.*)\)(?: local_unnamed_addr)?(?: (#\d+))?$", text, re.MULTILINE
    ):
        name = symbol
        while name and name not in known:
            name = name.rpartition(".")[0]
        if not name:
            continue
        sets = [(str(index + 1), words.words(part)) for index, part in enumerate(_parameters(inside))]
        sets = [("0", words.words(result)), *sets, ("fn", words.words(groups.get(group, "")))]
        attributes = "|".join(f"{index}:{own}" for index, own in sets if own)
        if attributes or name in always:
            model = known[name]
            if name not in found or not found[name].attributes:
                found[name] = HeaderIntrinsic(model.target, name, model.signature, attributes)
    # What the tool replaced while it read is not there any more; the neighbours agree on it.
    for intrinsic in older:
        if intrinsic.name in always and intrinsic.name not in found:
            found[intrinsic.name] = intrinsic
    return list(found.values())
