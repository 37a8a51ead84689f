"""llvmlite's values: constants, globals, functions, arguments, blocks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final

from irkit.errors import EditError
from irkit.ir import types
from irkit.ir.attributes import ArgumentAttributes, AttributeSet, FunctionAttributes
from irkit.ir.errors import MisuseError, WrongTypeError
from irkit.ir.expressions import ConstantOperations
from irkit.ir.names import SIMPLE, NameScope, escaped_bytes, quoted

__all__ = ["ArgumentAttributes", "AttributeSet", "FunctionAttributes"]


class Value:
    """The base of all values."""

    type: Any

    def __repr__(self) -> str:
        return f"<ir.{type(self).__name__} type='{self.type}' ...>"

    def get_reference(self) -> str:
        """The value as an operand, without its type."""
        return self._get_reference()

    def _get_reference(self) -> str:
        raise NotImplementedError


class _Undefined:
    """`undef`; there is one."""

    _instance: ClassVar[_Undefined | None] = None

    def __new__(cls) -> _Undefined:
        if cls._instance is None:
            cls._instance = super().__new__(cls)
        return cls._instance


Undefined: Final = _Undefined()


class Constant(ConstantOperations, Value):
    """A constant of a type: a number, a sequence of elements, bytes, None for zero, `Undefined`."""

    def __init__(self, typ: types.Type, constant: Any) -> None:
        assert isinstance(typ, types.Type)
        if isinstance(typ, types.VoidType):
            raise MisuseError("there are no constants of type void")
        self.type = typ
        self.constant = typ.wrap_constant_value(constant)

    def __str__(self) -> str:
        return f"{self.type} {self.get_reference()}"

    def _get_reference(self) -> str:
        if self.constant is None:
            return str(self.type.null)
        if self.constant is Undefined:
            return "undef"
        if isinstance(self.constant, bytearray):
            return f'c"{escaped_bytes(self.constant)}"'
        return str(self.type.format_constant(self.constant))

    @classmethod
    def literal_array(cls, elems: Sequence[Any]) -> Constant:
        """An array of constants of one type."""
        if not elems:
            raise EditError("need at least one element")
        if any(elem.type != elems[0].type for elem in elems):
            raise WrongTypeError("all elements must have the same type")
        return cls(types.ArrayType(elems[0].type, len(elems)), elems)

    @classmethod
    def literal_struct(cls, elems: Sequence[Any], packed: bool = False) -> Constant:
        """A struct of constants."""
        return cls(types.LiteralStructType([elem.type for elem in elems], packed), elems)

    @property
    def addrspace(self) -> int:
        if not isinstance(self.type, types.PointerType):
            raise WrongTypeError("only constants that are pointers have an address space")
        return self.type.addrspace

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Constant) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return f"<ir.Constant type='{self.type}' value={self.constant!r}>"


class FormattedConstant(Constant):
    """A constant that is its text already."""

    def __init__(self, typ: types.Type, constant: str) -> None:
        assert isinstance(constant, str)
        super().__init__(typ, constant)

    def __str__(self) -> str:
        return str(self.constant)

    def _get_reference(self) -> str:
        return str(self.constant)


class NamedValue(Value):
    """A value with a name, in the scope of its parent."""

    name_prefix = "%"
    deduplicate_name = True

    def __init__(self, parent: Any, type: types.Type, name: str) -> None:
        assert parent is not None
        assert isinstance(type, types.Type)
        self.parent = parent
        self.type = type
        self._set_name(name)

    def __str__(self) -> str:
        return self._to_string()

    def _to_string(self) -> str:
        buf = [] if isinstance(self.type, types.VoidType) else [f"{self.get_reference()} = "]
        self.descr(buf)
        return "".join(buf).rstrip()

    def descr(self, buf: list[str]) -> None:
        """Append the text."""
        raise NotImplementedError

    def _set_name(self, name: str) -> None:
        self._name = self.parent.scope.register(name, deduplicate=self.deduplicate_name)

    @property
    def name(self) -> str:
        return str(self._name)

    @name.setter
    def name(self, name: str) -> None:
        self._set_name(name)

    def _get_reference(self) -> str:
        return self.name_prefix + quoted(self.name)

    def __repr__(self) -> str:
        return f"<ir.{type(self).__name__} {self.name!r} of type '{self.type}'>"

    @property
    def function_type(self) -> types.FunctionType:
        found = self.type
        if isinstance(found, types.PointerType):
            found = found.pointee
        if isinstance(found, types.FunctionType):
            return found
        raise WrongTypeError(f"Not a function: {self.type}")


class HasMetadata:
    """Attachments by kind."""

    metadata: dict[str, Any]

    def set_metadata(self, name: str, node: Any) -> None:
        self.metadata[name] = node

    def _stringify_metadata(self, leading_comma: bool = False) -> str:
        words = [f"!{kind} {node.get_reference()}" for kind, node in self.metadata.items()]
        return ", ".join(["", *words] if words and leading_comma else words)


class GlobalValue(NamedValue, ConstantOperations, HasMetadata):
    """What variables and functions have in common."""

    name_prefix = "@"
    deduplicate_name = False

    def __init__(self, parent: Any, type: types.Type, name: str) -> None:
        super().__init__(parent, type, name)
        self.linkage = ""
        self.storage_class = ""
        self.section = ""
        self.metadata = {}


class GlobalVariable(GlobalValue):
    """A variable of a module."""

    def __init__(self, module: Any, typ: types.Type, name: str, addrspace: int = 0) -> None:
        assert isinstance(typ, types.Type)
        super().__init__(module, typ.as_pointer(addrspace), name)
        self.value_type = typ
        self.initializer: Any = None
        self.unnamed_addr = False
        self.global_constant = False
        self.addrspace = addrspace
        self.align: int | None = None
        self.parent.add_global(self)

    def descr(self, buf: list[str]) -> None:
        linkage = self.linkage or ("external" if self.initializer is None else "")
        words = [
            linkage,
            self.storage_class,
            "unnamed_addr" if self.unnamed_addr else "",
            f"addrspace({self.addrspace})" if self.addrspace else "",
            "constant" if self.global_constant else "global",
            str(self.value_type),
        ]
        if self.initializer is not None:
            if self.initializer.type != self.value_type:
                raise WrongTypeError(
                    f"got initializer of type {self.initializer.type} for global value type {self.value_type}"
                )
            words.append(self.initializer.get_reference())
        elif linkage not in ("external", "extern_weak"):
            words.append("undef")
        text = " ".join([word for word in words if word])
        if self.section:
            text += f', section "{self.section}"'
        if self.align is not None:
            text += f", align {self.align}"
        buf += [text, self._stringify_metadata(leading_comma=True), "\n"]


class Function(GlobalValue):
    """A function of a module: a declaration until it has blocks."""

    def __init__(self, module: Any, ftype: types.FunctionType, name: str) -> None:
        assert isinstance(ftype, types.Type)
        super().__init__(module, ftype.as_pointer(), name)
        self.ftype = ftype
        self.scope = NameScope()
        self.blocks: list[Block] = []
        self.attributes = FunctionAttributes()
        self.args = tuple([Argument(self, ty) for ty in ftype.args])
        self.return_value = ReturnValue(self, ftype.return_type)
        self.calling_convention = ""
        self.parent.add_global(self)

    @property
    def addrspace(self) -> int:
        return int(self.type.addrspace)

    @property
    def module(self) -> Any:
        return self.parent

    @property
    def entry_basic_block(self) -> Block:
        return self.blocks[0]

    @property
    def basic_blocks(self) -> list[Block]:
        return self.blocks

    def append_basic_block(self, name: str = "") -> Block:
        return self.insert_basic_block(len(self.blocks), name)

    def insert_basic_block(self, before: int, name: str = "") -> Block:
        """A new block, `before` that one by number."""
        block = Block(parent=self, name=name)
        self.blocks.insert(before, block)
        return block

    def descr_prototype(self, buf: list[str]) -> None:
        """Append the head."""
        head = ["define" if self.blocks else "declare", self.linkage, self.calling_convention, str(self.return_value)]
        args = [str(arg) for arg in self.args] + (["..."] if self.ftype.var_arg else [])
        tail = [
            *self.attributes._to_list(self.ftype.return_type),
            f'section "{self.section}"' if self.section else "",
            self._stringify_metadata(),
        ]
        words = [*head, f"{self.get_reference()}({', '.join(args)})", *tail]
        buf.append(" ".join([word for word in words if word]) + "\n")

    def descr_body(self, buf: list[str]) -> None:
        for block in self.blocks:
            block.descr(buf)

    def descr(self, buf: list[str]) -> None:
        self.descr_prototype(buf)
        if self.blocks:
            buf.append("{\n")
            self.descr_body(buf)
            buf.append("}\n")

    def __str__(self) -> str:
        buf: list[str] = []
        self.descr(buf)
        return "".join(buf)

    @property
    def is_declaration(self) -> bool:
        return not self.blocks


class _BaseArgument(NamedValue):
    """What takes attributes of a parameter."""

    def __init__(self, parent: Any, typ: types.Type, name: str = "") -> None:
        super().__init__(parent, typ, name)
        self.attributes = ArgumentAttributes()

    def __repr__(self) -> str:
        return f"<ir.{type(self).__name__} {self.name!r} of type {self.type}>"

    def add_attribute(self, attr: str) -> None:
        self.attributes.add(attr)


class Argument(_BaseArgument):
    """A parameter of a function."""

    def __str__(self) -> str:
        return " ".join([str(self.type), *self.attributes._to_list(self.type), self.get_reference()])


class ReturnValue(_BaseArgument):
    """What a function returns."""

    def __str__(self) -> str:
        return " ".join([*self.attributes._to_list(self.type), str(self.type)])


class Block(NamedValue):
    """A basic block."""

    def __init__(self, parent: Function, name: str = "") -> None:
        super().__init__(parent, types.LabelType(), name)
        self.scope = parent.scope
        self.instructions: list[Any] = []
        self.terminator: Any = None

    @property
    def is_terminated(self) -> bool:
        return self.terminator is not None

    @property
    def function(self) -> Any:
        return self.parent

    @property
    def module(self) -> Any:
        return self.parent.module

    def descr(self, buf: list[str]) -> None:
        buf.append(f"{self.name if SIMPLE.match(self.name) else quoted(self.name)}:\n")
        buf += [f"  {instruction}\n" for instruction in self.instructions]

    def replace(self, old: Any, new: Any) -> None:
        """Put an instruction in the place of another, and in its uses."""
        if old.type != new.type:
            raise WrongTypeError("new instruction has a different type")
        place = self.instructions.index(old)
        self.instructions.remove(old)
        self.instructions.insert(place, new)
        for instruction in instructions_of(self.parent.blocks):
            instruction.replace_usage(old, new)


def instructions_of(blocks: Iterable[Block]) -> Iterator[Any]:
    for block in blocks:
        yield from block.instructions


class BlockAddress(Value):
    """The address of a block, for `indirectbr`."""

    def __init__(self, function: Function, basic_block: Block) -> None:
        assert isinstance(function, Function)
        assert isinstance(basic_block, Block)
        self.type = types.IntType(8).as_pointer()
        self.function = function
        self.basic_block = basic_block

    def __str__(self) -> str:
        return f"{self.type} {self.get_reference()}"

    def _get_reference(self) -> str:
        return f"blockaddress({self.function.get_reference()}, {self.basic_block.get_reference()})"


types.Makers.value = Value
types.Makers.constant = Constant
types.Makers.formatted = FormattedConstant
types.Makers.global_value = GlobalValue
