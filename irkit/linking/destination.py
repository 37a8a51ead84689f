"""The module that others are linked into: its globals in order and by name, its structs and its metadata."""

from __future__ import annotations

from collections.abc import Callable

from irkit.analysis.type_finder import find_structs
from irkit.constants import Constant
from irkit.globals import Comdat, Function, GlobalAlias, GlobalIFunc, GlobalObject, GlobalValue, GlobalVariable
from irkit.linking.metadata import MetadataTable
from irkit.linking.types import StructNames, StructSet
from irkit.metadata import ConstantAsMetadata, MDNode, Metadata, MetadataAsValue, NamedMDNode
from irkit.module import Module
from irkit.target_triple import TargetTriple
from irkit.use_lists import ReaderUseOrders
from irkit.use_lists.lists import forget_use_lists
from irkit.values import User, Value


class Destination:
    """What linking keeps of a module between one source and the next.

    Lists of globals are kept as dictionaries, so that a global that moves to the end costs no search; `store` gives
    them to the module.
    """

    def __init__(self, module: Module, warn: Callable[[str], None], merges_types: bool) -> None:
        module.materialize()
        self.module: Module = module
        self.warn: Callable[[str], None] = warn
        self.variables: dict[GlobalVariable, None] = dict.fromkeys(module.globals)
        self.functions: dict[Function, None] = dict.fromkeys(module.functions)
        self.aliases: dict[GlobalAlias, None] = dict.fromkeys(module.aliases)
        self.ifuncs: dict[GlobalIFunc, None] = dict.fromkeys(module.ifuncs)
        self.symbols: dict[str, GlobalValue] = {value.name: value for value in module.global_values() if value.name}
        self.renamed: int = 0  # how many names were made unique
        self.names: StructNames = StructNames()
        self.names.load(module)
        self.structs: StructSet = StructSet()
        for struct in find_structs(module):
            self.structs.add(struct)
        self.metadata: MetadataTable = MetadataTable(merges_types)
        self.named: dict[str, NamedMDNode] = {node.name: node for node in module.named_metadata}
        self.orders: ReaderUseOrders = ReaderUseOrders()
        self.orders.knows_addresses = False
        if module.use_orders is not None:
            for function in module.functions:
                entries = module.use_orders.local_permutations(function)
                if entries:
                    self.orders.functions[function] = list(entries)

    def store(self) -> None:
        """Give the module what has changed; what was known of its use-lists and of its source holds no longer."""
        module = self.module
        module.globals = list(self.variables)
        module.functions = list(self.functions)
        module.aliases = list(self.aliases)
        module.ifuncs = list(self.ifuncs)
        module.forget_symbols()
        if module.use_orders is not None and module.use_orders.is_replayed:
            forget_use_lists(module)
        module.use_orders = self.orders

    # Names

    def unique_name(self, name: str) -> str:
        """A name that no global has: this one, or with a number behind it as LLVM's symbol table counts."""
        if not name or name not in self.symbols:
            return name
        dot = "" if TargetTriple(self.module.target_triple, 13).architecture.startswith("nvptx") else "."
        while True:
            self.renamed += 1
            made = f"{name}{dot}{self.renamed}"
            if made not in self.symbols:
                return made

    def set_name(self, value: GlobalValue, name: str) -> None:
        """Rename a global, which gives up its own name first."""
        if value.name and self.symbols.get(value.name) is value:
            del self.symbols[value.name]
        value.name = self.unique_name(name)
        if value.name:
            self.symbols[value.name] = value

    def force_name(self, value: GlobalValue, name: str) -> None:
        """Give a global this name; another one that has it gets a new one."""
        if value.has_local_linkage or value.name == name:
            return
        other = self.symbols.get(name)
        if other is None:
            self.set_name(value, name)
            return
        if self.symbols.get(value.name) is value:
            del self.symbols[value.name]
        value.name = name
        self.symbols[name] = value
        other.name = self.unique_name(name)
        self.symbols[other.name] = other

    # Globals

    def append(self, value: GlobalValue) -> None:
        """Put a global at the end of the list of its kind; it may be in it already."""
        value.parent = self.module
        if isinstance(value, GlobalVariable):
            self.variables.pop(value, None)
            self.variables[value] = None
        elif isinstance(value, Function):
            self.functions.pop(value, None)
            self.functions[value] = None
        elif isinstance(value, GlobalAlias):
            self.aliases[value] = None
        elif isinstance(value, GlobalIFunc):
            self.ifuncs[value] = None

    def erase(self, value: GlobalValue) -> None:
        if value.name and self.symbols.get(value.name) is value:
            del self.symbols[value.name]
        if isinstance(value, GlobalVariable):
            self.variables.pop(value, None)
        elif isinstance(value, Function):
            self.functions.pop(value, None)
        elif isinstance(value, GlobalAlias):
            self.aliases.pop(value, None)
        elif isinstance(value, GlobalIFunc):
            self.ifuncs.pop(value, None)

    def put_before(self, value: GlobalVariable, other: GlobalVariable) -> None:
        order = [one for one in self.variables if one is not value]
        order.insert(order.index(other), value)
        self.variables = dict.fromkeys(order)

    def globals(self) -> list[GlobalValue]:
        return [*self.variables, *self.functions, *self.aliases, *self.ifuncs]

    def comdat(self, source: Comdat) -> Comdat:
        """The comdat of the source's name, which gets its selection kind."""
        found = self.module.comdats.get(source.name)
        if found is None:
            found = self.module.comdats[source.name] = Comdat(source.name)
        found.selection_kind = source.selection_kind
        return found

    # Replacing

    def replace(self, replaced: dict[Value, Value]) -> None:
        """Have everything that refers to the keys refer to the values."""
        replacer = Replacer(replaced)
        for value in self.globals():
            replacer.visit_user(value)
            if isinstance(value, Function):
                parts = [replacer.get(part) for part in (value.personality, value.prefix_data, value.prologue_data)]
                value.set_function_data(parts[0], parts[1], parts[2])
                for block in value.blocks:
                    for instruction in block.instructions:
                        replacer.visit_user(instruction)
                        for _, node in instruction.metadata or ():
                            replacer.visit_metadata(node)
                        replacer.visit_metadata(instruction.debug_loc)
            if isinstance(value, (GlobalObject, GlobalIFunc)):
                for _, node in value.metadata:
                    replacer.visit_metadata(node)
        for named in self.named.values():
            for operand in named.operands:
                replacer.visit_metadata(operand)
        for old, new in replaced.items():
            known = self.metadata.constants.pop(old, None)
            if known is not None:
                self.metadata.constants[new] = known


