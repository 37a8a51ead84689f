"""The rows of cclyzer++'s relations, made from ours (`irkit.facts.cclyzerpp` has its layout)."""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from irkit.facts.cclyzerpp import LAYOUT, SIGNATURES
from irkit.facts.declare import parts_of_id
from irkit.facts.schema import RELATIONS
from irkit.facts.tables import Column

Value: TypeAlias = "str | int"
Row: TypeAlias = "tuple[Value, ...]"

_THREAD_LOCAL: Final = {"generaldynamic": "thread_local"}
_FLAGS: Final = {"contract": "acon", "afn": "apfn"}
_ALL_FAST: Final = {"reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn"}
_KINDS: Final = (
    ("integer_constant", "integer_constant"),
    ("fp_constant", "fp_constant"),
    ("nullptr_constant", "null_constant"),
    ("poison_constant", "poison_constant"),
    ("undef_constant", "undef_constant"),
    ("undef_constant", "poison_constant"),  # LLVM's class of poison is one of undef
    ("constant_expression", "constant_expression"),
    ("inline_asm", "inline_asm"),
)
_CASTS: Final = ("bitcast", "inttoptr", "ptrtoint")


class Conversion:
    """The rows of all its relations, from our columns of one module. `demangle` gives the names of C++ their form in
    source."""

    def __init__(self, columns: Mapping[str, Sequence[Column]], demangle: Callable[[str], str]) -> None:
        self.columns: Mapping[str, Sequence[Column]] = columns
        self.demangle: Callable[[str], str] = demangle
        self.found: dict[str, list[Row]] = {name: [] for name in LAYOUT}
        name = "".join([text for _, text in self.texts("module:name")])
        self.prefix: str = f"<{name}>"
        self.names: dict[int, str] = dict(self.texts("global:name"))
        self.functions: dict[int, str] = {
            number: self.names.get(number, text.removeprefix("@")) for number, text in self.texts("function:id")
        }
        self.labels: set[int] = {number for (number,) in self.ours("variable:label")}
        self.variables: dict[int, str] = dict(self.texts("variable:id"))
        self.variables.update([(number, f"%{name}") for number, name in self.texts("variable:name")])
        self.values: dict[int, str] = dict(self.texts("immediate:value"))
        self.places: dict[int, int] = {}
        counts: dict[int, int] = {}
        for (number,) in self.ours("instruction"):
            function = parts_of_id(number)[1]
            self.places[number] = counts.get(function, 0)
            counts[function] = self.places[number] + 1
        self.used: dict[tuple[int, int], str] = {}  # function and immediate → the constant's name
        self.shapes: dict[str, str] = {}
        for shape in ("array", "struct", "vector"):
            self.shapes.update([(str(ty), shape) for (ty,) in self.ours(f"{shape}_type")])

    # Names

    def ours(self, name: str) -> list[tuple[Any, ...]]:
        """The rows of one of our relations."""
        return list(zip(*self.columns[RELATIONS[name].table_name], strict=True))

    def texts(self, name: str) -> list[tuple[int, str]]:
        """The rows of one with a number and a text."""
        return [(number, text) for number, text in self.ours(name)]

    def map_of(self, name: str) -> dict[Any, Any]:
        """A relation of two columns of which the first determines the second."""
        return dict(self.texts(name))

    def members(self, name: str) -> set[int]:
        """A relation of one column."""
        return {number for (number,) in self.ours(name)}

    def global_name(self, number: int) -> str:
        return f"{self.prefix}:{self.at(number)}"

    def at(self, number: int) -> str:
        """A global with its prefix, its name as it is."""
        return f"@{self.names[number]}" if number in self.names else self.values[number]

    def function(self, number: int) -> str:
        return f"{self.prefix}:{self.functions[number]}"

    def function_at(self, place: int) -> str:
        """What names in a function begin with, by the place of the function from 1 on; 0 for none."""
        if not place:
            return self.prefix
        base = next(iter(self.functions))
        return self.function(base + place - 1)

    def instruction(self, number: int) -> str:
        return f"{self.function_at(parts_of_id(number)[1])}:{self.places[number]}"

    def variable(self, number: int) -> str:
        kind = "[basicblock]" if number in self.labels else ""
        return f"{self.function_at(parts_of_id(number)[1])}:{kind}{self.variables[number]}"

    def constant(self, number: int, place: int) -> str:
        """A constant in a function, or in none, of which facts are made then."""
        found = self.used.get((place, number))
        if found is None:
            found = f"{self.function_at(place)}:#{parts_of_id(number)[2]}:{self.values[number]}"
            self.used[place, number] = found
        return found

    def operand(self, number: int, place: int) -> str:
        return self.variable(number) if parts_of_id(number)[1] else self.constant(number, place)

    def value(self, kind: str, value: int, place: int) -> Value:
        """What stands in a column for ours of that type."""
        if kind == "instruction":
            return self.instruction(value)
        if kind in ("variable", "block"):
            return self.variable(value)
        if kind == "function":
            return self.function(value)
        if kind in ("operand", "immediate"):
            return self.operand(value, place)
        return value

    # Relations

    def run(self) -> dict[str, list[Row]]:
        for name, target in LAYOUT.items():
            if target.source:
                self.copy(name, target.source)
        self.add_modules()
        self.add_functions()
        self.add_types()
        self.add_instructions()
        self.add_variables()
        self.add_constants()
        return self.found

    def copy(self, name: str, source: str) -> None:
        kinds = [kind for _, kind in RELATIONS[source].columns]
        rows = self.found[name]
        for row in self.ours(source):
            place = 0
            if kinds[0] in ("instruction", "variable", "block"):
                place = parts_of_id(row[0])[1]
            elif kinds[0] == "function":
                place = parts_of_id(row[0])[2] + 1
            rows.append(tuple([self.value(kind, value, place) for kind, value in zip(kinds, row, strict=True)]))

    def add_modules(self) -> None:
        found = self.found
        self.add_globals("global_var", "global_variable")
        self.add_globals("alias", "alias")
        types = self.map_of("global:value_type")
        constant = self.members("global_variable:constant")
        outside = self.members("global_variable:externally_initialized")
        modes = self.map_of("global:thread_local")
        for number in self.members("global_variable"):
            name = self.global_name(number)
            found["global_var_demangled_name"].append((name, self.demangle(self.at(number)[1:])))
            found["global_var_type"].append((name, types[number]))
            found["global_var_flag"].append((name, "constant" if number in constant else "global"))
            if number in outside:
                found["global_var_flag"].append((name, "externally_initialized"))
            if number in modes:
                mode = str(modes[number])
                found["global_var_threadlocal_mode"].append((name, _THREAD_LOCAL.get(mode, f"thread_local({mode})")))
        variables = self.members("global_variable")
        for ours, theirs in (("global:section", "section"), ("global:alignment", "aligned_to")):
            for number, value in self.ours(ours):
                if number in variables:
                    found[f"global_var_{theirs}"].append((self.global_name(number), value))
        for number, value in self.ours("global_variable:initializer"):
            found["global_var_initializer"].append((self.global_name(number), self.constant(value, 0)))
        immediate_types = self.map_of("immediate:type")
        for number, value in self.ours("alias:aliasee"):
            found["alias_type"].append((self.global_name(number), immediate_types[number]))
            found["alias_aliasee"].append((self.global_name(number), self.constant(value, 0)))

    def add_globals(self, group: str, relation: str) -> None:
        """What variables and aliases share."""
        linkage, visibility = self.map_of("global:linkage"), self.map_of("global:visibility")
        for number in sorted(self.members(relation)):
            name = self.global_name(number)
            self.found[group].append((name,))
            self.found[f"{group}_name"].append((name, self.at(number)))
            self.found[f"{group}_linkage"].append((name, linkage[number]))
            self.found[f"{group}_visibility"].append((name, visibility.get(number, "default")))

    def add_functions(self) -> None:
        found = self.found
        declared = self.members("global:declaration")
        linkage, visibility = self.map_of("global:linkage"), self.map_of("global:visibility")
        unnamed, alignment = dict(self.texts("global:unnamed_addr")), self.map_of("global:alignment")
        section = self.map_of("global:section")
        conventions = dict(self.texts("function:calling_convention"))
        for number, plain in self.functions.items():
            name = self.function(number)
            found["func_decl" if number in declared else "func"].append((name,))
            found["func_name"].append((name, f"@{plain}"))
            found["func_signature"].append((name, self.demangle(plain)))
            found["func_linkage"].append((name, linkage[number]))
            found["func_visibility"].append((name, visibility.get(number, "default")))
            if conventions[number] != "ccc":
                found["func_calling_conv"].append((name, conventions[number]))
            if unnamed.get(number) == "unnamed_addr":
                found["func_unnamed_addr"].append((name,))
            if number in alignment:
                found["func_alignment"].append((name, alignment[number]))
            if number in section and number not in declared:
                found["func_section"].append((name, section[number]))
        for number, index, variable in self.ours("function:param"):
            if number not in declared:
                found["func_param"].append((self.function(number), index, self.variable(variable)))

    def add_types(self) -> None:
        found = self.found
        found["primitive_type"] = [("void",), ("label",), ("metadata",), ("x86mmx",)]
        found["pointer_type_has_addr_space"] = [row for row in self.ours("pointer_type:address_space") if row[1]]
        scalable = self.members("vector_type:scalable")
        found["vector_type_has_size"] = [row for row in self.ours("vector_type:size") if row[0] not in scalable]
        for ty, index, offset in self.ours("struct_type:field_offset"):
            found["struct_type_field_bit_offset"].append((ty, index, 8 * offset))

    def add_instructions(self) -> None:
        found = self.found
        for number, function in self.ours("instruction:function"):
            found["instr_func"].append((self.instruction(number), self.function(function)))
        for number, _, line, column in self.ours("instruction:position"):
            found["instr_pos"].append((self.instruction(number), line, column))
        for block, _, successor in self.ours("basic_block:successor"):
            found["block_predecessor"].append((self.variable(successor), self.variable(block)))
        self.add_flags()
        one = self.map_of("constant:toInt")
        for number, size in self.ours("alloca_instruction:size"):
            if one.get(size) != 1:
                place = parts_of_id(number)[1]
                found["alloca_instr_size"].append((self.instruction(number), self.operand(size, place)))
        for name in ("success_ordering", "failure_ordering"):
            for number, ordering in self.ours(f"cmpxchg_instruction:{name}"):
                found["cmpxchg_instr_ordering"].append((self.instruction(number), ordering))
        types = {**self.map_of("variable:type"), **self.map_of("immediate:type")}
        for number, value in self.ours("cmpxchg_instruction:new_value"):
            found["cmpxchg_instr_type"].append((self.instruction(number), types[value]))
        for name, ours in (("cond", "condition"), ("uncond", "dest_label")):
            for number, _ in self.ours(f"br_instruction:{ours}"):
                found[f"br_instr_{name}"].append((self.instruction(number),))
        for opcode in ("call", "invoke"):
            for number, convention in self.texts(f"{opcode}_instruction:calling_convention"):
                if convention != "ccc":
                    found[f"{opcode}_instr_calling_conv"].append((self.instruction(number), convention))
        for number, kind in self.texts("call_instruction:tail"):
            if kind != "notail":
                found["call_instr_tail_opt"].append((self.instruction(number),))

    def add_flags(self) -> None:
        found = self.found
        flags: dict[int, set[str]] = {}
        for number, flag in self.texts("instruction:flag"):
            flags.setdefault(number, set()).add(flag)
        addresses = self.members("getelementptr_instruction")
        for number, words in flags.items():
            name = self.instruction(number)
            if number in addresses and "inbounds" in words:
                found["getelementptr_instr_inbounds"].append((name,))
            shown_words = (words - _ALL_FAST) | {"fast"} if words >= _ALL_FAST else words
            found["instr_flag"] += [(name, _FLAGS.get(word, word)) for word in sorted(shown_words)]
        for opcode in ("load", "store", "fence", "cmpxchg", "atomicrmw"):
            for number, scope in self.texts(f"{opcode}_instruction:sync_scope"):
                if scope == "singlethread":
                    found["instr_flag"].append((self.instruction(number), scope))

    def add_variables(self) -> None:
        found = self.found
        for number, function in self.ours("variable:function"):
            name = self.variable(number)
            found["variable_in_func_name"].append((name, f"@{self.functions[function]}"))
            found["variable_has_name"].append((name, self.variables[number]))
        held = self.map_of("metadata:value")
        positions = {row[0]: row[1:] for row in self.ours("debug_location")}
        texts = {node: text for node, field, text in self.ours("metadata:text") if str(field) == "name"}
        for address, variable, location in self.declared():
            if address in held and parts_of_id(held[address])[1]:
                name = self.variable(held[address])
                if variable in texts:
                    found["variable_has_debug_source_name"].append((name, texts[variable]))
                if location in positions:
                    found["variable_has_debug_decl_pos"].append((name, *positions[location]))

    def declared(self) -> list[tuple[int, int, int | None]]:
        """What says where a variable of the source is: the nodes of the address, the variable and the location."""
        nodes: dict[tuple[int, int], dict[str, int]] = {}
        for number, index, role, node in self.ours("debug_record:node"):
            nodes.setdefault((number, index), {})[str(role)] = node
        declares = {(number, index) for number, index, kind in self.ours("debug_record") if str(kind) == "declare"}
        found: list[tuple[int, int, int | None]] = [
            (one["location"], one["variable"], one.get("debug_location"))
            for key, one in nodes.items()
            if key in declares
        ]
        callees = {number for number, name in self.names.items() if name == "llvm.dbg.declare"}
        if callees:
            operands = self.map_of("metadata_operand")
            arguments = {(number, index): value for number, index, value in self.ours("call_instruction:arg")}
            locations = {number: node for number, kind, node in self.ours("instruction:metadata") if str(kind) == "dbg"}
            for number, callee in self.ours("call_instruction:function"):
                if callee in callees:
                    address, variable = operands[arguments[number, 0]], operands[arguments[number, 1]]
                    found.append((address, variable, locations.get(number)))
        return found

    # Constants: those that something has named so far, and what they are made of

    def add_constants(self) -> None:
        found = self.found
        types = self.map_of("immediate:type")
        kinds = {ours: self.members(ours) for _, ours in _KINDS}
        integers = self.map_of("constant:toInt")
        widths = self.map_of("integer_type:width")
        texts = {theirs: dict(self.texts(f"inline_asm:{theirs}")) for theirs in ("text", "constraints")}
        variables = self.members("global_variable")
        opcodes = dict(self.texts("constant_expression:opcode"))
        parts = self.parts()
        done = 0
        while done < len(self.used):
            for (place, number), name in list(self.used.items())[done:]:
                done += 1
                found["constant"].append((name,))
                found["constant_has_type"].append((name, types[number]))
                found["constant_has_value"].append((name, self.values[number]))
                found["constant_hashes_to"].append((name, zlib.crc32(self.values[number].encode("utf-8", "replace"))))
                if place:
                    plain = self.functions[next(iter(self.functions)) + place - 1]
                    found["constant_in_func_name"].append((name, f"@{plain}"))
                for theirs, ours in _KINDS:
                    if number in kinds[ours]:
                        found[theirs].append((name,))
                if number in integers:
                    unsigned = integers[number] % (1 << widths[types[number]])
                    if unsigned < 1 << 16:
                        found["constant_to_int"].append((name, unsigned))
                if number in self.functions:
                    found["func_constant"].append((name,))
                    found["func_constant_fn_name"].append((name, self.at(number)))
                elif number in variables:
                    found["global_var_constant"].append((name,))
                    found["global_var_constant_name"].append((name, self.at(number)))
                for theirs, known in texts.items():
                    if number in known:
                        found[f"inline_asm_{theirs}"].append((name, known[number]))
                if number in parts:
                    made = [self.constant(part, place) for part in parts[number]]
                    self.add_parts(name, str(types[number]), opcodes.get(number, ""), made)

    def parts(self) -> dict[int, list[int]]:
        """What aggregates and expressions are made of."""
        found: dict[int, list[int]] = {}
        for relation in ("aggregate_constant:element", "constant_expression:operand"):
            for number, _, part in self.ours(relation):
                found.setdefault(number, []).append(part)
        return found

    def add_parts(self, name: str, ty: str, opcode: str, made: list[str]) -> None:
        found = self.found
        if opcode in _CASTS:
            found[f"{opcode}_constant_expression"].append((name,))
            found[f"{opcode}_constant_expression_from"].append((name, made[0]))
        elif opcode == "getelementptr":
            group = "getelementptr_constant_expression"
            found[group].append((name,))
            found[f"{group}_base"].append((name, made[0]))
            found[f"{group}_index"] += [(name, index, part) for index, part in enumerate(made[1:])]
            found[f"{group}_nindices"].append((name, len(made) - 1))
        elif not opcode:
            group = f"constant_{self.shapes[ty]}"
            found[group].append((name,))
            found[f"{group}_index"] += [(name, index, part) for index, part in enumerate(made)]
            found[f"{group}_has_size"].append((name, len(made)))


def write_layout(columns: Mapping[str, Sequence[Column]], folder: str, demangle: Callable[[str], str]) -> None:
    """Write the files of one module into a folder that is there. Raises OSError."""
    found = Conversion(columns, demangle).run()
    found["user_options"] = [("context_sensitivity", "insensitive")]
    for name in (*LAYOUT, *SIGNATURES):
        lines = ["\t".join([shown(value) for value in row]) + "\n" for row in found.get(name, ())]
        with gzip.GzipFile(os.path.join(folder, f"{name}.csv.gz"), "wb", mtime=0) as out:
            out.write("".join(lines).encode("utf-8", "surrogateescape"))


def shown(value: Value) -> str:
    """A value on one line between tabs."""
    return str(value).replace("\t", "\\t").replace("\n", "\\n")
