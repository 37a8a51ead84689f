; ModuleID = 'freed_by_two_owners.c'
source_filename = "freed_by_two_owners.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.owner = type { ptr }

@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.owner, align 8
  %7 = alloca %struct.owner, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %8 = getelementptr inbounds nuw %struct.owner, ptr %6, i32 0, i32 0, !dbg !13
  %9 = call noalias ptr @strdup(ptr noundef @.str) #3, !dbg !14
  store ptr %9, ptr %8, align 8, !dbg !13
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %6, i64 8, i1 false), !dbg !15
  call void @drop(ptr noundef %6), !dbg !16
  call void @drop(ptr noundef %7), !dbg !17
  ret i32 0, !dbg !18
}

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @drop(ptr noundef %0) #0 !dbg !19 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !20
  %4 = getelementptr inbounds nuw %struct.owner, ptr %3, i32 0, i32 0, !dbg !21
  %5 = load ptr, ptr %4, align 8, !dbg !21
  call void @free(ptr noundef %5) #3, !dbg !22
  ret void, !dbg !23
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nounwind }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "freed_by_two_owners.c", directory: "/", checksumkind: CSK_MD5, checksum: "3e40f328fb29b9575236f1b445adbd97")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 20, scope: !10)
!14 = !DILocation(line: 10, column: 21, scope: !10)
!15 = !DILocation(line: 10, column: 42, scope: !10)
!16 = !DILocation(line: 11, column: 3, scope: !10)
!17 = !DILocation(line: 12, column: 3, scope: !10)
!18 = !DILocation(line: 13, column: 3, scope: !10)
!19 = distinct !DISubprogram(name: "drop", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 7, column: 8, scope: !19)
!21 = !DILocation(line: 7, column: 11, scope: !19)
!22 = !DILocation(line: 7, column: 3, scope: !19)
!23 = !DILocation(line: 8, column: 1, scope: !19)
