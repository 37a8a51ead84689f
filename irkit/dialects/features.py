"""What some releases do and others do not, one row each, by chapter: the differences that are not a table of their own.

Every `Feature` there is stands here; whoever asks for one imports it (a test holds that none is declared elsewhere).
"""

from __future__ import annotations

from typing import Final

from irkit.releases import NEWEST, OLDEST


class Feature:
    """Something that LLVM `first` to `last` have (both included); ask with `dialect.has(feature)`."""

    __slots__ = ("first", "last")

    def __init__(self, first: int = OLDEST, last: int = NEWEST) -> None:
        self.first: int = first
        self.last: int = last


# What holds in every release, for tables whose rows name a feature.
ALWAYS: Final = Feature()


# -- Types

# Pointers of a file are typed unless it says otherwise (a type record for `ptr` makes them opaque in 13 and 14).
TYPED_POINTERS: Final = Feature(last=14)
# Pointers may be typed, whatever the style that a file begins in.
POINTEES: Final = Feature(last=16)
# The reader of bitcode leaves typed pointers as they are; that of later releases makes them opaque.
KEEPS_TYPED_POINTERS: Final = Feature(last=15)
# Text may say `ptr` beside typed pointers. LLVM 14 reads typed ones only; later releases read `T*` as `ptr`.
MIXED_POINTERS: Final = Feature(last=13)
# The first pointer type of a text, `ptr` or `T*`, decides which style all have; a text without any has opaque ones.
POINTERS_BY_TEXT: Final = Feature(first=15, last=15)
# `x86_mmx` as a type of its own; later releases read it as `<1 x i64>`.
X86_MMX: Final = Feature(last=19)
# Target extension types.
TARGET_TYPES: Final = Feature(first=16)
# The target extension types that LLVM knows must have the parameters that it gives them.
CHECKED_TARGET_TYPES: Final = Feature(first=20)
# Vectors may have elements of a target extension type.
VECTORS_OF_TARGET_TYPES: Final = Feature(first=21)
# Integers of up to 2**24 - 1 bits; later releases have up to 2**23.
WIDEST_INTEGERS: Final = Feature(last=13)
# A struct may hold itself, which gives it no size.
RECURSIVE_STRUCTS: Final = Feature(last=19)
# Arrays may have scalable vectors as elements.
SCALABLE_VECTORS_IN_ARRAYS: Final = Feature(first=18)
# An opaque struct may be the type of a value.
FIRST_CLASS_OPAQUE_STRUCTS: Final = Feature(last=20)
# A struct of equal scalable vectors has a size.
SCALABLE_STRUCTS: Final = Feature(first=17)

# -- Globals and functions

# Module-level assembly may be for features and a processor of its own.
ASSEMBLY_FRAGMENTS: Final = Feature(first=23)
# A global variable's record says what sanitizers leave out, and its code model.
SANITIZER_FLAGS: Final = Feature(first=15)
CODE_MODELS: Final = Feature(first=18)
# An ifunc may have metadata attached.
IFUNC_METADATA: Final = Feature(first=21)
# Alignments of up to 2**32 bytes, before that 2**29.
HUGE_ALIGNMENTS: Final = Feature(first=14)
# The alignment of functions counts where variables' records are abbreviated.
FUNCTION_ALIGNMENTS_COUNT: Final = Feature(last=21)
# A function may have a preferred alignment.
PREFERRED_ALIGNMENTS: Final = Feature(first=23)
# `range(i32 0, 0)`, which is every number; before that neither all nor none.
EMPTY_RANGES: Final = Feature(first=20)

# -- Constants

