"""The orders of use-lists, once everything else is paired."""

from __future__ import annotations

from irkit.equivalence.describe import Names, subject_of, value_text
from irkit.equivalence.difference import Report
from irkit.equivalence.values import ValueMatcher
from irkit.globals import Function, GlobalValue
from irkit.values import Value


class UseListMatcher:
    def __init__(self, values: ValueMatcher, report: Report) -> None:
        self.values: ValueMatcher = values
        self.report: Report = report

    def compare(self, pairs: list[tuple[GlobalValue, GlobalValue]]) -> None:
        """Compare the use-lists of globals, then of the local values of each function."""
        for one, _other in pairs:
            self.report.at(subject_of(one))
            self.compare_value(one)
            if isinstance(one, Function):
                for argument in one.arguments:
                    self.compare_value(argument)
                for block in one.blocks:
                    self.compare_value(block)
                    for instruction in block.instructions:
                        self.compare_value(instruction)

    def compare_value(self, value: Value) -> None:
        partner = self.values.pairs.get(value)
        if partner is None:
            return
        mine = [(self.values.pairs.get(use.user), use.index) for use in value.uses]
        theirs = [(use.user, use.index) for use in partner.uses]
        known = {user for user, _ in theirs}
        order = [use for use in mine if use[0] in known]
        if order != theirs:
            names = self.report.left_names
            before, after = uses_text(value, names), uses_text(partner, self.report.right_names)
            self.report.changed(f"uses of {value_text(value, names)}", before, after)


def uses_text(value: Value, names: Names) -> str:
    return ", ".join([f"operand {use.index} of {value_text(use.user, names, 1)}" for use in value.uses[:8]])
