"""Builds irkit, compiled by mypyc where a C compiler is present.

`IRKIT_COMPILE` decides: `auto`, the default, compiles if it can and otherwise installs the same source
uncompiled, saying so; `0` does not compile; `1` fails where compiling fails. Everything else is in
pyproject.toml.
"""

from __future__ import annotations

import ast
import gc
import glob
import importlib.util
import os
import re
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

if TYPE_CHECKING:
    from setuptools import Extension

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "compiled.toml"), "rb") as _tables:
    TABLES: dict[str, list[str]] = tomllib.load(_tables)

GROUP = "irkit._native"
OPTIMISATION = "1"  # as quick as 2 and 3 on the benchmarks, and built in four fifths of the time
PART = 6_000_000  # characters of C at the most that are made one file of
COOL_PART = "cool_"  # how the names of those files begin that are not optimised
COLLECT_LATE = ("--param=ggc-min-heapsize=600000",)  # kB; GCC collects garbage for up to a fifth of its time else
# -w shows no warning, but GCC looks for them all the same: for what Python's -Wall asks, nearly half of its time.
QUIET = ("-w", "-Wno-all")
RECORD = "irkit/_native.txt"
PARTS = ("irkit", "bitcode", "text")
MODE = os.environ.get("IRKIT_COMPILE", "auto")
IN_PLACE = {"editable_wheel", "develop"}
BUILDS = IN_PLACE | {"build", "build_ext", "bdist_wheel", "install"}  # not egg_info, dist_info, sdist
HERE = os.path.dirname(os.path.abspath(__file__))


WHY_NOT: list[str] = []  # why the source is installed uncompiled; pip shows what a build says only with -v


def compiling(modules: int) -> str:
    """What is said before a compilation, which takes minutes."""
    return (
        f"irkit: compiling {modules} modules by mypyc and the C compiler, for some minutes; "
        "IRKIT_COMPILE=0 installs the source as it is"
    )


def fall_back(reason: str, error: object) -> None:
    """Say that the source is installed uncompiled, here and, by the record, in `irkit --version`."""
    print(f"irkit: {reason} ({error}): installing the source uncompiled", file=sys.stderr)
    WHY_NOT.append(reason)


def named(table: str) -> list[str]:
    """The files that the patterns of a table of compiled.toml name, relative to this folder."""
    files: list[str] = []
    for pattern in TABLES[table]:
        found = [name for name in sorted(glob.glob(pattern)) if os.path.basename(name) != "__init__.py"]
        if not found:
            raise SystemExit(f"setup.py: {pattern} is to be compiled, or left, but there is no such file")
        files += [name for name in found if name not in files]
    return files


def compiled_modules() -> list[str]:
    """The files that are compiled, relative to this folder."""
    cold = set(named("cold"))
    return [name for name in named("compiled") if name not in cold]


def module_name(file: str) -> str:
    return file.removesuffix(".py").replace("/", ".").replace(os.sep, ".")


def write_record(folder: str) -> None:
    """Leave the digests of the compiled sources, or why there are none, where irkit._build looks for them."""
    digests = {}
    for file in [] if WHY_NOT else compiled_modules():
        with open(os.path.join(HERE, file), "rb") as source:
            data = source.read()
        digests[module_name(file)] = f"{len(data)}-{importlib.util.source_hash(data).hex()}"
    why_not = " ".join("; ".join(WHY_NOT).split())
    with open(os.path.join(folder, RECORD), "w", encoding="utf-8") as out:
        out.write("".join(f"{row}\n" for row in (why_not, *(f"{name} {digest}" for name, digest in digests.items()))))


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


