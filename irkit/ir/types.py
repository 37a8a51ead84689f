"""llvmlite's types. Each has irkit's own type as `model`; a typed pointer is opaque there, and keeps its pointee."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from irkit import types as t
from irkit.data_layout import DataLayout
from irkit.errors import EditError
from irkit.ir.errors import AlreadyDefinedError, MisuseError, OutOfRangeError, WrongTypeError
from irkit.ir.names import quoted

if TYPE_CHECKING:
    from irkit.ir.context import Context
    from irkit.ir.values import Constant


class Makers:
    """The classes of values that types and operations make; `irkit.ir.values`, which knows both, sets them."""

    value: type[Any]
    constant: type[Any]
    formatted: type[Any]
    global_value: type[Any]


class Type:
    """The base of all types."""

    is_pointer = False
    null = "zeroinitializer"

    def __repr__(self) -> str:
        return f"<{type(self)} {self}>"

    def __str__(self) -> str:
        return self._to_string()

    def _to_string(self) -> str:
        raise NotImplementedError

    @property
    def model(self) -> t.Type:
        """irkit's type."""
        raise NotImplementedError

    def as_pointer(self, addrspace: int = 0) -> PointerType:
        return PointerType(self, addrspace)

    def get_abi_size(self, target_data: object, context: Context | None = None) -> int:
        """Bytes that a value takes in memory; `target_data` is a data layout, or llvmlite's `TargetData`."""
        return DataLayout.parse(str(target_data)).alloc_size(self.model).fixed

    def get_abi_alignment(self, target_data: object, context: Context | None = None) -> int:
        """Bytes."""
        return DataLayout.parse(str(target_data)).abi_alignment(self.model)

    def get_element_offset(self, target_data: object, ndx: int, context: Context | None = None) -> int:
        """Where an element of a struct begins, in bytes."""
        model = self.model
        if not isinstance(model, t.StructType):
            raise WrongTypeError(f"{self} has no elements with offsets")
        return DataLayout.parse(str(target_data)).struct_layout(model).offsets[ndx]

    def format_constant(self, value: Any) -> str:
        return str(value)

    def wrap_constant_value(self, value: Any) -> Any:
        return value

    def __call__(self, value: Any) -> Constant:
        """A constant of this type."""
        made: Constant = Makers.constant(self, value)
        return made


class _Plain(Type):
    """A type that there is one of."""

    word: ClassVar[str] = ""

    def _to_string(self) -> str:
        return self.word

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self))

    def __hash__(self) -> int:
        return hash(type(self))

    @classmethod
    def from_llvm(cls, typeref: Any, ir_ctx: Context) -> Self:
        return cls()


class MetaDataType(_Plain):
    """`metadata`."""

    word = "metadata"

    @property
    def model(self) -> t.Type:
        return t.METADATA

    def as_pointer(self, addrspace: int = 0) -> PointerType:
        raise WrongTypeError("there are no pointers to metadata")


class LabelType(Type):
    """The type of blocks."""

    def _to_string(self) -> str:
        return "label"

    @property
    def model(self) -> t.Type:
        return t.LABEL


class VoidType(_Plain):
    """`void`."""

    word = "void"

    @property
    def model(self) -> t.Type:
        return t.VOID


class PointerType(Type):
    """`ptr`. `PointerType(pointee)` remembers the pointee for `load`, `gep` and calls that do not tell the type."""

    is_opaque = True
    is_pointer = True
    null = "null"
    pointee: Type

    def __new__(cls, pointee: Type | None = None, addrspace: int = 0) -> PointerType:
        typed = cls is PointerType and pointee is not None and type(pointee) is not PointerType
        return super().__new__(_TypedPointerType if typed else cls)

    def __init__(self, pointee: Type | None = None, addrspace: int = 0) -> None:
        assert pointee is None or type(pointee) is PointerType
        self.addrspace = addrspace

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (None, self.addrspace)

    def _to_string(self) -> str:
        return f"ptr addrspace({self.addrspace})" if self.addrspace else "ptr"

    @property
    def model(self) -> t.Type:
        return t.pointer_type(self.addrspace)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PointerType) and self.addrspace == other.addrspace

    def __hash__(self) -> int:
        return hash(PointerType)

    @property
    def intrinsic_name(self) -> str:
        return f"p{self.addrspace}"

    @classmethod
    def from_llvm(cls, typeref: Any, ir_ctx: Context) -> PointerType:
        return cls()


