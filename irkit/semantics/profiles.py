"""Profiles: the semantics where the references and releases differ."""

from __future__ import annotations

from typing import Final

from irkit.errors import UnsupportedError


class Profile:
    """One semantics: the answers to the questions on which the references differ.

    `uninitialised` is what memory holds before it is written, `undef` what the word in a module means: "undef" or
    "poison". `select_on_poison` is what a `select` with a poison condition is: "poison".
    `branch_on_undef` is whether a branch on undef or poison is undefined behaviour.
    """

    __slots__ = ("branch_on_undef", "doc", "name", "select_on_poison", "undef", "uninitialised")

    def __init__(
        self, name: str, doc: str, *, uninitialised: str, undef: str, select_on_poison: str, branch_on_undef: bool
    ) -> None:
        self.name: Final = name
        self.doc: Final = doc
        self.uninitialised: Final = uninitialised
        self.undef: Final = undef
        self.select_on_poison: Final = select_on_poison
        self.branch_on_undef: Final = branch_on_undef


PROFILES: Final = (
    Profile(
        "figure-3.1",
        "the semantics of figure 3.1 of the thesis: there is no undef",
        uninitialised="poison",
        undef="poison",
        select_on_poison="poison",
        branch_on_undef=True,
    ),
    Profile(
        "llvm-22",
        "LangRef of LLVM 22",
        uninitialised="undef",
        undef="undef",
        select_on_poison="poison",
        branch_on_undef=True,
    ),
)
BY_NAME: Final[dict[str, Profile]] = {profile.name: profile for profile in PROFILES}
DEFAULT: Final = "llvm-22"

# What tells the profiles apart and what does not, for the page: the question, the field, and who else says what.
QUESTIONS: Final = (
    (
        "What does a load of memory that was never written give?",
        "uninitialised",
        "The manual: undef stands for exactly these loads.",
    ),
    (
        "What does the word `undef` in a module mean?",
        "undef",
        "The thesis removes it from the language (section 3.2); the manual calls it deprecated.",
    ),
    (
        "What is a `select` with a poison condition?",
        "select_on_poison",
        "Figure 3.1 and the manual say poison; the text of section 3.2.2 says immediate undefined behaviour, "
        "as for the branch that it may become.",
    ),
    (
        "Is a branch on undef or poison undefined behaviour?",
        "branch_on_undef",
        "Section 3.2.1, the manual and LangRef agree.",
    ),
)


def profile_named(name: str) -> Profile:
    """The profile of that name. Raises UnsupportedError for another."""
    found = BY_NAME.get(name)
    if found is None:
        raise UnsupportedError(f"the profile '{name}': there are {', '.join(BY_NAME)}")
    return found
