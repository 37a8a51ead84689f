; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Named = type { ptr }

$_ZN5NamedD2Ev = comdat any

$_ZN7DerivedD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZN7DerivedD0Ev = comdat any

$_ZN7Derived6numberEv = comdat any

$_ZN4BaseD2Ev = comdat any

$_ZN4BaseD0Ev = comdat any

$_ZN4Base6numberEv = comdat any

$_ZTI7Derived = comdat any

$_ZTS7Derived = comdat any

$_ZTI4Base = comdat any

$_ZTS4Base = comdat any

$_ZTV7Derived = comdat any

$_ZTV4Base = comdat any

@global = dso_local global %struct.Named zeroinitializer, align 8
@.str = private unnamed_addr constant [7 x i8] c"global\00", align 1
@__dso_handle = external hidden global i8
@.str.1 = private unnamed_addr constant [6 x i8] c"local\00", align 1
@_ZTIi = external constant ptr
@_ZTI7Derived = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS7Derived, ptr @_ZTI4Base }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS7Derived = linkonce_odr dso_local constant [9 x i8] c"7Derived\00", comdat, align 1
@_ZTI4Base = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4Base }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@_ZTIPKc = external constant ptr
@.str.3 = private unnamed_addr constant [8 x i8] c"int %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"base %d\0A\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"any\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"text %s\0A\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@_ZZ4mainE4once = internal global %struct.Named zeroinitializer, align 8
@_ZGVZ4mainE4once = internal global i64 0, align 8
@.str.8 = private unnamed_addr constant [7 x i8] c"static\00", align 1
@_ZTId = external constant ptr
@.str.9 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"begin %s\0A\00", align 1
@.str.11 = private unnamed_addr constant [8 x i8] c"end %s\0A\00", align 1
@_ZTV7Derived = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI7Derived, ptr @_ZN7DerivedD2Ev, ptr @_ZN7DerivedD0Ev, ptr @_ZN7Derived6numberEv] }, comdat, align 8
@_ZTV4Base = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI4Base, ptr @_ZN4BaseD2Ev, ptr @_ZN4BaseD0Ev, ptr @_ZN4Base6numberEv] }, comdat, align 8
@.str.12 = private unnamed_addr constant [6 x i8] c"~Base\00", align 1
@.str.13 = private unnamed_addr constant [9 x i8] c"~Derived\00", align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_exceptions.cpp, ptr null }]

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !9
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %2)
  ret void
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: mustprogress uwtable
define dso_local noundef range(i32 -2147483646, -2147483648) i32 @_Z4deepi(i32 noundef %0) local_unnamed_addr #2 personality ptr @__gxx_personality_v0 {
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.1)
  switch i32 %0, label %17 [
    i32 0, label %3
    i32 5, label %8
    i32 7, label %10
  ]

3:                                                ; preds = %1
  %4 = tail call ptr @__cxa_allocate_exception(i64 4) #12
  store i32 42, ptr %4, align 16, !tbaa !5
  br label %12

5:                                                ; preds = %12, %17
  %6 = landingpad { ptr, i32 }
          cleanup
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef nonnull @.str.1)
  resume { ptr, i32 } %6

8:                                                ; preds = %1
  %9 = tail call ptr @__cxa_allocate_exception(i64 8) #12
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV7Derived, i64 16), ptr %9, align 8, !tbaa !13
  br label %12

10:                                               ; preds = %1
  %11 = tail call ptr @__cxa_allocate_exception(i64 8) #12
  store ptr @.str.2, ptr %11, align 16, !tbaa !15
  br label %12

12:                                               ; preds = %3, %8, %10
  %13 = phi ptr [ %11, %10 ], [ %9, %8 ], [ %4, %3 ]
  %14 = phi ptr [ @_ZTIPKc, %10 ], [ @_ZTI7Derived, %8 ], [ @_ZTIi, %3 ]
  %15 = phi ptr [ null, %10 ], [ @_ZN7DerivedD2Ev, %8 ], [ null, %3 ]
  invoke void @__cxa_throw(ptr nonnull %13, ptr nonnull %14, ptr %15) #13
          to label %16 unwind label %5

16:                                               ; preds = %12
  unreachable

17:                                               ; preds = %1
  %18 = add nsw i32 %0, -1
  %19 = invoke noundef i32 @_Z4deepi(i32 noundef %18)
          to label %20 unwind label %5

