"""LLVM's library, by its C interface: what neither text nor bitcode can hold is made in its memory, and its verifier
asked. Whatever makes it is looked for nowhere else: a build without assertions takes every operand and type.

Run as a program it prints, for each rule of `test_made.py` and `test_native.py`, what LLVM's verifier says of the
broken module; each in a process of its own, which it may end.
"""

from __future__ import annotations

import ctypes
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

VERSION = 22
RETURN_STATUS = 2  # LLVMReturnStatusAction

# LLVMOpcode: neither LLVM's own numbers nor those of bitcode.
CASTS = {
    "trunc": 30,
    "zext": 31,
    "sext": 32,
    "fptoui": 33,
    "fptosi": 34,
    "uitofp": 35,
    "sitofp": 36,
    "fptrunc": 37,
    "fpext": 38,
    "ptrtoint": 39,
    "inttoptr": 40,
    "bitcast": 41,
    "addrspacecast": 60,
    "ptrtoaddr": 69,
}
BINARY = {"add": 8, "fadd": 9, "and": 23, "shl": 20}
PREDICATES = {"oeq": 1, "eq": 32}


class Handle(ctypes.c_void_p):
    """A pointer of LLVM's; as a class of its own it is passed on whole."""


NOTHING = Handle(None)


def find_library() -> Path | None:
    """The library beside LLVM's tools; None for tools that were linked without one."""
    tool = shutil.which(f"llvm-as-{VERSION}")
    if tool is None:
        return None
    folder = Path(tool).resolve().parent.parent / "lib"
    return next(iter(sorted(folder.glob("libLLVM*.so*"))), None)


class Native:
    """A module in LLVM's memory."""

    def __init__(self, library: ctypes.CDLL, text: str) -> None:
        self.library = library
        self.context = self.call("ContextCreate")
        self.module = self.parse(text)

    def call(self, name: str, *arguments: object) -> Handle:
        """Call `LLVMname`; numbers are passed as C's int, texts as strings."""
        function = getattr(self.library, f"LLVM{name}")
        function.restype = Handle
        passed = [one.encode() if isinstance(one, str) else one for one in arguments]
        found: Handle = function(*passed)
        return found

    def number(self, name: str, *arguments: object) -> int:
        """Call a function that returns a number."""
        return (self.call(name, *arguments).value or 0) & 0xFFFF_FFFF

    def parse(self, text: str) -> Handle:
        data = text.encode()
        buffer = self.call("CreateMemoryBufferWithMemoryRangeCopy", data, ctypes.c_size_t(len(data)), "native.ll")
        module, said = Handle(), ctypes.c_char_p()
        if self.number("ParseIRInContext", self.context, buffer, ctypes.byref(module), ctypes.byref(said)):
            raise ValueError((said.value or b"").decode())
        return module

    def verify(self) -> str:
        """What the verifier says; "" for a module that it takes."""
        said = ctypes.c_char_p()
        self.call("VerifyModule", self.module, RETURN_STATUS, ctypes.byref(said))
        return (said.value or b"").decode(errors="replace")

    # Finding

    def function(self, name: str) -> Handle:
        return self.call("GetNamedFunction", self.module, name)

    def variable(self, name: str) -> Handle:
        return self.call("GetNamedGlobal", self.module, name)

    def argument(self, place: int, function: str = "f") -> Handle:
        return self.call("GetParam", self.function(function), place)

    def block(self, place: int, function: str = "f") -> Handle:
        found = self.call("GetFirstBasicBlock", self.function(function))
        for _ in range(place):
            found = self.call("GetNextBasicBlock", found)
        return found

    def instruction(self, place: int, block: int = 0, function: str = "f") -> Handle:
        """The instruction at this place of a block; -1 is the last."""
        where = self.block(block, function)
        if place < 0:
            return self.call("GetLastInstruction", where)
        found = self.call("GetFirstInstruction", where)
        for _ in range(place):
            found = self.call("GetNextInstruction", found)
        return found

    # Making

    def integer(self, width: int, value: int = 0) -> Handle:
        return self.call("ConstInt", self.integer_type(width), ctypes.c_ulonglong(value), 0)

    def integer_type(self, width: int) -> Handle:
        return self.call("IntTypeInContext", self.context, width)

    def function_type(self, result: Handle, *parameters: Handle, is_vararg: bool = False) -> Handle:
        return self.call("FunctionType", result, self.array(parameters), len(parameters), int(is_vararg))

    def void(self) -> Handle:
        return self.call("VoidTypeInContext", self.context)

    def pointer(self, space: int = 0) -> Handle:
        return self.call("PointerTypeInContext", self.context, space)

    def array(self, handles: Iterable[Handle]) -> object:
        listed = list(handles)
        return (ctypes.c_void_p * len(listed))(*[one.value for one in listed])

    def set_operand(self, user: Handle, place: int, value: Handle) -> None:
        self.call("SetOperand", user, place, value)

    def builder(self, before: Handle) -> Handle:
        """What builds instructions in front of one."""
        made = self.call("CreateBuilderInContext", self.context)
        self.call("PositionBuilderBefore", made, before)
        return made

    def attribute(self, owner: Handle, index: int, name: str, value: int | Handle = 0) -> None:
        """Give an owner's result (0) or parameter an attribute with a number or a type."""
        kind = self.number("GetEnumAttributeKindForName", name, ctypes.c_size_t(len(name)))
        if isinstance(value, Handle):
            made = self.call("CreateTypeAttribute", self.context, kind, value)
        else:
            made = self.call("CreateEnumAttribute", self.context, kind, ctypes.c_ulonglong(value))
        is_call = self.call("IsACallInst", owner).value
        self.call("AddCallSiteAttribute" if is_call else "AddAttributeAtIndex", owner, index, made)


def said_of(library: ctypes.CDLL, text: str, change: Callable[[Native], object]) -> str:
    """What LLVM says of a module that it took before the change. Asked in a process that LLVM may end."""
    receiver, sender = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            native = Native(library, text)
            before = native.verify()
            change(native)
            os.write(sender, (f"before: {before}" if before else native.verify()).encode())
        finally:
            os._exit(0)
    os.close(sender)
    with os.fdopen(receiver, "rb") as pipe:
        said = pipe.read().decode(errors="replace")
    os.waitpid(child, 0)
    return said


def main() -> None:
    """Print what LLVM says of all cases."""
    sys.path.insert(0, str(Path(__file__).parent))
    from test_made import native_cases  # noqa: PLC0415 - which asks for this module
    from test_native import CASES, TEXT  # noqa: PLC0415

    path = find_library()
    assert path is not None
    library = ctypes.CDLL(str(path))
    cases = [*native_cases(), *((rule, TEXT, change) for rule, change in CASES)]
    print(json.dumps({rule: said_of(library, text, change) for rule, text, change in cases}))


if __name__ == "__main__":
    main()
