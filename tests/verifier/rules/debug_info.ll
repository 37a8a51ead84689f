;;; di-tag
!named = !{!24}
!24 = !DIFixedPointType(name:"o", tag: DW_TAG_typedef, encoding: DW_ATE_signed_fixed, kind: Binary)

;;; di-scope
!2 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !{!"nine"}
!named = !{!10}
!10 = !DIDerivedType(tag: DW_TAG_typedef, baseType: !2, scope: !9)

;;; di-file
!2 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!named = !{!10}
!10 = !DIDerivedType(tag: DW_TAG_typedef, baseType: !2, file: !2)

;;; di-type-ref
!1 = !DIFile(filename: "f", directory: "d")
!llvm.dbg.cu = !{!203}
!203 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!named = !{!10}
!10 = !DILocalVariable(scope: !11, name: "v", type: !1)
!11 = distinct !DISubprogram(name: "f", scope: !1, type: !12, spFlags: DISPFlagDefinition, unit: !203)
!12 = !DISubroutineType(types: !{})

;;; di-reference-flags
!named = !{!98}
!98 = !DICompositeType(name:"a5", tag: DW_TAG_structure_type, flags: DIFlagLValueReference|DIFlagRValueReference)

;;; di-elements
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!65}
!65 = !DISubroutineType(types: !1)

;;; di-template-params
!1 = !DIFile(filename: "f", directory: "d")
!llvm.dbg.cu = !{!203}
!203 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!named = !{!10}
!10 = distinct !DISubprogram(name: "f", spFlags: DISPFlagDefinition, unit: !203, templateParams: !1)

;;; di-template-param
!named = !{!93}
!93 = !DICompositeType(name:"a4", tag: DW_TAG_structure_type, templateParams: !{null})

;;; di-size
!1 = !DIFile(filename: "f", directory: "d")
!2 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!named = !{!18}
!18 = !DIDerivedType(name:"i", tag: DW_TAG_typedef, baseType: !2, size: !1)

;;; di-constant-size
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!16}
!16 = !DISubrangeType(name:"g", size: !1)

;;; di-subrange-both
!named = !{!59}
!59 = !DISubrange(count: i32 2, upperBound: i32 3)

;;; di-subrange-neither llvm 16
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!named = !{!10}
!10 = !DISubrange(lowerBound: 1)

;;; di-subrange-count
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!10}
!10 = !DISubrange(count: !1)

;;; di-subrange-negative
!named = !{!54}
!54 = !DISubrange(count: i32 -5)

;;; di-subrange-lower
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!10}
!10 = !DISubrange(lowerBound: !1)

;;; di-subrange-upper
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!10}
!10 = !DISubrange(upperBound: !1)

;;; di-subrange-stride
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!10}
!10 = !DISubrange(stride: !1)

;;; di-generic-both
!named = !{!10}
!10 = !DIGenericSubrange(count: !DIExpression(), upperBound: !DIExpression(), lowerBound: !DIExpression(), stride: !DIExpression())

;;; di-generic-neither llvm 16
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!named = !{!10}
!10 = !DIGenericSubrange(lowerBound: !DIExpression(), stride: !DIExpression())

;;; di-generic-lower
!named = !{!10}
!10 = !DIGenericSubrange(count: !DIExpression(), stride: !DIExpression())

;;; di-generic-stride
!named = !{!10}
!10 = !DIGenericSubrange(count: !DIExpression(), lowerBound: !DIExpression())

;;; di-subrange-type-base
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!11}
!11 = !DISubrangeType(name:"b", baseType: !1)

;;; di-subrange-type-lower
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!12}
!12 = !DISubrangeType(name:"c", lowerBound: !1)

;;; di-subrange-type-upper
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!13}
!13 = !DISubrangeType(name:"d", upperBound: !1)

;;; di-subrange-type-bias
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!15}
!15 = !DISubrangeType(name:"f", bias: !1)

