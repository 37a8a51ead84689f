"""`docs/semantics.md`, made from the table: `python -m irkit.semantics.page` writes it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from irkit import flags as f
from irkit.semantics.declare import Condition, Row
from irkit.semantics.expressions import text
from irkit.semantics.profiles import PROFILES, QUESTIONS
from irkit.semantics.table import CHAPTERS, FURTHER_RULES

_HEAD: Final = """# Semantics

Generated from the table of semantics (`irkit/semantics/table.py`) by `python -m irkit.semantics.page`: do not edit.

What each instruction and intrinsic means, as [`irkit run`](command-line.md) runs them: the value; where the poison of
an operand goes; when the result is poison though no operand is; when it is undefined behaviour. The words in bold are
the rules by which reports call what they found. Vectors are taken lane by lane: poison and undef are a lane's.

In expressions, `u` and `s` after a sign mean unsigned and signed, `w` is the width of the first operand, `to` that of
the result, SMIN and SMAX are the smallest and the largest signed number; `zext(a, w+1)` is `a` in one bit more.

An operand that has to be **well defined** may be neither poison nor undef: otherwise it is undefined behaviour, since
undef stands for any value, also the one that is wrong (manual, "Undef Values").

Where a function's attributes say that denormal numbers are not treated as IEEE 754 does (`"denormal-fp-math"` and its
like, `denormal_fpenv` from LLVM 23 on), operations on floats take such operands as zero and flush such results, all but
`fneg`, `fabs`, `copysign` and `is.fpclass`; `dynamic` is IEEE 754's way. Reductions and atomic operations on such
floats are refused.
"""

_DIFFERENCES: Final = """
## Profiles

`irkit run --semantics` and `irkit.Interpreter(…, profile=…)` take one of these:

"""

_NOTES: Final = """
## Where the references differ

- **select on poison**: figure 3.1 of the thesis says that the result is poison, and so do the manual ("Propagation of
  Poison Through Select") and LangRef. The text of section 3.2.2 says that it is immediate undefined behaviour. Both
  profiles follow the figure.
- **The semantics of `select`** in table 2.1 of the thesis: those of figure 3.1 and of LLVM 22 are the fourth column's.
  So a branch may become a `select`, one between equal values may go, and it may move; to become a branch, or arithmetic
  (`or`, `and`), it needs a `freeze`.
- **Poison that reaches a side effect** is immediate undefined behaviour by section 2.2.1 of the thesis. By figure 3.1,
  the manual and LangRef it may be stored, passed and returned, and is undefined only where an operand has to be well
  defined.
- **A division hoisted behind the test of its divisor** (section 2.3.1 of the thesis) is wrong where the test may see
  another value of undef than the division; since a branch on undef is undefined behaviour (section 3.2.1, the manual,
  LangRef), nothing comes there with undef, and the rewriting is right.
- **Loop unswitching and global value numbering** (section 2.3.2) ask for opposite rules of a branch on poison; it is
  undefined behaviour, so that unswitching needs a `freeze`.
- **`sdiv` and `srem` of poison or undef by -1** are undefined behaviour, as the dividend may be the smallest number:
  what is undefined for a value that poison may become is undefined for poison. The references do not name the case;
  Alive2 has it so.
- **A word that is frozen before a bit field is put into it** (section 3.2.3) keeps the field from becoming poison; its
  neighbours, if they were poison, are any value afterwards.
- **Which words bit fields lie in** (section 4.2): of `int i : 3; char c : 6`, the thesis's clang made two bytes; clang
  22 makes one word of 16 bits, `{ i16, [2 x i8] }`. The other structs of the section are the same.
- **Races** (section 2.2.4): one thread runs, so that there are none.
- **Addresses** have 32 bits in the thesis, for simplicity; here they have what the data layout says.
- **Poison through `and` and `mul`**: where the other operand is 0, LLVM's folds may say 0; the value of the operation
  is poison all the same.
- **undef** has a value at each use. Bits of a number are undef one by one where `and`, `or`, `xor`, shifts by known
  amounts and conversions keep them apart, so that a bit field of a word that is not written yet is what was put into
  it; any other operation on a number with undef bits gives undef altogether. Nothing that depends on two uses of one
  undef is taken to be equal (manual, "Undef Values").
- **Writing over constants, misaligned accesses, and reading an object as another type** are as LangRef has them; a
  number read where a pointer lies is its address, and a pointer read where a number lies is based on the object at that
  address.
"""


def page() -> str:
    """What `docs/semantics.md` is to hold."""
    parts = [_HEAD, _DIFFERENCES]
    parts += [f"- `{profile.name}`: {profile.doc}\n" for profile in PROFILES]
    names = [f"`{profile.name}`" for profile in PROFILES]
    parts += ["\n", _line(["Question", *names, "References"]), "|" + "---|" * (len(names) + 2) + "\n"]
    for question, field, references in QUESTIONS:
        answers = [_answer(getattr(profile, field)) for profile in PROFILES]
        parts.append(_line([question, *answers, references]))
    parts.append(_NOTES)
    parts.append("\n## Rules of operands and of the library\n\n")
    parts += [f"- **{rule}**: {words}\n" for rule, words in FURTHER_RULES.items()]
    for title, rows in CHAPTERS:
        parts.append(f"\n## {title}\n\n")
        parts.append(_line(["", "value", "poison", "poison when", "undefined behaviour when", "section"]))
        parts.append("|" + "---|" * 6 + "\n")
        parts += [_line(_cells(row)) for row in rows]
    return "".join(parts)


def _answer(value: object) -> str:
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def _line(cells: list[str]) -> str:
    return f"| {' | '.join([cell.replace('|', chr(92) + '|') for cell in cells])} |\n"


def _cells(row: Row) -> list[str]:
    value = row.value
    if row.values:
        value += ": " + ", ".join(f"`{text(expression)}`" for expression in row.values)
    undefined = [_condition(condition) for condition in row.undefined_when]
    if row.well_defined:
        undefined.append(f"{' and '.join(f'`{name}`' for name in row.well_defined)} not well defined")
    sections = [f"LangRef, {row.section}"]
    if row.manual:
        sections.append(f'manual, "{row.manual}"')
    if row.figure:
        sections.append("figure 3.1")
    deferred = [_condition(condition) for condition in row.poison_when]
    return [
        f"`{row.name}`",
        value,
        row.poison.name.lower() if row.operands else "",
        "; ".join(deferred),
        "; ".join(undefined),
        "; ".join(sections),
    ]


def _condition(condition: Condition) -> str:
    said = f"**{condition.rule}**"
    words = [word for bit, word in f.WRAP_FLAGS if condition.flags & bit]
    words += [word for bit, word in f.FAST_MATH_FLAGS if condition.fast_math & bit]
    if words:
        said += f" ({' or '.join(f'`{word}`' for word in words)})"
    said += f": {condition.text}"
    return said if condition.when is None else f"{said}, `{text(condition.when)}`"


def main() -> None:
    Path(__file__).parents[2].joinpath("docs", "semantics.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
