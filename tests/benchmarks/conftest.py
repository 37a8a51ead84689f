"""Makes the package `benchmarks`, which is not installed, known to its tests."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))
