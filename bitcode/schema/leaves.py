"""Construct's vocabulary for LLVM records: leaves that read one operand each, and the ways to repeat or omit them.

A record is a list of 64-bit operands, so these constructs read from a `Cursor` over operands instead of from bytes:
`layout.parse_stream(Cursor(operands), base=..., n=len(operands))`. Below, `_params.base` is the number of values
defined so far (relative value ids count back from it) and `_params.n` the number of the record's operands. Layouts of a
summary depend on `_params.version`, the summary's, instead of `base`.

Each leaf also says what an operand *means* (`meaning`), how its stored form becomes the value (`decode`) and back
(`encode`), and the same two as Python source for the generated codecs (`decode_source`, `encode_source`). Operands
and values are signed 64-bit integers: what a file stores from 2**63 up appears negative.
"""

from __future__ import annotations

from typing import Any, ClassVar

from construct import Construct, StreamError, Struct, Subconstruct
from construct.expr import BinExpr, Path

from bitcode.bitstream.bits import signed64, unsigned64

NONE = -1
#: In a `TypesOf` list: what stands in the other list is a metadata id, not a value.
METADATA_OPERAND = -2

#: What repeats.
Group = Struct
_MASK = 0xFFFFFFFF


class Cursor:
    """Operands being read or built, as Construct's stream; `paths` notes which part of the layout took each one.

    With `absolute`, as in modules of version 0, ids of values do not count back: each is replaced, in `operands`, by
    the operand that says the same in later versions.
    """

    __slots__ = ("absolute", "at", "operands", "paths")

    def __init__(self, operands: list[int] | None = None, absolute: bool = False) -> None:
        self.operands: list[int] = [] if operands is None else operands
        self.absolute = absolute
        self.at = 0
        self.paths: list[str] = []

    def left(self) -> int:
        return len(self.operands) - self.at

    def take(self, path: str) -> int:
        if self.at >= len(self.operands):
            raise StreamError("record too short", path=path)
        self.paths.append(path)
        self.at += 1
        return self.operands[self.at - 1]

    def put_back(self, operand: int) -> int:
        """Replace the operand taken last."""
        self.operands[self.at - 1] = operand
        return operand


def rotate(value: int) -> int:
    """A signed integer with its sign bit moved to bit 0 (as a signed 64-bit operand)."""
    return signed64(unsigned64((-value << 1) | 1 if value < 0 else value << 1))


def unrotate(stored: int) -> int:
    magnitude = unsigned64(stored) >> 1
    if stored & 1 == 0:
        return magnitude
    return -magnitude if magnitude else -(1 << 63)


class Leaf(Construct):  # type: ignore[misc]
    """One operand, as it is."""

    meaning: ClassVar[str] = "integer"
    decode_source: ClassVar[str] = "{x}"
    encode_source: ClassVar[str] = "{x}"
    #: The helper of `runtime` that decodes a run of such operands at once, with its arguments.
    run_source: ClassVar[str] = "rest(ops, {i}, {end})"

    def __init__(self, doc: str = "", since: int = 0) -> None:
        super().__init__()
        self.doc = doc
        #: The LLVM version that began to write this operand, where that is 13 or later.
        self.since = since

    def decode(self, x: int, context: Any) -> int:
        return x

    def encode(self, value: int, context: Any) -> int:
        return value

    def _parse(self, stream: Cursor, context: Any, path: str) -> int:
        return self.decode(stream.take(path), context)

    def _build(self, obj: int, stream: Cursor, context: Any, path: str) -> int:
        stream.operands.append(self.encode(obj, context))
        return obj


class Int(Leaf):
    """A number."""


class Bool(Leaf):
    """0 or 1."""

    meaning = "boolean"


class Flags(Leaf):
    """Packed flags; `bits` names them: name → bit number, or name → (first bit, width) for a field."""

    meaning = "flags"

    def __init__(self, bits: dict[str, int | tuple[int, int]], doc: str = "", since: int = 0) -> None:
        super().__init__(doc, since)
        self.bits = bits

    def part(self, operand: Any, name: str) -> Any:
        """A flag or a field of an operand, as an expression: `When(CALL_FLAGS.part(this.flags, "tail"), …)`."""
        place = self.bits[name]
        first, width = (place, 1) if isinstance(place, int) else place
        return (operand >> first if first else operand) & ((1 << width) - 1)


class Enum(Leaf):
    """One of LLVM's enumerations, by number; `table` says which."""

    meaning = "enumeration"

    def __init__(self, table: str, doc: str = "", since: int = 0) -> None:
        super().__init__(doc, since)
        self.table = table


class Align(Leaf):
    """log2(alignment in bytes) + 1, or 0 for none given."""

    meaning = "alignment"


