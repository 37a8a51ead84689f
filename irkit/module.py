"""The module: everything that one LLVM IR file holds (LangRef, "Module Structure")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, cast

from mypy_extensions import mypyc_attr

from irkit import additions, module_assembly
from irkit.constants import Constant, ConstantData
from irkit.context import Context
from irkit.data_layout import DataLayout
from irkit.data_layout.layout import data_layout_problem
from irkit.dialects import Dialect
from irkit.dialects.features import CONSTANT_DATA_USES, DEBUG_RECORDS, TYPED_POINTERS
from irkit.edits import editing
from irkit.errors import EditError, NotFoundError
from irkit.functions import Function
from irkit.globals import Comdat, GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable
from irkit.guarding import protect
from irkit.local_uses import kept_list
from irkit.metadata import ConstantAsMetadata, NamedMDNode
from irkit.metadata_walk import metadata_of
from irkit.module_assembly import AssemblyFragment
from irkit.module_flags import ModuleFlags
from irkit.module_texts import ModuleTexts
from irkit.owning import owned
from irkit.provenance import Identification, Provenance
from irkit.releases import NEWEST
from irkit.spelling import html_spelling, module_again, reduced_module, spelling
from irkit.symbols import SymbolTable
from irkit.use_lists.lists import make_module_lists, may_have_addresses
from irkit.use_lists.newcomers import count_newcomer
from irkit.values import Use, Value, describe
from irkit.views import GlobalsView

if TYPE_CHECKING:
    from irkit.instruction_base import CallBase, Instruction
    from irkit.metadata import Metadata
    from irkit.summary import ModuleSummaryIndex
    from irkit.types import FunctionType, StructType, Type
    from irkit.use_lists import UseOrders
    from irkit.words import Linkage


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleSource:
    """Where a module is read from, piece by piece: what a lazy reader implements."""

    def load_contents(self, module: Module) -> None:
        """Read the module's constants and metadata, and give the globals what they refer to."""
        raise NotImplementedError

    def load_body(self, module: Module, function: Function) -> None:
        """Read one function's body, its constants and metadata."""
        raise NotImplementedError

    def leave_out(self, functions: Iterable[Function]) -> None:
        """Never read the bodies of these functions."""
        raise NotImplementedError

    def load_summary(self, module: Module) -> None:
        """Read the module's summary, if it has one."""
        raise NotImplementedError

    def find_use_lists(self, module: Module) -> bool:
        """Whether a body, read or not, stores the order of a use-list."""
        raise NotImplementedError

    def own_metadata(self) -> Sequence[Metadata]:
        """The metadata that the file has outside of bodies, by number."""
        return ()

    def body_bits(self, function: Function) -> int | None:
        """How many bits of the file a function's body takes; None if it is not from there."""
        return None


