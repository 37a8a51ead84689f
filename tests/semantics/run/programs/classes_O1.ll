; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$__clang_call_terminate = comdat any

$_ZN7DiamondD1Ev = comdat any

$_ZNK4Both4whatEv = comdat any

$_ZN4BothD0Ev = comdat any

$_ZNK6Second5otherEv = comdat any

$_ZN6SharedD1Ev = comdat any

$_ZN6SharedD0Ev = comdat any

$_ZNK5First4whatEv = comdat any

$_ZTv0_n32_N6SharedD1Ev = comdat any

$_ZTv0_n32_N6SharedD0Ev = comdat any

$_ZN7DiamondD0Ev = comdat any

$_ZTv0_n32_N7DiamondD1Ev = comdat any

$_ZTv0_n32_N7DiamondD0Ev = comdat any

$_ZN5FirstD2Ev = comdat any

$_ZN5FirstD0Ev = comdat any

$_ZN7CountedD2Ev = comdat any

$_ZTI6Second = comdat any

$_ZTS6Second = comdat any

$_ZTI6Shared = comdat any

$_ZTS6Shared = comdat any

$_ZTI5First = comdat any

$_ZTS5First = comdat any

$_ZTIP6Second = comdat any

$_ZTSP6Second = comdat any

$_ZTIPK5First = comdat any

$_ZTSPK5First = comdat any

$_ZTV4Both = comdat any

$_ZTI4Both = comdat any

$_ZTS4Both = comdat any

$_ZTIP4Both = comdat any

$_ZTSP4Both = comdat any

$_ZTI7Diamond = comdat any

$_ZTS7Diamond = comdat any

$_ZTI9Unrelated = comdat any

$_ZTS9Unrelated = comdat any

$_ZTIPK6Second = comdat any

$_ZTSPK6Second = comdat any

$_ZTIP5First = comdat any

$_ZTSP5First = comdat any

$_ZTIPVi = comdat any

$_ZTSPVi = comdat any

$_ZTV7Diamond = comdat any

$_ZTC7Diamond0_6Shared = comdat any

$_ZTV5First = comdat any

$_ZTI7Counted = comdat any

$_ZTS7Counted = comdat any

$_ZTV6Second = comdat any

