"""Pairs of small modules that share names, each made of one number: what linkers have to agree on."""

from __future__ import annotations

import random
from collections.abc import Sequence

STRUCTS = ("i32", "i8, i32", "ptr, i32", "[2 x i8], i64", "i32, i32")
TYPES = ("i32", "i64", "ptr", "[4 x i8]", "%A", "%B", "%A.1", "{ i8, %B }", "[2 x %A]")
SIGNATURES = ("i32 ()", "void (i32)", "i32 (%A)", "ptr (ptr, %B)")
DECLARING = ("external", "external", "extern_weak")
DEFINING = (
    *("", "internal", "private", "weak", "weak_odr", "linkonce", "linkonce_odr", "linkonce_odr"),
    *("available_externally", "common"),
)
KINDS = ("any", "any", "largest", "exactmatch", "samesize", "nodeduplicate")
BEHAVIOURS = (1, 2, 3, 4, 5, 6, 7, 8)
TRIPLES = ("x86_64-unknown-linux-gnu", "x86_64-unknown-linux-gnu", "x86_64-pc-linux", "arm64-apple-macosx11.0.0")
LAYOUTS = ("e-m:e-i64:64", "e-m:e-i64:64", "e")


class Side:
    """One module of a pair."""

    def __init__(self, choices: random.Random, number: int, busy: frozenset[str]) -> None:
        self.choices = choices
        self.number = number
        self.busy = busy
        self.lines: list[str] = []
        self.nodes: list[str] = []
        self.comdats: list[str] = []
        self.globals: dict[str, str] = {}

    def one(self, words: Sequence[str]) -> str:
        return self.choices.choice(words)

    def maybe(self, word: str, chance: float = 0.3) -> str:
        return word if self.choices.random() < chance else ""

    def text(self) -> str:
        if "targets" in self.busy:
            self.lines += [f'target datalayout = "{self.one(LAYOUTS)}"', f'target triple = "{self.one(TRIPLES)}"']
        for name in ("%A", "%B", "%A.1"):
            self.lines.append(f"{name} = type {{ {self.one(STRUCTS)} }}")
        if "comdats" in self.busy:
            for name in ("v0", "f0", "c"):
                self.lines.append(f"${name} = comdat {self.one(KINDS)}")
                self.comdats.append(name)
        if "assembly" in self.busy:
            self.lines.append(f'module asm "{self.one(("nop", ".globl x", ".symver a, b@V"))}"')
        for number in range(3):
            self.variable(f"v{number}")
        for number in range(3):
            self.function(f"f{number}")
        self.function(f"own{self.number}", defined=True)
        if "aliases" in self.busy:
            self.alias("a0", "v0")
            self.alias("f2" if self.choices.random() < 0.2 else "a1", "f0")
        if "arrays" in self.busy:
            self.arrays()
        if "flags" in self.busy:
            self.flags()
        if "metadata" in self.busy:
            self.metadata()
        return "\n".join([*self.lines, *[f"!{place} = {node}" for place, node in enumerate(self.nodes)], ""])

    def head(self, linkage: str) -> list[str]:
        local = linkage in ("internal", "private")
        return [linkage, self.maybe("dso_local", 0.2), "" if local else self.one(("", "", "", "hidden", "protected"))]

    def comdat(self, linkage: str, name: str) -> str:
        if not self.comdats or linkage in ("available_externally", "common", "external", "extern_weak"):
            return ""
        named = self.maybe(self.one([name, name, "c"]), 0.7)
        return f"comdat(${named})" if named in self.comdats else ""

    def variable(self, name: str) -> None:
        defined = self.choices.random() < 0.7
        linkage = self.one(DEFINING if defined else DECLARING)
        ty = self.one(TYPES[:4] if linkage == "common" else TYPES)
        words = [f"@{name} =", *self.head(linkage), self.maybe("thread_local", 0.15)]
        words.append(self.one(("", "", "unnamed_addr", "local_unnamed_addr")))
        words.append("global" if linkage == "common" or self.choices.random() < 0.7 else "constant")
        words.append(ty)
        if defined:
            words.append(self.value(ty) if linkage != "common" else "zeroinitializer")
        attached = [self.maybe('section "s"', 0.15), self.comdat(linkage, name), self.maybe("align 16", 0.2)]
        attached.append(self.maybe(f"!kept !{self.node(f'!{{i32 {self.choices.randrange(3)}}}')}", 0.15))
        self.lines.append(" ".join([word for word in words if word]) + "".join([f", {one}" for one in attached if one]))
        self.globals[name] = "variable"

    def value(self, ty: str) -> str:
        if ty in ("i32", "i64"):
            return self.one(("1", "2", "3"))
        if ty == "ptr":
            return self.one(("null", "@v0", "@f1", "getelementptr (i8, ptr @v1, i64 2)", "@v2"))
        return "zeroinitializer"

    def function(self, name: str, defined: bool = False) -> None:
        defined = defined or self.choices.random() < 0.6
        linkage = (
            self.one([word for word in DEFINING if word != "common"]) if defined else self.one(("", "extern_weak"))
        )
        if name.startswith("own"):
            linkage = ""
        result, _, rest = self.one(SIGNATURES).partition(" ")
        parameters = [word for word in rest.strip("()").split(", ") if word]
        numbered = ", ".join([f"{word} %{place}" for place, word in enumerate(parameters)]) if defined else rest[1:-1]
        words = ["define" if defined else "declare", *self.head(linkage), self.maybe("fastcc", 0.1), result]
        words.append(f"@{name}({numbered})")
        words += [self.one(("", "", "unnamed_addr")), self.maybe("nounwind"), self.maybe("nocallback", 0.2)]
        words += [self.maybe('section "t"', 0.1), self.comdat(linkage if defined else "external", name)]
        words.append(self.maybe("align 16", 0.2))
        words += [self.maybe("prefix i32 5", 0.1), self.maybe("personality ptr @f1", 0.1)] if defined else []
        self.lines.append(" ".join([word for word in words if word]))
        self.globals[name] = "function"
        if defined:
            self.lines[-1] += " {"
            for _ in range(self.choices.randrange(1, 4)):
                self.lines.append("  " + self.instruction())
            self.lines += ["  ret void" if result == "void" else f"  ret {result} {self.zero(result)}", "}"]

    def zero(self, ty: str) -> str:
        return "null" if ty == "ptr" else "0"

    def instruction(self) -> str:
        target = self.one(("@v0", "@v1", "@v2", "@f0", "@f1", "@f2"))
        ty = self.one(TYPES)
        kept = self.node('!{!"x"}') if self.choices.random() < 0.2 else 0
        if kept:
            return f"store %A zeroinitializer, ptr {target}, !kept !{kept}"
        return self.one(
            (
                f"store ptr {target}, ptr @v0",
                f"store {ty} zeroinitializer, ptr {target}",
                f"call void {self.one(('@f0', '@f1', '@f2'))}()",
                f"store ptr getelementptr ({ty}, ptr {target}, i64 1), ptr @v1",
            )
        )

    def alias(self, name: str, of: str) -> None:
        if name in self.globals:
            return
        defined = [line for line in self.lines if line.startswith((f"@{of} =", "define")) and f"@{of}" in line]
        bad = ("external", "extern_weak", "available_externally", "common")
        if not defined or any(word in defined[0].split() for word in bad):
            return
        linkage = self.one(("", "weak", "linkonce_odr", "internal"))
        self.lines.append(
            " ".join([word for word in [f"@{name} =", *self.head(linkage), f"alias i32, ptr @{of}"] if word])
        )
        self.globals[name] = "alias"

    def arrays(self) -> None:
        held = ", ".join([f"ptr @{name}" for name in sorted(self.globals) if self.choices.random() < 0.4])
        if held:
            word = self.one(("llvm.used", "llvm.compiler.used", "llvm.used"))
            count = held.count("ptr")
            section = "llvm.metadata"
            self.lines.append(f'@{word} = appending global [{count} x ptr] [{held}], section "{section}"')
        entry = "{ i32, ptr, ptr }"
        data = self.one(("null", "@v0", "@v1"))
        self.lines.append(
            f"@llvm.global_ctors = appending global [1 x {entry}] [{entry} {{ i32 {self.choices.randrange(3)}, "
            f"ptr @own{self.number}, ptr {data} }}]"
        )

    def node(self, said: str) -> int:
        self.nodes.append(said)
        return len(self.nodes) - 1

    def flags(self) -> None:
        found = []
        for name in ("one", "two", "three"):
            behaviour = self.choices.choice(BEHAVIOURS)
            if self.choices.random() < 0.9:
                behaviour = {"one": 2, "two": 7, "three": 8}[name]
            value = f"i32 {self.choices.randrange(3)}"
            if behaviour == 3:
                requirement = f'!{{!"two", i32 {self.choices.randrange(2)}}}'
                value = f"!{self.node(requirement)}"
            elif behaviour in (5, 6):
                value = f"!{self.node(f'!{{i32 {self.choices.randrange(3)}, i32 7}}')}"
            if self.choices.random() < 0.8:
                found.append(self.node(f'!{{i32 {behaviour}, !"{name}", {value}}}'))
        if found:
            self.lines.append(f"!llvm.module.flags = !{{{', '.join([f'!{place}' for place in found])}}}")

    def metadata(self) -> None:
        first = self.node(f'!{{!"same", i32 {self.choices.randrange(2)}}}')
        second = self.node(f"distinct !{{!{first}, ptr @{self.one(sorted(self.globals))}}}")
        named = self.one((f"!{first}, !{second}", f"!{second}", f"!{first}, !{first}"))
        self.lines.append(f"!named = !{{{named}}}")


PARTS = ("targets", "comdats", "assembly", "aliases", "arrays", "flags", "metadata")


def pair(number: int) -> tuple[str, str]:
    """The texts of two modules."""
    choices = random.Random(number)
    busy = frozenset([word for word in PARTS if choices.random() < 0.35])
    return Side(choices, 0, busy).text(), Side(choices, 1, busy).text()