;;; di-fixed-encoding
!named = !{!25}
!25 = !DIFixedPointType(name:"p", encoding: DW_ATE_signed, kind: Binary)

;;; di-fixed-factor
!named = !{!22}
!22 = !DIFixedPointType(name:"m", encoding: DW_ATE_signed_fixed, kind: Rational, factor: 3)

;;; di-fixed-fraction
!named = !{!23}
!23 = !DIFixedPointType(name:"n", encoding: DW_ATE_signed_fixed, kind: Binary, numerator: 3)

;;; di-member-pointer
!1 = !DIFile(filename: "f", directory: "d")
!2 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!named = !{!41}
!41 = !DIDerivedType(name:"F", tag: DW_TAG_ptr_to_member_type, baseType: !2, extraData: !1)

;;; di-alias-template-params
!1 = !DIFile(filename: "f", directory: "d")
!2 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!named = !{!10}
!10 = !DIDerivedType(tag: DW_TAG_template_alias, baseType: !2, extraData: !1)

;;; di-extra-data
!1 = !DIFile(filename: "f", directory: "d")
!2 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!named = !{!39}
!39 = !DIDerivedType(name:"D", tag: DW_TAG_member, baseType: !2, extraData: !1)

;;; di-set-base
!2 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!named = !{!10}
!10 = !DIDerivedType(tag: DW_TAG_set_type, baseType: !11)
!11 = !DIDerivedType(tag: DW_TAG_typedef, baseType: !2)

;;; di-base-type
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!10}
!10 = !DIDerivedType(tag: DW_TAG_typedef, baseType: !1)

;;; di-address-space
!2 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!named = !{!86}
!86 = !DIDerivedType(name:"Z", tag: DW_TAG_member, baseType: !2, dwarfAddressSpace: 3)

;;; di-vtable-holder
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!95}
!95 = !DICompositeType(name:"a5", tag: DW_TAG_structure_type, vtableHolder: !1)

;;; di-block-by-ref
!named = !{!97}
!97 = !DICompositeType(name:"a5", tag: DW_TAG_structure_type, flags: DIFlagReservedBit4)

;;; di-null-element
!named = !{!10}
!10 = !DICompositeType(name:"a", tag: DW_TAG_structure_type, elements: !{null})

;;; di-vector
!named = !{!35}
!35 = !DICompositeType(name:"z", tag: DW_TAG_structure_type, flags: DIFlagVector)

;;; di-discriminator
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!37}
!37 = !DICompositeType(name:"B", tag: DW_TAG_variant_part, discriminator: !1)

;;; di-data-location
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!91}
!91 = !DICompositeType(name:"a3", tag: DW_TAG_structure_type, dataLocation: !1)

;;; di-associated
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!90}
!90 = !DICompositeType(name:"a3", tag: DW_TAG_structure_type, associated: !1)

;;; di-allocated
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!89}
!89 = !DICompositeType(name:"a3", tag: DW_TAG_structure_type, allocated: !1)

;;; di-rank
!named = !{!88}
!88 = !DICompositeType(name:"a3", tag: DW_TAG_structure_type, rank: 3)

;;; di-array-base
!named = !{!87}
!87 = !DICompositeType(name:"a2", tag: DW_TAG_array_type)

;;; di-subroutine-type-ref
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!66}
!66 = !DISubroutineType(types: !{!1})

;;; di-location-scope
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!10}
!10 = !DILocation(line: 1, scope: !1)

;;; di-inlined-at
!1 = !DIFile(filename: "f", directory: "d")
!llvm.dbg.cu = !{!203}
!203 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!named = !{!10}
!10 = !DILocation(line: 1, scope: !11, inlinedAt: !1)
!11 = distinct !DISubprogram(name: "f", scope: !1, type: !12, spFlags: DISPFlagDefinition, unit: !203)
!12 = !DISubroutineType(types: !{})

