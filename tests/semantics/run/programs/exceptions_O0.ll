; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Named = type { ptr }

$_ZN5NamedC2EPKc = comdat any

$_ZN5NamedD2Ev = comdat any

$_ZN7DerivedC2Ev = comdat any

$_ZN7DerivedD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZN4BaseC2Ev = comdat any

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

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" {
  call void @_ZN5NamedC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) @global, ptr noundef @.str)
  %1 = call i32 @__cxa_atexit(ptr @_ZN5NamedD2Ev, ptr @global, ptr @__dso_handle) #3
  ret void
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN5NamedC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Named, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8
  store ptr %7, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, ptr noundef %8)
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Named, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.11, ptr noundef %5)
          to label %7 unwind label %8

7:                                                ; preds = %1
  ret void

8:                                                ; preds = %1
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  call void @__clang_call_terminate(ptr %10) #11
  unreachable
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) #3

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z4deepi(i32 noundef %0) #1 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.Named, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @_ZN5NamedC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef @.str.1)
  %6 = load i32, ptr %2, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %14

8:                                                ; preds = %1
  %9 = call ptr @__cxa_allocate_exception(i64 4) #3
  store i32 42, ptr %9, align 16
  invoke void @__cxa_throw(ptr %9, ptr @_ZTIi, ptr null) #12
          to label %35 unwind label %10

10:                                               ; preds = %24, %22, %17, %8
  %11 = landingpad { ptr, i32 }
          cleanup
  %12 = extractvalue { ptr, i32 } %11, 0
  store ptr %12, ptr %4, align 8
  %13 = extractvalue { ptr, i32 } %11, 1
  store i32 %13, ptr %5, align 4
  call void @_ZN5NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #3
  br label %30

14:                                               ; preds = %1
  %15 = load i32, ptr %2, align 4
  %16 = icmp eq i32 %15, 5
  br i1 %16, label %17, label %19

17:                                               ; preds = %14
  %18 = call ptr @__cxa_allocate_exception(i64 8) #3
  call void @llvm.memset.p0.i64(ptr align 16 %18, i8 0, i64 8, i1 false)
  call void @_ZN7DerivedC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %18) #3
  invoke void @__cxa_throw(ptr %18, ptr @_ZTI7Derived, ptr @_ZN7DerivedD2Ev) #12
          to label %35 unwind label %10

19:                                               ; preds = %14
  %20 = load i32, ptr %2, align 4
  %21 = icmp eq i32 %20, 7
  br i1 %21, label %22, label %24

22:                                               ; preds = %19
  %23 = call ptr @__cxa_allocate_exception(i64 8) #3
  store ptr @.str.2, ptr %23, align 16
  invoke void @__cxa_throw(ptr %23, ptr @_ZTIPKc, ptr null) #12
          to label %35 unwind label %10

24:                                               ; preds = %19
  %25 = load i32, ptr %2, align 4
  %26 = sub nsw i32 %25, 1
  %27 = invoke noundef i32 @_Z4deepi(i32 noundef %26)
          to label %28 unwind label %10

28:                                               ; preds = %24
  %29 = add nsw i32 %27, 1
  call void @_ZN5NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #3
  ret i32 %29

30:                                               ; preds = %10
  %31 = load ptr, ptr %4, align 8
  %32 = load i32, ptr %5, align 4
  %33 = insertvalue { ptr, i32 } poison, ptr %31, 0
  %34 = insertvalue { ptr, i32 } %33, i32 %32, 1
  resume { ptr, i32 } %34

35:                                               ; preds = %22, %17, %8
  unreachable
}

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7DerivedC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4BaseC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #3
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV7Derived, i32 0, i32 0, i32 2), ptr %3, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7DerivedD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV7Derived, i32 0, i32 0, i32 2), ptr %3, align 8
  %4 = invoke i32 @puts(ptr noundef @.str.13)
          to label %5 unwind label %6

5:                                                ; preds = %1
  call void @_ZN4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #3
  ret void

6:                                                ; preds = %1
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  call void @__clang_call_terminate(ptr %8) #11
  unreachable
}

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #5 personality ptr @__gxx_personality_v0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %10 = invoke noundef i32 @_Z4deepi(i32 noundef 2)
          to label %11 unwind label %12

