"""`llvm-diff`."""

from __future__ import annotations

from typing import Final

from irkit.cli.llvm.options import Option
from irkit.cli.llvm.structure.functions import FunctionComparison
from irkit.cli.llvm.structure.report import Report
from irkit.cli.llvm.tool import Tool, ToolError
from irkit.functions import Function
from irkit.module import Module

OPTIONS: Final = (Option("opaque-pointers", handled=False, first=14, last=16),)


def run(tool: Tool) -> int:
    line = tool.options(*OPTIONS)
    if len(line.files) < 2:
        raise ToolError(
            f"{tool.name}: Not enough positional command line arguments specified!\n"
            f"Must specify at least 2 positional arguments: See: {tool.name} --help"
        )
    left, right = [tool.read(path) for path in line.files[:2]]
    report = Report(left, right, tool.say)
    names = line.files[2:]
    for name in names:
        compare_named(tool, report, left, right, name.removeprefix("@"))
    if not names:
        compare_modules(report, left, right)
    return 1 if report.differs else 0


def compare_named(tool: Tool, report: Report, left: Module, right: Module, name: str) -> None:
    found = [function_named(module, name) for module in (left, right)]
    if found[0] is not None and found[1] is not None:
        compare_functions(report, found[0], found[1])
        return
    where = "either module" if found[0] is found[1] else f"{'left' if found[0] is None else 'right'} module"
    tool.say(f"No function named @{name} in {where}")


def function_named(module: Module, name: str) -> Function | None:
    found = module.get(name)
    return found if isinstance(found, Function) else None


def compare_modules(report: Report, left: Module, right: Module) -> None:
    """All functions: first those that only one module has, then those that both have."""
    pairs: list[tuple[Function, Function]] = []
    anonymous = [sum(1 for one in module.functions if not one.name) for module in (left, right)]
    for one in left.functions:
        other = function_named(right, one.name) if one.name else None
        if other is not None:
            pairs.append((one, other))
        elif one.name:
            report.log(f"function @{one.name} exists only in left module")
    names = {one.name for one in left.functions}
    for other in right.functions:
        if other.name and other.name not in names:
            report.log(f"function @{other.name} exists only in right module")
    if any(anonymous):
        ours = f"{anonymous[0]} anonymous functions in the left module"
        report.log(f"not comparing {ours} and {anonymous[1]} in the right module")
    for one, other in pairs:
        compare_functions(report, one, other)


def compare_functions(report: Report, left: Function, right: Function) -> None:
    report.enter(left, right)
    if not left.is_declaration and not right.is_declaration:
        FunctionComparison(report, left, right).run()
    elif not right.is_declaration:
        report.log("left function is declaration, right function is definition")
    elif not left.is_declaration:
        report.log("right function is declaration, left function is definition")
    report.leave()
