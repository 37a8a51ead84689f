; ModuleID = 'unwinding.cpp'
source_filename = "unwinding.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Thrower = type { %struct.Log, %struct.Log }
%struct.Log = type { i32 }
%struct.C = type { %struct.A, %struct.B.base, i32 }
%struct.A = type { ptr }
%struct.B.base = type <{ ptr, i32 }>
%struct.Twice = type { %struct.Both.base, i32, %struct.V.base, [4 x i8] }
%struct.Both.base = type { %struct.Left.base, [4 x i8], %struct.Right.base }
%struct.Left.base = type <{ ptr, i32 }>
%struct.Right.base = type <{ ptr, i32 }>
%struct.V.base = type <{ ptr, i32 }>
%struct.P2 = type <{ %struct.P1.base, [4 x i8], %struct.R.base, i32, [4 x i8], %struct.V.base, [4 x i8] }>
%struct.P1.base = type <{ %struct.L.base, i32 }>
%struct.L.base = type { ptr }
%struct.R.base = type { ptr }

$_ZN7ThrowerC2Ei = comdat any

$_ZN1CD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZN1DD1Ev = comdat any

$_ZN3LogD2Ev = comdat any

$_ZN2P2D1Ev = comdat any

$_ZN5TwiceD1Ev = comdat any

$_ZN1CD0Ev = comdat any

$_ZThn8_N1CD1Ev = comdat any

$_ZThn8_N1CD0Ev = comdat any

$_ZN1AD2Ev = comdat any

$_ZN1AD0Ev = comdat any

$_ZN1BD2Ev = comdat any

$_ZN1BD0Ev = comdat any

$_ZN1LD1Ev = comdat any

$_ZN1LD0Ev = comdat any

$_ZTv0_n24_N1LD1Ev = comdat any

$_ZTv0_n24_N1LD0Ev = comdat any

$_ZN1RD1Ev = comdat any

$_ZN1RD0Ev = comdat any

$_ZTv0_n24_N1RD1Ev = comdat any

$_ZTv0_n24_N1RD0Ev = comdat any

$_ZN1DD0Ev = comdat any

$_ZThn8_N1DD1Ev = comdat any

$_ZThn8_N1DD0Ev = comdat any

$_ZTv0_n24_N1DD1Ev = comdat any

$_ZTv0_n24_N1DD0Ev = comdat any

$_ZN1VD2Ev = comdat any

$_ZN1VD0Ev = comdat any

$_ZN5TwiceD0Ev = comdat any

$_ZThn16_N5TwiceD1Ev = comdat any

$_ZThn16_N5TwiceD0Ev = comdat any

$_ZTv0_n24_N5TwiceD1Ev = comdat any

$_ZTv0_n24_N5TwiceD0Ev = comdat any

$_ZN4BothD2Ev = comdat any

$_ZN4BothD0Ev = comdat any

$_ZThn16_N4BothD1Ev = comdat any

$_ZThn16_N4BothD0Ev = comdat any

$_ZN4LeftD2Ev = comdat any

$_ZN4LeftD0Ev = comdat any

$_ZN5RightD2Ev = comdat any

$_ZN5RightD0Ev = comdat any

$_ZN2P1D1Ev = comdat any

$_ZN2P1D0Ev = comdat any

$_ZTv0_n24_N2P1D1Ev = comdat any

$_ZTv0_n24_N2P1D0Ev = comdat any

$_ZN2P2D0Ev = comdat any

$_ZThn16_N2P2D1Ev = comdat any

$_ZThn16_N2P2D0Ev = comdat any

$_ZTv0_n24_N2P2D1Ev = comdat any

$_ZTv0_n24_N2P2D0Ev = comdat any

$_ZTI1B = comdat any

$_ZTS1B = comdat any

$_ZTI1C = comdat any

$_ZTS1C = comdat any

$_ZTI1A = comdat any

$_ZTS1A = comdat any

$_ZTIP1B = comdat any

$_ZTSP1B = comdat any

$_ZTV1C = comdat any

$_ZTIP1C = comdat any

$_ZTSP1C = comdat any

$_ZTI1V = comdat any

$_ZTS1V = comdat any

$_ZTI1D = comdat any

$_ZTS1D = comdat any

$_ZTI1L = comdat any

$_ZTS1L = comdat any

$_ZTI1R = comdat any

$_ZTS1R = comdat any

$_ZTI3Log = comdat any

$_ZTS3Log = comdat any

$_ZTI4Left = comdat any

$_ZTS4Left = comdat any

$_ZTI5Right = comdat any

$_ZTS5Right = comdat any

$_ZTI5Twice = comdat any

$_ZTS5Twice = comdat any

$_ZTI4Both = comdat any

$_ZTS4Both = comdat any

$_ZTI2P1 = comdat any

$_ZTS2P1 = comdat any

$_ZTI2P2 = comdat any

$_ZTS2P2 = comdat any

$_ZTIPK1V = comdat any

$_ZTSPK1V = comdat any

$_ZTIP2P2 = comdat any

$_ZTSP2P2 = comdat any

$_ZTV1A = comdat any

$_ZTV1B = comdat any

$_ZTV1D = comdat any

$_ZTC1D0_1L = comdat any

$_ZTC1D8_1R = comdat any

$_ZTV1V = comdat any

$_ZTV5Twice = comdat any

$_ZTV4Both = comdat any

$_ZTV4Left = comdat any

$_ZTV5Right = comdat any

$_ZTV2P2 = comdat any

$_ZTC2P20_2P1 = comdat any

$_ZTC2P20_1L = comdat any

$_ZTC2P216_1R = comdat any

