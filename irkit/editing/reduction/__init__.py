"""The smallest module for which something still holds, as llvm-reduce does it.

`passes` tells what can be taken away, a pass a kind; `rewriting` takes many things away in one go over the module; what
is here decides what to try.
"""

from irkit.editing.reduction.driver import Format, Progress, Reducer, Settled, Trial
from irkit.editing.reduction.passes import PASSES, Pass

__all__ = ["PASSES", "Format", "Pass", "Progress", "Reducer", "Settled", "Trial"]
