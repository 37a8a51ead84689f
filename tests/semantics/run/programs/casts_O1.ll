; ModuleID = 'casts.cpp'
source_filename = "casts.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Last = type { %struct.One.base, [4 x i8], %struct.Two.base, [4 x i8], %struct.Left, i32, [4 x i8], %struct.Top.base, [4 x i8] }
%struct.One.base = type <{ ptr, i32 }>
%struct.Two.base = type <{ ptr, i32 }>
%struct.Left = type { %struct.Base.base, i32 }
%struct.Base.base = type <{ ptr, i32 }>
%struct.Top.base = type <{ ptr, i32 }>

$_ZN4BothD2Ev = comdat any

$_ZN4LastD1Ev = comdat any

$_ZN4BothD0Ev = comdat any

$_ZThn16_N4BothD1Ev = comdat any

$_ZThn16_N4BothD0Ev = comdat any

$_ZN6HiddenD0Ev = comdat any

$_ZN3OneD1Ev = comdat any

$_ZN3OneD0Ev = comdat any

$_ZTv0_n24_N3OneD1Ev = comdat any

$_ZTv0_n24_N3OneD0Ev = comdat any

$_ZN3TwoD1Ev = comdat any

$_ZN3TwoD0Ev = comdat any

$_ZTv0_n24_N3TwoD1Ev = comdat any

$_ZTv0_n24_N3TwoD0Ev = comdat any

$_ZN4LastD0Ev = comdat any

$_ZThn16_N4LastD1Ev = comdat any

$_ZThn16_N4LastD0Ev = comdat any

$_ZThn32_N4LastD1Ev = comdat any

$_ZThn32_N4LastD0Ev = comdat any

$_ZTv0_n24_N4LastD1Ev = comdat any

$_ZTv0_n24_N4LastD0Ev = comdat any

$_ZN3TopD2Ev = comdat any

$_ZN3TopD0Ev = comdat any

$_ZN4LeftD0Ev = comdat any

$_ZN4BaseD0Ev = comdat any

$_ZN4LastC1ERKS_ = comdat any

$_ZN4BothC2ERKS_ = comdat any

$_ZN4BaseD2Ev = comdat any

$_ZN5RightD0Ev = comdat any

$_ZTV4Both = comdat any

$_ZTV6Hidden = comdat any

$_ZTI4Base = comdat any

$_ZTS4Base = comdat any

$_ZTI5Right = comdat any

$_ZTS5Right = comdat any

$_ZTI4Left = comdat any

$_ZTS4Left = comdat any

$_ZTI3Top = comdat any

$_ZTS3Top = comdat any

$_ZTI3Two = comdat any

$_ZTS3Two = comdat any

$_ZTI3One = comdat any

$_ZTS3One = comdat any

$_ZTI4Both = comdat any

$_ZTS4Both = comdat any

$_ZTI4Last = comdat any

$_ZTS4Last = comdat any

$_ZTI6Hidden = comdat any

$_ZTS6Hidden = comdat any

$_ZTV4Last = comdat any

$_ZTC4Last0_3One = comdat any

$_ZTC4Last16_3Two = comdat any

$_ZTV3Top = comdat any

$_ZTV4Left = comdat any

$_ZTV4Base = comdat any

$_ZTIPVi = comdat any

$_ZTSPVi = comdat any

$_ZTIP4Base = comdat any

$_ZTSP4Base = comdat any

$_ZTIP4Left = comdat any

$_ZTSP4Left = comdat any

$_ZTIPK3Top = comdat any

$_ZTSPK3Top = comdat any

$_ZTIPK5Right = comdat any

$_ZTSPK5Right = comdat any

$_ZTIPVK4Left = comdat any

$_ZTSPVK4Left = comdat any

$_ZTIPVKi = comdat any

$_ZTSPVKi = comdat any

$_ZTIP4Both = comdat any

$_ZTSP4Both = comdat any

$_ZTIPK4Both = comdat any

$_ZTSPK4Both = comdat any

$_ZTIPV4Left = comdat any

$_ZTSPV4Left = comdat any

$_ZTIP4Last = comdat any

$_ZTSP4Last = comdat any

$_ZTIPK4Last = comdat any

$_ZTSPK4Last = comdat any

$_ZTIP6Hidden = comdat any

$_ZTSP6Hidden = comdat any

$_ZTV5Right = comdat any

