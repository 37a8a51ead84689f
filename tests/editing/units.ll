; Units that are listed for what is left, for constants, for functions and for nothing.
@kept = global i32 1, !dbg !10, !dbg !33
@lost = global i32 2, !dbg !12
@others = global i32 3, !dbg !14
@far = extern_weak global i32
@fixed = internal constant i32 9
@maybe = available_externally global i32 4
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @quiet, ptr null }]

define i32 @main(i32 %x) !dbg !40 {
  %a = load i32, ptr @kept, align 4, !dbg !50
  %b = load i32, ptr @far, align 4, !dbg !51
  %c = load i32, ptr @fixed, align 4
  %d = load i32, ptr @maybe, align 4
  ret i32 %a
}

define void @quiet() !dbg !41 {
  ret void
}

define available_externally void @elsewhere() {
  ret void
}

define i32 @plain() {
  %a = load i32, ptr @others, align 4
  call void @elsewhere()
  ret i32 %a
}

define void @told(i32 %x) !dbg !43 {
    #dbg_value(!DIArgList(ptr @lost, i32 %x), !53, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !52)
    #dbg_value(!DIArgList(ptr @lost, ptr @lost), !53, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !52)
    #dbg_value(!DIArgList(ptr @kept, i32 %x), !53, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !52)
  %l = load i32, ptr @kept, align 4, !dbg !52
  ret void
}

!first = !{!1}
!llvm.dbg.cu = !{!2, !3, !4, !5, !6, !7, !8, !9}
!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "both", emissionKind: FullDebug, globals: !20)
!3 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "dead", emissionKind: FullDebug, globals: !21)
!4 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "constant", emissionKind: LineTablesOnly, globals: !22)
!5 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "of main", emissionKind: NoDebug, globals: !23)
!6 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "unseen", emissionKind: NoDebug, globals: !24)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "of quiet", emissionKind: FullDebug)
!8 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "inlined", emissionKind: FullDebug, globals: !25)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "pieces", emissionKind: FullDebug, globals: !26)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !1, line: 1, type: !30, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "lost", scope: !2, file: !1, line: 2, type: !30, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "others", scope: !5, file: !1, line: 3, type: !30, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression(DW_OP_constu, 5, DW_OP_stack_value))
!17 = distinct !DIGlobalVariable(name: "five", scope: !4, file: !1, line: 4, type: !30, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression(DW_OP_constu, 6, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 16))
!19 = distinct !DIGlobalVariable(name: "six", scope: !9, file: !1, line: 5, type: !30, isDefinition: true)
!20 = !{!10, !12, !10, !16}
!21 = !{!12, !27}
!22 = !{!16, !28}
!23 = !{!14, !29}
!24 = !{!14, !12}
!25 = !{!31}
!26 = !{!18, !32}
!27 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_plus_uconst, 4))
!28 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression(DW_OP_constu, 5))
!29 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression(DW_OP_plus_uconst, 8))
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression(DW_OP_plus_uconst, 12))
!32 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 16))
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression(DW_OP_plus_uconst, 2))
!34 = distinct !DIGlobalVariable(name: "half", scope: !9, file: !1, line: 6, type: !30, isDefinition: true)
!40 = distinct !DISubprogram(name: "main", file: !1, type: !44, spFlags: DISPFlagDefinition, unit: !5)
!41 = distinct !DISubprogram(name: "quiet", file: !1, type: !44, spFlags: DISPFlagDefinition, unit: !7)
!42 = distinct !DISubprogram(name: "in", file: !1, type: !44, spFlags: DISPFlagDefinition, unit: !8)
!43 = distinct !DISubprogram(name: "told", file: !1, type: !44, spFlags: DISPFlagDefinition, unit: !5)
!44 = !DISubroutineType(types: !45)
!45 = !{null}
!50 = !DILocation(line: 1, scope: !40)
!51 = !DILocation(line: 2, scope: !42, inlinedAt: !50)
!52 = !DILocation(line: 3, scope: !43)
!53 = !DILocalVariable(name: "x", scope: !43, file: !1, line: 1, type: !30)
