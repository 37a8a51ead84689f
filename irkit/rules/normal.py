"""Statements into declarations and clauses: alternatives become clauses of their own, aggregates literals.

Note [subsumption]: `p(x, o) <= p(x, y) :- body.` says that a row `p(x, o)` is not needed beside `p(x, y)`, and leaves
it out. It is made into a clause whose head is the first atom and whose body begins with both. After each round, what
such clauses find is taken away, so that nothing further follows from it. Whoever writes one has to see to it that what
follows from the one row is not needed beside what follows from the other: then the order of the rounds does not matter.
"""

from __future__ import annotations

import itertools
from typing import Final

from irkit.rules.functors import AGGREGATES, FUNCTORS, LARGEST, OPPOSITES
from irkit.rules.parsing import Node, refused, string_value
from irkit.rules.syntax import (
    Aggregate,
    Atom,
    Call,
    Clause,
    Condition,
    Constant,
    Expression,
    Literal,
    Variable,
    own_variables,
    variables,
)

MOST_ALTERNATIVES: Final = 1000  # of one clause
LONGEST_NUMBER: Final = 80  # digits, leading zeros among them

# A literal of the text, and whether it is negated.
Signed = tuple[Node, bool]


def is_subsumption(node: Node) -> bool:
    """Whether a clause of the text is one of Note [subsumption]."""
    head = node.parts[0]
    if head.kind != "compared" or head.parts[1].word != "<=":
        return False
    return head.parts[0].kind == "call" and head.parts[2].kind == "call"


def _two_rows(node: Node) -> list[list[Signed]]:
    """What finds the two rows of a subsumption, which are not the same, as alternatives. Raises ParseError."""
    less, sign, more = node.parts
    if less.parts[0].word != more.parts[0].word:
        raise node.position.error("a row can be left out beside another row of the same relation only")
    first, second = [[one for part in row.parts[1].parts for one in _conjuncts(part)] for row in (less, more)]
    for one in first:
        if one.kind not in ("variable", "number", "real", "string"):
            raise one.position.error("a row that is left out has variables and constants")
    for one in (*first, *second):
        if one.kind == "variable" and one.parts[0].word == "_":
            raise one.position.error("'_' stands for any value, and a row beside another one needs its values")
    unequal = Node(sign.kind, [], sign.position, "!=")
    return [
        [(less, False), (more, False), (Node("compared", [mine, unequal, theirs], node.position), False)]
        for mine, theirs in zip(first, second, strict=False)
        if mine.position.text[mine.position.start : mine.position.end]
        != theirs.position.text[theirs.position.start : theirs.position.end]
    ]


def clauses(node: Node) -> list[Clause]:
    """The clauses that a clause of the text stands for: one for each head and alternative. Raises ParseError."""
    heads = _conjuncts(node.parts[0])
    bodies: list[list[Signed]] = [[]]
    if len(node.parts) > 1:
        bodies = alternatives(node.parts[-1])
    if is_subsumption(node):
        head = heads[0].parts[0]
        pairs = [[*two, *body] for two in _two_rows(heads[0]) for body in bodies]
        heads, bodies = [head], _limited(node, pairs)
    found: list[Clause] = []
    for body in bodies:
        for head in heads:
            if head.kind != "call":
                raise head.position.error("a clause begins with a relation and what is in it: 'p(x, y)'")
            found.append(_Maker().clause(head, body, node))
    return found


def _conjuncts(node: Node) -> list[Node]:
    return node.parts if node.kind == "conjunction" else [node]


def alternatives(node: Node) -> list[list[Signed]]:
    """A body as alternatives that are conjunctions. Raises ParseError where they are too many."""

    def of(part: Node, negated: bool) -> list[list[Signed]]:
        if part.kind == "parenthesis" and len(part.parts) == 1:
            return of(part.parts[0], negated)
        if part.kind == "negated":
            return of(part.parts[-1], not negated)
        if part.kind not in ("conjunction", "disjunction"):
            return [[(part, negated)]]
        each = [of(one, negated) for one in part.parts]
        if (part.kind == "disjunction") != negated:
            return _limited(node, [one for several in each for one in several])
        found: list[list[Signed]] = [[]]
        for several in each:
            found = _limited(node, [[*first, *second] for first, second in itertools.product(found, several)])
        return found

    return of(node, False)