@_ZN7Counted5aliveE = dso_local local_unnamed_addr global i32 0, align 4
@_ZTIi = external constant ptr
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"not made: %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"%d alive\0A\00", align 1
@_ZTI6Second = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS6Second }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS6Second = linkonce_odr dso_local constant [8 x i8] c"6Second\00", comdat, align 1
@_ZTI6Shared = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS6Shared, i32 0, i32 1, ptr @_ZTI5First, i64 -6141 }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS6Shared = linkonce_odr dso_local constant [8 x i8] c"6Shared\00", comdat, align 1
@_ZTI5First = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5First }, comdat, align 8
@_ZTS5First = linkonce_odr dso_local constant [7 x i8] c"5First\00", comdat, align 1
@_ZTIP6Second = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP6Second, i32 0, ptr @_ZTI6Second }, comdat, align 8
@_ZTVN10__cxxabiv119__pointer_type_infoE = external global [0 x ptr]
@_ZTSP6Second = linkonce_odr dso_local constant [9 x i8] c"P6Second\00", comdat, align 1
@_ZTIPK5First = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPK5First, i32 1, ptr @_ZTI5First }, comdat, align 8
@_ZTSPK5First = linkonce_odr dso_local constant [9 x i8] c"PK5First\00", comdat, align 1
@_ZTIPKv = external constant ptr
@_ZTId = external constant ptr
@.str.3 = private unnamed_addr constant [8 x i8] c"nothing\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"else\00", align 1
@.str.5 = private unnamed_addr constant [11 x i8] c"double %g\0A\00", align 1
@.str.6 = private unnamed_addr constant [16 x i8] c"any pointer %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [23 x i8] c"first by a pointer %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [24 x i8] c"second by a pointer %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [11 x i8] c"shared %d\0A\00", align 1
@.str.10 = private unnamed_addr constant [14 x i8] c"second %d %d\0A\00", align 1
@_ZZL6throwniE4both = internal global { ptr, i32, ptr, i32, i32 } { ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr], [3 x ptr] }, ptr @_ZTV4Both, i32 0, i32 0, i32 2), i32 1, ptr getelementptr inbounds inrange(-16, 8) ({ [5 x ptr], [3 x ptr] }, ptr @_ZTV4Both, i32 0, i32 1, i32 2), i32 2, i32 4 }, align 8
@_ZTV4Both = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [3 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI4Both, ptr @_ZNK4Both4whatEv, ptr @_ZN5FirstD2Ev, ptr @_ZN4BothD0Ev], [3 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr @_ZTI4Both, ptr @_ZNK6Second5otherEv] }, comdat, align 8
@_ZGVZL6throwniE4both = internal global i64 0, align 8
@_ZTI4Both = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Both, i32 0, i32 2, ptr @_ZTI5First, i64 2, ptr @_ZTI6Second, i64 4098 }, comdat, align 8
@_ZTS4Both = linkonce_odr dso_local constant [6 x i8] c"4Both\00", comdat, align 1
@_ZTIP4Both = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP4Both, i32 0, ptr @_ZTI4Both }, comdat, align 8
@_ZTSP4Both = linkonce_odr dso_local constant [7 x i8] c"P4Both\00", comdat, align 1
@_ZTI7Diamond = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS7Diamond, ptr @_ZTI6Shared }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS7Diamond = linkonce_odr dso_local constant [9 x i8] c"7Diamond\00", comdat, align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"words\00", align 1
@_ZTIPKc = external constant ptr
@_ZTI9Unrelated = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS9Unrelated }, comdat, align 8
@_ZTS9Unrelated = linkonce_odr dso_local constant [11 x i8] c"9Unrelated\00", comdat, align 1
@_ZTIPK6Second = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPK6Second, i32 1, ptr @_ZTI6Second }, comdat, align 8
@_ZTSPK6Second = linkonce_odr dso_local constant [10 x i8] c"PK6Second\00", comdat, align 1
@_ZTIDn = external constant ptr
@_ZTIP5First = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP5First, i32 0, ptr @_ZTI5First }, comdat, align 8
@_ZTSP5First = linkonce_odr dso_local constant [8 x i8] c"P5First\00", comdat, align 1
@_ZTIPVi = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPVi, i32 2, ptr @_ZTIi }, comdat, align 8
@_ZTSPVi = linkonce_odr dso_local constant [4 x i8] c"PVi\00", comdat, align 1
@_ZTV7Diamond = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [7 x ptr] } { [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI7Diamond, ptr @_ZN7DiamondD1Ev, ptr @_ZN7DiamondD0Ev], [7 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr null, ptr inttoptr (i64 -16 to ptr), ptr @_ZTI7Diamond, ptr @_ZNK5First4whatEv, ptr @_ZTv0_n32_N7DiamondD1Ev, ptr @_ZTv0_n32_N7DiamondD0Ev] }, comdat, align 8
@_ZTC7Diamond0_6Shared = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [7 x ptr] } { [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI6Shared, ptr @_ZN6SharedD1Ev, ptr @_ZN6SharedD0Ev], [7 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr null, ptr inttoptr (i64 -16 to ptr), ptr @_ZTI6Shared, ptr @_ZNK5First4whatEv, ptr @_ZTv0_n32_N6SharedD1Ev, ptr @_ZTv0_n32_N6SharedD0Ev] }, comdat, align 8
@_ZTV5First = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI5First, ptr @_ZNK5First4whatEv, ptr @_ZN5FirstD2Ev, ptr @_ZN5FirstD0Ev] }, comdat, align 8
@_ZZL4onceiE4kept = internal unnamed_addr global i32 0, align 4
@_ZGVZL4onceiE4kept = internal global i64 0, align 8
@_ZTI7Counted = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS7Counted }, comdat, align 8
@_ZTS7Counted = linkonce_odr dso_local constant [9 x i8] c"7Counted\00", comdat, align 1
@_ZTIl = external constant ptr
@.str.12 = private unnamed_addr constant [10 x i8] c"long %ld\0A\00", align 1
@_ZTV6Second = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI6Second, ptr @_ZNK6Second5otherEv] }, comdat, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  br label %3

