"""The texts of the values that a function's instructions name, as operands.

Note [places in values]: a dictionary of them is asked for nearly every word that is printed. So each value has the
place of its text, above the base of the table that it is for. Every table has a base of its own, the later the higher:
a place that another table has written there meanwhile is none of this one's, and the text is made again.
"""

from __future__ import annotations

from irkit.values import SLOT_BASES, Value


class LocalTexts:
    """The texts of a function's arguments, blocks and instructions, and of other values that its operands have been.

    It forgets some of them where another table is made of the same values, so that none must be missed.
    """

    __slots__ = ("base", "texts")

    def __init__(self) -> None:
        self.base: int = next(SLOT_BASES)
        self.texts: list[str] = []

    def get(self, value: Value) -> str | None:
        place = value._slot - self.base
        texts = self.texts
        return texts[place] if 0 <= place < len(texts) else None

    def put(self, value: Value, text: str) -> None:
        place = value._slot - self.base
        if 0 <= place < len(self.texts):
            self.texts[place] = text
        else:
            value._slot = self.base + len(self.texts)
            self.texts.append(text)