# A `ptrauth` constant has a fifth operand, the deactivation symbol.
DEACTIVATION_SYMBOLS: Final = Feature(first=22)
# Constants are made when their records are read; later, those with operands when something first refers to them.
CONSTANTS_MADE_AT_ONCE: Final = Feature(last=14)
# Constant `select` is made when the block of constants is read.
DELAYED_SELECTS: Final = Feature(first=14, last=14)
# Constants without operands (integers, `null`, `undef` …) have use-lists.
CONSTANT_DATA_USES: Final = Feature(last=20)
# `no_cfi @f` and `ptrauth (…)`.
NO_CFI_VALUES: Final = Feature(first=14)
PTRAUTH_CONSTANTS: Final = Feature(first=19)
# `[]` is poison, before that undef.
EMPTY_ARRAYS_ARE_POISON: Final = Feature(first=20)
# The types of operands that records of constant expressions say are those of the operands; later they do not count.
CONSTANT_OPERAND_TYPES: Final = Feature(last=14)
# The reader of bitcode keeps a constant `getelementptr` over scalable vectors; that of later releases makes an
# instruction of it.
SCALABLE_GEP_RECORDS: Final = Feature(last=16)
# What metadata has in place of a constant expression that the release lacks is poison, before that undef.
POISON_IN_METADATA: Final = Feature(first=20)
# A phi with several entries for a block keeps one where a block on the edge computes constants.
ONE_ENTRY_AN_EDGE: Final = Feature(first=21)
# A vector of equal floating-point numbers is written as the number.
FLOAT_SPLATS: Final = Feature(first=23)
# A constant `getelementptr` may step over scalable vectors.
SCALABLE_GEP_EXPRESSIONS: Final = Feature(last=20)
# How one number is spread over a scalable vector: inserted into poison (before that undef), at an i64 place (i32).
SPLATS_OF_POISON: Final = Feature(first=14)
WIDE_SPLAT_INDICES: Final = Feature(first=16)

# -- Instructions

# `getelementptr` has `nusw` and `nuw` beside `inbounds`; a constant one says its flags in one operand, `inrange` as a
# range of offsets. Before that, the record's code tells `inbounds`, and `inrange` marks one index.
GEP_NO_WRAP_FLAGS: Final = Feature(first=19)
# Inline assembly says its function type.
TYPED_INLINE_ASM: Final = Feature(first=14)
# `alloca` says its address space where it is not the data layout's.
ALLOCA_ADDRESS_SPACES: Final = Feature(first=15)
# Operand bundles take metadata.
METADATA_IN_BUNDLES: Final = Feature(first=20)
# A `phi` may be without incoming values.
EMPTY_PHIS: Final = Feature(first=16)
# Fast-math flags on what gives a struct of floating-point numbers.
FAST_MATH_STRUCTS: Final = Feature(first=21)
# `atomicrmw` of pointers (xchg), and of vectors of floating-point numbers.
RMW_POINTERS: Final = Feature(first=15)
RMW_VECTORS: Final = Feature(first=19)
# `atomicrmw elementwise`.
ELEMENTWISE_ATOMICS: Final = Feature(first=23)
# Inline assembly that may unwind.
UNWINDING_ASM: Final = Feature(first=13)

# -- Debug info

# Debug records (`#dbg_value`) instead of calls of `llvm.dbg.*`, in bitcode and in print.
DEBUG_RECORDS: Final = Feature(first=19)
# `#dbg_declare_value` beside the other debug records.
DEBUG_RECORDS_OF_DECLARED_VALUES: Final = Feature(first=22)
# A debug location has an atom group and its rank (key instructions).
ATOM_GROUPS: Final = Feature(first=21)
# Sizes and offsets of types are metadata, an i64 where text has a number; before that they are numbers.
SIZES_AS_METADATA: Final = Feature(first=21)
# A DIFile's source that is there although empty is kept apart from one that is not there.
EMPTY_SOURCES: Final = Feature(first=22)
# The record of a DIObjCProperty has the setter's name before the getter's; LLVM takes it the other way round before.
OBJC_SETTER_FIRST: Final = Feature(first=22)
# A DERIVED_TYPE has both annotations and ptrauth data or neither counts: one alone might be the other.
ANNOTATIONS_BESIDE_PTRAUTH: Final = Feature(first=19)
# Debug name tables are of three kinds; later releases have Apple's as a fourth.
THREE_NAME_TABLE_KINDS: Final = Feature(last=16)

# -- What bitcode holds