@_ZN3Log5aliveE = dso_local local_unnamed_addr global i32 0, align 4
@_ZTIi = external constant ptr
@.str = private unnamed_addr constant [4 x i8] c"ok \00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"caught %d \00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"alive %d\0A\00", align 1
@_ZTI1B = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1B }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS1B = linkonce_odr dso_local constant [3 x i8] c"1B\00", comdat, align 1
@_ZTI1C = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS1C, i32 0, i32 2, ptr @_ZTI1A, i64 2, ptr @_ZTI1B, i64 2050 }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS1C = linkonce_odr dso_local constant [3 x i8] c"1C\00", comdat, align 1
@_ZTI1A = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1A }, comdat, align 8
@_ZTS1A = linkonce_odr dso_local constant [3 x i8] c"1A\00", comdat, align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"B %d\0A\00", align 1
@_ZTIP1B = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP1B, i32 0, ptr @_ZTI1B }, comdat, align 8
@_ZTVN10__cxxabiv119__pointer_type_infoE = external global [0 x ptr]
@_ZTSP1B = linkonce_odr dso_local constant [4 x i8] c"P1B\00", comdat, align 1
@_ZZ4mainE1c = internal global { ptr, ptr, i32, i32 } { ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr], [4 x ptr] }, ptr @_ZTV1C, i32 0, i32 0, i32 2), ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr], [4 x ptr] }, ptr @_ZTV1C, i32 0, i32 1, i32 2), i32 7, i32 9 }, align 8
@_ZTV1C = linkonce_odr dso_local unnamed_addr constant { [4 x ptr], [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI1C, ptr @_ZN1CD2Ev, ptr @_ZN1CD0Ev], [4 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr @_ZTI1C, ptr @_ZThn8_N1CD1Ev, ptr @_ZThn8_N1CD0Ev] }, comdat, align 8
@_ZGVZ4mainE1c = internal global i64 0, align 8
@_ZTIP1C = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP1C, i32 0, ptr @_ZTI1C }, comdat, align 8
@_ZTSP1C = linkonce_odr dso_local constant [4 x i8] c"P1C\00", comdat, align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"B* %d\0A\00", align 1
@_ZTI1V = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1V }, comdat, align 8
@_ZTS1V = linkonce_odr dso_local constant [3 x i8] c"1V\00", comdat, align 1
@_ZTI1D = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS1D, i32 2, i32 2, ptr @_ZTI1L, i64 2, ptr @_ZTI1R, i64 2050 }, comdat, align 8
@_ZTS1D = linkonce_odr dso_local constant [3 x i8] c"1D\00", comdat, align 1
@_ZTI1L = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS1L, i32 0, i32 1, ptr @_ZTI1V, i64 -6141 }, comdat, align 8
@_ZTS1L = linkonce_odr dso_local constant [3 x i8] c"1L\00", comdat, align 1
@_ZTI1R = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS1R, i32 0, i32 1, ptr @_ZTI1V, i64 -6141 }, comdat, align 8
@_ZTS1R = linkonce_odr dso_local constant [3 x i8] c"1R\00", comdat, align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"V %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [18 x i8] c"what %d alive %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [19 x i8] c"array %d alive %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [12 x i8] c"finally %d\0A\00", align 1
@_ZTIPKc = external constant ptr
@.str.9 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.11 = private unnamed_addr constant [19 x i8] c"%s %s %s %s %s %s\0A\00", align 1
@.str.12 = private unnamed_addr constant [2 x i8] c"s\00", align 1
@_ZTI3Log = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS3Log }, comdat, align 8
@_ZTS3Log = linkonce_odr dso_local constant [5 x i8] c"3Log\00", comdat, align 1
@.str.13 = private unnamed_addr constant [10 x i8] c"by value \00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.15 = private unnamed_addr constant [13 x i8] c"uncaught %d\0A\00", align 1
@.str.16 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@_ZTI4Left = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4Left }, comdat, align 8
@_ZTS4Left = linkonce_odr dso_local constant [6 x i8] c"4Left\00", comdat, align 1
@_ZTI5Right = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Right }, comdat, align 8
@_ZTS5Right = linkonce_odr dso_local constant [7 x i8] c"5Right\00", comdat, align 1
@_ZTI5Twice = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS5Twice, i32 0, i32 2, ptr @_ZTI4Both, i64 2, ptr @_ZTI1V, i64 -6141 }, comdat, align 8
@_ZTS5Twice = linkonce_odr dso_local constant [7 x i8] c"5Twice\00", comdat, align 1
@_ZTI4Both = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Both, i32 0, i32 2, ptr @_ZTI4Left, i64 2, ptr @_ZTI5Right, i64 4098 }, comdat, align 8
@_ZTS4Both = linkonce_odr dso_local constant [6 x i8] c"4Both\00", comdat, align 1
@.str.17 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@_ZTI2P1 = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS2P1, ptr @_ZTI1L }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS2P1 = linkonce_odr dso_local constant [4 x i8] c"2P1\00", comdat, align 1
@_ZTI2P2 = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS2P2, i32 2, i32 2, ptr @_ZTI2P1, i64 2, ptr @_ZTI1R, i64 4098 }, comdat, align 8
@_ZTS2P2 = linkonce_odr dso_local constant [4 x i8] c"2P2\00", comdat, align 1
@.str.18 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@_ZTIPK1V = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPK1V, i32 1, ptr @_ZTI1V }, comdat, align 8
@_ZTSPK1V = linkonce_odr dso_local constant [5 x i8] c"PK1V\00", comdat, align 1
@_ZTIP2P2 = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP2P2, i32 0, ptr @_ZTI2P2 }, comdat, align 8
@_ZTSP2P2 = linkonce_odr dso_local constant [5 x i8] c"P2P2\00", comdat, align 1
@.str.19 = private unnamed_addr constant [11 x i8] c"[ctor %d] \00", align 1
@_ZTV1A = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI1A, ptr @_ZN1AD2Ev, ptr @_ZN1AD0Ev] }, comdat, align 8
@_ZTV1B = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI1B, ptr @_ZN1BD2Ev, ptr @_ZN1BD0Ev] }, comdat, align 8
@_ZTV1D = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI1D, ptr @_ZN1DD1Ev, ptr @_ZN1DD0Ev], [5 x ptr] [ptr inttoptr (i64 8 to ptr), ptr inttoptr (i64 -8 to ptr), ptr @_ZTI1D, ptr @_ZThn8_N1DD1Ev, ptr @_ZThn8_N1DD0Ev], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI1D, ptr @_ZTv0_n24_N1DD1Ev, ptr @_ZTv0_n24_N1DD0Ev] }, comdat, align 8
@_ZTC1D0_1L = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI1L, ptr @_ZN1LD1Ev, ptr @_ZN1LD0Ev], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI1L, ptr @_ZTv0_n24_N1LD1Ev, ptr @_ZTv0_n24_N1LD0Ev] }, comdat, align 8
@_ZTC1D8_1R = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 8 to ptr), ptr null, ptr @_ZTI1R, ptr @_ZN1RD1Ev, ptr @_ZN1RD0Ev], [5 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr inttoptr (i64 -8 to ptr), ptr @_ZTI1R, ptr @_ZTv0_n24_N1RD1Ev, ptr @_ZTv0_n24_N1RD0Ev] }, comdat, align 8
@_ZTV1V = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI1V, ptr @_ZN1VD2Ev, ptr @_ZN1VD0Ev] }, comdat, align 8
@.str.20 = private unnamed_addr constant [9 x i8] c"{%s %d} \00", align 1
@.str.21 = private unnamed_addr constant [5 x i8] c"+%d \00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"-%d \00", align 1
@.str.23 = private unnamed_addr constant [5 x i8] c"c%d \00", align 1
@_ZTV5Twice = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [4 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTI5Twice, ptr @_ZN5TwiceD1Ev, ptr @_ZN5TwiceD0Ev], [4 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr @_ZTI5Twice, ptr @_ZThn16_N5TwiceD1Ev, ptr @_ZThn16_N5TwiceD0Ev], [5 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTI5Twice, ptr @_ZTv0_n24_N5TwiceD1Ev, ptr @_ZTv0_n24_N5TwiceD0Ev] }, comdat, align 8
@_ZTV4Both = linkonce_odr dso_local unnamed_addr constant { [4 x ptr], [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI4Both, ptr @_ZN4BothD2Ev, ptr @_ZN4BothD0Ev], [4 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr @_ZTI4Both, ptr @_ZThn16_N4BothD1Ev, ptr @_ZThn16_N4BothD0Ev] }, comdat, align 8
@_ZTV4Left = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI4Left, ptr @_ZN4LeftD2Ev, ptr @_ZN4LeftD0Ev] }, comdat, align 8
@_ZTV5Right = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI5Right, ptr @_ZN5RightD2Ev, ptr @_ZN5RightD0Ev] }, comdat, align 8
@_ZTV2P2 = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTI2P2, ptr @_ZN2P2D1Ev, ptr @_ZN2P2D0Ev], [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI2P2, ptr @_ZThn16_N2P2D1Ev, ptr @_ZThn16_N2P2D0Ev], [5 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTI2P2, ptr @_ZTv0_n24_N2P2D1Ev, ptr @_ZTv0_n24_N2P2D0Ev] }, comdat, align 8
@_ZTC2P20_2P1 = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTI2P1, ptr @_ZN2P1D1Ev, ptr @_ZN2P1D0Ev], [5 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTI2P1, ptr @_ZTv0_n24_N2P1D1Ev, ptr @_ZTv0_n24_N2P1D0Ev] }, comdat, align 8
@_ZTC2P20_1L = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTI1L, ptr @_ZN1LD1Ev, ptr @_ZN1LD0Ev], [5 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTI1L, ptr @_ZTv0_n24_N1LD1Ev, ptr @_ZTv0_n24_N1LD0Ev] }, comdat, align 8
@_ZTC2P216_1R = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI1R, ptr @_ZN1RD1Ev, ptr @_ZN1RD0Ev], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI1R, ptr @_ZTv0_n24_N1RD1Ev, ptr @_ZTv0_n24_N1RD0Ev] }, comdat, align 8
@_ZTIj = external constant ptr
@_ZTIPv = external constant ptr
@.str.24 = private unnamed_addr constant [6 x i8] c"other\00", align 1
@.str.25 = private unnamed_addr constant [8 x i8] c"pointer\00", align 1
@.str.26 = private unnamed_addr constant [2 x i8] c"A\00", align 1
@.str.27 = private unnamed_addr constant [6 x i8] c"chars\00", align 1
@.str.28 = private unnamed_addr constant [9 x i8] c"unsigned\00", align 1
@.str.29 = private unnamed_addr constant [4 x i8] c"int\00", align 1
@_ZTIPi = external constant ptr
@_ZTIf = external constant ptr
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_ZL5castsv, ptr null }]

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %1 = alloca %struct.Thrower, align 4
  %2 = alloca %struct.C, align 8
  %3 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef 1)
  %6 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef 2)
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str)
  %10 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %11 = add nsw i32 %10, -1
  store i32 %11, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i32 noundef 2)
  %13 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %14 = add nsw i32 %13, -1
  store i32 %14, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i32 noundef 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #20
  invoke void @_ZN7ThrowerC2Ei(ptr noundef nonnull align 4 dereferenceable(8) %1, i32 noundef 11)
          to label %16 unwind label %26