3:                                                ; preds = %2, %123
  %4 = phi i32 [ 0, %2 ], [ %124, %123 ]
  %5 = load atomic i8, ptr @_ZGVZL6throwniE4both acquire, align 8
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %7, label %11, !prof !9

7:                                                ; preds = %3
  %8 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZL6throwniE4both) #14
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZL6throwniE4both) #14
  br label %11

11:                                               ; preds = %10, %7, %3
  switch i32 %4, label %47 [
    i32 0, label %12
    i32 1, label %18
    i32 2, label %20
    i32 3, label %26
    i32 4, label %28
    i32 5, label %30
    i32 6, label %32
    i32 7, label %34
    i32 8, label %36
    i32 9, label %38
    i32 10, label %40
  ]

12:                                               ; preds = %11
  %13 = tail call ptr @__cxa_allocate_exception(i64 32) #14
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %13, i8 0, i64 32, i1 false)
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV5First, i64 16), ptr %13, align 8, !tbaa !10
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 1, ptr %14, align 8, !tbaa !12
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV6Second, i64 16), ptr %15, align 8, !tbaa !10
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store i32 2, ptr %16, align 8, !tbaa !14
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV4Both, i64 16), ptr %13, align 8, !tbaa !10
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV4Both, i64 56), ptr %15, align 8, !tbaa !10
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 28
  store i32 4, ptr %17, align 4, !tbaa !16
  br label %42

18:                                               ; preds = %11
  %19 = tail call ptr @__cxa_allocate_exception(i64 8) #14
  store ptr @_ZZL6throwniE4both, ptr %19, align 16, !tbaa !18
  br label %42

20:                                               ; preds = %11
  %21 = tail call ptr @__cxa_allocate_exception(i64 32) #14
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %21, i8 0, i64 32, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV5First, i64 16), ptr %22, align 8, !tbaa !10
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store i32 1, ptr %23, align 8, !tbaa !12
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC7Diamond0_6Shared, i64 24), ptr %21, align 8, !tbaa !10
  store ptr getelementptr inbounds nuw inrange(-32, 24) (i8, ptr @_ZTC7Diamond0_6Shared, i64 72), ptr %22, align 8, !tbaa !10
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i32 3, ptr %24, align 8, !tbaa !21
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV7Diamond, i64 24), ptr %21, align 8, !tbaa !10
  store ptr getelementptr inbounds nuw inrange(-32, 24) (i8, ptr @_ZTV7Diamond, i64 72), ptr %22, align 8, !tbaa !10
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 12
  store i32 5, ptr %25, align 4, !tbaa !23
  br label %42

26:                                               ; preds = %11
  %27 = tail call ptr @__cxa_allocate_exception(i64 8) #14
  store double 2.500000e+00, ptr %27, align 16, !tbaa !25
  br label %42

28:                                               ; preds = %11
  %29 = tail call ptr @__cxa_allocate_exception(i64 8) #14
  store ptr @.str.11, ptr %29, align 16, !tbaa !27
  br label %42

30:                                               ; preds = %11
  %31 = tail call ptr @__cxa_allocate_exception(i64 1) #14
  br label %42

32:                                               ; preds = %11
  %33 = tail call ptr @__cxa_allocate_exception(i64 8) #14
  store ptr getelementptr inbounds nuw (i8, ptr @_ZZL6throwniE4both, i64 16), ptr %33, align 16, !tbaa !29
  br label %42

