"""LLVM's type system (LangRef, "Type System").

Types are unique, so that equal types are the same object, whichever module they are used in; only identified structs
are made anew each time. A type is immutable, but for the body of an identified struct, which may be set once.

Note [homes of types]: what consists of literal types alone is kept in one table, `LITERALS`, for good. A type that an
identified struct is a part of is kept in the table of that struct (of the first, where there are several), and goes
with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from irkit.errors import EditError, VerificationError
from irkit.guarding import protect, put

_WIDTHS: Final = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "x86_fp80": 80, "fp128": 128}


MAX_INT_WIDTH: Final = (1 << 24) - 1  # of LLVM 13 and older; newer ones stop at 1 << 23


class Type:
    """The root of all types. `home` is the table that the types are in which this one is a part of."""

    __slots__ = ("_slot", "home")

    def __init__(self, home: TypeTable) -> None:
        self.home: TypeTable = home
        self._slot: int = 0  # belongs to who wrote its text last (text.printer.types)

    def contained_types(self) -> Sequence[Type]:
        """The types that this one is built from, in LLVM's order (for a function: result first)."""
        return ()

    def scalar_type(self) -> Type:
        """A vector's element type; any other type is its own."""
        return self

    def is_first_class(self) -> bool:
        return not isinstance(self, (VoidType, FunctionType))

    def is_int_or_fp(self) -> bool:
        return isinstance(self, (IntegerType, FloatingPointType))

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

    def __copy__(self) -> Type:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Type:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return reduced_type(self)


class PrimitiveType(Type):
    """A type that is known by its keyword alone: `void`, `label`, `metadata`, `token`, `x86_amx`, `x86_mmx`."""

    __slots__ = ("keyword",)

    def __init__(self, keyword: str) -> None:
        super().__init__(LITERALS)
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
        super().__init__(LITERALS)
        self.width: int = width


class PointerType(Type):
    """`ptr` where `pointee` is None, otherwise a typed pointer of LLVM 16 and older."""

    __slots__ = ("address_space", "pointee")

    def __init__(self, pointee: Type | None, address_space: int) -> None:
        super().__init__(LITERALS if pointee is None else pointee.home)
        self.pointee: Type | None = pointee
        self.address_space: int = address_space

    def contained_types(self) -> Sequence[Type]:
        return () if self.pointee is None else (self.pointee,)


class FunctionType(Type):
    __slots__ = ("is_vararg", "parameters", "return_type")

    def __init__(self, return_type: Type, parameters: tuple[Type, ...], is_vararg: bool) -> None:
        super().__init__(home_of(parameters) if return_type.home is LITERALS else return_type.home)
        self.return_type: Type = return_type
        self.parameters: tuple[Type, ...] = parameters
        self.is_vararg: bool = is_vararg

    def contained_types(self) -> Sequence[Type]:
        return (self.return_type, *self.parameters)


class ArrayType(Type):
    __slots__ = ("count", "element")

    def __init__(self, element: Type, count: int) -> None:
        super().__init__(element.home)
        self.element: Type = element
        self.count: int = count

    def contained_types(self) -> Sequence[Type]:
        return (self.element,)


class VectorType(Type):
    """`<count x element>`, or `<vscale x count x element>` where `scalable`."""

    __slots__ = ("count", "element", "scalable")

    def __init__(self, element: Type, count: int, scalable: bool) -> None:
        super().__init__(element.home)
        self.element: Type = element
        self.count: int = count
        self.scalable: bool = scalable

    def contained_types(self) -> Sequence[Type]:
        return (self.element,)

    def scalar_type(self) -> Type:
        return self.element


class StructType(Type):
    """A struct: literal (`name` is None, unique by its elements) or identified (`name` may be "": a numbered one).

    `elements` is None for an opaque struct. One that is `explicit` (and `packed`) has its elements bit after bit, as
    many bits each as its type has: a dialect of the language that LLVM does not have (`irkit.packed`).
    """

    __slots__ = ("elements", "explicit", "name", "packed")

    def __init__(
        self, elements: tuple[Type, ...] | None, packed: bool, name: str | None, explicit: bool = False
    ) -> None:
        super().__init__(home_of(elements or ()) if name is None else TypeTable())
        self.elements: tuple[Type, ...] | None = elements
        self.packed: bool = packed
        self.name: str | None = name
        self.explicit: bool = explicit

    @property
    def is_literal(self) -> bool:
        return self.name is None

    @property
    def is_opaque(self) -> bool:
        return self.elements is None

    def contained_types(self) -> Sequence[Type]:
        return self.elements or ()

    def set_body(self, elements: tuple[Type, ...], packed: bool = False, explicit: bool = False) -> None:
        """Give an opaque identified struct its elements. Raises EditError for another one."""
        if self.name is None or self.elements is not None:
            raise EditError("only an opaque identified struct can be given a body")
        put(self, "elements", elements)
        put(self, "packed", packed)
        put(self, "explicit", explicit)


