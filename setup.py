"""Builds irkit, compiled by mypyc where a C compiler is present.

`IRKIT_COMPILE` decides: `auto`, the default, compiles if it can and otherwise installs the same source
uncompiled, saying so; `0` does not compile; `1` fails where compiling fails. Everything else is in
pyproject.toml.
"""

from __future__ import annotations

import glob
import hashlib
import json
import os
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

if TYPE_CHECKING:
    from setuptools import Extension

# The modules that are compiled, as one group, so that they call each other directly. A pattern that matches
# nothing is an error: a file that is renamed must not drop out in silence. `__init__.py` files are never
# compiled.
COMPILED = (
    "bitcode/bitstream/*.py",
    "bitcode/schema/codes.py",
    "bitcode/schema/errors.py",
    "bitcode/schema/runtime.py",
    "bitcode/schema/codecs/*_read.py",
    "bitcode/reader/*.py",
    "irkit/attributes.py",
    "irkit/constants.py",
    "irkit/context.py",
    "irkit/debug_info/fields.py",
    "irkit/debug_info/nodes.py",
    "irkit/debug_info/schema.py",
    "irkit/debug_records.py",
    "irkit/flags.py",
    "irkit/globals.py",
    "irkit/instructions.py",
    "irkit/metadata.py",
    "irkit/module.py",
    "irkit/terminators.py",
    "irkit/types.py",
    "irkit/upgrades/attribute_sets.py",
    "irkit/upgrades/bodies.py",
    "irkit/upgrades/call_types.py",
    "irkit/upgrades/compatibility.py",
    "irkit/upgrades/tbaa.py",
    "irkit/use_lists/*.py",
    "irkit/values.py",
    "text/printer/*.py",
)

GROUP = "irkit._native"
OPTIMISATION = "2"
RECORD = "irkit/_native.json"
PARTS = ("irkit", "bitcode", "text")
MODE = os.environ.get("IRKIT_COMPILE", "auto")
IN_PLACE = {"editable_wheel", "develop"}
BUILDS = IN_PLACE | {"build", "build_ext", "bdist_wheel", "install"}  # not egg_info, dist_info, sdist
HERE = os.path.dirname(os.path.abspath(__file__))


def say(message: str) -> None:
    print(f"irkit: {message}", file=sys.stderr)


def compiled_modules() -> list[str]:
    """The files that COMPILED names, relative to this folder."""
    files: list[str] = []
    for pattern in COMPILED:
        found = [name for name in sorted(glob.glob(pattern)) if os.path.basename(name) != "__init__.py"]
        if not found:
            raise SystemExit(f"setup.py: COMPILED names {pattern}, but there is no such file")
        files += [name for name in found if name not in files]
    return files


def module_name(file: str) -> str:
    return file.removesuffix(".py").replace("/", ".").replace(os.sep, ".")


def write_record(folder: str) -> None:
    """Leave the digests of the compiled sources where irkit._build looks for them."""
    digests = {}
    for file in compiled_modules():
        with open(os.path.join(HERE, file), "rb") as source:
            digests[module_name(file)] = hashlib.sha256(source.read()).hexdigest()
    with open(os.path.join(folder, RECORD), "w", encoding="utf-8") as out:
        json.dump({"modules": digests}, out, indent=1)


def remove_compiled(folder: str, keep: frozenset[str] = frozenset()) -> None:
    """Remove from our packages under `folder` what an earlier build compiled, but for the files in `keep`."""
    record = os.path.join(folder, RECORD)
    if os.path.exists(record):
        os.unlink(record)
    for part in PARTS:
        for where, _, names in os.walk(os.path.join(folder, part)):
            for name in names:
                path = os.path.join(where, name)
                if name.endswith((".so", ".pyd")) and os.path.abspath(path) not in keep:
                    os.unlink(path)