11:                                               ; preds = %0
  br label %27

12:                                               ; preds = %0
  %13 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %14 = extractvalue { ptr, i32 } %13, 0
  store ptr %14, ptr %2, align 8
  %15 = extractvalue { ptr, i32 } %13, 1
  store i32 %15, ptr %3, align 4
  br label %16

16:                                               ; preds = %12
  %17 = load i32, ptr %3, align 4
  %18 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #3
  %19 = icmp eq i32 %17, %18
  br i1 %19, label %20, label %146

20:                                               ; preds = %16
  %21 = load ptr, ptr %2, align 8
  %22 = call ptr @__cxa_begin_catch(ptr %21) #3
  %23 = load i32, ptr %22, align 4
  store i32 %23, ptr %4, align 4
  %24 = load i32, ptr %4, align 4
  %25 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %24)
          to label %26 unwind label %30

26:                                               ; preds = %20
  call void @__cxa_end_catch() #3
  br label %27

27:                                               ; preds = %26, %11
  %28 = invoke noundef i32 @_Z4deepi(i32 noundef 5)
          to label %29 unwind label %34

29:                                               ; preds = %27
  br label %53

30:                                               ; preds = %20
  %31 = landingpad { ptr, i32 }
          cleanup
  %32 = extractvalue { ptr, i32 } %31, 0
  store ptr %32, ptr %2, align 8
  %33 = extractvalue { ptr, i32 } %31, 1
  store i32 %33, ptr %3, align 4
  call void @__cxa_end_catch() #3
  br label %146

34:                                               ; preds = %27
  %35 = landingpad { ptr, i32 }
          catch ptr @_ZTI4Base
  %36 = extractvalue { ptr, i32 } %35, 0
  store ptr %36, ptr %2, align 8
  %37 = extractvalue { ptr, i32 } %35, 1
  store i32 %37, ptr %3, align 4
  br label %38

38:                                               ; preds = %34
  %39 = load i32, ptr %3, align 4
  %40 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI4Base) #3
  %41 = icmp eq i32 %39, %40
  br i1 %41, label %42, label %146

42:                                               ; preds = %38
  %43 = load ptr, ptr %2, align 8
  %44 = call ptr @__cxa_begin_catch(ptr %43) #3
  store ptr %44, ptr %5, align 8
  %45 = load ptr, ptr %5, align 8, !nonnull !6, !align !7
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds ptr, ptr %46, i64 2
  %48 = load ptr, ptr %47, align 8
  %49 = invoke noundef i32 %48(ptr noundef nonnull align 8 dereferenceable(8) %45)
          to label %50 unwind label %56

50:                                               ; preds = %42
  %51 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %49)
          to label %52 unwind label %56

52:                                               ; preds = %50
  call void @__cxa_end_catch()
  br label %53

53:                                               ; preds = %52, %29
  %54 = invoke noundef i32 @_Z4deepi(i32 noundef 7)
          to label %55 unwind label %61

55:                                               ; preds = %53
  br label %110

56:                                               ; preds = %50, %42
  %57 = landingpad { ptr, i32 }
          cleanup
  %58 = extractvalue { ptr, i32 } %57, 0
  store ptr %58, ptr %2, align 8
  %59 = extractvalue { ptr, i32 } %57, 1
  store i32 %59, ptr %3, align 4
  invoke void @__cxa_end_catch()
          to label %60 unwind label %151

60:                                               ; preds = %56
  br label %146

61:                                               ; preds = %53
  %62 = landingpad { ptr, i32 }
          catch ptr null
  %63 = extractvalue { ptr, i32 } %62, 0
  store ptr %63, ptr %2, align 8
  %64 = extractvalue { ptr, i32 } %62, 1
  store i32 %64, ptr %3, align 4
  br label %65

65:                                               ; preds = %61
  %66 = load ptr, ptr %2, align 8
  %67 = call ptr @__cxa_begin_catch(ptr %66) #3
  %68 = invoke i32 @puts(ptr noundef @.str.5)
          to label %69 unwind label %70

69:                                               ; preds = %65
  invoke void @__cxa_rethrow() #12
          to label %154 unwind label %70