@_ZTV4Both = linkonce_odr dso_local unnamed_addr constant { [4 x ptr], [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI4Both, ptr @_ZN4BothD2Ev, ptr @_ZN4BothD0Ev], [4 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr @_ZTI4Both, ptr @_ZThn16_N4BothD1Ev, ptr @_ZThn16_N4BothD0Ev] }, comdat, align 8
@_ZL4both = internal global { ptr, i32, i32, ptr, i32, i32, i32 } { ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr], [4 x ptr] }, ptr @_ZTV4Both, i32 0, i32 0, i32 2), i32 1, i32 2, ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr], [4 x ptr] }, ptr @_ZTV4Both, i32 0, i32 1, i32 2), i32 1, i32 3, i32 4 }, align 8
@_ZL4last = internal global %struct.Last { %struct.One.base <{ ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV4Last, i64 24), i32 6 }>, [4 x i8] zeroinitializer, %struct.Two.base <{ ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV4Last, i64 64), i32 7 }>, [4 x i8] zeroinitializer, %struct.Left { %struct.Base.base <{ ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Last, i64 96), i32 1 }>, i32 2 }, i32 8, [4 x i8] zeroinitializer, %struct.Top.base <{ ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV4Last, i64 136), i32 5 }>, [4 x i8] zeroinitializer }, align 8
@_ZTV6Hidden = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI6Hidden, ptr @_ZN4BaseD2Ev, ptr @_ZN6HiddenD0Ev] }, comdat, align 8
@_ZL6hidden = internal global { ptr, i32, i32, i32 } { ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV6Hidden, i32 0, i32 0, i32 2), i32 1, i32 2, i32 9 }, align 8
@.str = private unnamed_addr constant [8 x i8] c"%d: %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"%d %d %d %d \00", align 1
@_ZTI4Base = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4Base }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@_ZTI5Right = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS5Right, ptr @_ZTI4Base }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS5Right = linkonce_odr dso_local constant [7 x i8] c"5Right\00", comdat, align 1
@_ZTI4Left = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS4Left, ptr @_ZTI4Base }, comdat, align 8
@_ZTS4Left = linkonce_odr dso_local constant [6 x i8] c"4Left\00", comdat, align 1
@_ZTI3Top = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS3Top }, comdat, align 8
@_ZTS3Top = linkonce_odr dso_local constant [5 x i8] c"3Top\00", comdat, align 1
@_ZTI3Two = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS3Two, i32 0, i32 1, ptr @_ZTI3Top, i64 -6141 }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS3Two = linkonce_odr dso_local constant [5 x i8] c"3Two\00", comdat, align 1
@_ZTI3One = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS3One, i32 0, i32 1, ptr @_ZTI3Top, i64 -6141 }, comdat, align 8
@_ZTS3One = linkonce_odr dso_local constant [5 x i8] c"3One\00", comdat, align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"%d %d \00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@_ZTI4Both = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Both, i32 1, i32 2, ptr @_ZTI4Left, i64 2, ptr @_ZTI5Right, i64 4098 }, comdat, align 8
@_ZTS4Both = linkonce_odr dso_local constant [6 x i8] c"4Both\00", comdat, align 1
@_ZTI4Last = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Last, i32 2, i32 3, ptr @_ZTI3One, i64 2, ptr @_ZTI3Two, i64 4098, ptr @_ZTI4Left, i64 8194 }, comdat, align 8
@_ZTS4Last = linkonce_odr dso_local constant [6 x i8] c"4Last\00", comdat, align 1
@_ZTI6Hidden = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS6Hidden, i32 0, i32 1, ptr @_ZTI4Left, i64 0 }, comdat, align 8
@_ZTS6Hidden = linkonce_odr dso_local constant [8 x i8] c"6Hidden\00", comdat, align 1
@_ZTV4Last = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr], [4 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 56 to ptr), ptr null, ptr @_ZTI4Last, ptr @_ZN4LastD1Ev, ptr @_ZN4LastD0Ev], [5 x ptr] [ptr inttoptr (i64 40 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI4Last, ptr @_ZThn16_N4LastD1Ev, ptr @_ZThn16_N4LastD0Ev], [4 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr @_ZTI4Last, ptr @_ZThn32_N4LastD1Ev, ptr @_ZThn32_N4LastD0Ev], [5 x ptr] [ptr inttoptr (i64 -56 to ptr), ptr inttoptr (i64 -56 to ptr), ptr @_ZTI4Last, ptr @_ZTv0_n24_N4LastD1Ev, ptr @_ZTv0_n24_N4LastD0Ev] }, comdat, align 8
@_ZTC4Last0_3One = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 56 to ptr), ptr null, ptr @_ZTI3One, ptr @_ZN3OneD1Ev, ptr @_ZN3OneD0Ev], [5 x ptr] [ptr inttoptr (i64 -56 to ptr), ptr inttoptr (i64 -56 to ptr), ptr @_ZTI3One, ptr @_ZTv0_n24_N3OneD1Ev, ptr @_ZTv0_n24_N3OneD0Ev] }, comdat, align 8
@_ZTC4Last16_3Two = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 40 to ptr), ptr null, ptr @_ZTI3Two, ptr @_ZN3TwoD1Ev, ptr @_ZN3TwoD0Ev], [5 x ptr] [ptr inttoptr (i64 -40 to ptr), ptr inttoptr (i64 -40 to ptr), ptr @_ZTI3Two, ptr @_ZTv0_n24_N3TwoD1Ev, ptr @_ZTv0_n24_N3TwoD0Ev] }, comdat, align 8
@_ZTV3Top = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI3Top, ptr @_ZN3TopD2Ev, ptr @_ZN3TopD0Ev] }, comdat, align 8
@_ZTV4Left = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI4Left, ptr @_ZN4BaseD2Ev, ptr @_ZN4LeftD0Ev] }, comdat, align 8
@_ZTV4Base = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI4Base, ptr @_ZN4BaseD2Ev, ptr @_ZN4BaseD0Ev] }, comdat, align 8
@_ZTIPi = external constant ptr
@_ZTIPKi = external constant ptr
@_ZTIPVi = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPVi, i32 2, ptr @_ZTIi }, comdat, align 8
@_ZTVN10__cxxabiv119__pointer_type_infoE = external global [0 x ptr]
@_ZTSPVi = linkonce_odr dso_local constant [4 x i8] c"PVi\00", comdat, align 1
@_ZTIi = external constant ptr
@_ZTIP4Base = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP4Base, i32 0, ptr @_ZTI4Base }, comdat, align 8
@_ZTSP4Base = linkonce_odr dso_local constant [7 x i8] c"P4Base\00", comdat, align 1
@_ZTIP4Left = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP4Left, i32 0, ptr @_ZTI4Left }, comdat, align 8
@_ZTSP4Left = linkonce_odr dso_local constant [7 x i8] c"P4Left\00", comdat, align 1
@_ZTIPK3Top = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPK3Top, i32 1, ptr @_ZTI3Top }, comdat, align 8
@_ZTSPK3Top = linkonce_odr dso_local constant [7 x i8] c"PK3Top\00", comdat, align 1
@_ZTIPK5Right = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPK5Right, i32 1, ptr @_ZTI5Right }, comdat, align 8
@_ZTSPK5Right = linkonce_odr dso_local constant [9 x i8] c"PK5Right\00", comdat, align 1
@_ZTIPVK4Left = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPVK4Left, i32 3, ptr @_ZTI4Left }, comdat, align 8
@_ZTSPVK4Left = linkonce_odr dso_local constant [9 x i8] c"PVK4Left\00", comdat, align 1
@_ZTIPKc = external constant ptr
@_ZTIPKv = external constant ptr
@.str.6 = private unnamed_addr constant [4 x i8] c"...\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"Right &\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"a wrong Right &\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"Base &\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"Top &\00", align 1
@.str.11 = private unnamed_addr constant [14 x i8] c"a wrong Top &\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"const void *\00", align 1
@.str.13 = private unnamed_addr constant [22 x i8] c"const volatile Left *\00", align 1
@.str.14 = private unnamed_addr constant [15 x i8] c"a wrong Left *\00", align 1
@.str.15 = private unnamed_addr constant [14 x i8] c"const Right *\00", align 1
@.str.16 = private unnamed_addr constant [16 x i8] c"a wrong Right *\00", align 1
@.str.17 = private unnamed_addr constant [12 x i8] c"const Top *\00", align 1
@.str.18 = private unnamed_addr constant [14 x i8] c"a wrong Top *\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"Left *\00", align 1
@.str.20 = private unnamed_addr constant [7 x i8] c"Base *\00", align 1
@.str.21 = private unnamed_addr constant [15 x i8] c"volatile int *\00", align 1
@.str.22 = private unnamed_addr constant [12 x i8] c"const int *\00", align 1
@.str.23 = private unnamed_addr constant [19 x i8] c"a null const int *\00", align 1
@.str.24 = private unnamed_addr constant [6 x i8] c"int *\00", align 1
@_ZL6number = internal global i32 11, align 4
@_ZTIPVKi = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPVKi, i32 3, ptr @_ZTIi }, comdat, align 8
@_ZTSPVKi = linkonce_odr dso_local constant [5 x i8] c"PVKi\00", comdat, align 1
@_ZTIP4Both = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP4Both, i32 0, ptr @_ZTI4Both }, comdat, align 8
@_ZTSP4Both = linkonce_odr dso_local constant [7 x i8] c"P4Both\00", comdat, align 1
@_ZTIPK4Both = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPK4Both, i32 1, ptr @_ZTI4Both }, comdat, align 8
@_ZTSPK4Both = linkonce_odr dso_local constant [8 x i8] c"PK4Both\00", comdat, align 1
@_ZTIPV4Left = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPV4Left, i32 2, ptr @_ZTI4Left }, comdat, align 8
@_ZTSPV4Left = linkonce_odr dso_local constant [8 x i8] c"PV4Left\00", comdat, align 1
@_ZTIP4Last = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP4Last, i32 0, ptr @_ZTI4Last }, comdat, align 8
@_ZTSP4Last = linkonce_odr dso_local constant [7 x i8] c"P4Last\00", comdat, align 1
@_ZTIPK4Last = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPK4Last, i32 1, ptr @_ZTI4Last }, comdat, align 8
@_ZTSPK4Last = linkonce_odr dso_local constant [8 x i8] c"PK4Last\00", comdat, align 1
@_ZTIDn = external constant ptr
@_ZTIP6Hidden = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP6Hidden, i32 0, ptr @_ZTI6Hidden }, comdat, align 8
@_ZTSP6Hidden = linkonce_odr dso_local constant [9 x i8] c"P6Hidden\00", comdat, align 1
@.str.26 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@_ZTIPv = external constant ptr
@_ZTId = external constant ptr
@_ZTV5Right = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI5Right, ptr @_ZN4BaseD2Ev, ptr @_ZN5RightD0Ev] }, comdat, align 8
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %0) unnamed_addr #0 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4LastD1Ev(ptr noundef nonnull align 8 dereferenceable(52) %0) unnamed_addr #0 comdat align 2 {
  ret void
}

