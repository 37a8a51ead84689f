"""What container a file is: its first bytes tell. Every command asks this of each of its files, so nothing is imported
here that takes a container apart."""

from __future__ import annotations

from typing import Final

BITCODE: Final = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")

REGULAR: Final = b"!<arch>\n"
THIN: Final = b"!<thin>\n"
BIG: Final = b"<bigaf>\n"
ZIP: Final = b"PK\x03\x04"
METAL: Final = b"MTLB"
DIRECTX: Final = b"DXBC"
BUNDLE: Final = b"__CLANG_OFFLOAD_BUNDLE__"
COMPRESSED_BUNDLE: Final = b"CCOB"
OFFLOAD_BINARY: Final = b"\x10\xff\x10\xad"
WASM_MAGIC: Final = b"\0asm"

UNIVERSAL: Final = "Mach-O universal binary"
UNIVERSAL_MAGICS: Final = {b"\xca\xfe\xba\xbe": 4, b"\xca\xfe\xba\xbf": 8}  # with the bytes of an offset
JAVA: Final = 43  # Java's class files have the same magic, and then a version that is at least this

ELF: Final = "ELF object"
MACHO: Final = "Mach-O object"
COFF: Final = "COFF object"
PE: Final = "Windows executable"
WASM: Final = "WebAssembly module"

# COFF objects begin with the machine's number.
KINDS: Final[list[tuple[bytes, str]]] = [
    (REGULAR, "archive"),
    (THIN, "archive"),
    (BIG, "archive"),
    (ZIP, "zip file"),
    (METAL, "Metal library"),
    (DIRECTX, "DirectX container"),
    (BUNDLE, "offload bundle"),
    (COMPRESSED_BUNDLE, "compressed offload bundle"),
    (OFFLOAD_BINARY, "offload binary"),
    (b"\x7fELF", ELF),
    (b"\xfe\xed\xfa\xce", MACHO),
    (b"\xfe\xed\xfa\xcf", MACHO),
    (b"\xce\xfa\xed\xfe", MACHO),
    (b"\xcf\xfa\xed\xfe", MACHO),
    (b"\x4c\x01", COFF),
    (b"\x64\x86", COFF),
    (b"\x64\xaa", COFF),
    (b"\xc4\x01", COFF),
    (b"\0\0\xff\xff", COFF),
    (b"MZ", PE),
    (WASM_MAGIC, WASM),
]


def container_kind(data: bytes) -> str:
    """What container a file is, "archive" or an object's format; empty if it is none that irkit takes apart."""
    if is_universal(data):
        return UNIVERSAL
    for magic, kind in KINDS:
        if data.startswith(magic):
            return kind
    return ""


def is_universal(data: bytes) -> bool:
    """Whether a file is a universal binary."""
    return data[:4] in UNIVERSAL_MAGICS and int.from_bytes(data[4:8], "big") < JAVA