;;; di-scope-hierarchy
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!128}
!128 = !DILexicalBlock(scope: !202, line: 3)
!202 = !DISubprogram(name: "decl", scope: !1, spFlags: 0)

;;; di-checksum-length
!named = !{!99}
!99 = !DIFile(filename: "x", directory: "", checksumkind: CSK_MD5, checksum: "zz")

;;; di-checksum
!named = !{!100}
!100 = !DIFile(filename: "x", directory: "", checksumkind: CSK_MD5, checksum: "zz000000000000000000000000000000")

;;; di-unit-filename
!named = !{!103}
!103 = distinct !DICompileUnit(language: DW_LANG_C99, file: !DIFile(filename: "", directory: ""))

;;; di-unit-enums
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!104}
!104 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, enums: !1)

;;; di-unit-enum
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!105}
!105 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, enums: !{null})

;;; di-unit-retained-types
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!106}
!106 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, retainedTypes: !1)

;;; di-unit-retained-type
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!107}
!107 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, retainedTypes: !{!1})

;;; di-unit-globals
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!108}
!108 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, globals: !1)

;;; di-unit-global
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!109}
!109 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, globals: !{!1})

;;; di-unit-imports
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!110}
!110 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, imports: !1)

;;; di-unit-import
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!111}
!111 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, imports: !{!1})

;;; di-macros
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!75}
!75 = !DIMacroFile(file: !1, nodes: !1)

;;; di-macro-ref
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!76}
!76 = !DIMacroFile(file: !1, nodes: !{!1})

;;; di-unit-local-enum llvm 23
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, enums: !5)
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DISubprogram(name: "f", scope: !1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!3 = !DISubroutineType(types: !{})
!5 = !{!6}
!6 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", scope: !2, size: 32)

;;; di-unit-local-global llvm 23
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, globals: !5)
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DISubprogram(name: "f", scope: !1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!3 = !DISubroutineType(types: !{})
!5 = !{!6}
!6 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression())
!7 = !DIGlobalVariable(name: "g", scope: !2, file: !1, line: 1, type: !8)
!8 = !DIBasicType(name: "int", size: 32)

;;; di-unit-local-import llvm 23
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, imports: !5)
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DISubprogram(name: "f", scope: !1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!3 = !DISubroutineType(types: !{})
!5 = !{!6}
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !1)

;;; di-subprogram-line
!named = !{!215}
!215 = distinct !DISubprogram(name: "f1", line: 3)

;;; di-subprogram-type
!2 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!named = !{!216}
!216 = distinct !DISubprogram(name: "f1", type: !2)

;;; di-subprogram-containing
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!217}
!217 = distinct !DISubprogram(name: "f1", containingType: !1)

;;; di-subprogram-declaration
!1 = !DIFile(filename: "f", directory: "d")
!llvm.dbg.cu = !{!203}
!203 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!named = !{!10}
!10 = distinct !DISubprogram(name: "f", spFlags: DISPFlagDefinition, unit: !203, declaration: !1)

;;; di-retained-nodes
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!227}
!227 = distinct !DISubprogram(name: "f2", retainedNodes: !1)

;;; di-retained-null
!named = !{!228}
!228 = distinct !DISubprogram(name: "f2", retainedNodes: !{null})

;;; di-retained-class
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!229}
!229 = distinct !DISubprogram(name: "f2", retainedNodes: !{!1})

;;; di-retained-entity-class llvm 23
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!229}
!229 = distinct !DISubprogram(name: "f2", type: !230, retainedNodes: !{!1})
!230 = !DISubroutineType(types: !{null})

;;; di-retained-argument llvm 23
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!229}
!229 = distinct !DISubprogram(name: "f2", type: !230, spFlags: DISPFlagDefinition, unit: !233, retainedNodes: !{!231, !232})
!230 = !DISubroutineType(types: !{null})
!231 = !DILocalVariable(name: "a", arg: 1, scope: !229)
!232 = !DILocalVariable(name: "b", arg: 1, scope: !229)
!233 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!llvm.dbg.cu = !{!233}

