"""What a module says of itself in words, checked where it is set."""

from __future__ import annotations

from irkit.errors import EditError
from irkit.words import check_text


class ModuleTexts:
    """The strings of a module. Setting one raises EditError for what is no string that a file can hold."""

    __slots__ = ("_data_layout", "_name", "_source_filename", "_target_triple")

    def __init__(self, name: str) -> None:
        self._name: str = name
        self._source_filename: str = name
        self._target_triple: str = ""
        self._data_layout: str = ""

    @property
    def name(self) -> str:
        """The identifier, which prints as `; ModuleID`."""
        return self._name

    @name.setter
    def name(self, value: str | object) -> None:
        self._name = check_text("name of a module", value)

    @property
    def source_filename(self) -> str:
        """The file that was compiled."""
        return self._source_filename

    @source_filename.setter
    def source_filename(self, value: str | object) -> None:
        name = check_text("source file name", value)
        self.before_new_source(name)
        self._source_filename = name

    def before_new_source(self, name: str) -> None:
        """Let what knows values by the name of the source know them by this one."""

    @property
    def target_triple(self) -> str:
        """What it is for, "" where it does not say so (LangRef, "Target Triple")."""
        return self._target_triple

    @target_triple.setter
    def target_triple(self, value: str | object) -> None:
        triple = check_text("target triple", value)
        if '"' in triple or "\\" in triple:
            raise EditError(f"{triple!r} is no target triple: the text of a module cannot say it")
        self._target_triple = triple

    @property
    def data_layout(self) -> str:
        """How data lies in memory, "" for LLVM's default (LangRef, "Data Layout"); `layout` answers questions."""
        return self._data_layout

    @data_layout.setter
    def data_layout(self, value: str | object) -> None:
        layout = check_text("data layout", value)
        self.before_new_layout(layout)
        self._data_layout = layout

    def before_new_layout(self, layout: str) -> None:
        """Raise EditError for what is no data layout to the module's release."""
