"""Makes a program of statements: what is declared, of which kind each variable is, what binds it, what needs what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from irkit.errors import ParseError, UnsupportedError
from irkit.rules import normal
from irkit.rules.functors import AGGREGATES, FUNCTORS, NUMERIC, SAME, TESTS, Functor
from irkit.rules.ordering import ordered, shown
from irkit.rules.parsing import Node, Statements, refused
from irkit.rules.syntax import (
    FLOAT,
    KINDS,
    NUMBER,
    SYMBOL,
    Aggregate,
    Atom,
    Call,
    Clause,
    Condition,
    Constant,
    Declaration,
    Expression,
    Literal,
    Program,
    Variable,
)

Kinds = dict[str, str]  # of the variables of a clause


def check(statements: Statements, known: Mapping[str, Declaration]) -> Program:
    """The program of some statements. Relations of `known` need no declaration, and are inputs unless rules derive
    them. Raises ParseError, and UnsupportedError for what irkit does not have."""
    declarations = _declarations(statements, _types(statements.types))
    made: list[Clause] = []
    subsuming: list[Clause] = []
    for node in statements.clauses:
        (subsuming if normal.is_subsumption(node) else made).extend(normal.clauses(node))
    given: dict[str, None] = {}
    for atom in [atom for clause in (*made, *subsuming) for atom in clause.atoms()]:
        if atom.relation not in declarations:
            found = known.get(atom.relation)
            if found is None:
                raise atom.position.error(f"there is no relation '{atom.relation}'", *_similar(atom.relation, known))
            declarations[atom.relation] = found
        declaration = declarations[atom.relation]
        if len(atom.arguments) != len(declaration.columns):
            columns = ", ".join(f"{name}: {kind}" for name, kind in declaration.columns)
            raise atom.position.error(
                f"'{atom.relation}' has {len(declaration.columns)} columns, not {len(atom.arguments)}",
                f"it is {atom.relation}({columns})",
            )
    clauses: dict[str, list[Clause]] = {name: [] for name in declarations}
    for clause in made:
        clauses[clause.head.relation].append(_checked(clause, declarations))
    subsumptions: dict[str, list[Clause]] = {}
    for clause in subsuming:
        subsumptions.setdefault(clause.head.relation, []).append(_checked(clause, declarations))
    outputs = _directives(statements.directives, declarations, known, given)
    for name in declarations:  # directives may have brought some more
        if name in known and not clauses.setdefault(name, []):
            given.setdefault(name)
    needing = {name: [*derived, *subsumptions.get(name, ())] for name, derived in clauses.items()}
    return Program(declarations, clauses, list(given), outputs, strata(needing), subsumptions)


def _similar(name: str, known: Mapping[str, Declaration]) -> list[str]:
    from difflib import get_close_matches  # noqa: PLC0415  for this message alone

    return [f"did you mean '{one}'?" for one in get_close_matches(name, known, 1)]


# Declarations


def _types(nodes: list[Node]) -> dict[str, str]:
    """The kind of each named type."""
    types = {kind: kind for kind in KINDS}
    waiting: list[tuple[Node, str, list[Node]]] = []
    for node in nodes:
        name = node.parts[1]
        if "record_type" in (node.kind, *[part.kind for part in node.parts]):
            raise UnsupportedError(str(node.position.error("irkit's rules have no records and algebraic data types")))
        if name.word in types or any(name.word == other for _, other, _ in waiting):
            raise name.position.error(f"the type '{name.word}' is declared twice")
        if node.kind == "plain_type":
            types[name.word] = NUMBER if node.parts[0].word == ".number_type" else SYMBOL
        else:
            bases = [part.parts[0] if part.kind == "branch" else part for part in node.parts[2:]]
            waiting.append((node, name.word, bases))
    while waiting:
        left = []
        for node, name_, bases in waiting:
            if all(base.word in types for base in bases):
                kinds = {types[base.word] for base in bases}
                if len(kinds) > 1:
                    several = ", ".join(sorted(kinds))
                    raise node.position.error(f"'{name_}' is made of types of several kinds: {several}")
                types[name_] = kinds.pop()
            else:
                left.append((node, name_, bases))
        if len(left) == len(waiting):
            base = next(base for base in left[0][2] if base.word not in types)
            raise _no_type(base, types)
        waiting = left
    return types


def _no_type(node: Node, types: Mapping[str, str]) -> ParseError | UnsupportedError:
    return refused(node.position, node.word) or node.position.error(
        f"there is no type '{node.word}'", "there are " + ", ".join(sorted(types))
    )


def _declarations(statements: Statements, types: dict[str, str]) -> dict[str, Declaration]:
    declarations: dict[str, Declaration] = {}
    for node in statements.relations:
        columns: list[tuple[str, str]] = []
        for part in node.parts:
            if part.kind == "attribute":
                name, type_ = part.parts
                if type_.word not in types:
                    raise _no_type(type_, types)
                if any(name.word.lower() == other.lower() for other, _ in columns):
                    raise name.position.error(f"two columns are called '{name.word}'")
                columns.append((name.word, types[type_.word]))
            elif part.kind == "qualifier" and part.parts[0].word in REFUSED_QUALIFIERS:
                word = part.parts[0].word
                raise UnsupportedError(str(part.position.error(f"irkit's rules have no relations of kind '{word}'")))
        for part in node.parts:
            if part.kind == "name":
                word = part.parts[0].word
                if word in declarations:
                    raise part.position.error(
                        f"'{word}' is declared twice", f"the first time at {declarations[word].position}"
                    )
                declarations[word] = Declaration(word, tuple(columns), part.position)
    return declarations


REFUSED_QUALIFIERS: Final = ("eqrel",)  # the others say how Soufflé stores or computes, not what


def _directives(
    nodes: list[Node], declarations: dict[str, Declaration], known: Mapping[str, Declaration], given: dict[str, None]
) -> list[str]:
    """The outputs; inputs join `given`."""
    outputs: dict[str, None] = {}
    for node in nodes:
        if any(part.kind == "parameters" for part in node.parts):
            raise UnsupportedError(str(node.position.error("irkit's rules read and write no files by themselves")))
        for part in node.parts[1:]:
            name = part.parts[0].word
            if name not in declarations and name in known:
                declarations[name] = known[name]
            if name not in declarations:
                raise part.position.error(f"there is no relation '{name}'", *_similar(name, known))
            if node.parts[0].word != ".input":
                outputs.setdefault(name)
                continue
            if name not in known:
                raise part.position.error(f"no relation '{name}' is given", *_similar(name, known))
            if known[name].kinds != declarations[name].kinds:
                raise part.position.error(
                    f"'{name}' is declared as ({', '.join(declarations[name].kinds)}), "
                    f"and is given as ({', '.join(known[name].kinds)})"
                )
            given.setdefault(name)
    return list(outputs)


# Clauses


def _checked(clause: Clause, declarations: dict[str, Declaration]) -> Clause:
    """The clause, its literals in an order in which each has what it needs."""
    kinds: Kinds = {}
    for atom in clause.atoms():
        for argument, kind in zip(atom.arguments, declarations[atom.relation].kinds, strict=True):
            if isinstance(argument, Variable):
                _have(argument, kind, kinds)
    _spread(clause.body, kinds)
    for atom in clause.atoms():
        for argument, kind in zip(atom.arguments, declarations[atom.relation].kinds, strict=True):
            expect(argument, kind, kinds)
    for argument in clause.head.arguments:
        if isinstance(argument, Variable) and argument.is_anonymous:
            raise argument.position.error("'_' stands for any value, and the head of a clause needs one")
    body = ordered(clause.body, (), clause.head.arguments)
    _check_conditions(body, kinds)
    return Clause(clause.head, body, clause.position)


def _have(variable: Variable, kind: str, kinds: Kinds) -> None:
    before = kinds.setdefault(variable.name, kind)
    if before != kind:
        raise variable.position.error(
            f"'{shown(variable.name)}' is a {kind} here, and a {before} elsewhere in the clause"
        )


def _spread(body: tuple[Literal, ...], kinds: Kinds) -> None:
    """Learn the kinds of the variables that conditions and aggregates give their values."""
    count = None
    while count != len(kinds):
        count = len(kinds)
        todo = list(body)
        while todo:
            literal = todo.pop()
            if isinstance(literal, Aggregate):
                todo += literal.body
                functor = AGGREGATES[literal.kind]
                kind = functor.result
                if kind == SAME:
                    kind = kind_of(literal.expression, kinds) or ""
                if kind:
                    _have(literal.result, kind, kinds)
            elif isinstance(literal, Condition) and literal.test == "=":
                left, right = literal.arguments
                for one, other in ((left, right), (right, left)):
                    if isinstance(one, Variable) and one.name not in kinds:
                        kind = kind_of(other, kinds) or ""
                        if kind:
                            kinds[one.name] = kind


def kind_of(expression: Expression | None, kinds: Kinds) -> str | None:
    """The kind of an expression, None if it follows from none of its parts yet."""
    if isinstance(expression, Constant):
        return expression.kind
    if isinstance(expression, Variable):
        return kinds.get(expression.name)
    if isinstance(expression, Call):
        functor = FUNCTORS[expression.function]
        if functor.result != SAME:
            return functor.result
        found = [kind_of(argument, kinds) for argument in expression.arguments]
        return next((kind for kind in found if kind is not None), None)
    return None


def expect(expression: Expression, kind: str, kinds: Kinds, is_numeric: bool = False) -> None:
    """Raise ParseError for an expression that is not of a kind, or `is_numeric` and no number; `numeric` is a number or
    a float. Its parts are looked at once, whatever is asked: otherwise each operator would double the work."""
    if isinstance(expression, Variable):
        if expression.name not in kinds:
            return
        found = kinds[expression.name]
    elif isinstance(expression, Constant):
        found = expression.kind
    else:
        functor = FUNCTORS[expression.function]
        found = functor.result
        if found == SAME:
            found = kind_of(expression, kinds) or NUMBER
        _check_call(functor, expression.arguments, found, kinds)
    for wanted in (NUMERIC, kind) if is_numeric else (kind,):
        if found != wanted and not (wanted == NUMERIC and found in (NUMBER, FLOAT)):
            needed = "a number or a float" if wanted == NUMERIC else f"a {wanted}"
            raise expression.position.error(f"this is a {found}, where {needed} is needed")


def _check_call(functor: Functor, arguments: tuple[Expression, ...], same: str, kinds: Kinds) -> None:
    for index, argument in enumerate(arguments):
        wanted = functor.argument(index)
        expect(argument, same if wanted in (SAME, NUMERIC) else wanted, kinds, wanted == NUMERIC)


def _check_conditions(body: tuple[Literal, ...], kinds: Kinds) -> None:
    todo = list(body)
    while todo:
        literal = todo.pop()
        if isinstance(literal, Condition):
            same = next((kind for one in literal.arguments if (kind := kind_of(one, kinds)) is not None), NUMBER)
            _check_call(TESTS[literal.test], literal.arguments, same, kinds)
        elif isinstance(literal, Aggregate):
            todo += literal.body
            if literal.expression is not None:
                expect(literal.expression, NUMERIC, kinds)


# Strata


def _needs(clauses: list[Clause]) -> dict[str, Atom | None]:
    """What a relation's clauses need: each relation with the atom that needs all of it, where one does."""
    found: dict[str, Atom | None] = {}
    for clause in clauses:
        whole = [(literal, isinstance(literal, Aggregate)) for literal in clause.body]
        while whole:
            literal, aggregated = whole.pop()
            if isinstance(literal, Aggregate):
                whole += [(one, True) for one in literal.body]
            elif isinstance(literal, Atom):
                if aggregated or literal.negated:
                    found[literal.relation] = literal
                else:
                    found.setdefault(literal.relation)
    return found


