source_filename = "tests/query/pointers/program.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { ptr, ptr, ptr }

@__const.main.others = private unnamed_addr constant [3 x i32] [i32 5, i32 1, i32 4], align 4
@seven = internal global i32 7, align 4
@head = internal global ptr null, align 8
@choosers = internal unnamed_addr constant [3 x ptr] [ptr @choose_first, ptr @choose_second, ptr @choose_last], align 16
@eight = internal global i32 8, align 4
@slots = internal global [4 x ptr] zeroinitializer, align 16
@.str = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"none\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca [3 x i32], align 4
  %5 = alloca %struct.pair, align 8
  %6 = alloca %struct.pair, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  store i32 3, ptr %3, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %4, ptr noundef nonnull align 4 dereferenceable(12) @__const.main.others, i64 12, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  store ptr @seven, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %3, ptr %7, align 8, !tbaa !14
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr null, ptr %8, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  %9 = call noalias dereferenceable_or_null(16) ptr @calloc(i64 noundef 4, i64 noundef 4) #15
  br label %16

10:                                               ; preds = %16
  %11 = load ptr, ptr @head, align 8, !tbaa !16
  store ptr %11, ptr %8, align 8, !tbaa !15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, ptr noundef nonnull align 8 dereferenceable(24) %5, i64 24, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  call fastcc void @swap(ptr noundef %6, ptr noundef %12)
  %13 = call dereferenceable_or_null(256) ptr @realloc(ptr noundef %9, i64 noundef 256) #16
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 20
  store i32 9, ptr %14, align 4, !tbaa !5
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 16
  call fastcc void @push(ptr noundef nonnull %15, ptr noundef nonnull %14)
  br label %24

16:                                               ; preds = %2, %16
  %17 = phi i64 [ 0, %2 ], [ %21, %16 ]
  %18 = icmp eq i64 %17, 1
  %19 = select i1 %18, ptr %9, ptr %4
  %20 = getelementptr inbounds nuw i32, ptr %19, i64 %17
  call fastcc void @push(ptr noundef nonnull @head, ptr noundef %20)
  %21 = add nuw nsw i64 %17, 1
  %22 = icmp eq i64 %21, 3
  br i1 %22, label %10, label %16, !llvm.loop !17

23:                                               ; preds = %38
  call void @qsort(ptr noundef nonnull @slots, i64 noundef 4, i64 noundef 8, ptr noundef nonnull @compare) #14
  br label %52

24:                                               ; preds = %10, %38
  %25 = phi i32 [ 0, %10 ], [ %43, %38 ]
  %26 = urem i32 %25, 3
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw ptr, ptr @choosers, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !20
  %30 = and i32 %25, 1
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %31, ptr %6, ptr %5
  %33 = call ptr %29(ptr noundef nonnull %32) #14
  %34 = icmp eq i32 %26, 2
  br i1 %34, label %38, label %35

35:                                               ; preds = %24
  %36 = load i32, ptr %33, align 4, !tbaa !5
  %37 = add nsw i32 %36, %25
  store i32 %37, ptr %33, align 4, !tbaa !5
  br label %38

38:                                               ; preds = %35, %24
  %39 = phi ptr [ %33, %35 ], [ @eight, %24 ]
  %40 = and i32 %25, 3
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw ptr, ptr @slots, i64 %41
  store ptr %39, ptr %42, align 8, !tbaa !21
  %43 = add nuw nsw i32 %25, 1
  %44 = icmp eq i32 %43, 9
  br i1 %44, label %23, label %24, !llvm.loop !22

45:                                               ; preds = %52
  %46 = call fastcc ptr @depth(i32 noundef 4, ptr noundef nonnull @eight)
  %47 = load i32, ptr %46, align 4, !tbaa !5
  %48 = add nsw i32 %47, %59
  %49 = load ptr, ptr %15, align 8, !tbaa !15
  %50 = load ptr, ptr %8, align 8, !tbaa !15
  %51 = icmp eq ptr %49, %50
  br i1 %51, label %62, label %65

52:                                               ; preds = %23, %52
  %53 = phi i64 [ 0, %23 ], [ %60, %52 ]
  %54 = phi i32 [ 0, %23 ], [ %59, %52 ]
  %55 = mul nsw i32 %54, 10
  %56 = getelementptr inbounds nuw ptr, ptr @slots, i64 %53
  %57 = load ptr, ptr %56, align 8, !tbaa !21
  %58 = load i32, ptr %57, align 4, !tbaa !5
  %59 = add nsw i32 %58, %55
  %60 = add nuw nsw i64 %53, 1
  %61 = icmp eq i64 %60, 4
  br i1 %61, label %45, label %52, !llvm.loop !23

62:                                               ; preds = %65, %45
  %63 = phi i32 [ %48, %45 ], [ %71, %65 ]
  %64 = icmp sgt i32 %0, 1
  br i1 %64, label %74, label %77