;;; di-retained-local-class llvm 16
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!llvm.dbg.cu = !{!203}
!203 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!named = !{!10}
!10 = distinct !DISubprogram(name: "f", spFlags: DISPFlagDefinition, unit: !203, retainedNodes: !{!11})
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !1)

;;; di-retained-local
!1 = !DIFile(filename: "f", directory: "d")
!llvm.dbg.cu = !{!203}
!203 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!named = !{!10}
!10 = distinct !DISubprogram(name: "f", spFlags: DISPFlagDefinition, unit: !203, retainedNodes: !{!11})
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !1)

;;; di-retained-own
!1 = !DIFile(filename: "f", directory: "d")
!llvm.dbg.cu = !{!203}
!203 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!named = !{!10}
!10 = distinct !DISubprogram(name: "f", spFlags: DISPFlagDefinition, unit: !203, retainedNodes: !{!11})
!11 = !DILocalVariable(scope: !12, name: "v")
!12 = distinct !DISubprogram(name: "g", spFlags: DISPFlagDefinition, unit: !203)

;;; di-definition-unit
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!220}
!202 = !DISubprogram(name: "decl", scope: !1, spFlags: 0)
!220 = distinct !DISubprogram(name: "f2", declaration: !202)

;;; di-unit-type
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!223}
!223 = distinct !DISubprogram(name: "f2", spFlags: DISPFlagDefinition, unit: !1)

;;; di-declaration-unit
!1 = !DIFile(filename: "f", directory: "d")
!llvm.dbg.cu = !{!203}
!203 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!named = !{!10}
!10 = !DISubprogram(name: "f", spFlags: 0, unit: !203)

;;; di-declaration-field
!named = !{!10}
!10 = !DISubprogram(name: "f", spFlags: 0, declaration: !11)
!11 = !DISubprogram(name: "g", spFlags: 0)

;;; di-thrown-types
!1 = !DIFile(filename: "f", directory: "d")
!llvm.dbg.cu = !{!203}
!203 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!named = !{!10}
!10 = distinct !DISubprogram(name: "f", spFlags: DISPFlagDefinition, unit: !203, thrownTypes: !1)

;;; di-thrown-type
!1 = !DIFile(filename: "f", directory: "d")
!llvm.dbg.cu = !{!203}
!203 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!named = !{!10}
!10 = distinct !DISubprogram(name: "f", spFlags: DISPFlagDefinition, unit: !203, thrownTypes: !{!1})

;;; di-all-calls-described
!named = !{!10}
!10 = !DISubprogram(name: "f", spFlags: 0, flags: DIFlagAllCallsDescribed)

;;; di-local-scope
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!126}
!126 = !DILexicalBlock(scope: !1)

;;; di-block-column
!1 = !DIFile(filename: "f", directory: "d")
!llvm.dbg.cu = !{!203}
!203 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!named = !{!127}
!200 = distinct !DISubprogram(name: "f", scope: !1, type: !201, spFlags: DISPFlagDefinition, unit: !203)
!201 = !DISubroutineType(types: !{})
!127 = !DILexicalBlock(scope: !200, column: 3)

;;; di-scope-ref
!1 = !DIFile(filename: "f", directory: "d")
!9 = !{!"nine"}
!named = !{!67}
!67 = !DICommonBlock(scope: !9, declaration: !1, name: "R")

;;; di-common-declaration
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!10}
!10 = !DICommonBlock(scope: !1, declaration: !1, name: "c")

;;; di-macinfo-type
!named = !{!72}
!72 = !DIMacro(type: 7, name: "U")

;;; di-macro-name
!named = !{!10}
!10 = !DIMacro(type: DW_MACINFO_define, name: "")

;;; di-module-name
!9 = !{!"nine"}
!named = !{!70}
!70 = !DIModule(scope: !9, name: "")