; Function Attrs: cold mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #1 {
  br label %110

1:                                                ; preds = %110
  %2 = load ptr, ptr @_ZL4last, align 8, !tbaa !9
  %3 = getelementptr i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr @_ZL4last, i64 %4
  %6 = tail call ptr @__dynamic_cast(ptr nonnull @_ZL4both, ptr nonnull @_ZTI4Left, ptr nonnull @_ZTI5Right, i64 -2) #11
  %7 = icmp ne ptr %6, null
  %8 = zext i1 %7 to i32
  %9 = tail call ptr @__dynamic_cast(ptr nonnull getelementptr inbounds nuw (i8, ptr @_ZL4both, i64 16), ptr nonnull @_ZTI5Right, ptr nonnull @_ZTI4Left, i64 -2) #11
  %10 = icmp ne ptr %9, null
  %11 = zext i1 %10 to i32
  %12 = tail call ptr @__dynamic_cast(ptr nonnull @_ZL4both, ptr nonnull @_ZTI4Base, ptr nonnull @_ZTI4Both, i64 -3) #11
  %13 = icmp ne ptr %12, null
  %14 = zext i1 %13 to i32
  %15 = tail call ptr @__dynamic_cast(ptr nonnull readonly getelementptr inbounds nuw (i8, ptr @_ZL4both, i64 16), ptr nonnull @_ZTI4Base, ptr nonnull @_ZTI4Both, i64 -3) #11
  %16 = icmp ne ptr %15, null
  %17 = zext i1 %16 to i32
  %18 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %8, i32 noundef %11, i32 noundef %14, i32 noundef %17)
  %19 = tail call ptr @__dynamic_cast(ptr nonnull @_ZL4both, ptr nonnull @_ZTI4Base, ptr nonnull @_ZTI5Right, i64 0) #11
  %20 = icmp eq ptr %19, getelementptr inbounds nuw (i8, ptr @_ZL4both, i64 16)
  %21 = zext i1 %20 to i32
  %22 = tail call ptr @__dynamic_cast(ptr nonnull getelementptr inbounds nuw (i8, ptr @_ZL4both, i64 16), ptr nonnull @_ZTI4Base, ptr nonnull @_ZTI4Left, i64 0) #11
  %23 = icmp eq ptr %22, @_ZL4both
  %24 = zext i1 %23 to i32
  %25 = tail call ptr @__dynamic_cast(ptr nonnull @_ZL4both, ptr nonnull @_ZTI4Base, ptr nonnull @_ZTI4Last, i64 32) #11
  %26 = icmp ne ptr %25, null
  %27 = zext i1 %26 to i32
  %28 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %21, i32 noundef %24, i32 noundef 1, i32 noundef %27)
  %29 = tail call ptr @__dynamic_cast(ptr nonnull %5, ptr nonnull @_ZTI3Top, ptr nonnull @_ZTI3Two, i64 -1) #11
  %30 = icmp eq ptr %29, getelementptr inbounds nuw (i8, ptr @_ZL4last, i64 16)
  %31 = zext i1 %30 to i32
  %32 = tail call ptr @__dynamic_cast(ptr nonnull @_ZL4last, ptr nonnull @_ZTI3One, ptr nonnull @_ZTI3Two, i64 -2) #11
  %33 = icmp eq ptr %32, getelementptr inbounds nuw (i8, ptr @_ZL4last, i64 16)
  %34 = zext i1 %33 to i32
  %35 = tail call ptr @__dynamic_cast(ptr nonnull @_ZL4last, ptr nonnull @_ZTI3One, ptr nonnull @_ZTI4Left, i64 -2) #11
  %36 = icmp eq ptr %35, getelementptr inbounds nuw (i8, ptr @_ZL4last, i64 32)
  %37 = zext i1 %36 to i32
  %38 = tail call ptr @__dynamic_cast(ptr nonnull @_ZL4last, ptr nonnull @_ZTI3One, ptr nonnull @_ZTI5Right, i64 -2) #11
  %39 = icmp ne ptr %38, null
  %40 = zext i1 %39 to i32
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %31, i32 noundef %34, i32 noundef %37, i32 noundef %40)
  %42 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZL4both, i64 16), align 8, !tbaa !9
  %43 = getelementptr inbounds i8, ptr %42, i64 -16
  %44 = load i64, ptr %43, align 8
  %45 = icmp eq i64 %44, -16
  %46 = zext i1 %45 to i32
  %47 = load ptr, ptr %5, align 8, !tbaa !9
  %48 = getelementptr inbounds i8, ptr %47, i64 -16
  %49 = load i64, ptr %48, align 8
  %50 = sub i64 0, %49
  %51 = icmp eq i64 %4, %50
  %52 = zext i1 %51 to i32
  %53 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %46, i32 noundef %52)
  %54 = tail call ptr @__dynamic_cast(ptr nonnull @_ZL6hidden, ptr nonnull @_ZTI4Base, ptr nonnull @_ZTI6Hidden, i64 -2) #11
  %55 = icmp ne ptr %54, null
  %56 = zext i1 %55 to i32
  %57 = tail call ptr @__dynamic_cast(ptr nonnull @_ZL6hidden, ptr nonnull @_ZTI4Base, ptr nonnull @_ZTI4Left, i64 0) #11
  %58 = icmp ne ptr %57, null
  %59 = zext i1 %58 to i32
  %60 = tail call ptr @__dynamic_cast(ptr nonnull @_ZL6hidden, ptr nonnull @_ZTI4Base, ptr nonnull @_ZTI5Right, i64 0) #11
  %61 = icmp ne ptr %60, null
  %62 = zext i1 %61 to i32
  %63 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %56, i32 noundef %59, i32 noundef %62)
  %64 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZL4both, i64 16), align 8, !tbaa !9
  %65 = getelementptr inbounds i8, ptr %64, i64 -8
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %68 = load ptr, ptr %67, align 8, !tbaa !11
  %69 = icmp eq ptr %68, @_ZTS4Both
  br i1 %69, label %77, label %70