20:                                               ; preds = %17
  %21 = add nsw i32 %19, 1
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef nonnull @.str.1)
  ret i32 %21
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #3

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7DerivedD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV7Derived, i64 16), ptr %0, align 8, !tbaa !13
  %2 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.13)
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV4Base, i64 16), ptr %0, align 8, !tbaa !13
  %3 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.12)
  ret void
}

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #4 personality ptr @__gxx_personality_v0 {
  %1 = invoke noundef i32 @_Z4deepi(i32 noundef 2)
          to label %12 unwind label %2

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %4 = extractvalue { ptr, i32 } %3, 1
  %5 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #12
  %6 = icmp eq i32 %4, %5
  br i1 %6, label %7, label %80

7:                                                ; preds = %2
  %8 = extractvalue { ptr, i32 } %3, 0
  %9 = tail call ptr @__cxa_begin_catch(ptr %8) #12
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %10)
  tail call void @__cxa_end_catch() #12
  br label %12

12:                                               ; preds = %0, %7
  %13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.1)
  %14 = tail call ptr @__cxa_allocate_exception(i64 8) #12
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV7Derived, i64 16), ptr %14, align 8, !tbaa !13
  invoke void @__cxa_throw(ptr nonnull %14, ptr nonnull @_ZTI7Derived, ptr nonnull @_ZN7DerivedD2Ev) #13
          to label %21 unwind label %15

15:                                               ; preds = %12
  %16 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI4Base
  %17 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef nonnull @.str.1)
  %18 = extractvalue { ptr, i32 } %16, 1
  %19 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI4Base) #12
  %20 = icmp eq i32 %18, %19
  br i1 %20, label %22, label %80

21:                                               ; preds = %12
  unreachable

22:                                               ; preds = %15
  %23 = extractvalue { ptr, i32 } %16, 0
  %24 = tail call ptr @__cxa_begin_catch(ptr %23) #12
  %25 = load ptr, ptr %24, align 8, !tbaa !13
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %27 = load ptr, ptr %26, align 8
  %28 = invoke noundef i32 %27(ptr noundef nonnull align 8 dereferenceable(8) %24)
          to label %29 unwind label %40

29:                                               ; preds = %22
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %28)
  tail call void @__cxa_end_catch()
  %31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.1)
  %32 = tail call ptr @__cxa_allocate_exception(i64 8) #12
  store ptr @.str.2, ptr %32, align 16, !tbaa !15
  invoke void @__cxa_throw(ptr nonnull %32, ptr nonnull @_ZTIPKc, ptr null) #13
          to label %39 unwind label %33

33:                                               ; preds = %29
  %34 = landingpad { ptr, i32 }
          catch ptr null
  %35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef nonnull @.str.1)
  %36 = extractvalue { ptr, i32 } %34, 0
  %37 = tail call ptr @__cxa_begin_catch(ptr %36) #12
  %38 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.5)
  invoke void @__cxa_rethrow() #13
          to label %85 unwind label %42

39:                                               ; preds = %29
  unreachable

40:                                               ; preds = %22
  %41 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %80 unwind label %82

42:                                               ; preds = %33
  %43 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %44 = extractvalue { ptr, i32 } %43, 0
  invoke void @__cxa_end_catch()
          to label %45 unwind label %82

45:                                               ; preds = %42
  %46 = extractvalue { ptr, i32 } %43, 1
  %47 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #12
  %48 = icmp eq i32 %46, %47
  br i1 %48, label %49, label %80

49:                                               ; preds = %45
  %50 = tail call ptr @__cxa_begin_catch(ptr %44) #12
  %51 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef %50)
  tail call void @__cxa_end_catch() #12
  %52 = tail call noalias noundef nonnull dereferenceable(8) ptr @_Znwm(i64 noundef 8) #14
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV7Derived, i64 16), ptr %52, align 8, !tbaa !13
  %53 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef 2)
  tail call void @_ZN7DerivedD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %52) #12
  %54 = load atomic i8, ptr @_ZGVZ4mainE4once acquire, align 8
  %55 = icmp eq i8 %54, 0
  br i1 %55, label %56, label %62, !prof !16

56:                                               ; preds = %49
  %57 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZ4mainE4once) #12
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %62, label %59