def try_c_compiler(arguments: tuple[str, ...] = ()) -> None:
    """Raise unless an extension module can be compiled, with these arguments, and linked here."""
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
        objects = compiler.compile([source], output_dir=folder, extra_postargs=list(arguments))
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
            further = how
            if os.path.basename(source).startswith(COOL_PART) and compiler.compiler_type == "unix":
                further = {**how, "extra_postargs": [*(how.get("extra_postargs") or ()), "-O0"]}
            made: str = compiler.object_filenames([source], output_dir=output_dir)[0]
            newest = max(headers, os.path.getmtime(source), os.path.getmtime(__file__))
            if not os.path.exists(made) or os.path.getmtime(made) <= newest:
                type(compiler).compile(compiler, [source], output_dir, **further)
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
            fall_back("the C compiler failed", error)
            self.extensions = []
            self.distribution.ext_modules = []
        for folder in places:
            if os.path.isdir(os.path.join(folder, "irkit")):
                write_record(folder)


class BuildSource(build_py):
    """Copies the source, and leaves the record of a build that compiles nothing."""

    def run(self) -> None:
        super().run()
        if WHY_NOT:
            write_record(HERE if self.editable_mode else self.build_lib)


def is_setter(decorator: ast.expr) -> bool:
    """Whether a decorator is `@name.setter`; a property's docstring is its getter's."""
    return isinstance(decorator, ast.Attribute) and decorator.attr == "setter"


def docstrings(file: str) -> dict[str, str]:
    """The docstrings of a module by qualified name; the module's own is that of ""."""
    with open(file, encoding="utf-8") as source:
        todo: list[tuple[str, ast.Module | ast.ClassDef | ast.FunctionDef]] = [("", ast.parse(source.read()))]
    found = {}
    for name, node in todo:
        text = ast.get_docstring(node)
        if text:
            found[name] = text
        inside = [] if isinstance(node, ast.FunctionDef) else node.body
        todo += [
            (f"{name}.{one.name}".lstrip("."), one)
            for one in inside
            if isinstance(one, ast.ClassDef | ast.FunctionDef) and not any(map(is_setter, one.decorator_list))
        ]
    return found


def c_string(text: str) -> str:
    """A C literal of a text, a line for each of its lines."""
    lines = text.encode("utf-8").splitlines(keepends=True) or [b""]
    escapes = {ord("\\"): "\\\\", ord('"'): '\\"', ord("\n"): "\\n", ord("?"): "\\?"}
    return "\n".join(
        '"' + "".join(escapes.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in line) + '"'
        for line in lines
    )


# Where mypyc's C code of a module has room for a docstring: a class's and a function's follow its signature; a class
# whose signature mypyc cannot spell has a NULL there.
DOCUMENTED = re.compile(
    r"""static\ (?:PyMethodDef|PyGetSetDef)\ (?P<table>\w+?)_(?:methods|getseters)\[\]
      | \.tp_doc\ =\ PyDoc_STR\("(?P<class>\w+)\(.*?\\n--\\n\\n(?=")
      | \.tp_name\ =\ "(?P<type>\w+)",
      | \.tp_doc\ =\ PyDoc_STR\((?P<unsigned>)(?=NULL\),)
      | PyDoc_STR\("(?P<function>\w+)\(.*?\\n--\\n\\n(?=")
      | \{"(?P<property>\w+)",\s*\(getter\)\w+,\s*(?:\(setter\)\w+|NULL),\s*(?=NULL,)
      | "[\w.]+",\s*(?P<module>)(?=NULL,\ /\*\ docstring)""",
    re.VERBOSE,
)


def with_docstrings(code: str, docs: dict[str, str]) -> str:
    """mypyc's C code of one module with the docstrings that mypyc leaves out."""
    out = []
    place, table, unsigned = 0, "", ""
    for match in DOCUMENTED.finditer(code):
        kind, name = match.lastgroup or "", match[match.lastgroup or 0]
        if kind == "table":
            table = "" if name.endswith("module") else name.rpartition("___")[2] + "."
            continue
        if kind == "type":
            unsigned = name
            continue
        if kind == "unsigned":
            name = unsigned
        text = docs.get(table + name if kind in ("function", "property") else name)
        if text is None:
            continue
        out.append(code[place : match.end()])
        place = match.end()
        if kind == "unsigned":
            out.append(c_string(text))
            place += len("NULL")
        elif kind in ("class", "function"):
            out.append('"\n' + c_string(text))
            place += 1  # the quotation mark that ended the signature
        else:
            out.append(f"PyDoc_STR({c_string(text)})")
            place += len("NULL")
    return "".join([*out, code[place:]])