16:                                               ; preds = %0
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %18 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %19 = add nsw i32 %18, -1
  store i32 %19, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %20 = load i32, ptr %17, align 4, !tbaa !9
  %21 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i32 noundef %20)
  %22 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %23 = add nsw i32 %22, -1
  store i32 %23, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %24 = load i32, ptr %1, align 4, !tbaa !9
  %25 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i32 noundef %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
  br label %36

26:                                               ; preds = %0
  %27 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %28 = extractvalue { ptr, i32 } %27, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
  %29 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #20
  %30 = icmp eq i32 %28, %29
  br i1 %30, label %31, label %192

31:                                               ; preds = %26
  %32 = extractvalue { ptr, i32 } %27, 0
  %33 = call ptr @__cxa_begin_catch(ptr %32) #20
  %34 = load i32, ptr %33, align 4, !tbaa !5
  %35 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %34)
  call void @__cxa_end_catch() #20
  br label %36

36:                                               ; preds = %31, %16
  %37 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %38 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %37)
  %39 = call ptr @__cxa_allocate_exception(i64 24) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %39, i8 0, i64 24, i1 false)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1A, i64 16), ptr %39, align 8, !tbaa !11
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1B, i64 16), ptr %40, align 8, !tbaa !11
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 16
  store i32 7, ptr %41, align 8, !tbaa !13
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1C, i64 16), ptr %39, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1C, i64 48), ptr %40, align 8, !tbaa !11
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 20
  store i32 9, ptr %42, align 4, !tbaa !15
  invoke void @__cxa_throw(ptr nonnull %39, ptr nonnull @_ZTI1C, ptr nonnull @_ZN1CD2Ev) #21
          to label %197 unwind label %43

43:                                               ; preds = %36
  %44 = landingpad { ptr, i32 }
          catch ptr @_ZTI1B
  %45 = extractvalue { ptr, i32 } %44, 1
  %46 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1B) #20
  %47 = icmp eq i32 %45, %46
  br i1 %47, label %48, label %192

48:                                               ; preds = %43
  %49 = extractvalue { ptr, i32 } %44, 0
  %50 = call ptr @__cxa_begin_catch(ptr %49) #20
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %52 = load i32, ptr %51, align 8, !tbaa !13
  %53 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %52)
  call void @__cxa_end_catch()
  %54 = load atomic i8, ptr @_ZGVZ4mainE1c acquire, align 8
  %55 = icmp eq i8 %54, 0
  br i1 %55, label %56, label %60, !prof !18

56:                                               ; preds = %48
  %57 = call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZ4mainE1c) #20
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %60, label %59

59:                                               ; preds = %56
  call void @__cxa_guard_release(ptr nonnull @_ZGVZ4mainE1c) #20
  br label %60

60:                                               ; preds = %59, %56, %48
  %61 = call ptr @__cxa_allocate_exception(i64 8) #20
  store ptr @_ZZ4mainE1c, ptr %61, align 16, !tbaa !19
  invoke void @__cxa_throw(ptr nonnull %61, ptr nonnull @_ZTIP1C, ptr null) #21
          to label %197 unwind label %62

62:                                               ; preds = %60
  %63 = landingpad { ptr, i32 }
          catch ptr @_ZTIP1B
  %64 = extractvalue { ptr, i32 } %63, 1
  %65 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIP1B) #20
  %66 = icmp eq i32 %64, %65
  br i1 %66, label %67, label %192

67:                                               ; preds = %62
  %68 = extractvalue { ptr, i32 } %63, 0
  %69 = call ptr @__cxa_begin_catch(ptr %68) #20
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %71 = load i32, ptr %70, align 8, !tbaa !13
  %72 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %71)
  call void @__cxa_end_catch() #20
  %73 = call ptr @__cxa_allocate_exception(i64 32) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %73, i8 0, i64 32, i1 false)
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1V, i64 16), ptr %74, align 8, !tbaa !11
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 24
  store i32 5, ptr %75, align 8, !tbaa !22
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC1D0_1L, i64 24), ptr %73, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC1D0_1L, i64 64), ptr %74, align 8, !tbaa !11
  %76 = getelementptr inbounds nuw i8, ptr %73, i64 8
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC1D8_1R, i64 24), ptr %76, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC1D8_1R, i64 64), ptr %74, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV1D, i64 24), ptr %73, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV1D, i64 104), ptr %74, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV1D, i64 64), ptr %76, align 8, !tbaa !11
  invoke void @__cxa_throw(ptr nonnull %73, ptr nonnull @_ZTI1D, ptr nonnull @_ZN1DD1Ev) #21
          to label %197 unwind label %77

77:                                               ; preds = %67
  %78 = landingpad { ptr, i32 }
          catch ptr @_ZTI1V
  %79 = extractvalue { ptr, i32 } %78, 1
  %80 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1V) #20
  %81 = icmp eq i32 %79, %80
  br i1 %81, label %82, label %192

82:                                               ; preds = %77
  %83 = extractvalue { ptr, i32 } %78, 0
  %84 = call ptr @__cxa_begin_catch(ptr %83) #20
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %86 = load i32, ptr %85, align 8, !tbaa !22
  %87 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %86)
  call void @__cxa_end_catch()
  %88 = invoke fastcc noundef i32 @_ZL6nestedi(i32 noundef 3)
          to label %105 unwind label %89

89:                                               ; preds = %82
  %90 = landingpad { ptr, i32 }
          catch ptr @_ZTI1R
  %91 = extractvalue { ptr, i32 } %90, 1
  %92 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1R) #20
  %93 = icmp eq i32 %91, %92
  br i1 %93, label %94, label %192

94:                                               ; preds = %89
  %95 = extractvalue { ptr, i32 } %90, 0
  %96 = call ptr @__cxa_begin_catch(ptr %95) #20
  %97 = load ptr, ptr %96, align 8, !tbaa !11
  %98 = getelementptr i8, ptr %97, i64 -24
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds i8, ptr %96, i64 %99
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %102 = load i32, ptr %101, align 8, !tbaa !22
  %103 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %104 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %102, i32 noundef %103)
  call void @__cxa_end_catch()
  br label %105

105:                                              ; preds = %82, %94
  invoke fastcc void @_ZL8array_ofi()
          to label %120 unwind label %106

106:                                              ; preds = %105
  %107 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %108 = extractvalue { ptr, i32 } %107, 1
  %109 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #20
  %110 = icmp eq i32 %108, %109
  br i1 %110, label %111, label %192

111:                                              ; preds = %106
  %112 = extractvalue { ptr, i32 } %107, 0
  %113 = call ptr @__cxa_begin_catch(ptr %112) #20
  %114 = load i32, ptr %113, align 4, !tbaa !5
  %115 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %116 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %114, i32 noundef %115)
  call void @__cxa_end_catch() #20
  %117 = call fastcc noundef i32 @_ZL12with_finallyi()
  %118 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %117)
  %119 = call ptr @__cxa_allocate_exception(i64 8) #20
  store ptr @.str.9, ptr %119, align 16, !tbaa !24
  invoke void @__cxa_throw(ptr nonnull %119, ptr nonnull @_ZTIPKc, ptr null) #21
          to label %197 unwind label %121

120:                                              ; preds = %105
  unreachable