class TargetExtensionType(Type):
    """`target("name", types…, integers…)`."""

    __slots__ = ("int_parameters", "name", "type_parameters")

    def __init__(self, name: str, type_parameters: tuple[Type, ...], int_parameters: tuple[int, ...]) -> None:
        super().__init__(home_of(type_parameters))
        self.name: str = name
        self.type_parameters: tuple[Type, ...] = type_parameters
        self.int_parameters: tuple[int, ...] = int_parameters

    def contained_types(self) -> Sequence[Type]:
        return self.type_parameters


_SIZED: Final = (IntegerType, FloatingPointType, PointerType, TargetExtensionType, X86AMXType, X86MMXType)


class TypeTable:
    """The types with one home, by what they are made of. See Note [homes of types]."""

    __slots__ = ("arrays", "functions", "integers", "opaque_pointers", "pointers", "structs", "targets", "vectors")

    def __init__(self) -> None:
        self.integers: dict[int, IntegerType] = {}
        self.opaque_pointers: dict[int, PointerType] = {}
        self.pointers: dict[tuple[Type, int], PointerType] = {}
        self.functions: dict[tuple[Type, tuple[Type, ...], bool], FunctionType] = {}
        self.arrays: dict[tuple[Type, int], ArrayType] = {}
        self.vectors: dict[tuple[Type, int, bool], VectorType] = {}
        self.structs: dict[tuple[tuple[Type, ...], bool, bool], StructType] = {}
        self.targets: dict[tuple[str, tuple[Type, ...], tuple[int, ...]], TargetExtensionType] = {}


LITERALS: Final = TypeTable()

VOID: Final = VoidType("void")
LABEL: Final = LabelType("label")
METADATA: Final = MetadataType("metadata")
TOKEN: Final = TokenType("token")
X86_AMX: Final = X86AMXType("x86_amx")
X86_MMX: Final = X86MMXType("x86_mmx")
HALF: Final = FloatingPointType("half")
BFLOAT: Final = FloatingPointType("bfloat")
FLOAT: Final = FloatingPointType("float")
DOUBLE: Final = FloatingPointType("double")
X86_FP80: Final = FloatingPointType("x86_fp80")
FP128: Final = FloatingPointType("fp128")
PPC_FP128: Final = FloatingPointType("ppc_fp128")


def home_of(parts: Sequence[Type]) -> TypeTable:
    """The home of a type that consists of these."""
    for part in parts:
        if part.home is not LITERALS:
            return part.home
    return LITERALS


def integer_type(width: int) -> IntegerType:
    """`iN`. Raises `VerificationError` for a width that no LLVM has."""
    found = LITERALS.integers.get(width)
    if found is None:
        if not 1 <= width <= MAX_INT_WIDTH:
            raise VerificationError(f"an integer type of {width} bits; LLVM has 1 to {MAX_INT_WIDTH}")
        found = LITERALS.integers[width] = IntegerType(width)
    return found


def pointer_type(address_space: int = 0, pointee: Type | None = None) -> PointerType:
    """`ptr`, or with a `pointee` a typed pointer of LLVM 16 and older."""
    if pointee is None:
        found = LITERALS.opaque_pointers.get(address_space)
        if found is None:
            found = LITERALS.opaque_pointers[address_space] = PointerType(None, address_space)
        return found
    key = (pointee, address_space)
    pointers = pointee.home.pointers
    found = pointers.get(key)
    if found is None:
        found = pointers[key] = PointerType(pointee, address_space)
    return found


def function_type(return_type: Type, parameters: Sequence[Type], is_vararg: bool = False) -> FunctionType:
    """`return_type (parameters…)`, with `...` at the end if `is_vararg`."""
    key = (return_type, tuple(parameters), is_vararg)
    functions = home_of((return_type, *key[1])).functions
    found = functions.get(key)
    if found is None:
        found = functions[key] = FunctionType(*key)
    return found


def array_type(element: Type, count: int) -> ArrayType:
    """`[count x element]`."""
    key = (element, count)
    found = element.home.arrays.get(key)
    if found is None:
        found = element.home.arrays[key] = ArrayType(element, count)
    return found


def vector_type(element: Type, count: int, scalable: bool = False) -> VectorType:
    """`<count x element>`, or `<vscale x count x element>`."""
    key = (element, count, scalable)
    found = element.home.vectors.get(key)
    if found is None:
        found = element.home.vectors[key] = VectorType(element, count, scalable)
    return found


def struct_type(elements: Sequence[Type], packed: bool = False, explicit: bool = False) -> StructType:
    """A literal struct, `{ … }`, `<{ … }>` or, of the dialect of `irkit.packed`, `\\{ … }/`."""
    key = (tuple(elements), packed, explicit)
    structs = home_of(key[0]).structs
    found = structs.get(key)
    if found is None:
        found = structs[key] = StructType(key[0], packed, None, explicit)
    return found


