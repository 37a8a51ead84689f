"""Facts, queries and statistics of many modules, on an engine that people already run.

>>> from irkit import dataset
>>> dataset.run(dataset.Work("facts", relations=("instruction:opcode",)), ["modules"], "out", processes=4)

`Work` by itself is a function from Arrow to Arrow, for Ray Data's `map_batches`, Dask's `map_partitions` and Spark's
`mapInArrow`.
"""

from irkit.dataset.run import ENGINES, Outcome, run
from irkit.dataset.work import Work

__all__ = ["ENGINES", "Outcome", "Work", "run"]
