"""NVVM's barriers, which LLVM 21 and 22 renamed after what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.dialects.features import RENAMED_BARRIERS, RENAMED_REDUCTIONS
from irkit.functions import Function
from irkit.instructions import CastInst
from irkit.upgrades.old_calls.builder import Builder, Changes

_Rewrite = Callable[[Builder], None]
_Rule = Callable[[Changes, Function], _Rewrite | None]


def _barrier(what: str) -> _Rule:
    """A barrier of the arguments it had; of number 0 where it had none."""
    base = f"llvm.nvvm.barrier.cta.sync.{what}"

    def rule(changes: Changes, function: Function) -> _Rewrite | None:
        return rewrite if changes.module.dialect.has(RENAMED_BARRIERS) else None

    def rewrite(b: Builder) -> None:
        b.replace(b.intrinsic(base, b.call.type, list(b.call.arguments) or [b.integer(32, 0)]))

    return rule


def _reduction(operation: str) -> _Rule:
    """A barrier that reduces what the threads say, a bit now."""
    base = f"llvm.nvvm.barrier.cta.red.{operation}.aligned.all"

    def rule(changes: Changes, function: Function) -> _Rewrite | None:
        return rewrite if changes.module.dialect.has(RENAMED_REDUCTIONS) else None

    def rewrite(b: Builder) -> None:
        bit = b.context.integer(1)
        said = b.compare("ne", b.call.arguments[0], b.integer(32, 0), "")
        result = b.call.type if operation == "popc" else bit
        made = b.intrinsic(base, result, [b.integer(32, 0), said])
        b.replace(made if result is b.call.type else b.add(CastInst("zext", made, b.call.type)))

    return rule


BARRIERS: Final[tuple[tuple[str, _Rule], ...]] = (
    ("llvm.nvvm.barrier0", _barrier("aligned.all")),
    ("llvm.nvvm.barrier.n", _barrier("aligned.all")),
    ("llvm.nvvm.bar.sync", _barrier("aligned.all")),
    ("llvm.nvvm.barrier", _barrier("aligned.count")),
    ("llvm.nvvm.barrier.sync", _barrier("all")),
    ("llvm.nvvm.barrier.sync.cnt", _barrier("count")),
    ("llvm.nvvm.barrier0.popc", _reduction("popc")),
    ("llvm.nvvm.barrier0.and", _reduction("and")),
    ("llvm.nvvm.barrier0.or", _reduction("or")),
)
