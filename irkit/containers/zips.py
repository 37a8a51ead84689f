"""Zip files, and what is one by another name: Python's wheels, Java's archives."""

from __future__ import annotations

import io
import zlib
from collections.abc import Iterator
from typing import Final

from irkit.errors import BitcodeError, UnsupportedError

ENCRYPTED: Final = 1


def zip_members(data: bytes, name: str) -> Iterator[tuple[str, bytes]]:
    """The files in a zip file. Raises BitcodeError for a damaged one, UnsupportedError for what is encrypted or packed
    in a way that Python does not know.
    """
    import zipfile  # which is slow to import

    try:
        with zipfile.ZipFile(io.BytesIO(data)) as opened:
            for member in opened.infolist():
                if member.flag_bits & ENCRYPTED:
                    raise UnsupportedError(f"{name}: the member {member.filename} is encrypted")
                if not member.is_dir():
                    yield member.filename, opened.read(member)
    except NotImplementedError as error:
        raise UnsupportedError(f"{name}: {error}") from None
    except (zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError, OverflowError, RuntimeError) as error:
        raise BitcodeError(f"the zip file is damaged: {error}", name=name) from None