121:                                              ; preds = %111
  %122 = landingpad { ptr, i32 }
          catch ptr null
  %123 = extractvalue { ptr, i32 } %122, 0
  %124 = call ptr @__cxa_begin_catch(ptr %123) #20
  invoke fastcc void @_ZL7rethrowi(i32 noundef 2)
          to label %125 unwind label %126

125:                                              ; preds = %121
  invoke void @__cxa_end_catch()
          to label %139 unwind label %128

126:                                              ; preds = %121
  %127 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  invoke void @__cxa_end_catch()
          to label %130 unwind label %194

128:                                              ; preds = %125
  %129 = landingpad { ptr, i32 }
          catch ptr @_ZTIPKc
  br label %130

130:                                              ; preds = %126, %128
  %131 = phi { ptr, i32 } [ %129, %128 ], [ %127, %126 ]
  %132 = extractvalue { ptr, i32 } %131, 1
  %133 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #20
  %134 = icmp eq i32 %132, %133
  br i1 %134, label %135, label %192

135:                                              ; preds = %130
  %136 = extractvalue { ptr, i32 } %131, 0
  %137 = call ptr @__cxa_begin_catch(ptr %136) #20
  %138 = call i32 @puts(ptr nonnull dereferenceable(1) %137)
  call void @__cxa_end_catch() #20
  br label %139

139:                                              ; preds = %125, %135
  %140 = call fastcc noundef ptr @_ZL4kindIiEPKcT_()
  %141 = call fastcc noundef ptr @_ZL4kindIjEPKcT_()
  %142 = call fastcc noundef ptr @_ZL4kindIPKcES1_T_()
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %2, i8 0, i64 24, i1 false)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1A, i64 16), ptr %2, align 8, !tbaa !11
  %143 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1B, i64 16), ptr %143, align 8, !tbaa !11
  %144 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i32 7, ptr %144, align 8, !tbaa !13
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1C, i64 16), ptr %2, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1C, i64 48), ptr %143, align 8, !tbaa !11
  %145 = getelementptr inbounds nuw i8, ptr %2, i64 20
  store i32 9, ptr %145, align 4, !tbaa !15
  %146 = call fastcc noundef ptr @_ZL4kindI1CEPKcT_(ptr noundef %2)
  %147 = call noalias noundef nonnull dereferenceable(4) ptr @_Znwm(i64 noundef 4) #22
  %148 = call fastcc noundef ptr @_ZL4kindIPiEPKcT_(ptr noundef %147)
  %149 = call fastcc noundef ptr @_ZL4kindIfEPKcT_()
  %150 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef nonnull %140, ptr noundef nonnull %141, ptr noundef nonnull %142, ptr noundef nonnull %146, ptr noundef nonnull %148, ptr noundef nonnull %149)
  %151 = call ptr @__cxa_allocate_exception(i64 4) #20
  store i32 50, ptr %151, align 4, !tbaa !9
  %152 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %154 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef 50)
  invoke void @__cxa_throw(ptr nonnull %151, ptr nonnull @_ZTI3Log, ptr nonnull @_ZN3LogD2Ev) #21
          to label %197 unwind label %155

155:                                              ; preds = %139
  %156 = landingpad { ptr, i32 }
          catch ptr @_ZTI3Log
  %157 = extractvalue { ptr, i32 } %156, 1
  %158 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI3Log) #20
  %159 = icmp eq i32 %157, %158
  br i1 %159, label %160, label %192

160:                                              ; preds = %155
  %161 = extractvalue { ptr, i32 } %156, 0
  %162 = call ptr @__cxa_get_exception_ptr(ptr %161) #20
  %163 = load i32, ptr %162, align 4, !tbaa !9
  %164 = add nsw i32 %163, 100
  %165 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %167 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.23, i32 noundef %164)
  %168 = call ptr @__cxa_begin_catch(ptr %161) #20
  %169 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13)
  %170 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %171 = add nsw i32 %170, -1
  store i32 %171, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %172 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i32 noundef %164)
  call void @__cxa_end_catch()
  %173 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %174 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %173)
  %175 = call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #22
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1A, i64 16), ptr %175, align 8, !tbaa !11
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 8
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1B, i64 16), ptr %176, align 8, !tbaa !11
  %177 = getelementptr inbounds nuw i8, ptr %175, i64 16
  store i32 7, ptr %177, align 8, !tbaa !13
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1C, i64 16), ptr %175, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1C, i64 48), ptr %176, align 8, !tbaa !11
  %178 = getelementptr inbounds nuw i8, ptr %175, i64 20
  store i32 9, ptr %178, align 4, !tbaa !15
  %179 = call ptr @__dynamic_cast(ptr nonnull %176, ptr nonnull @_ZTI1B, ptr nonnull @_ZTI1C, i64 8) #20
  %180 = getelementptr inbounds nuw i8, ptr %179, i64 20
  %181 = load i32, ptr %180, align 4, !tbaa !15
  %182 = call ptr @__dynamic_cast(ptr nonnull %176, ptr nonnull @_ZTI1B, ptr nonnull @_ZTI1A, i64 -2) #20
  %183 = icmp ne ptr %182, null
  %184 = zext i1 %183 to i32
  %185 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %181, i32 noundef %184)
  %186 = load ptr, ptr %176, align 8, !tbaa !11
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %188 = load ptr, ptr %187, align 8
  call void %188(ptr noundef nonnull align 8 dereferenceable(12) %176) #20
  %189 = call noundef i32 @_ZSt19uncaught_exceptionsv() #23
  %190 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %189)
  %191 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  ret i32 %191

192:                                              ; preds = %155, %130, %106, %89, %77, %62, %43, %26
  %193 = phi { ptr, i32 } [ %156, %155 ], [ %27, %26 ], [ %131, %130 ], [ %107, %106 ], [ %90, %89 ], [ %78, %77 ], [ %63, %62 ], [ %44, %43 ]
  resume { ptr, i32 } %193

194:                                              ; preds = %126
  %195 = landingpad { ptr, i32 }
          catch ptr null
  %196 = extractvalue { ptr, i32 } %195, 0
  call void @__clang_call_terminate(ptr %196) #24
  unreachable

197:                                              ; preds = %139, %111, %67, %60, %36
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZN7ThrowerC2Ei(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  store i32 %1, ptr %0, align 4, !tbaa !9
  %3 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef %1)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = add nsw i32 %1, 1
  store i32 %7, ptr %6, align 4, !tbaa !9
  %8 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef %7)
  %11 = icmp sgt i32 %1, 10
  br i1 %11, label %12, label %36

12:                                               ; preds = %2
  %13 = tail call ptr @__cxa_allocate_exception(i64 4) #20
  store i32 %1, ptr %13, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %13, ptr nonnull @_ZTIi, ptr null) #21
          to label %39 unwind label %14

14:                                               ; preds = %12
  %15 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %16 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %17 = add nsw i32 %16, -1
  store i32 %17, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %18 = load i32, ptr %6, align 4, !tbaa !9
  %19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i32 noundef %18)
  %20 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %21 = add nsw i32 %20, -1
  store i32 %21, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %22 = load i32, ptr %0, align 4, !tbaa !9
  %23 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i32 noundef %22)
  %24 = extractvalue { ptr, i32 } %15, 1
  %25 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #20
  %26 = icmp eq i32 %24, %25
  br i1 %26, label %27, label %37

27:                                               ; preds = %14
  %28 = extractvalue { ptr, i32 } %15, 0
  %29 = tail call ptr @__cxa_begin_catch(ptr %28) #20
  %30 = load i32, ptr %29, align 4, !tbaa !5
  %31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.19, i32 noundef %30)
  %32 = tail call ptr @__cxa_allocate_exception(i64 4) #20
  %33 = shl nsw i32 %30, 1
  store i32 %33, ptr %32, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %32, ptr nonnull @_ZTIi, ptr null) #21
          to label %39 unwind label %34

34:                                               ; preds = %27
  %35 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_end_catch() #20
  br label %37

36:                                               ; preds = %2
  ret void

37:                                               ; preds = %34, %14
  %38 = phi { ptr, i32 } [ %35, %34 ], [ %15, %14 ]
  resume { ptr, i32 } %38