# A function lists the functions that use addresses of its blocks, also through other constants: 15.0.6 and later do.
BLOCK_ADDRESS_USERS: Final = Feature(first=15)
# Function blocks have so many abbreviations that their ids take five bits, before that four.
WIDE_FUNCTION_ABBREVIATIONS: Final = Feature(first=21)
# Symbol tables hash names by XXH3, before that by Bernstein's function.
XXH3_STRING_MAPS: Final = Feature(first=17)
# … and look for a free bucket one by one.
LINEAR_STRING_MAPS: Final = Feature(first=23)
# Demanglers know the basic types of D; before that `int` alone, which they do not show.
TYPES_OF_D: Final = Feature(first=23)
# The search for struct types looks at what is not in a pointer's type: value types, ifuncs, attributes.
TYPES_BEHIND_POINTERS: Final = Feature(first=14)
# A constant `getelementptr` brings its source element type into the type table.
SOURCE_TYPES_WITH_CONSTANTS: Final = Feature(first=15)
# An ifunc brings its value type into the type table.
IFUNC_VALUE_TYPES: Final = Feature(first=14)

# The verifier of llvm-as numbers metadata kinds that it looks for by name.
VERIFIER_NAMES_KINDS: Final = Feature(first=23)
# A module lists the GUIDs of its values, which metadata of the kind `guid` says.
GUID_LISTS: Final = Feature(first=23)

# -- Use-lists

# All prefix data, then all prologue data, then all personalities are set, and not function by function.
FUNCTION_DATA_BY_KIND: Final = Feature(last=13)
# The empty places of a function's operands hold a null pointer to i1, whatever the style of pointers.
TYPED_FUNCTION_PLACEHOLDERS: Final = Feature(last=13)
# A block address is a use of the function as well as of the block.
BLOCK_ADDRESS_USES_FUNCTION: Final = Feature(last=20)
# Records of atomic operations may say no alignment, as files of before LLVM 13 do not, and `atomicrmw` has one of its
# own for that.
ATOMICS_WITHOUT_ALIGNMENT: Final = Feature(last=13)
# A block's list of uses has its address; later releases keep no order of that, and have no `uselistorder_bb`.
BLOCK_ADDRESS_USES_BLOCK: Final = Feature(last=22)
# The prediction of use-lists numbers the constants in debug records before their instruction's operands.
USE_LISTS_THROUGH_RECORDS: Final = Feature(first=21)
# Where bitcode's use-lists are predicted, constants that initialise globals come before the globals, and no operand of
# a global is followed; later, everything stands in the order of reading.
CONSTANTS_BEFORE_GLOBALS: Final = Feature(last=14)
# Two uses by one global, such as a function's prefix and prologue data, have no order in the prediction.
UNORDERED_USES_OF_GLOBALS: Final = Feature(last=13)

# -- Native symbol tables

# 32-bit x86, and x86-64 with a large code model, refer to `_GLOBAL_OFFSET_TABLE_`, which no global stands for.
GLOBAL_OFFSET_TABLE: Final = Feature(first=19)
# The size of a common symbol has 64 bits, in a table of version 4.
WIDE_COMMON_SIZES: Final = Feature(first=23)
# An ifunc is an object of its own; before that, its resolver's comdat and section are its own.
IFUNCS_ARE_OBJECTS: Final = Feature(first=14)
# What an alias is based on is looked for behind `addrspacecast` too.
ALIASES_ACROSS_SPACES: Final = Feature(first=22)
# Hidden definitions are kept out of what MinGW exports by default.
EXCLUDE_SYMBOLS: Final = Feature(first=16)
# Aliases of functions with Microsoft's calling conventions are decorated as the functions are.
DECORATED_ALIASES: Final = Feature(first=14)
# The place of a struct's return is no argument in the count that decorates a name.
RETURNED_STRUCTS_NOT_COUNTED: Final = Feature(first=14)
# Arm64EC's functions are exported under their plain names.
EXPORT_AS: Final = Feature(first=19)

# -- Summaries