class Type(Leaf):
    """A type, by its place in the type table."""

    meaning = "type"


class Block(Leaf):
    """A basic block, by its place in the function."""

    meaning = "basic block"


class Value(Leaf):
    """A value, by its absolute id."""

    meaning = "value"


class Plus1:
    """How numbers are kept that are stored as one more, 0 for none."""

    decode_source: ClassVar[str] = "({x} & 0xFFFFFFFF) - 1"
    encode_source: ClassVar[str] = "{x} + 1"
    run_source: ClassVar[str] = "metadata_or_none(ops, {i}, {end})"

    def decode(self, x: int, context: Any) -> int:
        return (x & _MASK) - 1

    def encode(self, value: int, context: Any) -> int:
        return value + 1


class ValuePlus1(Plus1, Leaf):
    """A value by its absolute id + 1 (32 bits, as LLVM takes it), or 0 for none; NONE then."""

    meaning = "value + 1"


class RelativeValue(Leaf):
    """A value by its distance back from the next value to be defined, modulo 2**32 (LLVM counts in 32 bits).

    Where the operand's type in the called function or intrinsic is metadata, the result is a metadata id.
    """

    meaning = "relative value"
    decode_source = "(base - {x}) & 0xFFFFFFFF"
    encode_source = "(base - {x}) & 0xFFFFFFFF"
    run_source = "relative_values(ops, {i}, {end}, base)"

    def decode(self, x: int, context: Any) -> int:
        base: int = context._params.base
        return (base - x) & _MASK

    def encode(self, value: int, context: Any) -> int:
        return self.decode(value, context)

    def _parse(self, stream: Cursor, context: Any, path: str) -> int:
        x = stream.take(path)
        return self.decode(stream.put_back(self.encode(x, context)) if stream.absolute else x, context)


class SignedRelativeValue(Leaf):
    """A value by its distance back from the next value to be defined, sign-rotated (phi)."""

    meaning = "signed relative value"
    decode_source = "(base - unrotate({x})) & 0xFFFFFFFF"
    encode_source = "rotate(base - {x})"

    def decode(self, x: int, context: Any) -> int:
        base: int = context._params.base
        return (base - unrotate(x)) & _MASK

    def encode(self, value: int, context: Any) -> int:
        base: int = context._params.base
        return rotate(base - value)

    def _parse(self, stream: Cursor, context: Any, path: str) -> int:
        x = stream.take(path)
        return self.decode(stream.put_back(self.encode(x, context)) if stream.absolute else x, context)


class Metadata(Leaf):
    """A metadata id."""

    meaning = "metadata"


class MetadataPlus1(Plus1, Leaf):
    """A metadata id + 1 (32 bits, as LLVM takes it), or 0 for null; NONE then."""

    meaning = "metadata + 1"


class NumberPlus1(Plus1, Leaf):
    """A number + 1 (32 bits, as LLVM takes it), or 0 for none; NONE then."""

    meaning = "number + 1"


class OnesForNone(Leaf):
    """A number, or all of 32 or 64 bits set for none."""

    meaning = "number, or all ones"


class SizeOrMetadata(Leaf):
    """A number of bits; a metadata id + 1 instead (0 for null) if bit `size_is_metadata` of the header is set."""

    meaning = "bits, or metadata + 1"


class SignRotated(Leaf):
    """A signed integer, its sign bit moved to bit 0."""

    meaning = "sign-rotated integer"
    decode_source = "unrotate({x})"
    encode_source = "rotate({x})"
    run_source = "rotated_integers(ops, {i}, {end})"

    def decode(self, x: int, context: Any) -> int:
        return unrotate(x)

    def encode(self, value: int, context: Any) -> int:
        return rotate(value)


class Complemented(Leaf):
    """A signed integer moved up by a bit, and its complement if it is negative: the sign is in bit 0."""

    meaning = "complemented integer"
    decode_source = "uncomplement({x})"

    def decode(self, x: int, context: Any) -> int:
        magnitude = unsigned64(x) >> 1
        return ~magnitude if x & 1 else magnitude

    def encode(self, value: int, context: Any) -> int:
        return signed64(unsigned64(~(value << 1) if value < 0 else value << 1))


def mentions_count(expression: Any) -> bool:
    """Whether a `this` expression speaks of the record's number of operands."""
    if isinstance(expression, Path):
        return path_parts(expression) == ["_params", "n"]
    return isinstance(expression, BinExpr) and (mentions_count(expression.lhs) or mentions_count(expression.rhs))


def path_parts(path: Path) -> list[str]:
    """The names in a `this` path, outermost first."""
    found: list[str] = []
    while isinstance(path, Path):
        field, parent = path.__dict__["_Path__field"], path.__dict__["_Path__parent"]
        if parent is None:
            break
        found.append(field)
        path = parent
    return found[::-1]


