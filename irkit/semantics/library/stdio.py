"""Input and output: standard streams, and files where the run may open them."""

from __future__ import annotations

import errno
import io
import os
from typing import IO, TYPE_CHECKING, Any, Final

from irkit.errors import UnsupportedError
from irkit.semantics import varargs
from irkit.semantics.blocks import BYTE, Block
from irkit.semantics.control_steps import Handler
from irkit.semantics.declare import Condition
from irkit.semantics.library.access import bytes_of, number, signed, string_at, write
from irkit.semantics.library.formatting import Formatter
from irkit.semantics.steps import Step
from irkit.semantics.values import NULL, Pointer, block_of
from irkit.types import integer_type

if TYPE_CHECKING:
    from irkit.semantics.machine import Machine

EOF: Final = 0xFFFFFFFF
# Variables that point to streams, as glibc and macOS call them.
STREAMS: Final = {"stdin": 0, "stdout": 1, "stderr": 2, "__stdinp": 0, "__stdoutp": 1, "__stderrp": 2}
_NULL: Final = b"(null)"  # what printf makes of a null pointer
_FILE_SIZE: Final = 256
_TOO_FEW: Final = Condition("printf-arguments", "the format asks for more arguments than there are")
_SHAPES: Final = {
    "int": "i32",
    "long": "i64",
    "double": "double",
    "string": "ptr",
    "pointer": "ptr",
    "long double": "x86_fp80",
}


def _is_terminal(file: Any) -> bool:
    return bool(file.isatty())


class Stream:
    """A FILE: what is read and written, with what was pushed back."""

    def __init__(self, file: IO[bytes] | None, name: str) -> None:
        self.file: Any = file  # what stands for a file may give None where a bool is said
        self.name: str = name
        self.pushed: bytes = b""
        self.ended: bool = False
        self.is_terminal: bool = file is not None and _is_terminal(file)

    def read(self, size: int) -> bytes:
        data = self.pushed[:size]
        self.pushed = self.pushed[len(data) :]
        if self.file is not None:
            try:
                data += self.file.read(size - len(data))
            except io.UnsupportedOperation as error:
                raise UnsupportedError(f"reading from the stream {self.name}, which is written") from error
        if len(data) < size:
            self.ended = True
        return data

    def line(self, limit: int) -> bytes:
        """Bytes up to the end of a line, at most so many."""
        found = bytearray()
        while len(found) < limit:
            byte = self.read(1)
            found += byte
            if byte in (b"", b"\n"):
                break
        return bytes(found)


class Files:
    """The streams of a run. `may_open` is whether the program may open files by name."""

    def __init__(
        self, stdin: IO[bytes] | None, stdout: IO[bytes] | None, stderr: IO[bytes] | None, may_open: bool
    ) -> None:
        self.streams: dict[Block, Stream] = {}
        self.standard: dict[int, Pointer] = {}
        self.by_number: dict[int, Stream] = {
            0: Stream(stdin, "stdin"),
            1: Stream(stdout, "stdout"),
            2: Stream(stderr, "stderr"),
        }
        self.may_open: bool = may_open

    def standard_stream(self, machine: Machine, number: int) -> Pointer:
        """The FILE that `stdin`, `stdout` and `stderr` point to."""
        found = self.standard.get(number)
        if found is None:
            found = self.pointer(machine, self.by_number[number])
            self.standard[number] = found
        return found

    def pointer(self, machine: Machine, stream: Stream) -> Pointer:
        block = machine.allocate(f"the stream {stream.name}", _FILE_SIZE)
        self.streams[block] = stream
        return Pointer(block)

    def stream(self, value: object, machine: Machine, step: Step) -> Stream:
        """The stream that a FILE * means."""
        block = machine.checked(value, _FILE_SIZE, step, False)
        found = self.streams.get(block)
        if found is None:
            raise UnsupportedError(f"the stream {value!r}, which is closed or no stream")
        return found

    def flush(self) -> None:
        for stream in [*self.by_number.values(), *self.streams.values()]:
            if stream.file is not None and not stream.file.closed and stream.file.writable():
                stream.file.flush()


def files_of(machine: Machine) -> Files:
    return machine.compiler_of().library.files


def put(machine: Machine, stream: Stream, data: bytes) -> None:
    file = stream.file
    if file is None:
        return
    try:
        file.write(data)
    except io.UnsupportedOperation as error:
        raise UnsupportedError(f"writing to the stream {stream.name}, which is read") from error
    if stream.name == "stderr" or stream.is_terminal:
        file.flush()


