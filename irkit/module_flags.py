"""The flags of a module as a mapping (LangRef, "Module Flags Metadata")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from irkit.edits import editing
from irkit.errors import NotFoundError

if TYPE_CHECKING:
    from irkit.metadata import Metadata
    from irkit.module import Module
    from irkit.words import FlagBehavior


class ModuleFlag:
    """One flag: its `name`, what linking makes of two of the name (`behavior`), and the `value`: an integer for
    a constant integer, a string for a string, else the node."""

    __slots__ = ("behavior", "name", "value")

    def __init__(self, name: str, behavior: FlagBehavior, value: int | str | Metadata) -> None:
        self.name: str = name
        self.behavior: FlagBehavior = behavior
        self.value: int | str | Metadata = value

    def __repr__(self) -> str:
        return f"<ModuleFlag {self.name!r} {self.behavior} {self.value!r}>"


class ModuleFlags:
    """What `module.flags` is: names to values, in the order of `!llvm.module.flags`. It shows what the module has at
    any time. `flag` tells the behavior of a flag too. Flags of behavior "require" are requirements of others and are
    in `requirements`.
    """

    __slots__ = ("_module",)

    def __init__(self, module: Module) -> None:
        self._module: Module = module

    def _all(self) -> list[ModuleFlag]:
        found: list[ModuleFlag] = editing("module_flags", "flags_of")(self._module)
        return found

    def items(self) -> list[tuple[str, int | str | Metadata]]:
        """Name and value of each flag. A copy."""
        return [(flag.name, flag.value) for flag in self._all() if flag.behavior != "require"]

    def keys(self) -> list[str]:
        return [name for name, _ in self.items()]

    def values(self) -> list[int | str | Metadata]:
        return [value for _, value in self.items()]

    @property
    def requirements(self) -> list[ModuleFlag]:
        """The flags that ask for the values of others; each value is a pair of a name and that flag's value."""
        return [flag for flag in self._all() if flag.behavior == "require"]

    def flag(self, name: str) -> ModuleFlag:
        """The flag of that name, with its behavior. Raises NotFoundError, which is a KeyError, if there is none."""
        for flag in self._all():
            if flag.name == name and flag.behavior != "require":
                return flag
        raise NotFoundError(f"{self._module!r} has no flag {name!r}")

    def get(self, name: str, default: int | str | Metadata | None = None) -> int | str | Metadata | None:
        """The value of the flag of that name, or the default."""
        return dict(self.items()).get(name, default)

    def set(self, name: str, value: int | str | Metadata | object, behavior: FlagBehavior | object = "") -> None:
        """Give a flag a value, and a behavior: "error", "warning", "require", "override", "append", "append_unique",
        "max" or "min"; "" keeps what the flag has, and is "error" for a new one. An integer becomes an `i32`, or keeps
        the type that the flag has; a string a metadata string.

        Raises EditError, with nothing changed, for what is no such value or behavior, and where LLVM's verifier
        refuses the flag, in its words.
        """
        editing("module_flags", "set_flag")(self._module, name, value, behavior)

    def discard(self, name: str) -> None:
        """Take the flag of that name away, if there is one. Raises EditError where another flag requires it."""
        editing("module_flags", "discard_flag")(self._module, name)

    def __getitem__(self, name: str) -> int | str | Metadata:
        """The value. Raises NotFoundError, which is a KeyError, if there is no such flag."""
        return self.flag(name).value

    def __setitem__(self, name: str, value: int | str | Metadata | object) -> None:
        """What `set` does, with the behavior that the flag has; "error" for a new one."""
        self.set(name, value)

    def __delitem__(self, name: str) -> None:
        """Take the flag away. Raises NotFoundError if there is none, EditError where another flag requires it."""
        self.flag(name)
        self.discard(name)

    def __contains__(self, name: object) -> bool:
        return name in self.keys()

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def __len__(self) -> int:
        return len(self.keys())

    def __eq__(self, other: object) -> bool:
        """Whether both have the same flags, in the same order."""
        return isinstance(other, ModuleFlags) and self.items() == other.items()

    __hash__ = None  # type: ignore[assignment]  # what it shows changes

    def __repr__(self) -> str:
        return f"<ModuleFlags {dict(self.items())!r}>"