65:                                               ; preds = %45, %65
  %66 = phi ptr [ %72, %65 ], [ %49, %45 ]
  %67 = phi i32 [ %71, %65 ], [ %48, %45 ]
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %69 = load ptr, ptr %68, align 8, !tbaa !24
  %70 = load i32, ptr %69, align 4, !tbaa !5
  %71 = add nsw i32 %70, %67
  %72 = load ptr, ptr %66, align 8, !tbaa !26
  %73 = icmp eq ptr %72, %50
  br i1 %73, label %62, label %65, !llvm.loop !27

74:                                               ; preds = %62
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %76 = load ptr, ptr %75, align 8, !tbaa !28
  br label %77

77:                                               ; preds = %62, %74
  %78 = phi ptr [ %76, %74 ], [ @.str.1, %62 ]
  %79 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %63, ptr noundef %78)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree noinline nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #4 {
  %3 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #17
  %4 = load ptr, ptr %0, align 8, !tbaa !16
  store ptr %4, ptr %3, align 8, !tbaa !26
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %1, ptr %5, align 8, !tbaa !24
  store ptr %3, ptr %0, align 8, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @swap(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1) unnamed_addr #5 {
  %3 = load ptr, ptr %0, align 8, !tbaa !21
  %4 = load ptr, ptr %1, align 8, !tbaa !21
  store ptr %4, ptr %0, align 8, !tbaa !21
  store ptr %3, ptr %1, align 8, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #6

; Function Attrs: nofree
declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal i32 @compare(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #8 {
  %3 = load ptr, ptr %0, align 8, !tbaa !21
  %4 = load i32, ptr %3, align 4, !tbaa !5
  %5 = load ptr, ptr %1, align 8, !tbaa !21
  %6 = load i32, ptr %5, align 4, !tbaa !5
  %7 = sub nsw i32 %4, %6
  ret i32 %7
}

; Function Attrs: nofree noinline nosync nounwind memory(argmem: read) uwtable
define internal fastcc ptr @depth(i32 noundef range(i32 0, 5) %0, ptr noundef readonly %1) unnamed_addr #9 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  store i32 %0, ptr %3, align 4, !tbaa !5
  %4 = icmp eq i32 %0, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %2
  %6 = load i32, ptr %1, align 4, !tbaa !5
  %7 = icmp sgt i32 %0, %6
  %8 = add nsw i32 %0, -1
  br i1 %7, label %9, label %11

9:                                                ; preds = %5
  %10 = tail call fastcc ptr @depth(i32 noundef %8, ptr noundef nonnull %1)
  br label %15

11:                                               ; preds = %5
  %12 = call fastcc ptr @depth(i32 noundef %8, ptr noundef nonnull %3)
  %13 = icmp eq ptr %12, %3
  %14 = select i1 %13, ptr %1, ptr %12
  br label %15

15:                                               ; preds = %2, %11, %9
  %16 = phi ptr [ %14, %11 ], [ %10, %9 ], [ %1, %2 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret ptr %16
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal ptr @choose_first(ptr noundef readonly captures(none) %0) #12 {
  %2 = load ptr, ptr %0, align 8, !tbaa !9
  ret ptr %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal ptr @choose_second(ptr noundef readonly captures(none) %0) #12 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8, !tbaa !14
  ret ptr %3
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal ptr @choose_last(ptr noundef readonly captures(none) %0) #13 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !15
  br label %4

4:                                                ; preds = %4, %1
  %5 = phi ptr [ %3, %1 ], [ %6, %4 ]
  %6 = load ptr, ptr %5, align 8, !tbaa !26
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %4, !llvm.loop !30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !24
  ret ptr %10
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree noinline nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nounwind }
attributes #15 = { nounwind allocsize(0,1) }
attributes #16 = { nounwind allocsize(1) }
attributes #17 = { nounwind allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !11, i64 0}
!10 = !{!"pair", !11, i64 0, !11, i64 8, !13, i64 16}
!11 = !{!"p1 int", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"p1 _ZTS4node", !12, i64 0}
!14 = !{!10, !11, i64 8}
!15 = !{!10, !13, i64 16}
!16 = !{!13, !13, i64 0}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!12, !12, i64 0}
!21 = !{!11, !11, i64 0}
!22 = distinct !{!22, !18, !19}
!23 = distinct !{!23, !18, !19}
!24 = !{!25, !11, i64 8}
!25 = !{!"node", !13, i64 0, !11, i64 8}
!26 = !{!25, !13, i64 0}
!27 = distinct !{!27, !18, !19}
!28 = !{!29, !29, i64 0}
!29 = !{!"p1 omnipotent char", !12, i64 0}
!30 = distinct !{!30, !18, !19}