34:                                               ; preds = %11
  %35 = tail call ptr @__cxa_allocate_exception(i64 8) #14
  store ptr null, ptr %35, align 16, !tbaa !31
  br label %42

36:                                               ; preds = %11
  %37 = tail call ptr @__cxa_allocate_exception(i64 8) #14
  store ptr null, ptr %37, align 16, !tbaa !33
  br label %42

38:                                               ; preds = %11
  %39 = tail call ptr @__cxa_allocate_exception(i64 8) #14
  store ptr getelementptr inbounds nuw (i8, ptr @_ZZL6throwniE4both, i64 16), ptr %39, align 16, !tbaa !29
  br label %42

40:                                               ; preds = %11
  %41 = tail call ptr @__cxa_allocate_exception(i64 8) #14
  store ptr null, ptr %41, align 16, !tbaa !35
  br label %42

42:                                               ; preds = %12, %18, %20, %26, %28, %30, %32, %34, %36, %38, %40
  %43 = phi ptr [ %41, %40 ], [ %39, %38 ], [ %37, %36 ], [ %35, %34 ], [ %33, %32 ], [ %31, %30 ], [ %29, %28 ], [ %27, %26 ], [ %21, %20 ], [ %19, %18 ], [ %13, %12 ]
  %44 = phi ptr [ @_ZTIPVi, %40 ], [ @_ZTIP6Second, %38 ], [ @_ZTIP5First, %36 ], [ @_ZTIDn, %34 ], [ @_ZTIPK6Second, %32 ], [ @_ZTI9Unrelated, %30 ], [ @_ZTIPKc, %28 ], [ @_ZTId, %26 ], [ @_ZTI7Diamond, %20 ], [ @_ZTIP4Both, %18 ], [ @_ZTI4Both, %12 ]
  %45 = phi ptr [ null, %40 ], [ null, %38 ], [ null, %36 ], [ null, %34 ], [ null, %32 ], [ null, %30 ], [ null, %28 ], [ null, %26 ], [ @_ZN7DiamondD1Ev, %20 ], [ null, %18 ], [ @_ZN5FirstD2Ev, %12 ]
  invoke void @__cxa_throw(ptr %43, ptr nonnull %44, ptr %45) #15
          to label %46 unwind label %49

46:                                               ; preds = %42
  unreachable

47:                                               ; preds = %11
  %48 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.3)
  br label %123

49:                                               ; preds = %42
  %50 = landingpad { ptr, i32 }
          catch ptr @_ZTI6Second
          catch ptr @_ZTI6Shared
          catch ptr @_ZTIP6Second
          catch ptr @_ZTIPK5First
          catch ptr @_ZTIPKv
          catch ptr @_ZTId
          catch ptr null
  %51 = extractvalue { ptr, i32 } %50, 0
  %52 = extractvalue { ptr, i32 } %50, 1
  %53 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Second) #14
  %54 = icmp eq i32 %52, %53
  br i1 %54, label %55, label %64

55:                                               ; preds = %49
  %56 = tail call ptr @__cxa_begin_catch(ptr %51) #14
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %58 = load i32, ptr %57, align 8, !tbaa !14
  %59 = load ptr, ptr %56, align 8, !tbaa !10
  %60 = load ptr, ptr %59, align 8
  %61 = invoke noundef i32 %60(ptr noundef nonnull align 8 dereferenceable(12) %56)
          to label %62 unwind label %116

62:                                               ; preds = %55
  %63 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %58, i32 noundef %61)
  tail call void @__cxa_end_catch()
  br label %123

64:                                               ; preds = %49
  %65 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Shared) #14
  %66 = icmp eq i32 %52, %65
  br i1 %66, label %67, label %72

67:                                               ; preds = %64
  %68 = tail call ptr @__cxa_begin_catch(ptr %51) #14
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %70 = load i32, ptr %69, align 8, !tbaa !21
  %71 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %70)
  tail call void @__cxa_end_catch()
  br label %123

