"""What the commands of `irkit.cli.plain` do with the values of their options; each returns the exit status."""

from __future__ import annotations

from irkit.cli.help import STDIO
from irkit.cli.usage import wrong_usage


def disassemble(
    *,
    files: tuple[str, ...],
    output: str | None,
    output_dir: str | None,
    as_is: bool,
    llvm_version: int | None,
    preserve_use_list_order: bool,
    show_annotations: bool,
    jobs: int,
    which: int | None,
    all_modules: bool,
) -> int:
    from irkit.cli.disassemble import Request
    from irkit.cli.disassemble import disassemble as run
    from irkit.cli.jobs import Outputs

    request = Request(
        files=files,
        outputs=Outputs(output, output_dir, ".ll", (".bc",)),
        as_is=as_is,
        llvm_version=llvm_version,
        preserve_use_list_order=preserve_use_list_order,
        which=which,
        all_modules=all_modules,
        show_annotations=show_annotations,
    )
    request.check()
    return run(request, jobs)


def assemble(
    *,
    files: tuple[str, ...],
    output: str | None,
    output_dir: str | None,
    llvm_version: int | None,
    producer: str | None,
    preserve_use_list_order: bool,
    no_verify: bool,
    force: bool,
    jobs: int,
) -> int:
    from irkit.cli.convert import Writing
    from irkit.cli.convert import assemble as run
    from irkit.cli.jobs import Outputs

    outputs = Outputs(output, output_dir, ".bc", (".ll",))
    writing = Writing("bc", llvm_version, producer, preserve_use_list_order)
    return run(files or (STDIO,), outputs, writing, jobs, not no_verify, force)


def convert(
    *,
    files: tuple[str, ...],
    output: str | None,
    output_dir: str | None,
    to: str | None,
    llvm_version: int | None,
    producer: str | None,
    as_is: bool,
    preserve_use_list_order: bool | None,
    force: bool,
    jobs: int,
) -> int:
    from irkit.cli.convert import Writing, convert_each, format_of
    from irkit.cli.convert import convert as run

    if (output is None) == (output_dir is None):
        raise wrong_usage("either -o or --output-dir has to say where to write")
    writing = Writing(format_of(output, to), llvm_version, producer, preserve_use_list_order, as_is)
    return convert_each(files, output_dir, writing, jobs) if output is None else run(files, output, writing, force)


def info(*, files: tuple[str, ...], as_json: bool) -> int:
    from irkit.cli.info import show_info

    return show_info(files, as_json)
