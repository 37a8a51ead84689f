"""The triple of two linked modules, and whether there is a warning, are llvm-link's: `triples.txt`."""

from __future__ import annotations

from pathlib import Path

import pytest

import irkit

ROWS = [line.split() for line in (Path(__file__).parent / "triples.txt").read_text().splitlines()]


def linked(first: str, second: str) -> list[str]:
    """The triple, and "!" for a warning."""
    heard: list[str] = []
    made = irkit.parse_assembly("", "llvm-link", 22)
    for triple in (first, second):
        source = irkit.parse_assembly(f'target triple = "{triple}"\n', "m.ll", 22)
        irkit.link(made, source, warn=heard.append)
    return [made.target_triple, *("!" for said in heard if "different target triples" in said)]


LIBDEVICE_LAYOUT = "e-i64:64-v16:16-v32:32-n16:32:64"
FITTING = {
    "libdevice.10.bc": "nvptx64-nvidia-gpulibs nvptx-nvidia-gpulibs nvptx64-unknown-unknown",
    "of/libdevice.compute.10.bc": "nvptx64-nvidia-gpulibs nvptx-nvidia-gpulibs nvptx64-unknown-unknown",
    "libdevice.bc": "",
    "other.10.bc": "",
    "libdevice.10.bc/x": "",
}


@pytest.mark.parametrize("name", FITTING)
def test_libdevice_fits_by_the_name_of_its_file_up_to_llvm_20(name: str) -> None:
    """As llvm-link-16 warns: of the layout, and of the triple, by the name of the file alone."""
    for triple in (*FITTING["libdevice.10.bc"].split(), "nvptx64-nvidia-unknown", "nvptx64-unknown-gpulibs"):
        for layout in ("", LIBDEVICE_LAYOUT, "e-i64:64"):
            heard: list[str] = []
            own = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
            text = f'target datalayout = "{own}"\ntarget triple = "nvptx64-nvidia-cuda"\n'
            made = irkit.parse_assembly(text, "llvm-link", 16)
            text = f'target datalayout = "{layout}"\ntarget triple = "{triple}"\n'
            irkit.link(made, irkit.parse_assembly(text, name, 16), warn=heard.append)
            warned = [word for word in ("layouts", "triples") if word in "".join(heard)]
            fits_layout = FITTING[name] != "" and layout != "e-i64:64"
            wanted = [*([] if fits_layout else ["layouts"]), *([] if triple in FITTING[name] else ["triples"])]
            assert warned == wanted, (triple, layout)


@pytest.mark.parametrize("first", list(dict.fromkeys(row[0] for row in ROWS)))
def test_two_triples(first: str) -> None:
    rows = [row for row in ROWS if row[0] == first]
    assert [[*row[:4], *linked(row[0], row[2])] for row in rows] == rows