class CallFormatter(Formatter):
    """The arguments of a call, from the first behind the format on, or those of a list."""

    def __init__(self, machine: Machine, following: list[object] | varargs.Arguments, place: int, step: Step) -> None:
        self.machine: Machine = machine
        self.step: Step = step
        self.given: list[object] | None = following if isinstance(following, list) else None
        self.listed: varargs.Arguments | None = following if isinstance(following, varargs.Arguments) else None
        self.place: int = place

    def following(self, kind: str) -> object:
        value: object = None
        if self.given is not None:
            if self.place >= len(self.given):
                raise self.step.undefined(_TOO_FEW)
            value = self.given[self.place]
            self.place += 1
            if isinstance(value, int):
                return value
        elif self.listed is not None:
            value = self.listed.take(self.machine.compiler_of().library.shape(_SHAPES[kind]))
        if kind in ("int", "long", "pointer"):
            return number(value, self.step)
        if kind in ("double", "long double") and not isinstance(value, (int, float)):
            number(value, self.step)
        return value

    def string(self, value: object, limit: int | None) -> bytes:
        if value == NULL:
            return _NULL if limit is None or limit >= len(_NULL) else b""
        return string_at(self.machine, value, self.step, limit)

    def store(self, value: object, written: int, bits: int) -> None:
        self.machine.store(value, written, self.machine.shapes.scalar(integer_type(bits)), self.step)


def formatted(
    machine: Machine, template: object, following: list[object] | varargs.Arguments, step: Step, place: int = 0
) -> bytes:
    """What printf makes of a format and its arguments, which begin at `place`."""
    return CallFormatter(machine, following, place, step).format(string_at(machine, template, step))


def _printf(machine: Machine, arguments: list[object], step: Step) -> object:
    data = formatted(machine, arguments[0], arguments, step, 1)
    put(machine, files_of(machine).by_number[1], data)
    return len(data)


def _vprintf(machine: Machine, arguments: list[object], step: Step) -> object:
    data = formatted(machine, arguments[0], varargs.Arguments(machine, arguments[1], step), step)
    put(machine, files_of(machine).by_number[1], data)
    return len(data)


def _fprintf(machine: Machine, arguments: list[object], step: Step) -> object:
    data = formatted(machine, arguments[1], arguments, step, 2)
    put(machine, files_of(machine).stream(arguments[0], machine, step), data)
    return len(data)


def _vfprintf(machine: Machine, arguments: list[object], step: Step) -> object:
    data = formatted(machine, arguments[1], varargs.Arguments(machine, arguments[2], step), step)
    put(machine, files_of(machine).stream(arguments[0], machine, step), data)
    return len(data)


def _into(machine: Machine, target: object, size: int, data: bytes, step: Step) -> int:
    """At most so many bytes with the end; -1: as many as there are. The number that there would be."""
    if size == -1:
        write(machine, target, data + b"\0", step)
    elif size:
        write(machine, target, data[: size - 1] + b"\0", step)
    return len(data)


def _sprintf(machine: Machine, arguments: list[object], step: Step) -> object:
    return _into(machine, arguments[0], -1, formatted(machine, arguments[1], arguments, step, 2), step)


def _vsprintf(machine: Machine, arguments: list[object], step: Step) -> object:
    rest = varargs.Arguments(machine, arguments[2], step)
    return _into(machine, arguments[0], -1, formatted(machine, arguments[1], rest, step), step)


def _snprintf(machine: Machine, arguments: list[object], step: Step) -> object:
    data = formatted(machine, arguments[2], arguments, step, 3)
    return _into(machine, arguments[0], number(arguments[1], step), data, step)


def _vsnprintf(machine: Machine, arguments: list[object], step: Step) -> object:
    data = formatted(machine, arguments[2], varargs.Arguments(machine, arguments[3], step), step)
    return _into(machine, arguments[0], number(arguments[1], step), data, step)


def _without(places: tuple[int, ...], handler: Handler) -> Handler:
    """A fortified function: the same without the flag and the object's size."""

    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        return handler(machine, [value for place, value in enumerate(arguments) if place not in places], step)

    return call


def _puts(machine: Machine, arguments: list[object], step: Step) -> object:
    data = string_at(machine, arguments[0], step) + b"\n"
    put(machine, files_of(machine).by_number[1], data)
    return len(data)


def _fputs(machine: Machine, arguments: list[object], step: Step) -> object:
    data = string_at(machine, arguments[0], step)
    put(machine, files_of(machine).stream(arguments[1], machine, step), data)
    return 1


