"""What `irkit.ir` raises: the class that llvmlite raises in the same place, under irkit's root as well.

A wrong value is an `EditError`, which is a `ValueError`; a name that nothing has is a `NotFoundError`, a `KeyError`.
What is no value or type of `irkit.ir` at all where one is needed stays Python's own `TypeError` or `AssertionError`.
"""

from __future__ import annotations

from irkit.errors import IRKitError, UnsupportedError


class WrongTypeError(IRKitError, TypeError):
    """A value of another type than the operation takes."""


class OutOfRangeError(IRKitError, IndexError):
    """A number of an argument, an element or a lane that there is not."""


class MisuseError(IRKitError, AssertionError):
    """What the state of a block, a type or a module does not allow, or its rules."""


class AlreadyDefinedError(IRKitError, RuntimeError):
    """A struct that has its elements is given some again."""


class UnknownIntrinsicError(UnsupportedError, NotImplementedError):
    """An intrinsic whose type is not known, so that it has to be given."""


class DuplicatedNameError(IRKitError, NameError):
    """A global has a name that another one has."""