72:                                               ; preds = %64
  %73 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIP6Second) #14
  %74 = icmp eq i32 %52, %73
  br i1 %74, label %75, label %84

75:                                               ; preds = %72
  %76 = tail call ptr @__cxa_begin_catch(ptr %51) #14
  %77 = icmp eq ptr %76, null
  br i1 %77, label %81, label %78

78:                                               ; preds = %75
  %79 = getelementptr inbounds nuw i8, ptr %76, i64 8
  %80 = load i32, ptr %79, align 8, !tbaa !14
  br label %81

81:                                               ; preds = %78, %75
  %82 = phi i32 [ %80, %78 ], [ -1, %75 ]
  %83 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %82)
  tail call void @__cxa_end_catch() #14
  br label %123

84:                                               ; preds = %72
  %85 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPK5First) #14
  %86 = icmp eq i32 %52, %85
  br i1 %86, label %87, label %97

87:                                               ; preds = %84
  %88 = tail call ptr @__cxa_begin_catch(ptr %51) #14
  %89 = icmp eq ptr %88, null
  br i1 %89, label %94, label %90

90:                                               ; preds = %87
  %91 = load ptr, ptr %88, align 8, !tbaa !10
  %92 = load ptr, ptr %91, align 8
  %93 = invoke noundef i32 %92(ptr noundef nonnull align 8 dereferenceable(12) %88)
          to label %94 unwind label %114

94:                                               ; preds = %90, %87
  %95 = phi i32 [ %93, %90 ], [ -1, %87 ]
  %96 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %95)
  tail call void @__cxa_end_catch() #14
  br label %123

97:                                               ; preds = %84
  %98 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKv) #14
  %99 = icmp eq i32 %52, %98
  br i1 %99, label %100, label %105

100:                                              ; preds = %97
  %101 = tail call ptr @__cxa_begin_catch(ptr %51) #14
  %102 = icmp ne ptr %101, null
  %103 = zext i1 %102 to i32
  %104 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %103)
  tail call void @__cxa_end_catch() #14
  br label %123

105:                                              ; preds = %97
  %106 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTId) #14
  %107 = icmp eq i32 %52, %106
  %108 = tail call ptr @__cxa_begin_catch(ptr %51) #14
  br i1 %107, label %109, label %112

109:                                              ; preds = %105
  %110 = load double, ptr %108, align 8, !tbaa !25
  %111 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, double noundef %110)
  tail call void @__cxa_end_catch() #14
  br label %123

112:                                              ; preds = %105
  %113 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.4)
  tail call void @__cxa_end_catch()
  br label %123

114:                                              ; preds = %90
  %115 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_end_catch() #14
  br label %118

116:                                              ; preds = %55
  %117 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %118 unwind label %120

118:                                              ; preds = %140, %114, %116
  %119 = phi { ptr, i32 } [ %117, %116 ], [ %115, %114 ], [ %141, %140 ]
  resume { ptr, i32 } %119

120:                                              ; preds = %116
  %121 = landingpad { ptr, i32 }
          catch ptr null
  %122 = extractvalue { ptr, i32 } %121, 0
  tail call void @__clang_call_terminate(ptr %122) #16
  unreachable

123:                                              ; preds = %47, %62, %67, %81, %94, %100, %109, %112
  %124 = add nuw nsw i32 %4, 1
  %125 = icmp eq i32 %124, 12
  br i1 %125, label %130, label %3, !llvm.loop !37

126:                                              ; preds = %153
  tail call fastcc void @_ZL5againv()
  %127 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  %128 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %127)
  tail call fastcc void @_ZL6nestedv()
  %129 = icmp eq i32 %0, 0
  br i1 %129, label %162, label %156

130:                                              ; preds = %123, %153
  %131 = phi i32 [ %154, %153 ], [ 1, %123 ]
  %132 = load atomic i8, ptr @_ZGVZL4onceiE4kept acquire, align 8
  %133 = icmp eq i8 %132, 0
  br i1 %133, label %134, label %145, !prof !9