70:                                               ; preds = %1
  %71 = load i8, ptr %68, align 1, !tbaa !15
  %72 = icmp eq i8 %71, 42
  br i1 %72, label %77, label %73

73:                                               ; preds = %70
  %74 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %68, ptr noundef nonnull dereferenceable(6) @_ZTS4Both) #11
  %75 = icmp eq i32 %74, 0
  %76 = zext i1 %75 to i32
  br label %77

77:                                               ; preds = %1, %70, %73
  %78 = phi i32 [ 1, %1 ], [ 0, %70 ], [ %76, %73 ]
  %79 = load ptr, ptr %5, align 8, !tbaa !9
  %80 = getelementptr inbounds i8, ptr %79, i64 -8
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %83 = load ptr, ptr %82, align 8, !tbaa !11
  %84 = icmp eq ptr %83, @_ZTS4Last
  br i1 %84, label %92, label %85

85:                                               ; preds = %77
  %86 = load i8, ptr %83, align 1, !tbaa !15
  %87 = icmp eq i8 %86, 42
  br i1 %87, label %92, label %88

88:                                               ; preds = %85
  %89 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %83, ptr noundef nonnull dereferenceable(6) @_ZTS4Last) #11
  %90 = icmp eq i32 %89, 0
  %91 = zext i1 %90 to i32
  br label %92

