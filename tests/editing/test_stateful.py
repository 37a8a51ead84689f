"""Random edits, one after another: the module stays one, or the edit is refused and changes nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import editing_rules  # noqa: F401  each of the files registers its rules
import editing_rules_of_globals  # noqa: F401
import editing_rules_of_modules  # noqa: F401
import pytest
from editing_checks import check_names, check_uses
from editing_site import EDITS, Edit, NothingThere, Site
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

import irkit
from irkit import (
    attachments,
    attribute_views,
    blocks,
    functions,
    globals,
    growing_instructions,
    instruction_base,
    module,
    module_flags,
    values,
)
from irkit.errors import BitcodeError, IRKitError, UnsupportedError, VerificationError

TEXT = """
source_filename = "m"
$c = comdat any
$f = comdat any
@x = global i32 7, comdat($c)
@y = global [2 x ptr] [ptr @x, ptr getelementptr (i8, ptr @x, i64 4)]
@t = global ptr blockaddress(@f, %loop)
@a = alias i32, ptr @x
@i = ifunc i32 (), ptr @r

define internal ptr @r() {
  ret ptr null
}

define i32 @f(i32 %p, ptr %m) comdat personality ptr @personality !dbg !4 {
entry:
  #dbg_value(i32 %p, !9, !DIExpression(), !10)
  %v = add i32 %p, 1, !dbg !10
  #dbg_value(!DIArgList(i32 %v, i32 %p), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !10)
  store i32 %v, ptr %m, !my.kind !6
  switch i32 %v, label %loop [ i32 1, label %out
                               i32 2, label %call ]
loop:
  %phi = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %phi, ptrtoint (ptr @x to i32), !dbg !10
  #dbg_value(i32 %next, !9, !DIExpression(), !10)
  %more = icmp slt i32 %next, %p
  br i1 %more, label %loop, label %out, !llvm.loop !7
out:
  %r = phi i32 [ %v, %entry ], [ %next, %loop ]
  ret i32 %r
call:
  %inv = invoke i32 @g(i32 %v, ptr %m) [ "tag"(i32 %v) ] to label %jump unwind label %pad
jump:
  indirectbr ptr blockaddress(@f, %loop2), [label %loop2]
loop2:
  unreachable
pad:
  %lp = landingpad { ptr, i32 } cleanup catch ptr @x
  resume { ptr, i32 } %lp
}

define i32 @g(i32 %q, ptr %n) #0 {
  %1 = load i32, ptr %n
  %2 = call i32 @g(i32 %1, ptr @y)
  call void (ptr, ...) @variadic(ptr %n, i32 %q)
  ret i32 %2
}
declare void @variadic(ptr, ...)
declare i32 @personality(...)
attributes #0 = { nounwind }
!named = !{!6}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !{null})
!6 = !{ptr @x, !7}
!7 = distinct !{!7}
!9 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 1)
!10 = !DILocation(line: 1, scope: !4)
"""
# What is said of a module that is between two edits, and no file can say.
UNFINISHED = (
    "has no terminator at its end",
    "is a terminator, and not the last",
    "ends with debug records",
    "has the address of an entry block",
)
EXAMPLES = int(os.environ.get("IRKIT_EDITING_EXAMPLES", "12"))
STEPS = 40
VERSION = int(os.environ.get("IRKIT_EDITING_LLVM", "22"))
counts: Counter[str] = Counter()


class Editing(RuleBasedStateMachine):
    """A module; after each step it is looked at."""

    accepted: list[str]

    @initialize(through_bitcode=st.booleans(), has_lists=st.booleans())
    def start(self, through_bitcode: bool, has_lists: bool) -> None:
        made = irkit.parse_assembly(TEXT, "m", VERSION)
        if through_bitcode:
            made = irkit.parse_bitcode(irkit.to_bitcode(made), "m")
        self.m = made
        if has_lists:
            check_uses(made)
        self.steps = 0
        self.picture = self.text()

    def text(self) -> str:
        """The module's text, or why it has none."""
        try:
            return irkit.to_assembly(self.m)
        except VerificationError as error:
            assert any(words in str(error) for words in UNFINISHED), str(error)
            with pytest.raises(VerificationError) as again:
                irkit.to_bitcode(self.m)
            assert str(again.value) == str(error)
            return f"; {error}"

    def edit(self, name: str, data: st.DataObject) -> None:
        counts["steps"] += 1
        site = Site(self.m, data)
        try:
            EDITS[name](site)
        except NothingThere:
            counts["nothing there"] += 1
        except BitcodeError:
            raise
        except IRKitError:
            counts["refused"] += 1
            assert self.text() == self.picture, f"{name} was refused, and changed the module"
            return
        self.m = site.m
        self.picture = self.text()
        check_uses(self.m)
        check_names(self.m)
        self.steps += 1
        if self.steps % 5 == 0:
            self.look()

    def look(self) -> None:
        """Text and bitcode give an equal module; the verifier says something of it, or accepts it."""
        if self.picture.startswith("; <"):
            return
        problems = irkit.verify(self.m)
        try:
            data = irkit.to_bitcode(self.m)
        except UnsupportedError as error:  # LLVM cannot write that either, and prints it
            assert "a summary of a module with a function that has no name" in str(error)
            assert any(not function.name for function in self.m.functions)
            return
        assert irkit.differences(self.m, irkit.parse_bitcode(data)) == []
        if problems:
            counts["invalid"] += 1
            return
        counts["valid"] += 1
        assert irkit.differences(self.m, irkit.parse_assembly(self.picture, "m", VERSION)) == []
        if self.m.summary is None or not self.m.aliases:  # LLVM 22 crashes where a summary leaves an alias out
            type(self).accepted.append(self.picture)

    def teardown(self) -> None:
        if hasattr(self, "picture"):
            self.look()