def write_if_changed(path: str, text: str) -> None:
    """Write a file, and leave alone one that says the same, so that it need not be compiled again."""
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            if file.read() == text:
                return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def join(extension: Extension) -> None:
    """Have the extension made from few C files, with the docstrings: those of many modules behind each other.

    Each of mypyc's files includes a header of all compiled modules, which a C compiler takes longer over than over a
    module of common size.
    """
    cool = set(named("cool"))
    by_name = {module_name(file): file for file in compiled_modules()}
    parts: dict[str, str] = {}  # file, the code that it is made of
    last: dict[str, str] = {}  # kind of file and package, the last file of it
    sources: list[str] = []
    runtime: list[str] = []
    for source in extension.sources:
        with open(source, encoding="utf-8") as file:
            code = file.read()
        module = re.search(r'"([\w.]+)",\s*NULL, /\* docstring', code)
        if module is None or module[1] not in by_name:
            (sources if os.path.basename(source).startswith("__native") else runtime).append(source)
            continue
        kind = COOL_PART if by_name[module[1]] in cool else "part_"
        package = f"{kind}{module[1].partition('.')[0]}"
        part = last.get(package)
        if part is None or len(parts[part]) + len(code) > PART:
            part = last[package] = os.path.join(os.path.dirname(source), f"{package}_{len(parts):02}.c")
            parts[part] = UNOPTIMISED
            sources.append(part)
        parts[part] += unoptimised(with_docstrings(code, docstrings(by_name[module[1]])))
    if runtime:  # as mypyc does it where it makes one file of all
        folder = os.path.dirname(runtime[0])
        sources.append(os.path.join(folder, "runtime.c"))
        parts[sources[-1]] = "".join(
            f'#include "{os.path.relpath(name, folder)}"\n'.replace(os.sep, "/") for name in runtime
        )
    for part, code in parts.items():
        write_if_changed(part, code)
    extension.sources[:] = sources


SHIM_NAMES = 24  # of modules at the most that one shim serves
# By it Python finds a module of the group: one for many of them, where mypyc makes a file for each. A module asks for
# itself by the name under which it is imported; what Python calls ends in the last part of that name.
SHIM = """\
#include <Python.h>

static PyObject *create(PyObject *spec, PyModuleDef *definition)
{
    PyObject *name = NULL, *from = NULL, *group = NULL, *entry = NULL, *place = NULL, *capsule = NULL, *made = NULL;
    (void)definition;
    if ((name = PyObject_GetAttrString(spec, "name")) && (from = Py_BuildValue("(s)", "*"))
        && (group = PyImport_ImportModuleLevel("GROUP", NULL, NULL, from, 0))
        && (entry = PyObject_CallMethod(name, "replace", "ss", ".", "___"))
        && (place = PyUnicode_FromFormat("init_%U", entry)) && (capsule = PyObject_GetAttr(group, place))) {
        PyObject *(*init)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
        made = init ? init() : NULL;
    }
    if (made) {  /* mypyc puts the group's own place there */
        PyObject *origin = PyObject_GetAttrString(spec, "origin");
        if (!origin || PyObject_SetAttrString(made, "__file__", origin) < 0)
            Py_CLEAR(made);
        Py_XDECREF(origin);
    }
    Py_XDECREF(name);
    Py_XDECREF(from);
    Py_XDECREF(group);
    Py_XDECREF(entry);
    Py_XDECREF(place);
    Py_XDECREF(capsule);
    return made;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, create}, {0, NULL}};
static PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "GROUP", .m_slots = slots};
#define MODULE(name) PyMODINIT_FUNC PyInit_##name(void); \\
    PyMODINIT_FUNC PyInit_##name(void) { return PyModuleDef_Init(&definition); }
"""