92:                                               ; preds = %77, %85, %88
  %93 = phi i32 [ 1, %77 ], [ 0, %85 ], [ %91, %88 ]
  %94 = load ptr, ptr @_ZL4both, align 8, !tbaa !9
  %95 = getelementptr inbounds i8, ptr %94, i64 -8
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %98 = load ptr, ptr %97, align 8, !tbaa !11
  %99 = icmp eq ptr %98, @_ZTS4Left
  br i1 %99, label %107, label %100

100:                                              ; preds = %92
  %101 = load i8, ptr %98, align 1, !tbaa !15
  %102 = icmp eq i8 %101, 42
  br i1 %102, label %107, label %103

103:                                              ; preds = %100
  %104 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %98, ptr noundef nonnull dereferenceable(6) @_ZTS4Left) #11
  %105 = icmp eq i32 %104, 0
  %106 = zext i1 %105 to i32
  br label %107

107:                                              ; preds = %92, %100, %103
  %108 = phi i32 [ 1, %92 ], [ 0, %100 ], [ %106, %103 ]
  %109 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %78, i32 noundef %93, i32 noundef %108)
  ret i32 0

110:                                              ; preds = %0, %110
  %111 = phi i32 [ 0, %0 ], [ %114, %110 ]
  %112 = tail call fastcc noundef ptr @_ZL5takeni(i32 noundef %111)
  %113 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %111, ptr noundef %112)
  %114 = add nuw nsw i32 %111, 1
  %115 = icmp eq i32 %114, 16
  br i1 %115, label %1, label %110, !llvm.loop !16
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: cold mustprogress norecurse uwtable
define internal fastcc noundef ptr @_ZL5takeni(i32 noundef range(i32 -2147483648, 16) %0) unnamed_addr #1 personality ptr @__gxx_personality_v0 {
  invoke fastcc void @_ZL6throwni(i32 noundef %0)
          to label %99 unwind label %2

2:                                                ; preds = %1
  %3 = landingpad { ptr, i32 }
          catch ptr @_ZTIPi
          catch ptr @_ZTIPKi
          catch ptr @_ZTIPVi
          catch ptr @_ZTIP4Base
          catch ptr @_ZTIP4Left
          catch ptr @_ZTIPK3Top
          catch ptr @_ZTIPK5Right
          catch ptr @_ZTIPVK4Left
          catch ptr @_ZTIPKc
          catch ptr @_ZTIPKv
          catch ptr @_ZTI3Top
          catch ptr @_ZTI4Base
          catch ptr @_ZTI5Right
          catch ptr null
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  %6 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPi) #11
  %7 = icmp eq i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = tail call ptr @__cxa_begin_catch(ptr %4) #11
  br label %100

10:                                               ; preds = %2
  %11 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKi) #11
  %12 = icmp eq i32 %5, %11
  br i1 %12, label %13, label %20

13:                                               ; preds = %10
  %14 = tail call ptr @__cxa_begin_catch(ptr %4) #11
  %15 = icmp eq ptr %14, null
  br i1 %15, label %100, label %16

16:                                               ; preds = %13
  %17 = load i32, ptr %14, align 4, !tbaa !5
  %18 = icmp eq i32 %17, 11
  %19 = select i1 %18, ptr @.str.22, ptr @.str.23
  br label %100

20:                                               ; preds = %10
  %21 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPVi) #11
  %22 = icmp eq i32 %5, %21
  br i1 %22, label %23, label %25

23:                                               ; preds = %20
  %24 = tail call ptr @__cxa_begin_catch(ptr %4) #11
  br label %100

25:                                               ; preds = %20
  %26 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIP4Base) #11
  %27 = icmp eq i32 %5, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %25
  %29 = tail call ptr @__cxa_begin_catch(ptr %4) #11
  br label %100

30:                                               ; preds = %25
  %31 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIP4Left) #11
  %32 = icmp eq i32 %5, %31
  br i1 %32, label %33, label %39