39:                                               ; preds = %27, %12
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1CD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #6 comdat align 2 {
  ret void
}

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #7

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #8 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #20
  tail call void @_ZSt9terminatev() #24
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #9

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #10

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #10

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1DD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress uwtable
define internal fastcc noundef i32 @_ZL6nestedi(i32 noundef range(i32 0, 4) %0) unnamed_addr #2 personality ptr @__gxx_personality_v0 {
  %2 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef %0)
  %5 = icmp eq i32 %0, 0
  br i1 %5, label %6, label %19

6:                                                ; preds = %1
  %7 = tail call ptr @__cxa_allocate_exception(i64 32) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %7, i8 0, i64 32, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1V, i64 16), ptr %8, align 8, !tbaa !11
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 5, ptr %9, align 8, !tbaa !22
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC1D0_1L, i64 24), ptr %7, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC1D0_1L, i64 64), ptr %8, align 8, !tbaa !11
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC1D8_1R, i64 24), ptr %10, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC1D8_1R, i64 64), ptr %8, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV1D, i64 24), ptr %7, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV1D, i64 104), ptr %8, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV1D, i64 64), ptr %10, align 8, !tbaa !11
  invoke void @__cxa_throw(ptr nonnull %7, ptr nonnull @_ZTI1D, ptr nonnull @_ZN1DD1Ev) #21
          to label %36 unwind label %11

11:                                               ; preds = %19, %6
  %12 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI1A
  %13 = extractvalue { ptr, i32 } %12, 1
  %14 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1A) #20
  %15 = icmp eq i32 %13, %14
  br i1 %15, label %16, label %31

16:                                               ; preds = %11
  %17 = extractvalue { ptr, i32 } %12, 0
  %18 = tail call ptr @__cxa_begin_catch(ptr %17) #20
  invoke void @__cxa_end_catch()
          to label %26 unwind label %24

19:                                               ; preds = %1
  %20 = add nsw i32 %0, -1
  %21 = invoke fastcc noundef i32 @_ZL6nestedi(i32 noundef %20)
          to label %22 unwind label %11

22:                                               ; preds = %19
  %23 = add nsw i32 %21, 1
  br label %26

24:                                               ; preds = %16
  %25 = landingpad { ptr, i32 }
          cleanup
  br label %31

26:                                               ; preds = %16, %22
  %27 = phi i32 [ %23, %22 ], [ -1, %16 ]
  %28 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %29 = add nsw i32 %28, -1
  store i32 %29, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i32 noundef %0)
  ret i32 %27

31:                                               ; preds = %24, %11
  %32 = phi { ptr, i32 } [ %25, %24 ], [ %12, %11 ]
  %33 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %34 = add nsw i32 %33, -1
  store i32 %34, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i32 noundef %0)
  resume { ptr, i32 } %32

36:                                               ; preds = %6
  unreachable
}

; Function Attrs: mustprogress norecurse noreturn uwtable
define internal fastcc void @_ZL8array_ofi() unnamed_addr #11 personality ptr @__gxx_personality_v0 {
  %1 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znam(i64 noundef 16) #22
  store i64 2, ptr %1, align 8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i32 1, ptr %2, align 8, !tbaa !9
  %3 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef 1)
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 12
  store i32 2, ptr %6, align 4, !tbaa !9
  %7 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef 2)
  %10 = load i64, ptr %1, align 8
  %11 = shl i64 %10, 2
  %12 = add i64 %11, 8
  %13 = icmp eq i64 %10, 0
  br i1 %13, label %23, label %14

14:                                               ; preds = %0, %14
  %15 = phi i64 [ %16, %14 ], [ %12, %0 ]
  %16 = add nsw i64 %15, -4
  %17 = getelementptr inbounds i8, ptr %1, i64 %16
  %18 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %19 = add nsw i32 %18, -1
  store i32 %19, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %20 = load i32, ptr %17, align 4, !tbaa !9
  %21 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i32 noundef %20)
  %22 = icmp eq i64 %16, 8
  br i1 %22, label %23, label %14

23:                                               ; preds = %14, %0
  tail call void @_ZdaPvm(ptr noundef %1, i64 noundef %12) #25
  %24 = tail call ptr @__cxa_allocate_exception(i64 4) #20
  store i32 1, ptr %24, align 16, !tbaa !5
  tail call void @__cxa_throw(ptr nonnull %24, ptr nonnull @_ZTIi, ptr null) #21
  unreachable
}

; Function Attrs: mustprogress norecurse uwtable
define internal fastcc noundef i32 @_ZL12with_finallyi() unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  br label %2

1:                                                ; preds = %18
  ret i32 %19

2:                                                ; preds = %0, %18
  %3 = phi i32 [ 0, %0 ], [ %20, %18 ]
  %4 = phi i32 [ 0, %0 ], [ %19, %18 ]
  %5 = urem i32 %3, 3
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %7, label %22

7:                                                ; preds = %2
  %8 = tail call ptr @__cxa_allocate_exception(i64 4) #20
  store i32 %3, ptr %8, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %8, ptr nonnull @_ZTIi, ptr null) #21
          to label %25 unwind label %9

9:                                                ; preds = %7
  %10 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %11 = extractvalue { ptr, i32 } %10, 1
  %12 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #20
  %13 = icmp eq i32 %11, %12
  br i1 %13, label %14, label %24

14:                                               ; preds = %9
  %15 = extractvalue { ptr, i32 } %10, 0
  %16 = tail call ptr @__cxa_begin_catch(ptr %15) #20
  %17 = add nsw i32 %4, 11
  tail call void @__cxa_end_catch() #20
  br label %18

18:                                               ; preds = %22, %14
  %19 = phi i32 [ %17, %14 ], [ %23, %22 ]
  %20 = add nuw nsw i32 %3, 1
  %21 = icmp eq i32 %20, 7
  br i1 %21, label %1, label %2, !llvm.loop !26

22:                                               ; preds = %2
  %23 = add nsw i32 %4, 1
  br label %18

24:                                               ; preds = %9
  resume { ptr, i32 } %10

25:                                               ; preds = %7
  unreachable
}

; Function Attrs: mustprogress uwtable
define internal fastcc void @_ZL7rethrowi(i32 noundef range(i32 0, 3) %0) unnamed_addr #2 personality ptr @__gxx_personality_v0 {
  invoke void @__cxa_rethrow() #21
          to label %31 unwind label %2

2:                                                ; preds = %1
  %3 = landingpad { ptr, i32 }
          catch ptr @_ZTIPKc
  %4 = extractvalue { ptr, i32 } %3, 1
  %5 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #20
  %6 = icmp eq i32 %4, %5
  br i1 %6, label %7, label %29

7:                                                ; preds = %2
  %8 = extractvalue { ptr, i32 } %3, 0
  %9 = tail call ptr @__cxa_begin_catch(ptr %8) #20
  %10 = icmp eq i32 %0, 0
  br i1 %10, label %23, label %11

11:                                               ; preds = %7
  %12 = add nsw i32 %0, -1
  invoke fastcc void @_ZL7rethrowi(i32 noundef %12)
          to label %26 unwind label %13

13:                                               ; preds = %11
  %14 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %15 = extractvalue { ptr, i32 } %14, 1
  %16 = icmp eq i32 %15, %5
  br i1 %16, label %17, label %27

17:                                               ; preds = %13
  %18 = extractvalue { ptr, i32 } %14, 0
  %19 = tail call ptr @__cxa_begin_catch(ptr %18) #20
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, ptr noundef %19, i32 noundef %0)
  invoke void @__cxa_rethrow() #21
          to label %31 unwind label %21

21:                                               ; preds = %17
  %22 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_end_catch() #20
  br label %27

23:                                               ; preds = %7
  invoke void @__cxa_rethrow() #21
          to label %31 unwind label %24

24:                                               ; preds = %23
  %25 = landingpad { ptr, i32 }
          cleanup
  br label %27

26:                                               ; preds = %11
  tail call void @__cxa_end_catch() #20
  ret void

27:                                               ; preds = %24, %21, %13
  %28 = phi { ptr, i32 } [ %22, %21 ], [ %14, %13 ], [ %25, %24 ]
  tail call void @__cxa_end_catch() #20
  br label %29

