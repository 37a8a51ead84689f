"""The page of the documentation that shows the operator table."""

from __future__ import annotations

from typing import Final

from irkit import flags as f
from irkit.operators.declare import FOREVER, OPTIONAL, PAIRS, VARIADIC, Field, Opcode, Operand
from irkit.operators.table import OPCODES

_FLAG_WORDS: Final[dict[int, str]] = dict(f.WRAP_FLAGS)
_OLDEST: Final = 13

_HEAD: Final = """# Instructions

Generated from the operator table (`irkit/operators/table.py`) by `python -m irkit.operators.generate`: do not edit.

A row an instruction. **Operands** have LLVM's order; `[x]` may be missing, `x…` are any number, `(x)…` pairs of a value
and a block. Each is a property of the class, and can be set. **Fields** are attributes. **Flags** are bits of
`instruction.flags`, fast-math flags of `instruction.fast_math` (`irkit.flags`); a number is the release of LLVM that
brought one. **Pattern** has the names that patterns of `match` take, **records** those of
[bitcode](bitcode-format.md). **Expression**: whether the instruction may stand
as a constant expression, and up to which release. **May be duplicated**: a copy with the same operands gives the same,
and nothing else happens.

```python
match instruction:
    case StoreInst(value, pointer):
        print(f"{value.name} goes to {pointer.name}")
    case BinaryOperator("add", left, right):
        print(f"the sum of {left.name} and {right.name}")
    case CmpInst(_, predicate, left, right):
        print(f"{left.name} {predicate} {right.name}")
```
"""

_SHAPE: Final = ("opcode", "class", "operands", "fields", "flags", "type of the result", "pattern", "records")
_PROPERTIES: Final = ("opcode", "memory", "throws", "properties", "expression")


def page() -> str:
    """What `docs/instructions.md` is to hold."""
    parts = [_HEAD]
    for chapter in dict.fromkeys([row.chapter for row in OPCODES]):
        rows = [row for row in OPCODES if row.chapter == chapter]
        parts.append(f"\n## {chapter.capitalize()}\n\n")
        parts += [_row(list(_SHAPE)), _rule(_SHAPE)]
        parts += [_shape(row) for row in rows]
        parts += ["\n", _row(list(_PROPERTIES)), _rule(_PROPERTIES)]
        parts += [_properties(row) for row in rows]
    return "".join(parts)


def _row(cells: list[str]) -> str:
    return f"| {' | '.join([cell.replace('|', chr(92) + '|') for cell in cells])} |\n"


def _rule(head: tuple[str, ...]) -> str:
    return "|" + "---|" * len(head) + "\n"


def _link(row: Opcode) -> str:
    return f"[`{row.name}`](https://llvm.org/docs/LangRef.html#{row.name.replace('_', '-')}-instruction)"


def _shape(row: Opcode) -> str:
    cls = row.cls
    return _row(
        [
            _link(row),
            f"`{cls.name}`",
            ", ".join([_operand(operand) for operand in cls.operands]),
            ", ".join([_field(field) for field in cls.fields]),
            _flags(row),
            cls.result,
            ", ".join([f"`{name}`" for name in cls.match_args()]),
            ", ".join([f"`{name}`" for name in row.records]),
        ]
    )


def _operand(operand: Operand) -> str:
    if operand.arity == OPTIONAL:
        return f"[`{operand.name}`]"
    if operand.arity == PAIRS:
        return f"(`{operand.name}`)…"
    return f"`{operand.name}`{'…' if operand.arity == VARIADIC else ''}"


def _field(field: Field) -> str:
    return f"`{field.name}: {field.kind.annotation}`"


def _flags(row: Opcode) -> str:
    words = [f"`{_FLAG_WORDS[flag]}`{_since(first)}" for flag, first in row.flags]
    if row.fast_math:
        words.append(f"fast-math{_since(row.fast_math)}")
    return ", ".join(words)


def _since(release: int) -> str:
    return f" ({release})" if release > _OLDEST else ""


def _properties(row: Opcode) -> str:
    memory = [f"{word} {when}" for word, when in (("reads", row.reads), ("writes", row.writes)) if when]
    words = {
        "terminator": row.is_terminator,
        "commutative": row.is_commutative,
        "associative": row.is_associative,
        "may be duplicated": row.is_duplicable,
        f"takes {row.takes}{', gives ' + row.gives if row.gives else ''}": row.takes,
        f"from LLVM {row.since} on": row.since,
    }
    expression = ""
    if row.expression_until:
        expression = "yes" if row.expression_until == FOREVER else f"up to {row.expression_until}"
    return _row(
        [
            f"`{row.name}`",
            ", ".join(memory),
            row.throws,
            ", ".join([word for word, holds in words.items() if holds]),
            expression,
        ]
    )
