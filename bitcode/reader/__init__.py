"""Bitcode into modules: `parse_bitcode` for a file of one module, `parse_bitcode_modules` for any."""

from bitcode.reader.files import parse_bitcode, parse_bitcode_modules

__all__ = ["parse_bitcode", "parse_bitcode_modules"]
