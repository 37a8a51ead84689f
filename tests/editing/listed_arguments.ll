@lost = global i32 2
@kept = global i32 3
declare void @llvm.dbg.value(metadata, metadata, metadata)
define void @told(i32 %x) !dbg !43 {
  call void @llvm.dbg.value(metadata !DIArgList(ptr @lost, i32 %x), metadata !53, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !52
  call void @llvm.dbg.value(metadata !DIArgList(ptr @kept, i32 %x), metadata !53, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !52
  call void @llvm.dbg.value(metadata ptr @lost, metadata !53, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.value(metadata ptr @kept, metadata !53, metadata !DIExpression()), !dbg !52
  store i32 %x, ptr @kept
  ret void
}
!llvm.dbg.cu = !{!5}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!5 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "of main", emissionKind: FullDebug)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = distinct !DISubprogram(name: "told", file: !1, type: !44, spFlags: DISPFlagDefinition, unit: !5)
!44 = !DISubroutineType(types: !45)
!45 = !{null}
!52 = !DILocation(line: 3, scope: !43)
!53 = !DILocalVariable(name: "x", scope: !43, file: !1, line: 1, type: !30)
