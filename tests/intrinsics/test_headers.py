"""The forms that LLVM's generated header of intrinsics had: small headers of each, and what is read of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from irkit.intrinsics.headers import read_header

# Codes of types, one after another in half a byte each, the first lowest; what does not fit is elsewhere.
TABLES = """
#ifdef GET_INTRINSIC_NAME_TABLE
  "llvm.abs",
  "llvm.arm.copy",
  "llvm.arm.lanes",
#endif
#ifdef GET_INTRINSIC_TARGET_DATA
  {llvm::StringLiteral(""), 0, 1},
  {llvm::StringLiteral("arm"), 1, 2},
#endif
#ifdef GET_INTRINSIC_GENERATOR_GLOBAL
#if 1
static const unsigned IIT_Table[] = {
  0x1F1F, // llvm.abs
  0x2E2E0, (1U<<31) | 1
  };
#endif
static const unsigned char IIT_LongEncodingTable[] = {
  255, 21, 43, 10, 4, 36, 2, 35, 30, 15, 27, 3, 2, 34, 8, 5, 29, 0, 255
  };
#endif
"""
SIGNATURES = {
    "llvm.abs": "int:0 int:0",
    "llvm.arm.copy": "void p0 i8 p0 i8",
    "llvm.arm.lanes": "{2 nx4x i32 512x i8 i128 nth:1:2 p3 i8 pointers:8:5 ...",
}
ONE, FUNCTION = "AttributeList::get(C, 1, AttrParam1)", "AttributeList::get(C, AttributeList::FunctionIndex, Atts)"

# The attributes written out, as until 15.
ARRAYS = f"""
#ifdef GET_INTRINSIC_ATTRIBUTES
static const uint8_t IntrinsicsToAttributesMap[] = {{
    1, // llvm.abs
    2, // llvm.arm.copy
    1, /* llvm.arm.lanes */
  }};
  switch (IntrinsicsToAttributesMap[id - 1]) {{
  case 1: {{
    const Attribute::AttrKind Atts[] = {{Attribute::WillReturn,Attribute::NoUnwind}};
    AS[0] = {FUNCTION};
    NumAttrs = 1;
    break;
    }}
  case 2: {{
    const Attribute::AttrKind AttrParam1[]= {{Attribute::NoCapture,Attribute::Alignment}};
    const uint64_t AttrValParam1[]= {{0,16}};
    AS[0] = AttributeList::get(C, 1, AttrParam1, AttrValParam1);
    const Attribute::AttrKind Atts[] = {{Attribute::NoUnwind}};
    AS[1] = {FUNCTION};
    NumAttrs = 2;
    break;
    }}
  }}
#endif
"""

SETS = """
static AttributeSet getIntrinsicArgAttributeSet(LLVMContext &C, unsigned ID) {
  switch (ID) {
  case 0:
    return AttributeSet::get(C, {
      // llvm.arm.copy
      Attribute::get(C, Attribute::Alignment, 16),
      Attribute::get(C, Attribute::NoCapture),
    });
  }
}
static AttributeSet getIntrinsicFnAttributeSet(LLVMContext &C, unsigned ID) {
  switch (ID) {
  case 0:
    return AttributeSet::get(C, {
      Attribute::get(C, Attribute::WillReturn),
      Attribute::get(C, Attribute::NoUnwind),
    });
  case 1:
    return AttributeSet::get(C, {
      Attribute::get(C, Attribute::NoUnwind),
    });
  }
}
"""

# Numbered sets, and a list of them for each kind of intrinsic, as from 16 to 19.
LISTS = f"""
#ifdef GET_INTRINSIC_ATTRIBUTES
{SETS}
static const uint16_t IntrinsicsToAttributesMap[] = {{
    1, 2, 1
  }};
  switch (IntrinsicsToAttributesMap[id - 1]) {{
  case 1: {{
    AS[0] = {{AttributeList::FunctionIndex, getIntrinsicFnAttributeSet(C, 0)}};
    NumAttrs = 1;
    break;
    }}
  case 2: {{
    AS[0] = {{1, getIntrinsicArgAttributeSet(C, 0)}};
    AS[1] = {{AttributeList::FunctionIndex, getIntrinsicFnAttributeSet(C, 1)}};
    NumAttrs = 2;
    break;
    }}
  }}