def _putchar(machine: Machine, arguments: list[object], step: Step) -> object:
    byte = number(arguments[0], step) & 0xFF
    put(machine, files_of(machine).by_number[1], bytes([byte]))
    return byte


def _fputc(machine: Machine, arguments: list[object], step: Step) -> object:
    byte = number(arguments[0], step) & 0xFF
    put(machine, files_of(machine).stream(arguments[1], machine, step), bytes([byte]))
    return byte


def _fwrite(machine: Machine, arguments: list[object], step: Step) -> object:
    size, count = number(arguments[1], step), number(arguments[2], step)
    data = bytes_of(machine, arguments[0], size * count, step)
    put(machine, files_of(machine).stream(arguments[3], machine, step), data)
    return count if size else 0


def _fread(machine: Machine, arguments: list[object], step: Step) -> object:
    size, count = number(arguments[1], step), number(arguments[2], step)
    data = files_of(machine).stream(arguments[3], machine, step).read(size * count)
    write(machine, arguments[0], data, step)
    return len(data) // size if size else 0


def _fgetc(machine: Machine, arguments: list[object], step: Step) -> object:
    data = files_of(machine).stream(arguments[0], machine, step).read(1)
    return data[0] if data else EOF


def _getchar(machine: Machine, arguments: list[object], step: Step) -> object:
    data = files_of(machine).by_number[0].read(1)
    return data[0] if data else EOF


def _ungetc(machine: Machine, arguments: list[object], step: Step) -> object:
    stream = files_of(machine).stream(arguments[1], machine, step)
    byte = signed(arguments[0], 32, step)
    if byte == -1:
        return EOF
    stream.pushed = bytes([byte & 0xFF]) + stream.pushed
    stream.ended = False
    return byte & 0xFF


def _fgets(machine: Machine, arguments: list[object], step: Step) -> object:
    room = signed(arguments[1], 32, step)
    data = files_of(machine).stream(arguments[2], machine, step).line(room - 1)
    if not data and room != 1:
        return NULL
    write(machine, arguments[0], data + b"\0", step)
    return arguments[0]


def _fflush(machine: Machine, arguments: list[object], step: Step) -> object:
    files_of(machine).flush()
    return 0


def _fopen(machine: Machine, arguments: list[object], step: Step) -> object:
    files = files_of(machine)
    name = os.fsdecode(string_at(machine, arguments[0], step))
    mode = string_at(machine, arguments[1], step).decode("latin-1").replace("b", "").replace("e", "")
    if not files.may_open:
        raise UnsupportedError(f"opening the file '{name}': irkit run opens files with --files only")
    try:
        file = open(name, f"{mode}b")  # noqa: SIM115  the program closes it
    except (OSError, ValueError) as error:
        set_errno(machine, getattr(error, "errno", None) or errno.EINVAL, step)  # a mode that there is not
        return NULL
    return files.pointer(machine, Stream(file, name))


def _fclose(machine: Machine, arguments: list[object], step: Step) -> object:
    files = files_of(machine)
    stream = files.stream(arguments[0], machine, step)
    if stream not in files.by_number.values():
        stream.file.close()
        block = block_of(arguments[0])
        assert block is not None
        del files.streams[block]
    return 0


def _fseek(machine: Machine, arguments: list[object], step: Step) -> object:
    stream = files_of(machine).stream(arguments[0], machine, step)
    offset, whence = signed(arguments[1], 64, step), number(arguments[2], step)
    if whence == os.SEEK_CUR:
        offset -= len(stream.pushed)
    stream.pushed = b""
    stream.ended = False
    if stream.file is None or not stream.file.seekable():
        return EOF
    try:
        stream.file.seek(offset, whence)
    except (OSError, ValueError):
        set_errno(machine, errno.EINVAL, step)
        return EOF
    return 0


def _ftell(machine: Machine, arguments: list[object], step: Step) -> object:
    stream = files_of(machine).stream(arguments[0], machine, step)
    if stream.file is None or not stream.file.seekable():
        return 0xFFFFFFFFFFFFFFFF
    return stream.file.tell() - len(stream.pushed)


def _rewind(machine: Machine, arguments: list[object], step: Step) -> object:
    _fseek(machine, [arguments[0], 0, 0], step)
    return None


def _feof(machine: Machine, arguments: list[object], step: Step) -> object:
    return int(files_of(machine).stream(arguments[0], machine, step).ended)