def target_extension_type(
    name: str, type_parameters: Sequence[Type] = (), int_parameters: Sequence[int] = ()
) -> TargetExtensionType:
    """`target("name", types…, integers…)`."""
    key = (name, tuple(type_parameters), tuple(int_parameters))
    targets = home_of(key[1]).targets
    found = targets.get(key)
    if found is None:
        found = targets[key] = TargetExtensionType(*key)
    return found


def check_type(value: object) -> Type:
    """A type. Raises EditError for anything else."""
    if not isinstance(value, Type):
        raise EditError(f"{value!r} is no type")
    return value


def is_sized(root: Type, known: set[Type] | None = None) -> bool:
    """Whether values of the type have a size in memory (LLVM's `Type::isSized`). `known` are types of which that is
    known; those that the type is made of are added to them if it is so."""
    seen: set[Type] = set()
    todo = [root]
    while todo:
        ty = todo.pop()
        if ty in seen or (known is not None and ty in known):
            continue
        seen.add(ty)
        if isinstance(ty, StructType):
            if ty.elements is None:
                return False
            todo += ty.elements
        elif isinstance(ty, (ArrayType, VectorType)):
            todo.append(ty.element)
        elif not isinstance(ty, _SIZED):
            return False
    if known is not None:
        known |= seen
    return True


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
            todo.extend(reversed(list(type_pieces(item))))
    return "".join(out)


def type_pieces(ty: Type) -> Iterator[Type | str]:
    """What one type's text consists of, from left to right: text and types. A struct's are those of its body."""
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
    """The text of a struct's body: `{ i32, ptr }`, `<{ i8 }>`, `\\{ i3, i5 }/`, `{}` or `opaque`."""
    if ty.elements is None:
        yield "opaque"
        return
    opening, closing = brackets(ty)
    yield opening
    if ty.elements:
        yield " "
        yield from _listed(ty.elements)
        yield " "
    yield closing


def brackets(ty: StructType) -> tuple[str, str]:
    """What stands around the elements of a struct, and of its constants."""
    if ty.explicit:
        return "\\{", "}/"
    return ("<{", "}>") if ty.packed else ("{", "}")


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


_PRIMITIVE: Final[tuple[PrimitiveType, ...]] = (
    VOID,
    LABEL,
    METADATA,
    TOKEN,
    X86_AMX,
    X86_MMX,
    HALF,
    BFLOAT,
    FLOAT,
    DOUBLE,
    X86_FP80,
    FP128,
    PPC_FP128,
)


def primitive_type(keyword: str) -> Type:
    """The type that is known by its keyword."""
    for ty in _PRIMITIVE:
        if ty.keyword == keyword:
            return ty
    raise EditError(f"there is no type {keyword}")


def rebuilt_type(ty: Type, parts: Sequence[Type]) -> Type:
    """A type with other parts in place of those that it contains, which `contained_types` gives; a literal one."""
    if isinstance(ty, PointerType):
        return pointer_type(ty.address_space, parts[0])
    if isinstance(ty, ArrayType):
        return array_type(parts[0], ty.count)
    if isinstance(ty, VectorType):
        return vector_type(parts[0], ty.count, ty.scalable)
    if isinstance(ty, FunctionType):
        return function_type(parts[0], parts[1:], ty.is_vararg)
    if isinstance(ty, TargetExtensionType):
        return target_extension_type(ty.name, parts, ty.int_parameters)
    assert isinstance(ty, StructType)
    return struct_type(parts, ty.packed, ty.explicit)


def reduced_type(ty: Type) -> tuple[object, ...]:
    """What gives the same literal type again, for `pickle`. Raises EditError for an identified struct, which is of one
    module and has no contents to be known by."""
    if isinstance(ty, PrimitiveType):
        return primitive_type, (ty.keyword,)
    if isinstance(ty, IntegerType):
        return integer_type, (ty.width,)
    if isinstance(ty, PointerType):
        return pointer_type, (ty.address_space, ty.pointee)
    if isinstance(ty, FunctionType):
        return function_type, (ty.return_type, ty.parameters, ty.is_vararg)
    if isinstance(ty, ArrayType):
        return array_type, (ty.element, ty.count)
    if isinstance(ty, VectorType):
        return vector_type, (ty.element, ty.count, ty.scalable)
    if isinstance(ty, TargetExtensionType):
        return target_extension_type, (ty.name, ty.type_parameters, ty.int_parameters)
    if isinstance(ty, StructType) and ty.is_literal:
        return struct_type, (ty.elements, ty.packed, ty.explicit)
    raise EditError(f"{ty!r} cannot be pickled by itself: it is of one module, which can be")


protect(__name__)
