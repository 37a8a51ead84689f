"""What is done with each module of a dataset: facts, a query, or statistics; a function from Arrow to Arrow.

>>> work = Work("query", statement="SELECT opcode, count(*) AS n FROM instruction__opcode GROUP BY ALL")
>>> ray.data.read_parquet("modules").map_batches(work, batch_format="pyarrow")
>>> dask_frame.map_partitions(work.on_frame)
>>> spark_frame.mapInArrow(work.on_batches, schema)
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import irkit
from irkit.collector import collector_off
from irkit.containers.kinds import BITCODE
from irkit.dataset.inputs import Source, bitcode_column
from irkit.errors import IRKitError, UnsupportedError
from irkit.facts.arrow import arrow_schema, arrow_table, need_pyarrow
from irkit.facts.extract import columns
from irkit.facts.schema import RELATIONS, chosen
from irkit.query.questions import QUESTIONS, Answer, ask, program
from irkit.query.run import apply_rules, parsed_rules, select_arrow
from irkit.rules.syntax import FLOAT, NUMBER, SYMBOL

if TYPE_CHECKING:
    import pyarrow

    from irkit.module import Module

FACTS: Final = "facts"
QUERY: Final = "query"
STATS: Final = "stats"
KINDS: Final = (FACTS, QUERY, STATS)
ERRORS: Final = "errors"
MODULES: Final = "modules"
ANSWER: Final = "answer"
_ERROR_COLUMNS: Final = ("path", "error", "message")

Tables = dict[str, "pyarrow.Table"]


@dataclass(frozen=True)
class Work:
    """What to do: `kind` is "facts" (of `relations`, all where there are none), "stats", or "query" (a SELECT
    `statement`, a `ready` question, or `rules`, a text). Can be sent to other processes, and called with Arrow."""

    kind: str
    relations: tuple[str, ...] = ()
    statement: str = ""
    ready: str = ""
    rules: str = ""

    def check(self) -> None:
        """Raise IRKitError for what cannot be done with any module: relations, questions and rules that there are not,
        and statements that are no SQL."""
        need_pyarrow()
        if self.kind not in KINDS:
            raise UnsupportedError(f"nothing is called '{self.kind}'; there are " + ", ".join(KINDS))
        if self.kind == FACTS:
            chosen(self.relations or None)
        elif self.kind == QUERY and self.rules:
            parsed_rules(self.rules, "<rules>")
        elif self.kind == QUERY and self.ready:
            if self.ready not in QUESTIONS or QUESTIONS[self.ready].given:
                raise UnsupportedError(f"'{self.ready}' is no question that a dataset can be asked")
        elif self.kind == QUERY:
            select_arrow([], self.statement)

    def tables(self, sources: Iterable[Source]) -> Tables:
        """The tables that the modules give, by name, each with the column `path` first; `errors` has those that could
        not be read, `modules` all of them. Nothing but a lack of memory escapes."""
        found: dict[str, list[pyarrow.Table]] = {}
        errors: list[tuple[str, str, str]] = []
        known: list[dict[str, Any]] = []
        for number, source in enumerate(sources):
            known.append({**source.columns, "path": plain(source.name), "bytes": len(source.data)})
            try:
                if source.error:
                    raise UnsupportedError(source.error)
                with collector_off():
                    made = self.of_module(load(source), number)
            except (IRKitError, OSError) as error:
                errors.append((plain(source.name), type(error).__name__, plain(str(error))))
                continue
            except Exception as error:
                said = f"a defect of irkit: {traceback.format_exc(limit=-2)}"
                errors.append((plain(source.name), type(error).__name__, plain(said)))
                continue
            for name, table in made.items():
                found.setdefault(name, []).append(with_path(table, plain(source.name)))
        import pyarrow as pa  # noqa: PLC0415  it is an extra

        tables = {name: pa.concat_tables(parts, promote_options="permissive") for name, parts in found.items()}
        columns = zip(*errors, strict=True) if errors else [() for _ in _ERROR_COLUMNS]
        tables[ERRORS] = pa.table([pa.array(one, pa.string()) for one in columns], names=list(_ERROR_COLUMNS))
        tables[MODULES] = pa.Table.from_pylist(known)
        return tables

    def of_module(self, module: Module, number: int) -> Tables:
        """The tables of one module, of facts those alone that have rows."""
        if self.kind == FACTS:
            found = columns(module, self.relations or None, number=number)
            return {name: arrow_table(name, parts) for name, parts in found.items() if len(parts[0])}
        module.materialize()
        if self.kind == STATS:
            return {STATS: statistics(module)}
        if self.rules:
            answers = apply_rules([module], self.rules, "<rules>", "small")
            kinds = parsed_rules(self.rules, "<rules>").declarations
            return {name: arrow_answer(answer, kinds[name].kinds) for name, answer in answers}
        if self.ready:
            question = QUESTIONS[self.ready]
            answer = ask(self.ready, [module], engine="small")
            return {ANSWER: arrow_answer(answer, program(question.file).declarations[question.relation].kinds)}
        return {ANSWER: select_arrow([module], self.statement)}

    # As a function of Arrow

    def __call__(self, batch: pyarrow.Table | pyarrow.RecordBatch) -> pyarrow.Table:
        """What the modules of a batch, or table, give, whose column `bitcode` (or `content`) holds them, and `path`, if
        it is there, their names. The column `error` tells of those that could not be read, whose other columns are
        null. Raises UnsupportedError where several tables would be the answer."""
        import pyarrow as pa  # noqa: PLC0415  it is an extra

        tables = self.tables(batch_sources(batch))
        errors = tables.pop(ERRORS)
        tables.pop(MODULES)
        if len(tables) > 1 or (self.kind == FACTS and len(chosen(self.relations or None)) > 1):
            raise UnsupportedError("one function gives one table: name one relation, or one output of rules")
        rows = next(iter(tables.values()), self.no_rows())
        failed = pa.table({"path": errors["path"], "error": errors["message"]})
        return pa.concat_tables([rows, failed], promote_options="permissive")

    def no_rows(self) -> pyarrow.Table:
        """What a batch gives none of whose modules has a row."""
        import pyarrow as pa  # noqa: PLC0415  it is an extra

        if self.kind != FACTS:
            return pa.table({"path": pa.array([], pa.string())})
        (name,) = chosen(self.relations)
        return with_path(arrow_schema(RELATIONS[name].table_name).empty_table(), "")

    def on_batches(self, batches: Iterable[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        """The same of an iterator of batches, as Spark's `mapInArrow` has it."""
        for batch in batches:
            yield from self(batch).combine_chunks().to_batches()

    def on_frame(self, frame: Any) -> Any:
        """The same of a pandas frame, as Dask's `map_partitions` has it."""
        import pyarrow as pa  # noqa: PLC0415  it is an extra

        return self(pa.Table.from_pandas(frame, preserve_index=False)).to_pandas()


