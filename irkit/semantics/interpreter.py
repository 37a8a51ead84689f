"""`Interpreter`: run a module, or call its functions, from Python."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import IO, TYPE_CHECKING, Final

from irkit.constants import ConstantAggregate, ConstantInt
from irkit.errors import IRKitError, NotFoundError
from irkit.functions import Function
from irkit.globals import GlobalIFunc, GlobalVariable
from irkit.semantics.blocks import STATES, Block
from irkit.semantics.choices import Choices
from irkit.semantics.compiler import Compiler
from irkit.semantics.errors import ExecutionError, ProgramExit, UndefinedBehaviorError, Unwinding
from irkit.semantics.library.access import bytes_of
from irkit.semantics.library.cxx import terminated
from irkit.semantics.library.standard import call_at_exit
from irkit.semantics.library.stdio import Files
from irkit.semantics.library.table import Library, from_python, to_python
from irkit.semantics.library.text_streams import in_bytes
from irkit.semantics.machine import Machine
from irkit.semantics.places import locate
from irkit.semantics.profiles import DEFAULT, profile_named
from irkit.semantics.steps import Step
from irkit.semantics.values import NULL, Mark, Pointer
from irkit.terminators import ReturnInst
from irkit.types import IntegerType, PointerType

if TYPE_CHECKING:
    from irkit.module import Module

PROGRAM_ARGUMENTS: Final = (IntegerType, PointerType, PointerType)  # `argc`, `argv` and `envp`
MOST_CHOICES: Final = 4096  # runs that `outcomes` makes


class Interpreter:
    """A module that is being run; memory and statics live as long as the interpreter.

    `profile` names the semantics (`irkit.semantics.profiles`). `externals` maps names of functions that the module only
    declares to Python functions, which get integers signed and pointers as `Pointer`. `limit` is how many instructions
    may be executed, `seed` decides what freeze and undef give (None: zero), `vscale` the size of scalable vectors.
    `stdin`, `stdout`, `stderr` are binary files, by default those of the process (its text in UTF-8, where that is all
    it has, and nothing where it has none); `files` says whether the program may open files by name. Raises
    UnsupportedError for a profile that there is not.
    """

    def __init__(
        self,
        module: Module,
        profile: str = DEFAULT,
        *,
        externals: Mapping[str, Callable[..., object]] | None = None,
        limit: int | None = None,
        seed: int | None = None,
        vscale: int = 1,
        stdin: IO[bytes] | None = None,
        stdout: IO[bytes] | None = None,
        stderr: IO[bytes] | None = None,
        files: bool = False,
        choices: Choices | None = None,
    ) -> None:
        self.module: Module = module
        module.load_contents()
        steps = sys.maxsize if limit is None else limit
        self.machine: Machine = Machine(module, profile_named(profile), choices or Choices(seed), steps, vscale)
        given = Files(
            stdin or in_bytes(sys.stdin), stdout or in_bytes(sys.stdout), stderr or in_bytes(sys.stderr), files
        )
        self.library: Library = Library(given, externals or {}, module.source_filename or module.name)
        self.compiler: Compiler = Compiler(self.machine, self.library)
        self.library.join(self.machine)
        self.compiler.constants.resolver = self._resolve

    def _resolve(self, value: GlobalIFunc) -> object:
        resolver = value.resolver
        if not isinstance(resolver, Function):
            raise ExecutionError(f"the resolver of @{value.name} is no function")
        return self._run(resolver, [])

    def function(self, name: str) -> Function:
        """Raises NotFoundError for a name that is no function's."""
        found = self.module.get(name)
        if not isinstance(found, Function):
            raise NotFoundError(f"the module has no function @{name}")
        return found

    def call(self, name: str, *arguments: object) -> object:
        """Call a function with Python numbers, `Pointer`s, lists for vectors and aggregates, and return what it
        returns: integers signed, `Poison` and `Undef` as such.

        Raises NotFoundError for a name that is no function's, `UndefinedBehaviorError`, `LimitError`, `ProgramAbort`,
        UnsupportedError for what irkit cannot run, and `ProgramExit`, which is no IRKitError, where it calls `exit`.
        """
        function = self.function(name)
        if function.is_declaration:
            raise NotFoundError(f"the function @{name} has no body")
        types = function.function_type.parameters
        if len(arguments) != len(types):
            raise ExecutionError(f"@{name} takes {len(types)} arguments, not {len(arguments)}")
        values = [from_python(value, ty, self.machine) for value, ty in zip(arguments, types, strict=True)]
        return to_python(self._run(function, values), function.function_type.return_type)

    def _run(self, function: Function, values: list[object]) -> object:
        return self._placed(lambda: self.machine.call(self.compiler.code(function), values))

    def _placed(self, action: Callable[[], object]) -> object:
        """Run functions, and say of an error where it is."""
        machine = self.machine
        depth = len(machine.frames)
        try:
            return action()
        except Unwinding as unwinding:
            error = terminated(machine, unwinding.exception, None)
            locate(error, [])
            raise error from None
        except ExecutionError as error:
            locate(error, self.calls())
            raise
        except RecursionError as error:
            raise ExecutionError("values nest deeper than irkit takes") from error
        finally:
            while len(machine.frames) > depth:
                machine.pop()

    def calls(self) -> list[Step]:
        """The calls that have not returned, the innermost first."""
        return [frame.call for frame in reversed(self.machine.frames)]

    # Programs

    def run(self, name: str = "main", arguments: Sequence[str] = ()) -> int:
        """Run the module as a program: constructors, the function with C's arguments, destructors; its exit status, as
        the system would tell it. Raises as `call` does, but for `ProgramExit`."""
        function = self.function(name)
        try:
            self._structors("llvm.global_ctors")
            result = self._run(function, self._arguments(function, [self.library.program, *arguments]))
            if isinstance(result, Mark):
                raise self._no_status(function, result)
            status = result & 0xFF if isinstance(result, int) else 0
            self._placed(lambda: call_at_exit(self.machine, Step(None)))
            self._structors("llvm.global_dtors")
            return status
        except ProgramExit as ended:
            return ended.status
        finally:
            self.library.files.flush()

    def _no_status(self, function: Function, result: Mark) -> UndefinedBehaviorError:
        """The error of a program whose exit status is poison or undef, at the `ret` that gave it, if there is one."""
        returns = [block.terminator for block in function.blocks if isinstance(block.terminator, ReturnInst)]
        step = Step(returns[0] if len(returns) == 1 else None)
        error = step.not_well_defined("the exit status of the program", result, "exit-status")
        locate(error, [])
        return error

    def _structors(self, name: str) -> None:
        variable = self.module.get(name)
        if not isinstance(variable, GlobalVariable) or not isinstance(variable.initializer, ConstantAggregate):
            return
        found: list[tuple[int, Function]] = []
        for entry in variable.initializer.operands:
            if isinstance(entry, ConstantAggregate) and isinstance(entry.operands[1], Function):
                priority = entry.operands[0]
                assert isinstance(priority, ConstantInt)
                found.append((priority.value, entry.operands[1]))
        for _, function in sorted(found, key=lambda pair: pair[0]):
            self._run(function, [])

    def _arguments(self, function: Function, words: list[str]) -> list[object]:
        """`argc`, `argv` and `envp`, as many as the function takes."""
        ty = function.function_type
        types = zip(PROGRAM_ARGUMENTS, ty.parameters, strict=False)
        if len(ty.parameters) > len(PROGRAM_ARGUMENTS) or not all(isinstance(given, kind) for kind, given in types):
            raise ExecutionError(f"a program gets an integer and two pointers, not what @{function.name} takes: {ty}")
        tables = {"argv": [os.fsencode(word) for word in words]}
        tables["envp"] = [name + b"=" + value for name, value in os.environb.items()]
        pointers = [self._table(*table) for table, _ in zip(tables.items(), ty.parameters[1:], strict=False)]
        return [len(words), *pointers] if ty.parameters else []

    def _table(self, name: str, words: list[bytes]) -> Pointer:
        """Pointers to strings, and null after them."""
        pointers: list[object] = []
        for word in words:
            block = self.machine.allocate(f"a string of {name}", len(word) + 1)
            self._fill(block, word + b"\0")
            pointers.append(Pointer(block))
        scalar = self.library.shape("ptr").scalar
        assert scalar is not None
        table = self.machine.allocate(name, scalar.size * (len(words) + 1))
        table.set_cells(scalar, [*pointers, NULL])
        return Pointer(table)

    def _fill(self, block: Block, data: Sequence[object]) -> None:
        scalar = self.library.shape("i8").scalar
        assert scalar is not None
        block.set_cells(scalar, list(data))

    # Memory

    def address_of(self, name: str) -> Pointer:
        """A pointer to a global variable or function. Raises NotFoundError."""
        found = self.module.get(name)
        if not isinstance(found, (GlobalVariable, Function)):
            raise NotFoundError(f"the module has no variable or function @{name}")
        return Pointer(self.compiler.constants.block_of(found))

    def allocate(self, size: int, data: Sequence[object] = b"") -> Pointer:
        """A new object of so many bytes, which begins with `data`, bytes or such as `cells` gives; the rest is zero."""
        block = self.machine.allocate("an object of the caller", size)
        self._fill(block, [*data, *bytes(size)][:size])
        return Pointer(block)

    def read(self, pointer: Pointer, size: int) -> bytes:
        """Bytes in memory. Raises UndefinedBehaviorError for what may not be read, or is undef or poison."""
        return bytes_of(self.machine, pointer, size, Step(None))

    def cells(self, pointer: Pointer) -> list[object]:
        """The bytes of a pointer's whole object as they are: numbers, `Poison`, `Undef`, `PointerByte`."""
        block = pointer.block
        if block is None:
            raise IRKitError(f"{pointer!r} belongs to no object")
        if block.state:
            raise IRKitError(f"{block.name} is {STATES[block.state]}")
        block.to_bytes(self.machine.little)
        return block.cells[:]


def outcomes(
    module: Module, name: str, arguments: Sequence[object] = (), profile: str = DEFAULT, most: int = MOST_CHOICES
) -> Iterator[tuple[object, list[int]]]:
    """Call a function once for each way in which freeze and undef may choose: what it returns, or the error, with the
    choices. Each call begins anew. Raises ExecutionError where there are more ways than `most`."""
    script: list[int] = []
    for _ in range(most):
        choices = Choices(script=script)
        interpreter = Interpreter(module, profile, choices=choices)
        result: object
        try:
            result = interpreter.call(name, *arguments)
        except ExecutionError as error:
            result = error
        taken = choices.taken
        yield result, [answer for answer, _ in taken]
        while taken and taken[-1][0] + 1 >= taken[-1][1]:
            taken.pop()
        if not taken:
            return
        script = [answer for answer, _ in taken[:-1]] + [taken[-1][0] + 1]
    raise ExecutionError(f"@{name} may choose in more than {most} ways")