29:                                               ; preds = %27, %2
  %30 = phi { ptr, i32 } [ %28, %27 ], [ %3, %2 ]
  resume { ptr, i32 } %30

31:                                               ; preds = %23, %17, %1
  unreachable
}

; Function Attrs: cold mustprogress norecurse uwtable
define internal fastcc noundef nonnull ptr @_ZL4kindIiEPKcT_() unnamed_addr #12 personality ptr @__gxx_personality_v0 {
  %1 = tail call ptr @__cxa_allocate_exception(i64 4) #20
  store i32 1, ptr %1, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTIi, ptr null) #21
          to label %32 unwind label %2

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTIj
          catch ptr @_ZTIPKc
          catch ptr @_ZTI1A
          catch ptr @_ZTIPv
          catch ptr null
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  %6 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #20
  %7 = icmp eq i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch() #20
  br label %30

10:                                               ; preds = %2
  %11 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIj) #20
  %12 = icmp eq i32 %5, %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch() #20
  br label %30

15:                                               ; preds = %10
  %16 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #20
  %17 = icmp eq i32 %5, %16
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch() #20
  br label %30

20:                                               ; preds = %15
  %21 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1A) #20
  %22 = icmp eq i32 %5, %21
  br i1 %22, label %23, label %25

23:                                               ; preds = %20
  %24 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch()
  br label %30

25:                                               ; preds = %20
  %26 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPv) #20
  %27 = icmp eq i32 %5, %26
  %28 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch()
  %29 = select i1 %27, ptr @.str.25, ptr @.str.24
  br label %30

30:                                               ; preds = %25, %8, %13, %18, %23
  %31 = phi ptr [ @.str.29, %8 ], [ @.str.28, %13 ], [ @.str.27, %18 ], [ @.str.26, %23 ], [ %29, %25 ]
  ret ptr %31

32:                                               ; preds = %0
  unreachable
}

; Function Attrs: cold mustprogress norecurse uwtable
define internal fastcc noundef nonnull ptr @_ZL4kindIjEPKcT_() unnamed_addr #12 personality ptr @__gxx_personality_v0 {
  %1 = tail call ptr @__cxa_allocate_exception(i64 4) #20
  store i32 1, ptr %1, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTIj, ptr null) #21
          to label %32 unwind label %2

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTIj
          catch ptr @_ZTIPKc
          catch ptr @_ZTI1A
          catch ptr @_ZTIPv
          catch ptr null
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  %6 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #20
  %7 = icmp eq i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch() #20
  br label %30

10:                                               ; preds = %2
  %11 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIj) #20
  %12 = icmp eq i32 %5, %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch() #20
  br label %30

15:                                               ; preds = %10
  %16 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #20
  %17 = icmp eq i32 %5, %16
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch() #20
  br label %30

20:                                               ; preds = %15
  %21 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1A) #20
  %22 = icmp eq i32 %5, %21
  br i1 %22, label %23, label %25

23:                                               ; preds = %20
  %24 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch()
  br label %30

25:                                               ; preds = %20
  %26 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPv) #20
  %27 = icmp eq i32 %5, %26
  %28 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch()
  %29 = select i1 %27, ptr @.str.25, ptr @.str.24
  br label %30

30:                                               ; preds = %25, %8, %13, %18, %23
  %31 = phi ptr [ @.str.29, %8 ], [ @.str.28, %13 ], [ @.str.27, %18 ], [ @.str.26, %23 ], [ %29, %25 ]
  ret ptr %31

32:                                               ; preds = %0
  unreachable
}

; Function Attrs: cold mustprogress norecurse uwtable
define internal fastcc noundef nonnull ptr @_ZL4kindIPKcES1_T_() unnamed_addr #12 personality ptr @__gxx_personality_v0 {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8) #20
  store ptr @.str.12, ptr %1, align 16, !tbaa !24
  invoke void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTIPKc, ptr null) #21
          to label %32 unwind label %2

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTIj
          catch ptr @_ZTIPKc
          catch ptr @_ZTI1A
          catch ptr @_ZTIPv
          catch ptr null
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  %6 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #20
  %7 = icmp eq i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch() #20
  br label %30

10:                                               ; preds = %2
  %11 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIj) #20
  %12 = icmp eq i32 %5, %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch() #20
  br label %30

15:                                               ; preds = %10
  %16 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #20
  %17 = icmp eq i32 %5, %16
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch() #20
  br label %30

20:                                               ; preds = %15
  %21 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1A) #20
  %22 = icmp eq i32 %5, %21
  br i1 %22, label %23, label %25

23:                                               ; preds = %20
  %24 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch()
  br label %30

25:                                               ; preds = %20
  %26 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPv) #20
  %27 = icmp eq i32 %5, %26
  %28 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch()
  %29 = select i1 %27, ptr @.str.25, ptr @.str.24
  br label %30

30:                                               ; preds = %25, %8, %13, %18, %23
  %31 = phi ptr [ @.str.29, %8 ], [ @.str.28, %13 ], [ @.str.27, %18 ], [ @.str.26, %23 ], [ %29, %25 ]
  ret ptr %31

32:                                               ; preds = %0
  unreachable
}

; Function Attrs: cold mustprogress norecurse uwtable
define internal fastcc noundef nonnull ptr @_ZL4kindI1CEPKcT_(ptr noundef nonnull readonly captures(none) %0) unnamed_addr #12 personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @__cxa_allocate_exception(i64 24) #20
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1A, i64 16), ptr %2, align 8, !tbaa !11
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1B, i64 16), ptr %3, align 8, !tbaa !11
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i32, ptr %5, align 8, !tbaa !13
  store i32 %6, ptr %4, align 8, !tbaa !13
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1C, i64 16), ptr %2, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1C, i64 48), ptr %3, align 8, !tbaa !11
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %9 = load i32, ptr %8, align 4, !tbaa !15
  store i32 %9, ptr %7, align 4, !tbaa !15
  invoke void @__cxa_throw(ptr nonnull %2, ptr nonnull @_ZTI1C, ptr nonnull @_ZN1CD2Ev) #21
          to label %40 unwind label %10

10:                                               ; preds = %1
  %11 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTIj
          catch ptr @_ZTIPKc
          catch ptr @_ZTI1A
          catch ptr @_ZTIPv
          catch ptr null
  %12 = extractvalue { ptr, i32 } %11, 0
  %13 = extractvalue { ptr, i32 } %11, 1
  %14 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #20
  %15 = icmp eq i32 %13, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %10
  %17 = tail call ptr @__cxa_begin_catch(ptr %12) #20
  tail call void @__cxa_end_catch() #20
  br label %38

18:                                               ; preds = %10
  %19 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIj) #20
  %20 = icmp eq i32 %13, %19
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  %22 = tail call ptr @__cxa_begin_catch(ptr %12) #20
  tail call void @__cxa_end_catch() #20
  br label %38

23:                                               ; preds = %18
  %24 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #20
  %25 = icmp eq i32 %13, %24
  br i1 %25, label %26, label %28

26:                                               ; preds = %23
  %27 = tail call ptr @__cxa_begin_catch(ptr %12) #20
  tail call void @__cxa_end_catch() #20
  br label %38

28:                                               ; preds = %23
  %29 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1A) #20
  %30 = icmp eq i32 %13, %29
  br i1 %30, label %31, label %33

31:                                               ; preds = %28
  %32 = tail call ptr @__cxa_begin_catch(ptr %12) #20
  tail call void @__cxa_end_catch()
  br label %38

33:                                               ; preds = %28
  %34 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPv) #20
  %35 = icmp eq i32 %13, %34
  %36 = tail call ptr @__cxa_begin_catch(ptr %12) #20
  tail call void @__cxa_end_catch()
  %37 = select i1 %35, ptr @.str.25, ptr @.str.24
  br label %38

38:                                               ; preds = %33, %16, %21, %26, %31
  %39 = phi ptr [ @.str.29, %16 ], [ @.str.28, %21 ], [ @.str.27, %26 ], [ @.str.26, %31 ], [ %37, %33 ]
  ret ptr %39

40:                                               ; preds = %1
  unreachable
}