def load(source: Source) -> Module:
    """A module of either format."""
    if source.data.startswith(BITCODE):
        module = irkit.parse_bitcode(source.data, source.name)
    else:
        module = irkit.parse_assembly(source.data, source.name)
    module.materialize()
    return module


def batch_sources(batch: pyarrow.Table | pyarrow.RecordBatch) -> Iterator[Source]:
    column = bitcode_column(batch.schema.names, "", "this batch")
    names = batch.column("path").to_pylist() if "path" in batch.schema.names else None
    for place, data in enumerate(batch.column(column)):
        found = data.as_py()
        name = f"<{place}>" if names is None else str(names[place])
        yield Source(name, found or b"", "" if found else "the row has no bitcode")


def with_path(table: pyarrow.Table, path: str) -> pyarrow.Table:
    """A table with the module's name as its first column, and texts as such."""
    import pyarrow as pa  # noqa: PLC0415  it is an extra

    columns = [column.cast(pa.string()) if pa.types.is_dictionary(column.type) else column for column in table.columns]
    names = pa.array([path], pa.string()).take(pa.array([0] * table.num_rows, pa.int32()))
    return pa.table([names, *columns], names=["path", *table.column_names])


def arrow_answer(answer: Answer, kinds: Iterable[str]) -> pyarrow.Table:
    import pyarrow as pa  # noqa: PLC0415  it is an extra

    types: Mapping[str, Any] = {NUMBER: pa.int64(), SYMBOL: pa.string(), FLOAT: pa.float64()}
    columns = list(zip(*answer.rows, strict=True)) or [() for _ in answer.columns]
    arrays = [
        pa.array([plain(value) if isinstance(value, str) else value for value in column], types[kind])
        for column, kind in zip(columns, kinds, strict=True)
    ]
    return pa.table(arrays, names=list(answer.columns))


def statistics(module: Module) -> pyarrow.Table:
    """One row: what there is in a module."""
    import pyarrow as pa  # noqa: PLC0415  it is an extra

    definitions = [function for function in module.functions if not function.is_declaration]
    blocks = [block for function in definitions for block in function.blocks]
    row = {
        "producer": plain(module.identification.producer) if module.identification is not None else None,
        "llvm_version": module.dialect.llvm_version,
        "target_triple": plain(module.target_triple),
        "functions": len(module.functions),
        "definitions": len(definitions),
        "blocks": len(blocks),
        "instructions": sum([len(block.instructions) for block in blocks]),
        "globals": len(module.globals),
    }
    schema = pa.schema([(name, pa.string() if name in ("producer", "target_triple") else pa.int64()) for name in row])
    return pa.Table.from_pylist([row], schema)


def plain(text: str) -> str:
    """A text as UTF-8 has it."""
    return text.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
