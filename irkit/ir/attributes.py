"""Sets of attributes, with the words that llvmlite takes."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, ClassVar

from irkit.errors import EditError
from irkit.ir import types
from irkit.ir.errors import MisuseError


class AttributeSet(set[str]):
    """Words, of those that are known; iterated in order by `_to_list`."""

    _known: ClassVar[Collection[str]] = ()

    def __init__(self, args: Iterable[str] = ()) -> None:
        super().__init__()
        for name in [args] if isinstance(args, str) else args:
            self.add(name)

    def add(self, name: str) -> None:
        """Raises `ValueError` for a word that is not known here."""
        if name not in self._known:
            raise EditError(f"unknown attr {name!r} for {self}")
        super().add(name)

    def _expand(self, name: str, typ: Any) -> str:
        return name

    def _to_list(self, typ: Any) -> list[str]:
        return [self._expand(name, typ) for name in sorted(self)]


def _numbers(owner: Any, names: Iterable[str]) -> list[tuple[str, int]]:
    return [(name, getattr(owner, name)) for name in names if getattr(owner, name)]


def _checked(value: int) -> int:
    if not isinstance(value, int) or value < 0:
        raise MisuseError(f"{value!r} where an attribute has a number from 0 on")
    return value


class FunctionAttributes(AttributeSet):
    """A function's."""

    _known = frozenset(
        [
            "argmemonly",
            "alwaysinline",
            "builtin",
            "cold",
            "convergent",
            "inaccessiblememonly",
            "inaccessiblemem_or_argmemonly",
            "inlinehint",
            "jumptable",
            "minsize",
            "naked",
            "nobuiltin",
            "noduplicate",
            "noimplicitfloat",
            "noinline",
            "nonlazybind",
            "norecurse",
            "noredzone",
            "noreturn",
            "nounwind",
            "optnone",
            "optsize",
            "readnone",
            "readonly",
            "returns_twice",
            "sanitize_address",
            "sanitize_memory",
            "sanitize_thread",
            "ssp",
            "sspreg",
            "sspstrong",
            "uwtable",
        ]
    )

    def __init__(self, args: Iterable[str] = ()) -> None:
        self._alignstack = 0
        self._personality: Any = None
        super().__init__(args)

    def add(self, name: str) -> None:
        other = {"alwaysinline": "noinline", "noinline": "alwaysinline"}.get(name)
        if other in self:
            raise EditError("Can't have alwaysinline and noinline")
        super().add(name)

    @property
    def alignstack(self) -> int:
        return self._alignstack

    @alignstack.setter
    def alignstack(self, value: int) -> None:
        self._alignstack = _checked(value)

    @property
    def personality(self) -> Any:
        return self._personality

    @personality.setter
    def personality(self, value: Any) -> None:
        if value is not None and not isinstance(value, types.Makers.global_value):
            raise MisuseError(f"{value!r} where a function has its personality, a global value")
        self._personality = value

    def _to_list(self, typ: Any) -> list[str]:
        words = super()._to_list(typ) + [f"{name}({n})" for name, n in _numbers(self, ["alignstack"])]
        if self.personality is not None:
            words.append(f"personality {self.personality.type} {self.personality.get_reference()}")
        return words


class ArgumentAttributes(AttributeSet):
    """A parameter's, or those of what is returned."""

    _typed: ClassVar[frozenset[str]] = frozenset(["byref", "byval", "elementtype", "inalloca", "preallocated", "sret"])
    _known = _typed | frozenset(
        [
            "captures(none)",
            "immarg",
            "inreg",
            "nest",
            "noalias",
            "nofree",
            "nonnull",
            "noundef",
            "returned",
            "signext",
            "swiftasync",
            "swifterror",
            "swiftself",
            "zeroext",
        ]
    )

    def __init__(self, args: Iterable[str] = ()) -> None:
        self._align = 0
        self._dereferenceable = 0
        self._dereferenceable_or_null = 0
        super().__init__(args)

    def _expand(self, name: str, typ: Any) -> str:
        return f"{name}({typ.pointee})" if name in self._typed else name

    @property
    def align(self) -> int:
        return self._align

    @align.setter
    def align(self, value: int) -> None:
        self._align = _checked(value)

    @property
    def dereferenceable(self) -> int:
        return self._dereferenceable

    @dereferenceable.setter
    def dereferenceable(self, value: int) -> None:
        self._dereferenceable = _checked(value)

    @property
    def dereferenceable_or_null(self) -> int:
        return self._dereferenceable_or_null

    @dereferenceable_or_null.setter
    def dereferenceable_or_null(self, value: int) -> None:
        self._dereferenceable_or_null = _checked(value)

    def _to_list(self, typ: Any) -> list[str]:
        words = super()._to_list(typ)
        if self.align:
            words.append(f"align {self.align}")
        return words + [f"{name}({n})" for name, n in _numbers(self, ["dereferenceable", "dereferenceable_or_null"])]
