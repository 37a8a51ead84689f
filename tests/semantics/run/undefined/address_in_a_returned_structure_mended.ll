; ModuleID = 'address_in_a_returned_structure_mended.c'
source_filename = "address_in_a_returned_structure_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.view = type { ptr, i32 }

@make.local = internal global [2 x i32] zeroinitializer, align 4
@__const.make.v = private unnamed_addr constant { ptr, i32, [4 x i8] } { ptr @make.local, i32 2, [4 x i8] zeroinitializer }, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { ptr, i32 } @make(i32 noundef %0) #0 !dbg !10 {
  %2 = alloca %struct.view, align 8
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4, !dbg !13
  store i32 %4, ptr getelementptr inbounds ([2 x i32], ptr @make.local, i64 0, i64 1), align 4, !dbg !14
  store i32 %4, ptr @make.local, align 4, !dbg !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.make.v, i64 16, i1 false), !dbg !16
  %5 = load { ptr, i32 }, ptr %2, align 8, !dbg !17
  ret { ptr, i32 } %5, !dbg !17
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !18 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.view, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %7 = load i32, ptr %4, align 4, !dbg !19
  %8 = call { ptr, i32 } @make(i32 noundef %7), !dbg !20
  %9 = getelementptr inbounds nuw { ptr, i32 }, ptr %6, i32 0, i32 0, !dbg !20
  %10 = extractvalue { ptr, i32 } %8, 0, !dbg !20
  store ptr %10, ptr %9, align 8, !dbg !20
  %11 = getelementptr inbounds nuw { ptr, i32 }, ptr %6, i32 0, i32 1, !dbg !20
  %12 = extractvalue { ptr, i32 } %8, 1, !dbg !20
  store i32 %12, ptr %11, align 8, !dbg !20
  %13 = getelementptr inbounds nuw %struct.view, ptr %6, i32 0, i32 0, !dbg !21
  %14 = load ptr, ptr %13, align 8, !dbg !21
  %15 = getelementptr inbounds i32, ptr %14, i64 1, !dbg !22
  %16 = load i32, ptr %15, align 4, !dbg !22
  ret i32 %16, !dbg !23
}

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "address_in_a_returned_structure_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "39969f72dec44d8f781bdd4129a10da7")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 4, column: 25, scope: !10)
!14 = !DILocation(line: 4, column: 23, scope: !10)
!15 = !DILocation(line: 4, column: 12, scope: !10)
!16 = !DILocation(line: 5, column: 15, scope: !10)
!17 = !DILocation(line: 6, column: 3, scope: !10)
!18 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 9, column: 24, scope: !18)
!20 = !DILocation(line: 9, column: 19, scope: !18)
!21 = !DILocation(line: 10, column: 12, scope: !18)
!22 = !DILocation(line: 10, column: 10, scope: !18)
!23 = !DILocation(line: 10, column: 3, scope: !18)