70:                                               ; preds = %69, %65
  %71 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %72 = extractvalue { ptr, i32 } %71, 0
  store ptr %72, ptr %2, align 8
  %73 = extractvalue { ptr, i32 } %71, 1
  store i32 %73, ptr %3, align 4
  invoke void @__cxa_end_catch()
          to label %74 unwind label %151

74:                                               ; preds = %70
  br label %75

75:                                               ; preds = %74
  %76 = load i32, ptr %3, align 4
  %77 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIPKc) #3
  %78 = icmp eq i32 %76, %77
  br i1 %78, label %79, label %146

79:                                               ; preds = %75
  %80 = load ptr, ptr %2, align 8
  %81 = call ptr @__cxa_begin_catch(ptr %80) #3
  store ptr %81, ptr %6, align 8
  %82 = load ptr, ptr %6, align 8
  %83 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.6, ptr noundef %82)
          to label %84 unwind label %111

84:                                               ; preds = %79
  call void @__cxa_end_catch() #3
  br label %85

85:                                               ; preds = %84, %110
  %86 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 8) #13
  call void @_ZN7DerivedC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %86) #3
  store ptr %86, ptr %7, align 8
  %87 = load ptr, ptr %7, align 8
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds ptr, ptr %88, i64 2
  %90 = load ptr, ptr %89, align 8
  %91 = call noundef i32 %90(ptr noundef nonnull align 8 dereferenceable(8) %87)
  %92 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %91)
  %93 = load ptr, ptr %7, align 8
  %94 = icmp eq ptr %93, null
  br i1 %94, label %99, label %95

95:                                               ; preds = %85
  %96 = load ptr, ptr %93, align 8
  %97 = getelementptr inbounds ptr, ptr %96, i64 1
  %98 = load ptr, ptr %97, align 8
  call void %98(ptr noundef nonnull align 8 dereferenceable(8) %93) #3
  br label %99

99:                                               ; preds = %95, %85
  %100 = load atomic i8, ptr @_ZGVZ4mainE4once acquire, align 8
  %101 = icmp eq i8 %100, 0
  br i1 %101, label %102, label %108, !prof !8

102:                                              ; preds = %99
  %103 = call i32 @__cxa_guard_acquire(ptr @_ZGVZ4mainE4once) #3
  %104 = icmp ne i32 %103, 0
  br i1 %104, label %105, label %108

105:                                              ; preds = %102
  invoke void @_ZN5NamedC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) @_ZZ4mainE4once, ptr noundef @.str.8)
          to label %106 unwind label %115

106:                                              ; preds = %105
  %107 = call i32 @__cxa_atexit(ptr @_ZN5NamedD2Ev, ptr @_ZZ4mainE4once, ptr @__dso_handle) #3
  call void @__cxa_guard_release(ptr @_ZGVZ4mainE4once) #3
  br label %108

108:                                              ; preds = %106, %102, %99
  %109 = call ptr @__cxa_allocate_exception(i64 8) #3
  store double 1.500000e+00, ptr %109, align 16
  invoke void @__cxa_throw(ptr %109, ptr @_ZTId, ptr null) #12
          to label %154 unwind label %119

110:                                              ; preds = %55
  br label %85

111:                                              ; preds = %79
  %112 = landingpad { ptr, i32 }
          cleanup
  %113 = extractvalue { ptr, i32 } %112, 0
  store ptr %113, ptr %2, align 8
  %114 = extractvalue { ptr, i32 } %112, 1
  store i32 %114, ptr %3, align 4
  call void @__cxa_end_catch() #3
  br label %146

115:                                              ; preds = %105
  %116 = landingpad { ptr, i32 }
          cleanup
  %117 = extractvalue { ptr, i32 } %116, 0
  store ptr %117, ptr %2, align 8
  %118 = extractvalue { ptr, i32 } %116, 1
  store i32 %118, ptr %3, align 4
  call void @__cxa_guard_abort(ptr @_ZGVZ4mainE4once) #3
  br label %146

119:                                              ; preds = %108
  %120 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTId
  %121 = extractvalue { ptr, i32 } %120, 0
  store ptr %121, ptr %2, align 8
  %122 = extractvalue { ptr, i32 } %120, 1
  store i32 %122, ptr %3, align 4
  br label %123