def strata(clauses: Mapping[str, list[Clause]]) -> list[list[str]]:
    """The sets of relations that need each other, those that are needed first. Raises ParseError where a relation needs
    what it is not, or what all of it is, to know what it is."""
    needs = {name: _needs(derived) for name, derived in clauses.items()}
    found = components({name: list(needed) for name, needed in needs.items()})
    for members in found:
        for name in members:
            for other, atom in needs[name].items():
                if atom is not None and other in members:
                    way = " needs ".join([f"'{name}'", *[f"'{one}'" for one in _way(needs, members, other, name)]])
                    raise atom.position.error(
                        f"'{name}' cannot be told apart from what it is not: it needs all of '{other}'", way
                    )
    return found


def _way(needs: Mapping[str, Mapping[str, Atom | None]], members: list[str], start: str, end: str) -> list[str]:
    """A way from one relation to another among those that need each other."""
    before: dict[str, str] = {start: ""}
    for name in (waiting := [start]):
        for other in needs[name]:
            if other in members and other not in before:
                before[other] = name
                waiting.append(other)
    way = [end]
    while way[-1] != start:
        way.append(before[way[-1]])
    return way[::-1]


def components(edges: Mapping[str, list[str]]) -> list[list[str]]:
    """The strongly connected components of a graph, those that others lead to first (Tarjan, without recursion)."""
    numbers: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    done: set[str] = set()
    found: list[list[str]] = []
    for root in edges:
        if root in numbers:
            continue
        numbers[root] = low[root] = len(numbers)
        stack.append(root)
        todo = [(root, iter(edges[root]))]
        while todo:
            name, following = todo[-1]
            other = next(following, None)
            if other is None:
                todo.pop()
                if todo:
                    low[todo[-1][0]] = min(low[todo[-1][0]], low[name])
                if low[name] == numbers[name]:
                    place = stack.index(name)
                    found.append(stack[place:])
                    done.update(stack[place:])
                    del stack[place:]
            elif other not in numbers:
                numbers[other] = low[other] = len(numbers)
                stack.append(other)
                todo.append((other, iter(edges[other])))
            elif other not in done:
                low[name] = min(low[name], numbers[other])
    return found
