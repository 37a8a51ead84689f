"""How many instructions there are of each opcode, from the records alone.

Integers and floating-point numbers share the records of binary operators: which it is, the type of the first operand
tells. So types are followed through a body, no further than that takes: where the type of a value cannot be said (in an
old or a damaged file), the opcode is `add|fadd`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bitcode.bitstream.blocks import Records
from bitcode.schema import codes as c
from irkit.operators import lists

# What stands for a value's type where it is not a type's number.
UNKNOWN: Final = -1
NO_FLOAT: Final = -2  # some type that is neither of floating-point numbers nor has such parts
NO_VALUE: Final = -3

# What the result of an instruction is, by its record's code.
NOTHING: Final = 0
NO_FLOAT_RESULT: Final = 1
FIRST_OPERAND: Final = 2  # of the type of the first operand
ELEMENT: Final = 3  # of that of its elements; of a vector of these, which is the same here
TYPE_FIRST: Final = 4  # of the type that is the first number
OTHERWISE: Final = 5

RESULTS: Final[dict[int, int]] = {
    **dict.fromkeys(
        (
            c.FUNC_CODE_INST_GEP_OLD,
            c.FUNC_CODE_INST_INBOUNDS_GEP_OLD,
            c.FUNC_CODE_INST_GEP,
            c.FUNC_CODE_INST_ALLOCA,
            c.FUNC_CODE_INST_CMP,
            c.FUNC_CODE_INST_CMP2,
            c.FUNC_CODE_INST_CATCHPAD,
            c.FUNC_CODE_INST_CLEANUPPAD,
            c.FUNC_CODE_INST_CATCHSWITCH,
        ),
        NO_FLOAT_RESULT,
    ),
    **dict.fromkeys(
        (
            c.FUNC_CODE_INST_BINOP,
            c.FUNC_CODE_INST_UNOP,
            c.FUNC_CODE_INST_FREEZE,
            c.FUNC_CODE_INST_SELECT,
            c.FUNC_CODE_INST_VSELECT,
            c.FUNC_CODE_INST_INSERTELT,
            c.FUNC_CODE_INST_INSERTVAL,
        ),
        FIRST_OPERAND,
    ),
    c.FUNC_CODE_INST_EXTRACTELT: ELEMENT,
    c.FUNC_CODE_INST_SHUFFLEVEC: ELEMENT,
    c.FUNC_CODE_INST_PHI: TYPE_FIRST,
    c.FUNC_CODE_INST_LANDINGPAD: TYPE_FIRST,
    c.FUNC_CODE_INST_LANDINGPAD_OLD: TYPE_FIRST,
    **dict.fromkeys(
        (
            c.FUNC_CODE_INST_CALL,
            c.FUNC_CODE_INST_INVOKE,
            c.FUNC_CODE_INST_CALLBR,
            c.FUNC_CODE_INST_CAST,
            c.FUNC_CODE_INST_LOAD,
            c.FUNC_CODE_INST_LOADATOMIC,
            c.FUNC_CODE_INST_EXTRACTVAL,
            c.FUNC_CODE_INST_VAARG,
            c.FUNC_CODE_INST_CMPXCHG,
            c.FUNC_CODE_INST_CMPXCHG_OLD,
            c.FUNC_CODE_INST_ATOMICRMW,
            c.FUNC_CODE_INST_ATOMICRMW_OLD,
        ),
        OTHERWISE,
    ),
}
CODES: Final = 128
RESULT_OF: Final = vec[i64]([RESULTS.get(code, NOTHING) for code in range(CODES)])
FLOATS: Final = frozenset(
    (
        c.TYPE_CODE_FLOAT,
        c.TYPE_CODE_DOUBLE,
        c.TYPE_CODE_HALF,
        c.TYPE_CODE_BFLOAT,
        c.TYPE_CODE_X86_FP80,
        c.TYPE_CODE_FP128,
        c.TYPE_CODE_PPC_FP128,
    )
)
STRUCTS: Final = (c.TYPE_CODE_STRUCT_ANON, c.TYPE_CODE_STRUCT_NAMED)
LISTS: Final = (*STRUCTS, c.TYPE_CODE_FUNCTION)  # first a flag, then types
GLOBALS: Final = (
    c.MODULE_CODE_GLOBALVAR,
    c.MODULE_CODE_FUNCTION,
    c.MODULE_CODE_ALIAS_OLD,
    c.MODULE_CODE_ALIAS,
    c.MODULE_CODE_IFUNC,
)

# The flags of a call that say that the function's type is among the operands, and fast-math flags before it.
CALL_HAS_TYPE: Final = 0x8000
CALL_HAS_FAST_MATH: Final = 0x20000
INVOKE_HAS_TYPE: Final = 0x2000

FAR: Final = 0x40000000  # as the number of values so far, where that is not known: no distance reaches it
WORD: Final = 0xFFFFFFFF

# Of records that several opcodes share: the numbers that tell which, in a table of rows of this width.
NUMBERS: Final = 64
INTEGER: Final = 0
FLOAT: Final = 1
EITHER: Final = 2
UNARY: Final = 3
CAST: Final = 4
COMPARISON: Final = 5
SHARED: Final = 6
ZEROS: Final = vec[i64]([0] * (NUMBERS * SHARED))
NO_VALUES: Final = vec[i64]([])

FIRST_INTEGER_PREDICATE: Final = 32
LAST_INTEGER_PREDICATE: Final = 41
# The records of loads and stores that are atomic: the others have a record for both.
ATOMIC: Final = ("INST_LOADATOMIC", "INST_STOREATOMIC", "INST_STOREATOMIC_OLD")


def opcodes_by_code() -> dict[int, str]:
    """The opcode of each record that has one of its own."""
    found: dict[int, str] = {}
    for name, opcodes in lists.OPCODES_BY_RECORD.items():
        code = getattr(c, f"FUNC_CODE_{name}")
        if code not in SHARING:
            found[code] = opcodes[0] + (" atomic" if name in ATOMIC else "")
    return found


SHARING: Final = frozenset(
    (
        c.FUNC_CODE_INST_BINOP,
        c.FUNC_CODE_INST_UNOP,
        c.FUNC_CODE_INST_CAST,
        c.FUNC_CODE_INST_CMP,
        c.FUNC_CODE_INST_CMP2,
    )
)
OPCODES: Final[dict[int, str]] = opcodes_by_code()


def shared_name(table: int, number: int) -> str:
    """The opcode that a number stands for, in one of the tables of those that share a record."""
    if table == COMPARISON:
        if number < FIRST_INTEGER_PREDICATE:
            return "fcmp"
        return "icmp" if number <= LAST_INTEGER_PREDICATE else f"unknown predicate {number}"
    names: tuple[str, ...]
    if table == UNARY:
        names = lists.UNARY_BY_CODE
    elif table == CAST:
        names = tuple([name for name, _ in lists.CASTS_BY_CODE])
    else:
        names = lists.INTEGER_BINARY_BY_CODE if table == INTEGER else lists.FLOAT_BINARY_BY_CODE
        if table == EITHER:
            pairs = zip(lists.INTEGER_BINARY_BY_CODE, lists.FLOAT_BINARY_BY_CODE, strict=True)
            names = tuple([f"{integer}|{floating}" if floating else integer for integer, floating in pairs])
    return (names[number] if number < len(names) else "") or f"unknown opcode {number}"


class OpcodeCounter:
    """Counts instructions, body after body; wants to be told of modules, types and constants in the file's order."""

    width: i64  # of the operand that was read last: with its type it has two numbers

    def __init__(self) -> None:
        self.by_code: vec[i64] = ZEROS[:CODES]
        self.shared: vec[i64] = ZEROS[:]
        self.others: dict[tuple[int, int], int] = {}  # by table and a number that it has no place for
        self.relative: bool = True
        self.bodies: list[int] = []  # the types of the functions whose bodies are still to come, the last first
        # Of each type: the code, whether it is one of floating-point numbers or a vector of them, what it points to,
        # returns or has as elements, and the parts of structs and parameters of functions.
        self.kinds: vec[i64] = NO_VALUES[:]
        self.floats: vec[i64] = NO_VALUES[:]
        self.elements: vec[i64] = NO_VALUES[:]
        self.parts: list[list[int]] = []
        # The types of values by number; what is known of the module's stays, of a body's until the next.
        self.values: vec[i64] = NO_VALUES[:]
        self.pairs: dict[int, int] = {}  # what cmpxchg gives: {this type, i1}
        self.functions: dict[int, int] = {}  # the types of functions by number
        self.known: i64 = 0  # how many values there are a type for
        self.next: i64 = 0  # the number of the next value
        self.of_module: i64 = 0
        self.in_body: bool = False

    # What comes before the bodies

    def enter_module(self, records: Records) -> None:
        """Begins a module, whose own records these are."""
        self.kinds = NO_VALUES[:]
        self.floats = NO_VALUES[:]
        self.elements = NO_VALUES[:]
        self.parts = []
        self.functions = {}
        self.bodies = []
        self.in_body = False
        self.next = 0
        self.known = 0
        version = 0
        defined: list[int] = []
        for k in range(len(records)):
            code = records.codes[k]
            at = records.starts[k]
            count = records.starts[k + 1] - at
            if code == c.MODULE_CODE_VERSION and count > 0:
                version = records.ops[at]
            if code in GLOBALS:
                if code == c.MODULE_CODE_FUNCTION:
                    first: i64 = 2 if version >= 2 else 0  # behind the name's place and size
                    if first + 2 < count:
                        self.functions[int(self.next)] = records.ops[at + first]
                        if records.ops[at + first + 2] == 0:
                            defined.append(records.ops[at + first])
                self.define(NO_FLOAT)
        self.relative = version >= 1
        self.bodies = defined[::-1]
        self.of_module = self.next

    def add_types(self, records: Records) -> None:
        """Adds the types of a type table."""
        for k in range(len(records)):
            code = records.codes[k]
            if code in (c.TYPE_CODE_NUMENTRY, c.TYPE_CODE_STRUCT_NAME):
                continue
            at = records.starts[k]
            count = records.starts[k + 1] - at
            element = UNKNOWN
            parts: list[int] = []
            if code in (c.TYPE_CODE_VECTOR, c.TYPE_CODE_ARRAY) and count > 1:
                element = records.ops[at + 1]
            elif code == c.TYPE_CODE_POINTER and count > 0:
                element = records.ops[at]
            elif code in LISTS or code == c.TYPE_CODE_FUNCTION_OLD:
                first: i64 = 2 if code == c.TYPE_CODE_FUNCTION_OLD else 1
                parts = [int(records.ops[j]) for j in range(at + first, at + count)]
                if code not in STRUCTS and parts:
                    element = parts[0]
                    parts = parts[1:]
            is_float: i64 = 1 if code in FLOATS else 0
            if code == c.TYPE_CODE_VECTOR and 0 <= element < len(self.floats):
                is_float = self.floats[element]
            self.kinds = append(self.kinds, code)
            self.floats = append(self.floats, is_float)
            self.elements = append(self.elements, element)
            self.parts.append(parts)

    def add_constants(self, records: Records) -> None:
        """Adds the values of a block of constants, the module's or the body's."""
        codes = records.codes
        current: i64 = UNKNOWN
        for k in range(len(codes)):
            if codes[k] == c.CST_CODE_SETTYPE:
                at = records.starts[k]
                current = self.checked(records.ops[at]) if at < records.starts[k + 1] else UNKNOWN
            else:
                self.define(current)
        if not self.in_body:
            self.of_module = self.next

    def enter_function(self) -> None:
        """Begins the next function's body: its arguments are values."""
        self.next = self.of_module
        self.known = min(self.known, self.next)
        self.in_body = True
        self.pairs.clear()
        if not self.bodies:
            self.next = FAR
            return
        function = self.function_type(self.bodies.pop())
        if function < 0:
            self.next = FAR
            return
        for part in self.parts[function]:
            self.define(self.checked(part))

    # Types and values

    def checked(self, number: i64) -> i64:
        """A type's number if there is such a type."""
        return number if 0 <= number < len(self.kinds) else UNKNOWN

    def function_type(self, number: i64) -> i64:
        """A function's type, be it that of a pointer to it; below zero for what is none."""
        number = self.checked(number)
        if number >= 0 and self.kinds[number] == c.TYPE_CODE_POINTER:
            number = self.checked(self.elements[number])
        if number >= 0 and self.kinds[number] in (c.TYPE_CODE_FUNCTION, c.TYPE_CODE_FUNCTION_OLD):
            return number
        return UNKNOWN

    def define(self, type_number: i64) -> None:
        """The next value has this type."""
        if self.next == FAR:
            return
        if self.next < len(self.values):
            self.values[self.next] = type_number
        else:
            self.values = append(self.values, type_number)
        self.next += 1
        self.known = self.next

    def operand(self, ops: vec[i64], at: i64, stop: i64) -> i64:
        """The type of the operand at `at`, which says it itself if it is a value still to come."""
        self.width = 1
        if at >= stop:
            return UNKNOWN
        number = ops[at]
        place = (self.next - number if self.relative else number) & WORD
        if place < self.next:
            return self.values[place] if place < self.known else UNKNOWN
        self.width = 2
        return self.checked(ops[at + 1]) if at + 1 < stop else UNKNOWN

    def element(self, type_number: i64) -> i64:
        """Of a vector the type of its elements, else the type itself."""
        if type_number >= 0 and self.kinds[type_number] == c.TYPE_CODE_VECTOR:
            return self.checked(self.elements[type_number])
        return type_number

    # Bodies

    def count(self, records: Records) -> None:
        """Counts the instructions of the body that was entered."""
        codes = records.codes
        starts = records.starts
        ops = records.ops
        by_code = self.by_code
        count: i64 = len(codes)
        k: i64 = 0
        while k < count:
            code = codes[k]
            at = starts[k]
            k += 1
            stop = starts[k]
            if code < 0 or code >= CODES:
                continue
            by_code[code] += 1
            result = RESULT_OF[code]
            if result == NOTHING:
                continue
            if result == NO_FLOAT_RESULT:
                if code in (c.FUNC_CODE_INST_CMP2, c.FUNC_CODE_INST_CMP):
                    self.operand(ops, at, stop)
                    self.note(COMPARISON, ops, at + self.width + 1, stop)
                self.define(NO_FLOAT)
            elif result == FIRST_OPERAND:
                found = self.operand(ops, at, stop)
                if code == c.FUNC_CODE_INST_BINOP:
                    table: i64 = EITHER
                    if found >= 0:
                        table = self.floats[found]
                    elif found == NO_FLOAT:
                        table = INTEGER
                    self.note(table, ops, at + self.width + 1, stop)
                elif code == c.FUNC_CODE_INST_UNOP:
                    self.note(UNARY, ops, at + self.width, stop)
                self.define(found)
            elif result == TYPE_FIRST:
                self.define(self.checked(ops[at]) if at < stop else UNKNOWN)
            elif result == ELEMENT:
                self.define(self.element(self.operand(ops, at, stop)))
            else:
                found = self.result(code, ops, at, stop)
                if found != NO_VALUE:
                    self.define(found)

    def note(self, table: i64, ops: vec[i64], at: i64, stop: i64) -> None:
        """Counts an instruction whose opcode is the number at `at`."""
        number: i64 = ops[at] if at < stop else -1
        if 0 <= number < NUMBERS:
            self.shared[table * NUMBERS + number] += 1
        else:
            key = (int(table), int(number))
            self.others[key] = self.others.get(key, 0) + 1

    def result(self, code: i64, ops: vec[i64], at: i64, stop: i64) -> i64:
        """The type of an instruction's value, NO_VALUE if it has none."""
        if code in (c.FUNC_CODE_INST_CALL, c.FUNC_CODE_INST_INVOKE, c.FUNC_CODE_INST_CALLBR):
            return self.call_result(code, ops, at, stop)
        found = self.operand(ops, at, stop)
        first = at + self.width
        if code == c.FUNC_CODE_INST_CAST:
            self.note(CAST, ops, first + 1, stop)
            return self.checked(ops[first]) if first < stop else UNKNOWN
        if code in (c.FUNC_CODE_INST_LOAD, c.FUNC_CODE_INST_LOADATOMIC):
            least: i64 = 3 if code == c.FUNC_CODE_INST_LOAD else 5  # without the type, which old files do not have
            return self.checked(ops[first]) if stop - first >= least else self.pointee(found)
        if code == c.FUNC_CODE_INST_EXTRACTVAL:
            return self.member(ops, at, first, stop, found)
        if code == c.FUNC_CODE_INST_VAARG:
            return self.checked(ops[at + 2]) if at + 2 < stop else UNKNOWN
        is_old = code in (c.FUNC_CODE_INST_CMPXCHG_OLD, c.FUNC_CODE_INST_ATOMICRMW_OLD)
        value = self.pointee(found) if is_old else self.operand(ops, first, stop)
        if code in (c.FUNC_CODE_INST_CMPXCHG, c.FUNC_CODE_INST_CMPXCHG_OLD):
            self.pairs[int(self.next)] = int(value)
            return NO_FLOAT
        return value

    def pointee(self, type_number: i64) -> i64:
        if type_number >= 0 and self.kinds[type_number] == c.TYPE_CODE_POINTER:
            return self.checked(self.elements[type_number])
        return UNKNOWN

    def member(self, ops: vec[i64], at: i64, first: i64, stop: i64, type_number: i64) -> i64:
        """The type of a part of an aggregate, which the numbers from `first` on lead to."""
        if type_number == NO_FLOAT and first < stop and self.relative:
            value = self.pairs.get(int((self.next - ops[at]) & WORD))
            return NO_FLOAT if value is None or ops[first] != 0 else value
        while first < stop and type_number >= 0:
            index = ops[first]
            first += 1
            if self.kinds[type_number] == c.TYPE_CODE_ARRAY:
                type_number = self.checked(self.elements[type_number])
                continue
            parts = self.parts[type_number]
            type_number = self.checked(parts[index]) if 0 <= index < len(parts) else UNKNOWN
        return type_number

    def call_result(self, code: i64, ops: vec[i64], at: i64, stop: i64) -> i64:
        """The type that a called function returns. Without it nobody knows the numbers of the values that follow."""
        flags: i64 = ops[at + 1] if at + 1 < stop else 0
        place = at + 2
        has_type = (flags & CALL_HAS_TYPE) != 0
        if code == c.FUNC_CODE_INST_INVOKE:
            has_type = (flags & INVOKE_HAS_TYPE) != 0
            place += 2
        elif code == c.FUNC_CODE_INST_CALLBR:
            place = at + 4 + ops[at + 3] if at + 3 < stop and 0 <= ops[at + 3] < stop else stop
        elif (flags & CALL_HAS_FAST_MATH) != 0:
            place += 1
        function: i64 = UNKNOWN
        if place >= stop:
            pass
        elif has_type:
            function = self.function_type(ops[place])
        else:
            function = self.function_type(self.operand(ops, place, stop))
            callee = ((self.next - ops[place]) if self.relative else ops[place]) & WORD
            if function < 0:
                function = self.function_type(self.functions.get(int(callee), UNKNOWN))
        returned = self.checked(self.elements[function]) if function >= 0 else UNKNOWN
        if returned < 0:
            self.next = FAR
            return NO_VALUE
        return NO_VALUE if self.kinds[returned] == c.TYPE_CODE_VOID else returned

    def by_name(self) -> dict[str, int]:
        """The counts by opcode, as assembly spells it."""
        found: dict[str, int] = {}
        for code, name in OPCODES.items():
            if self.by_code[code] != 0:
                found[name] = found.get(name, 0) + int(self.by_code[code])
        for table in range(SHARED):
            for number in range(NUMBERS):
                count = int(self.shared[table * NUMBERS + number])
                if count != 0:
                    name = shared_name(table, number)
                    found[name] = found.get(name, 0) + count
        for (table, number), count in self.others.items():
            what = "predicate" if table == COMPARISON else "opcode"
            name = f"unknown {what} {number}"
            found[name] = found.get(name, 0) + count
        return found
