"""What methods of the model leave to `irkit.editing`, which knows the model and is found when it is first asked for."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any


def editing(module: str, function: str) -> Callable[..., Any]:
    """A function of one of the modules of `irkit.editing`."""
    found: Callable[..., Any] = getattr(importlib.import_module(f"irkit.editing.{module}"), function)
    return found
