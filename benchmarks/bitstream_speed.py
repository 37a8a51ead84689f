"""The time to read all records of a bitcode file, and to write them again, beside llvm-bcanalyzer's.

    python benchmarks/bitstream_speed.py FILE [--runs 5]

User time of the least of several runs. Whether the modules are compiled shows in the first line.
"""

from __future__ import annotations

import argparse
import resource
import shutil
import subprocess
import time
from pathlib import Path

from bitcode.bitstream import blocks, read_bitstream, write_bitstream


def read_all(data: bytes) -> tuple[int, int]:
    """Scans every block of a stream; answers how many records and operands there are."""
    waiting = list(read_bitstream(data).blocks)
    records = operands = 0
    while waiting:
        level = waiting.pop().scan()
        records += len(level)
        operands += len(level.ops)
        waiting.extend(level.children)
    return records, operands


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--analyzer", default="llvm-bcanalyzer-22")
    options = parser.parse_args()
    data = options.file.read_bytes()
    counts = read_all(data)
    kind = "plain Python" if (blocks.__file__ or "").endswith(".py") else "compiled"
    print(f"{options.file.name}: {len(data):,} bytes, {counts[0]:,} records, {counts[1]:,} operands; {kind}")
    reading = writing = analyzing = float("inf")
    for _ in range(options.runs):
        start = time.process_time()
        read_all(data)
        reading = min(reading, time.process_time() - start)
        start = time.process_time()
        if write_bitstream(read_bitstream(data)) != data:
            raise SystemExit("the file does not come back to the same bytes")
        writing = min(writing, time.process_time() - start)
        if shutil.which(options.analyzer):
            before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            subprocess.run([options.analyzer, options.file], check=True, capture_output=True)
            analyzing = min(analyzing, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)
    print(f"read: {reading:.3f} s   read and write: {writing:.3f} s   {options.analyzer}: {analyzing:.3f} s")
    print(f"read / {options.analyzer}: {reading / analyzing:.2f}")


if __name__ == "__main__":
    main()