59:                                               ; preds = %56
  store ptr @.str.8, ptr @_ZZ4mainE4once, align 8, !tbaa !9
  %60 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.8)
  %61 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN5NamedD2Ev, ptr nonnull @_ZZ4mainE4once, ptr nonnull @__dso_handle) #12
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZ4mainE4once) #12
  br label %62

62:                                               ; preds = %59, %56, %49
  %63 = tail call ptr @__cxa_allocate_exception(i64 8) #12
  store double 1.500000e+00, ptr %63, align 16, !tbaa !17
  invoke void @__cxa_throw(ptr nonnull %63, ptr nonnull @_ZTId, ptr null) #13
          to label %85 unwind label %64

64:                                               ; preds = %62
  %65 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
          catch ptr @_ZTId
  %66 = extractvalue { ptr, i32 } %65, 0
  %67 = extractvalue { ptr, i32 } %65, 1
  %68 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #12
  %69 = icmp eq i32 %67, %68
  br i1 %69, label %70, label %73

70:                                               ; preds = %64
  %71 = tail call ptr @__cxa_begin_catch(ptr %66) #12
  br label %72

72:                                               ; preds = %70, %76
  tail call void @__cxa_end_catch() #12
  ret i32 3

73:                                               ; preds = %64
  %74 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTId) #12
  %75 = icmp eq i32 %67, %74
  br i1 %75, label %76, label %80

76:                                               ; preds = %73
  %77 = tail call ptr @__cxa_begin_catch(ptr %66) #12
  %78 = load double, ptr %77, align 8, !tbaa !17
  %79 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, double noundef %78)
  br label %72

80:                                               ; preds = %73, %40, %45, %15, %2
  %81 = phi { ptr, i32 } [ %41, %40 ], [ %43, %45 ], [ %3, %2 ], [ %16, %15 ], [ %65, %73 ]
  resume { ptr, i32 } %81

82:                                               ; preds = %42, %40
  %83 = landingpad { ptr, i32 }
          catch ptr null
  %84 = extractvalue { ptr, i32 } %83, 0
  tail call void @__clang_call_terminate(ptr %84) #15
  unreachable

85:                                               ; preds = %62, %33
  unreachable
}

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #5

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #6

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #7 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #12
  tail call void @_ZSt9terminatev() #15
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #8

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #6

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #9

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7DerivedD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV7Derived, i64 16), ptr %0, align 8, !tbaa !13
  %2 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.13)
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV4Base, i64 16), ptr %0, align 8, !tbaa !13
  %3 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.12)
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8) #16
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN7Derived6numberEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  ret i32 2
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV4Base, i64 16), ptr %0, align 8, !tbaa !13
  %2 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.12)
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV4Base, i64 16), ptr %0, align 8, !tbaa !13
  %2 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.12)
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8) #16
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN4Base6numberEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  ret i32 1
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #10

; Function Attrs: nofree nounwind uwtable
define internal void @_GLOBAL__sub_I_exceptions.cpp() #11 section ".text.startup" {
  store ptr @.str, ptr @global, align 8, !tbaa !9
  %1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str)
  %2 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN5NamedD2Ev, ptr nonnull @global, ptr nonnull @__dso_handle) #12
  ret void
}

attributes #0 = { mustprogress nounwind uwtable }
attributes #1 = { nofree nounwind }
attributes #2 = { mustprogress uwtable }
attributes #3 = { cold noreturn }
attributes #4 = { mustprogress norecurse uwtable }
attributes #5 = { nofree nosync nounwind memory(none) }
attributes #6 = { nofree nounwind }
attributes #7 = { noinline noreturn nounwind uwtable }
attributes #8 = { cold nofree noreturn }
attributes #9 = { nobuiltin allocsize(0) }
attributes #10 = { nobuiltin nounwind }
attributes #11 = { nofree nounwind uwtable }
attributes #12 = { nounwind }
attributes #13 = { noreturn }
attributes #14 = { builtin allocsize(0) }
attributes #15 = { noreturn nounwind }
attributes #16 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !11, i64 0}
!10 = !{!"_ZTS5Named", !11, i64 0}
!11 = !{!"p1 omnipotent char", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"vtable pointer", !8, i64 0}
!15 = !{!11, !11, i64 0}
!16 = !{!"branch_weights", i32 1, i32 1048575}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !7, i64 0}