def fields_in(expression: Any) -> list[str]:
    """The fields of the record that a `this` expression speaks of."""
    if isinstance(expression, Path):
        parts = path_parts(expression)
        return [] if parts[0] == "_params" else [parts[-1]]
    if isinstance(expression, BinExpr):
        return fields_in(expression.lhs) + fields_in(expression.rhs)
    return []


class When(Subconstruct):  # type: ignore[misc]
    """A leaf that is there only if `condition`, a `this` expression, holds; else the value is `default`.

    It is written by the same condition.
    """

    def __init__(self, condition: Any, subcon: Leaf, default: int = NONE) -> None:
        super().__init__(subcon)
        self.condition = condition
        self.default = default

    def _parse(self, stream: Cursor, context: Any, path: str) -> Any:
        if self.condition(context):
            return self.subcon._parsereport(stream, context, path)
        return self.default

    def _build(self, obj: Any, stream: Cursor, context: Any, path: str) -> Any:
        return self.subcon._build(obj, stream, context, path) if self.condition(context) else obj


class IfLeft(Subconstruct):  # type: ignore[misc]
    """A leaf in the middle that is there only if the record has `needed` or more operands left."""

    def __init__(self, needed: int, subcon: Leaf, default: int = NONE) -> None:
        super().__init__(subcon)
        self.needed = needed
        self.default = default

    def _parse(self, stream: Cursor, context: Any, path: str) -> Any:
        if stream.left() >= self.needed:
            return self.subcon._parsereport(stream, context, path)
        return self.default

    def _build(self, obj: Any, stream: Cursor, context: Any, path: str) -> Any:
        return self.subcon._build(obj, stream, context, path) if obj != self.default else obj


class Wide(Construct):  # type: ignore[misc]
    """64 bits: two operands of 32, the upper ones first, where `in_halves`, a `this` expression, holds; else one."""

    meaning = "64-bit integer"

    def __init__(self, doc: str = "", since: int = 0, in_halves: Any = True) -> None:
        super().__init__()
        self.doc = doc
        self.since = since
        self.in_halves = in_halves

    def _is_in_halves(self, context: Any) -> bool:
        return bool(self.in_halves(context)) if callable(self.in_halves) else bool(self.in_halves)

    def _parse(self, stream: Cursor, context: Any, path: str) -> int:
        if not self._is_in_halves(context):
            return stream.take(path)
        return signed64((stream.take(f"{path}.high") & _MASK) << 32 | stream.take(f"{path}.low") & _MASK)

    def _build(self, obj: int, stream: Cursor, context: Any, path: str) -> int:
        stream.operands.extend([obj >> 32 & _MASK, obj & _MASK] if self._is_in_halves(context) else [obj])
        return obj


class Opt(Subconstruct):  # type: ignore[misc]
    """A leaf of a record's tail, which older or terser records end before; then the value is `default`.

    A record with such leaves keeps its `operand_count` (`_params.n` when it is built), because an absent operand and a
    present 0 are two things to whoever writes the record back. NONE writes them all.
    """

    def __init__(self, subcon: Leaf, default: int = NONE) -> None:
        super().__init__(subcon)
        self.default = default

    def _parse(self, stream: Cursor, context: Any, path: str) -> Any:
        return self.subcon._parsereport(stream, context, path) if stream.left() > 0 else self.default

    def _build(self, obj: Any, stream: Cursor, context: Any, path: str) -> Any:
        count = context._params.n
        if count == NONE or len(stream.operands) < count:
            return self.subcon._build(obj, stream, context, path)
        return obj


class Rest(Subconstruct):  # type: ignore[misc]
    """A leaf or group, again and again until the operands end (or until `keep` of them are left)."""

    def __init__(self, subcon: Construct, columns: bool = False, keep: int = 0) -> None:
        super().__init__(subcon)
        #: Groups that codecs keep as one list per member (`name_member`) instead of as a list of objects: hot ones.
        self.columns = columns
        self.keep = keep

    def _parse(self, stream: Cursor, context: Any, path: str) -> list[Any]:
        found: list[Any] = []
        while stream.left() > self.keep:
            found.append(self.subcon._parsereport(stream, context, f"{path}[{len(found)}]"))
        return found

    def _build(self, obj: list[Any], stream: Cursor, context: Any, path: str) -> list[Any]:
        for one in obj:
            self.subcon._build(one, stream, context, path)
        return obj


