"""`Module`: llvmlite's module, and irkit's of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from irkit.errors import NotFoundError
from irkit.ir import types
from irkit.ir.context import Context, global_context
from irkit.ir.errors import MisuseError, UnknownIntrinsicError, WrongTypeError
from irkit.ir.intrinsics import signature
from irkit.ir.lowering import lowered
from irkit.ir.metadata import DIToken, DIValue, MDValue, MetaDataString, NamedMetaData
from irkit.ir.names import NameScope
from irkit.ir.values import Function, Value

if TYPE_CHECKING:
    import irkit


class Module:
    """A module; `str` of it is the text that LLVM takes."""

    def __init__(self, name: str = "", context: Context = global_context) -> None:
        self.context = context
        self.name = name
        self.data_layout = ""
        self.scope = NameScope()
        self.triple = "unknown-unknown-unknown"
        self.globals: dict[str, Any] = {}
        self.metadata: list[Any] = []
        self.namedmetadata: dict[str, NamedMetaData] = {}
        self._nodes: dict[Any, Any] = {}

    @property
    def model(self) -> irkit.Module:
        """irkit's module of what this one says now, made anew at each call. Raises what `irkit.parse_assembly` does
        for what LLVM refuses."""
        return lowered(self)

    # Metadata

    def _metadata_operand(self, operand: Any) -> Any:
        if operand is None:
            return types.MetaDataType()(None)
        if isinstance(operand, str):
            return MetaDataString(self, operand)
        return self.add_metadata(operand) if isinstance(operand, (list, tuple)) else operand

    def add_metadata(self, operands: Sequence[Any]) -> Any:
        """The node of these operands: values, nodes, strings, None, or sequences of such."""
        if not isinstance(operands, (list, tuple)):
            raise TypeError(f"expected a list or tuple of metadata values, got {operands!r}")
        key = tuple([self._metadata_operand(operand) for operand in operands])
        if key not in self._nodes:
            self._nodes[key] = MDValue(self, key, str(len(self.metadata)))
        return self._nodes[key]

    def add_debug_info(self, kind: str, operands: Mapping[str, Any], is_distinct: bool = False) -> Any:
        """The node of debug information of that kind and these fields."""
        fields = [
            (name, self.add_metadata(value) if isinstance(value, (list, tuple)) else value)
            for name, value in sorted(operands.items())
        ]
        words = [(n, v.value if n == "encoding" and isinstance(v, DIToken) else v) for n, v in fields]
        key = (kind, tuple(words), is_distinct)
        if key not in self._nodes:
            self._nodes[key] = DIValue(self, is_distinct, kind, fields, str(len(self.metadata)))
        return self._nodes[key]

    def add_named_metadata(self, name: str, element: Any = None) -> NamedMetaData:
        """The named node, made if there is none; `element` joins it."""
        found = self.namedmetadata.get(name)
        if found is None:
            found = self.namedmetadata[name] = NamedMetaData(self)
        if element is not None:
            node = element if isinstance(element, Value) else self.add_metadata(element)
            if not isinstance(node.type, types.MetaDataType):
                raise WrongTypeError(f"wrong type for metadata element: got {node!r}")
            found.add(node)
        return found

    def get_named_metadata(self, name: str) -> NamedMetaData:
        """Raises `KeyError`."""
        if name not in self.namedmetadata:
            raise NotFoundError(f"the module has no named metadata {name!r}")
        return self.namedmetadata[name]

    # Globals

    @property
    def functions(self) -> list[Function]:
        return [value for value in self.globals.values() if isinstance(value, Function)]

    @property
    def global_values(self) -> Any:
        return self.globals.values()

    def get_global(self, name: str) -> Any:
        """Raises `KeyError`."""
        if name not in self.globals:
            raise NotFoundError(f"the module has no global {name!r}")
        return self.globals[name]

    def add_global(self, globalvalue: Any) -> None:
        if globalvalue.name in self.globals:
            raise MisuseError(f"the module has a global {globalvalue.name!r} already")
        self.globals[globalvalue.name] = globalvalue

    def get_unique_name(self, name: str = "") -> str:
        """A name that no global has."""
        return self.scope.deduplicate(name)

    def declare_intrinsic(
        self, intrinsic: str, tys: Sequence[types.Type] = (), fnty: types.FunctionType | None = None
    ) -> Any:
        """The declaration of an intrinsic overloaded on `tys`. Raises `NotImplementedError` where `fnty` is needed."""
        name, found = signature(intrinsic, list(tys), fnty)
        if name in self.globals:
            return self.globals[name]
        if found is None:
            raise UnknownIntrinsicError(f"unknown intrinsic {intrinsic!r} with {len(tys)} types")
        return Function(self, found, name)

    def get_identified_types(self) -> dict[str, types.IdentifiedStructType]:
        return self.context.identified_types

    # Text

    def _get_body_lines(self) -> list[str]:
        declared = [ty.get_declaration() for ty in self.get_identified_types().values()]
        return declared + [str(value) for value in self.globals.values()]

    def _get_metadata_lines(self) -> list[str]:
        named = [
            f"!{name} = !{{ {', '.join([node.get_reference() for node in found.operands])} }}"
            for name, found in self.namedmetadata.items()
        ]
        return named + [str(node) for node in self.metadata]

    def _stringify_body(self) -> str:
        return "\n".join(self._get_body_lines())

    def _stringify_metadata(self) -> str:
        return "\n".join(self._get_metadata_lines())

    def __repr__(self) -> str:
        head = [
            f'; ModuleID = "{self.name}"',
            f'target triple = "{self.triple}"',
            f'target datalayout = "{self.data_layout}"',
            "",
        ]
        return "\n".join(head + self._get_body_lines() + self._get_metadata_lines())
