"""How many bitcode files of a folder come back to the same bytes when they are read and written.

    python benchmarks/bitstream_round_trip.py FOLDER... [--analyzer llvm-bcanalyzer-22]

Files that the analyzer cannot decode do not count; for the others whose length words are wrong, blocks are measured.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

from bitcode.bitstream import read_bitstream, write_bitstream
from irkit.errors import IRKitError


def comes_back(data: bytes) -> bool:
    try:
        return write_bitstream(read_bitstream(data)) == data
    except IRKitError:
        return write_bitstream(read_bitstream(data, trust_lengths=False)) == data


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--analyzer", default="llvm-bcanalyzer-22")
    options = parser.parse_args()
    if shutil.which(options.analyzer) is None:
        parser.error(f"{options.analyzer} is not on this machine")
    files = sorted({file.resolve() for folder in options.folders for file in folder.rglob("*.bc")})
    same = decodable = refused = 0
    for file in files:
        data = file.read_bytes()
        why = "other bytes"
        try:
            good = comes_back(data)
        except IRKitError as error:
            good = False
            why = str(error)
        if good:
            same += 1
            decodable += 1
        elif subprocess.run([options.analyzer, file], capture_output=True, check=False).returncode == 0:
            decodable += 1
            print(f"{file}: {why}")
        else:
            refused += 1
    print(f"{same} of {decodable} files come back to the byte; {refused} more are refused by {options.analyzer} too")
    return 0 if same == decodable else 1


if __name__ == "__main__":
    sys.exit(main())