def try_c_compiler() -> None:
    """Raise unless an extension module can be compiled and linked here."""
    from setuptools._distutils import ccompiler
    from setuptools._distutils.sysconfig import customize_compiler

    folder = tempfile.mkdtemp()
    try:
        source = os.path.join(folder, "probe.c")
        with open(source, "w", encoding="utf-8") as file:
            file.write("#include <Python.h>\nint irkit_probe(void) { return PY_VERSION_HEX; }\n")
        compiler = ccompiler.new_compiler()
        customize_compiler(compiler)
        compiler.add_include_dir(sysconfig.get_paths()["include"])
        objects = compiler.compile([source], output_dir=folder)
        compiler.link_shared_object(objects, os.path.join(folder, "probe.so"))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def mypy_version() -> str:
    """The version of the compiler, whose runtime is compiled in."""
    try:
        from mypy.version import __version__ as version
    except ImportError:
        return "none"
    return str(version)


class BuildAllOrNothing(build_ext):
    """Compiles every extension or leaves none: mypyc's shims without the library behind them cannot be
    imported.
    """

    def finalize_options(self) -> None:
        super().finalize_options()
        kind = f"{sysconfig.get_platform()}-{sys.implementation.cache_tag}-O{OPTIMISATION}-mypy-{mypy_version()}"
        self.build_temp = os.path.join(HERE, "build", f"objects-{kind}")  # kept, for an editable install too

    def build_extensions(self) -> None:
        self.compiler.compile = self.compile_in_parallel
        super().build_extensions()

    def compile_in_parallel(self, sources: list[str], output_dir: str | None = None, **how: Any) -> list[str]:
        """What the compiler object's `compile` does, one process a core, for files that have changed.

        mypyc makes a C file of each module, and leaves alone those that come out the same.
        """
        compiler = self.compiler
        headers = max((os.path.getmtime(name) for name in how.get("depends") or ()), default=0.0)

        def compile_one(source: str) -> str:
            made: str = compiler.object_filenames([source], output_dir=output_dir)[0]
            newest = max(headers, os.path.getmtime(source), os.path.getmtime(__file__))
            if not os.path.exists(made) or os.path.getmtime(made) <= newest:
                type(compiler).compile(compiler, [source], output_dir, **how)
            return made

        ordered = sorted(sources, key=os.path.getsize, reverse=True)
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            objects = dict(zip(ordered, pool.map(compile_one, ordered), strict=True))
        return [objects[source] for source in sources]

    def run(self) -> None:
        places = {self.build_lib} | ({HERE} if self.inplace else set())
        expected = frozenset(os.path.abspath(self.get_ext_fullpath(extension.name)) for extension in self.extensions)
        for folder in places:
            remove_compiled(folder, keep=expected)
        try:
            super().run()
        except Exception as error:
            for folder in places:
                remove_compiled(folder)
            if MODE == "1":
                raise
            say(f"the C compiler failed ({error}): installing the source uncompiled")
            self.extensions = []
            self.distribution.ext_modules = []
            return
        for folder in places:
            if os.path.isdir(os.path.join(folder, "irkit")):
                write_record(folder)


def extensions() -> list[Extension]:
    """What is to be compiled: all or nothing."""
    if MODE not in ("auto", "0", "1"):
        raise SystemExit(f"IRKIT_COMPILE is {MODE!r}: it may be auto, 0 or 1")
    commands = BUILDS & set(sys.argv)
    if not commands:
        return []
    files = compiled_modules()
    made: list[Extension] = []
    if MODE != "0":
        try:
            try_c_compiler()
            from mypyc.build import mypycify

            # Ends by SystemExit on a type error. One C file a module, whose header lies in the group's folder.
            made = list(mypycify(files, group_name=GROUP, opt_level=OPTIMISATION, multi_file=True))
            for extension in made:
                extension.include_dirs.append(os.path.join("build", *GROUP.split(".")[:-1]))
        except (Exception, SystemExit) as error:
            if MODE == "1":
                raise
            say(f"cannot compile here ({error}): installing the source uncompiled")
    if not made and commands & IN_PLACE:
        remove_compiled(HERE)
    return made


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