; Function Attrs: cold mustprogress norecurse uwtable
define internal fastcc noundef nonnull ptr @_ZL4kindIPiEPKcT_(ptr noundef nonnull %0) unnamed_addr #12 personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @__cxa_allocate_exception(i64 8) #20
  store ptr %0, ptr %2, align 16, !tbaa !29
  invoke void @__cxa_throw(ptr nonnull %2, ptr nonnull @_ZTIPi, ptr null) #21
          to label %33 unwind label %3

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTIj
          catch ptr @_ZTIPKc
          catch ptr @_ZTI1A
          catch ptr @_ZTIPv
          catch ptr null
  %5 = extractvalue { ptr, i32 } %4, 0
  %6 = extractvalue { ptr, i32 } %4, 1
  %7 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #20
  %8 = icmp eq i32 %6, %7
  br i1 %8, label %9, label %11

9:                                                ; preds = %3
  %10 = tail call ptr @__cxa_begin_catch(ptr %5) #20
  tail call void @__cxa_end_catch() #20
  br label %31

11:                                               ; preds = %3
  %12 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIj) #20
  %13 = icmp eq i32 %6, %12
  br i1 %13, label %14, label %16

14:                                               ; preds = %11
  %15 = tail call ptr @__cxa_begin_catch(ptr %5) #20
  tail call void @__cxa_end_catch() #20
  br label %31

16:                                               ; preds = %11
  %17 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #20
  %18 = icmp eq i32 %6, %17
  br i1 %18, label %19, label %21

19:                                               ; preds = %16
  %20 = tail call ptr @__cxa_begin_catch(ptr %5) #20
  tail call void @__cxa_end_catch() #20
  br label %31

21:                                               ; preds = %16
  %22 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1A) #20
  %23 = icmp eq i32 %6, %22
  br i1 %23, label %24, label %26

24:                                               ; preds = %21
  %25 = tail call ptr @__cxa_begin_catch(ptr %5) #20
  tail call void @__cxa_end_catch()
  br label %31

26:                                               ; preds = %21
  %27 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPv) #20
  %28 = icmp eq i32 %6, %27
  %29 = tail call ptr @__cxa_begin_catch(ptr %5) #20
  tail call void @__cxa_end_catch()
  %30 = select i1 %28, ptr @.str.25, ptr @.str.24
  br label %31

31:                                               ; preds = %26, %9, %14, %19, %24
  %32 = phi ptr [ @.str.29, %9 ], [ @.str.28, %14 ], [ @.str.27, %19 ], [ @.str.26, %24 ], [ %30, %26 ]
  ret ptr %32

33:                                               ; preds = %1
  unreachable
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #13

; Function Attrs: cold mustprogress norecurse uwtable
define internal fastcc noundef nonnull ptr @_ZL4kindIfEPKcT_() unnamed_addr #12 personality ptr @__gxx_personality_v0 {
  %1 = tail call ptr @__cxa_allocate_exception(i64 4) #20
  store float 1.500000e+00, ptr %1, align 16, !tbaa !31
  invoke void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTIf, ptr null) #21
          to label %32 unwind label %2

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTIj
          catch ptr @_ZTIPKc
          catch ptr @_ZTI1A
          catch ptr @_ZTIPv
          catch ptr null
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  %6 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #20
  %7 = icmp eq i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch() #20
  br label %30

10:                                               ; preds = %2
  %11 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIj) #20
  %12 = icmp eq i32 %5, %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch() #20
  br label %30

15:                                               ; preds = %10
  %16 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #20
  %17 = icmp eq i32 %5, %16
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch() #20
  br label %30

20:                                               ; preds = %15
  %21 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1A) #20
  %22 = icmp eq i32 %5, %21
  br i1 %22, label %23, label %25

23:                                               ; preds = %20
  %24 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch()
  br label %30

25:                                               ; preds = %20
  %26 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPv) #20
  %27 = icmp eq i32 %5, %26
  %28 = tail call ptr @__cxa_begin_catch(ptr %4) #20
  tail call void @__cxa_end_catch()
  %29 = select i1 %27, ptr @.str.25, ptr @.str.24
  br label %30

30:                                               ; preds = %25, %8, %13, %18, %23
  %31 = phi ptr [ @.str.29, %8 ], [ @.str.28, %13 ], [ @.str.27, %18 ], [ @.str.26, %23 ], [ %29, %25 ]
  ret ptr %31

32:                                               ; preds = %0
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3LogD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #14 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = load i32, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %3 = add nsw i32 %2, -1
  store i32 %3, ptr @_ZN3Log5aliveE, align 4, !tbaa !5
  %4 = load i32, ptr %0, align 4, !tbaa !9
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i32 noundef %4)
  ret void
}

declare ptr @__cxa_get_exception_ptr(ptr) local_unnamed_addr

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) local_unnamed_addr #15

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare noundef i32 @_ZSt19uncaught_exceptionsv() local_unnamed_addr #16

; Function Attrs: cold mustprogress uwtable
define internal void @_ZL5castsv() #17 personality ptr @__gxx_personality_v0 {
  %1 = alloca %struct.Twice, align 8
  %2 = alloca %struct.P2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #20
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1V, i64 16), ptr %3, align 8, !tbaa !11
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store i32 5, ptr %4, align 8, !tbaa !22
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Left, i64 16), ptr %1, align 8, !tbaa !11
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i32 1, ptr %5, align 8, !tbaa !33
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Right, i64 16), ptr %6, align 8, !tbaa !11
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store i32 2, ptr %7, align 8, !tbaa !35
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Both, i64 16), ptr %1, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Both, i64 48), ptr %6, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV5Twice, i64 24), ptr %1, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Twice, i64 56), ptr %6, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV5Twice, i64 96), ptr %3, align 8, !tbaa !11
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 28
  store i32 3, ptr %8, align 4, !tbaa !37
  %9 = call ptr @__dynamic_cast(ptr nonnull %1, ptr nonnull @_ZTI4Left, ptr nonnull @_ZTI5Right, i64 -2) #20
  %10 = icmp eq ptr %9, %6
  %11 = zext i1 %10 to i32
  %12 = call ptr @__dynamic_cast(ptr nonnull %6, ptr nonnull @_ZTI5Right, ptr nonnull @_ZTI5Twice, i64 16) #20
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 28
  %14 = load i32, ptr %13, align 4, !tbaa !37
  %15 = call ptr @__dynamic_cast(ptr nonnull %3, ptr nonnull @_ZTI1V, ptr nonnull @_ZTI4Left, i64 -2) #20
  %16 = icmp eq ptr %15, %1
  %17 = zext i1 %16 to i32
  %18 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i32 noundef %11, i32 noundef %14, i32 noundef %17, i32 noundef 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1V, i64 16), ptr %19, align 8, !tbaa !11
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store i32 5, ptr %20, align 8, !tbaa !22
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC2P20_1L, i64 24), ptr %2, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC2P20_1L, i64 64), ptr %19, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC2P20_2P1, i64 24), ptr %2, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC2P20_2P1, i64 64), ptr %19, align 8, !tbaa !11
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 4, ptr %21, align 8, !tbaa !40
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC2P216_1R, i64 24), ptr %22, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC2P216_1R, i64 64), ptr %19, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV2P2, i64 24), ptr %2, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV2P2, i64 104), ptr %19, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV2P2, i64 64), ptr %22, align 8, !tbaa !11
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store i32 6, ptr %23, align 8, !tbaa !43
  %24 = call ptr @__dynamic_cast(ptr nonnull %19, ptr nonnull @_ZTI1V, ptr nonnull @_ZTI2P1, i64 -1) #20
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %26 = load i32, ptr %25, align 8, !tbaa !40
  %27 = call ptr @__dynamic_cast(ptr nonnull %19, ptr nonnull @_ZTI1V, ptr nonnull @_ZTI2P2, i64 -1) #20
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %29 = load i32, ptr %28, align 8, !tbaa !43
  %30 = call ptr @__dynamic_cast(ptr nonnull %19, ptr nonnull @_ZTI1V, ptr nonnull @_ZTI4Both, i64 -2) #20
  %31 = icmp eq ptr %30, null
  %32 = zext i1 %31 to i32
  %33 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %26, i32 noundef %29, i32 noundef %32)
  %34 = call ptr @__cxa_allocate_exception(i64 48) #20
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %36 = load ptr, ptr %2, align 8, !tbaa !11
  %37 = getelementptr i8, ptr %36, i64 -24
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %2, i64 %38
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV1V, i64 16), ptr %35, align 8, !tbaa !11
  %40 = getelementptr inbounds nuw i8, ptr %34, i64 40
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %42 = load i32, ptr %41, align 8, !tbaa !22
  store i32 %42, ptr %40, align 8, !tbaa !22
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC2P20_1L, i64 24), ptr %34, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC2P20_1L, i64 64), ptr %35, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC2P20_2P1, i64 24), ptr %34, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC2P20_2P1, i64 64), ptr %35, align 8, !tbaa !11
  %43 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %44 = load i32, ptr %21, align 8, !tbaa !40
  store i32 %44, ptr %43, align 8, !tbaa !40
  %45 = getelementptr inbounds nuw i8, ptr %34, i64 16
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC2P216_1R, i64 24), ptr %45, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC2P216_1R, i64 64), ptr %35, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV2P2, i64 24), ptr %34, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV2P2, i64 104), ptr %35, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV2P2, i64 64), ptr %45, align 8, !tbaa !11
  %46 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %47 = load i32, ptr %23, align 8, !tbaa !43
  store i32 %47, ptr %46, align 8, !tbaa !43
  invoke void @__cxa_throw(ptr nonnull %34, ptr nonnull @_ZTI2P2, ptr nonnull @_ZN2P2D1Ev) #21
          to label %73 unwind label %48

