"""The tokens of assembly, by their characters and as expressions.

Generated from text/grammar/llvm.lark by `python -m text.grammar.generate`: do not edit.
"""

from __future__ import annotations

from typing import Final

BLANKS: Final = "\x00\t\n\r "
NAME_CHARACTERS: Final = "$-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
DIGITS: Final = "0123456789"
SIGILS: Final = "%@"
NAME_SIGILS: Final = "$"
NUMBER_SIGILS: Final = "!#^"
SIGNS_OF_FLOATS: Final = "+-"
SIGNS_OF_INTEGERS: Final = "-"
HEXADECIMAL: Final = "0123456789ABCDEFabcdef"
HEX_KINDS: Final = "HKLMR"
HEX_INTEGERS: Final = "su"
SKIPPED: Final = r"(?:[ \t\r\n\0]++|;[^\n\r]*+|\/\*[^*]*+(?:\*(?!\/)[^*]*+)*\*\/)*"
# Kinds of tokens in the order in which they are tried; a group in an expression is the text without sigils.
KINDS: Final = (
    ("LABEL", r'([-a-zA-Z$._0-9]++|"[^"]*+"):'),
    ("SPECIAL", r"(f0x[0-9A-Fa-f]++(?![a-zA-Z0-9_])|[-+](?:inf|qnan)(?![a-zA-Z0-9_])|[-+]s?nan\(0x[0-9A-Fa-f]++\))"),
    ("FLOAT", r"([-+]?[0-9]++\.[0-9]*+(?:[eE][-+]?[0-9]++)?)"),
    ("HEX", r"(0x[KLMHR]?[0-9A-Fa-f]++)"),
    ("INT", r"([us]0x[0-9A-Fa-f]++(?![a-zA-Z0-9_])|-?[0-9]++)"),
    ("CHARACTERS", r'c[ \t\r\n\0]*+("[^"]*+")'),
    ("INTEGER_TYPE", r"(i[0-9]++)"),
    ("LOCAL", r'%([-a-zA-Z$._][-a-zA-Z$._0-9]*+|[0-9]++|"[^"]*+")'),
    ("GLOBAL", r'@([-a-zA-Z$._][-a-zA-Z$._0-9]*+|[0-9]++|"[^"]*+")'),
    ("COMDAT", r'\$([-a-zA-Z$._][-a-zA-Z$._0-9]*+|"[^"]*+")'),
    ("ATTRIBUTE_ID", r"#([0-9]++)"),
    ("METADATA_ID", r"![ \t\r\n\0]*+([0-9]++)"),
    ("METADATA_STRING", r'![ \t\r\n\0]*+("[^"]*+")'),
    ("METADATA_NAME", r"!([-a-zA-Z$._\\][-a-zA-Z$._0-9\\]*+)"),
    ("SUMMARY_ID", r"\^([0-9]++)"),
    ("STRING", r'("[^"]*+")'),
    ("WORD", r"([a-zA-Z_][a-zA-Z0-9_]*+)"),
    ("SIGN", r"(\.\.\.|[!\#\(\)\*,:<=>\[\]\{\|\}])"),
    ("$END", r"(\Z)"),
    ("BAD", r"(.)"),
)
# The terminals whose text is a piece of the statement.
PIECES: Final = (
    "ATTRIBUTE_ID",
    "CHARACTERS",
    "COMDAT",
    "FLOAT",
    "GLOBAL",
    "HEX",
    "INT",
    "LOCAL",
    "METADATA_ID",
    "METADATA_STRING",
    "STRING",
    "SUMMARY_ID",
)