#endif
"""

# Two numbers in one, as in 21.
PACKED = f"""
#ifdef GET_INTRINSIC_ATTRIBUTES
{SETS}
static constexpr uint16_t IntrinsicsToAttributesMap[] = {{
    0 << 8 | 0, // llvm.abs
    1 << 8 | 1,
    0 << 8 | 0,
  }};
  uint16_t PackedID = IntrinsicsToAttributesMap[id - 1];
  switch(PackedID & 0xFF) {{
  case 0:
    return AttributeList::get(C, {{
      {{AttributeList::FunctionIndex, getIntrinsicFnAttributeSet(C, FnAttrID)}}
    }});
  case 1:
    return AttributeList::get(C, {{
      {{1, getIntrinsicArgAttributeSet(C, 0, FT->getContainedType(1))}},
      {{AttributeList::FunctionIndex, getIntrinsicFnAttributeSet(C, FnAttrID)}}
    }});
  }}
#endif
"""


def include(folder: Path, release: int, text: str) -> Path:
    """An include directory with a header of intrinsics."""
    for name, contents in (
        ("Config/llvm-config.h", f"#define LLVM_VERSION_MAJOR {release}\n"),
        ("IR/IntrinsicImpl.inc", text),
    ):
        path = folder / "llvm" / name
        path.parent.mkdir(parents=True)
        path.write_text(contents)
    return folder


@pytest.mark.parametrize(("release", "attributes"), [(14, ARRAYS), (16, LISTS), (16, PACKED)])
def test_every_form_says_the_same(release: int, attributes: str, tmp_path: Path) -> None:
    found = {one.name: one for one in read_header(include(tmp_path, release, TABLES + attributes))}
    assert {name: one.signature for name, one in found.items()} == SIGNATURES
    assert {name: one.target for name, one in found.items()} == dict(zip(SIGNATURES, ["", "arm", "arm"], strict=True))
    plain = found["llvm.abs"].attributes
    assert plain == found["llvm.arm.lanes"].attributes
    assert set(plain.removeprefix("fn:").split()) == {"nounwind", "willreturn"}
    of_argument, of_function = found["llvm.arm.copy"].attributes.split("|")
    assert of_argument.startswith("1:") and set(of_argument[2:].split()) == {"align=16", "nocapture"}
    assert of_function == "fn:nounwind"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("2E2E0, ", "2E2E0, 0x1, 0x2, ", "the tables of names, signatures and attributes differ in length"),
        ('"arm"), 1, 2', '"arm"), 1, 1', "the targets' tables do not cover all names"),
        ("IIT_LongEncodingTable", "Other", "no table IIT_LongEncodingTable"),
        ("Attribute::NoCapture", "42", "attribute not understood: 42"),
        (
            "#endif\n#ifdef GET_INTRINSIC_TARGET_DATA",
            "#ifdef GET_INTRINSIC_TARGET_DATA",
            "no end of GET_INTRINSIC_NAME_TABLE",
        ),
    ],
)
def test_a_header_of_no_known_form_is_refused(old: str, new: str, message: str, tmp_path: Path) -> None:
    text = TABLES + ARRAYS
    assert text.count(old) == 1
    with pytest.raises(SystemExit, match=message):
        read_header(include(tmp_path, 14, text.replace(old, new)))


def test_a_folder_that_does_not_tell_its_release_is_refused(tmp_path: Path) -> None:
    folder = include(tmp_path, 14, TABLES)
    (folder / "llvm/Config/llvm-config.h").write_text("\n")
    with pytest.raises(SystemExit, match="no LLVM_VERSION_MAJOR"):
        read_header(folder)