def _ferror(machine: Machine, arguments: list[object], step: Step) -> object:
    files_of(machine).stream(arguments[0], machine, step)
    return 0


def _clearerr(machine: Machine, arguments: list[object], step: Step) -> object:
    files_of(machine).stream(arguments[0], machine, step).ended = False
    return None


def _nothing(machine: Machine, arguments: list[object], step: Step) -> object:
    return 0


def _fileno(machine: Machine, arguments: list[object], step: Step) -> object:
    stream = files_of(machine).stream(arguments[0], machine, step)
    for place, other in files_of(machine).by_number.items():
        if other is stream:
            return place
    return 3


def _write(machine: Machine, arguments: list[object], step: Step) -> object:
    stream = files_of(machine).by_number.get(number(arguments[0], step))
    size = number(arguments[2], step)
    if stream is None:
        return 0xFFFFFFFFFFFFFFFF
    put(machine, stream, bytes_of(machine, arguments[1], size, step))
    return size


def _read(machine: Machine, arguments: list[object], step: Step) -> object:
    stream = files_of(machine).by_number.get(number(arguments[0], step))
    if stream is None:
        return 0xFFFFFFFFFFFFFFFF
    data = stream.read(number(arguments[2], step))
    write(machine, arguments[1], data, step)
    return len(data)


def _perror(machine: Machine, arguments: list[object], step: Step) -> object:
    prefix = string_at(machine, arguments[0], step)
    words = os.strerror(errno_of(machine)).encode()
    put(machine, files_of(machine).by_number[2], prefix + b": " + words + b"\n")
    return None


# errno


def errno_pointer(machine: Machine) -> Pointer:
    library = machine.compiler_of().library
    if library.errno is None:
        library.errno = Pointer(machine.allocate("errno", varargs.i32(machine).size))
    return library.errno


def set_errno(machine: Machine, value: int, step: Step) -> None:
    machine.store(errno_pointer(machine), value, varargs.i32(machine), step, 4)


def errno_of(machine: Machine) -> int:
    block = errno_pointer(machine).block
    assert block is not None
    found = machine.value_at(block, 0, varargs.i32(machine))
    return found if isinstance(found, int) else 0


def _errno_location(machine: Machine, arguments: list[object], step: Step) -> object:
    return errno_pointer(machine)


HANDLERS: Final[dict[str, Handler]] = {
    "printf": _printf,
    "vprintf": _vprintf,
    "fprintf": _fprintf,
    "vfprintf": _vfprintf,
    "sprintf": _sprintf,
    "vsprintf": _vsprintf,
    "snprintf": _snprintf,
    "vsnprintf": _vsnprintf,
    "__printf_chk": _without((0,), _printf),
    "__fprintf_chk": _without((1,), _fprintf),
    "__sprintf_chk": _without((1, 2), _sprintf),
    "__snprintf_chk": _without((2, 3), _snprintf),
    "__vsnprintf_chk": _without((2, 3), _vsnprintf),
    "__vprintf_chk": _without((0,), _vprintf),
    "__vfprintf_chk": _without((1,), _vfprintf),
    "puts": _puts,
    "fputs": _fputs,
    "fputs_unlocked": _fputs,
    "putchar": _putchar,
    "putchar_unlocked": _putchar,
    "putc": _fputc,
    "fputc": _fputc,
    "_IO_putc": _fputc,
    "fwrite": _fwrite,
    "fwrite_unlocked": _fwrite,
    "fread": _fread,
    "fgetc": _fgetc,
    "getc": _fgetc,
    "_IO_getc": _fgetc,
    "getchar": _getchar,
    "ungetc": _ungetc,
    "fgets": _fgets,
    "fflush": _fflush,
    "fopen": _fopen,
    "fopen64": _fopen,
    "fclose": _fclose,
    "fseek": _fseek,
    "fseeko": _fseek,
    "ftell": _ftell,
    "ftello": _ftell,
    "rewind": _rewind,
    "feof": _feof,
    "ferror": _ferror,
    "clearerr": _clearerr,
    "setvbuf": _nothing,
    "setbuf": _nothing,
    "fileno": _fileno,
    "write": _write,
    "read": _read,
    "perror": _perror,
    "__errno_location": _errno_location,
    "__error": _errno_location,
}


def fill_variable(machine: Machine, block: Block, name: str) -> None:
    """The contents of `stdout` and its like."""
    block.set_cells(BYTE, [0] * block.size)
    pointer = files_of(machine).standard_stream(machine, STREAMS[name])
    machine.put(block, 0, pointer, varargs.pointer_scalar(machine))