134:                                              ; preds = %130
  %135 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZL4onceiE4kept) #14
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %145, label %137

137:                                              ; preds = %134
  %138 = invoke fastcc noundef i32 @_ZL4madei(i32 noundef range(i32 -2147483648, 5) %131)
          to label %139 unwind label %140

139:                                              ; preds = %137
  store i32 %138, ptr @_ZZL4onceiE4kept, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZL4onceiE4kept) #14
  br label %145

140:                                              ; preds = %137
  %141 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  tail call void @__cxa_guard_abort(ptr nonnull @_ZGVZL4onceiE4kept) #14
  %142 = extractvalue { ptr, i32 } %141, 1
  %143 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #14
  %144 = icmp eq i32 %142, %143
  br i1 %144, label %148, label %118

145:                                              ; preds = %130, %134, %139
  %146 = load i32, ptr @_ZZL4onceiE4kept, align 4, !tbaa !5
  %147 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %146)
  br label %153

148:                                              ; preds = %140
  %149 = extractvalue { ptr, i32 } %141, 0
  %150 = tail call ptr @__cxa_begin_catch(ptr %149) #14
  %151 = load i32, ptr %150, align 4, !tbaa !5
  %152 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %151)
  tail call void @__cxa_end_catch() #14
  br label %153

153:                                              ; preds = %145, %148
  %154 = add nuw nsw i32 %131, 1
  %155 = icmp eq i32 %154, 5
  br i1 %155, label %126, label %130, !llvm.loop !40

156:                                              ; preds = %126
  %157 = tail call noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #17
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV5First, i64 16), ptr %157, align 8, !tbaa !10
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 8
  store i32 1, ptr %158, align 8, !tbaa !12
  %159 = getelementptr inbounds nuw i8, ptr %157, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV6Second, i64 16), ptr %159, align 8, !tbaa !10
  %160 = getelementptr inbounds nuw i8, ptr %157, i64 24
  store i32 2, ptr %160, align 8, !tbaa !14
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV4Both, i64 16), ptr %157, align 8, !tbaa !10
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV4Both, i64 56), ptr %159, align 8, !tbaa !10
  %161 = getelementptr inbounds nuw i8, ptr %157, i64 28
  store i32 4, ptr %161, align 4, !tbaa !16
  br label %165

162:                                              ; preds = %126
  %163 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #17
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV5First, i64 16), ptr %163, align 8, !tbaa !10
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 8
  store i32 1, ptr %164, align 8, !tbaa !12
  br label %165

165:                                              ; preds = %162, %156
  %166 = phi ptr [ %157, %156 ], [ %163, %162 ]
  %167 = load ptr, ptr %166, align 8, !tbaa !10
  %168 = load ptr, ptr %167, align 8
  %169 = tail call noundef i32 %168(ptr noundef nonnull align 8 dereferenceable(12) %166)
  %170 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %169)
  %171 = load ptr, ptr %166, align 8, !tbaa !10
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 16
  %173 = load ptr, ptr %172, align 8
  tail call void %173(ptr noundef nonnull align 8 dereferenceable(12) %166) #14
  %174 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 3)
  ret i32 0
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #2

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: cold mustprogress norecurse uwtable
define internal fastcc void @_ZL5againv() unnamed_addr #3 personality ptr @__gxx_personality_v0 {
  %1 = tail call ptr @__cxa_allocate_exception(i64 1) #14
  %2 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTI7Counted, ptr nonnull @_ZN7CountedD2Ev) #15
          to label %38 unwind label %4

4:                                                ; preds = %0
  %5 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Counted
  %6 = extractvalue { ptr, i32 } %5, 1
  %7 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Counted) #14
  %8 = icmp eq i32 %6, %7
  br i1 %8, label %9, label %33