# The GUID of a global with local linkage is that of `file;name`, before that of `file:name`.
SEMICOLON_IN_GUIDS: Final = Feature(first=18)
# The relative frequency of a call in a summary has 28 bits, and one above them for a tail call; before that 29 bits.
RELATIVE_FREQUENCY_TAIL_CALLS: Final = Feature(first=18)
# A summary's modules are numbered by their paths, before that by their ids.
SUMMARY_MODULES_BY_PATH: Final = Feature(first=18)
# A summary numbers the type identifiers of virtual tables as it numbers values: a value of the same GUID takes theirs.
SUMMARY_VTABLES_AMONG_VALUES: Final = Feature(last=17)
# Flags of a function's summary that LLVM 13 does not have.
SUMMARY_UNWIND_FLAGS: Final = Feature(first=14)
# A summary prints whether a definition or a declaration of the value is to be imported.
SUMMARY_IMPORT_TYPES: Final = Feature(first=19)
# A summary says whether a static that is promoted keeps its name.
SUMMARY_PROMOTIONS: Final = Feature(first=23)
# A call in a summary may have a relative frequency, which text of later releases has for nothing.
SUMMARY_FREQUENCIES: Final = Feature(last=22)
# A context of a memory profile may be hot; before that, versions could be cold and not cold in one.
HOT_ALLOCATIONS: Final = Feature(first=17)
# A summary without profile says nothing of a call but the callee.
SUMMARY_CALLS_WITHOUT_HOTNESS: Final = Feature(last=17)
# How hot a call is stands in the summary of every function, before that only where the function has a profile.
HOTNESS_WITHOUT_PROFILE: Final = Feature(first=18)
# What a summary refers to, and is not in the module, gets a number as what it calls does.
SUMMARY_NUMBERS_REFERENCES: Final = Feature(first=19)
# A combined summary finds the function that a GUID meant before it was promoted.
SUMMARY_ORIGINAL_CALLEES: Final = Feature(last=17)
# The functions of a virtual table in a summary that is made are aliases, too.
SUMMARY_TABLES_OF_ALIASES: Final = Feature(first=17)
# A function is not to be imported if something else than `callbr` uses the address of one of its blocks.
SUMMARY_BINDS_TO_ADDRESSES: Final = Feature(first=14)
# What refers to a local ifunc is not to be imported.
SUMMARY_BINDS_TO_IFUNCS: Final = Feature(first=18)
# Calls of what is loaded relative to a table count for summaries that are made.
SUMMARY_RELATIVE_LOADS: Final = Feature(first=19)
# The functions in a table of distances from it are noted.
SUMMARY_RELATIVE_TABLES: Final = Feature(first=19)
# What a value profile of virtual tables names counts as referred to.
SUMMARY_PROFILED_TABLES: Final = Feature(first=19)
# The address of a block does not hold its function.
SUMMARY_ADDRESSES_WITHOUT_FUNCTIONS: Final = Feature(first=21)
# A summary that is made counts the blocks of functions.
SUMMARY_COUNTS_BLOCKS: Final = Feature(last=16)
# A summary says how many basic blocks there are even if it does not know of any.
SUMMARY_BLOCK_COUNT_ALWAYS: Final = Feature(last=16)
# Combined summaries keep the order of stack ids that the index has; later, that of their first use.
SUMMARY_STACKS_IN_ORDER: Final = Feature(last=16)
# Memory profiles in summaries; their contexts as a radix tree.
SUMMARY_MEMORY_PROFILES: Final = Feature(first=16)
SUMMARY_RADIX_TREES: Final = Feature(first=20)
# A memory profile that a summary is made from may call an allocation hot.
SUMMARY_HOT_ALLOCATIONS: Final = Feature(first=17)
# A synthesized call site, which has no stack, gives its callee a number.
SUMMARY_NUMBERS_TAIL_CALLS: Final = Feature(first=18)
# Lists of stack ids may be empty in a text.
SUMMARY_EMPTY_STACKS: Final = Feature(first=21)
# A combined index does not say in which contexts memory is allocated.
NO_COMBINED_CONTEXTS: Final = Feature(first=21)
# Modules of a unified LTO pipeline.
SUMMARY_UNIFIED_LTO: Final = Feature(first=17)

# -- How text is printed

