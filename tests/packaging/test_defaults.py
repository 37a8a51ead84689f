"""What parameters of the public interface are unless they are given: `defaults.txt`.

`python tests/packaging/test_defaults.py` writes it anew.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path

import irkit
from irkit import _build, _model, ir

RECORD = Path(__file__).parent / "defaults.txt"
PURE = "compiled" not in _build.describe() or "not compiled" in _build.describe()


def methods(thing: object) -> Iterator[tuple[str, object]]:
    """The public functions of a class, with those that it inherits."""
    for name, _ in inspect.getmembers(thing):
        value = inspect.getattr_static(thing, name)
        value = value.__func__ if isinstance(value, (classmethod, staticmethod)) else value
        if (not name.startswith("_") or name == "__init__") and callable(value):
            yield name, value


def line(name: str, function: object) -> str:
    """The parameters that have defaults; "" for none, and where Python cannot tell."""
    try:
        parameters = inspect.signature(function).parameters.values()  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return ""
    found = [f"{one.name}={one.default!r}" for one in parameters if one.default is not inspect.Parameter.empty]
    return f"{name}: {', '.join(found)}" if found else ""


def defaults() -> list[str]:
    found = []
    for title, package in (("irkit", irkit), ("irkit", _model), ("irkit.ir", ir)):
        for name in sorted(package.__all__):
            thing = getattr(package, name)
            if inspect.isclass(thing) and not issubclass(thing, BaseException):
                found += [
                    line(f"{title}.{getattr(one, '__qualname__', method)}", one) for method, one in methods(thing)
                ]
            elif callable(thing):
                found.append(line(f"{title}.{name}", thing))
    return [one for one in dict.fromkeys(found) if one and " at 0x" not in one]


def test_defaults_of_the_public_interface() -> None:
    """Of compiled functions Python may not know them."""
    recorded = RECORD.read_text(encoding="utf-8").splitlines()
    found = defaults()
    if PURE:
        assert found == recorded
    assert set(found) <= set(recorded)


if __name__ == "__main__":
    RECORD.write_text("".join([f"{one}\n" for one in defaults()]), encoding="utf-8")
