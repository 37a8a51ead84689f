"""The module that others are linked into: its globals in order and by name, its structs and its metadata."""

from __future__ import annotations

from collections.abc import Callable

from irkit.blocks import BasicBlock
from irkit.constants import Constant, ConstantExpr
from irkit.context import Context
from irkit.debug_records import DbgVariableRecord
from irkit.functions import Function
from irkit.globals import Comdat, GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable
from irkit.instruction_base import Instruction
from irkit.linking.metadata import MetadataTable
from irkit.linking.triples import is_nvptx
from irkit.linking.types import StructNames, StructSet
from irkit.metadata import ConstantAsMetadata, DIArgList, MDNode, Metadata, MetadataAsValue, NamedMDNode
from irkit.metadata_walk import metadata_of
from irkit.module import Module
from irkit.type_finder import find_structs
from irkit.types import integer_type
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
        self.origins: dict[GlobalValue, str] = {}  # the names of the modules that globals came from
        self.renamed: int = 0  # how many names were made unique
        self.names: StructNames = StructNames()
        self.names.load(module)
        self.structs: StructSet = StructSet()
        for struct in find_structs(module):
            self.structs.add(struct)
        self.metadata: MetadataTable = MetadataTable(merges_types)
        self.metadata.adopt(metadata_of(module))
        self.named: dict[str, NamedMDNode] = {node.name: node for node in module.named_metadata}
        self.orders: ReaderUseOrders = ReaderUseOrders(module.dialect)
        self.orders.is_of_next_reader = True
        if module.use_orders is not None:
            for function in module.functions:
                entries = module.use_orders.local_permutations(function)
                if entries:
                    self.orders.functions[function] = list(entries)

    def store(self) -> None:
        """Give the module what has changed; what was known of its use-lists and of its source holds no longer."""
        module = self.module
        module._globals = list(self.variables)
        module._functions = list(self.functions)
        module._aliases = list(self.aliases)
        module._ifuncs = list(self.ifuncs)
        module.forget_symbols()
        if module.use_orders is not None and module.use_orders.is_replayed:
            forget_use_lists(module)
        self.orders.address_taken.update([address.function for address in module.context.block_addresses()])
        module.use_orders = self.orders

    def origin(self, value: GlobalValue) -> str:
        """The name of the module that a global was in."""
        return self.origins.get(value, self.module.name)

    # Names

    def unique_name(self, name: str) -> str:
        """A name that no global has: this one, or with a number behind it as LLVM's symbol table counts."""
        if not name or name not in self.symbols:
            return name
        dot = "" if is_nvptx(self.module.target_triple) else "."
        while True:
            self.renamed += 1
            made = f"{name}{dot}{self.renamed}"
            if made not in self.symbols:
                return made

    def set_name(self, value: GlobalValue, name: str) -> None:
        """Rename a global, which gives up its own name first."""
        if self.symbols.get(value.name) is value:
            del self.symbols[value.name]
        value._name = self.unique_name(name)
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
        value._name = name
        self.symbols[name] = value
        other._name = self.unique_name(name)
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
        if self.symbols.get(value.name) is value:
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
        replacer = Replacer(replaced, self.module.context)
        for value in self.globals():
            replacer.visit_user(value)
            if isinstance(value, Function):
                for block in value.blocks:
                    for instruction in block.instructions:
                        replacer.visit_user(instruction)
        for named in self.named.values():
            for operand in named.operands:
                replacer.visit_metadata(operand)
        for old, new in replaced.items():
            known = self.metadata.constants.pop(old, None)
            if known is not None:
                self.metadata.constants[new] = known

    def lost_addresses(self, blocks: set[BasicBlock]) -> dict[Value, Value]:
        """What the addresses of these blocks, and of those of sources that were not linked, become: as in LLVM
        `inttoptr (i32 1 to ptr)`."""
        context = self.module.context
        found: dict[Value, Value] = {}
        for address in context.block_addresses():
            if address.block in blocks or address.block.parent is not address.function:
                one = context.constant_int(integer_type(32), 1)
                found[address] = context.unique_constant(ConstantExpr(address.type, "inttoptr", [one]))
        return found

    def used(self) -> set[Value]:
        """The globals that something refers to."""
        found: set[Value] = set()
        todo: list[Value] = [*self.globals()]
        for function in self.functions:
            for block in function.blocks:
                todo.extend(block.instructions)
        seen: set[Value] = set(todo)
        while todo:
            value = todo.pop()
            if isinstance(value, User):
                for operand in value.operands:
                    if isinstance(operand, GlobalValue):
                        found.add(operand)
                    elif isinstance(operand, Constant) and operand not in seen:
                        seen.add(operand)
                        todo.append(operand)
        return found


class Replacer:
    """Replaces values wherever they are used; constants that use them are made anew."""

    def __init__(self, replaced: dict[Value, Value], context: Context) -> None:
        self.replaced: dict[Value, Value] = dict(replaced)
        self.context: Context = context
        self.seen: set[Metadata] = set()

    def get(self, root: Value) -> Value:
        """What stands in the place of an operand."""
        replaced = self.replaced
        found = replaced.get(root)
        if found is not None:
            return found
        if isinstance(root, MetadataAsValue):
            self.visit_metadata(root.metadata)
        if not _has_parts(root):
            return root
        todo: list[Value] = [root]
        while todo:
            value = todo[-1]
            assert isinstance(value, Constant)
            missing = [part for part in value.operands if part not in replaced and _has_parts(part)]
            if missing:
                todo += missing
                continue
            todo.pop()
            parts = [replaced.get(part, part) for part in value.operands]
            is_same = all(new is old for new, old in zip(parts, value.operands, strict=True))
            replaced[value] = value if is_same else value.remade(self.context, parts)
        return replaced[root]

    def visit_user(self, user: User) -> None:
        operands = user.operands
        made = [self.get(operand) for operand in operands]
        if any(new is not old for new, old in zip(made, operands, strict=True)):
            user.set_unlisted_operands(made)
        for _, node in user.attachment_list() or ():
            self.visit_metadata(node)
        if isinstance(user, Instruction):
            self.visit_metadata(user.debug_loc)
            for record in user.debug_records or ():
                if isinstance(record, DbgVariableRecord):
                    self.visit_metadata(record.location)
                    self.visit_metadata(record.address)

    def visit_metadata(self, root: Metadata | None) -> None:
        todo: list[Metadata | None] = [root]
        while todo:
            node = todo.pop()
            if node is None or node in self.seen:
                continue
            self.seen.add(node)
            if isinstance(node, ConstantAsMetadata):
                node.value = self.get(node.value)
            elif isinstance(node, DIArgList):
                todo.extend(node.args)
            elif isinstance(node, MDNode):
                todo.extend(node.operands)


def _has_parts(value: Value) -> bool:
    return isinstance(value, Constant) and not isinstance(value, GlobalValue) and bool(value.operands)