# Vectors of one repeated integer or float print as `splat (…)`.
SPLAT_CONSTANTS: Final = Feature(first=20)
# A vector of null pointers prints as a splat of one, before that as `zeroinitializer`.
SPLATS_OF_NULL: Final = Feature(first=23)
# The lanes of a shuffle mask that may be anything print as `poison`, before that as `undef`.
POISON_SHUFFLE_MASKS: Final = Feature(first=17)
# An ifunc prints its DLL storage class, thread-local mode and unnamed_addr, as an alias does.
IFUNCS_LIKE_ALIASES: Final = Feature(last=13)
# `cmpxchg` and, a release later, `atomicrmw` print the type of each operand even where all are the same.
CMPXCHG_OPERAND_TYPES: Final = Feature(first=15)
ATOMICRMW_OPERAND_TYPES: Final = Feature(first=16)
# A `musttail` call without arguments in a function with variable ones prints `(...)`, before that `(, ...)`.
LONE_ELLIPSIS: Final = Feature(first=15)
# String attributes stand in the order of their keys' bytes taken as signed: what is not ASCII comes first.
SIGNED_ATTRIBUTE_KEYS: Final = Feature(last=13)
# LLVM 13 takes the first byte of a name that is not ASCII for negative, and its first hex digit comes out as another
# character; 14 to 16 crash on it.
SIGNED_FIRST_BYTE: Final = Feature(last=13)
# A function that is named like an intrinsic, and is none of this release, has `; Unknown intrinsic` above it.
UNKNOWN_INTRINSIC_COMMENTS: Final = Feature(first=21)
# What is relocated of no statepoint, the token `none`, is undef.
RELOCATED_FROM_NONE: Final = Feature(first=18)

# -- What text may say

# Comments between `/*` and `*/`.
C_COMMENTS: Final = Feature(first=20)
# `splat (i32 1)` in text.
SPLAT_LITERALS: Final = Feature(first=18)
# Floating-point literals are numbers of their type, `f0x…` its bits, and infinities have words; they print so too.
OWN_FLOAT_LITERALS: Final = Feature(first=23)
# Too large hexadecimal literals of half and bfloat are errors.
CHECKED_HEX_FLOATS: Final = Feature(first=22)
# `addrspace("A")`, "G" and "P", and later the names that a data layout gives.
SYMBOLIC_ADDRESS_SPACES: Final = Feature(first=16)
NAMED_ADDRESS_SPACES: Final = Feature(first=22)
# Text may say any address space, of which 24 bits are taken.
UNCHECKED_ADDRESS_SPACES: Final = Feature(last=15)
# Numbers of unnamed values may leave gaps in text: those of a function's contents, and those of globals.
LOCAL_NUMBERING_GAPS: Final = Feature(first=18)
GLOBAL_NUMBERING_GAPS: Final = Feature(first=19)
# Undefined intrinsics that are called are declared by the parser; in LLVM 18 all that is called `llvm.…`, intrinsic or
# not, where all calls are of one type.
INTRINSICS_WITHOUT_DECLARATION: Final = Feature(first=18)
DECLARED_AS_THEY_ARE_CALLED: Final = Feature(first=18, last=18)
# So is `llvm.dbg.addr`, which is none any more.
DBG_ADDR_WITHOUT_DECLARATION: Final = Feature(first=22)
# Symbols that others do not see may have a DLL storage class in text.
LOCAL_DLL_STORAGE: Final = Feature(last=15)
# Arguments may be labels and opaque structs, as far as the parser knows.
ANY_ARGUMENT_TYPES: Final = Feature(last=21)
# `align` among the attributes of a call is an error of the parser, later of the verifier.
NO_ALIGNED_CALLS: Final = Feature(last=15)

# -- Data layouts

# Pointers have flags, and address spaces names: `pe200(name):…`.
POINTER_FLAGS: Final = Feature(first=22)
# Flags of pointers tell the bits of null, `po1` all ones and `pz1` zeros; vectors may be aligned as their elements:
# `ve`.
NULL_FLAGS: Final = Feature(first=23)
ELEMENT_ALIGNED_VECTORS: Final = Feature(first=23)
# Strings are parsed by other code, with other messages.
STRICT_SPECIFICATIONS: Final = Feature(first=20)
# i8 must be aligned to a byte, and the size of an index no larger than that of its pointer.
BYTE_ALIGNMENT_CHECKED: Final = Feature(first=16)
INDEX_SIZE_CHECKED: Final = Feature(first=17)
# The size of a pointer is a number of bits, before that of whole bytes.
POINTERS_IN_BITS: Final = Feature(first=14)
# `m:l`, the mangling of GOFF.
GOFF_MANGLING: Final = Feature(first=14)
# Its private symbols begin with `L#`, before that with `@`.
GOFF_LOCAL_LABELS: Final = Feature(first=19)
# Messages say `24-bit`, before that `24bit`.
HYPHENS: Final = Feature(first=17)

# -- What is computed of constant expressions (see Note [folding] in irkit/folding/values.py)

