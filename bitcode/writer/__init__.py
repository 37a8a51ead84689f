"""The bitcode writer: the model into the bytes that LLVM's writer of the module's dialect makes of it."""

from bitcode.writer.files import to_bitcode, write_modules

__all__ = ["to_bitcode", "write_modules"]
