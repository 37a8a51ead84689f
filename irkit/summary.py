"""The ThinLTO and full-LTO summary."""

from __future__ import annotations


class ModuleSummaryIndex:
    """A summary of a module, or the combined one of many."""