FOLD_BITCAST_BY_ELEMENTS: Final = Feature(last=17)
# A bfloat that is widened and then made half, or the other way about, is taken bit by bit.
FOLD_NARROWED_BY_WIDTH: Final = Feature(last=14)
FOLD_BYTES_OF_INTEGERS: Final = Feature(last=17)
FOLD_CASTS_OF_NULL_GEPS: Final = Feature(last=16)
FOLD_POINTER_ROUND_TRIPS: Final = Feature(last=20)
FOLD_NESTED_SELECTS: Final = Feature(last=16)
FOLD_OPEN_MASKS_TO_POISON: Final = Feature(first=17)
FOLD_EXTENSIONS_IN_LOGIC: Final = Feature(last=17)
FOLD_INVERTED_COMPARISONS: Final = Feature(last=18)
FOLD_RIGHT_IDENTITIES: Final = Feature(first=17)
FOLD_ALL_ZERO_INDICES: Final = Feature(first=15)
FOLD_GEPS: Final = Feature(last=18)
# An address within a variable is `inbounds`, whatever the type that is stepped through.
FOLD_INBOUNDS_OF_ANY_TYPE: Final = Feature(last=16)
FOLD_INBOUNDS_OF_UNDEF: Final = Feature(last=18)
FOLD_ORDER_OF_ADDRESSES: Final = Feature(last=13)
FOLD_SCALABLE_ZEROS: Final = Feature(first=14)
FOLD_SCALABLE_UNDEF: Final = Feature(first=21)
FOLD_GEPS_BEYOND_ARRAYS: Final = Feature(first=14)
# Whether an index of more than 64 bits is negative is told by its own sign, before that by bit 63.
FOLD_SIGNS_OF_WIDE_INDICES: Final = Feature(first=14)
FOLD_NULLS_INTO_ZEROS: Final = Feature(first=15)
FOLD_ANY_VECTOR_BY_ELEMENTS: Final = Feature(first=20)
FOLD_ALL_ONES: Final = Feature(first=20)

# -- What the verifier allows

# The result of a `callbr` is there behind each of its edges, before that behind the default one only.
CALLBR_RESULT_ON_ALL_EDGES: Final = Feature(first=17)
# `nofpclass` of structs.
NOFPCLASS_OF_STRUCTS: Final = Feature(first=21)
# `immarg` may have a range beside it.
RANGED_IMMEDIATES: Final = Feature(first=21)
# Atomic loads and stores take vectors.
ATOMIC_VECTORS: Final = Feature(first=21)
# A result may be claimed by a call's bundle, beside being retained.
CLAIMED_RESULTS: Final = Feature(first=21)
# Shaders of AMDGPU that are called in a chain.
CHAINED_SHADERS: Final = Feature(first=17)
# `callbr` calls some intrinsics.
CALLBR_INTRINSICS: Final = Feature(first=22)
# An intrinsic that does not throw may be invoked from outside of the pads that its unwind edge enters.
QUIET_UNWIND_EDGES: Final = Feature(first=19)
# What is passed may be aligned as anything else.
ALIGNED_ARGUMENTS: Final = Feature(first=19)
# Branch weights say where they come from.
WEIGHT_ORIGINS: Final = Feature(first=19)

# -- What upgrades change