class Repeat(Subconstruct):  # type: ignore[misc]
    """A leaf or group as many times as `count`, a `this` expression, says."""

    def __init__(self, count: Any, subcon: Construct, columns: bool = False) -> None:
        super().__init__(subcon)
        self.count = count
        self.columns = columns

    def _parse(self, stream: Cursor, context: Any, path: str) -> list[Any]:
        count: int = self.count(context)
        if count < 0 or count > stream.left():
            raise StreamError("record too short", path=path)
        return [self.subcon._parsereport(stream, context, f"{path}[{k}]") for k in range(count)]

    def _build(self, obj: list[Any], stream: Cursor, context: Any, path: str) -> list[Any]:
        for one in obj:
            self.subcon._build(one, stream, context, path)
        return obj


class Chars(Construct):  # type: ignore[misc]
    """Bytes, an operand each: the rest of the record, or `count` of them.

    `signed`: LLVM pushes these as a C char, so bytes from 0x80 up are stored sign-extended to that many bits (where
    char is signed, as on x86 and on Apple's machines).
    """

    meaning = "characters"

    def __init__(self, doc: str = "", since: int = 0, count: Any = None, signed: int = 0) -> None:
        super().__init__()
        self.doc = doc
        self.since = since
        self.count = count
        self.signed = signed

    def _parse(self, stream: Cursor, context: Any, path: str) -> bytes:
        count: int = stream.left() if self.count is None else self.count(context)
        if count < 0 or count > stream.left():
            raise StreamError("record too short", path=path)
        return bytes(stream.take(f"{path}[{k}]") & 0xFF for k in range(count))

    def _build(self, obj: bytes, stream: Cursor, context: Any, path: str) -> bytes:
        extension = {0: 0, 32: 0xFFFFFF00, 64: -0x100}[self.signed]
        stream.operands.extend(c | extension if c >= 0x80 else c for c in obj)
        return obj


class TypedRest(Construct):  # type: ignore[misc]
    """The rest of the record: relative values, each followed by its type if it is a forward reference.

    Gives the value ids; `TypesOf` beside it gives their types (NONE: the value is known already), or an empty list
    where no type was needed. With `count`, a `this` expression, that many values. With `marker`, an operand of that
    number says that a metadata id, relative too, follows instead of a value: then the type is `METADATA_OPERAND`.
    """

    meaning = "relative value and type"

    def __init__(self, doc: str = "", since: int = 0, count: Any = None, marker: int = NONE) -> None:
        super().__init__()
        self.doc = doc
        self.since = since
        self.count = count
        self.marker = marker

    def _parse(self, stream: Cursor, context: Any, path: str) -> list[int]:
        base: int = context._params.base
        values: list[int] = []
        types: list[int] = []
        count: int = stream.left() if self.count is None else self.count(context)
        if count < 0 or count > stream.left():
            raise StreamError("record too short", path=path)
        while stream.left() > 0 if self.count is None else len(values) < count:
            here = f"{path}[{len(values)}]"
            x = stream.take(here)
            if self.marker != NONE and x == self.marker:
                values.append((base - stream.take(f"{here}.metadata")) & _MASK)
                types.append(METADATA_OPERAND)
                continue
            if stream.absolute:
                x = stream.put_back((base - x) & _MASK)
            value = (base - x) & _MASK
            values.append(value)
            types.append(stream.take(f"{here}.type") if value >= base else NONE)
        context._typed = types if any(value >= base for value in values) or METADATA_OPERAND in types else []
        return values

    def _build(self, obj: list[int], stream: Cursor, context: Any, path: str) -> list[int]:
        base: int = context._params.base
        types: list[int] = context[f"{path.rsplit(' ', 1)[-1]}_types"]
        for value, its_type in zip(obj, types or [NONE] * len(obj), strict=True):
            if its_type == METADATA_OPERAND:
                stream.operands.append(self.marker)
            stream.operands.append((base - value) & _MASK)
            if its_type >= 0:
                stream.operands.append(its_type)
        return obj


class TypesOf(Construct):  # type: ignore[misc]
    """The types that `TypedRest`, declared just before, met: takes no operand itself."""

    meaning = "types"
    doc = ""
    since = 0

    def _parse(self, stream: Cursor, context: Any, path: str) -> list[int]:
        types: list[int] = context._typed
        del context["_typed"]
        return types

    def _build(self, obj: list[int], stream: Cursor, context: Any, path: str) -> list[int]:
        return obj


class Custom(Construct):  # type: ignore[misc]
    """The rest of a record, in a form that no combination of leaves tells: read and built by hand-written functions.

    `annotation` is the type of the field, `read_source` and `write_source` are the calls in the generated codecs.
    """

    meaning: ClassVar[str] = "items"
    annotation: ClassVar[str] = ""
    read_source: ClassVar[str] = ""
    write_source: ClassVar[str] = ""
    doc = ""
    since = 0
