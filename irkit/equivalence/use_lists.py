"""The orders of use-lists, once everything else is paired."""

from __future__ import annotations

from irkit.equivalence.describe import Names, global_text, instruction_text, subject_of, value_text
from irkit.equivalence.difference import Report
from irkit.equivalence.values import ValueMatcher
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instructions import Instruction, function_of
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
        # Constants that nothing uses any more are users too, but no part of a module: they have no partners.
        known = {user for user, _ in theirs}
        partners = {user for user, _ in mine}
        order = [use for use in mine if use[0] in known]
        expected = [use for use in theirs if use[0] in partners]
        if order != expected:
            both = zip(order, expected, strict=False)
            shorter = min(len(order), len(expected))
            place = next((place for place, (use, other) in enumerate(both) if use != other), shorter)
            before = use_text(value, place, self.report.left_names)
            after = use_text(partner, place, self.report.right_names)
            text = value_text(value, self.report.left_names)
            self.report.changed(f"use {place} of {text}", before, after)


def use_text(value: Value, place: int, names: Names) -> str:
    """One use of a value, "" if it has fewer."""
    uses = value.uses
    if place >= len(uses):
        return ""
    use = uses[place]
    user = use.user
    if not isinstance(user, Instruction):
        return f"operand {use.index} of {value_text(user, names, 1)}"
    function = function_of(user)
    where = "" if function is None else f" in {global_text(function)}"
    return f"operand {use.index} of {instruction_text(user, names)}{where}"