9:                                                ; preds = %4
  %10 = extractvalue { ptr, i32 } %5, 0
  %11 = tail call ptr @__cxa_begin_catch(ptr %10) #14
  invoke void @__cxa_rethrow() #15
          to label %38 unwind label %12

12:                                               ; preds = %9
  %13 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Counted
  %14 = extractvalue { ptr, i32 } %13, 1
  %15 = icmp eq i32 %14, %7
  br i1 %15, label %16, label %31

16:                                               ; preds = %12
  %17 = extractvalue { ptr, i32 } %13, 0
  %18 = tail call ptr @__cxa_get_exception_ptr(ptr %17) #14
  %19 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  %21 = tail call ptr @__cxa_begin_catch(ptr %17) #14
  %22 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  %23 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %22)
  %24 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  %25 = add nsw i32 %24, -1
  store i32 %25, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  invoke void @__cxa_end_catch()
          to label %26 unwind label %29

26:                                               ; preds = %16
  %27 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  %28 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %27)
  tail call void @__cxa_end_catch()
  ret void

29:                                               ; preds = %16
  %30 = landingpad { ptr, i32 }
          cleanup
  br label %31

31:                                               ; preds = %29, %12
  %32 = phi { ptr, i32 } [ %30, %29 ], [ %13, %12 ]
  invoke void @__cxa_end_catch()
          to label %33 unwind label %35

33:                                               ; preds = %31, %4
  %34 = phi { ptr, i32 } [ %5, %4 ], [ %32, %31 ]
  resume { ptr, i32 } %34

35:                                               ; preds = %31
  %36 = landingpad { ptr, i32 }
          catch ptr null
  %37 = extractvalue { ptr, i32 } %36, 0
  tail call void @__clang_call_terminate(ptr %37) #16
  unreachable

38:                                               ; preds = %9, %0
  unreachable
}

; Function Attrs: cold mustprogress norecurse uwtable
define internal fastcc void @_ZL6nestedv() unnamed_addr #3 personality ptr @__gxx_personality_v0 {
  %1 = tail call ptr @__cxa_allocate_exception(i64 4) #14
  store i32 1, ptr %1, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTIi, ptr null) #15
          to label %26 unwind label %2

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTIl
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  %6 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #14
  %7 = icmp eq i32 %5, %6
  br i1 %7, label %8, label %15

8:                                                ; preds = %2
  %9 = tail call ptr @__cxa_begin_catch(ptr %4) #14
  %10 = tail call ptr @__cxa_allocate_exception(i64 8) #14
  store i64 2, ptr %10, align 16, !tbaa !41
  invoke void @__cxa_throw(ptr nonnull %10, ptr nonnull @_ZTIl, ptr null) #15
          to label %26 unwind label %11

11:                                               ; preds = %8
  %12 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIl
  %13 = extractvalue { ptr, i32 } %12, 0
  %14 = extractvalue { ptr, i32 } %12, 1
  tail call void @__cxa_end_catch() #14
  br label %15

15:                                               ; preds = %11, %2
  %16 = phi i32 [ %14, %11 ], [ %5, %2 ]
  %17 = phi ptr [ %13, %11 ], [ %4, %2 ]
  %18 = phi { ptr, i32 } [ %12, %11 ], [ %3, %2 ]
  %19 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIl) #14
  %20 = icmp eq i32 %16, %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %15
  %22 = tail call ptr @__cxa_begin_catch(ptr %17) #14
  %23 = load i64, ptr %22, align 8, !tbaa !41
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %23)
  tail call void @__cxa_end_catch() #14
  ret void

25:                                               ; preds = %15
  resume { ptr, i32 } %18