33:                                               ; preds = %30
  %34 = tail call ptr @__cxa_begin_catch(ptr %4) #11
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 12
  %36 = load i32, ptr %35, align 4, !tbaa !19
  %37 = icmp eq i32 %36, 2
  %38 = select i1 %37, ptr @.str.19, ptr @.str.14
  br label %100

39:                                               ; preds = %30
  %40 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPK3Top) #11
  %41 = icmp eq i32 %5, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %39
  %43 = tail call ptr @__cxa_begin_catch(ptr %4) #11
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %45 = load i32, ptr %44, align 8, !tbaa !22
  %46 = icmp eq i32 %45, 5
  %47 = select i1 %46, ptr @.str.17, ptr @.str.18
  br label %100

48:                                               ; preds = %39
  %49 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPK5Right) #11
  %50 = icmp eq i32 %5, %49
  br i1 %50, label %51, label %57

51:                                               ; preds = %48
  %52 = tail call ptr @__cxa_begin_catch(ptr %4) #11
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 12
  %54 = load i32, ptr %53, align 4, !tbaa !24
  %55 = icmp eq i32 %54, 3
  %56 = select i1 %55, ptr @.str.15, ptr @.str.16
  br label %100

57:                                               ; preds = %48
  %58 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPVK4Left) #11
  %59 = icmp eq i32 %5, %58
  br i1 %59, label %60, label %66

60:                                               ; preds = %57
  %61 = tail call ptr @__cxa_begin_catch(ptr %4) #11
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 12
  %63 = load volatile i32, ptr %62, align 4, !tbaa !19
  %64 = icmp eq i32 %63, 2
  %65 = select i1 %64, ptr @.str.13, ptr @.str.14
  br label %100

66:                                               ; preds = %57
  %67 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #11
  %68 = icmp eq i32 %5, %67
  br i1 %68, label %69, label %71

69:                                               ; preds = %66
  %70 = tail call ptr @__cxa_begin_catch(ptr %4) #11
  br label %100

71:                                               ; preds = %66
  %72 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKv) #11
  %73 = icmp eq i32 %5, %72
  br i1 %73, label %74, label %76

74:                                               ; preds = %71
  %75 = tail call ptr @__cxa_begin_catch(ptr %4) #11
  br label %100

76:                                               ; preds = %71
  %77 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI3Top) #11
  %78 = icmp eq i32 %5, %77
  br i1 %78, label %79, label %85

79:                                               ; preds = %76
  %80 = tail call ptr @__cxa_begin_catch(ptr %4) #11
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %82 = load i32, ptr %81, align 8, !tbaa !22
  %83 = icmp eq i32 %82, 5
  %84 = select i1 %83, ptr @.str.10, ptr @.str.11
  br label %100

85:                                               ; preds = %76
  %86 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI4Base) #11
  %87 = icmp eq i32 %5, %86
  br i1 %87, label %88, label %90

88:                                               ; preds = %85
  %89 = tail call ptr @__cxa_begin_catch(ptr %4) #11
  br label %100

90:                                               ; preds = %85
  %91 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI5Right) #11
  %92 = icmp eq i32 %5, %91
  %93 = tail call ptr @__cxa_begin_catch(ptr %4) #11
  br i1 %92, label %94, label %100

94:                                               ; preds = %90
  %95 = getelementptr inbounds nuw i8, ptr %93, i64 12
  %96 = load i32, ptr %95, align 4, !tbaa !24
  %97 = icmp eq i32 %96, 3
  %98 = select i1 %97, ptr @.str.7, ptr @.str.8
  br label %100

99:                                               ; preds = %1
  unreachable

100:                                              ; preds = %90, %13, %16, %8, %23, %28, %33, %42, %51, %60, %69, %74, %79, %88, %94
  %101 = phi ptr [ %19, %16 ], [ @.str.24, %8 ], [ %98, %94 ], [ @.str.21, %23 ], [ @.str.20, %28 ], [ %38, %33 ], [ %47, %42 ], [ %56, %51 ], [ %65, %60 ], [ %70, %69 ], [ @.str.12, %74 ], [ %84, %79 ], [ @.str.9, %88 ], [ @.str.23, %13 ], [ @.str.6, %90 ]
  tail call void @__cxa_end_catch()
  ret ptr %101
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) local_unnamed_addr #3

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothD0Ev(ptr noundef nonnull align 8 dereferenceable(36) %0) unnamed_addr #0 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 40) #12
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N4BothD1Ev(ptr noundef %0) unnamed_addr #4 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N4BothD0Ev(ptr noundef %0) unnamed_addr #4 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(36) %2, i64 noundef 40) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6HiddenD0Ev(ptr noundef nonnull align 8 dereferenceable(20) %0) unnamed_addr #0 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 24) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3OneD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3OneD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #12
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N3OneD1Ev(ptr noundef %0) unnamed_addr #4 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N3OneD0Ev(ptr noundef %0) unnamed_addr #4 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !9
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(12) %5, i64 noundef 32) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3TwoD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3TwoD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #12
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N3TwoD1Ev(ptr noundef %0) unnamed_addr #4 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N3TwoD0Ev(ptr noundef %0) unnamed_addr #4 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !9
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(12) %5, i64 noundef 32) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4LastD0Ev(ptr noundef nonnull align 8 dereferenceable(52) %0) unnamed_addr #0 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 72) #12
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N4LastD1Ev(ptr noundef %0) unnamed_addr #4 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N4LastD0Ev(ptr noundef %0) unnamed_addr #4 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(52) %2, i64 noundef 72) #12
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn32_N4LastD1Ev(ptr noundef %0) unnamed_addr #4 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn32_N4LastD0Ev(ptr noundef %0) unnamed_addr #4 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -32
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(52) %2, i64 noundef 72) #12
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4LastD1Ev(ptr noundef %0) unnamed_addr #4 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4LastD0Ev(ptr noundef %0) unnamed_addr #4 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !9
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(52) %5, i64 noundef 72) #12
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3TopD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #5 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3TopD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #5 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #12
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4LeftD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #12
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #5 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #12
  ret void
}

