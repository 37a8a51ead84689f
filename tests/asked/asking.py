"""Questions about texts, and what irkit answers: a command line in a folder that has the text as `a.ll` and with its
change as `b.ll` (or as `b.bc`), and questions of the library that no command asks."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import os
import shlex
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import made as containers
import texts
from click.testing import CliRunner

import irkit
from irkit import rules
from irkit.analysis.block_frequencies import BlockFrequencies
from irkit.analysis.branch_probabilities import BranchProbabilities
from irkit.analysis.cycles import CycleForest
from irkit.analysis.memory import may_access_memory
from irkit.analysis.summaries import build_summary
from irkit.cli import plain
from irkit.cli.commands import command
from irkit.editing.outlining.run import extract_blocks
from irkit.errors import IRKitError
from irkit.rules import sql

TEXT = (".ll", ".dot", ".csv", ".json", ".facts", ".dl", ".txt", "")


def of_function(function: irkit.Function) -> Iterator[str]:
    """What every analysis says of a function."""
    blocks = list(function.blocks)
    number = {block: f"%{place}" for place, block in enumerate(blocks)}
    tree, post = irkit.DominatorTree(function), irkit.PostDominatorTree(function)
    yield f"{function.name}\n{tree}{post}{irkit.LoopInfo(function)}"
    for block in blocks:
        above, below = tree.immediate_dominator(block), post.immediate_post_dominator(block)
        over = [number[one] for one in blocks if tree.dominates_block(block, one)]
        under = [number[one] for one in blocks if post.post_dominates(block, one)]
        edges = [number[one] for other in block.successors for one in blocks if tree.dominates_edge(block, other, one)]
        yield (
            f"{number[block]} {tree.is_reachable(block)} {above and number[above]} {below and number[below]} "
            f"{over} {under} {edges} {[number[one] for one in tree.children(block)]}"
        )
    yield str([number[one] for one in post.children(None)])
    loops = irkit.LoopInfo(function)
    for loop in loops.walk():
        parts = [[number[one] for one in found] for found in (loop.blocks, loop.latches, loop.exiting_blocks)]
        exits = [number[one] for one in loop.exit_blocks]
        before = loop.preheader
        yield f"{loop.depth} {parts} {exits} {before and number[before]} {loop.is_annotated_parallel} {loop.id}"
    cycles = CycleForest(tree.flow)
    for place, cycle in sorted(cycles.innermost.items()):
        outer = cycle.parent and cycle.parent.header
        yield f"%{place} {cycle.header} {cycle.entries} {sorted(cycle.blocks)} {outer}"
    edges_of, frequencies = BranchProbabilities(function), BlockFrequencies(function)
    for block in blocks:
        yield f"{number[block]} {edges_of.of_edges(block)} {frequencies.of(block)}"
    ranges = irkit.ValueRanges(function)
    values: list[irkit.Value] = [*function.args, *function.instructions]
    for block in blocks:
        ways = [ranges.edge_is_feasible(block, other) for other in block.successors]
        yield f"{number[block]} {ranges.is_feasible(block)} {ways}"
        for place, value in enumerate(values):
            found = ranges.of(value, block)
            if found is not None:
                yield f"{place} {found.key()}"
            elif isinstance(value.type, irkit.PointerType):
                yield f"{place} {ranges.null(value, block) is not None}"
    for place, one in enumerate(function.instructions):
        yield f"{place} {may_access_memory(one)} {''.join(map(str, definitions_above(tree, one)))}"


def definitions_above(tree: irkit.DominatorTree, user: irkit.Instruction) -> Iterator[int]:
    for place, operand in enumerate(user.operands):
        if isinstance(operand, irkit.Instruction):
            yield int(tree.dominates(operand, user, place))


def analyses(module: irkit.Module) -> Iterator[str]:
    for function in module.functions:
        if not function.is_declaration:
            yield from of_function(function)


def calls(module: irkit.Module) -> Iterator[str]:
    graph = irkit.CallGraph(module)
    yield str(graph)
    for found in graph.components():
        yield str([node.function.name if node.function is not None else None for node in found])
    for function in module.functions:
        yield f"{function.name} {[one.name for one in graph.callers(function)]}"
        yield str([one.name for one in graph.reachable(function)])


def summary(module: irkit.Module, frequencies: bool = False) -> Iterator[str]:
    module.summary = build_summary(module, frequencies)
    yield irkit.to_assembly(module)


def outlined(module: irkit.Module, *pairs: str) -> Iterator[str]:
    """Each block by itself, and each with the next one."""
    text = irkit.to_assembly(module)
    for place, function in enumerate(module.functions):
        for number in range(len(function.blocks)):
            for count in (1, 2):
                other = irkit.parse_assembly(text, "b.ll", module.dialect.llvm_version)
                group = list(other.functions)[place].blocks[number : number + count]
                try:
                    extract_blocks(other, [group])
                    yield irkit.to_assembly(other)
                except IRKitError as error:
                    yield said(error)


def clones(module: irkit.Module) -> Iterator[str]:
    for function in [one for one in module.functions if not one.is_declaration]:
        values: dict[irkit.Value, irkit.Value] = {}
        if function.args and isinstance(function.args[0].type, irkit.IntegerType):
            values[function.args[0]] = irkit.const(function.args[0].type, 1)
        function.clone("copy", values)
        for block in function.blocks[1:2]:
            block.clone(".c")
        for block in function.blocks[:1]:
            block.split_block(block.instructions[len(block.instructions) // 2])
    yield irkit.to_assembly(module.clone())
    yield "\n".join(map(str, irkit.verify(module)))


def reduced(module: irkit.Module) -> Iterator[str]:
    """To what still has one of the words of the last function."""
    words = [one.opcode for function in module.functions for one in function.instructions]
    for word in sorted(set(words))[:3]:
        yield irkit.to_assembly(irkit.reduce(module, lambda smaller, word=word: word in irkit.to_assembly(smaller)))


def snippets(module: irkit.Module) -> Iterator[str]:
    """Each function and each block as text, into a module of the same text."""
    text = irkit.to_assembly(module)
    for place, function in enumerate(module.functions):
        other = irkit.parse_assembly(text, "b.ll", module.dialect.llvm_version)
        same = list(other.functions)[place]
        for number, block in enumerate(function.blocks):
            lines = str(block).split("\n")[1:] if ":" in str(block).split("\n")[0] else str(block).split("\n")
            try:
                irkit.parse_instructions("\n".join(lines[:-2]), before=same.blocks[number].instructions[0])
            except IRKitError as error:
                yield said(error)
        yield str(same)
        with contextlib.suppress(IRKitError):
            same.name = "renamed"
        try:
            irkit.parse_function(str(function), into=other)
        except IRKitError as error:
            yield said(error)
        yield irkit.to_assembly(other)


def layout(module: irkit.Module) -> Iterator[str]:
    data = module.layout
    yield (
        f"{data.big_endian} {data.program_address_space} {data.alloca_address_space} {data.globals_address_space} "
        f"{data.address_space_names} {data.non_integral_address_spaces} {data.mangling} {data.stack_alignment} "
        f"{data.function_pointer_alignment} {data.is_function_pointer_alignment_multiple} {data.native_integers}"
    )
    for space in (0, 1, 3, 7, 270):
        bits = data.pointer_bits(space), data.pointer_size(space), data.index_bits(space), data.is_non_integral(space)
        yield f"{space} {data.pointer(space).facts()} {bits}"
    for ty in dict.fromkeys([one.value_type for one in module.globals]):
        try:
            sizes = [str(size(ty)) for size in (data.size_in_bits, data.store_size, data.alloc_size)]
            yield f"{ty}: {sizes} {data.abi_alignment(ty)} {data.preferred_alignment(ty)}"
            if isinstance(ty, irkit.StructType):
                found = data.struct_layout(ty)
                units = [(one.first, one.last, one.start, one.bits, one.has_fields) for one in data.units(ty)]
                yield f"{found.size} {found.alignment} {found.offsets} {data.bit_offsets(ty)} {units}"
                yield str([found.element_at(place) for place in range(min(9, int(found.size)))])
        except IRKitError as error:
            yield said(error)


def equal(module: irkit.Module) -> Iterator[str]:
    first = irkit.parse_assembly(Path("a.ll").read_bytes(), "a.ll", module.dialect.llvm_version)
    yield str(irkit.equivalent(first, module))
    yield "\n".join(map(str, irkit.differences(first, module)))


def rows(text: str, engine: str) -> Iterator[str]:
    """What rules derive of a few edges."""
    program = rules.parse(text, known={"e": rules.Declaration("e", (("x", "number"), ("y", "number")))})
    facts: dict[str, list[tuple[int | str | float, ...]]] = {"e": [(1, 2), (2, 3), (3, 1), (4, 4), (4, 6)]}
    found = sql.evaluate(program, facts) if engine == "duckdb" else rules.evaluate(program, facts)
    for name in sorted(found):
        yield f"{name}: {sorted(found[name])}"


def said(error: IRKitError) -> str:
    return f"{type(error).__name__} {error}"


# Questions that no command asks, of the changed text.
QUESTIONS: dict[str, Callable[[irkit.Module], Iterator[str]]] = {
    one.__name__: one for one in (analyses, calls, summary, outlined, clones, reduced, snippets, layout, equal)
}


def by_library(ask: Callable[[], Iterator[str]]) -> str:
    found = []
    try:
        for part in ask():
            found.append(part)
    except IRKitError as error:
        found.append(said(error))
    return "\n".join(found) + "\n"


def by_command(words: list[str]) -> str:
    """What a command says, and what it writes."""
    before = set(os.listdir())
    name, *arguments = words
    runner = CliRunner()
    if name == "plain":
        with runner.isolation() as (out, err, _):
            status = plain.run(arguments)
            output, errors = out.getvalue(), err.getvalue()
        code = -1 if status is None else status
    else:
        arguments = arguments if name == "irkit" else words
        done = runner.invoke(command, arguments, prog_name="irkit", env={"NO_COLOR": "", "TERM": "dumb"})
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        output, errors, code = done.stdout_bytes, done.stderr_bytes, done.exit_code
    text = f"[{code}]\n" + output.decode("utf-8", "backslashreplace")
    text += "".join([f"! {line}\n" for line in errors.decode("utf-8", "backslashreplace").splitlines()])
    for made in sorted(set(os.listdir()) - before):
        for path in sorted(Path(made).rglob("*")) if Path(made).is_dir() else [Path(made)]:
            if path.is_file():
                text += f"{path}:\n{contents(path)}\n"
    return text


def contents(path: Path) -> str:
    data = path.read_bytes()
    if path.suffix == ".gz":
        return gzip.decompress(data).decode("utf-8", "backslashreplace")
    return data.decode("utf-8", "backslashreplace") if path.suffix in TEXT else hashlib.md5(data).hexdigest()


def write_bitcode(words: list[str], text: texts.Text, second: str) -> None:
    """The files of bitcode that the words name: of one module, or of both."""
    wanted = {name for word in words for name in (word.partition(":")[0],) if name in ("a.bc", "b.bc") or name in BOTH}
    made = {}
    for name, source in (("a.bc", text.first), ("b.bc", second)):
        if name in wanted or wanted & BOTH.keys():
            made[name] = irkit.to_bitcode(irkit.parse_assembly(source, name.replace("bc", "ll"), text.version))
    for name in wanted:
        Path(name).write_bytes(BOTH[name](made["a.bc"], made["b.bc"]) if name in BOTH else made[name])


# Files that hold both modules, by their names.
BOTH: dict[str, Callable[[bytes, bytes], bytes]] = {
    "two.bc": lambda a, b: a + b,
    "x.a": lambda a, b: containers.gnu((b"a.bc", a), (b"notes.txt", b"text"), (b"longer.name.bc", b)),
    "y.a": lambda a, b: containers.bsd((b"a.bc", a), (b"a.bc", b)),
    "x.o": lambda a, b: containers.elf((b".text", b"code"), (b".llvmbc", a + b), (b".llvmcmd", containers.COMMAND)),
    "x.fat": lambda a, b: containers.universal((0x01000007, 3, a), (12, 9, b), (99, 1, b"text")),
    "x.wasm": lambda a, b: containers.wasm((b"name", b"x"), (b".llvmbc", b), (b".llvmcmd", b"-O2\0")),
    "x.zip": lambda a, b: containers.zipped(("a.bc", a), ("d/x.a", containers.gnu((b"b.bc", b)))),
    "x.bundle": lambda a, b: containers.bundle((b"host-x86_64", a), (b"hip-gfx906", b)),
    "x.offload": lambda a, b: containers.offload_binary(b"amdgcn", b"gfx90a", b),
    "x.metal": lambda a, b: containers.metal((b"first", a), (b"second", b)),
    "x.dxc": lambda a, b: containers.directx((b"DXIL", b), (b"PSV0", b"text")),
}
FOLDER = "/dev/shm" if os.path.isdir("/dev/shm") else None


def answer(question: str, text: texts.Text, second: str) -> str:
    """All that is answered to a question about a text, the second part of which is as given."""
    words = shlex.split(question)
    if text.kind == "rules":
        return by_library(lambda: rows(second.replace(".decl e(x: number, y: number)\n", ""), words[1]))
    if words[0] in QUESTIONS and words[0] != "equal":
        return by_library(lambda: QUESTIONS[words[0]](irkit.parse_assembly(second, "b.ll", text.version)))
    here = os.getcwd()
    folder = tempfile.mkdtemp(dir=FOLDER)
    os.chdir(folder)
    try:
        Path("a.ll").write_text(text.first, encoding="utf-8", errors="surrogateescape")
        Path("b.ll").write_text(second, encoding="utf-8", errors="surrogateescape")
        os.environ["IRKIT_LLVM"] = str(text.version)
        if words[0] == "equal":
            return by_library(lambda: QUESTIONS[words[0]](irkit.parse_assembly(second, "b.ll", text.version)))
        try:
            write_bitcode(words, text, second)
        except IRKitError as error:
            return said(error)
        return by_command(words)
    finally:
        os.chdir(here)
        shutil.rmtree(folder)