def _limited(node: Node, found: list[list[Signed]]) -> list[list[Signed]]:
    if len(found) > MOST_ALTERNATIVES:
        raise node.position.error(f"this body has more than {MOST_ALTERNATIVES} alternatives")
    return found


class _Maker:
    """Makes one clause; counts the variables that it makes."""

    def __init__(self) -> None:
        self.counter = itertools.count()

    def clause(self, head: Node, body: list[Signed], node: Node) -> Clause:
        extra: list[Aggregate] = []
        made = self.atom(head, False, extra)
        literals = [literal for part, negated in body for literal in self.literal(part, negated, extra)]
        scope = {name: name for literal in (made, *literals) for name in own_variables(literal)}
        scope |= {one.result.name: one.result.name for one in extra}
        return Clause(made, (*literals, *[self.closed(one, scope) for one in extra]), node.position)

    def closed(self, aggregate: Aggregate, scope: dict[str, str]) -> Aggregate:
        """An aggregate whose variables have names that nothing else has, but for those around it, which `scope` has."""
        number = next(self.counter)
        names = dict(scope)
        own = variables(aggregate.expression)
        for literal in aggregate.body:
            own += own_variables(literal)
        for name in own:
            if name not in names:
                names[name] = name if " " in name else f"{name} {number}"
        body = tuple(
            [
                self.closed(literal, names) if isinstance(literal, Aggregate) else renamed_literal(literal, names)
                for literal in aggregate.body
            ]
        )
        expression = None if aggregate.expression is None else renamed(aggregate.expression, names)
        used = dict.fromkeys(variables(expression))
        for literal in body:
            used |= dict.fromkeys(own_variables(literal))
        around = set(scope.values())
        injected = tuple([name for name in used if name in around])
        return Aggregate(aggregate.result, aggregate.kind, expression, body, injected, aggregate.position)

    def literal(self, node: Node, negated: bool, extra: list[Aggregate]) -> list[Literal]:
        if node.kind == "compared":
            left, sign, right = node.parts
            arguments = (self.expression(left, extra), self.expression(right, extra))
            return [Condition(OPPOSITES[sign.word] if negated else sign.word, arguments, node.position)]
        if node.kind == "call" and node.parts[0].word in ("contains", "match"):
            return [Condition(node.parts[0].word, self.arguments(node, extra), node.position, negated)]
        if node.kind == "call":
            return self.looked_up(self.atom(node, negated, extra))
        if node.kind == "variable" and node.parts[0].word in ("true", "false"):
            zero, one = Constant(0, node.position), Constant(1, node.position)
            return [] if (node.parts[0].word == "true") != negated else [Condition("=", (zero, one), node.position)]
        raise node.position.error("this is no condition: expected a relation with its arguments, or a comparison")

    def atom(self, node: Node, negated: bool, extra: list[Aggregate]) -> Atom:
        if node.parts[0].word in FUNCTORS:
            raise node.position.error(f"'{node.parts[0].word}' is a function, not a relation")
        return Atom(node.parts[0].word, self.arguments(node, extra), node.position, negated)

    def looked_up(self, atom: Atom) -> list[Literal]:
        """An atom of a body; where it is not negated, a variable that has to equal it stands for each expression."""
        if atom.negated:
            return [atom]
        arguments: list[Expression] = []
        conditions: list[Literal] = []
        for argument in atom.arguments:
            if isinstance(argument, Call):
                variable = Variable(f"value {next(self.counter)}", argument.position)
                conditions.append(Condition("=", (variable, argument), argument.position))
                arguments.append(variable)
            else:
                arguments.append(argument)
        return [Atom(atom.relation, tuple(arguments), atom.position), *conditions]

    def arguments(self, node: Node, extra: list[Aggregate]) -> tuple[Expression, ...]:
        inner = node.parts[1].parts
        return tuple(self.expression(one, extra) for part in inner for one in _conjuncts(part))

    def expression(self, node: Node, extra: list[Aggregate]) -> Expression:
        place = node.position
        if node.kind == "parenthesis" and len(node.parts) == 1:
            return self.expression(node.parts[0], extra)
        if node.kind == "variable":
            name = node.parts[0].word
            return Variable(f"_ {next(self.counter)}" if name == "_" else name, place)
        if node.kind in ("number", "real", "string"):
            return constant(node)
        if node.kind == "binary":
            left, sign, right = node.parts
            return Call(sign.word, (self.expression(left, extra), self.expression(right, extra)), place)
        if node.kind == "minus":
            return self.negative(node, extra)
        if node.kind == "call":
            return self.call(node, extra)
        if node.kind == "aggregate":
            return self.aggregate(node, extra)
        raise place.error("this is no value: expected a variable, a constant, a function or an aggregate")

    def negative(self, node: Node, extra: list[Aggregate]) -> Expression:
        inner = self.expression(node.parts[1], extra)
        if node.parts[0].word != "-":
            return Call("bnot", (inner,), node.position)
        if isinstance(inner, Constant) and not isinstance(inner.value, str):
            return Constant(-inner.value, node.position)
        return Call("negate", (inner,), node.position)

    def call(self, node: Node, extra: list[Aggregate]) -> Call:
        name = node.parts[0].word
        functor = FUNCTORS.get(name)
        if functor is None or name == "negate":
            raise refused(node.position, name) or node.position.error(f"there is no function '{name}'")
        arguments = self.arguments(node, extra)
        if not functor.accepts(len(arguments)):
            raise node.position.error(f"'{name}' has {len(functor.arguments)} arguments, not {len(arguments)}")
        return Call(name, arguments, node.position)

    def aggregate(self, node: Node, extra: list[Aggregate]) -> Variable:
        """The variable that stands for an aggregate, which joins `extra`."""
        kind, group = node.parts[0].word, node.parts[-1]
        below: list[Aggregate] = []
        expression = self.expression(node.parts[1], below) if len(node.parts) > 2 else None
        if expression is None and AGGREGATES[kind].arguments:
            raise node.position.error(f"'{kind}' needs an expression: '{kind} x : {{ p(x) }}'")
        if expression is not None and not AGGREGATES[kind].arguments:
            raise node.position.error("'count' counts what is found, and has no expression: 'count : { p(x) }'")
        inner = _called(group) if group.kind == "single" else group.parts[0]
        bodies = alternatives(inner)
        if len(bodies) != 1:
            raise group.position.error("what is aggregated has no alternatives; give them a relation of their own")
        body = [literal for part, negated in bodies[0] for literal in self.literal(part, negated, below)]
        body += below
        result = Variable(f"{kind} {next(self.counter)}", node.position)
        extra.append(Aggregate(result, kind, expression, tuple(body), (), node.position))
        return result