class _TypedPointerType(PointerType):
    """A pointer that is remembered with what it points to; LLVM sees `ptr`."""

    is_opaque = False

    def __init__(self, pointee: Type, addrspace: int = 0) -> None:
        super().__init__(None, addrspace)
        if isinstance(pointee, VoidType):
            raise MisuseError("there are no pointers to void")
        self.pointee = pointee

    def __eq__(self, other: object) -> bool:
        if isinstance(other, _TypedPointerType):
            return self.addrspace == other.addrspace and self.pointee == other.pointee
        return PointerType.__eq__(self, other)

    def __hash__(self) -> int:
        return hash(_TypedPointerType)

    def gep(self, i: Any) -> Type:
        """The type behind an index."""
        _check_index(i)
        return self.pointee


def _check_index(index: Any) -> None:
    if not isinstance(index.type, IntType):
        raise WrongTypeError(f"an index of type {index.type}, where an integer is expected")


class FunctionType(Type):
    """`return_type (args…)`."""

    def __init__(self, return_type: Type, args: Sequence[Type], var_arg: bool = False) -> None:
        self.return_type = return_type
        self.args = tuple(args)
        self.var_arg = var_arg

    def _to_string(self) -> str:
        words = [str(arg) for arg in self.args] + (["..."] if self.var_arg else [])
        return f"{self.return_type} ({', '.join(words)})"

    @property
    def model(self) -> t.Type:
        return t.function_type(self.return_type.model, [arg.model for arg in self.args], self.var_arg)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FunctionType) and (self.return_type, self.args, self.var_arg) == (
            other.return_type,
            other.args,
            other.var_arg,
        )

    def __hash__(self) -> int:
        return hash(FunctionType)

    @classmethod
    def from_llvm(cls, typeref: Any, ir_ctx: Context) -> FunctionType:
        args = [found.as_ir(ir_ctx=ir_ctx) for found in typeref.get_function_parameters()]
        return cls(typeref.get_function_return().as_ir(ir_ctx=ir_ctx), args, typeref.is_function_vararg)


class IntType(Type):
    """`iN`; one object for each width up to 128."""

    null = "0"
    width: int
    _made: ClassVar[dict[int, IntType]] = {}

    def __new__(cls, bits: int) -> IntType:
        found = cls._made.get(bits)
        if found is None:
            if not isinstance(bits, int) or bits < 0:
                raise MisuseError(f"an integer type has a number of bits from 0 on, not {bits!r}")
            found = super().__new__(cls)
            found.width = bits
            if bits <= 128:
                cls._made[bits] = found
        return found

    def __getnewargs__(self) -> tuple[int]:
        return (self.width,)

    def __copy__(self) -> IntType:
        return self

    def _to_string(self) -> str:
        return f"i{self.width}"

    @property
    def model(self) -> t.Type:
        return t.integer_type(self.width)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IntType) and self.width == other.width

    def __hash__(self) -> int:
        return hash(IntType)

    def format_constant(self, value: Any) -> str:
        return str(value).lower() if isinstance(value, bool) else str(value)

    def wrap_constant_value(self, value: Any) -> Any:
        return 0 if value is None else value

    @property
    def intrinsic_name(self) -> str:
        return str(self)

    @classmethod
    def from_llvm(cls, typeref: Any, ir_ctx: Context) -> IntType:
        return cls(typeref.type_width)