# An intrinsic's declaration gets the attributes of the table only if its type fits the intrinsic.
CHECKED_INTRINSIC_TYPES: Final = Feature(first=21)
# `"implicit-section-name"` becomes the function's section.
IMPLICIT_SECTION_NAMES: Final = Feature(first=19)
# Calls take types from their arguments.
CALLS_TAKE_TYPES: Final = Feature(last=14)
# … even where the attribute has one.
CALLS_RETAKE_TYPES: Final = Feature(last=13)
# Indirect arguments of inline assembly say what they point to; a release later, those of exclusive loads and stores.
ASM_ELEMENT_TYPES: Final = Feature(first=14)
EXCLUSIVE_ELEMENT_TYPES: Final = Feature(first=15)
# What inline assembly may jump to are constraints, before that addresses of blocks among the arguments.
CALLBR_LABELS: Final = Feature(first=15)
# A bundle "clang.arc.attachedcall" without an operand says nothing, and goes.
ATTACHED_CALL_NEEDS_OPERAND: Final = Feature(first=15)
# A word behind "branch_weights" may tell where they come from.
BRANCH_WEIGHT_ORIGINS: Final = Feature(first=19)
# `"amdgpu-unsafe-fp-atomics"` of a function becomes metadata of its atomic operations.
UNSAFE_ATOMICS_AS_METADATA: Final = Feature(first=20)
# `"denormal-fp-math"` and its like of functions become `denormal_fpenv(…)`.
DENORMAL_ATTRIBUTES: Final = Feature(first=23)
# `"uniform-work-group-size"` is there or not, and has no value any more.
UNIFORM_WORK_GROUPS: Final = Feature(first=23)
# Module flags of branch protection become attributes of the functions.
FLAGS_TO_FUNCTIONS: Final = Feature(first=22)
# Imported entities of a subprogram are retained by it, before that by the compile unit.
MOVES_LOCAL_IMPORTS: Final = Feature(first=17)
# … and so are its variables and enumerations.
MOVES_LOCAL_VARIABLES: Final = Feature(first=23)
# Any intrinsic may be linked to debug records by a DIAssignID, before that only those that copy and set memory.
ASSIGN_IDS_OF_INTRINSICS: Final = Feature(first=21)
# Where debug info is dropped, properties of loops lose the locations in them; before, they went with these.
LOCATIONS_WITHIN_LOOP_PROPERTIES: Final = Feature(first=17)
# What a subprogram retains must be its own.
OWN_RETAINED_NODES: Final = Feature(first=22)
# Annotations in `!nvvm.annotations` become attributes; a release later, those of grid constants.
NVVM_ATTRIBUTES: Final = Feature(first=21)
NVVM_GRID_CONSTANTS: Final = Feature(first=22)

# -- Calls of intrinsics that upgrades replace

# `llvm.coro.end` returns nothing.
COROUTINES_END_WITHOUT_RESULT: Final = Feature(first=22)
# `llvm.lifetime.*` take a pointer only.
LIFETIMES_WITHOUT_SIZE: Final = Feature(first=22)
# … and a function by the type of the size is declared by mistake.
LIFETIMES_BY_SIZE: Final = Feature(first=22, last=22)
# Predicates of M-profile vectors of 64-bit elements have two bits, before that four; through `ptr`, later.
SHORT_PREDICATES: Final = Feature(first=14)
SHORT_PREDICATES_BY_PTR: Final = Feature(first=17)
# NVVM's arithmetic of bfloat numbers says `bfloat`, before that integers.
TYPED_BFLOATS: Final = Feature(first=17)
# A number that is spread over x86's vectors is inserted at an i64 place, before that i32.
SPLATS_BUILT_WIDE: Final = Feature(first=16)
# What x86's old broadcasts from memory fill begins as poison, before that as undef.
BROADCASTS_OF_POISON: Final = Feature(first=14)
# `llvm.vector.splice` has become two intrinsics, by the sign of its offset.
SPLICES_BY_SIDE: Final = Feature(first=22)
# Masked loads and stores take their alignment from an attribute, before that from an operand.
MASKED_ALIGNMENTS: Final = Feature(first=22)
# AMD's old atomic operations become instructions: in the scope of the agent, with what is known of the memory; so do
# those of all kinds of memory, and the conditional subtraction.
AGENTS_ATOMICS: Final = Feature(first=18)
FINE_GRAINED_MEMORY: Final = Feature(first=19)
ATOMICS_ANYWHERE: Final = Feature(first=20)
ATOMIC_SUBTRACTIONS: Final = Feature(first=22)
# Atomic operations of AMD's targets say that they are not on private memory, and that denormals do not matter.
NOT_ON_PRIVATE_MEMORY: Final = Feature(first=20)
# Extremes of short integers are replaced.
SHORT_EXTREMES: Final = Feature(first=18)
# Extremes become intrinsics of all targets, before that a comparison and a `select`.
EXTREME_INTRINSICS: Final = Feature(first=22)
# Absolute values become an intrinsic of all targets, before that three instructions.
ABSOLUTE_INTRINSIC: Final = Feature(first=23)
# A named struct as an intrinsic's result is replaced.
LITERAL_STRUCTS: Final = Feature(first=15)
# Calls of some overloaded intrinsics, under another name than their types make, are made anew and lose what they say
# besides their arguments; later they call the right name, as others do.
MISNAMED_CALLS_MADE_ANEW: Final = Feature(last=17)
# What calls are replaced by keeps their fast-math flags, where it may have any.
UPGRADES_KEEP_FAST_MATH: Final = Feature(first=23)
# Calls that copy or fill memory keep their attributes.
MEMORY_ATTRIBUTES: Final = Feature(first=15)
# Where pointers are typed, an ifunc's resolver is cast to a function that gives a pointer to the ifunc's type.
TYPED_RESOLVERS: Final = Feature(first=14)
# The reader of bitcode replaces calls in the order in which they stand, before that intrinsic by intrinsic.
CALLS_REPLACED_IN_ORDER: Final = Feature(first=22)
# A short number that is a half is cast to one, before that an intrinsic takes it.
HALF_AS_A_TYPE: Final = Feature(first=23)
# `llvm.pdep` and `llvm.pext` do what x86's `bmi.pdep` and `bmi.pext` did.
BITS_FOR_ALL_TARGETS: Final = Feature(first=23)
# Intrinsics of ARM that round are those of all targets; MVE's `vrintn` is so by its name, which later releases have.
ARM_ROUNDS_AS_ALL: Final = Feature(first=21)
# AMD's products of matrices of floating-point numbers say nothing of signs.
UNSIGNED_PRODUCTS: Final = Feature(first=23)
# NVVM's barriers have new names; a release later, those that reduce.
RENAMED_BARRIERS: Final = Feature(first=21)
RENAMED_REDUCTIONS: Final = Feature(first=22)
# NVVM's casts, rotations and loads of constant memory are instructions and intrinsics of all targets; a release later,
# wrapping counters too, and absolute values are named by their types; then powers of two are, and the hyperbolic
# tangent is that of all targets.
NVVM_CASTS_ARE_INSTRUCTIONS: Final = Feature(first=20)
NVVM_COUNTERS_ARE_ATOMIC: Final = Feature(first=21)
NVVM_ABSOLUTES_BY_TYPE: Final = Feature(first=21)
NVVM_POWERS_BY_TYPE: Final = Feature(first=22)
# NVVM's atomic operations are of the device's threads alone, or those of a block, and order nothing else.
NVVM_ATOMICS_OF_THE_DEVICE: Final = Feature(first=23)