;;; di-global-type
!named = !{!120}
!120 = !DIGlobalVariable(name: "b2", isDefinition: true)

;;; di-static-member
!1 = !DIFile(filename: "f", directory: "d")
!2 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!named = !{!10}
!10 = !DIGlobalVariable(name: "v", type: !2, declaration: !1)

;;; di-local-variable-scope
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!10}
!10 = !DILocalVariable(scope: !1, name: "v")

;;; di-local-variable-type
!1 = !DIFile(filename: "f", directory: "d")
!llvm.dbg.cu = !{!203}
!203 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!named = !{!10}
!10 = !DILocalVariable(scope: !11, name: "v", type: !12)
!11 = distinct !DISubprogram(name: "f", scope: !1, type: !12, spFlags: DISPFlagDefinition, unit: !203)
!12 = !DISubroutineType(types: !{})

;;; di-label-scope
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!10}
!10 = !DILabel(scope: !1, name: "l", file: !1, line: 1)

;;; di-expression
!named = !{!234}
!234 = !DIExpression(DW_OP_swap)

;;; di-global-expression-variable
!named = !{!61}
!61 = !DIGlobalVariableExpression(var: null, expr: !DIExpression())

;;; di-fragment-outside
!2 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!named = !{!10}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_LLVM_fragment, 16, 32))
!11 = !DIGlobalVariable(name: "v", type: !2)

;;; di-fragment-whole
!2 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!named = !{!10}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
!11 = !DIGlobalVariable(name: "v", type: !2)

;;; di-import-scope
!9 = !{!"nine"}
!named = !{!79}
!79 = !DIImportedEntity(name:"W", tag: DW_TAG_imported_module, scope: !9)

;;; di-import-entity
!1 = !DIFile(filename: "f", directory: "d")
!9 = !{!"nine"}
!named = !{!80}
!80 = !DIImportedEntity(name:"W", tag: DW_TAG_imported_module, scope: !1, entity: !9)

;;; di-record-value
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.value(metadata !1, metadata !9, metadata !DIExpression()), !dbg !6
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)

;;; di-record-variable
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.value(metadata i32 0, metadata !8, metadata !DIExpression()), !dbg !6
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)

;;; di-record-expression
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.value(metadata i32 0, metadata !9, metadata !8), !dbg !6
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)

;;; di-record-location
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.value(metadata i32 0, metadata !9, metadata !DIExpression())
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)

;;; di-record-mismatch
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.value(metadata i32 0, metadata !10, metadata !DIExpression()), !dbg !6
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "g", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "w", scope: !5, type: !8)

;;; di-record-declare
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.declare(metadata float 0.0, metadata !9, metadata !DIExpression()), !dbg !6
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)

;;; di-record-assign-id
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.assign(metadata i32 0, metadata !9, metadata !DIExpression(), metadata !8, metadata ptr undef, metadata !DIExpression()), !dbg !6
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)

;;; di-record-address
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.assign(metadata i32 0, metadata !9, metadata !DIExpression(), metadata !13, metadata !8, metadata !DIExpression()), !dbg !6
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)
!13 = distinct !DIAssignID()

;;; di-record-address-expression
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.assign(metadata i32 0, metadata !9, metadata !DIExpression(), metadata !13, metadata ptr undef, metadata !8), !dbg !6
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)
!13 = distinct !DIAssignID()

;;; di-record-label
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.label(metadata !8), !dbg !6
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)

;;; di-record-label-mismatch
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.label(metadata !12), !dbg !6
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "g", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!6 = !DILocation(line: 1, scope: !3)
!12 = !DILabel(scope: !5, name: "l", file: !1, line: 1)

;;; di-intrinsic-value llvm 16
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.value(metadata !1, metadata !9, metadata !DIExpression()), !dbg !6
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)

;;; di-intrinsic-variable llvm 16
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.value(metadata i32 0, metadata !8, metadata !DIExpression()), !dbg !6
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)

