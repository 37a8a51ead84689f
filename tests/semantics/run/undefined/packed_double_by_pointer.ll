; ModuleID = 'packed_double_by_pointer.c'
source_filename = "packed_double_by_pointer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s = type <{ i8, double }>

@__const.main.x = private unnamed_addr constant %struct.s <{ i8 1, double 2.000000e+00 }>, align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @get(ptr noundef %0) #0 !dbg !10 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !13
  %4 = load double, ptr %3, align 8, !dbg !14
  ret double %4, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.s, align 1
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.main.x, i64 9, i1 false), !dbg !17
  %3 = getelementptr inbounds nuw %struct.s, ptr %2, i32 0, i32 1, !dbg !18
  %4 = call double @get(ptr noundef %3), !dbg !19
  %5 = fcmp oeq double %4, 1.000000e+00, !dbg !20
  %6 = zext i1 %5 to i32, !dbg !20
  ret i32 %6, !dbg !21
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "packed_double_by_pointer.c", directory: "/", checksumkind: CSK_MD5, checksum: "2a01cbfd20892ba0a91191167e3b7080")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 11, scope: !10)
!14 = !DILocation(line: 6, column: 10, scope: !10)
!15 = !DILocation(line: 6, column: 3, scope: !10)
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 9, column: 12, scope: !16)
!18 = !DILocation(line: 10, column: 17, scope: !16)
!19 = !DILocation(line: 10, column: 10, scope: !16)
!20 = !DILocation(line: 10, column: 20, scope: !16)
!21 = !DILocation(line: 10, column: 3, scope: !16)