; Function Attrs: cold mustprogress norecurse noreturn uwtable
define internal fastcc void @_ZL6throwni(i32 noundef range(i32 -2147483648, 16) %0) unnamed_addr #7 {
  switch i32 %0, label %32 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
    i32 3, label %8
    i32 4, label %10
    i32 5, label %12
    i32 6, label %14
    i32 7, label %16
    i32 8, label %18
    i32 9, label %20
    i32 10, label %22
    i32 11, label %24
    i32 12, label %26
    i32 13, label %28
    i32 14, label %30
  ]

2:                                                ; preds = %1
  %3 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @_ZL6number, ptr %3, align 16, !tbaa !26
  tail call void @__cxa_throw(ptr nonnull %3, ptr nonnull @_ZTIPi, ptr null) #13
  unreachable

4:                                                ; preds = %1
  %5 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @_ZL6number, ptr %5, align 16, !tbaa !26
  tail call void @__cxa_throw(ptr nonnull %5, ptr nonnull @_ZTIPKi, ptr null) #13
  unreachable

6:                                                ; preds = %1
  %7 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @_ZL6number, ptr %7, align 16, !tbaa !26
  tail call void @__cxa_throw(ptr nonnull %7, ptr nonnull @_ZTIPVi, ptr null) #13
  unreachable

8:                                                ; preds = %1
  %9 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @_ZL6number, ptr %9, align 16, !tbaa !26
  tail call void @__cxa_throw(ptr nonnull %9, ptr nonnull @_ZTIPVKi, ptr null) #13
  unreachable

10:                                               ; preds = %1
  %11 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @_ZL4both, ptr %11, align 16, !tbaa !28
  tail call void @__cxa_throw(ptr nonnull %11, ptr nonnull @_ZTIP4Both, ptr null) #13
  unreachable

12:                                               ; preds = %1
  %13 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @_ZL4both, ptr %13, align 16, !tbaa !28
  tail call void @__cxa_throw(ptr nonnull %13, ptr nonnull @_ZTIPK4Both, ptr null) #13
  unreachable

14:                                               ; preds = %1
  %15 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @_ZL4both, ptr %15, align 16, !tbaa !30
  tail call void @__cxa_throw(ptr nonnull %15, ptr nonnull @_ZTIPV4Left, ptr null) #13
  unreachable

16:                                               ; preds = %1
  %17 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @_ZL4last, ptr %17, align 16, !tbaa !32
  tail call void @__cxa_throw(ptr nonnull %17, ptr nonnull @_ZTIP4Last, ptr null) #13
  unreachable

18:                                               ; preds = %1
  %19 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @_ZL4last, ptr %19, align 16, !tbaa !32
  tail call void @__cxa_throw(ptr nonnull %19, ptr nonnull @_ZTIPK4Last, ptr null) #13
  unreachable

20:                                               ; preds = %1
  %21 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr null, ptr %21, align 16, !tbaa !34
  tail call void @__cxa_throw(ptr nonnull %21, ptr nonnull @_ZTIDn, ptr null) #13
  unreachable

22:                                               ; preds = %1
  %23 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @_ZL6hidden, ptr %23, align 16, !tbaa !36
  tail call void @__cxa_throw(ptr nonnull %23, ptr nonnull @_ZTIP6Hidden, ptr null) #13
  unreachable

24:                                               ; preds = %1
  %25 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @.str.26, ptr %25, align 16, !tbaa !38
  tail call void @__cxa_throw(ptr nonnull %25, ptr nonnull @_ZTIPKc, ptr null) #13
  unreachable

26:                                               ; preds = %1
  %27 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @_ZL6number, ptr %27, align 16, !tbaa !39
  tail call void @__cxa_throw(ptr nonnull %27, ptr nonnull @_ZTIPv, ptr null) #13
  unreachable

28:                                               ; preds = %1
  %29 = tail call ptr @__cxa_allocate_exception(i64 72) #11
  tail call void @_ZN4LastC1ERKS_(ptr noundef nonnull align 8 dereferenceable(52) %29, ptr noundef nonnull align 8 dereferenceable(52) @_ZL4last) #11
  tail call void @__cxa_throw(ptr nonnull %29, ptr nonnull @_ZTI4Last, ptr nonnull @_ZN4LastD1Ev) #13
  unreachable

30:                                               ; preds = %1
  %31 = tail call ptr @__cxa_allocate_exception(i64 40) #11
  tail call void @_ZN4BothC2ERKS_(ptr noundef nonnull align 8 dereferenceable(36) %31, ptr noundef nonnull align 8 dereferenceable(36) @_ZL4both) #11
  tail call void @__cxa_throw(ptr nonnull %31, ptr nonnull @_ZTI4Both, ptr nonnull @_ZN4BothD2Ev) #13
  unreachable