48:                                               ; preds = %0
  %49 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI1V
  %50 = extractvalue { ptr, i32 } %49, 1
  %51 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1V) #20
  %52 = icmp eq i32 %50, %51
  br i1 %52, label %53, label %71

53:                                               ; preds = %48
  %54 = extractvalue { ptr, i32 } %49, 0
  %55 = call ptr @__cxa_begin_catch(ptr %54) #20
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %57 = load i32, ptr %56, align 8, !tbaa !22
  %58 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %57)
  call void @__cxa_end_catch()
  %59 = call ptr @__cxa_allocate_exception(i64 8) #20
  store ptr %2, ptr %59, align 16, !tbaa !46
  invoke void @__cxa_throw(ptr nonnull %59, ptr nonnull @_ZTIP2P2, ptr null) #21
          to label %73 unwind label %60

60:                                               ; preds = %53
  %61 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPK1V
  %62 = extractvalue { ptr, i32 } %61, 1
  %63 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPK1V) #20
  %64 = icmp eq i32 %62, %63
  br i1 %64, label %65, label %71

65:                                               ; preds = %60
  %66 = extractvalue { ptr, i32 } %61, 0
  %67 = call ptr @__cxa_begin_catch(ptr %66) #20
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %69 = load i32, ptr %68, align 8, !tbaa !22
  %70 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %69)
  call void @__cxa_end_catch() #20
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
  ret void

71:                                               ; preds = %60, %48
  %72 = phi { ptr, i32 } [ %61, %60 ], [ %49, %48 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
  resume { ptr, i32 } %72

73:                                               ; preds = %53, %0
  unreachable
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN2P2D1Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #6 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5TwiceD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #6 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1CD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #6 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 24) #25
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn8_N1CD1Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn8_N1CD0Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -8
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(24) %2, i64 noundef 24) #25
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #14 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1AD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #14 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 8) #25
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #19

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #14 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1BD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #14 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #25
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1LD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1LD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 24) #25
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1LD1Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1LD0Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !11
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(8) %5, i64 noundef 24) #25
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1RD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1RD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 24) #25
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1RD1Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1RD0Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !11
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(8) %5, i64 noundef 24) #25
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1DD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #25
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn8_N1DD1Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn8_N1DD0Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -8
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(16) %2, i64 noundef 32) #25
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1DD1Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1DD0Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !11
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(16) %5, i64 noundef 32) #25
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1VD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #14 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1VD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #14 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #25
  ret void
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znam(i64 noundef) local_unnamed_addr #13

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPvm(ptr noundef, i64 noundef) local_unnamed_addr #19

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5TwiceD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #6 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 48) #25
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N5TwiceD1Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N5TwiceD0Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(32) %2, i64 noundef 48) #25
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N5TwiceD1Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N5TwiceD0Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !11
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(32) %5, i64 noundef 48) #25
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothD2Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #6 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothD0Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #6 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #25
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N4BothD1Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N4BothD0Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(28) %2, i64 noundef 32) #25
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4LeftD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #14 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4LeftD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #14 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #25
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5RightD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #14 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5RightD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #14 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #25
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN2P1D1Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #6 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN2P1D0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #6 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #25
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N2P1D1Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N2P1D0Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !11
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(12) %5, i64 noundef 32) #25
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN2P2D0Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #6 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 48) #25
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N2P2D1Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N2P2D0Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(28) %2, i64 noundef 48) #25
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N2P2D1Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N2P2D0Ev(ptr noundef %0) unnamed_addr #18 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !11
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(28) %5, i64 noundef 48) #25
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #10

attributes #0 = { mustprogress norecurse uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress uwtable }
attributes #3 = { nofree nounwind }
attributes #4 = { nofree nosync nounwind memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { inlinehint mustprogress nounwind uwtable }
attributes #7 = { cold noreturn }
attributes #8 = { noinline noreturn nounwind uwtable }
attributes #9 = { cold nofree noreturn }
attributes #10 = { nofree nounwind }
attributes #11 = { mustprogress norecurse noreturn uwtable }
attributes #12 = { cold mustprogress norecurse uwtable }
attributes #13 = { nobuiltin allocsize(0) }
attributes #14 = { mustprogress nounwind uwtable }
attributes #15 = { mustprogress nofree nounwind willreturn memory(read) }
attributes #16 = { mustprogress nofree nounwind willreturn memory(read) }
attributes #17 = { cold mustprogress uwtable }
attributes #18 = { inlinehint nounwind uwtable }
attributes #19 = { nobuiltin nounwind }
attributes #20 = { nounwind }
attributes #21 = { noreturn }
attributes #22 = { builtin allocsize(0) }
attributes #23 = { nounwind willreturn memory(read) }
attributes #24 = { noreturn nounwind }
attributes #25 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
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
!9 = !{!10, !6, i64 0}
!10 = !{!"_ZTS3Log", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"vtable pointer", !8, i64 0}
!13 = !{!14, !6, i64 8}
!14 = !{!"_ZTS1B", !6, i64 8}
!15 = !{!16, !6, i64 20}
!16 = !{!"_ZTS1C", !17, i64 0, !14, i64 8, !6, i64 20}
!17 = !{!"_ZTS1A"}
!18 = !{!"branch_weights", i32 1, i32 1048575}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 _ZTS1C", !21, i64 0}
!21 = !{!"any pointer", !7, i64 0}
!22 = !{!23, !6, i64 8}
!23 = !{!"_ZTS1V", !6, i64 8}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 omnipotent char", !21, i64 0}
!26 = distinct !{!26, !27, !28}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 int", !21, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"float", !7, i64 0}
!33 = !{!34, !6, i64 8}
!34 = !{!"_ZTS4Left", !6, i64 8}
!35 = !{!36, !6, i64 8}
!36 = !{!"_ZTS5Right", !6, i64 8}
!37 = !{!38, !6, i64 28}
!38 = !{!"_ZTS5Twice", !39, i64 0, !6, i64 28}
!39 = !{!"_ZTS4Both", !34, i64 0, !36, i64 16}
!40 = !{!41, !6, i64 8}
!41 = !{!"_ZTS2P1", !42, i64 0, !6, i64 8}
!42 = !{!"_ZTS1L"}
!43 = !{!44, !6, i64 24}
!44 = !{!"_ZTS2P2", !41, i64 0, !45, i64 16, !6, i64 24}
!45 = !{!"_ZTS1R"}
!46 = !{!47, !47, i64 0}
!47 = !{!"p1 _ZTS2P2", !21, i64 0}