123:                                              ; preds = %119
  %124 = load i32, ptr %3, align 4
  %125 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #3
  %126 = icmp eq i32 %124, %125
  br i1 %126, label %127, label %132

127:                                              ; preds = %123
  %128 = load ptr, ptr %2, align 8
  %129 = call ptr @__cxa_begin_catch(ptr %128) #3
  %130 = load i32, ptr %129, align 4
  store i32 %130, ptr %9, align 4
  call void @__cxa_end_catch() #3
  br label %131

131:                                              ; preds = %127, %141
  ret i32 3

132:                                              ; preds = %123
  %133 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTId) #3
  %134 = icmp eq i32 %124, %133
  br i1 %134, label %135, label %146

135:                                              ; preds = %132
  %136 = load ptr, ptr %2, align 8
  %137 = call ptr @__cxa_begin_catch(ptr %136) #3
  %138 = load double, ptr %137, align 8
  store double %138, ptr %8, align 8
  %139 = load double, ptr %8, align 8
  %140 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.9, double noundef %139)
          to label %141 unwind label %142

141:                                              ; preds = %135
  call void @__cxa_end_catch() #3
  br label %131

142:                                              ; preds = %135
  %143 = landingpad { ptr, i32 }
          cleanup
  %144 = extractvalue { ptr, i32 } %143, 0
  store ptr %144, ptr %2, align 8
  %145 = extractvalue { ptr, i32 } %143, 1
  store i32 %145, ptr %3, align 4
  call void @__cxa_end_catch() #3
  br label %146

146:                                              ; preds = %142, %132, %115, %111, %75, %60, %38, %30, %16
  %147 = load ptr, ptr %2, align 8
  %148 = load i32, ptr %3, align 4
  %149 = insertvalue { ptr, i32 } poison, ptr %147, 0
  %150 = insertvalue { ptr, i32 } %149, i32 %148, 1
  resume { ptr, i32 } %150

151:                                              ; preds = %70, %56
  %152 = landingpad { ptr, i32 }
          catch ptr null
  %153 = extractvalue { ptr, i32 } %152, 0
  call void @__clang_call_terminate(ptr %153) #11
  unreachable

154:                                              ; preds = %108, %69
  unreachable
}

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #6

declare ptr @__cxa_begin_catch(ptr)

declare i32 @printf(ptr noundef, ...) #7

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #8 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #3
  call void @_ZSt9terminatev() #11
  unreachable
}

declare void @_ZSt9terminatev()

declare i32 @puts(ptr noundef) #7

declare void @__cxa_rethrow()

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #9

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(ptr) #3

; Function Attrs: nounwind
declare void @__cxa_guard_abort(ptr) #3

; Function Attrs: nounwind
declare void @__cxa_guard_release(ptr) #3

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4BaseC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV4Base, i32 0, i32 0, i32 2), ptr %3, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7DerivedD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN7DerivedD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #3
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 8) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN7Derived6numberEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret i32 2
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV4Base, i32 0, i32 0, i32 2), ptr %3, align 8
  %4 = invoke i32 @puts(ptr noundef @.str.12)
          to label %5 unwind label %6

5:                                                ; preds = %1
  ret void

6:                                                ; preds = %1
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  call void @__clang_call_terminate(ptr %8) #11
  unreachable
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4BaseD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #3
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 8) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN4Base6numberEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret i32 1
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #10

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_exceptions.cpp() #0 section ".text.startup" {
  call void @__cxx_global_var_init()
  ret void
}

attributes #0 = { noinline uwtable }
attributes #1 = { mustprogress noinline optnone uwtable }
attributes #2 = { mustprogress noinline nounwind optnone uwtable }
attributes #3 = { nounwind }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress noinline norecurse optnone uwtable }
attributes #6 = { nounwind memory(none) }
attributes #7 = { nounwind }
attributes #8 = { noinline noreturn nounwind uwtable }
attributes #9 = { nobuiltin allocsize(0) }
attributes #10 = { nobuiltin nounwind }
attributes #11 = { noreturn nounwind }
attributes #12 = { noreturn }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"clang"}
!6 = !{}
!7 = !{i64 8}
!8 = !{!"branch_weights", i32 1, i32 1048575}
