"""Module-level assembly and the symbols that LLVM's assemblers see in it."""

from __future__ import annotations

from pathlib import Path

ELF = "x86_64-pc-linux-gnu"
ARM64 = "aarch64-linux-gnu"
ARM = "armv7-linux-gnueabihf"
MACHO = "arm64-apple-macosx"
GLOBALS = """
@plain = global i32 1
@weak = weak global i32 1
@common = common global i32 0
@elsewhere = external global i32
@own = internal global i32 1
@copy = available_externally global i32 1
"""
# The target, the assembly, and the symbols with nm's letters.
CASES: dict[str, tuple[str, str, str]] = {
    "labels": (ELF, "a: b: ret\n.Lc: nop; d: nop", "t a, t b, t .Lc, t d"),
    "numeric labels": (ELF, "jmp 1f\n1: jmp 1b\njmp 1f\n01: nop", "t .Ltmp0, t .Ltmp1"),
    "binding": (
        ELF,
        ".globl a, b\na: ret\n.weak c\n.weak d\nd: ret\ne: ret\n.weak e\n.globl e\n.weak f\n.globl f\n"
        ".globl h\n.weak h\nh: ret\n.quad g\n.weak g\n.quad i\ni:",
        "T a, U b, w c, W d, W e, w f, w g, W h, t i",
    ),
    "what says nothing of symbols": (
        ELF,
        ".extern a\n.hidden b\n.type c,@function\n.size d,4\n.local e\n.lcomm f,4\n"
        ".weakref g, h\n.uleb128 i-j\n.skip k",
        "",
    ),
    "data": (ELF, ".quad a, b+1, c-d\n.byte 1, 'e'\n.value f@PLT\n.ascii \"g\"", "U a, U b, U c, U d, U f"),
    "assignments": (
        ELF,
        "a = 5\n.set b, a + c\n.equ d, 1\n.globl e\ne = f\n. = . + 4",
        "t a, t b, U c, t d, T e, U f, t ",
    ),
    "the place itself": (ELF, "a: ret\n.size a, .-a", "t a, t "),
    "common": (ELF, ".comm a,4", "t a"),
    "comments and texts": (
        ELF,
        '# a:\n/* b: ; c:\n*/ d: jmp e # f\njmp g // h\n.ascii "; i: # j"; k: nop\n"l m": jmp "l m"',
        "t d, U e, U g, t k, t l m",
    ),
    "operands of x86": (
        ELF,
        "mov a(%rip), %rax\nmov $b, %eax\ncall c@PLT\njmp *d(,%rax,8)\nmov %fs:e@tpoff, %rax\nlock incl f\nrep movsb\n"
        "vaddps %zmm1, %zmm2, %zmm3 {%k1} {z}\n{vex} vmovaps %xmm1, %xmm2\nmovq $g-h, %rdi\nfld %st(1)\nmov eax, %ecx",
        "U a, U b, U c, U d, U e, U f, U g, U h, U eax",
    ),
    "Intel's syntax": (
        ELF,
        ".intel_syntax noprefix\nlea rax, [rip + a]\nmov eax, dword ptr [b]\ncall c\nmov rax, offset d\nshl eax, cl\n"
        "mov byte ptr fs:[rax + 4*rbx], 1\n.att_syntax\nmov rax, %ebx",
        "U a, U b, U c, U d, U rax",
    ),
    "operands of AArch64": (
        ARM64,
        "adrp x0, a\nadd x0, x0, :lo12:b\nldr x1, [x0, #:lo12:c]\ncsel x0, x1, x2, eq\n"
        "b.eq d\ntbnz w0, #1, e\ndmb ish\n"
        "mrs x0, tpidr_el0\nadd x0, x1, w2, uxtw #2\nld1 {v0.4s, v1.4s}, [x0], #32\nprfm pldl1keep, [x0]\nbl eq\n"
        "base .req x9\nmov x0, base\n.xword f\n# g\n// h\nmov x0, i",
        "U a, U b, U c, U d, U e, U eq, U f, U i",
    ),
    "AArch64 of Apple": (
        MACHO,
        "adrp x0, _a@PAGE ; _b\nbl _c %% bl _d\n1: b 1b\nLe:",
        "U _a, U _c, U _d, t Ltmp0, t Le",
    ),
    "words in memory": (ARM64, "ldr x0, =a\nldr x1, =5\n", "U a, t "),
    "numbers in instructions": (ARM64, "ldr x0, =5\nldr w0, =0x10000\nldr x0, =0x500000000", ""),
    "numbers in memory": (ARM64, "ldr x0, =0x10001", "t "),
    "numbers of ARM": (ARM, "ldr r0, =5\nldr r0, =0xff000000\nldr r0, =-1\nldr r0, =0x1234", ""),
    "operands of ARM": (
        ARM,
        "bl a(PLT) @ b\nmovw r0, #:lower16:c\nit eq\nmoveq r0, r1\npush {r0-r3, lr}\nmsr cpsr_c, r0\ndmb ish\n"
        "add r0, r0, r1, lsl #2\n.word d(GOT)\nmcr p15, 0, r0, c7, c10, 5\ncpsid i\n"
        "ldr r0, e\n.thumb_set f, g\nldr r0, =h",
        "U a, U c, U d, U e, U h, t ",
    ),
    "operands of RISC-V": (
        "riscv64-linux-gnu",
        "la a0, a\ncall b@plt\nlui a0, %hi(c)\n1: auipc a0, %pcrel_hi(d)\naddi a0, a0, %pcrel_lo(1b)\nlw a0, e\n"
        "csrr a0, mstatus\nfence rw, rw\nbeq a0, a1, f\nlw a0, 4(a1)\nsw a0, g, t0\n.option push\n.half h",
        "U a, U b, U c, U d, U e, U f, U g, U h, t .Lpcrel_hi0, t .Lpcrel_hi1, t .Lpcrel_hi2, t .Ltmp0",
    ),
    "operands of PowerPC": (
        "powerpc64le-linux-gnu",
        "bl a\naddis 3, 2, b@toc@ha\nlwz %r3, 0(%r4)\nbeq cr0, c\ncrand 4*cr0+eq, 4*cr1+lt, 2\nbc 12, eq, d\n.llong e",
        "U a, U b, U c, U d, U e",
    ),
    "operands of Mips": (
        "mips-linux-gnu",
        ".set noreorder\nlui $a0, %hi(a)\njal b\n1: b 1b\n.ent f\nf:\n.end f\nlw $25, %call16(c)($gp)",
        "U a, U b, U c, t f, t $tmp0",
    ),
    "operands of others": (
        "s390x-linux-gnu",
        "larl %r1, a\nbrasl %r14, b@PLT\nlg %r1, 0(%r2)\n.quad c",
        "U a, U b, U c",
    ),
    "SPARC": ("sparcv9-linux-gnu", "sethi %hi(a), %o0\ncall b\nnop ! c\nmembar #StoreLoad", "U a, U b"),
    "LoongArch": ("loongarch64-linux-gnu", "la.pcrel $a0, a\npcalau12i $a0, %pc_hi20(b)", "U a, U b"),
    "WebAssembly": (
        "wasm32-unknown-unknown",
        ".globl a\n.functype a () -> ()\na:\n.functype a () -> ()\ncall b\nend_function",
        "T a, U b",
    ),
    "a target whose operands are not read": ("bpfel-unknown-unknown", "a: r0 = 1\nexit\n.long b", "t a, U b"),
    "Mach-O": (
        "x86_64-apple-macosx",
        ".globl _a\n_a: ret\n.weak_definition _a\n.zerofill __DATA,__bss,_b,4,2\n"
        ".lazy_reference _c\n.weak_reference _d\n"
        ".private_extern _e\n.no_dead_strip _f\n.subsections_via_symbols",
        "T _a, t _b, U _c",
    ),
    "COFF": (
        "x86_64-pc-windows-msvc",
        ".def _a; .scl 2; .type 32; .endef\n.globl _a\n_a: call _b@4\n.long c@IMGREL\n.secrel32 d\n1: jmp 1b",
        "T _a, U _b@4, U c, t .Ltmp0",
    ),
    "macros": (
        ELF,
        ".macro m x y=5 z:req\n\\x\\()_1: .long \\y, \\z\n.endm\nm a, b, c\nm z=d, x=e\n"
        ".macro v x, y:vararg\n.quad \\x\n.byte \\y\n.endm\nv f, g, h\n.macro n\n"
        ".long i\\@\n.exitm\n.long j\n.endm\nn\nn",
        "t a_1, U b, U c, t e_1, U d, U f, U g, U h, U i3, U i4",
    ),
    "what a macro has no parameter for": (
        ELF,
        '.macro m x t x.y\n.ascii "\\n\\x\\t.y"\n\\x\\().a: .long \\x.y, \\t\n.endm\nm c, d, e\nm f, g, h',
        "t c.a, U e, U d, t f.a, U h, U g",
    ),
    "repetitions": (
        ELF,
        ".set n, 0\n.rept 2\n.set n, n + 1\n.endr\n.irp x, a, b\n.long \\x\n.endr\n.irpc x, 12\n.long c\\x\n.endr\n"
        ".if n == 2\n.long d\n.endif",
        "t n, U a, U b, U c1, U c2, U d",
    ),
    "conditions": (
        ELF,
        ".if 0\n.long a\n.if 1\n.long b\n.endif\n.elseif (1 + 2) * 2 == 6 && !0\n.long c\n.else\n.long d\n.endif\n"
        ".ifdef e\n.long f\n.else\ne:\n.endif\n.ifdef e\n.long g\n.endif\n.ifc x, x\n"
        ".long h\n.endif\n.ifb\n.long i\n.endif\n"
        '.ifnes "a","a"\n.long j\n.endif\n.end\n.long k',
        "U c, t e, U g, U h, U i",
    ),
    "versions": (
        ELF,
        "".join(
            f".symver {name}, {name}@V\n.symver {name}, x{name}@@@V\n"
            for name in ("plain", "weak", "own", "copy", "none")
        )
        + "a: .symver a, a@@V",
        "T plain@V, U plain, T xplain@@V, W weak@V, U weak, W xweak@@V, t own@V, U own, "
        "t xown@@V, U copy, U none, t a, t a@@V",
    ),
}


def more() -> dict[str, tuple[str, str, str]]:
    """The cases of `more.txt`: `;--- name`, the target, the assembly, and `;=` with the symbols."""
    found = {}
    for part in (Path(__file__).parent / "more.txt").read_text(encoding="utf-8").split(";--- ")[1:]:
        name, triple, text = part.split("\n", 2)
        text, _, symbols = text.rpartition("\n;= ")
        found[name] = (triple, text, symbols.rstrip("\n"))
    return found


MORE = more()


def module_of(triple: str, text: str, extra: str = "") -> str:
    lines = [line.replace("\\", "\\5C").replace('"', "\\22") for line in text.split("\n")]
    return f'target triple = "{triple}"\n' + "".join(f'module asm "{line}"\n' for line in lines) + extra
