"""Programs with one undefined behaviour each, by clang -O0 -gline-tables-only: found at its line, by its rule; the
mended twin runs.

`undefined/NAME.c` is the source of `NAME.ll`, which clang made; `NAME_mended.ll` is made of the same source without the
mistake. `undefined.json` lists them; `make_undefined.py` makes them.
"""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import irkit
from irkit.semantics.errors import UndefinedBehaviorError
from irkit.semantics.interpreter import Interpreter

FOLDER = Path(__file__).parent / "undefined"
PROGRAMS = json.loads((Path(__file__).parent / "undefined.json").read_text())


def run(name: str) -> int:
    module = irkit.load(FOLDER / f"{name}.ll")
    interpreter = Interpreter(module, stdin=io.BytesIO(), stdout=io.BytesIO(), stderr=io.BytesIO())
    return interpreter.run()


@pytest.mark.parametrize(
    ("name", "rule", "line"), [(program["name"], program["rule"], program["line"]) for program in PROGRAMS]
)
def test_what_is_undefined_is_found_at_its_line(name: str, rule: str, line: int) -> None:
    with pytest.raises(UndefinedBehaviorError) as caught:
        run(name)
    assert caught.value.rule == rule
    assert caught.value.place.startswith(f"{name}.c:{line}:")


@pytest.mark.parametrize("name", [program["name"] for program in PROGRAMS])
def test_the_mended_twin_runs(name: str) -> None:
    run(f"{name}_mended")
