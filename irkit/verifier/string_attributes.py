"""String attributes whose values LLVM checks (LangRef, "Function Attributes", `"key"="value"`)."""

from __future__ import annotations

from typing import Final

from irkit.attributes import StringAttribute
from irkit.functions import Function
from irkit.releases import NEWEST, OLDEST
from irkit.type_rules import primitive_bits
from irkit.types import FunctionType, VectorType
from irkit.values import Value
from irkit.verifier.frame import Verifier
from irkit.verifier.rules import Chapter
from irkit.verifier.vector_variants import is_vector_variant

_C: Final = Chapter("string attributes")
_INVALID: Final = "invalid value for '{}' attribute: {}"
FLAG: Final = _C.rule("string-flag", _INVALID)
SM_ENABLED: Final = _C.rule(
    "sme-streaming",
    "Attributes 'aarch64_pstate_sm_enabled and aarch64_pstate_sm_compatible' are incompatible!",
    first=16,
)
ZA: Final = _C.rule(
    "sme-za",
    "Attributes 'aarch64_new_za', 'aarch64_in_za', 'aarch64_out_za', 'aarch64_inout_za', "
    "'aarch64_preserves_za' and 'aarch64_za_state_agnostic' are mutually exclusive",
    first=20,
)
ZA_BEFORE: Final = _C.rule(
    "sme-za-before",
    "Attributes 'aarch64_new_za', 'aarch64_in_za', 'aarch64_out_za', 'aarch64_inout_za' and 'aarch64_preserves_za' "
    "are mutually exclusive",
    first=19,
    last=19,
)
ZA_PRESERVED: Final = _C.rule(
    "sme-za-preserved",
    "Attributes 'aarch64_pstate_za_new and aarch64_pstate_za_preserved' are incompatible!",
    first=16,
    last=18,
)
ZA_SHARED: Final = _C.rule(
    "sme-za-shared",
    "Attributes 'aarch64_pstate_za_new and aarch64_pstate_za_shared' are incompatible!",
    first=16,
    last=18,
)
ZT0: Final = _C.rule(
    "sme-zt0",
    "Attributes 'aarch64_new_zt0', 'aarch64_in_zt0', 'aarch64_out_zt0', 'aarch64_inout_zt0', "
    "'aarch64_preserves_zt0' and 'aarch64_za_state_agnostic' are mutually exclusive",
    first=20,
)
ZT0_BEFORE: Final = _C.rule(
    "sme-zt0-before",
    "Attributes 'aarch64_new_zt0', 'aarch64_in_zt0', 'aarch64_out_zt0', 'aarch64_inout_zt0' and "
    "'aarch64_preserves_zt0' are mutually exclusive",
    first=18,
    last=19,
)
VARIANT_EMPTY: Final = _C.rule("zeroed-variant-empty", "'alloc-variant-zeroed' must not be empty", first=21)
VARIANT_FAMILY: Final = _C.rule(
    "zeroed-variant-family",
    "'alloc-variant-zeroed' must name a function belonging to the same 'alloc-family'",
    first=21,
)
VARIANT_KIND: Final = _C.rule(
    "zeroed-variant-kind",
    "'alloc-variant-zeroed' must name a function with 'allockind(\"zeroed\")'",
    first=21,
)
VARIANT_TYPE: Final = _C.rule(
    "zeroed-variant-type", "'alloc-variant-zeroed' must name a function with the same signature", first=21
)
VARIANT_CONVENTION: Final = _C.rule(
    "zeroed-variant-convention",
    "'alloc-variant-zeroed' must name a function with the same calling convention",
    first=23,
)
FRAME_POINTER: Final = _C.rule("frame-pointer", "invalid value for 'frame-pointer' attribute: {}")
EVEX512: Final = _C.rule("evex512", "512-bit vector arguments require 'evex512' for AVX512", first=18, last=21)
UNSIGNED: Final = _C.rule("string-unsigned", '"{}" takes an unsigned integer: {}')
ENTRY_SECTION: Final = _C.rule("patchable-section", '"patchable-function-entry-section" must not be empty', first=22)
KEY_ALONE: Final = _C.rule(
    "sign-return-address-key-alone",
    "'sign-return-address-key' present without `sign-return-address`",
    first=19,
)
BRANCH_PROTECTION: Final = _C.rule("branch-protection", _INVALID, first=19)
VECTOR_VARIANT: Final = _C.rule("vector-variant", "invalid name for a VFABI variant: {}", first=18)
DENORMAL: Final = _C.rule("denormal-fp-math", _INVALID, first=21, last=22)
FORMAT_COUNT: Final = _C.rule(
    "modular-format-count", "modular-format attribute requires at least 5 arguments", first=22
)
FORMAT_INTEGER: Final = _C.rule(
    "modular-format-integer", "modular-format attribute first arg index is not an integer", first=22
)
FORMAT_PLACE: Final = _C.rule(
    "modular-format-place", "modular-format attribute first arg index is out of bounds", first=22
)
FEATURE_EMPTY: Final = _C.rule(
    "target-feature-empty", "target-features attribute should not contain an empty string", first=22
)
FEATURE_SIGN: Final = _C.rule("target-feature-sign", "target feature '{}' must start with a '+' or '-'", first=22)

