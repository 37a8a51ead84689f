"""Module-level inline assembly (LangRef, "Module-Level Inline Assembly"): pieces, each for a target of its own."""

from __future__ import annotations

from irkit.dialects import Dialect
from irkit.dialects.features import ASSEMBLY_FRAGMENTS
from irkit.errors import UnsupportedError
from irkit.guarding import protect
from irkit.words import check_text


class AssemblyFragment:
    """Some lines of module-level assembly, each ended by a line break, and what they are assembled for.

    `target_features` and `target_cpu` are "" where the module says nothing of them, as before LLVM 23.
    """

    __slots__ = ("target_cpu", "target_features", "text")

    def __init__(self, text: str, target_features: str = "", target_cpu: str = "") -> None:
        self.text: str = text
        self.target_features: str = target_features
        self.target_cpu: str = target_cpu

    @property
    def properties(self) -> tuple[tuple[str, str], ...]:
        """What is said, by LLVM's names, in its order."""
        said = (("target_features", self.target_features), ("target_cpu", self.target_cpu))
        return tuple([(name, value) for name, value in said if value])

    def __repr__(self) -> str:
        return f"<AssemblyFragment {self.text[:30]!r}>"


def check_properties(dialect: Dialect, fragment: AssemblyFragment) -> None:
    """Raise UnsupportedError for what the release's files cannot say of a fragment."""
    for name, _ in fragment.properties if not dialect.has(ASSEMBLY_FRAGMENTS) else ():
        raise UnsupportedError(f"the {name} of module-level assembly in LLVM {dialect.llvm_version}")


def append(
    dialect: Dialect,
    fragments: list[AssemblyFragment],
    text: str | object,
    target_features: str = "",
    target_cpu: str = "",
) -> None:
    """Append assembly, ended by a line break; to the last fragment if that is for the same target."""
    text = check_text("assembly", text)
    check_text("list of target features", target_features)
    check_text("target processor", target_cpu)
    check_properties(dialect, AssemblyFragment(text, target_features, target_cpu))
    if text and not text.endswith("\n"):
        text += "\n"
    last = fragments[-1] if fragments else None
    if last is not None and (last.target_features, last.target_cpu) == (target_features, target_cpu):
        last.text += text
    elif text:
        fragments.append(AssemblyFragment(text, target_features, target_cpu))


protect(__name__)
