"""What bringing a module to a newer release changes before the passes that every release has: attributes, types, and
the constants that are made of others."""

from __future__ import annotations

from irkit.upgrades.newer.run import bring_to

__all__ = ["bring_to"]