;;; di-intrinsic-expression llvm 16
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.value(metadata i32 0, metadata !9, metadata !8), !dbg !6
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)

;;; di-intrinsic-location llvm 16
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.value(metadata i32 0, metadata !9, metadata !DIExpression())
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)

;;; di-intrinsic-mismatch llvm 16
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.value(metadata i32 0, metadata !10, metadata !DIExpression()), !dbg !6
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "g", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "w", scope: !5, type: !8)

;;; di-intrinsic-label-mismatch llvm 16
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.label(metadata !12), !dbg !6
  ret void
}
declare void @llvm.dbg.label(metadata)
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "g", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!6 = !DILocation(line: 1, scope: !3)
!12 = !DILabel(scope: !5, name: "l", file: !1, line: 1)

;;; di-intrinsic-assign-id llvm 16
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.assign(metadata i32 0, metadata !9, metadata !DIExpression(), metadata !8, metadata ptr undef, metadata !DIExpression()), !dbg !6
  ret void
}
declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata)
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)

;;; di-intrinsic-address llvm 16
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.assign(metadata i32 0, metadata !9, metadata !DIExpression(), metadata !13, metadata !8, metadata !DIExpression()), !dbg !6
  ret void
}
declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata)
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)
!13 = distinct !DIAssignID()

;;; di-intrinsic-address-expression llvm 16
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.assign(metadata i32 0, metadata !9, metadata !DIExpression(), metadata !13, metadata ptr undef, metadata !8), !dbg !6
  ret void
}
declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata)
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)
!13 = distinct !DIAssignID()

;;; di-assign-id-use llvm 16
define void @f(i32 %x) !dbg !3 {
  store i8 0, ptr undef, !DIAssignID !13
  call void @llvm.dbg.value(metadata !13, metadata !9, metadata !DIExpression()), !dbg !6
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)
!13 = distinct !DIAssignID()

;;; di-argument
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.value(metadata i32 %x, metadata !15, metadata !DIExpression()), !dbg !6
  call void @llvm.dbg.value(metadata i32 %x, metadata !16, metadata !DIExpression()), !dbg !6
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!15 = !DILocalVariable(name: "a", arg: 1, scope: !3, type: !8)
!16 = !DILocalVariable(name: "b", arg: 1, scope: !3, type: !8)

;;; di-entry-value llvm 16
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.value(metadata i32 %x, metadata !9, metadata !DIExpression(DW_OP_LLVM_entry_value, 1)), !dbg !6
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)

;;; di-entry-value-argument
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.value(metadata i32 %x, metadata !9, metadata !DIExpression(DW_OP_LLVM_entry_value, 1)), !dbg !6
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)

;;; di-named
!llvm.dbg.foo = !{!1}
!1 = !DIFile(filename: "f", directory: "d")

;;; di-listed-unit
!1 = !DIFile(filename: "f", directory: "d")
!llvm.dbg.cu = !{!203, !1}
!203 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)

;;; di-unlisted-unit
!1 = !DIFile(filename: "f", directory: "d")
!named = !{!10}
!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)

;;; di-location-place
define void @f(i32 %x) !dbg !3 {
  %y = add i32 %x, 1, !foo !31
  ret void
}
!31 = !{!6}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)

;;; di-declaration-attachment
declare !dbg !3 void @f()
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})

;;; di-function-twice
define void @f(i32 %x) !dbg !3 !dbg !5 {
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "g", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)

;;; di-function-attachment
define void @f(i32 %x) !dbg !8 {
  ret void
}
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)

;;; di-function-distinct
define void @f(i32 %x) !dbg !40 {
  ret void
}
!40 = !DISubprogram(name: "h", scope: !1, type: !4, spFlags: 0)
!1 = !DIFile(filename: "f", directory: "d")
!4 = !DISubroutineType(types: !{})

;;; di-function-shared
define void @f(i32 %x) !dbg !3 {
  ret void
}
define void @g() !dbg !3 {
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})