# -- Linking

# An opaque struct and one with a body, of equal names, are one struct when modules are linked.
OPAQUE_STRUCTS_ARE_MATCHED: Final = Feature(last=21)
# Linking adds to named metadata only what is not in it.
NAMED_METADATA_IS_A_SET: Final = Feature(first=21)
# Linking takes `nocallback` from functions and calls.
LINKING_DROPS_NOCALLBACK: Final = Feature(first=15)
# The error about module flags that contradict shows both values.
FLAG_CONFLICTS_SHOW_VALUES: Final = Feature(first=20)
# An argument of debug info whose value is gone is poison, before that undef.
LOST_ARGUMENTS_ARE_POISON: Final = Feature(first=17)
# What has to stay together when a module is split is dealt out by size, the largest first; later as it comes.
SPLIT_DEALS_LARGEST_FIRST: Final = Feature(last=20)
# What llvm-extract leaves of an ifunc is the declaration of a function; before that it stays, without a resolver.
EXTRACT_DECLARES_IFUNCS: Final = Feature(first=17)
# Private members of a comdat that is not taken are linked as `available_externally`, if they are needed.
LOSING_PRIVATES_ARE_KEPT: Final = Feature(first=18)
# The ways out of blocks that are extracted are numbered when the way in is split, before that when it is not yet.
WAYS_OUT_AFTER_THE_WAY_IN: Final = Feature(first=21)
# Blocks without a name are extracted by what a text calls them: `%7`.
BLOCKS_BY_NUMBER: Final = Feature(first=21)
# What NVIDIA's code calls its host by stays visible when a module is made internal.
RPC_CLIENT_IS_KEPT: Final = Feature(first=21)
# A module is taken for CUDA's libdevice by its triple, before that by its name.
LIBDEVICE_BY_TRIPLE: Final = Feature(first=21)
# Calls of `llvm.objectsize` with all four arguments are made anew where its name is not that of its types; later only
# if these are right.
OBJECT_SIZES_BY_NAME: Final = Feature(last=20)
