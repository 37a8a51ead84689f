"""What LLVM's tools say where irkit's parser says it in words of its own: a row for each message.

irkit's own commands keep irkit's words, which tell more. A message without a row is in LLVM's words already, or LLVM
has no such message.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple


class Row(NamedTuple):
    """What irkit's parser says, as an expression that fits all of it, and what LLVM's says, if `line` is found in the
    line of the error, `before` in what stands before it, and `here` fits what stands at it. LLVM's column is that of
    irkit's and `shift`, or where `at` is found in the line."""

    own: str
    llvm: str
    line: str = ""
    here: str = ""
    shift: int = 0
    at: str = ""
    before: str = ""


_MEMORY: Final = "expected memory location (argmem, inaccessiblemem) or access kind (none, read, write, readwrite)"
_MISMATCH: Final = "constant expression type mismatch: got type '{a}' but expected '{b}'"
_BEHIND_EQUALS: Final = r"(?<== )\S"
_BEHIND_ADDR: Final = r"(?<=unnamed_addr )\S"
_GLOBAL: Final = "expected 'global' or 'constant'"
_OPERAND: Final = "invalid operand type for instruction"
_ARITHMETIC: Final = "(f?(add|sub|mul|rem|div)|[us](div|rem)|shl|[al]shr)"
# The first row that fits counts.
ROWS: Final[tuple[Row, ...]] = (
    # What only the text tells
    Row(r"expected .*", "ptr* is invalid - use ptr instead", line=r"\bptr( addrspace\(.*\))?\s*\*", here=r"\*"),
    Row(r"these indices lead out of '.*'", "invalid indices for extractvalue", line="extractvalue"),
    Row(r"these indices lead out of '.*'", "invalid indices for insertvalue", line="insertvalue"),
    Row(r"expected an integer", "expected index", line="extractvalue|insertvalue", here="!"),
    Row(r"expected 'addrspace', ',' or '\('", "expected comma after getelementptr's type", line="getelementptr"),
    Row(r"expected 'addrspace', ',' or '\('", "expected comma after load's type", line=r"\bload\b"),
    Row(r"expected '='", "expected '=' in global variable", line=r"^\s*@"),
    # Commas and brackets, of which LLVM says what they stand behind
    Row(r"expected ','", "expected comma after load's type", before=r"\bload\b"),
    Row(r"expected ','", "expected ',' after store operand", before=r"^\s*store\b"),
    Row(r"expected ','", "expected comma after getelementptr's type", before=r"=\s*getelementptr\b[^,]*$"),
    Row(r"expected ','", "expected ',' in logical operation", before=r"=\s*(and|or|xor)\b"),
    Row(r"expected ','", "expected ',' in arithmetic operation", before=rf"=\s*({_ARITHMETIC})\b"),
    Row(r"expected ','", "expected ',' after compare value", before=r"=\s*[if]cmp\b"),
    Row(r"expected ','", "expected ',' after select condition", before=r"=\s*select\b[^,]*$"),
    Row(r"expected ','", "expected ',' after select value", before=r"=\s*select\b"),
    Row(r"expected ','", "expected ',' after cmpxchg address", before=r"\bcmpxchg\b[^,]*$"),
    Row(r"expected ','", "expected ',' after cmpxchg cmp operand", before=r"\bcmpxchg\b"),
    Row(r"expected ','", "expected ',' after atomicrmw address", before=r"\batomicrmw\b"),
    Row(r"expected ','", "expected ',' after vaarg operand", before=r"\bva_arg\b"),
    Row(r"expected ','", "expected ',' after extract value", before=r"=\s*extractelement\b"),
    Row(r"expected ','", "expected ',' after insertelement value", before=r"=\s*(insertelement|phi)\b"),
    Row(r"expected ','", "expected ',' after switch condition", before=r"^\s*switch\b[^,]*$"),
    Row(r"expected ','", "expected ',' after case value", line=r"\blabel\b", before=r"\["),
    Row(r"expected ','", "expected ',' after true destination", before=r"^\s*br\b"),
    Row(r"expected ','", "expected comma after alias or ifunc's type", before=r"^@.*=.*\b(alias|ifunc)\b"),
    Row(r"expected two labels, .*", "expected ',' after branch condition", line=r"^\s*br\s+\S+\s+[^,\s]+\s+label"),
    Row(r"expected two labels, .*", "expected ',' after true destination", at=r"(?<= )label(?=[^,]*$)"),
    Row(r"expected '\['", "expected '[' with switch table", before=r"^\s*switch\b"),
    Row(r"expected '\['", "expected '[' with indirectbr", before=r"^\s*indirectbr\b"),
    Row(r"expected '\]'", "expected ']' in phi value list", before=r"=\s*phi\b"),
    Row(r"expected '\('", "expected type", here="@"),
    Row(r"expected '\('", "expected '(' in call", before=r"\bcall\b"),
    Row(r"expected '\('", "expected '(' in function argument list", before=r"^(define|declare)\b.*@\S+\s*$"),
    Row(r"expected '='", "expected '=' after target {a}", before=r"^target (?P<a>triple|datalayout)\s*$"),
    Row(r"expected '='", "expected '=' after source_filename", before=r"^source_filename\s*$"),
    Row(r"expected '='", "expected '=' here", before=r"^([!$]\S+|attributes #\d+)\s*$"),
    Row(r"expected '='", "expected '=' after instruction name", before=r"^\s+%\S+\s*$"),
    Row(r"expected '\{'", "expected '{{' here", before=r"^attributes\b"),
    Row(r"expected '!'", "Expected '!' here", line=r"^!"),
    Row(r"expected '\}', a metadata node .*", "Expected '!' here", line=r"^!"),
    Row(r"expected '!', a metadata node .*", "expected '!' here"),
    Row(r"expected '!', 'distinct' or a metadata name .*", "Expected '!' here", here=r"\{"),
    Row(r"expected 'x'", "expected 'x' after element count"),
    Row(r"expected 'to'", "expected 'to' after cast value"),
    Row(r"expected a type, 'align', an integer or a metadata name .*", "expected type", before=r"alloca [^,]*, $"),
    Row(r"expected a type, 'align', an integer or a metadata name .*", "expected metadata after comma"),
    Row(
        r"expected a count, an alignment, an address space, metadata attachments, in this order",
        "expected metadata after comma",
    ),
    Row(r"expected an attribute, ',', '\)' or a local name .*", "expected '('", line=r"initializes\s+[^( ]"),
    Row(r"expected the kinds of 'allockind' in one string", "expected allockind value", at=r"(?<=allockind\()"),
    Row(
        r"what is imported from a DLL is not dso_local",
        "dso_location and DLL-StorageClass mismatch",
        at=r"(?<=dllimport )",
    ),
    Row(r"a global without a name has no comdat of its name", "comdat cannot be unnamed", at=r"(?<=comdat )"),
    Row(r"use of undefined metadata '!\d+'", "{0}", here="!", shift=1),
    Row(r"expected an attribute, 'gc', '\{' or something else", "expected '('", line=r"\bby(ref|val)=|\bsret="),
    Row(r"expected a keyword or a name with a colon .*", "unexpected summary kind", line=r"^\^"),
    Row(r"expected '(?P<a>[(){:,])' or .*", "expected '{a}' here", line=r"^\^"),
    # Attributes with parts of their own
    Row(r"expected '\)'.*", "expected ')'", line=r"\balign\(\d+ +%", at=r"(?<=align)\("),
    Row(r"expected an attribute, ',', '\)' or a local name .*", "expected '('", line=r"nofpclass\s+\d"),
    Row(
        r"expected an attribute, ',', '\)' or a local name .*",
        "expected nofpclass test mask",
        at=r"(?<=nofpclass\( )%",
        shift=0,
        line=r"nofpclass\(\s*%",
    ),
    Row(
        r"expected an attribute, ',', '\)' or a local name .*", "expected type", line=r"byref\(\)", at=r"(?<=byref\()\)"
    ),
    Row(r"expected a type in parentheses: .*", "expected type", at=r"(?<=byref\()\)"),
    Row(r"expected ',' or '\)'", "expected '('", line=r"initializes\(\d", at=r"(?<=initializes\()"),
    Row(r"expected ',' or '\)'", "expected ','", line=r"initializes\(\(\d+ \d"),
    Row(r"expected ',' or '\)'", "expected ')'", line=r"initializes\(\("),
    Row(r"expected ',' or '\)'", "invalid mask value for 'nofpclass'", line=r"nofpclass\((0|1024) *%"),
    Row(r"expected ',' or '\)'", "expected nofpclass test mask", line=r"nofpclass\(-", at=r"(?<=nofpclass\()"),
    Row(r"expected ',' or '\)'", "expected ')'", line=r"nofpclass\(\d"),
    Row(r"expected ',', '\)', '\|' or a keyword", "expected nofpclass test mask", line=r"nofpclass\([a-z ]+\d"),
    Row(
        r"expected an attribute, 'gc', '\{' or something else",
        "expected '('",
        line=r"nofpclass\)",
        at=r"(?<=nofpclass)\)",
    ),
    Row(r"invalid mask value for 'nofpclass'", "{0}", line=r"nofpclass\(\d+\)", at=r"(?<=\d)\)(?= *%)"),
    Row(r"expected the classes of 'nofpclass'.*", "expected nofpclass test mask", at=r"(?<=nofpclass\()"),
    Row(r"expected an integer that is not negative", "expected nofpclass test mask", line="nofpclass"),
    Row(r"expected a range of bytes in 'initializes': .*", "expected '('", at=r"(?<=initializes\()"),
    Row(r"expected a range of bytes: .*", "expected integer", shift=1),
    Row(r"expected a type, '\)', a keyword or something else", "expected integer", line=r"initializes\("),
    Row(r"the ranges of 'initializes' .*", "Invalid (unordered or overlapping) range list", at=r"(?<=\)\) )"),
    Row(r"the access that is the default must come first", "default access kind must be specified first", at=r"\)$"),
    Row(r"expected a memory location or an access in 'memory'", _MEMORY, at=r"(?<=memory\()"),
    Row(r"expected what is done to memory: .*", "expected access kind (none, read, write, readwrite)", line=r":"),
    Row(r"expected what is done to memory: .*", "expected ':' after location", line=r"\(\w*mem\)", at=r"\)$"),
    Row(r"expected what is done to memory: .*|expected a memory location: .*", _MEMORY),
    Row(r"the data layout has no address space '(?P<a>.*)'", "invalid symbolic addrspace '{a}'"),
    Row(r"expected an integer or a string", "expected integer or string constant"),
    Row(r"the end of 'inrange' is not behind its start", "expected end to be larger than start"),
    # Splats, inline assembly
    Row(
        r"a splat of '(?P<a>.*)' where the vector holds '(?P<b>.*)'",
        "constant expression type mismatch: got type '{a}' but expected '{b}'",
    ),
    Row(r"a splat is a vector, and the type is '.*'", "vector constant must have vector type"),
    Row(r"inline assembly with one output gives no struct '.*'", "inline asm with one output cannot return struct"),
    Row(
        r"\d+ input constraints? for \d+ parameters?",
        "number of input constraints does not match number of parameters",
    ),
    Row(
        r"\d+ output constraints and a result of type '.*'",
        "number of output constraints does not match number of return struct elements",
    ),
    Row(r"an input constraint stands behind a clobber", "input constraint occurs after clobber constraint"),
    Row(
        r"an output constraint stands behind an input, a clobber or a label",
        "output constraint occurs after input, clobber or label constraint",
    ),
    Row(r"a label constraint stands behind a clobber", "label constraint occurs after clobber constraint"),
    Row(r"inline assembly without outputs gives no '.*'", "inline asm without outputs must return void"),
    # Debug records, names
    Row(r"'#dbg_\w+' has \d operands, and \d are given", "Expected ',' here", at=r"\)$"),
    Row(r"a NUL character in a name", "expected instruction opcode"),
    # Types and values
    Row(r"use of undefined type '%(?P<a>.*)'", "use of undefined type named '{a}'"),
    Row(r"void is a type of function results only", "void type only allowed for function results"),
    Row(r"an integer type has 1 to 8388608 bits", "expected type"),
    Row(r"(?P<a>\w+) is no type for the elements of an array", "invalid array element type"),
    Row(r"(?P<a>\w+) is no type for the elements of a vector", "invalid vector element type"),
    Row(r"(?P<a>\w+) is no type of a variable", "invalid type for global variable"),
    Row(r"the types of a target extension type come before its numbers", "expected uint32 param"),
    Row(r"an address space is at most 16777215", "invalid address space, must be a 24-bit integer"),
    Row(
        r"element (?P<a>\d+) is of type '.*'; the struct's is '.*'",
        "element {a} of struct initializer doesn't match struct element type",
    ),
    Row(r"a struct of \d+ elements; its type '.*' has \d+", "initializer with struct type has wrong # elements"),
    Row(r"a floating-point number where the type is '.*'", "floating point constant invalid for type"),
    Row(r"an integer where the type is '.*'", "integer constant must have integer type"),
    Row(r"the type '.*' has no 'zeroinitializer'", "invalid type for null constant"),
    Row(r"a local value cannot stand here: '.*' is no constant", "invalid use of function-local name"),
    Row(r"the first value of a ptrauth constant is a pointer", "constant ptrauth base pointer must be a pointer"),
    Row(r"a ptrauth constant's key is an i32 constant", "constant ptrauth key must be i32 constant"),
    Row(
        r"a ptrauth constant's address discriminator and symbol are pointers",
        "constant ptrauth address discriminator must be a pointer",
    ),
    Row(
        r"a ptrauth constant's discriminator is an i64 constant",
        "constant ptrauth integer discriminator must be i64 constant",
    ),
    Row(r"LLVM \d+ does not have '(?P<a>\w+)' as a constant expression.*", "{a} constexprs are no longer supported"),
    # Globals
    Row(
        r"a symbol with \w+ linkage must have default visibility",
        "symbol with local linkage must have default visibility",
    ),
    Row(
        r"a symbol with \w+ linkage cannot have a DLL storage class",
        "symbol with local linkage cannot have a DLL storage class",
    ),
    Row(
        r"@.* has type '.*' and is used before as '.*'",
        "forward reference and definition of global have different types",
    ),
    Row(
        r"function @(?P<a>.*) has type '(?P<b>.*)' and is used before as '(?P<c>.*)'",
        "invalid forward reference to function '{a}' with wrong type: expected '{b}' but was '{c}'",
    ),
    Row(
        r'the summary refers to the global "(?P<a>.*)", which the module does not have',
        'Reference to undefined global "{a}"',
    ),
    # Instructions
    Row(r"'(?P<o>\w+)' cannot convert '(?P<a>.*)' to '(?P<b>.*)'", "invalid cast opcode for cast from '{a}' to '{b}'"),
    Row(r"memory cannot be allocated for a '.*', which has no size", "Cannot allocate unsized type"),
    Row(r"memory cannot be allocated for a '.*'", "invalid type for alloca"),
    Row(r"a load of '.*', which has no size", "loading unsized types is not allowed"),
    Row(r"a store of '.*', which has no size", "storing unsized types is not allowed"),
    Row(
        r"a getelementptr over '.*', which holds a scalable vector",
        "getelementptr cannot target structure that contains scalable vector type",
    ),
    Row(r"a getelementptr over '.*', which has no size", "base element of getelementptr must be sized"),
    Row(
        r"a getelementptr on '.*'; expected a pointer or a vector of pointers",
        "base of getelementptr must be a pointer",
    ),
    Row(r"these indices lead nowhere in '.*'", "invalid getelementptr indices"),
    Row(
        r"the vectors of a getelementptr are of different lengths",
        "getelementptr vector index has a wrong number of elements",
    ),
    Row(
        r"an index of type '.*' beside vectors of another length",
        "getelementptr vector index has a wrong number of elements",
    ),
    Row(
        r"'insertvalue' of '(?P<a>.*)' where '.*' has '(?P<b>.*)'",
        "insertvalue operand and field disagree in type: '{a}' instead of '{b}'",
    ),
    Row(r"where a cmpxchg fails it cannot be \w+", "invalid cmpxchg failure ordering"),
    Row(r"a cmpxchg cannot be \w+", "invalid cmpxchg success ordering"),
    Row(r"a cmpxchg of '.*' and '.*'; expected equal types", "compare value and new value type do not match"),
    Row(r"'atomicrmw \w+' does not take '<vscale .*'", "atomicrmw operand may not be scalable"),
    Row(
        r"'atomicrmw xchg' does not take '.*'",
        "atomicrmw xchg operand must be an integer, floating point, or pointer type",
    ),
    Row(
        r"'atomicrmw (?P<a>f(add|sub|max|min|maximum|minimum))' does not take '.*'",
        "atomicrmw {a} operand must be a floating point type",
    ),
    Row(r"'atomicrmw (?P<a>\w+)' does not take '.*'", "atomicrmw {a} operand must be an integer"),
    Row(r"a 'phi' cannot be of type '.*'", "phi node must have first class type"),
    Row(r"a 'select' cannot choose between tokens", "select values cannot have token type"),
    Row(
        r"a return of '.*' from a function of result type '(?P<a>.*)'", "value doesn't match function result type '{a}'"
    ),
    Row(
        r"a return without a value from a function of result type '(?P<a>.*)'",
        "value doesn't match function result type '{a}'",
        at=r"\bvoid\b",
    ),
    Row(r"what a landingpad catches or filters is a constant", "clause argument must be a constant"),
    Row(r"a landingpad catches no array; .*", "'catch' clause has an invalid type"),
    Row(r"a landingpad filters an array; .*", "'filter' clause has an invalid type"),
    Row(r"there is a '%(?P<a>.*)' already, which cannot name this block too", "unable to create block named '{a}'"),
    Row(
        r"only in a variadic function may a musttail call end its arguments in '...'",
        "unexpected ellipsis in argument list for musttail call in non-varargs function",
    ),
    Row(
        r"a musttail call in a variadic function ends its arguments in '...'",
        "expected '...' at end of argument list for musttail call in varargs function",
    ),
    Row(r"the intrinsic '@.*' is not called by its signature", "invalid intrinsic signature"),
    Row(r"use of undefined value '@(?P<a>llvm\..*)'", "unknown intrinsic '{a}'", here=r"@[\w.]+\("),
    Row(r"use of undefined value '@llvm\..*'", "intrinsic can only be used as callee"),
    Row(r"these constraints cannot be parsed", "failed to parse constraints"),
    Row(r"a load of '.*' from '.*'; expected a pointer", "load operand must be a pointer to a first class type"),
    Row(r"a store to '.*'; expected a pointer", "store operand must be a pointer"),
    Row(r"a branch on '.*'; expected 'i1'", "branch condition must have 'i1' type"),
    Row(r"a switch on '.*'; expected an integer type", "switch condition must have integer type"),
    Row(r"'(?P<a>extractelement)' from .*", "invalid {a} operands"),
    Row(r"'(?P<a>insertelement|shufflevector)' of .*", "invalid {a} operands"),
    Row(r"a 'select' by '.*'; expected 'i1' or a vector of it", "select condition must be i1 or <n x i1>"),
    Row(r"the two values of a 'select' are of types .*", "both values to select must have same type"),
    Row(r"\w+ has no result here, and so no name", "instructions returning void cannot have a name"),
    Row(r"expected the operation of an atomicrmw: .*", "expected binary operation in atomicrmw"),
    Row(r"an atomic (?P<a>load|store) says its alignment", "atomic {a} must have explicit non-zero alignment"),
    Row(r"an atomic load cannot have the ordering '(release|acq_rel)'", "atomic load cannot use Release ordering"),
    Row(r"an atomic store cannot have the ordering '(acquire|acq_rel)'", "atomic store cannot use Acquire ordering"),
    Row(r"'null' is a pointer, and the type is '.*'", "null must be a pointer type"),
    Row(r"a reference to a global must have pointer type", "global variable reference must have pointer type"),
    Row(r"expected nothing more here", "expected instruction opcode", line=r"^\s"),
    Row(r"expected the predicate of 'icmp', .*", "expected icmp predicate (e.g. 'eq')"),
    Row(r"expected the predicate of 'fcmp', .*", "expected fcmp predicate (e.g. 'oeq')"),
    Row(r"'\w+' takes (integers|floating-point numbers) or vectors of them, not '.*'", _OPERAND),
    Row(
        r"'(?P<a>extract|insert)value' .*, which is neither a struct nor an array",
        "{a}value operand must be aggregate type",
    ),
    Row(r"the alignment is not a power of two", "alignment is not a power of two"),
    Row(r"expected an atomic ordering: .*", "Expected ordering on atomic instruction"),
    Row(r"expected 'unwind'", "expected 'unwind' in invoke"),
    Row(r"a function body has at least one basic block", "function body requires at least one basic block"),
    Row(r"redefinition of function '@(?P<a>.*)'", "invalid redefinition of function '{a}'"),
    Row(r"expected an instruction: the last block has no terminator", "expected instruction opcode"),
    Row(
        r"expected an instruction or '}' before the end of the file",
        "found end of file when expecting more instructions",
    ),
    # Attributes
    Row(r"'.*' does not apply to (?P<a>functions|parameters|return values)", "this attribute does not apply to {a}"),
    Row(r"expected '\(' after '\w+'", "expected '('"),
    Row(r"expected a type in '\w+'", "expected type"),
    Row(r"unknown allockind '(?P<a>.*)'; there are .*", "unknown allockind {a}"),
    Row(r"such a huge alignment is not supported", "huge alignments are not supported yet"),
    Row(r"both numbers of 'allocsize' are the same parameter", "'allocsize' indices can't refer to the same parameter"),
    Row(r"the mask of 'nofpclass' has bits of no class, or none", "invalid mask value for 'nofpclass'", shift=1),
    Row(r"a range must have an integer type", "the range must have integer type!"),
    Row(
        r"the range must neither be empty nor hold all numbers",
        "the range should not represent the full or empty set!",
        shift=1,
    ),
    Row(r"expected 'sync' or 'async', the kind of unwind table", "expected unwind table kind"),
    Row(r"expected an attribute group \('#0'\).*", "expected attribute group id"),
    # Metadata and debug records
    Row(r"the field '(?P<a>\w+)' of \w+ is missing", "missing required field '{a}'"),
    Row(r"the field '(?P<a>\w+)' is given twice", "field '{a}' cannot be specified more than once"),
    Row(r"the field '(?P<a>\w+)' cannot be (?P<b>null|empty)", "'{a}' cannot be {b}"),
    Row(
        r"the value of '(?P<a>\w+)' is too (?P<b>large|small); the limit is (?P<c>-?\d+)",
        "value for '{a}' too {b}, limit is {c}",
    ),
    Row(r"the element is too large; the limit is (?P<a>\d+)", "element too large, limit is {a}"),
    Row(r"\w+ has no field '(?P<a>\w+)'", "invalid field '{a}'"),
    Row(r"a (?P<a>DI\w+) must be 'distinct'", "missing 'distinct', required for !{a}"),
    Row(
        r"a (?P<a>DISubprogram) that is a definition must be 'distinct'",
        "missing 'distinct', required for !{a} that is a Definition",
    ),
    Row(r"there is no flag '(?P<a>DISPFlag\w*)'", "invalid subprogram debug info flag '{a}'"),
    Row(r"there is no flag '(?P<a>DIFlag\w*)'", "invalid debug info flag '{a}'"),
    Row(r"'(?P<a>.*)' is no word for 'tag'", "invalid DWARF tag '{a}'"),
    Row(r"'(?P<a>.*)' is no word for 'language'", "invalid DWARF language '{a}'"),
    Row(r"'(?P<a>.*)' is no word for 'encoding'", "invalid DWARF type attribute encoding '{a}'"),
    Row(r"'(?P<a>.*)' is no word for 'cc'", "invalid DWARF calling convention '{a}'"),
    Row(r"'(?P<a>.*)' is no word for 'virtuality'", "invalid DWARF virtuality code '{a}'"),
    Row(r"'(?P<a>.*)' is no word for 'emissionKind'", "invalid emission kind '{a}'"),
    Row(r"'(?P<a>.*)' is no word for 'nameTableKind'", "invalid nameTable kind '{a}'"),
    Row(r"'(?P<a>.*)' is no word for 'checksumkind'", "invalid checksum kind '{a}'"),
    Row(r"expected a number for 'tag'", "expected DWARF tag"),
    Row(r"expected a number for 'language'", "expected DWARF language"),
    Row(r"expected a number for 'encoding'", "expected DWARF type attribute encoding"),
    Row(r"expected a number for '\w+'", "expected unsigned integer"),
    Row(r"expected a number that is not negative for '\w+'", "expected unsigned integer"),
    Row(r"there is no metadata node '!.*'", "expected metadata type"),
    Row(r"expected a metadata operand or '}'.*", "expected metadata operand"),
    Row(r"expected '!', 'distinct' or a metadata name \('!name'\)", "unexpected type in metadata definition"),
    Row(r"there is no debug record '#.*'", "expected debug record type here"),
    Row(
        r"debug info in intrinsic calls, where the module has records already",
        "llvm.dbg intrinsic should not appear in a module using non-intrinsic debug info",
        at=r"(void )?@llvm",
    ),
    Row(
        r"debug info in records, where the module has calls already",
        "debug record should not appear in a module containing debug info intrinsics",
    ),
    Row(r"expected a metadata node", "expected '!' here"),
    # Orders of uses
    Row(r"only uselistorder directives may follow the first of them", "expected uselistorder directive"),
    Row(r"the value has no uses: it is not defined here", "value has no uses"),
    Row(r"an order of uses for a value that has none", "value has no uses"),
    Row(r"an order of uses for a value that has only one", "value only has one use"),
    Row(
        r"expected each index from 0 to \d+ once", "expected distinct uselistorder indexes in range [0, size)", at=r"\{"
    ),
    Row(
        r"expected indexes that change the order of the uses",
        "expected uselistorder indexes to change the order",
        at=r"\{",
    ),
    Row(r"uselistorder_bb of '%(?P<a>bb.*)', which is no basic block of @.*", "invalid basic block in uselistorder_bb"),
    Row(r"uselistorder_bb of '.*', which is no basic block of @.*", "expected basic block in uselistorder_bb"),
    Row(r"uselistorder_bb of a function without a body", "invalid declaration in uselistorder_bb"),
    Row(
        r"uselistorder_bb of a function that is not defined before it",
        "invalid function forward reference in uselistorder_bb",
    ),
    Row(r"expected the name of a function in uselistorder_bb", "expected function name in uselistorder_bb"),
    Row(r"uselistorder_bb takes the name of a basic block, not a number", "invalid numeric label in uselistorder_bb"),
    Row(r"expected a comdat's selection kind: .*", "unknown selection kind"),
    Row(r"this is of type '(?P<a>.*)' where '(?P<b>.*)' is expected", _MISMATCH),
    Row(r"'zeroinitializer' cannot be of type '.*'", "invalid type for null constant"),
    # What stands in the wrong place
    Row(r"expected a string", "expected global section string", line=r"^@", before=r"section\s*$"),
    Row(r"expected a string", "expected string constant"),
    Row(r"expected (a string for '\w+'|'\(' or a string)", "expected string constant"),
    Row(r"expected ',' or '\)'", "expected ')' at end of argument list", before=r"^(define|declare)\b.*@"),
    Row(r"expected ',', '\)' or '\|'|expected ',' or '\)'", "expected ')' here", line=r"^!"),
    Row(r"expected ',' or '\]'", "expected end of array constant", line=r"^@"),
    Row(r"unknown property '.*' of a variable", "unknown global variable property!"),
    Row(
        r"array element (?P<a>\d+) is of type '.*', the first of '(?P<b>.*)'",
        "array element #{a} is not of type '{b}",  # as LLVM says it
    ),
    Row(r"redefinition of type '%.*'", "redefinition of type"),
    Row(r"expected 'datalayout' or 'triple'", "unknown target property"),
    Row(r"expected a global name \('@name'\)", "expected function name", before=r"^(define|declare)\b"),
    Row(r"expected a name after '[@%]'", "expected top-level entity", line=r"^[@%]"),
    Row(r"a function has no result of type .*", "invalid function return type"),
    Row(r"'\w+' of '.*' and '.*'; expected equal types", "operands of constexpr must have same type", line=r"^@"),
    Row(r"expected a metadata operand", "expected metadata operand"),
    Row(r"expected a type or '\.\.\.'", "expected type"),
    Row(r"expected a value before the end of the file", "expected value token"),
    Row(r"expected '=' before the end of the file", "expected '=' after name"),
    Row(
        r"expected an attribute, 'alias', 'ifunc' or something else", _GLOBAL, line=r"=\s*unnamed_addr", at=_BEHIND_ADDR
    ),
    Row(r"expected an attribute, 'alias', 'ifunc' or something else", _GLOBAL, at=_BEHIND_EQUALS),
    Row(r"expected an? integer", "expected integer"),
    Row(r"expected a type( before.*| or '}'.*|, '\)' or '\.\.\.'.*)?", "expected type"),
    Row(r"expected a type or an attribute", "expected '('"),
    Row(r"expected a value", "expected value token"),
    Row(r"expected an (instruction|operation)", "expected instruction opcode"),
    Row(r"expected a top-level entity|.* must stand before everything else", "expected top-level entity"),
    Row(r"'\w+' is not an attribute", "unterminated attribute group", line=r"^\s*attributes\b"),
    Row(r"'\w+' is not an attribute", "expected '{{' in function body", line=r"^\s*define\b.*\)", here=r"[^()]*$"),
    Row(r"'\w+' is not an attribute", "expected ')' at end of argument list", before=r"^define\b.*\([^)]*$"),
    Row(r"'\w+' is not an attribute", "expected type", before=r"^define\b[^@]*$"),
    Row(r"'(?P<a>\w+)' is not an attribute", "expected top-level entity"),
    Row(r"expected an attribute, 'gc', '\{' or something else", "expected '{{' in function body"),
    Row(r"expected '\{' before the end of the file", "expected '{{' here"),
)
_HINT: Final = "; did you mean "
_COMPILED: Final = tuple([(re.compile(row.own, re.DOTALL), row) for row in ROWS])


def in_llvms_words(message: str, line: str, column: int) -> tuple[str, int]:
    """A message of irkit's parser about a place in a line, as LLVM's parser words it, and where that sees it."""
    plain = message.partition(_HINT)[0]
    for own, row in _COMPILED:
        found = own.fullmatch(plain)
        if not found or not re.search(row.line, line) or not re.match(row.here, line[column - 1 :]):
            continue
        before = re.search(row.before, line[: column - 1])
        if before is None:
            continue
        place = re.search(row.at, line) if row.at else None
        shifted = column + row.shift if place is None else place.start() + 1
        named = {**before.groupdict(default=""), **found.groupdict(default="")}
        return row.llvm.format(message, **named), shifted
    return plain, column