# Flags: "true", "false" or nothing. LLVM's list by release.
_FLAGS: Final[tuple[tuple[str, int, int], ...]] = (
    ("allow_direct_access_in_hot_patch_function", 22, NEWEST),
    ("approx-func-fp-math", 14, 21),
    ("less-precise-fpmad", OLDEST, NEWEST),
    ("loader-replaceable", 19, NEWEST),
    ("marked_for_windows_hot_patching", 22, NEWEST),
    ("no-infs-fp-math", OLDEST, NEWEST),
    ("no-inline-line-tables", OLDEST, NEWEST),
    ("no-jump-tables", OLDEST, NEWEST),
    ("no-nans-fp-math", OLDEST, NEWEST),
    ("no-signed-zeros-fp-math", OLDEST, NEWEST),
    ("profile-sample-accurate", OLDEST, NEWEST),
    ("unsafe-fp-math", OLDEST, 21),
    ("use-sample-profile", OLDEST, NEWEST),
)
_FLAG_RELEASES: Final = {name: (first, last) for name, first, last in _FLAGS}
_ZA: Final = ("new", "in", "inout", "out", "preserves")
_FRAME_POINTERS: Final = (
    ("all", 13),
    ("non-leaf", 13),
    ("none", 13),
    ("reserved", 19),
    ("non-leaf-no-reserve", 22),
)
_UNSIGNED: Final = (
    "patchable-function-prefix",
    "patchable-function-entry",
    "warn-stack-size",
)
_BOOLEANS: Final = ("", "true", "false")
_PROTECTION: Final[dict[str, tuple[str, ...]]] = {
    "sign-return-address": ("none", "all", "non-leaf"),
    "sign-return-address-key": ("a_key", "b_key"),
    "branch-target-enforcement": _BOOLEANS,
    "branch-protection-pauth-lr": _BOOLEANS,
    "guarded-control-stack": _BOOLEANS,
}
_DENORMALS: Final = frozenset(("", "ieee", "preserve-sign", "positive-zero", "dynamic"))
_ZEROED: Final = 16


def check_flag(v: Verifier, attribute: StringAttribute, where: Value) -> None:
    """A string attribute that is a flag, wherever it stands."""
    releases = _FLAG_RELEASES.get(attribute.name)
    if releases is None or not releases[0] <= v.release <= releases[1]:
        return
    value = attribute.value or ""
    if value not in _BOOLEANS:
        v.fail(FLAG, where, words=(attribute.name, value))


def check_exclusive_strings(v: Verifier, strings: dict[str, str], where: Value) -> bool:
    """The attributes of Arm's Scalable Matrix Extension that exclude each other."""
    if "aarch64_pstate_sm_enabled" in strings and "aarch64_pstate_sm_compatible" in strings:
        if not v.fail(SM_ENABLED, where):
            return False
    if "aarch64_pstate_za_new" in strings:
        for what, rule in (("preserved", ZA_PRESERVED), ("shared", ZA_SHARED)):
            if f"aarch64_pstate_za_{what}" in strings and not v.fail(rule, where):
                return False
    agnostic = "aarch64_za_state_agnostic" in strings and v.has(ZA)
    for what, rules in (("za", (ZA_BEFORE, ZA)), ("zt0", (ZT0_BEFORE, ZT0))):
        if sum([f"aarch64_{word}_{what}" in strings for word in _ZA]) + agnostic > 1:
            if not all(v.fail(rule, where) for rule in rules):
                return False
    return True