class Module(ModuleTexts):
    """A module. `name` is its identifier, which prints as `; ModuleID`.

    `metadata_kinds` maps each kind's name to its number: LLVM's fixed ones for the dialect, then those of the file.
    `opaque_pointers` tells the pointer style, `debug_records` the form of the release's debug info (records or calls of
    intrinsics), `explicit_structs` whether there may be explicitly packed structs (`irkit.packed`).
    """

    __slots__ = (
        "_aliases",
        "_contents_pending",
        "_functions",
        "_globals",
        "_ifuncs",
        "_layout",
        "_named_metadata",
        "_source",
        "_summary",
        "_summary_is_given",
        "_summary_pending",
        "_symbols",
        "assembly_fragments",
        "comdats",
        "context",
        "dependent_libraries",
        "dialect",
        "explicit_structs",
        "identification",
        "metadata_kinds",
        "opaque_pointers",
        "operand_bundle_tags",
        "provenance",
        "sync_scopes",
        "use_orders",
    )

    def __init__(self, name: str, dialect: Dialect, context: Context | None = None) -> None:
        super().__init__(name)
        self.context: Context = context if context is not None else Context()
        self.dialect: Dialect = dialect
        self.identification: Identification | None = None
        self.assembly_fragments: list[AssemblyFragment] = []
        self.opaque_pointers: bool = True
        self.explicit_structs: bool = False
        self._globals: list[GlobalVariable] = []
        self._functions: list[Function] = []
        self._aliases: list[GlobalAlias] = []
        self._ifuncs: list[GlobalIFunc] = []
        self.comdats: dict[str, Comdat] = {}
        self.metadata_kinds: dict[str, int] = {}
        self.sync_scopes: list[str] = ["singlethread", ""]
        self.operand_bundle_tags: list[str] = []
        self.dependent_libraries: list[str] = []
        self.provenance: Provenance = Provenance()
        self.use_orders: UseOrders | None = None
        self._named_metadata: list[NamedMDNode] = []
        self._summary: ModuleSummaryIndex | None = None
        self._summary_is_given: bool = False
        self._symbols: SymbolTable | None = None
        self._source: ModuleSource | None = None
        self._contents_pending: bool = False
        self._summary_pending: bool = False
        self._layout: DataLayout | None = None

    @property
    def layout(self) -> DataLayout:
        """What `data_layout` says to the module's LLVM release; another object once the string has changed."""
        found = self._layout
        if found is None or found.text != self.data_layout or found.llvm_version != self.dialect.llvm_version:
            found = self._layout = DataLayout(self.data_layout, self.dialect.llvm_version)
        return found

    @property
    def module_asm(self) -> str:
        """The module-level assembly, all fragments of it; setting it makes one fragment that is for no special target,
        whose last line is ended where it is not.

        `append_assembly` keeps what is there."""
        return "".join([fragment.text for fragment in self.assembly_fragments])

    @module_asm.setter
    def module_asm(self, text: str | object) -> None:
        fragments: list[AssemblyFragment] = []
        module_assembly.append(self.dialect, fragments, text)
        self.assembly_fragments = fragments

    def append_assembly(self, text: str | object, target_features: str = "", target_cpu: str = "") -> None:
        """Append lines of module-level assembly; the last one is ended where it is not.

        The features and the processor that they are for are LLVM 23's: raises UnsupportedError where an older dialect
        cannot write them, EditError for what is no string."""
        module_assembly.append(self.dialect, self.assembly_fragments, text, target_features, target_cpu)

    @staticmethod
    def new(name: str, llvm_version: int = NEWEST, triple: str = "", data_layout: str = "") -> Module:
        """An empty module in the dialect of an LLVM release.

        Raises `UnsupportedError` for a release that irkit does not know, `EditError` for a data layout that is none.
        """
        module = Module(name, Dialect.of(llvm_version))
        module.target_triple = triple
        module.data_layout = data_layout
        module.opaque_pointers = not module.dialect.has(TYPED_POINTERS)
        module.metadata_kinds = dict(module.dialect.metadata_kind_numbers)
        return module

    @property
    def debug_records(self) -> bool:
        return self.dialect.has(DEBUG_RECORDS)

    # Reading on demand

    def read_on_demand(self, source: ModuleSource, has_summary: bool) -> None:
        """Have what is not read yet come from `source` when it is first asked for: what a lazy reader calls."""
        self._source = source
        self._contents_pending = True
        self._summary_pending = has_summary

    def load_contents(self) -> None:
        """Read the module's constants and metadata, unless they are read. Raises `BitcodeError` if they are damaged."""
        if self._contents_pending and self._source is not None:
            self._contents_pending = False
            self._source.load_contents(self)

    def load_body(self, function: Function) -> None:
        """Read a function's body, unless it is read. Raises `BitcodeError` if it is damaged."""
        if self._source is not None:
            self.load_contents()
            self._source.load_body(self, function)

    def leave_out(self, functions: Iterable[Function]) -> None:
        """Have bodies that are not read yet never read: definitions without a block, which nothing can write."""
        if self._source is not None:
            self._source.leave_out(functions)

    def own_metadata(self) -> Sequence[Metadata]:
        """The metadata that its bitcode has outside of bodies, by number there; nothing where there is no bitcode."""
        self.load_contents()
        return self._source.own_metadata() if self._source is not None else ()

    def body_bits(self, function: Function) -> int | None:
        """How many bits of the bitcode it was read from a function's block takes, from the id that begins it to the
        padding that ends it; None for a declaration, and where there is no bitcode."""
        return self._source.body_bits(function) if self._source is not None else None

    def materialize(self) -> None:
        """Read all that is not read yet, in module order."""
        self.load_contents()
        for function in self.functions:
            function.load_body()
        self.summary  # noqa: B018 - reads it

    @property
    def stores_use_lists(self) -> bool:
        """Whether the source says the order of a use-list: in a USELIST block or a `uselistorder` directive, of the
        module or of any body. Raises `BitcodeError` if a body, which is looked through for it, is damaged."""
        provenance = self.provenance
        if not provenance.has_use_lists and self._source is not None:
            provenance.has_use_lists = self._source.find_use_lists(self)
        return provenance.has_use_lists

    @property
    def named_metadata(self) -> list[NamedMDNode]:
        self.load_contents()
        return self._named_metadata

    @property
    def has_summary(self) -> bool:
        """Whether there is one, read or not."""
        return self._summary_pending or self._summary is not None

    @property
    def summary(self) -> ModuleSummaryIndex | None:
        """The ThinLTO or full-LTO summary, if the module has one."""
        if self._summary_pending and self._source is not None:
            self._source.load_summary(self)
        return self._summary

    @summary.setter
    def summary(self, summary: ModuleSummaryIndex | object | None) -> None:
        """Raises EditError for a summary with entries for what the module does not define, or that text and bitcode
        would tell otherwise."""
        if summary is not None:
            editing("summaries", "check_given")(self, summary)
        self.take_summary(cast("ModuleSummaryIndex | None", summary))
        self._summary_is_given = True

    def before_new_source(self, name: str) -> None:
        """The summary knows globals of local linkage by the source's name, too."""
        if self._summary is not None and name != self._source_filename:
            editing("followers", "follow_source")(self, name)

    def before_new_layout(self, layout: str) -> None:
        problem = data_layout_problem(layout, self.dialect.llvm_version)
        if problem:
            raise EditError(f"{layout!r} is no data layout of LLVM {self.dialect.llvm_version}: {problem}")

    def take_summary(self, summary: ModuleSummaryIndex | None) -> None:
        """Have this summary, unchecked: for who reads it with the module, or makes it of the module."""
        self._summary_pending = False
        self._summary = summary
        self._summary_is_given = False

    @property
    def flags(self) -> ModuleFlags:
        """The module flags as a mapping: `module.flags["PIC Level"] = 2`."""
        return ModuleFlags(self)

    def replace_in_metadata(self, new_values: dict[Value, Value]) -> None:
        """Let metadata that holds one of the globals or constants hold what stands beside it. Reads everything."""
        if any(isinstance(old, Constant) for old in new_values):
            self.materialize()
            for holder in metadata_of(self):
                if isinstance(holder, ConstantAsMetadata):
                    holder.value = new_values.get(holder.value, holder.value)

    # Use-lists

    def make_use_list(self, value: Value) -> list[Use]:
        """Make the list of a global or a constant, and with it those of all others; an empty list that nobody keeps
        if it has no uses in this release."""
        make_module_lists(self)
        if isinstance(value, ConstantData) and not self.dialect.has(CONSTANT_DATA_USES):
            return []
        if value._uses is None and isinstance(value, Constant) and value.is_uniqued:
            count_newcomer(self, value)
        return kept_list(value)

    def make_use_lists(self) -> bool:
        """Make the lists of all globals and constants, unless that is done. Tells whether they were made now."""
        return make_module_lists(self)

    def may_have_address(self, function: Function) -> bool:
        """Whether a block address may name a block of the function."""
        return may_have_addresses(self, function)

    # Globals

    @property
    def globals(self) -> GlobalsView[GlobalVariable]:
        """The variables, by place or by name; a loop over them is not disturbed by edits in it."""
        return GlobalsView(self, self._globals, "global")

    @property
    def functions(self) -> GlobalsView[Function]:
        """The functions, in the same way."""
        return GlobalsView(self, self._functions, "function")

    @property
    def aliases(self) -> GlobalsView[GlobalAlias]:
        """The aliases."""
        return GlobalsView(self, self._aliases, "alias")

    @property
    def ifuncs(self) -> GlobalsView[GlobalIFunc]:
        """The ifuncs."""
        return GlobalsView(self, self._ifuncs, "ifunc")

    def global_values(self) -> Iterator[GlobalValue]:
        """All of them: variables, functions, aliases, ifuncs."""
        yield from self.globals
        yield from self.functions
        yield from self.aliases
        yield from self.ifuncs

    @property
    def symbols(self) -> SymbolTable:
        """The names of the globals."""
        if self._symbols is None:
            self._symbols = SymbolTable(self.global_values(), ".")
        return self._symbols

    def owned_constant(self, constant: Constant) -> Constant:
        """The constant as this module's own. Raises EditError if it refers to what is of another module."""
        return owned(constant, self)

    def globals_in_metadata(self) -> set[Value]:
        """The globals that metadata holds."""
        self.materialize()
        return {holder.value for holder in metadata_of(self) if isinstance(holder, ConstantAsMetadata)}

    def add(self, value: GlobalValue | object) -> None:
        """Append a global to the list of its kind, with all that it refers to: constants of another module without
        operands give way to the module's own.

        Raises EditError, with nothing changed, for one that is in a module, for a name that is taken, and for one that
        refers to what is of another module.
        """
        if not isinstance(value, GlobalValue):
            raise EditError(f"{describe(value)} cannot come into {self!r}: it is no global")
        if value.parent is not None:
            raise EditError(f"{value.describe()} is in a module already")
        self.symbols.free_name(value.name, value, False)
        value.parent = self
        try:
            changes = value.foreign_operands()
        except EditError:
            value.parent = None
            raise
        for user, operands in changes:
            user.take_operands(tuple(operands))
        self.append(value)

    def append(self, value: GlobalValue) -> None:
        """Append a global to the list of its kind, unchecked: what a reader calls."""
        value.parent = self
        if self._symbols is not None:
            self._symbols.enter(value)
        if isinstance(value, GlobalVariable):
            self._globals.append(value)
        elif isinstance(value, Function):
            self._functions.append(value)
        elif isinstance(value, GlobalAlias):
            self._aliases.append(value)
        elif isinstance(value, GlobalIFunc):
            self._ifuncs.append(value)

    def remove(self, value: GlobalValue | object) -> None:
        """Take a global out of the list of its kind; what refers to it still does. Raises EditError for one that is not
        in this module."""
        if not isinstance(value, GlobalValue) or value.parent is not self:
            raise EditError(f"{describe(value)} is not in {self!r}")
        value.load_contents()
        if isinstance(value, Function):
            value.load_body()
        if self._symbols is not None:
            self._symbols.leave(value)
        if isinstance(value, GlobalVariable):
            self._globals.remove(value)
        elif isinstance(value, Function):
            self._functions.remove(value)
        elif isinstance(value, GlobalAlias):
            self._aliases.remove(value)
        elif isinstance(value, GlobalIFunc):
            self._ifuncs.remove(value)
        value.parent = None

    def forget_symbols(self) -> None:
        """Find globals by their names anew: for whoever renames them, or changes the lists themselves."""
        self._symbols = None

    def get(self, name: str) -> GlobalValue | None:
        """The global of that name, or None."""
        found = self.symbols.get(name)
        return found if isinstance(found, GlobalValue) else None

    def unique_name(self, name: str) -> str:
        """The name if no global has it, else the name that LLVM makes of it: `x.1`."""
        return self.symbols.unique(name)

    # What a module is given from Python

    def add_function(
        self,
        name: str,
        function_type: Type,
        args: Sequence[str] = (),
        linkage: Linkage = "external",
        unique: bool = False,
    ) -> Function:
        """A declaration, which blocks make a definition (LangRef, "Functions"); `args` are names of its arguments.

        Raises `EditError` for a type that is no function's, and for a name that is taken unless `unique`.
        """
        return additions.add_function(self, name, function_type, args, linkage, unique)

    def add_global(
        self,
        name: str,
        value_type: Type,
        initializer: Constant | None = None,
        *,
        constant: bool = False,
        linkage: Linkage = "external",
        address_space: int | None = None,
        align: int = 0,
        unique: bool = False,
    ) -> GlobalVariable:
        """A variable; a declaration without an initializer (LangRef, "Global Variables"). `align` in bytes, 0 for none.

        Raises `EditError` for a type without size, an initializer of another one, a name that is taken unless `unique`.
        """
        return additions.add_global(
            self,
            name,
            value_type,
            initializer,
            constant=constant,
            linkage=linkage,
            address_space=address_space,
            align=align,
            unique=unique,
        )

    def add_alias(
        self,
        name: str,
        aliasee: Constant,
        value_type: Type | None = None,
        linkage: Linkage = "external",
        unique: bool = False,
    ) -> GlobalAlias:
        """Another name for a global, or for a place in one (LangRef, "Aliases"); `value_type` None: the aliasee's."""
        return additions.add_alias(self, name, aliasee, value_type, linkage, unique)

    def add_ifunc(
        self,
        name: str,
        value_type: FunctionType,
        resolver: Constant,
        linkage: Linkage = "external",
        unique: bool = False,
    ) -> GlobalIFunc:
        """A function that `resolver` chooses when the program is loaded (LangRef, "IFuncs")."""
        return additions.add_ifunc(self, name, value_type, resolver, linkage, unique)

    def add_struct(self, name: str = "", elements: Sequence[Type] | None = None, packed: bool = False) -> StructType:
        """A new identified struct type; opaque without elements (LangRef, "Structure Type"). A name that is taken gets
        a number, as LLVM does: `pair.0`."""
        taken = {struct.name for struct in self.context.identified_structs}
        found, number = name, 0
        while found and found in taken:
            found = f"{name}.{number}"
            number += 1
        return self.context.identified_struct(found, elements, packed)

    def declare_intrinsic(self, name: str, types: Sequence[Type] = ()) -> Function:
        """The declaration of an intrinsic, overloaded on `types`, with the release's type and attributes.

        Raises `UnsupportedError` for an intrinsic that the module's release lacks, `EditError` for types that it does
        not take, or where a function of that name has another type.
        """
        return additions.declare_intrinsic(self, name, types)

    def __getitem__(self, name: str) -> GlobalValue:
        found = self.get(name)
        if found is None:
            raise NotFoundError(f"{self!r} has no global @{name}")
        return found

    def __contains__(self, key: object) -> bool:
        """Whether a global is in the module, or a name is one of its globals'."""
        return self.get(key) is not None if isinstance(key, str) else getattr(key, "parent", None) is self

    # Looking

    def walk(self) -> Iterator[Instruction]:
        """All instructions, function by function. What is edited meanwhile does not disturb it: it goes over each
        function as it was when it came to it."""
        for function in self.functions:
            yield from function.instructions

    def call_sites(self) -> Iterator[CallBase]:
        """All calls: `call`, `invoke`, `callbr`."""
        for function in self.functions:
            yield from function.call_sites()

    def clone(self, value_map: dict[Value, Value] | None = None) -> Module:
        """An equal module, with types and constants of its own. The map gets globals, arguments, blocks and
        instructions. Raises VerificationError for a module that no file can say truly."""
        made: Module = editing("cloning", "clone_module")(self, value_map)
        return made

    def __str__(self) -> str:
        """What `irkit.to_assembly` gives."""
        return spelling(self)

    def _repr_html_(self) -> str:
        """What notebooks show: the text, highlighted."""
        return html_spelling(self)

    def __repr__(self) -> str:
        return f"<Module {self.name!r}>"

    def __deepcopy__(self, memo: dict[int, object]) -> Module:
        """An equal module, with types and constants of its own."""
        return module_again(self)

    def __copy__(self) -> Module:
        raise EditError(f"a shallow copy of {self!r} would share its functions, which are of one module: deepcopy it")

    def __reduce__(self) -> tuple[object, ...]:
        return reduced_module(self)


protect(__name__)
