"""How the types of a source become those of the destination.

Types without identified structs are the same objects in all modules (see `irkit.types`). An identified struct of the
source becomes one of the destination if they stand for the same: a global of the same name has them, their names were
equal before loading made them unique, or their bodies are equal. Else it moves over as it is.

Note [names of structs]: LLVM loads all modules into one context, where a name that is taken gets a number, counted over
the whole context. A struct that becomes another one gives up its name, so that later ones find it free.
"""

from __future__ import annotations

from typing import Final

from irkit.dialects.features import OPAQUE_STRUCTS_ARE_MATCHED
from irkit.module import Module
from irkit.types import (
    LITERALS,
    ArrayType,
    FunctionType,
    IntegerType,
    PointerType,
    StructType,
    TargetExtensionType,
    Type,
    VectorType,
    rebuilt_type,
)

_DIGITS: Final = frozenset("0123456789")


class StructNames:
    """The names of identified structs; see Note [names of structs]."""

    def __init__(self) -> None:
        self.by_name: dict[str, StructType] = {}
        self.count: int = 0

    def rename(self, struct: StructType, name: str) -> None:
        """Give a struct a name, or the next free one made of it; "" takes its name away."""
        if struct.name and self.by_name.get(struct.name) is struct:
            del self.by_name[struct.name]
        chosen = name
        while chosen and chosen in self.by_name:
            chosen = f"{name}.{self.count}"
            self.count += 1
        struct.name = chosen
        if chosen:
            self.by_name[chosen] = struct

    def load(self, module: Module) -> None:
        """Take in the structs of a module, as if it were read now."""
        for struct in module.context.identified_structs:
            name = struct.name
            if name and self.by_name.get(name) is not struct:
                self.rename(struct, name)


class StructSet:
    """The identified structs of the destination, those with a body found by it."""

    def __init__(self) -> None:
        self.opaque: set[StructType] = set()
        self.by_body: dict[tuple[tuple[Type, ...], bool, bool], StructType] = {}

    def add(self, struct: StructType) -> None:
        if struct.elements is None:
            self.opaque.add(struct)
        else:
            self.by_body.setdefault((struct.elements, struct.packed, struct.explicit), struct)

    def has(self, struct: StructType) -> bool:
        if struct.elements is None:
            return struct in self.opaque
        return self.by_body.get((struct.elements, struct.packed, struct.explicit)) is struct