def check_zeroed_variant(v: Verifier, ty: FunctionType, strings: dict[str, str], where: Value) -> bool:
    """The function that an allocating one names as that which gives zeroed memory."""
    name = strings.get("alloc-variant-zeroed")
    if name is None:
        return True
    if not name:
        return v.fail(VARIANT_EMPTY, where)
    variant = v.module.get(name)
    if not isinstance(variant, Function):
        return True
    own = variant.attribute_list.function if variant.attribute_list is not None else None
    family = strings.get("alloc-family")
    if family is not None:
        found = own.get("alloc-family") if own is not None else None
        if not isinstance(found, StringAttribute) or (found.value or "") != family:
            return v.fail(VARIANT_FAMILY, where)
    kinds = own.number("allockind") if own is not None else None
    if kinds is None or not kinds & _ZEROED:
        return v.fail(VARIANT_KIND, where)
    if variant.value_type is not ty:
        return v.fail(VARIANT_TYPE, where)
    if isinstance(where, Function) and where.calling_convention_number != variant.calling_convention_number:
        return v.fail(VARIANT_CONVENTION, where)
    return True


def check_function_strings(v: Verifier, ty: FunctionType, strings: dict[str, str], where: Value) -> None:
    """The string attributes of a function or a call. Unlike others, these checks do not end at the first failure."""
    if not strings:
        return
    value = strings.get("frame-pointer")
    if value is not None and not any(value == word and v.release >= first for word, first in _FRAME_POINTERS):
        v.fail(FRAME_POINTER, where, words=(value,))
    features = strings.get("target-features")
    if features and v.is_x86 and has_wide_vector(ty) and "+avx512f" in features and "-evex512" in features:
        if not v.fail(EVEX512, where):
            return
    for name in _UNSIGNED:
        value = strings.get(name)
        if value is not None and not is_unsigned(value):
            v.fail(UNSIGNED, where, words=(name, value))
    if strings.get("patchable-function-entry-section") == "":
        v.fail(ENTRY_SECTION, where)
    _check_protection(v, strings, where)
    value = strings.get("vector-function-abi-variant")
    if value is not None and not is_vector_variant(value, ty):
        v.fail(VECTOR_VARIANT, where, words=(value,))
    for name in ("denormal-fp-math", "denormal-fp-math-f32"):
        value = strings.get(name)
        if value is not None and not is_denormal_mode(v, value):
            v.fail(DENORMAL, where, words=(name, value))
    value = strings.get("modular-format")
    if value is not None and not _check_format(v, ty, value, where):
        return
    if features is not None:
        _check_features(v, features, where)


def has_wide_vector(ty: FunctionType) -> bool:
    """Whether a fixed vector among result and parameters has 512 bits or more."""
    vectors = [part for part in ty.contained_types() if isinstance(part, VectorType) and not part.scalable]
    return any(primitive_bits(vector)[0] >= 512 for vector in vectors)


def is_unsigned(text: str) -> bool:
    return text.isascii() and text.isdecimal() and int(text) < 1 << 32


def _check_protection(v: Verifier, strings: dict[str, str], where: Value) -> None:
    for name, allowed in _PROTECTION.items():
        value = strings.get(name)
        if value is None:
            continue
        if value not in allowed:
            v.fail(BRANCH_PROTECTION, where, words=(name, value))
        if name == "sign-return-address-key" and "sign-return-address" not in strings:
            v.fail(KEY_ALONE, where)


def is_denormal_mode(v: Verifier, text: str) -> bool:
    """`output[,input]`, each of them a mode."""
    parts = text.split(",")
    return len(parts) <= 2 and all(part in _DENORMALS for part in parts)


def _check_format(v: Verifier, ty: FunctionType, text: str, where: Value) -> bool:
    parts = text.split(",")
    if len(parts) < 5:
        return v.fail(FORMAT_COUNT, where)
    if not is_unsigned(parts[2]):
        return v.fail(FORMAT_INTEGER, where)
    count = len(ty.parameters) + ty.is_vararg
    return int(parts[2]) <= count or v.fail(FORMAT_PLACE, where)


def _check_features(v: Verifier, text: str, where: Value) -> None:
    if not text:
        return
    for feature in text.split(","):
        if not feature:
            v.fail(FEATURE_EMPTY, where)
            return
        if feature[0] not in "+-":
            v.fail(FEATURE_SIGN, where, words=(feature,))
            return