32:                                               ; preds = %1
  %33 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store double 1.500000e+00, ptr %33, align 16, !tbaa !40
  tail call void @__cxa_throw(ptr nonnull %33, ptr nonnull @_ZTId, ptr null) #13
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #8

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #9

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4LastC1ERKS_(ptr noundef nonnull align 8 dereferenceable(52) %0, ptr noundef nonnull align 8 dereferenceable(52) %1) unnamed_addr #0 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %4 = load ptr, ptr %1, align 8, !tbaa !9
  %5 = getelementptr i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 %6
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV3Top, i64 16), ptr %3, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %10 = load i32, ptr %9, align 8, !tbaa !22
  store i32 %10, ptr %8, align 8, !tbaa !22
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC4Last0_3One, i64 24), ptr %0, align 8, !tbaa !9
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC4Last0_3One, i64 64), ptr %3, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load i32, ptr %12, align 8, !tbaa !42
  store i32 %13, ptr %11, align 8, !tbaa !42
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC4Last16_3Two, i64 24), ptr %14, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC4Last16_3Two, i64 64), ptr %15, align 8, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %18 = load i32, ptr %17, align 8, !tbaa !44
  store i32 %18, ptr %16, align 8, !tbaa !44
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Base, i64 16), ptr %19, align 8, !tbaa !9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %22 = load i32, ptr %21, align 8, !tbaa !46
  store i32 %22, ptr %20, align 8, !tbaa !46
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Left, i64 16), ptr %19, align 8, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %25 = load i32, ptr %24, align 4, !tbaa !19
  store i32 %25, ptr %23, align 4, !tbaa !19
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV4Last, i64 24), ptr %0, align 8, !tbaa !9
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV4Last, i64 136), ptr %3, align 8, !tbaa !9
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV4Last, i64 64), ptr %14, align 8, !tbaa !9
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Last, i64 96), ptr %19, align 8, !tbaa !9
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %28 = load i32, ptr %27, align 8, !tbaa !47
  store i32 %28, ptr %26, align 8, !tbaa !47
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothC2ERKS_(ptr noundef nonnull align 8 dereferenceable(36) %0, ptr noundef nonnull align 8 dereferenceable(36) %1) unnamed_addr #0 comdat align 2 {
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Base, i64 16), ptr %0, align 8, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i32, ptr %4, align 8, !tbaa !46
  store i32 %5, ptr %3, align 8, !tbaa !46
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Left, i64 16), ptr %0, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %8 = load i32, ptr %7, align 4, !tbaa !19
  store i32 %8, ptr %6, align 4, !tbaa !19
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Base, i64 16), ptr %9, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i32, ptr %11, align 8, !tbaa !46
  store i32 %12, ptr %10, align 8, !tbaa !46
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Right, i64 16), ptr %9, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %15 = load i32, ptr %14, align 4, !tbaa !24
  store i32 %15, ptr %13, align 4, !tbaa !24
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Both, i64 16), ptr %0, align 8, !tbaa !9
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Both, i64 48), ptr %9, align 8, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load i32, ptr %17, align 8, !tbaa !49
  store i32 %18, ptr %16, align 8, !tbaa !49
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #5 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5RightD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #10

attributes #0 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { cold mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn memory(read) }
attributes #4 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { cold mustprogress norecurse noreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind memory(none) }
attributes #9 = { cold noreturn }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { builtin nounwind }
attributes #13 = { noreturn }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"vtable pointer", !8, i64 0}
!11 = !{!12, !13, i64 8}
!12 = !{!"_ZTSSt9type_info", !13, i64 8}
!13 = !{!"p1 omnipotent char", !14, i64 0}
!14 = !{!"any pointer", !7, i64 0}
!15 = !{!7, !7, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!20, !6, i64 12}
!20 = !{!"_ZTS4Left", !21, i64 0, !6, i64 12}
!21 = !{!"_ZTS4Base", !6, i64 8}
!22 = !{!23, !6, i64 8}
!23 = !{!"_ZTS3Top", !6, i64 8}
!24 = !{!25, !6, i64 12}
!25 = !{!"_ZTS5Right", !21, i64 0, !6, i64 12}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 int", !14, i64 0}
!28 = !{!29, !29, i64 0}
!29 = !{!"p1 _ZTS4Both", !14, i64 0}
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 _ZTS4Left", !14, i64 0}
!32 = !{!33, !33, i64 0}
!33 = !{!"p1 _ZTS4Last", !14, i64 0}
!34 = !{!35, !35, i64 0}
!35 = !{!"std::nullptr_t", !7, i64 0}
!36 = !{!37, !37, i64 0}
!37 = !{!"p1 _ZTS6Hidden", !14, i64 0}
!38 = !{!13, !13, i64 0}
!39 = !{!14, !14, i64 0}
!40 = !{!41, !41, i64 0}
!41 = !{!"double", !7, i64 0}
!42 = !{!43, !6, i64 8}
!43 = !{!"_ZTS3One", !6, i64 8}
!44 = !{!45, !6, i64 8}
!45 = !{!"_ZTS3Two", !6, i64 8}
!46 = !{!21, !6, i64 8}
!47 = !{!48, !6, i64 48}
!48 = !{!"_ZTS4Last", !43, i64 0, !45, i64 16, !20, i64 32, !6, i64 48}
!49 = !{!50, !6, i64 32}
!50 = !{!"_ZTS4Both", !20, i64 0, !25, i64 16, !6, i64 32}