26:                                               ; preds = %8, %0
  unreachable
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #1

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #5 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #14
  tail call void @_ZSt9terminatev() #16
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #6

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #7

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #7

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #9

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7DiamondD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #10 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK4Both4whatEv(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #11 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %3 = load i32, ptr %2, align 4, !tbaa !16
  ret i32 %3
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #10 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #18
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Second5otherEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #11 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8, !tbaa !14
  ret i32 %3
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6SharedD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #10 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6SharedD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #10 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #18
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK5First4whatEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #11 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8, !tbaa !12
  ret i32 %3
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n32_N6SharedD1Ev(ptr noundef %0) unnamed_addr #12 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n32_N6SharedD0Ev(ptr noundef %0) unnamed_addr #12 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !10
  %3 = getelementptr inbounds i8, ptr %2, i64 -32
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(12) %5, i64 noundef 32) #18
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7DiamondD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #10 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #18
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n32_N7DiamondD1Ev(ptr noundef %0) unnamed_addr #12 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n32_N7DiamondD0Ev(ptr noundef %0) unnamed_addr #12 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !10
  %3 = getelementptr inbounds i8, ptr %2, i64 -32
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(16) %5, i64 noundef 32) #18
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5FirstD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #11 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5FirstD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #11 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #18
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #13

; Function Attrs: mustprogress norecurse uwtable
define internal fastcc noundef range(i32 20, 41) i32 @_ZL4madei(i32 noundef range(i32 -2147483648, 5) %0) unnamed_addr #0 {
  %2 = icmp slt i32 %0, 2
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call ptr @__cxa_allocate_exception(i64 4) #14
  store i32 %0, ptr %4, align 16, !tbaa !5
  tail call void @__cxa_throw(ptr nonnull %4, ptr nonnull @_ZTIi, ptr null) #15
  unreachable

5:                                                ; preds = %1
  %6 = mul nuw nsw i32 %0, 10
  ret i32 %6
}

; Function Attrs: nofree nounwind
declare void @__cxa_guard_abort(ptr) local_unnamed_addr #7

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7CountedD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #11 comdat align 2 {
  %2 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  %3 = add nsw i32 %2, -1
  store i32 %3, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  ret void
}

declare void @__cxa_rethrow() local_unnamed_addr

declare ptr @__cxa_get_exception_ptr(ptr) local_unnamed_addr

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind memory(none) }
attributes #3 = { cold mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold nofree noreturn }
attributes #7 = { nofree nounwind }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { cold noreturn }
attributes #10 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nounwind }
attributes #15 = { noreturn }
attributes #16 = { noreturn nounwind }
attributes #17 = { builtin allocsize(0) }
attributes #18 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!"branch_weights", i32 1, i32 1048575}
!10 = !{!11, !11, i64 0}
!11 = !{!"vtable pointer", !8, i64 0}
!12 = !{!13, !6, i64 8}
!13 = !{!"_ZTS5First", !6, i64 8}
!14 = !{!15, !6, i64 8}
!15 = !{!"_ZTS6Second", !6, i64 8}
!16 = !{!17, !6, i64 28}
!17 = !{!"_ZTS4Both", !13, i64 0, !15, i64 16, !6, i64 28}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS4Both", !20, i64 0}
!20 = !{!"any pointer", !7, i64 0}
!21 = !{!22, !6, i64 8}
!22 = !{!"_ZTS6Shared", !6, i64 8}
!23 = !{!24, !6, i64 12}
!24 = !{!"_ZTS7Diamond", !22, i64 0, !6, i64 12}
!25 = !{!26, !26, i64 0}
!26 = !{!"double", !7, i64 0}
!27 = !{!28, !28, i64 0}
!28 = !{!"p1 omnipotent char", !20, i64 0}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 _ZTS6Second", !20, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"std::nullptr_t", !7, i64 0}
!33 = !{!34, !34, i64 0}
!34 = !{!"p1 _ZTS5First", !20, i64 0}
!35 = !{!36, !36, i64 0}
!36 = !{!"p1 int", !20, i64 0}
!37 = distinct !{!37, !38, !39}
!38 = !{!"llvm.loop.mustprogress"}
!39 = !{!"llvm.loop.unroll.disable"}
!40 = distinct !{!40, !38, !39}
!41 = !{!42, !42, i64 0}
!42 = !{!"long", !7, i64 0}
