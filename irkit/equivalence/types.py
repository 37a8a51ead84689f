"""Types of two contexts, matched with each other.

Types are unique in their context, so a type of the first module has one partner in the second, which is kept. An
identified struct matches by its name, an unnamed one with the first that stands in its place; their bodies are compared
afterwards, once, so that a changed struct is one difference and not one wherever it is used.
"""

from __future__ import annotations

from irkit.equivalence.difference import Report
from irkit.types import (
    ArrayType,
    FunctionType,
    IntegerType,
    PointerType,
    PrimitiveType,
    StructType,
    TargetExtensionType,
    Type,
    VectorType,
    quoted_name,
    struct_body,
)


class TypeMatcher:
    def __init__(self, report: Report) -> None:
        self.report: Report = report
        self.pairs: dict[Type, Type] = {}
        self.partners: dict[Type, Type] = {}  # of identified structs, from the second module to the first
        self.structs: list[StructType] = []  # of the first module, whose bodies are not compared yet

    def same(self, left: Type, right: Type) -> bool:
        found = self.pairs.get(left)
        if found is not None:
            return found is right
        return self.match(left, right)

    def match(self, left: Type, right: Type) -> bool:
        """Compare two types with all that they are built from, and keep them as pairs if they are the same."""
        pairs = self.pairs
        made: list[Type] = []
        todo: list[tuple[Type, Type]] = [(left, right)]
        while todo:
            one, other = todo.pop()
            known = pairs.get(one)
            if known is other:
                continue
            if known is not None or not self.same_head(one, other):
                self.forget(made)
                return False
            pairs[one] = other
            made.append(one)
            if isinstance(one, StructType) and one.name is not None:
                self.partners[other] = one
                self.structs.append(one)
                continue
            inner, outer = one.contained_types(), other.contained_types()
            for index in range(len(inner)):
                todo.append((inner[index], outer[index]))
        return True

    def forget(self, made: list[Type]) -> None:
        for one in made:
            other = self.pairs.pop(one)
            if self.partners.get(other) is one:
                del self.partners[other]
                self.structs.remove(one)  # type: ignore[arg-type]  # only structs have partners

    def same_head(self, one: Type, other: Type) -> bool:
        """Whether two types are the same if those are that they are built from, of which they have equally many."""
        if type(one) is not type(other):
            return False
        if isinstance(one, PrimitiveType):
            assert isinstance(other, PrimitiveType)
            return one.keyword == other.keyword
        if isinstance(one, IntegerType):
            assert isinstance(other, IntegerType)
            return one.width == other.width
        if isinstance(one, StructType):
            assert isinstance(other, StructType)
            if one.name is not None:
                return one.name == other.name and other not in self.partners
            if other.name is not None or one.packed != other.packed or one.explicit != other.explicit:
                return False
        elif isinstance(one, PointerType):
            assert isinstance(other, PointerType)
            if one.address_space != other.address_space:
                return False
        elif isinstance(one, ArrayType):
            assert isinstance(other, ArrayType)
            return one.count == other.count
        elif isinstance(one, VectorType):
            assert isinstance(other, VectorType)
            return one.count == other.count and one.scalable == other.scalable
        elif isinstance(one, FunctionType):
            assert isinstance(other, FunctionType)
            if one.is_vararg != other.is_vararg:
                return False
        elif isinstance(one, TargetExtensionType):
            assert isinstance(other, TargetExtensionType)
            if one.name != other.name or one.int_parameters != other.int_parameters:
                return False
        return len(one.contained_types()) == len(other.contained_types())

    def compare_structs(self) -> None:
        """Compare the bodies of the identified structs that were met."""
        while self.structs:
            one = self.structs.pop()
            other = self.pairs[one]
            assert isinstance(other, StructType)
            if not self.same_body(one, other):
                self.report.at(f"type %{quoted_name(one.name or '<unnamed>')}")
                self.report.changed("", body_text(one), body_text(other))

    def same_body(self, one: StructType, other: StructType) -> bool:
        left, right = one.elements, other.elements
        if left is None or right is None:
            return left is None and right is None
        if one.packed != other.packed or one.explicit != other.explicit or len(left) != len(right):
            return False
        return all(self.same(left[index], right[index]) for index in range(len(left)))


def body_text(ty: StructType) -> str:
    return "".join([str(piece) for piece in struct_body(ty)])