;;; di-function-location
define void @f(i32 %x) !dbg !3 {
  %y = add i32 %x, 1, !dbg !7
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "g", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!7 = !DILocation(line: 1, scope: !5)

;;; di-attachment
define void @f(i32 %x) !dbg !3 {
  %y = add i32 %x, 1, !dbg !8
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)

;;; di-atom-group
define void @f(i32 %x) !dbg !3 {
  %y = add i32 %x, 1, !dbg !50
  ret void
}
!50 = !DILocation(line: 1, scope: !3, atomGroup: 1, atomRank: 1)
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})

;;; di-call-location
define void @f(i32 %x) !dbg !3 {
  call void @g()
  ret void
}
define void @g() !dbg !5 {
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "g", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)

;;; di-global-attachment
@x = global i32 0, !dbg !8
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)

;;; di-assign-id-place
define void @f(i32 %x) !dbg !3 {
  %y = add i32 %x, 1, !DIAssignID !13
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!13 = distinct !DIAssignID()

;;; di-record-store-elsewhere and di-assign-record-elsewhere
define void @f(i32 %x) !dbg !3 {
    #dbg_assign(i32 0, !9, !DIExpression(), !13, ptr undef, !DIExpression(), !6)
  ret void
}
define void @k(ptr %p) {
  store i8 0, ptr %p, !DIAssignID !13
  ret void
}
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)
!13 = distinct !DIAssignID()

;;; di-function-location-scope and di-location-scope
define void @f(i32 %x) !dbg !3 {
  %y = add i32 %x, 1, !dbg !54
  ret void
}
!54 = !DILocation(line: 1, scope: !1)
!llvm.dbg.cu = !{!2}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})

;;; di-intrinsic-store-elsewhere and di-assign-call-elsewhere llvm 16
define void @f(i32 %x) !dbg !3 {
  call void @llvm.dbg.assign(metadata i32 0, metadata !9, metadata !DIExpression(), metadata !13, metadata ptr undef, metadata !DIExpression()), !dbg !6
  ret void
}
declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata)
define void @k(ptr %p) {
  store i8 0, ptr %p, !DIAssignID !13
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: "f", scope: !1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 1, scope: !3)
!8 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !3, type: !8)
!13 = distinct !DIAssignID()

;;; di-assign-record-elsewhere and di-record-store-elsewhere
define void @f() !dbg !3 {
  %a = alloca i32, !DIAssignID !5
  ret void
}
define void @g(ptr %a) !dbg !4 {
  #dbg_assign(i32 0, !6, !DIExpression(), !5, ptr %a, !DIExpression(), !7)
  ret void
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!3 = distinct !DISubprogram(name: "f", scope: !1, spFlags: DISPFlagDefinition, unit: !2)
!4 = distinct !DISubprogram(name: "g", scope: !1, spFlags: DISPFlagDefinition, unit: !2)
!5 = distinct !DIAssignID()
!6 = !DILocalVariable(name: "x", scope: !4)
!7 = !DILocation(line: 1, scope: !4)

;;; di-assign-call-elsewhere and di-intrinsic-store-elsewhere llvm 16
define void @f() !dbg !3 {
  %a = alloca i32, !DIAssignID !5
  ret void
}
define void @g(ptr %a) !dbg !4 {
  call void @llvm.dbg.assign(metadata i32 0, metadata !6, metadata !DIExpression(), metadata !5, metadata ptr %a, metadata !DIExpression()), !dbg !7
  ret void
}
declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata)
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!3 = distinct !DISubprogram(name: "f", scope: !1, spFlags: DISPFlagDefinition, unit: !2)
!4 = distinct !DISubprogram(name: "g", scope: !1, spFlags: DISPFlagDefinition, unit: !2)
!5 = distinct !DIAssignID()
!6 = !DILocalVariable(name: "x", scope: !4)
!7 = !DILocation(line: 1, scope: !4)