def renamed(expression: Expression, names: dict[str, str]) -> Expression:
    if isinstance(expression, Variable):
        return Variable(names[expression.name], expression.position)
    if isinstance(expression, Call):
        arguments = tuple([renamed(argument, names) for argument in expression.arguments])
        return Call(expression.function, arguments, expression.position)
    return expression


def renamed_literal(literal: Atom | Condition, names: dict[str, str]) -> Atom | Condition:
    arguments = tuple([renamed(argument, names) for argument in literal.arguments])
    if isinstance(literal, Atom):
        return Atom(literal.relation, arguments, literal.position, literal.negated)
    return Condition(literal.test, arguments, literal.position, literal.negated)


def _called(node: Node) -> Node:
    return Node("call", node.parts, node.position, depth=node.depth)


def constant(node: Node) -> Constant:
    """A number, a float or a string of the text. Raises ParseError for a number that has more than 64 bits."""
    token = node.parts[0]
    if node.kind == "string":
        return Constant(string_value(token), node.position)
    if node.kind == "real":
        return Constant(float(token.word), node.position)
    base = 0 if token.word.startswith(("0x", "0b")) else 10
    if len(token.word) > LONGEST_NUMBER or (value := int(token.word, base)) > LARGEST:
        raise node.position.error("this number has more than 64 bits")
    return Constant(value, node.position)