class TypeMap:
    """The types of one source by what they are in the destination."""

    def __init__(self, structs: StructSet, names: StructNames, module: Module, source: Module) -> None:
        self.structs: StructSet = structs
        self.names: StructNames = names
        self.module: Module = module
        self.shares_context: bool = source.context is module.context
        self.matches_opaque: bool = module.dialect.has(OPAQUE_STRUCTS_ARE_MATCHED)
        self.mapped: dict[Type, Type] = {}
        self.speculative: list[Type] = []
        self.speculative_opaque: list[StructType] = []
        self.to_resolve: list[StructType] = []  # of the source, with bodies, that became opaque ones
        self.resolved: set[StructType] = set()  # opaque ones of the destination that get a body

    # Finding the same

    def match(self, into: Type, source: Type) -> None:
        """Have `source` become `into`, if the two are built alike."""
        if self._is_alike(into, source):
            for ty in self.speculative:
                if isinstance(ty, StructType) and ty.name:
                    self.names.rename(ty, "")
        else:
            self._roll_back()
        self.speculative.clear()
        self.speculative_opaque.clear()

    def _roll_back(self) -> None:
        for ty in self.speculative:
            self.mapped.pop(ty, None)
        if self.speculative_opaque:
            del self.to_resolve[-len(self.speculative_opaque) :]
        self.resolved.difference_update(self.speculative_opaque)

    def _is_alike(self, into: Type, source: Type) -> bool:
        todo: list[tuple[Type, Type]] = [(into, source)]
        while todo:
            theirs, ours = todo.pop()
            if type(theirs) is not type(ours):
                return False
            known = self.mapped.get(ours)
            if known is not None:
                if known is not theirs:
                    return False
                continue
            if theirs is ours:
                self.mapped[ours] = theirs
                continue
            if isinstance(ours, StructType) and isinstance(theirs, StructType):
                if ours.elements is None or theirs.elements is None:
                    if not self._match_opaque(theirs, ours):
                        return False
                    continue
            inner, outer = ours.contained_types(), theirs.contained_types()
            if len(inner) != len(outer) or not _has_same_head(theirs, ours):
                return False
            self.mapped[ours] = theirs
            self.speculative.append(ours)
            todo.extend(reversed(list(zip(outer, inner, strict=True))))
        return True

    def _match_opaque(self, theirs: StructType, ours: StructType) -> bool:
        """An opaque struct becomes any; the first that an opaque one of the destination stands for gives it a body."""
        if not self.matches_opaque:
            return False
        if ours.elements is not None:
            if theirs in self.resolved:
                return False
            self.resolved.add(theirs)
            self.to_resolve.append(ours)
            self.speculative_opaque.append(theirs)
        self.mapped[ours] = theirs
        self.speculative.append(ours)
        return True

    def match_by_name(self, found: list[StructType]) -> None:
        """Match structs of the source, in this order, whose names got a number, with those that have the names."""
        for struct in found:
            if self.structs.has(struct):
                continue
            name = struct.name or ""
            prefix = _without_number(name)
            other = self.names.by_name.get(prefix) if prefix != name else None
            if other is not None and self.structs.has(other):
                self.match(other, struct)

    def resolve_opaque(self) -> None:
        """Give opaque structs of the destination the bodies that the source knows."""
        for struct in self.to_resolve:
            into = self.mapped[struct]
            assert isinstance(into, StructType)
            elements = tuple([self.get(element) for element in struct.elements or ()])
            into.set_body(elements, struct.packed, struct.explicit)
            self.structs.opaque.discard(into)
            self.structs.add(into)
        self.to_resolve.clear()
        self.resolved.clear()

    # Making

    def get(self, ty: Type) -> Type:
        """What a type of the source is in the destination."""
        if ty.home is LITERALS and not (isinstance(ty, StructType) and ty.name is not None):
            return ty
        found = self.mapped.get(ty)
        return found if found is not None else self._make(ty)

    def function(self, ty: FunctionType) -> FunctionType:
        made = self.get(ty)
        assert isinstance(made, FunctionType)
        return made

    def _make(self, root: Type) -> Type:
        """Parts before wholes; a struct that contains itself is made, without a body, when it is met again."""
        mapped = self.mapped
        open_structs: set[Type] = set()
        todo: list[tuple[Type, bool]] = [(root, False)]
        while todo:
            ty, parts_done = todo.pop()
            if parts_done:
                self._make_one(ty)
                open_structs.discard(ty)
                continue
            if ty in mapped:
                continue
            if isinstance(ty, StructType) and ty.name is not None:
                if ty in open_structs:
                    mapped[ty] = self.module.context.identified_struct()
                    continue
                open_structs.add(ty)
            todo.append((ty, True))
            todo.extend([(part, False) for part in reversed(ty.contained_types())])
        return mapped[root]

    def _make_one(self, ty: Type) -> None:
        parts = [self.mapped[part] for part in ty.contained_types()]
        known = self.mapped.get(ty)
        if known is not None:
            if isinstance(known, StructType) and isinstance(ty, StructType) and known.elements is None:
                if ty.elements is not None and known is not ty:
                    self._finish(known, ty, parts)
            return
        changed = any(part is not old for part, old in zip(parts, ty.contained_types(), strict=True))
        if isinstance(ty, StructType) and ty.name is not None:
            self.mapped[ty] = self._identified(ty, parts, changed)
        else:
            self.mapped[ty] = rebuilt_type(ty, parts) if changed else ty

    def _identified(self, ty: StructType, parts: list[Type], changed: bool) -> StructType:
        if ty.elements is None:
            return self._take_over(ty)
        old = self.structs.by_body.get((tuple(parts), ty.packed, ty.explicit))
        if old is not None:
            self.names.rename(ty, "")
            return old
        if not changed:
            return self._take_over(ty)
        made = self.module.context.identified_struct()
        self._finish(made, ty, parts)
        return made

    def _take_over(self, ty: StructType) -> StructType:
        self.structs.add(ty)
        if not self.shares_context:
            self.module.context.identified_structs.append(ty)
        return ty

    def _finish(self, made: StructType, source: StructType, parts: list[Type]) -> None:
        """Give a new struct its body, and the name of the one that it is made for."""
        made.set_body(tuple(parts), source.packed, source.explicit)
        name = source.name
        if name:
            self.names.rename(source, "")
            self.names.rename(made, name)
        self.structs.add(made)


def _has_same_head(left: Type, right: Type) -> bool:
    """Whether two types of one class are equal but for the types that they contain."""
    match left, right:
        case PointerType(), PointerType():
            return left.address_space == right.address_space
        case FunctionType(), FunctionType():
            return left.is_vararg == right.is_vararg
        case StructType(), StructType():
            return (left.is_literal, left.packed, left.explicit) == (right.is_literal, right.packed, right.explicit)
        case ArrayType(), ArrayType():
            return left.count == right.count
        case VectorType(), VectorType():
            return left.count == right.count and left.scalable == right.scalable
        case TargetExtensionType(), TargetExtensionType():
            return left.name == right.name and left.int_parameters == right.int_parameters
    return not isinstance(left, IntegerType)


def _without_number(name: str) -> str:
    """A struct's name without the number that made it unique."""
    dot = name.rfind(".")
    if dot <= 0 or name.endswith(".") or name[dot + 1] not in _DIGITS:
        return name
    return name[:dot]
