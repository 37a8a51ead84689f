"""Rules whose words no file brings out of LLVM's tools: what LLVM's reader says of the record, or why there is none."""

from __future__ import annotations

_CASTS = """
trunc-source trunc-result trunc-vectors trunc-width zext-source zext-result zext-vectors zext-width sext-source
sext-result sext-vectors sext-width fptrunc-source fptrunc-result fptrunc-vectors fptrunc-width fpext-source
fpext-result fpext-vectors fpext-width uitofp-source uitofp-result uitofp-vectors uitofp-length sitofp-source
sitofp-result sitofp-vectors sitofp-length fptoui-source fptoui-result fptoui-vectors fptoui-length fptosi-source
fptosi-result fptosi-vectors fptosi-length ptrtoint-source ptrtoint-result ptrtoint-vectors ptrtoint-length
inttoptr-source inttoptr-result inttoptr-vectors inttoptr-length ptrtoaddr-source ptrtoaddr-result ptrtoaddr-vectors
ptrtoaddr-length bitcast addrspacecast-source addrspacecast-result addrspacecast-spaces addrspacecast-length
"""

# Bitcode that irkit writes unchecked, and with which words LLVM 22's reader refuses it.
_REFUSED = {
    "Invalid cast": _CASTS,
    "Invalid record": """
    fneg-float binary-types logical-operands shift-operands icmp-types fcmp-types call-argument call-count
    branch-condition switch-type switch-void switch-constant load-ordering store-ordering atomicrmw-unordered
    fence-ordering
    """,
    "Invalid alignment value": "alloca-alignment load-alignment store-alignment global-alignment",
    "Invalid icmp predicate": "icmp-predicate fcmp-operands",
    "Invalid fcmp predicate": "fcmp-predicate",
    "Not an enum attribute": "attribute-value",
    "Callee is not a pointer type": "callee",
    "Insufficient operands to call": "call-too-few",
    "Alias and aliasee types don't match": "alias-type",
    "alloca element count must have integer type": "alloca-count",
    "Load operand is not a pointer type": "load-pointer",
    "Load/Store operand is not a pointer type": "store-pointer",
    "Inserted value type doesn't match aggregate type": "insertvalue",
    "Invalid phi record": "phi-types",
    "Invalid function argument type": "argument-class",
    "Invalid (unordered or overlapping) range list": "initializes-order",
    "ptrauth deactivation symbol operand must be a pointer": "ptrauth-symbol",
}
READER_SAYS: dict[str, str] = {rule: words for words, rules in _REFUSED.items() for rule in rules.split()}

# What bitcode has no way to say, or what LLVM's reader makes of it in silence.
_NOT_HELD = {
    "the reader takes the type of the result, or whether integers or floats are meant, from the operands": """
    unary-types integer-operands integer-result float-operands float-result logical-result shift-result gep-width
    gep-space extractvalue select-type ptrauth-type
    """,
    "the reader keeps 32 bits of the number": "attribute-alignment",
    "the reader keeps the bits that are known, and drops an empty mask": "nofpclass-empty nofpclass-bits",
    "the record of what is not atomic has no scope": "load-scope store-scope",
    "the reader upgrades it: the intrinsic gets the name of its types, the tag its new form": """
    intrinsic-name tbaa-old-style
    """,
    "a file refers to values by their numbers in this module and this function": """
    personality-of-other-module function-of-other-module global-of-other-module constant-of-other-module
    block-of-other-function argument-of-other-function instruction-of-other-function
    """,
    "every record of a user and of an alias has the numbers of all it refers to": "operand-null aliasee",
    "a terminator's record ends its block": "terminator-place",
    "what has no value has no number, by which names are given": "void-name",
    "the parser refuses it, and writers keep nodes apart from what a function numbers": "metadata-local-operand",
}
NOT_HELD: dict[str, str] = {rule: why for why, rules in _NOT_HELD.items() for rule in rules.split()}
