"""Findings as SARIF 2.1.0 (OASIS, "Static Analysis Results Interchange Format"), which code hosts and editors show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

import irkit
from irkit.linter.rules import RULES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irkit.cli.lint import LintFinding, Step

_SCHEMA: Final = "https://json.schemastore.org/sarif-2.1.0.json"


def sarif(findings: Sequence[LintFinding]) -> dict[str, Any]:
    """One run with all findings, and the rules that they speak of."""
    numbers = {name: number for number, name in enumerate(RULES)}
    driver = {
        "name": "irkit",
        "version": irkit.__version__,
        "rules": [
            {
                "id": rule.name,
                "shortDescription": {"text": rule.reason},
                "help": {"text": f'LLVM\'s reference, "{rule.section}"; docs/lint.md#{rule.name}'},
                "defaultConfiguration": {"level": rule.severity},
            }
            for rule in RULES.values()
        ],
    }
    results = [result(one, numbers[one.rule]) for one in findings]
    return {"$schema": _SCHEMA, "version": "2.1.0", "runs": [{"tool": {"driver": driver}, "results": results}]}


def result(finding: LintFinding, rule: int) -> dict[str, Any]:
    made: dict[str, Any] = {
        "ruleId": finding.rule,
        "ruleIndex": rule,
        "level": finding.severity,
        "message": {"text": finding.message},
        "locations": [location(finding.file, finding)],
    }
    if finding.chain:
        steps: list[LintFinding | Step] = [*finding.chain, finding]
        flow = [{"location": location(finding.file, step) | {"message": {"text": step.message}}} for step in steps]
        made["codeFlows"] = [{"threadFlows": [{"locations": flow}]}]
    return made


def location(file: str, place: LintFinding | Step) -> dict[str, Any]:
    physical: dict[str, Any] = {"artifactLocation": {"uri": quote(file, errors="surrogateescape")}}
    if place.line is not None:
        physical["region"] = {"startLine": place.line, "startColumn": place.column}
    return {"physicalLocation": physical, "logicalLocations": [{"fullyQualifiedName": place.path}]}
