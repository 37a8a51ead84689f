"""C++'s runtime: exceptions, guards of statics, operators that fail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.semantics.blocks import BYTE, FREED
from irkit.semantics.control_rows import NO_FUNCTION
from irkit.semantics.control_steps import Handler
from irkit.semantics.errors import ProgramAbort, Unwinding
from irkit.semantics.library.access import moved, number
from irkit.semantics.library.memory import allocate
from irkit.semantics.library.stdio import files_of, put
from irkit.semantics.steps import Step
from irkit.semantics.values import NULL, Pointer, block_of

if TYPE_CHECKING:
    from irkit.semantics.machine import Machine


def _allocate_exception(machine: Machine, arguments: list[object], step: Step) -> object:
    return allocate(machine, number(arguments[0], step), step, name="exception")


def _free_exception(machine: Machine, arguments: list[object], step: Step) -> object:
    block = block_of(arguments[0])
    if block is not None and block.state != FREED:
        machine.free(block)
    return None


def _throw(machine: Machine, arguments: list[object], step: Step) -> object:
    pointer, type_info, destructor = arguments
    block = machine.checked(pointer, 0, step, False)
    exceptions = machine.compiler_of().exceptions
    exceptions.types[block] = type_info
    exceptions.destructors[block] = destructor
    raise Unwinding(pointer)


def _begin_catch(machine: Machine, arguments: list[object], step: Step) -> object:
    exceptions = machine.compiler_of().exceptions
    pointer = arguments[0]
    block = machine.checked(pointer, 0, step, False)
    assert isinstance(pointer, Pointer)
    exceptions.handlers[block] = exceptions.handlers.get(block, 0) + 1
    exceptions.rethrown.discard(block)
    if not exceptions.caught or exceptions.caught[-1].block is not block:
        exceptions.caught.append(pointer)
    found = exceptions.adjusted.get(block, pointer)
    thrown = exceptions.types.get(block)
    if exceptions.holds_a_pointer(thrown):
        held = exceptions.read(pointer, 0)
        if isinstance(held, Pointer) and held.block is not None:
            return Pointer(held.block, held.offset + found.offset - pointer.offset, held.scope)
        return held
    return found


def _end_catch(machine: Machine, arguments: list[object], step: Step) -> object:
    exceptions = machine.compiler_of().exceptions
    if not exceptions.caught:
        return None
    pointer = exceptions.caught[-1]
    block = pointer.block
    assert block is not None
    exceptions.handlers[block] -= 1
    if exceptions.handlers[block]:
        return None
    exceptions.caught.pop()
    del exceptions.handlers[block]
    if block in exceptions.rethrown:  # it is on its way to another handler
        return None
    destructor = exceptions.destructors.get(block)
    if block_of(destructor) is not None:
        compiler = machine.compiler_of()
        function = compiler.callee(destructor, step)
        if not function.is_declaration:
            machine.call(compiler.code(function), [pointer])
    if block.state != FREED:
        machine.free(block)
    return None


def _rethrow(machine: Machine, arguments: list[object], step: Step) -> object:
    exceptions = machine.compiler_of().exceptions
    if not exceptions.caught:
        return _terminate(machine, arguments, step)
    pointer = exceptions.caught[-1]
    assert pointer.block is not None
    exceptions.rethrown.add(pointer.block)
    raise Unwinding(pointer)


def _resume(machine: Machine, arguments: list[object], step: Step) -> object:
    raise Unwinding(arguments[0])


def terminated(machine: Machine, exception: object, step: Step | None) -> ProgramAbort:
    """What an exception that nobody takes comes to."""
    exceptions = machine.compiler_of().exceptions
    thrown = block_of(exceptions.thrown(exception))
    name = thrown.name.removeprefix("@_ZTI") if thrown is not None else ""
    put(
        machine,
        files_of(machine).by_number[2],
        b"terminate called after throwing an instance of '%s'\n" % name.encode(),
    )
    return ProgramAbort(f"an exception of type '{name}' is not caught", step)


def _terminate(machine: Machine, arguments: list[object], step: Step) -> object:
    put(machine, files_of(machine).by_number[2], b"terminate called without an active exception\n")
    raise ProgramAbort("the program called std::terminate", step)


def _pure_virtual(machine: Machine, arguments: list[object], step: Step) -> object:
    put(machine, files_of(machine).by_number[2], b"pure virtual method called\n")
    raise ProgramAbort("a pure virtual function is called", step)


def _guard_acquire(machine: Machine, arguments: list[object], step: Step) -> object:
    return 0 if machine.load(arguments[0], BYTE, step) == 1 else 1


def _guard_release(machine: Machine, arguments: list[object], step: Step) -> object:
    machine.store(arguments[0], 1, BYTE, step)
    return None


def _nothing(machine: Machine, arguments: list[object], step: Step) -> object:
    return None


def _exception_pointer(machine: Machine, arguments: list[object], step: Step) -> object:
    exceptions = machine.compiler_of().exceptions
    pointer = arguments[0]
    block = block_of(pointer)
    return pointer if block is None else exceptions.adjusted.get(block, pointer)


def _zero(machine: Machine, arguments: list[object], step: Step) -> object:
    return 0


def _dynamic_cast(machine: Machine, arguments: list[object], step: Step) -> object:
    """`dynamic_cast`: the whole object is told by the table of virtual functions. The part wanted has to be the one of
    which the given one is a public base, or else both have to be public bases of the whole, the wanted one alone."""
    pointer, static_type, wanted = arguments[:3]
    exceptions = machine.compiler_of().exceptions
    check = machine.checked(pointer, 8, step, False, 8)
    assert isinstance(pointer, Pointer)
    table = exceptions.read(pointer, 0)
    if not isinstance(table, Pointer) or table.block is None:
        raise step.undefined(NO_FUNCTION, f"{check.name} has no table of virtual functions")
    whole = moved(pointer, exceptions.word(table, -16))
    whole_type = exceptions.read(table, -8)
    given = pointer.offset - whole.offset
    derived = [
        place
        for place in exceptions.places(whole_type, wanted, whole, True)
        if given - place in exceptions.places(wanted, static_type, moved(whole, place))
    ]
    if not derived and given in exceptions.places(whole_type, static_type, whole):
        derived = exceptions.places(whole_type, wanted, whole)
    return moved(whole, derived[0]) if len(derived) == 1 else NULL


HANDLERS: Final[dict[str, Handler]] = {
    "__cxa_allocate_exception": _allocate_exception,
    "__cxa_free_exception": _free_exception,
    "__cxa_throw": _throw,
    "__cxa_begin_catch": _begin_catch,
    "__cxa_end_catch": _end_catch,
    "__cxa_rethrow": _rethrow,
    "__cxa_get_exception_ptr": _exception_pointer,
    "_Unwind_Resume": _resume,
    "_ZSt9terminatev": _terminate,
    "__clang_call_terminate": _terminate,
    "__cxa_pure_virtual": _pure_virtual,
    "__cxa_guard_acquire": _guard_acquire,
    "__cxa_guard_release": _guard_release,
    "__cxa_guard_abort": _nothing,
    "__dynamic_cast": _dynamic_cast,
    "_ZSt18uncaught_exceptionv": _zero,
    "_ZSt19uncaught_exceptionsv": _zero,
    "_ZNSt8ios_base4InitC1Ev": _nothing,
    "_ZNSt8ios_base4InitD1Ev": _nothing,
    "__gxx_personality_v0": _zero,
    "__gcc_personality_v0": _zero,
}