class Replacer:
    """Replaces values wherever they are used, constants' operands and metadata included."""

    def __init__(self, replaced: dict[Value, Value]) -> None:
        self.replaced: dict[Value, Value] = replaced
        self.seen: set[object] = set()

    def get(self, value: Value | None) -> Value | None:
        if value is None:
            return None
        found = self.replaced.get(value)
        if found is not None:
            return found
        if isinstance(value, Constant) and not isinstance(value, GlobalValue) and value not in self.seen:
            self.seen.add(value)
            self.visit_user(value)
        elif isinstance(value, MetadataAsValue):
            self.visit_metadata(value.metadata)
        return value

    def visit_user(self, root: User) -> None:
        todo: list[User] = [root]
        while todo:
            user = todo.pop()
            for index, operand in enumerate(user.operands):
                found = self.replaced.get(operand)
                if found is not None:
                    user.operands[index] = found
                elif isinstance(operand, MetadataAsValue):
                    self.visit_metadata(operand.metadata)
                elif isinstance(operand, Constant) and not isinstance(operand, GlobalValue):
                    if operand.operands and operand not in self.seen:
                        self.seen.add(operand)
                        todo.append(operand)

    def visit_metadata(self, root: Metadata | None) -> None:
        todo: list[Metadata | None] = [root]
        while todo:
            node = todo.pop()
            if node is None or node in self.seen:
                continue
            self.seen.add(node)
            if isinstance(node, ConstantAsMetadata):
                found = self.replaced.get(node.value)
                if found is not None:
                    node.value = found
                elif isinstance(node.value, User) and not isinstance(node.value, GlobalValue):
                    self.visit_user(node.value)
            elif isinstance(node, MDNode):
                todo.extend(node.operands)
