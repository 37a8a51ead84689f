"""What is said of modules that contradict each other: in llvm-link's words, by `irkit.link` and by llvm-link itself."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.errors import LinkError, UnsupportedError


def flag(behavior: int, value: str, name: str = "mode") -> str:
    return f'!llvm.module.flags = !{{!0}}\n!0 = !{{i32 {behavior}, !"{name}", {value}}}\n'


def appending(rest: str, ty: str = "[1 x i32]") -> str:
    return f"@list = {rest.format(ty=ty)}\n"


def comdat(kind: str, contents: str) -> str:
    return f"$c = comdat {kind}\n{contents}\n"


LIST = "appending global {ty} zeroinitializer"
# What it is about → the destination, the source, and what llvm-link says of them.
REFUSED: dict[str, tuple[str, str, str]] = {
    "flags-error": (
        flag(1, "i32 1"),
        flag(1, "i32 2"),
        "linking module flags 'mode': IDs have conflicting values: 'i32 2' from b.ll, and 'i32 1' from llvm-link",
    ),
    "flags-error-text": (
        flag(1, '!"a\\22b"'),
        flag(1, '!"c"'),
        "linking module flags 'mode': IDs have conflicting values: '!\"c\"' from b.ll, "
        "and '!\"a\\22b\"' from llvm-link",
    ),
    "flags-behaviors": (
        flag(1, "i32 1"),
        flag(2, "i32 1"),
        "linking module flags 'mode': IDs have conflicting behaviors in 'b.ll' and 'llvm-link'",
    ),
    "flags-override": (
        flag(4, "i32 1"),
        flag(4, "i32 2"),
        "linking module flags 'mode': IDs have conflicting override values in 'b.ll' and 'llvm-link'",
    ),
    "flags-required": (
        flag(3, '!{!"mode", i32 2}', "x"),
        flag(1, "i32 1"),
        "linking module flags 'mode': does not have the required value",
    ),
    "appending-constant": (
        appending(LIST),
        appending(LIST.replace("global", "constant")),
        "Appending variables linked with different const'ness!",
    ),
    "appending-alignment": (
        appending(LIST),
        appending(LIST + ", align 16"),
        "Appending variables with different alignment need to be linked!",
    ),
    "appending-visibility": (
        appending(LIST),
        appending(LIST.replace("appending", "appending hidden")),
        "Appending variables with different visibility need to be linked!",
    ),
    "appending-address": (
        appending(LIST),
        appending(LIST.replace("global", "unnamed_addr global")),
        "Appending variables with different unnamed_addr need to be linked!",
    ),
    "appending-section": (
        appending(LIST),
        appending(LIST + ', section "x"'),
        "Appending variables with different section name need to be linked!",
    ),
    "appending-space": (
        appending(LIST),
        appending(LIST.replace("global", "addrspace(1) global")),
        "Appending variables with different address spaces need to be linked!",
    ),
    "appending-type": (
        appending(LIST),
        appending(LIST, "[1 x i64]"),
        "Appending variables with different element types!",
    ),
    "appending-and-not": (
        appending(LIST),
        "@list = global [1 x i32] zeroinitializer\n",
        "Linking globals named 'list': can only link appending global with another appending global!",
    ),
    "comdat-kinds": (
        comdat("any", "@c = global i32 1, comdat"),
        comdat("samesize", "@c = global i32 1, comdat"),
        "Linking COMDATs named 'c': invalid selection kinds!",
    ),
    "comdat-size": (
        comdat("samesize", "@c = global i32 1, comdat"),
        comdat("samesize", "@c = global i64 1, comdat"),
        "Linking COMDATs named 'c': SameSize violated!",
    ),
    "comdat-contents": (
        comdat("exactmatch", "@c = global i32 1, comdat"),
        comdat("exactmatch", "@c = global i32 2, comdat"),
        "Linking COMDATs named 'c': ExactMatch violated!",
    ),
    "comdat-function": (
        comdat("largest", "define void @c() comdat {\n  ret void\n}"),
        comdat("largest", "@c = global i32 1, comdat"),
        "Linking COMDATs named 'c': GlobalVariable required for data dependent selection!",
    ),
    "comdat-alias": (
        comdat("largest", "@x = global i32 1, comdat($c)\n@c = alias i8, inttoptr (i64 1 to ptr)"),
        comdat("largest", "@c = global i32 1, comdat"),
        "Linking COMDATs named 'c': COMDAT key involves incomputable alias size.",
    ),
    "multiply-defined": (
        "@x = global i32 1\n",
        "@x = global i32 2\n",
        "Linking globals named 'x': symbol multiply defined!",
    ),
}
WARNED: dict[str, tuple[str, str, str]] = {
    "flags-warning": (
        flag(2, "i32 1"),
        flag(2, "i32 2"),
        "linking module flags 'mode': IDs have conflicting values ('i32 2' from b.ll with 'i32 1' from llvm-link)",
    ),
    "flags-warning-text": (
        flag(2, '!"a"'),
        flag(2, "i32 2"),
        "linking module flags 'mode': IDs have conflicting values ('i32 2' from b.ll with '!\"a\"' from llvm-link)",
    ),
    "layouts": (
        'target datalayout = "e-p:32:32"\n',
        'target datalayout = "e-p:64:64"\n',
        "Linking two modules of different data layouts: 'b.ll' is 'e-p:64:64' whereas 'llvm-link' is 'e-p:32:32'",
    ),
    "triples": (
        'target triple = "i686-pc-linux"\n',
        'target triple = "x86_64-pc-linux"\n',
        "Linking two modules of different target triples: 'b.ll' is 'x86_64-pc-linux' whereas "
        "'llvm-link' is 'i686-pc-linux'",
    ),
    "triples-apple": (
        'target triple = "arm64-apple-ios8"\n',
        'target triple = "arm64-apple-macosx11"\n',
        "Linking two modules of different target triples: 'b.ll' is 'arm64-apple-macosx11' whereas "
        "'llvm-link' is 'arm64-apple-ios8'",
    ),
    "triples-arm": (
        'target triple = "armv7-none-linux"\n',
        'target triple = "thumbv6-none-linux"\n',
        "Linking two modules of different target triples: 'b.ll' is 'thumbv6-none-linux' whereas "
        "'llvm-link' is 'armv7-none-linux'",
    ),
}


# What is not worth a warning → the triples of destination and source, and the one of both.
COMPATIBLE = {
    "one-name-of-two": ("x86_64-pc-linux-gnu", "amd64-pc-linux-gnu", "x86_64-pc-linux-gnu"),
    "x86": ("i386-pc-linux-gnu", "i686-pc-linux-gnu", "i386-pc-linux-gnu"),
    "thumb": ("armv7-none-linux-gnu", "thumbv7-none-linux-gnu", "armv7-none-linux-gnu"),
    "apple-later": ("arm64-apple-ios8.1", "arm64-apple-ios13", "arm64-apple-ios13"),
    "apple-earlier": ("arm64-apple-ios13", "arm64-apple-ios8.1", "arm64-apple-ios13"),
    "apple-thumb": ("armv7-apple-ios8", "thumbv7-apple-ios7", "armv7-apple-ios8"),
    "none-yet": ("", "x86_64-pc-linux-gnu", "x86_64-pc-linux-gnu"),
}


def linked(destination: str, source: str, name: str = "b.ll") -> tuple[irkit.Module, list[str]]:
    """What llvm-link makes of both, and its warnings."""
    heard: list[str] = []
    module = irkit.parse_assembly("", "llvm-link", 22)
    for file, text in (("a.ll", destination), (name, source)):
        irkit.link(module, irkit.parse_assembly(text, file, 22), warn=heard.append)
    return module, [line.rstrip() for line in heard]


def said_by_llvm(destination: str, source: str, folder: Path) -> tuple[str, str]:
    """What llvm-link writes, and what it says."""
    (folder / "a.ll").write_text(destination)
    (folder / "b.ll").write_text(source)
    command = ["llvm-link-22", "-S", "a.ll", "b.ll"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.stdout, done.stderr.strip()


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    destination, source, message = REFUSED[name]
    with pytest.raises(LinkError) as caught:
        linked(destination, source)
    assert caught.value.message == message


@pytest.mark.parametrize("name", WARNED)
def test_warned_of(name: str) -> None:
    destination, source, message = WARNED[name]
    assert linked(destination, source)[1] == [message]


@pytest.mark.llvm(22)
@pytest.mark.parametrize("name", [*REFUSED, *WARNED])
def test_llvm_says_the_same(name: str, tmp_path: Path) -> None:
    word = "error" if name in REFUSED else "warning"
    destination, source, message = (REFUSED | WARNED)[name]
    assert said_by_llvm(destination, source, tmp_path)[1] == f"{word}: {message}"


@pytest.mark.parametrize("name", COMPATIBLE)
def test_targets_that_fit(name: str) -> None:
    ours, theirs, both = COMPATIBLE[name]
    module, heard = linked(triple(ours), triple(theirs))
    assert (heard, module.target_triple) == ([], both)


@pytest.mark.llvm(22)
@pytest.mark.parametrize("name", COMPATIBLE)
def test_llvm_takes_targets_that_fit(name: str, tmp_path: Path) -> None:
    ours, theirs, both = COMPATIBLE[name]
    text, said = said_by_llvm(triple(ours), triple(theirs), tmp_path)
    assert said == ""
    assert f'target triple = "{both}"' in text


def triple(text: str) -> str:
    return f'target triple = "{text}"\n' if text else ""


def test_libdevice_fits_every_target_of_nvptx() -> None:
    own = 'target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"\ntarget triple = "nvptx64-nvidia-cuda"\n'
    layout = 'target datalayout = "e-i64:64-v16:16-v32:32-n16:32:64"\n'
    library = layout + 'target triple = "nvptx64-nvidia-gpulibs"\n'
    assert linked(own, library, "cuda/libdevice.10.bc")[1] == []
    assert linked(own, library, "cuda/device.10.bc")[1] == []  # its triple tells
    other = layout.replace("v16:16", "v16:32") + 'target triple = "nvptx64-nvidia-other"\n'
    assert len(linked(own, other, "libdevice.10.bc")[1]) == 2


def test_a_module_and_another_release_cannot_be_linked_into_it() -> None:
    module = irkit.parse_assembly("", "a.ll", 22)
    with pytest.raises(LinkError, match=r"'a\.ll' cannot be linked into itself"):
        irkit.link(module, module)
    with pytest.raises(UnsupportedError, match=r"linking 'b\.ll' of LLVM 19 into 'a\.ll' of LLVM 22"):
        irkit.link(module, irkit.parse_assembly("", "b.ll", 19))


def test_functions_twice_in_a_comdat_are_not_handled() -> None:
    text = "$f = comdat nodeduplicate\ndefine weak void @f() comdat {\n  ret void\n}\n"
    with pytest.raises(LinkError, match="non-variables in comdat nodeduplicate"):
        linked(text, text)


NO_FLAG = "a module flag that is no behavior, name and value"
NO_REQUIREMENT = "a module flag that requires what is no name and value"


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ('!{i32 1, !"mode"}', NO_FLAG),
        ('!{!"1", !"mode", i32 1}', NO_FLAG),
        ("!{i32 1, i32 2, i32 1}", NO_FLAG),
        ('!{i32 7, !"mode", !"text"}', "linking module flags 'mode': the value is no number"),
        ('!{i32 3, !"mode", i32 1}', NO_REQUIREMENT),
        ('!{i32 3, !"mode", !{!"mode"}}', NO_REQUIREMENT),
        ('!{i32 3, !"mode", !{i32 1, i32 1}}', NO_REQUIREMENT),
        ('!{i32 9, !"mode", i32 1}', NO_FLAG),
        ('!{i32 0, !"mode", i32 1}', NO_FLAG),
        ('!{i32 5, !"mode", !"text"}', "linking module flags 'mode': the values are no nodes"),
    ],
)
def test_flags_that_are_none(said: str, message: str) -> None:
    """What the verifier refuses, and LLVM would crash of."""
    text = f"!llvm.module.flags = !{{!0}}\n!0 = {said}\n"
    with pytest.raises(LinkError) as caught:
        irkit.link(irkit.parse_assembly(text, "a.ll", 22), irkit.parse_assembly(text, "b.ll", 22))
    assert caught.value.message == message


@pytest.mark.parametrize("values", [("!1", '!"text"'), ('!"text"', "!1")])
def test_values_that_are_appended_are_nodes_on_both_sides(values: tuple[str, str]) -> None:
    ours, theirs = (
        f'!llvm.module.flags = !{{!0}}\n!0 = !{{i32 5, !"mode", {value}}}\n!1 = !{{}}\n' for value in values
    )
    with pytest.raises(LinkError, match="linking module flags 'mode': the values are no nodes"):
        irkit.link(irkit.parse_assembly(ours, "a.ll", 22), irkit.parse_assembly(theirs, "b.ll", 22))


def test_made_internal_for_one_release_and_not_for_another() -> None:
    text = 'target triple = "nvptx64-nvidia-cuda"\n@__llvm_rpc_client = global i32 1\n'
    for version, linkage in ((19, "internal"), (21, "external")):
        module = irkit.parse_assembly(text, "a.ll", version)
        irkit.internalize(module)
        assert module["__llvm_rpc_client"].linkage == linkage