def as_rule(name: str) -> Callable[[Editing, st.DataObject], None]:
    def step(self: Editing, data: st.DataObject) -> None:
        self.edit(name, data)

    step.__name__ = name.replace(".", "_")
    return step


def machine() -> type[Editing]:
    """The machine, with a rule for each edit."""
    rules = {name.replace(".", "_"): rule(data=st.data())(as_rule(name)) for name in EDITS}
    return type("AllEdits", (Editing,), {**rules, "accepted": []})


def run(examples: int) -> list[str]:
    """Run that many sequences; gives the texts of modules that the verifier accepts."""
    made = machine()
    options = settings(
        max_examples=examples,
        stateful_step_count=STEPS,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],  # who wants the fewest steps that fail adds Phase.shrink, which takes minutes
    )
    start = int(os.environ.get("IRKIT_EDITING_SEED", "1"))
    run_state_machine_as_test(seed(start)(made), settings=options)
    return made.accepted


def test_edits_leave_a_module() -> None:
    assert run(EXAMPLES)


@pytest.mark.llvm(22)
def test_llvm_accepts_what_the_verifier_accepts(tmp_path: Path) -> None:
    accepted = list(dict.fromkeys(run(EXAMPLES)))
    assembler, opt = shutil.which("llvm-as-22"), shutil.which("opt-22")
    assert assembler and opt
    lines = []
    for number, text in enumerate(accepted):
        (tmp_path / f"{number}.ll").write_text(text)
        lines.append(f"{assembler} -o {number}.bc {number}.ll && {opt} -passes=verify -disable-output {number}.bc")
    script = "\n".join(f"( {line} ) || echo {number}" for number, line in enumerate(lines))
    done = subprocess.run(["sh", "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout == "", done.stderr + accepted[int(done.stdout.split()[0])]


CLASSES: tuple[type, ...] = (
    values.Value,
    values.User,
    values.Argument,
    blocks.BasicBlock,
    instruction_base.Instruction,
    growing_instructions.PHINodeBase,
    growing_instructions.SwitchBase,
    growing_instructions.IndirectBrBase,
    growing_instructions.LandingPadBase,
    instruction_base.CallBase,
    instruction_base.Arguments,
    globals.GlobalValue,
    globals.GlobalObject,
    globals.GlobalVariable,
    globals.IndirectSymbol,
    globals.GlobalAlias,
    globals.GlobalIFunc,
    globals.Comdat,
    functions.Function,
    module.Module,
    attachments.Attachments,
    attribute_views.Attributes,
    module_flags.ModuleFlags,
)
# Methods that change nothing, or are what edits are made of, unchecked, and readers call.
OTHERS = """
imply_dso_local add_metadata append append_checked as_instruction attachment_list attributes_at before_renaming
before_new_layout before_new_source
body_bits body_loaded bundle_inputs call_sites callers check_operands data_operand declare_body declare_initializer
describe empty_place foreign_operands forget_local_metadata forget_symbols flag function_of get get_all global_values
globals_in_metadata index_of items keys leave_out load_body load_contents make_block_list make_local_list make_use_list
make_use_lists materialize may_have_address module_of new operands_in own_metadata owned_constant owned_in
owned_operands owned_replacement owned_value phis_from poison_debug_uses read_on_demand
register_uses
replace_in_debug_info replace_in_metadata replace_local_metadata set_attachment_list set_attributes_at set_blocks
set_function_data set_instructions set_unlisted_operands take_flags take_operands take_summary
unique_name values walk with_operands
"""


def changing(cls: type) -> list[str]:
    """The public methods of a class, and its properties that can be set."""
    found = []
    for name, value in vars(cls).items():
        if name.startswith("_") and name not in ("__setitem__", "__delitem__"):
            continue
        if name == "__delitem__" and not sys.modules[cls.__module__].__file__.endswith(".py"):  # type: ignore[union-attr]
            continue  # mypyc gives it to every class that has __setitem__
        settable = isinstance(value, property) and value.fset is not None
        if settable or (callable(value) and not isinstance(value, type)) or isinstance(value, staticmethod):
            found.append(name)
    return found


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_every_public_edit_has_a_rule(cls: type) -> None:
    missing = [name for name in changing(cls) if f"{cls.__name__}.{name}" not in EDITS and name not in OTHERS.split()]
    assert missing == []


# Functions of `irkit` that change no module, and make none of one that there is.
READING = """
differences equivalent facts lint load packed_grammar parse_assembly parse_bitcode parse_bitcode_modules refine save
syntax_tree to_assembly to_bitcode to_dot verify write_assembly
"""
# Attributes of any object of these, and methods of the builder, are drawn by name.
GENERAL = (irkit.Instruction, irkit.Metadata, irkit.DbgRecord, irkit.GlobalValue, irkit.Module, irkit.Comdat)


def test_every_function_that_edits_has_a_rule() -> None:
    functions = [name for name in irkit.__all__ if name[0].islower()]
    assert len(functions) > 20
    assert [name for name in functions if f"irkit.{name}" not in EDITS and name not in READING.split()] == []


def test_every_rule_is_of_something_that_there_is() -> None:
    known = {f"{cls.__name__}.{name}" for cls in CLASSES for name in dir(cls)}
    known |= {f"{cls.__name__}.any" for cls in (*GENERAL, irkit.IRBuilder)} | {
        f"irkit.{name}" for name in irkit.__all__
    }
    known |= {"irkit.editing.outlining.extract_blocks", "irkit.editing.strip.strip_debug"}
    assert [name for name in EDITS if name not in known] == []
    assert all(callable(edit) for edit in EDITS.values())
    edits: list[Edit] = list(EDITS.values())
    assert len(edits) > 60
