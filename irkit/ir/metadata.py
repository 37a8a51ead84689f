"""llvmlite's metadata: strings, nodes, debug information, named nodes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from irkit.ir import types
from irkit.ir.names import escaped_bytes
from irkit.ir.values import Constant, NamedValue, Value


class MetaDataString(NamedValue):
    """`!"text"`."""

    def __init__(self, parent: Any, string: str) -> None:
        super().__init__(parent, types.MetaDataType(), "")
        self.string = string

    def descr(self, buf: list[str]) -> None:
        buf += [self.get_reference(), "\n"]

    def _get_reference(self) -> str:
        return f'!"{escaped_bytes(self.string)}"'

    def _to_string(self) -> str:
        return self.get_reference()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MetaDataString) and self.string == other.string

    def __hash__(self) -> int:
        return hash(self.string)


class MetaDataArgument(Value):
    """A value as an argument of type `metadata`; `IRBuilder.call` makes it."""

    def __init__(self, value: Any) -> None:
        assert isinstance(value, Value)
        assert not isinstance(value.type, types.MetaDataType)
        self.type = types.MetaDataType()
        self.wrapped_value = value

    def __str__(self) -> str:
        return self.get_reference()

    def _get_reference(self) -> str:
        return f"{self.wrapped_value.type} {self.wrapped_value.get_reference()}"


class NamedMetaData:
    """`!name = !{…}`; `Module.add_named_metadata` makes it."""

    def __init__(self, parent: Any) -> None:
        self.parent = parent
        self.operands: list[Any] = []

    def add(self, md: Any) -> None:
        self.operands.append(md)


class _Node(NamedValue):
    """A numbered node."""

    name_prefix = "!"
    operands: tuple[Any, ...]

    def __init__(self, parent: Any, operands: Iterable[Any], name: str) -> None:
        super().__init__(parent, types.MetaDataType(), name)
        self.operands = tuple(operands)
        parent.metadata.append(self)

    def _get_reference(self) -> str:
        return self.name_prefix + self.name


def _operand(value: Any) -> str:
    if not isinstance(value.type, types.MetaDataType):
        return f"{value.type} {value.get_reference()}"
    if isinstance(value, Constant) and value.constant is None:
        return "null"
    return str(value.get_reference())


class MDValue(_Node):
    """`!{…}`; `Module.add_metadata` makes it."""

    def descr(self, buf: list[str]) -> None:
        buf.append(f"!{{ {', '.join([_operand(value) for value in self.operands])} }}\n")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MDValue) and self.operands == other.operands

    def __hash__(self) -> int:
        return hash(self.operands)


class DIToken:
    """A word of debug information, as `DW_LANG_C`."""

    def __init__(self, value: str) -> None:
        self.value = value


def _field(value: Any) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, DIToken):
        return value.value
    if isinstance(value, str):
        return f'"{escaped_bytes(value)}"'
    if isinstance(value, (int, Constant)):
        return str(value)
    if isinstance(value, NamedValue):
        return value.get_reference()
    raise TypeError(f"invalid operand type for debug info: {value!r}")


class DIValue(_Node):
    """`!DIFile(…)` and its like; `Module.add_debug_info` makes it."""

    def __init__(self, parent: Any, is_distinct: bool, kind: str, operands: Iterable[Any], name: str) -> None:
        super().__init__(parent, operands, name)
        self.is_distinct = is_distinct
        self.kind = kind

    def descr(self, buf: list[str]) -> None:
        fields = ", ".join([f"{key}: {_field(value)}" for key, value in self.operands])
        buf.append(f"{'distinct ' if self.is_distinct else ''}!{self.kind}({fields})\n")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DIValue):
            return False
        return (self.is_distinct, self.kind, self.operands) == (other.is_distinct, other.kind, other.operands)

    def __hash__(self) -> int:
        return hash((self.is_distinct, self.kind, self.operands))
