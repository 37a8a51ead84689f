"""Types that a newer release has in another form: typed pointers, which become opaque ones, and `x86_mmx`.

Note [structs in their places]: an identified struct stays the object that it is, and gets another body; types that are
made of it stay equal to what they were. All other types are made anew.
"""

from __future__ import annotations

from irkit.dialects import Dialect
from irkit.dialects.features import KEEPS_TYPED_POINTERS, X86_MMX
from irkit.guarding import put
from irkit.module import Module
from irkit.types import (
    FunctionType,
    PointerType,
    StructType,
    Type,
    X86MMXType,
    integer_type,
    pointer_type,
    rebuilt_type,
    vector_type,
)


class TypeUpgrade:
    """What each type of a module is in a newer dialect."""

    def __init__(self, dialect: Dialect) -> None:
        self.drops_pointees: bool = not dialect.has(KEEPS_TYPED_POINTERS)
        self.drops_mmx: bool = not dialect.has(X86_MMX)
        self.known: dict[Type, Type] = {}

    def get(self, ty: Type) -> Type:
        found = self.known.get(ty)
        return found if found is not None else self._make(ty)

    def function(self, ty: FunctionType) -> FunctionType:
        made = self.get(ty)
        assert isinstance(made, FunctionType)
        return made

    def _make(self, root: Type) -> Type:
        """Parts before wholes; what a pointer points to does not matter."""
        known = self.known
        todo: list[Type] = [root]
        while todo:
            ty = todo[-1]
            made = self._simple(ty)
            if made is None:
                parts = ty.contained_types()
                missing = [part for part in parts if part not in known]
                if missing:
                    todo += missing
                    continue
                made = rebuilt_type(ty, [known[part] for part in parts])
            known[ty] = made
            todo.pop()
        return known[root]

    def _simple(self, ty: Type) -> Type | None:
        """What a type becomes whatever it is made of; None where the parts tell."""
        if isinstance(ty, PointerType) and ty.pointee is not None and self.drops_pointees:
            return pointer_type(ty.address_space)
        if isinstance(ty, X86MMXType) and self.drops_mmx:
            return vector_type(integer_type(64), 1)
        if isinstance(ty, StructType) and not ty.is_literal:
            return ty
        return None if ty.contained_types() else ty

    def set_bodies(self, module: Module) -> None:
        """Give identified structs their new bodies: see Note [structs in their places]."""
        for struct in module.context.identified_structs:
            if struct.elements is not None:
                put(struct, "elements", tuple([self.get(element) for element in struct.elements]))
