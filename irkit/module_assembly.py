"""Module-level inline assembly (LangRef, "Module-Level Inline Assembly"): pieces, each for a target of its own."""

from __future__ import annotations


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


def append(fragments: list[AssemblyFragment], text: str, target_features: str = "", target_cpu: str = "") -> None:
    """Append assembly, ended by a line break; to the last fragment if that is for the same target."""
    if text and not text.endswith("\n"):
        text += "\n"
    last = fragments[-1] if fragments else None
    if last is not None and (last.target_features, last.target_cpu) == (target_features, target_cpu):
        last.text += text
    elif text:
        fragments.append(AssemblyFragment(text, target_features, target_cpu))