class _BaseFloatType(_Plain):
    """A floating-point type; its constants are written as the bits of the double of the same value."""

    null = "0.0"
    intrinsic_name = ""
    _instance: ClassVar[_BaseFloatType | None] = None
    _packing: ClassVar[str] = "d"

    def __new__(cls) -> Self:
        found = cls.__dict__.get("_instance")
        if found is None:
            found = cls._instance = super().__new__(cls)
        assert isinstance(found, cls)
        return found

    def format_constant(self, value: Any) -> str:
        packing = self._packing
        (rounded,) = struct.unpack(packing, struct.pack(packing, value))
        (bits,) = struct.unpack("Q", struct.pack("d", float(rounded)))
        return f"{bits:#016x}"


class HalfType(_BaseFloatType):
    """`half`."""

    word = "half"
    intrinsic_name = "f16"
    _packing = "e"

    @property
    def model(self) -> t.Type:
        return t.HALF


class FloatType(_BaseFloatType):
    """`float`."""

    word = "float"
    intrinsic_name = "f32"
    _packing = "f"

    @property
    def model(self) -> t.Type:
        return t.FLOAT


class DoubleType(_BaseFloatType):
    """`double`."""

    word = "double"
    intrinsic_name = "f64"

    @property
    def model(self) -> t.Type:
        return t.DOUBLE


class _Repeat:
    """The element types of an array or a vector."""

    def __init__(self, value: Type, size: int) -> None:
        self.value = value
        self.size = size

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, item: int) -> Type:
        if 0 <= item < self.size:
            return self.value
        raise IndexError(item)


def _spelled(values: Any) -> str:
    return ", ".join([f"{value.type} {value.get_reference()}" for value in values])


def _wrapped(ty: Any, values: Any) -> list[Any]:
    """The elements as constants of the types that they have to be."""
    if len(values) != len(ty):
        raise EditError(f"wrong constant size for {ty}: got {len(values)} elements")
    made = zip(ty.elements, values, strict=True)
    return [v if isinstance(v, Makers.value) else Makers.constant(e, v) for e, v in made]


class Aggregate(Type):
    """The base of arrays and structs."""

    def wrap_constant_value(self, value: Any) -> Any:
        return _wrapped(self, value) if isinstance(value, (list, tuple)) else value


class _Sequence(Type):
    """What arrays and vectors have in common."""

    def __init__(self, element: Type, count: int) -> None:
        self.element = element
        self.count = count

    @property
    def elements(self) -> _Repeat:
        return _Repeat(self.element, self.count)

    def __len__(self) -> int:
        return self.count

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Sequence) or not isinstance(other, type(self)):
            return False
        return self.count == other.count and self.element == other.element

    def __hash__(self) -> int:
        return hash(type(self))

    @classmethod
    def from_llvm(cls, typeref: Any, ir_ctx: Context) -> Self:
        (element,) = typeref.elements
        return cls(element.as_ir(ir_ctx=ir_ctx), typeref.element_count)


class VectorType(_Sequence):
    """`<count x element>`."""

    def _to_string(self) -> str:
        return f"<{self.count} x {self.element}>"

    @property
    def model(self) -> t.Type:
        return t.vector_type(self.element.model, self.count)

    def __copy__(self) -> VectorType:
        return self

    def format_constant(self, value: Any) -> str:
        return f"<{_spelled(value)}>"

    def wrap_constant_value(self, value: Any) -> Any:
        """A single value is that of all lanes."""
        if isinstance(value, (list, tuple)):
            return _wrapped(self, value)
        if not isinstance(value, Makers.constant):
            value = Makers.constant(self.element, value)
        elif value.type != self.element:
            raise WrongTypeError(f"expected {self.element} for {value.type}")
        return (value,) * self.count