def write_shims() -> dict[str, str]:
    """Write the shims, a few, each for several names; gives for the last part of a module's name the file."""
    names = sorted({os.path.basename(file).removesuffix(".py") for file in compiled_modules()})
    places = {}
    for start in range(0, len(names), SHIM_NAMES):
        path = os.path.join("build", f"shim_{start:03}.c")
        some = names[start : start + SHIM_NAMES]
        write_if_changed(path, SHIM.replace("GROUP", f"{GROUP}__mypyc") + "".join(f"MODULE({name})\n" for name in some))
        places.update(dict.fromkeys(some, path))
    return places


# Functions of mypyc's code whose speed nobody notices, two fifths of its volume: what a module runs once when it is
# imported, what takes arguments from callers that are not compiled, and what gives such callers
# attributes.
SELDOM = re.compile(
    r"""^(?:\ *PyObject\ \*CPyPy_\w+\(.*\ \{
          | char\ CPyDef_\w+_____top_level__\(void\)\ \{
          | static\ (?:PyObject\ \*|int)\n\w+_[gs]et_\w+\(.*,\ void\ \*closure\)
        )$""",
    re.VERBOSE | re.MULTILINE,
)
UNOPTIMISED = """\
#if defined(__GNUC__) && !defined(__clang__)
#define SELDOM __attribute__((optimize("O0")))
#else
#define SELDOM
#endif
"""


def unoptimised(code: str) -> str:
    """A module's C code with a mark at the functions that a compiler need not spend time on."""
    return SELDOM.sub(r"SELDOM \g<0>", code)


def accepted(arguments: tuple[str, ...]) -> list[str]:
    """The arguments, if the C compiler takes them."""
    try:
        try_c_compiler(arguments)
    except Exception:
        return []
    return list(arguments)


class CannotCompileError(Exception):
    """The source cannot be turned into extensions here."""


def mypyc_extensions() -> list[Extension]:
    """The compiled modules, one C file each, whose common header lies in the group's folder."""
    try:
        try_c_compiler()
    except Exception as error:
        raise CannotCompileError("no C compiler works here") from error
    gc.disable()  # mypyc throws hardly anything away, and Python looks for garbage for a third of its time
    try:
        from mypyc.build import mypycify

        print(compiling(len(compiled_modules())), file=sys.stderr, flush=True)
        how = {"opt_level": OPTIMISATION, "debug_level": "0", "multi_file": True}
        made = list(mypycify(compiled_modules(), group_name=GROUP, **how))
    except (Exception, SystemExit) as error:  # SystemExit: the source has a type error, which mypyc has printed
        raise CannotCompileError("mypyc failed") from error
    finally:
        gc.freeze()  # nor at the end
        gc.enable()
    arguments = accepted(COLLECT_LATE)
    if os.name == "posix":
        arguments += [*QUIET, "-fvisibility=hidden"]
    shims = write_shims()
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *arguments]  # mypyc's is one list for all
        extension.include_dirs.append(os.path.join("build", *GROUP.split(".")[:-1]))
        if extension.name == f"{GROUP}__mypyc":
            join(extension)
        elif os.name == "posix":
            extension.sources = [shims[extension.name.rpartition(".")[2]]]
    return made


def extensions() -> list[Extension]:
    """What is to be compiled: all or nothing."""
    if MODE not in ("auto", "0", "1"):
        raise SystemExit(f"IRKIT_COMPILE is {MODE!r}: it may be auto, 0 or 1")
    commands = BUILDS & set(sys.argv)
    if not commands:
        return []
    made: list[Extension] = []
    if MODE == "0":
        fall_back("IRKIT_COMPILE is 0", "as asked")
    else:
        try:
            made = mypyc_extensions()
        except CannotCompileError as error:
            if MODE == "1":
                raise
            fall_back(str(error), error.__cause__ or "")
    if not made and commands & IN_PLACE:
        remove_compiled(HERE)
    return made


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing, "build_py": BuildSource})
