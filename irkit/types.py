"""LLVM's type system (LangRef, "Type System").

Types are made by a `Context` and unique in it, so that equal types are the same object; only identified structs are
made anew each time. A type is immutable, but for the body of an identified struct, which may be set once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

_WIDTHS: Final = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "x86_fp80": 80, "fp128": 128}


class Type:
    """The root of all types."""

    __slots__ = ()

    def contained_types(self) -> Sequence[Type]:
        """The types that this one is built from, in LLVM's order (for a function: result first)."""
        return ()

    def scalar_type(self) -> Type:
        """A vector's element type; any other type is its own."""
        return self

    def is_first_class(self) -> bool:
        return not isinstance(self, (VoidType, FunctionType))

    def is_int_or_int_vector(self) -> bool:
        return isinstance(self.scalar_type(), IntegerType)

    def is_fp_or_fp_vector(self) -> bool:
        return isinstance(self.scalar_type(), FloatingPointType)

    def is_pointer_or_pointer_vector(self) -> bool:
        return isinstance(self.scalar_type(), PointerType)

    def __str__(self) -> str:
        return type_text(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


class PrimitiveType(Type):
    """A type that is known by its keyword alone: `void`, `label`, `metadata`, `token`, `x86_amx`, `x86_mmx`."""

    __slots__ = ("keyword",)

    def __init__(self, keyword: str) -> None:
        self.keyword: str = keyword


class VoidType(PrimitiveType):
    __slots__ = ()


class LabelType(PrimitiveType):
    __slots__ = ()


class MetadataType(PrimitiveType):
    __slots__ = ()


class TokenType(PrimitiveType):
    __slots__ = ()


class X86AMXType(PrimitiveType):
    __slots__ = ()


class X86MMXType(PrimitiveType):
    """`x86_mmx`, an alias of `<1 x i64>` from LLVM 20 on."""

    __slots__ = ()


class FloatingPointType(PrimitiveType):
    """`half`, `bfloat`, `float`, `double`, `x86_fp80`, `fp128` or `ppc_fp128`; `width` in bits."""

    __slots__ = ("width",)

    def __init__(self, keyword: str) -> None:
        super().__init__(keyword)
        self.width: int = _WIDTHS.get(keyword, 128)


class IntegerType(Type):
    """`iN`; `width` in bits, 1 to 8,388,608."""

    __slots__ = ("width",)

    def __init__(self, width: int) -> None:
        self.width: int = width


class PointerType(Type):
    """`ptr` where `pointee` is None, otherwise a typed pointer of LLVM 16 and older."""

    __slots__ = ("address_space", "pointee")

    def __init__(self, pointee: Type | None, address_space: int) -> None:
        self.pointee: Type | None = pointee
        self.address_space: int = address_space

    def contained_types(self) -> Sequence[Type]:
        return () if self.pointee is None else (self.pointee,)


class FunctionType(Type):
    __slots__ = ("is_vararg", "parameters", "return_type")

    def __init__(self, return_type: Type, parameters: tuple[Type, ...], is_vararg: bool) -> None:
        self.return_type: Type = return_type
        self.parameters: tuple[Type, ...] = parameters
        self.is_vararg: bool = is_vararg

    def contained_types(self) -> Sequence[Type]:
        return (self.return_type, *self.parameters)


class ArrayType(Type):
    __slots__ = ("count", "element")

    def __init__(self, element: Type, count: int) -> None:
        self.element: Type = element
        self.count: int = count

    def contained_types(self) -> Sequence[Type]:
        return (self.element,)


class VectorType(Type):
    """`<count x element>`, or `<vscale x count x element>` where `scalable`."""

    __slots__ = ("count", "element", "scalable")

    def __init__(self, element: Type, count: int, scalable: bool) -> None:
        self.element: Type = element
        self.count: int = count
        self.scalable: bool = scalable

    def contained_types(self) -> Sequence[Type]:
        return (self.element,)

    def scalar_type(self) -> Type:
        return self.element


class StructType(Type):
    """A struct: literal (`name` is None, unique by its elements) or identified (`name` may be "": a numbered one).

    `elements` is None for an opaque struct.
    """

    __slots__ = ("elements", "name", "packed")

    def __init__(self, elements: tuple[Type, ...] | None, packed: bool, name: str | None) -> None:
        self.elements: tuple[Type, ...] | None = elements
        self.packed: bool = packed
        self.name: str | None = name

    @property
    def is_literal(self) -> bool:
        return self.name is None

    @property
    def is_opaque(self) -> bool:
        return self.elements is None

    def contained_types(self) -> Sequence[Type]:
        return self.elements or ()

    def set_body(self, elements: tuple[Type, ...], packed: bool = False) -> None:
        """Give an opaque identified struct its elements."""
        if self.name is None or self.elements is not None:
            raise ValueError("only an opaque identified struct can be given a body")
        self.elements = elements
        self.packed = packed


class TargetExtensionType(Type):
    """`target("name", types…, integers…)`."""

    __slots__ = ("int_parameters", "name", "type_parameters")

    def __init__(self, name: str, type_parameters: tuple[Type, ...], int_parameters: tuple[int, ...]) -> None:
        self.name: str = name
        self.type_parameters: tuple[Type, ...] = type_parameters
        self.int_parameters: tuple[int, ...] = int_parameters

    def contained_types(self) -> Sequence[Type]:
        return self.type_parameters


def type_text(root: Type, struct_names: dict[Type, str] | None = None) -> str:
    """A type as LLVM writes it; identified structs by their names, unnamed ones by `struct_names`.

    Works on a list of what is still to be written, since types nest deeper than any call stack.
    """
    out: list[str] = []
    todo: list[Type | str] = [root]
    while todo:
        item = todo.pop()
        if isinstance(item, str):
            out.append(item)
        elif isinstance(item, StructType) and item.name is not None:
            known = struct_names.get(item) if struct_names is not None else None
            out.append(known if known is not None else "%" + quoted_name(item.name or "<unnamed>"))
        else:
            todo.extend(reversed(list(_pieces(item))))
    return "".join(out)


def _pieces(ty: Type) -> Iterator[Type | str]:
    """What one type's text consists of, from left to right: text and types."""
    if isinstance(ty, PrimitiveType):
        yield ty.keyword
    elif isinstance(ty, IntegerType):
        yield f"i{ty.width}"
    elif isinstance(ty, PointerType):
        space = f" addrspace({ty.address_space})" if ty.address_space else ""
        if ty.pointee is None:
            yield "ptr" + space
        else:
            yield ty.pointee
            yield space + "*"
    elif isinstance(ty, ArrayType):
        yield f"[{ty.count} x "
        yield ty.element
        yield "]"
    elif isinstance(ty, VectorType):
        yield f"<vscale x {ty.count} x " if ty.scalable else f"<{ty.count} x "
        yield ty.element
        yield ">"
    elif isinstance(ty, StructType):
        yield from struct_body(ty)
    elif isinstance(ty, FunctionType):
        yield ty.return_type
        yield " ("
        yield from _listed(ty.parameters)
        yield (", ..." if ty.parameters else "...") if ty.is_vararg else ""
        yield ")"
    elif isinstance(ty, TargetExtensionType):
        yield f'target("{escaped(ty.name)}"'
        for parameter in ty.type_parameters:
            yield ", "
            yield parameter
        yield "".join(f", {n}" for n in ty.int_parameters) + ")"


def struct_body(ty: StructType) -> Iterator[Type | str]:
    """The text of a struct's body: `{ i32, ptr }`, `<{ i8 }>`, `{}` or `opaque`."""
    if ty.elements is None:
        yield "opaque"
        return
    opening, closing = ("<{", "}>") if ty.packed else ("{", "}")
    yield opening
    if ty.elements:
        yield " "
        yield from _listed(ty.elements)
        yield " "
    yield closing


def _listed(types: Sequence[Type]) -> Iterator[Type | str]:
    for index, ty in enumerate(types):
        if index:
            yield ", "
        yield ty


_PRINTABLE: Final = frozenset(chr(c) for c in range(0x20, 0x7F)) - {'"', "\\"}


def escaped(text: str) -> str:
    """Text inside LLVM's double quotes: a backslash twice, `"` and bytes that do not print as two hex digits."""
    if _PRINTABLE.issuperset(text):
        return text
    return escaped_bytes(text.encode("utf-8", "surrogateescape"))


_ESCAPES: Final = {
    byte: "\\\\" if byte == 0x5C else f"\\{byte:02X}" for byte in range(256) if chr(byte) not in _PRINTABLE
}


def escaped_bytes(data: bytes) -> str:
    """Bytes inside LLVM's double quotes, escaped in the same way."""
    return data.decode("latin-1").translate(_ESCAPES)


def quoted_name(name: str) -> str:
    """A name behind its sigil: as it is, or quoted and escaped where LLVM's lexer would not read it back.

    Plain are ASCII letters, digits (not first), `-`, `.` and `_`.
    """
    if name.isascii() and name.replace(".", "_").replace("-", "_").isidentifier():
        return name
    return f'"{escaped(name)}"'