class ArrayType(_Sequence, Aggregate):
    """`[count x element]`."""

    def _to_string(self) -> str:
        return f"[{self.count} x {self.element}]"

    @property
    def model(self) -> t.Type:
        return t.array_type(self.element.model, self.count)

    def gep(self, i: Any) -> Type:
        """The type behind an index."""
        _check_index(i)
        return self.element

    def format_constant(self, value: Any) -> str:
        return f"[{_spelled(value)}]"


class BaseStructType(Aggregate):
    """What literal and identified structs have in common."""

    elements: Any = None
    _packed = False

    @property
    def packed(self) -> bool:
        return self._packed

    @packed.setter
    def packed(self, value: bool) -> None:
        self._packed = bool(value)

    def __len__(self) -> int:
        assert self.elements is not None
        return len(self.elements)

    def __iter__(self) -> Iterator[Type]:
        assert self.elements is not None
        return iter(self.elements)

    @property
    def is_opaque(self) -> bool:
        return self.elements is None

    def _braced(self, text: str) -> str:
        return f"<{{{text}}}>" if self.packed else f"{{{text}}}"

    def structure_repr(self) -> str:
        """The body, as LLVM writes it."""
        return self._braced(", ".join([str(element) for element in self.elements]))

    def format_constant(self, value: Any) -> str:
        return self._braced(_spelled(value))

    def gep(self, i: Any) -> Type:
        """The type behind an index, which has to be a constant."""
        _check_index(i)
        place = getattr(i, "constant", None)
        if self.is_opaque or not isinstance(place, int) or not 0 <= place < len(self):
            raise OutOfRangeError(f"no element {i.get_reference()} in {self}")
        found: Type = self.elements[place]
        return found


class LiteralStructType(BaseStructType):
    """`{ … }`: a struct that is its elements."""

    def __init__(self, elems: Sequence[Type], packed: bool = False) -> None:
        self.elements: tuple[Type, ...] = tuple(elems)
        self.packed = packed

    def _to_string(self) -> str:
        return self.structure_repr()

    @property
    def model(self) -> t.Type:
        return t.struct_type([element.model for element in self.elements], self.packed)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LiteralStructType):
            return False
        return self.packed == other.packed and self.elements == other.elements

    def __hash__(self) -> int:
        return hash(LiteralStructType)

    @classmethod
    def from_llvm(cls, typeref: Any, ir_ctx: Context) -> BaseStructType:
        if not typeref.is_literal_struct:
            return ir_ctx.get_identified_type(typeref.name)
        return cls([element.as_ir(ir_ctx=ir_ctx) for element in typeref.elements], typeref.is_packed_struct)


class IdentifiedStructType(BaseStructType):
    """`%name`; `Context.get_identified_type` makes it, `set_body` gives it its elements."""

    def __init__(self, context: Context, name: str, packed: bool = False) -> None:
        if not name:
            raise MisuseError("an identified struct has to have a name")
        self.context = context
        self.name = name
        self.elements: tuple[Type, ...] | None = None
        self.packed = packed

    def _to_string(self) -> str:
        return f"%{quoted(self.name)}"

    @property
    def model(self) -> t.Type:
        """A struct that has this body now; the one of a module's own is found by its name there."""
        made = t.StructType(None, self.packed, self.name)
        if self.elements is not None:
            made.set_body(tuple(element.model for element in self.elements), self.packed)
        return made

    def get_declaration(self) -> str:
        """`%name = type …`."""
        return f"{self} = type {'opaque' if self.is_opaque else self.structure_repr()}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IdentifiedStructType) and (self.name, self.packed) == (other.name, other.packed)

    def __hash__(self) -> int:
        return hash(IdentifiedStructType)

    def set_body(self, *elems: Type) -> None:
        """Give the elements, once."""
        if not self.is_opaque:
            raise AlreadyDefinedError(f"{self.name} is already defined")
        self.elements = tuple(elems)

    @classmethod
    def from_llvm(cls, typeref: Any, ir_ctx: Context) -> BaseStructType:
        return LiteralStructType.from_llvm(typeref, ir_ctx)
