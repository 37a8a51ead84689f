"""Small random programs, and rows for what they are given. Hypothesis makes them."""

from __future__ import annotations

from hypothesis import strategies as st

NUMBERS = ("a", "b", "c", "d")
TEXTS = ("s", "t")
GIVEN = {"edge": "nn", "named": "sn", "flag": "n"}
DERIVED = {"r0": "nn", "r1": "n", "r2": "sn", "r3": "nn", "r4": "ns"}
KINDS = {"n": "number", "s": "symbol"}


def declaration(name: str, kinds: str) -> str:
    columns = ", ".join(f"c{place}: {KINDS[kind]}" for place, kind in enumerate(kinds))
    return f".decl {name}({columns})"


@st.composite
def numeric(draw: st.DrawFn, known: list[str]) -> str:
    """An expression over known variables."""
    leaves = [*known, *map(str, range(-2, 4))]
    first = draw(st.sampled_from(leaves))
    if not draw(st.integers(0, 2)):
        sign = draw(st.sampled_from(["+", "-", "*", "/", "%", "band", "bor"]))
        return f"({first} {sign} {draw(st.sampled_from(leaves))})"
    if not draw(st.integers(0, 5)):
        return f"{draw(st.sampled_from(['min', 'max']))}({first}, {draw(st.sampled_from(leaves))})"
    return first


@st.composite
def atom(draw: st.DrawFn, names: list[str], kinds: dict[str, str]) -> tuple[str, set[str]]:
    """An atom of one of some relations, and the variables that it binds."""
    name = draw(st.sampled_from(names))
    arguments = []
    bound = set()
    for kind in kinds[name]:
        choice = draw(st.integers(0, 9))
        if choice == 0:
            arguments.append("_")
        elif choice == 1:
            arguments.append(str(draw(st.integers(-2, 4))) if kind == "n" else draw(st.sampled_from(['"x"', '""'])))
        else:
            arguments.append(draw(st.sampled_from(NUMBERS if kind == "n" else TEXTS)))
            bound.add(arguments[-1])
    return f"{name}({', '.join(arguments)})", bound


@st.composite
def clause(draw: st.DrawFn, name: str, lower: list[str], equal: list[str], kinds: dict[str, str]) -> str:
    """A clause of a relation: positive atoms of all, negated and aggregated ones of those below."""
    body, known = [], set()
    for _ in range(draw(st.integers(1, 3))):
        text, bound = draw(atom(lower + equal, kinds))
        body.append(text)
        known |= bound
    numbers = sorted(known & set(NUMBERS))
    if draw(st.booleans()):
        text, bound = draw(atom(lower, kinds))
        if bound <= known:
            body.insert(draw(st.integers(0, len(body))), f"!{text}")
    if numbers and draw(st.booleans()):
        sign = draw(st.sampled_from(["<", "<=", "!=", "=", ">", ">="]))
        body.append(f"{draw(st.sampled_from(numbers))} {sign} {draw(numeric(numbers))}")
    if not draw(st.integers(0, 2)):
        text, bound = draw(atom(lower, kinds))
        kind = draw(st.sampled_from(["count", "sum", "min", "max"]))
        local = sorted(bound & set(NUMBERS))
        if kind == "count" or local:
            target = "" if kind == "count" else draw(st.sampled_from(local))
            body.insert(draw(st.integers(0, len(body))), f"z = {kind} {target} : {{ {text} }}")
            numbers.append("z")
    head = []
    recursive = any(text.startswith(other) for text in body for other in equal)
    for kind in kinds[name]:
        if kind == "n" and recursive:  # no new numbers round by round, which would not end
            head.append(draw(st.sampled_from(sorted(set(numbers) - {"z"}) or ["1"])))
        elif kind == "n":
            head.append(draw(numeric(numbers)))
        else:
            head.append(draw(st.sampled_from([*sorted(known & set(TEXTS)), '"x"'])))
    return f"{name}({', '.join(head)}) :- {', '.join(body)}."


@st.composite
def program(draw: st.DrawFn) -> str:
    """A text: relations in layers of one or two that may need each other."""
    kinds = GIVEN | DERIVED
    lines = [declaration(name, columns) for name, columns in kinds.items()]
    lines.append(f".input {', '.join(GIVEN)}")
    lower, left = list(GIVEN), list(DERIVED)
    while left:
        layer = [left.pop(0) for _ in range(draw(st.integers(1, min(2, len(left)))))]
        for name in layer:
            lines += [draw(clause(name, lower, layer, kinds)) for _ in range(draw(st.integers(1, 3)))]
        lower += layer
    return "\n".join(lines)


@st.composite
def facts(draw: st.DrawFn) -> dict[str, set[tuple[int | str, ...]]]:
    values = {"n": st.integers(-2, 4), "s": st.sampled_from(["x", "y", "", "é'"])}
    return {
        name: draw(st.sets(st.tuples(*[values[kind] for kind in columns]), max_size=6))
        for name, columns in GIVEN.items()
    }
