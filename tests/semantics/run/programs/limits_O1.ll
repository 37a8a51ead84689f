; ModuleID = 'limits.c'
source_filename = "limits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@.str.1 = private unnamed_addr constant [37 x i8] c"%d %Lg %s %c %Lg %g %d %d %d %d %ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"diuoxX\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"%%%s%c;\00", align 1
@SIZES.rel = internal unnamed_addr constant [9 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.13 to i64), i64 ptrtoint (ptr @SIZES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.14 to i64), i64 ptrtoint (ptr @SIZES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.5 to i64), i64 ptrtoint (ptr @SIZES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.15 to i64), i64 ptrtoint (ptr @SIZES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.16 to i64), i64 ptrtoint (ptr @SIZES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.17 to i64), i64 ptrtoint (ptr @SIZES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.18 to i64), i64 ptrtoint (ptr @SIZES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.19 to i64), i64 ptrtoint (ptr @SIZES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.20 to i64), i64 ptrtoint (ptr @SIZES.rel to i64)) to i32)], align 4
@WHOLE = internal unnamed_addr constant [17 x i64] [i64 0, i64 1, i64 -1, i64 7, i64 8, i64 10, i64 127, i64 128, i64 255, i64 256, i64 32767, i64 32768, i64 65536, i64 2147483647, i64 -2147483648, i64 9223372036854775807, i64 -9223372036854775808], align 16
@.str.5 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"duoxX\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"%%%s%c|\00", align 1
@SHAPES.rel = internal unnamed_addr constant [19 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.5 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.21 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.22 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.23 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.24 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.25 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.26 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.27 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.28 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.29 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.30 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.31 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.32 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.33 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.34 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.35 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.36 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.37 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.38 to i64), i64 ptrtoint (ptr @SHAPES.rel to i64)) to i32)], align 4
@.str.8 = private unnamed_addr constant [30 x i8] c"%*d|%0*d|%.*d|%*s|%-*c|%*.*s|\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"abcd\00", align 1
@.str.11 = private unnamed_addr constant [46 x i8] c"%p %12p %-12p|%5p %%|%5c|%-3c|%.2s|%.0s|%.9s\0A\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"words\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"hh\00", align 1
@.str.14 = private unnamed_addr constant [2 x i8] c"h\00", align 1
@.str.15 = private unnamed_addr constant [2 x i8] c"l\00", align 1
@.str.16 = private unnamed_addr constant [3 x i8] c"ll\00", align 1
@.str.17 = private unnamed_addr constant [2 x i8] c"q\00", align 1
@.str.18 = private unnamed_addr constant [2 x i8] c"j\00", align 1
@.str.19 = private unnamed_addr constant [2 x i8] c"z\00", align 1
@.str.20 = private unnamed_addr constant [2 x i8] c"t\00", align 1
@.str.21 = private unnamed_addr constant [2 x i8] c"3\00", align 1
@.str.22 = private unnamed_addr constant [3 x i8] c"-5\00", align 1
@.str.23 = private unnamed_addr constant [3 x i8] c"05\00", align 1
@.str.24 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.25 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.26 = private unnamed_addr constant [2 x i8] c"#\00", align 1
@.str.27 = private unnamed_addr constant [3 x i8] c".0\00", align 1
@.str.28 = private unnamed_addr constant [3 x i8] c".3\00", align 1
@.str.29 = private unnamed_addr constant [4 x i8] c"8.3\00", align 1
@.str.30 = private unnamed_addr constant [5 x i8] c"-8.3\00", align 1
@.str.31 = private unnamed_addr constant [5 x i8] c"08.3\00", align 1
@.str.32 = private unnamed_addr constant [4 x i8] c"#06\00", align 1
@.str.33 = private unnamed_addr constant [4 x i8] c"+05\00", align 1
@.str.34 = private unnamed_addr constant [4 x i8] c"-+6\00", align 1
@.str.35 = private unnamed_addr constant [5 x i8] c"# .4\00", align 1
@.str.36 = private unnamed_addr constant [4 x i8] c"#.0\00", align 1
@.str.37 = private unnamed_addr constant [4 x i8] c"-#6\00", align 1
@.str.38 = private unnamed_addr constant [4 x i8] c"#.3\00", align 1
@.str.39 = private unnamed_addr constant [7 x i8] c"eEgGaA\00", align 1
@FORMS = internal unnamed_addr constant [14 x ptr] [ptr @.str.5, ptr @.str.27, ptr @.str.45, ptr @.str.28, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.49, ptr @.str.24, ptr @.str.25, ptr @.str.26, ptr @.str.36, ptr @.str.50, ptr @.str.51], align 16
@REAL = internal unnamed_addr constant [23 x double] [double 0.000000e+00, double -0.000000e+00, double 1.000000e+00, double -1.500000e+00, double 5.000000e-01, double 2.500000e+00, double 9.500000e+00, double 0x4023FFFFEF39085F, double 0x4058FFFF2E48E8A7, double 1.000000e-01, double 1.000000e-04, double 0x3F1A36E20F35445E, double 1.000000e-05, double 0x40FE240800000000, double 0x4132D68780000000, double 1.000000e+15, double 1.000000e+16, double 0x7FEFFFFFFFFFFFFF, double 0x10000000000000, double 4.940660e-324, double 3.000000e-310, double 0x7FF0000000000000, double 0xFFF0000000000000], align 16
@.str.40 = private unnamed_addr constant [9 x i8] c"%%%sL%c;\00", align 1
@.str.41 = private unnamed_addr constant [43 x i8] c"%f %.0f %#.0f %.3f %10.1f|%-10.1F|%010.2f;\00", align 1
@.str.42 = private unnamed_addr constant [25 x i8] c"%g %G %.3g %.0e %e %.2e;\00", align 1
@.str.43 = private unnamed_addr constant [17 x i8] c"%f %F %5f|%010f\0A\00", align 1
@.str.44 = private unnamed_addr constant [25 x i8] c"%La %La %La %.0La %.3La\0A\00", align 1
@.str.45 = private unnamed_addr constant [3 x i8] c".1\00", align 1
@.str.46 = private unnamed_addr constant [4 x i8] c".17\00", align 1
@.str.47 = private unnamed_addr constant [5 x i8] c"12.2\00", align 1
@.str.48 = private unnamed_addr constant [6 x i8] c"-12.2\00", align 1
@.str.49 = private unnamed_addr constant [6 x i8] c"012.2\00", align 1
@.str.50 = private unnamed_addr constant [4 x i8] c"+.3\00", align 1
@.str.51 = private unnamed_addr constant [4 x i8] c"020\00", align 1
@WORDS = internal unnamed_addr constant [26 x ptr] [ptr @.str.59, ptr @.str.60, ptr @.str.61, ptr @.str.62, ptr @.str.63, ptr @.str.64, ptr @.str.65, ptr @.str.66, ptr @.str.67, ptr @.str.68, ptr @.str.69, ptr @.str.70, ptr @.str.71, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.75, ptr @.str.76, ptr @.str.77, ptr @.str.5, ptr @.str.78, ptr @.str.79, ptr @.str.80, ptr @.str.81, ptr @.str.82, ptr @.str.83], align 16
@BASES = internal unnamed_addr constant [6 x i32] [i32 0, i32 2, i32 8, i32 10, i32 16, i32 36], align 16
@.str.52 = private unnamed_addr constant [11 x i8] c"%ld,%d,%d \00", align 1
@.str.53 = private unnamed_addr constant [11 x i8] c"%lu,%d,%d;\00", align 1
@REALS = internal unnamed_addr constant [33 x ptr] [ptr @.str.59, ptr @.str.84, ptr @.str.85, ptr @.str.86, ptr @.str.87, ptr @.str.88, ptr @.str.89, ptr @.str.90, ptr @.str.91, ptr @.str.92, ptr @.str.93, ptr @.str.94, ptr @.str.95, ptr @.str.96, ptr @.str.97, ptr @.str.98, ptr @.str.99, ptr @.str.100, ptr @.str.101, ptr @.str.102, ptr @.str.103, ptr @.str.104, ptr @.str.105, ptr @.str.106, ptr @.str.107, ptr @.str.108, ptr @.str.109, ptr @.str.110, ptr @.str.111, ptr @.str.112, ptr @.str.113, ptr @.str.5, ptr @.str.114], align 16
@.str.54 = private unnamed_addr constant [7 x i8] c"%a,%d \00", align 1
@.str.55 = private unnamed_addr constant [8 x i8] c"%La,%d;\00", align 1
@.str.56 = private unnamed_addr constant [15 x i8] c"\0A%d %ld %d %d\0A\00", align 1
@.str.57 = private unnamed_addr constant [11 x i8] c"2147483647\00", align 1
@.str.58 = private unnamed_addr constant [21 x i8] c"-9223372036854775807\00", align 1
@.str.59 = private unnamed_addr constant [2 x i8] c"0\00", align 1
@.str.60 = private unnamed_addr constant [3 x i8] c"-0\00", align 1
@.str.61 = private unnamed_addr constant [3 x i8] c"+7\00", align 1
@.str.62 = private unnamed_addr constant [5 x i8] c" \0912\00", align 1
@.str.63 = private unnamed_addr constant [5 x i8] c"0x1F\00", align 1
@.str.64 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.65 = private unnamed_addr constant [4 x i8] c"0xg\00", align 1
@.str.66 = private unnamed_addr constant [4 x i8] c"077\00", align 1
@.str.67 = private unnamed_addr constant [3 x i8] c"08\00", align 1
@.str.68 = private unnamed_addr constant [3 x i8] c"zz\00", align 1
@.str.69 = private unnamed_addr constant [4 x i8] c"Zz9\00", align 1
@.str.70 = private unnamed_addr constant [21 x i8] c"-9223372036854775808\00", align 1
@.str.71 = private unnamed_addr constant [21 x i8] c"-9223372036854775809\00", align 1
@.str.72 = private unnamed_addr constant [20 x i8] c"9223372036854775807\00", align 1
@.str.73 = private unnamed_addr constant [20 x i8] c"9223372036854775808\00", align 1
@.str.74 = private unnamed_addr constant [21 x i8] c"18446744073709551615\00", align 1
@.str.75 = private unnamed_addr constant [21 x i8] c"18446744073709551616\00", align 1
@.str.76 = private unnamed_addr constant [22 x i8] c"-18446744073709551615\00", align 1
@.str.77 = private unnamed_addr constant [22 x i8] c"-18446744073709551616\00", align 1
@.str.78 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.79 = private unnamed_addr constant [4 x i8] c"12:\00", align 1
@.str.80 = private unnamed_addr constant [3 x i8] c"1/\00", align 1
@.str.81 = private unnamed_addr constant [3 x i8] c"1@\00", align 1
@.str.82 = private unnamed_addr constant [3 x i8] c"1`\00", align 1
@.str.83 = private unnamed_addr constant [3 x i8] c"1{\00", align 1
@.str.84 = private unnamed_addr constant [5 x i8] c"-0.0\00", align 1
@.str.85 = private unnamed_addr constant [3 x i8] c"1.\00", align 1
@.str.86 = private unnamed_addr constant [3 x i8] c".5\00", align 1
@.str.87 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.88 = private unnamed_addr constant [4 x i8] c"1e5\00", align 1
@.str.89 = private unnamed_addr constant [3 x i8] c"1e\00", align 1
@.str.90 = private unnamed_addr constant [4 x i8] c"1e+\00", align 1
@.str.91 = private unnamed_addr constant [9 x i8] c"-1.5E-3x\00", align 1
@.str.92 = private unnamed_addr constant [6 x i8] c"0x1p4\00", align 1
@.str.93 = private unnamed_addr constant [5 x i8] c"0x.8\00", align 1
@.str.94 = private unnamed_addr constant [10 x i8] c"0x1.8p-1z\00", align 1
@.str.95 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.96 = private unnamed_addr constant [10 x i8] c"-Infinity\00", align 1
@.str.97 = private unnamed_addr constant [8 x i8] c"infinit\00", align 1
@.str.98 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.99 = private unnamed_addr constant [8 x i8] c"NaN(12)\00", align 1
@.str.100 = private unnamed_addr constant [6 x i8] c"1e400\00", align 1
@.str.101 = private unnamed_addr constant [7 x i8] c"-1e400\00", align 1
@.str.102 = private unnamed_addr constant [7 x i8] c"1e-400\00", align 1
@.str.103 = private unnamed_addr constant [9 x i8] c"4.9e-324\00", align 1
@.str.104 = private unnamed_addr constant [9 x i8] c"2.2e-324\00", align 1
@.str.105 = private unnamed_addr constant [8 x i8] c"1e99999\00", align 1
@.str.106 = private unnamed_addr constant [9 x i8] c"1e-99999\00", align 1
@.str.107 = private unnamed_addr constant [13 x i8] c"3.4028236e38\00", align 1
@.str.108 = private unnamed_addr constant [5 x i8] c"1e39\00", align 1
@.str.109 = private unnamed_addr constant [8 x i8] c"7.0e-46\00", align 1
@.str.110 = private unnamed_addr constant [8 x i8] c"7.1e-46\00", align 1
@.str.111 = private unnamed_addr constant [4 x i8] c"0.1\00", align 1
@.str.112 = private unnamed_addr constant [9 x i8] c"16777217\00", align 1
@.str.113 = private unnamed_addr constant [3 x i8] c"e5\00", align 1
@.str.114 = private unnamed_addr constant [4 x i8] c"  2\00", align 1
@scanned.GIVEN = internal unnamed_addr constant [11 x ptr] [ptr @.str.5, ptr @.str.25, ptr @.str.115, ptr @.str.116, ptr @.str.117, ptr @.str.118, ptr @.str.119, ptr @.str.120, ptr @.str.121, ptr @.str.122, ptr @.str.123], align 16
@.str.115 = private unnamed_addr constant [3 x i8] c"12\00", align 1
@.str.116 = private unnamed_addr constant [6 x i8] c"12 34\00", align 1
@.str.117 = private unnamed_addr constant [6 x i8] c"12,34\00", align 1
@.str.118 = private unnamed_addr constant [5 x i8] c"12 x\00", align 1
@.str.119 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.120 = private unnamed_addr constant [6 x i8] c"-5 +6\00", align 1
@.str.121 = private unnamed_addr constant [9 x i8] c"0x1f 010\00", align 1
@.str.122 = private unnamed_addr constant [9 x i8] c"  7  8  \00", align 1
@.str.123 = private unnamed_addr constant [7 x i8] c"123456\00", align 1
@.str.124 = private unnamed_addr constant [5 x i8] c"%d%d\00", align 1
@.str.125 = private unnamed_addr constant [10 x i8] c"%d %d %d|\00", align 1
@.str.126 = private unnamed_addr constant [8 x i8] c"%d , %d\00", align 1
@.str.127 = private unnamed_addr constant [12 x i8] c"%2d%1d%*d%d\00", align 1
@.str.128 = private unnamed_addr constant [13 x i8] c"%d %d %d %d|\00", align 1
@.str.129 = private unnamed_addr constant [6 x i8] c"%i %i\00", align 1
@.str.130 = private unnamed_addr constant [10 x i8] c"%d %d %d;\00", align 1
@.str.131 = private unnamed_addr constant [35 x i8] c"300 70000 1099511627776 17 ff 0x10\00", align 1
@.str.132 = private unnamed_addr constant [22 x i8] c"%hhd %hd %ld %o %x %p\00", align 1
@.str.133 = private unnamed_addr constant [24 x i8] c"\0A%d %d %d %ld %u %u %p\0A\00", align 1
@.str.134 = private unnamed_addr constant [23 x i8] c"1.5 2.5e1 word abc]x-z\00", align 1
@.str.135 = private unnamed_addr constant [15 x i8] c"%f %lf %3s%15s\00", align 1
@.str.136 = private unnamed_addr constant [16 x i8] c"%d %g %g %s %s\0A\00", align 1
@.str.137 = private unnamed_addr constant [10 x i8] c"abcxyz123\00", align 1
@.str.138 = private unnamed_addr constant [16 x i8] c"%[a-c]%[^0-9]%c\00", align 1
@.str.139 = private unnamed_addr constant [13 x i8] c"%d %s %s %c\0A\00", align 1
@.str.140 = private unnamed_addr constant [5 x i8] c"a-]b\00", align 1
@.str.141 = private unnamed_addr constant [10 x i8] c"%[]a-]%2c\00", align 1
@.str.142 = private unnamed_addr constant [10 x i8] c"%d %s %d\0A\00", align 1
@.str.143 = private unnamed_addr constant [6 x i8] c"50% 7\00", align 1
@.str.144 = private unnamed_addr constant [9 x i8] c"%d %% %d\00", align 1
@.str.145 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.146 = private unnamed_addr constant [3 x i8] c"5x\00", align 1
@.str.147 = private unnamed_addr constant [5 x i8] c"%d%%\00", align 1
@.str.148 = private unnamed_addr constant [3 x i8] c"q1\00", align 1
@.str.149 = private unnamed_addr constant [8 x i8] c"%*[q]%d\00", align 1
@.str.150 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.151 = private unnamed_addr constant [2 x i8] c"9\00", align 1
@.str.152 = private unnamed_addr constant [4 x i8] c"%*d\00", align 1
@.str.153 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.154 = private unnamed_addr constant [6 x i8] c"%*s%d\00", align 1
@.str.155 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.156 = private unnamed_addr constant [4 x i8] c"%d,\00", align 1
@.str.157 = private unnamed_addr constant [10 x i8] c"%d %d %d \00", align 1
@.str.158 = private unnamed_addr constant [16 x i8] c"%ld %ld %a %ld;\00", align 1
@.str.159 = private unnamed_addr constant [41 x i8] c"%d %d %d %d %d %d %d %d %ld %ld %ld %ld\0A\00", align 1
@strings.TEXTS = internal unnamed_addr constant [8 x ptr] [ptr @.str.5, ptr @.str.160, ptr @.str.161, ptr @.str.9, ptr @.str.162, ptr @.str.153, ptr @.str.163, ptr @.str.164], align 16
@.str.160 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.161 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.162 = private unnamed_addr constant [4 x i8] c"aab\00", align 1
@.str.163 = private unnamed_addr constant [2 x i8] c"\80\00", align 1
@.str.164 = private unnamed_addr constant [4 x i8] c"ABC\00", align 1
@.str.165 = private unnamed_addr constant [12 x i8] c"%d %zu %zu \00", align 1
@.str.166 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.167 = private unnamed_addr constant [6 x i8] c" %d%c\00", align 1
@.str.168 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.169 = private unnamed_addr constant [5 x i8] c" %d;\00", align 1
@.str.170 = private unnamed_addr constant [13 x i8] c"%d %d %d %d,\00", align 1
@.str.171 = private unnamed_addr constant [4 x i8] c"%zu\00", align 1
@.str.172 = private unnamed_addr constant [7 x i8] c"abcdef\00", align 1
@.str.173 = private unnamed_addr constant [7 x i8] c"~~~~~~\00", align 1
@.str.174 = private unnamed_addr constant [6 x i8] c"%d%s \00", align 1
@__const.strings.tokens = private unnamed_addr constant [10 x i8] c",,a,b;;c,\00", align 1
@.str.175 = private unnamed_addr constant [3 x i8] c",;\00", align 1
@.str.176 = private unnamed_addr constant [5 x i8] c"<%s>\00", align 1
@.str.177 = private unnamed_addr constant [10 x i8] c"%x %d %d,\00", align 1
@__const.characters.tests = private unnamed_addr constant [13 x ptr] [ptr @isalnum, ptr @isalpha, ptr @isblank, ptr @iscntrl, ptr @isdigit, ptr @isgraph, ptr @islower, ptr @isprint, ptr @ispunct, ptr @isspace, ptr @isupper, ptr @isxdigit, ptr @isascii], align 16
@.str.178 = private unnamed_addr constant [10 x i8] c"%d %d %d,\00", align 1
@stdout = external local_unnamed_addr global ptr, align 8
@PLACES = internal unnamed_addr constant [26 x double] [double 0.000000e+00, double -0.000000e+00, double 2.500000e-01, double 5.000000e-01, double 7.500000e-01, double 1.000000e+00, double 1.500000e+00, double 2.500000e+00, double -5.000000e-01, double -1.500000e+00, double -2.500000e+00, double -3.750000e+00, double 0x415FFFFFE0000000, double 0x43DFFFFFFFFFFFFF, double 0x43E0000000000000, double 0xC3E0000000000000, double 0x7FF8000000000000, double 0x432FFFFFFFFFFFFF, double 0x4330000000000002, double 0x433FFFFFFFFFFFFF, double 0x4340000000000000, double 1.000000e+300, double 0x7FF0000000000000, double 0xFFF0000000000000, double 4.940660e-324, double 0x10000000000000], align 16
@.str.179 = private unnamed_addr constant [19 x i8] c"%a %a %a %a %a %a \00", align 1
@.str.180 = private unnamed_addr constant [19 x i8] c"%ld %ld %lld %lld \00", align 1
@.str.181 = private unnamed_addr constant [7 x i8] c"%a %a \00", align 1
@.str.182 = private unnamed_addr constant [7 x i8] c"%a %d \00", align 1
@.str.183 = private unnamed_addr constant [18 x i8] c"%a %d %a %a %a %a\00", align 1
@.str.184 = private unnamed_addr constant [17 x i8] c" %d %d %d %d %d;\00", align 1
@.str.185 = private unnamed_addr constant [16 x i8] c"%a %a %a %a %a,\00", align 1
@.str.186 = private unnamed_addr constant [7 x i8] c"%a %d;\00", align 1
@WIDE = internal unnamed_addr constant [21 x x86_fp80] [x86_fp80 0xK00000000000000000000, x86_fp80 0xK80000000000000000000, x86_fp80 0xK3FFE8000000000000000, x86_fp80 0xKBFFE8000000000000000, x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xKBFFFC000000000000000, x86_fp80 0xK4000A000000000000000, x86_fp80 0xK4000F000000000000000, x86_fp80 0xKC0018000000000000000, x86_fp80 0xK4001D000000000000000, x86_fp80 0xK403ADE0B6B3A76400000, x86_fp80 0xK00018000000000000000, x86_fp80 0xK00000000000000000001, x86_fp80 0xK73E6D1BA8323FE558C61, x86_fp80 0xK3FFBCCCCCCCCCCCCCCCD, x86_fp80 0xK403E8000000000000000, x86_fp80 0xKC03E8000000000000000, x86_fp80 0xK403DFFFFFFFFFFFFFFFE, x86_fp80 0xKC03E8000000100000000, x86_fp80 0xK7FFF8000000000000000, x86_fp80 0xKFFFF8000000000000000], align 16
@.str.187 = private unnamed_addr constant [29 x i8] c"%La %La %La %La %La %La %La \00", align 1
@.str.188 = private unnamed_addr constant [5 x i8] c"%La \00", align 1
@.str.189 = private unnamed_addr constant [9 x i8] c"%ld %ld \00", align 1
@.str.190 = private unnamed_addr constant [16 x i8] c"%La %d %La %La \00", align 1
@.str.191 = private unnamed_addr constant [8 x i8] c"%La %d \00", align 1
@.str.192 = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d;\00", align 1
@.str.193 = private unnamed_addr constant [13 x i8] c"%La %La %La,\00", align 1
@poles.SPOTS = internal unnamed_addr constant [18 x double] [double 0.000000e+00, double -0.000000e+00, double 1.000000e+00, double -1.000000e+00, double 2.000000e+00, double -2.000000e+00, double 3.000000e+00, double -3.000000e+00, double 5.000000e-01, double -5.000000e-01, double 8.000000e+02, double -8.000000e+02, double 1.000000e+308, double -1.000000e+308, double 4.940660e-324, double 0x7FF0000000000000, double 0xFFF0000000000000, double 0x7FF8000000000000], align 16
@__const.poles.functions = private unnamed_addr constant [26 x ptr] [ptr @sqrt, ptr @sin, ptr @cos, ptr @tan, ptr @asin, ptr @acos, ptr @atan, ptr @sinh, ptr @cosh, ptr @tanh, ptr @asinh, ptr @acosh, ptr @atanh, ptr @exp, ptr @exp2, ptr @expm1, ptr @log, ptr @log2, ptr @log10, ptr @log1p, ptr @cbrt, ptr @erf, ptr @erfc, ptr @tgamma, ptr @lgamma, ptr @fabs], align 16
@.str.194 = private unnamed_addr constant [4 x i8] c"%a;\00", align 1
@.str.195 = private unnamed_addr constant [5 x i8] c"nan \00", align 1
@.str.196 = private unnamed_addr constant [6 x i8] c"%.9g \00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca double, align 8
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca [16 x i8], align 16
  %7 = alloca [10 x i8], align 1
  %8 = alloca [17 x i32], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i16, align 2
  %15 = alloca i8, align 1
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca double, align 8
  %20 = alloca [16 x i8], align 16
  %21 = alloca [16 x i8], align 16
  %22 = alloca [4 x i8], align 1
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca [32 x i8], align 16
  %26 = alloca [32 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %26) #13
  br label %27

27:                                               ; preds = %37, %0
  %28 = phi i64 [ 0, %0 ], [ %38, %37 ]
  %29 = shl i64 %28, 2
  %30 = call ptr @llvm.load.relative.i64(ptr @SIZES.rel, i64 %29)
  br label %33

31:                                               ; preds = %37
  %32 = call i32 @puts(ptr noundef nonnull @.str.5) #14
  br label %53

33:                                               ; preds = %40, %27
  %34 = phi i8 [ 100, %27 ], [ %43, %40 ]
  %35 = phi i64 [ 0, %27 ], [ %41, %40 ]
  %36 = sext i8 %34 to i32
  br label %45

37:                                               ; preds = %40
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, 9
  br i1 %39, label %31, label %27, !llvm.loop !9

40:                                               ; preds = %45
  %41 = add nuw nsw i64 %35, 1
  %42 = getelementptr inbounds nuw i8, ptr @.str.3, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !12
  %44 = icmp eq i64 %41, 6
  br i1 %44, label %37, label %33, !llvm.loop !13

45:                                               ; preds = %45, %33
  %46 = phi i64 [ 0, %33 ], [ %51, %45 ]
  %47 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull %26, ptr noundef nonnull @.str.4, ptr noundef %30, i32 noundef %36) #14
  %48 = getelementptr inbounds nuw i64, ptr @WHOLE, i64 %46
  %49 = load i64, ptr %48, align 8, !tbaa !14
  %50 = call i32 (ptr, ...) @printf(ptr noundef nonnull %26, i64 noundef %49) #14
  %51 = add nuw nsw i64 %46, 1
  %52 = icmp eq i64 %51, 17
  br i1 %52, label %40, label %45, !llvm.loop !16

53:                                               ; preds = %59, %31
  %54 = phi i64 [ 0, %31 ], [ %60, %59 ]
  %55 = shl i64 %54, 2
  %56 = call ptr @llvm.load.relative.i64(ptr @SHAPES.rel, i64 %55)
  br label %62

57:                                               ; preds = %59
  %58 = call i32 @puts(ptr noundef nonnull @.str.5) #14
  br label %75

59:                                               ; preds = %62
  %60 = add nuw nsw i64 %54, 1
  %61 = icmp eq i64 %60, 19
  br i1 %61, label %57, label %53, !llvm.loop !17

62:                                               ; preds = %62, %53
  %63 = phi i8 [ 100, %53 ], [ %73, %62 ]
  %64 = phi i64 [ 0, %53 ], [ %71, %62 ]
  %65 = sext i8 %63 to i32
  %66 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull %26, ptr noundef nonnull @.str.7, ptr noundef %56, i32 noundef %65) #14
  %67 = call i32 (ptr, ...) @printf(ptr noundef nonnull %26, i32 noundef 0) #14
  %68 = call i32 (ptr, ...) @printf(ptr noundef nonnull %26, i32 noundef 42) #14
  %69 = call i32 (ptr, ...) @printf(ptr noundef nonnull %26, i32 noundef -3) #14
  %70 = call i32 (ptr, ...) @printf(ptr noundef nonnull %26, i32 noundef 12345) #14
  %71 = add nuw nsw i64 %64, 1
  %72 = getelementptr inbounds nuw i8, ptr @.str.6, i64 %71
  %73 = load i8, ptr %72, align 1, !tbaa !12
  %74 = icmp eq i64 %71, 5
  br i1 %74, label %59, label %62, !llvm.loop !18

75:                                               ; preds = %75, %57
  %76 = phi i32 [ -4, %57 ], [ %78, %75 ]
  %77 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.8, i32 noundef %76, i32 noundef 7, i32 noundef %76, i32 noundef -7, i32 noundef %76, i32 noundef 5, i32 noundef %76, ptr noundef nonnull @.str.9, i32 noundef %76, i32 noundef 120, i32 noundef %76, i32 noundef %76, ptr noundef nonnull @.str.10) #14
  %78 = add nsw i32 %76, 1
  %79 = icmp eq i32 %78, 5
  br i1 %79, label %80, label %75, !llvm.loop !19

80:                                               ; preds = %75
  %81 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, ptr noundef null, ptr noundef nonnull inttoptr (i64 255 to ptr), ptr noundef nonnull inttoptr (i64 4096 to ptr), ptr noundef null, i32 noundef 113, i32 noundef 114, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #13
  br label %82

82:                                               ; preds = %90, %80
  %83 = phi i64 [ 0, %80 ], [ %91, %90 ]
  %84 = getelementptr inbounds nuw ptr, ptr @FORMS, i64 %83
  %85 = load ptr, ptr %84, align 8, !tbaa !20
  br label %86

86:                                               ; preds = %93, %82
  %87 = phi i8 [ 101, %82 ], [ %97, %93 ]
  %88 = phi i64 [ 0, %82 ], [ %95, %93 ]
  %89 = sext i8 %87 to i32
  br label %99

90:                                               ; preds = %93
  %91 = add nuw nsw i64 %83, 1
  %92 = icmp eq i64 %91, 14
  br i1 %92, label %110, label %82, !llvm.loop !23

93:                                               ; preds = %99
  %94 = call i32 @puts(ptr noundef nonnull @.str.5) #14
  %95 = add nuw nsw i64 %88, 1
  %96 = getelementptr inbounds nuw i8, ptr @.str.39, i64 %95
  %97 = load i8, ptr %96, align 1, !tbaa !12
  %98 = icmp eq i64 %95, 6
  br i1 %98, label %90, label %86, !llvm.loop !24

99:                                               ; preds = %99, %86
  %100 = phi i64 [ 0, %86 ], [ %108, %99 ]
  %101 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull %25, ptr noundef nonnull @.str.4, ptr noundef %85, i32 noundef %89) #14
  %102 = getelementptr inbounds nuw double, ptr @REAL, i64 %100
  %103 = load double, ptr %102, align 8, !tbaa !25
  %104 = call i32 (ptr, ...) @printf(ptr noundef nonnull %25, double noundef %103) #14
  %105 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull %25, ptr noundef nonnull @.str.40, ptr noundef %85, i32 noundef %89) #14
  %106 = fpext double %103 to x86_fp80
  %107 = call i32 (ptr, ...) @printf(ptr noundef nonnull %25, x86_fp80 noundef %106) #14
  %108 = add nuw nsw i64 %100, 1
  %109 = icmp eq i64 %108, 23
  br i1 %109, label %93, label %99, !llvm.loop !27

110:                                              ; preds = %90, %110
  %111 = phi i64 [ %115, %110 ], [ 0, %90 ]
  %112 = getelementptr inbounds nuw double, ptr @REAL, i64 %111
  %113 = load double, ptr %112, align 8, !tbaa !25
  %114 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.41, double noundef %113, double noundef %113, double noundef %113, double noundef %113, double noundef %113, double noundef %113, double noundef %113) #14
  %115 = add nuw nsw i64 %111, 1
  %116 = icmp eq i64 %115, 17
  br i1 %116, label %117, label %110, !llvm.loop !28

117:                                              ; preds = %110
  %118 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.42, double noundef 0x412E847F00000000, double noundef 0x40F869FF33333333, double noundef 9.995000e+02, double noundef 9.500000e+00, double noundef 0x4023FFFFFCA501AD, double noundef 9.995000e-06) #14
  %119 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.43, double noundef 0x7FF8000000000000, double noundef 0x7FF8000000000000, double noundef 0x7FF0000000000000, double noundef 0x7FF0000000000000) #14
  %120 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.44, x86_fp80 noundef 0xK7FFEFFFFFFFFFFFFFFFF, x86_fp80 noundef 0xK00018000000000000000, x86_fp80 noundef 0xK00002000000000000000, x86_fp80 noundef 0xK3FFFC000000000000000, x86_fp80 noundef 0xK4006FFFFFF583A53B8E5) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #13
  %121 = tail call ptr @__errno_location() #15
  br label %122

122:                                              ; preds = %129, %117
  %123 = phi i64 [ 0, %117 ], [ %130, %129 ]
  %124 = getelementptr inbounds nuw ptr, ptr @WORDS, i64 %123
  %125 = load ptr, ptr %124, align 8, !tbaa !20
  %126 = ptrtoint ptr %125 to i64
  br label %132

127:                                              ; preds = %129
  %128 = call i32 @puts(ptr noundef nonnull @.str.5) #14
  br label %152

129:                                              ; preds = %132
  %130 = add nuw nsw i64 %123, 1
  %131 = icmp eq i64 %130, 26
  br i1 %131, label %127, label %122, !llvm.loop !29

132:                                              ; preds = %132, %122
  %133 = phi i64 [ 0, %122 ], [ %150, %132 ]
  store i32 0, ptr %121, align 4, !tbaa !5
  %134 = getelementptr inbounds nuw i32, ptr @BASES, i64 %133
  %135 = load i32, ptr %134, align 4, !tbaa !5
  %136 = call i64 @strtol(ptr noundef %125, ptr noundef nonnull %24, i32 noundef %135) #14
  %137 = load ptr, ptr %24, align 8, !tbaa !20
  %138 = ptrtoint ptr %137 to i64
  %139 = sub i64 %138, %126
  %140 = trunc i64 %139 to i32
  %141 = load i32, ptr %121, align 4, !tbaa !5
  %142 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.52, i64 noundef %136, i32 noundef %140, i32 noundef %141) #14
  store i32 0, ptr %121, align 4, !tbaa !5
  %143 = call i64 @strtoul(ptr noundef %125, ptr noundef nonnull %24, i32 noundef %135) #14
  %144 = load ptr, ptr %24, align 8, !tbaa !20
  %145 = ptrtoint ptr %144 to i64
  %146 = sub i64 %145, %126
  %147 = trunc i64 %146 to i32
  %148 = load i32, ptr %121, align 4, !tbaa !5
  %149 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.53, i64 noundef %143, i32 noundef %147, i32 noundef %148) #14
  %150 = add nuw nsw i64 %133, 1
  %151 = icmp eq i64 %150, 6
  br i1 %151, label %129, label %132, !llvm.loop !30

152:                                              ; preds = %152, %127
  %153 = phi i64 [ 0, %127 ], [ %176, %152 ]
  %154 = getelementptr inbounds nuw ptr, ptr @REALS, i64 %153
  %155 = load ptr, ptr %154, align 8, !tbaa !20
  %156 = call double @strtod(ptr noundef %155, ptr noundef nonnull %24) #14
  %157 = load ptr, ptr %24, align 8, !tbaa !20
  %158 = ptrtoint ptr %157 to i64
  %159 = ptrtoint ptr %155 to i64
  %160 = sub i64 %158, %159
  %161 = trunc i64 %160 to i32
  %162 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.54, double noundef %156, i32 noundef %161) #14
  %163 = call float @strtof(ptr noundef %155, ptr noundef nonnull %24) #14
  %164 = fpext float %163 to double
  %165 = load ptr, ptr %24, align 8, !tbaa !20
  %166 = ptrtoint ptr %165 to i64
  %167 = sub i64 %166, %159
  %168 = trunc i64 %167 to i32
  %169 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.54, double noundef %164, i32 noundef %168) #14
  %170 = call x86_fp80 @strtold(ptr noundef %155, ptr noundef nonnull %24) #14
  %171 = load ptr, ptr %24, align 8, !tbaa !20
  %172 = ptrtoint ptr %171 to i64
  %173 = sub i64 %172, %159
  %174 = trunc i64 %173 to i32
  %175 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.55, x86_fp80 noundef %170, i32 noundef %174) #14
  %176 = add nuw nsw i64 %153, 1
  %177 = icmp eq i64 %176, 33
  br i1 %177, label %178, label %152, !llvm.loop !31

178:                                              ; preds = %152
  %179 = call i64 @strtol(ptr noundef nonnull @.str.57, ptr noundef null, i32 noundef 10) #14
  %180 = trunc i64 %179 to i32
  %181 = call i64 @strtol(ptr noundef nonnull @.str.58, ptr noundef null, i32 noundef 10) #14
  %182 = call i32 @abs(i32 noundef -2147483647) #15
  %183 = call i64 @strtol(ptr noundef nonnull @.str.5, ptr noundef null, i32 noundef 10) #14
  %184 = trunc i64 %183 to i32
  %185 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.56, i32 noundef %180, i64 noundef %181, i32 noundef %182, i32 noundef %184) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #13
  br label %186

186:                                              ; preds = %186, %178
  %187 = phi i64 [ 0, %178 ], [ %207, %186 ]
  store i32 -9, ptr %12, align 4, !tbaa !5
  store i32 -9, ptr %11, align 4, !tbaa !5
  store i32 -9, ptr %10, align 4, !tbaa !5
  %188 = getelementptr inbounds nuw ptr, ptr @scanned.GIVEN, i64 %187
  %189 = load ptr, ptr %188, align 8, !tbaa !20
  %190 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef %189, ptr noundef nonnull @.str.124, ptr noundef nonnull %10, ptr noundef nonnull %11) #14
  %191 = load i32, ptr %10, align 4, !tbaa !5
  %192 = load i32, ptr %11, align 4, !tbaa !5
  %193 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.125, i32 noundef %190, i32 noundef %191, i32 noundef %192) #14
  store i32 -9, ptr %12, align 4, !tbaa !5
  store i32 -9, ptr %11, align 4, !tbaa !5
  store i32 -9, ptr %10, align 4, !tbaa !5
  %194 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef %189, ptr noundef nonnull @.str.126, ptr noundef nonnull %10, ptr noundef nonnull %11) #14
  %195 = load i32, ptr %10, align 4, !tbaa !5
  %196 = load i32, ptr %11, align 4, !tbaa !5
  %197 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.125, i32 noundef %194, i32 noundef %195, i32 noundef %196) #14
  store i32 -9, ptr %12, align 4, !tbaa !5
  store i32 -9, ptr %11, align 4, !tbaa !5
  store i32 -9, ptr %10, align 4, !tbaa !5
  %198 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef %189, ptr noundef nonnull @.str.127, ptr noundef nonnull %10, ptr noundef nonnull %11, ptr noundef nonnull %12) #14
  %199 = load i32, ptr %10, align 4, !tbaa !5
  %200 = load i32, ptr %11, align 4, !tbaa !5
  %201 = load i32, ptr %12, align 4, !tbaa !5
  %202 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.128, i32 noundef %198, i32 noundef %199, i32 noundef %200, i32 noundef %201) #14
  store i32 -9, ptr %11, align 4, !tbaa !5
  store i32 -9, ptr %10, align 4, !tbaa !5
  %203 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef %189, ptr noundef nonnull @.str.129, ptr noundef nonnull %10, ptr noundef nonnull %11) #14
  %204 = load i32, ptr %10, align 4, !tbaa !5
  %205 = load i32, ptr %11, align 4, !tbaa !5
  %206 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.130, i32 noundef %203, i32 noundef %204, i32 noundef %205) #14
  %207 = add nuw nsw i64 %187, 1
  %208 = icmp eq i64 %207, 11
  br i1 %208, label %209, label %186, !llvm.loop !32

209:                                              ; preds = %186
  %210 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.131, ptr noundef nonnull @.str.132, ptr noundef nonnull %15, ptr noundef nonnull %14, ptr noundef nonnull %13, ptr noundef nonnull %16, ptr noundef nonnull %17, ptr noundef nonnull %23) #14
  %211 = load i8, ptr %15, align 1, !tbaa !12
  %212 = sext i8 %211 to i32
  %213 = load i16, ptr %14, align 2, !tbaa !33
  %214 = sext i16 %213 to i32
  %215 = load i64, ptr %13, align 8, !tbaa !14
  %216 = load i32, ptr %16, align 4, !tbaa !5
  %217 = load i32, ptr %17, align 4, !tbaa !5
  %218 = load ptr, ptr %23, align 8, !tbaa !35
  %219 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.133, i32 noundef %210, i32 noundef %212, i32 noundef %214, i64 noundef %215, i32 noundef %216, i32 noundef %217, ptr noundef %218) #14
  %220 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.134, ptr noundef nonnull @.str.135, ptr noundef nonnull %18, ptr noundef nonnull %19, ptr noundef nonnull %20, ptr noundef nonnull %21) #14
  %221 = load float, ptr %18, align 4, !tbaa !36
  %222 = fpext float %221 to double
  %223 = load double, ptr %19, align 8, !tbaa !25
  %224 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.136, i32 noundef %220, double noundef %222, double noundef %223, ptr noundef nonnull %20, ptr noundef nonnull %21) #14
  %225 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.137, ptr noundef nonnull @.str.138, ptr noundef nonnull %20, ptr noundef nonnull %21, ptr noundef nonnull %22) #14
  %226 = load i8, ptr %22, align 1, !tbaa !12
  %227 = sext i8 %226 to i32
  %228 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.139, i32 noundef %225, ptr noundef nonnull %20, ptr noundef nonnull %21, i32 noundef %227) #14
  %229 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.140, ptr noundef nonnull @.str.141, ptr noundef nonnull %20, ptr noundef nonnull %22) #14
  %230 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.143, ptr noundef nonnull @.str.144, ptr noundef nonnull %10, ptr noundef nonnull %11) #14
  %231 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.142, i32 noundef %229, ptr noundef nonnull %20, i32 noundef %230) #14
  %232 = load i32, ptr %10, align 4, !tbaa !5
  %233 = load i32, ptr %11, align 4, !tbaa !5
  %234 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.146, ptr noundef nonnull @.str.147, ptr noundef nonnull %10) #14
  %235 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.148, ptr noundef nonnull @.str.149, ptr noundef nonnull %11) #14
  %236 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.145, i32 noundef %232, i32 noundef %233, i32 noundef %234, i32 noundef %235) #14
  %237 = load i32, ptr %11, align 4, !tbaa !5
  %238 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.151, ptr noundef nonnull @.str.152) #14
  %239 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.153, ptr noundef nonnull @.str.154, ptr noundef nonnull %10) #14
  %240 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.150, i32 noundef %237, i32 noundef %238, i32 noundef %239) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  %241 = ptrtoint ptr %8 to i64
  br label %242

242:                                              ; preds = %267, %209
  %243 = phi i64 [ 0, %209 ], [ %268, %267 ]
  %244 = icmp eq i64 %243, 0
  br i1 %244, label %247, label %251

245:                                              ; preds = %267
  %246 = call i32 @puts(ptr noundef nonnull @.str.5) #14
  br label %302

247:                                              ; preds = %251, %242
  %248 = and i64 %243, 1
  %249 = icmp eq i64 %248, 0
  %250 = select i1 %249, ptr @by_tens, ptr @turned
  call void @qsort(ptr noundef nonnull %8, i64 noundef %243, i64 noundef 4, ptr noundef nonnull %250) #14
  br i1 %244, label %259, label %260

251:                                              ; preds = %242, %251
  %252 = phi i64 [ %257, %251 ], [ 0, %242 ]
  %253 = trunc i64 %252 to i32
  %254 = mul i32 %253, 37
  %255 = urem i32 %254, 50
  %256 = getelementptr inbounds nuw i32, ptr %8, i64 %252
  store i32 %255, ptr %256, align 4, !tbaa !5
  %257 = add nuw nsw i64 %252, 1
  %258 = icmp eq i64 %257, %243
  br i1 %258, label %247, label %251, !llvm.loop !38

259:                                              ; preds = %260, %247
  br i1 %249, label %267, label %270

260:                                              ; preds = %247, %260
  %261 = phi i64 [ %265, %260 ], [ 0, %247 ]
  %262 = getelementptr inbounds nuw i32, ptr %8, i64 %261
  %263 = load i32, ptr %262, align 4, !tbaa !5
  %264 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.155, i32 noundef %263) #14
  %265 = add nuw nsw i64 %261, 1
  %266 = icmp eq i64 %265, %243
  br i1 %266, label %259, label %260, !llvm.loop !39

267:                                              ; preds = %291, %259
  %268 = add nuw nsw i64 %243, 1
  %269 = icmp eq i64 %268, 18
  br i1 %269, label %245, label %242, !llvm.loop !40

270:                                              ; preds = %259, %291
  %271 = phi i32 [ %300, %291 ], [ 0, %259 ]
  br i1 %244, label %291, label %272

272:                                              ; preds = %270, %285
  %273 = phi i64 [ %287, %285 ], [ 0, %270 ]
  %274 = phi i64 [ %286, %285 ], [ %243, %270 ]
  %275 = add i64 %274, %273
  %276 = lshr i64 %275, 1
  %277 = shl i64 %276, 2
  %278 = getelementptr inbounds nuw i8, ptr %8, i64 %277
  %279 = load i32, ptr %278, align 4, !tbaa !5
  %280 = icmp slt i32 %279, %271
  br i1 %280, label %285, label %281

281:                                              ; preds = %272
  %282 = icmp eq i32 %279, %271
  br i1 %282, label %289, label %283

283:                                              ; preds = %281
  %284 = add nuw i64 %276, 1
  br label %285

285:                                              ; preds = %283, %272
  %286 = phi i64 [ %274, %283 ], [ %276, %272 ]
  %287 = phi i64 [ %284, %283 ], [ %273, %272 ]
  %288 = icmp ult i64 %287, %286
  br i1 %288, label %272, label %291, !llvm.loop !41

289:                                              ; preds = %281
  %290 = getelementptr inbounds nuw i8, ptr %8, i64 %277
  br label %291

291:                                              ; preds = %285, %289, %270
  %292 = phi ptr [ null, %270 ], [ %290, %289 ], [ null, %285 ]
  %293 = icmp eq ptr %292, null
  %294 = ptrtoint ptr %292 to i64
  %295 = sub i64 %294, %241
  %296 = lshr exact i64 %295, 2
  %297 = trunc i64 %296 to i32
  %298 = select i1 %293, i32 -1, i32 %297
  %299 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.156, i32 noundef %298) #14
  %300 = add nuw nsw i32 %271, 7
  %301 = icmp samesign ugt i32 %271, 42
  br i1 %301, label %267, label %270, !llvm.loop !42

302:                                              ; preds = %302, %245
  %303 = phi i32 [ 0, %245 ], [ %317, %302 ]
  %304 = icmp eq i32 %303, 3
  %305 = select i1 %304, i32 -2147483647, i32 %303
  call void @srand(i32 noundef %305) #14
  %306 = call i32 @rand() #14
  %307 = call i32 @rand() #14
  %308 = call i32 @rand() #14
  %309 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.157, i32 noundef %306, i32 noundef %307, i32 noundef %308) #14
  %310 = select i1 %304, i32 -1, i32 %303
  %311 = sext i32 %310 to i64
  call void @srand48(i64 noundef %311) #14
  %312 = call i64 @lrand48() #14
  %313 = call i64 @mrand48() #14
  %314 = call double @drand48() #14
  %315 = call i64 @mrand48() #14
  %316 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.158, i64 noundef %312, i64 noundef %313, double noundef %314, i64 noundef %315) #14
  %317 = add nuw nsw i32 %303, 1
  %318 = icmp eq i32 %317, 4
  br i1 %318, label %319, label %302, !llvm.loop !43

319:                                              ; preds = %302, %319
  %320 = phi i32 [ %322, %319 ], [ 0, %302 ]
  %321 = call i32 @rand() #14
  %322 = add nuw nsw i32 %320, 1
  %323 = icmp eq i32 %322, 40
  br i1 %323, label %324, label %319, !llvm.loop !44

324:                                              ; preds = %319
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #13
  store i32 -1, ptr %9, align 4, !tbaa !5
  %325 = call i32 @rand() #14
  %326 = call i32 @rand_r(ptr noundef nonnull %9) #14
  %327 = call i32 @rand_r(ptr noundef nonnull %9) #14
  %328 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.150, i32 noundef %325, i32 noundef %326, i32 noundef %327) #14
  %329 = call i64 @div(i32 noundef 7, i32 noundef -2) #15
  %330 = trunc i64 %329 to i32
  %331 = lshr i64 %329, 32
  %332 = trunc nuw i64 %331 to i32
  %333 = call i64 @div(i32 noundef -7, i32 noundef -2) #15
  %334 = trunc i64 %333 to i32
  %335 = lshr i64 %333, 32
  %336 = trunc nuw i64 %335 to i32
  %337 = call i64 @div(i32 noundef 6, i32 noundef 3) #15
  %338 = trunc i64 %337 to i32
  %339 = lshr i64 %337, 32
  %340 = trunc nuw i64 %339 to i32
  %341 = call i64 @div(i32 noundef -2147483648, i32 noundef 3) #15
  %342 = trunc i64 %341 to i32
  %343 = lshr i64 %341, 32
  %344 = trunc nuw i64 %343 to i32
  %345 = call { i64, i64 } @ldiv(i64 noundef -7, i64 noundef 2) #15
  %346 = extractvalue { i64, i64 } %345, 0
  %347 = extractvalue { i64, i64 } %345, 1
  %348 = call { i64, i64 } @ldiv(i64 noundef 9223372036854775807, i64 noundef -10) #15
  %349 = extractvalue { i64, i64 } %348, 0
  %350 = extractvalue { i64, i64 } %348, 1
  %351 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.159, i32 noundef %330, i32 noundef %332, i32 noundef %334, i32 noundef %336, i32 noundef %338, i32 noundef %340, i32 noundef %342, i32 noundef %344, i64 noundef %346, i64 noundef %347, i64 noundef %349, i64 noundef %350) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  %352 = getelementptr inbounds nuw i8, ptr %6, i64 15
  br label %365

353:                                              ; preds = %461
  %354 = call ptr @memset(ptr noundef nonnull %6, i32 noundef 0, i64 noundef 16) #14
  %355 = call ptr @strcpy(ptr noundef nonnull %6, ptr noundef nonnull @.str.172) #14
  %356 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %357 = call ptr @strncpy(ptr noundef nonnull %356, ptr noundef nonnull %6, i64 noundef 3) #14
  %358 = getelementptr inbounds nuw i8, ptr %6, i64 3
  %359 = getelementptr inbounds nuw i8, ptr %6, i64 6
  %360 = call ptr @strncpy(ptr noundef nonnull %358, ptr noundef nonnull %359, i64 noundef 3) #14
  %361 = load i8, ptr %358, align 1, !tbaa !12
  %362 = sext i8 %361 to i32
  %363 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 4, ptr noundef nonnull @.str.166, i32 noundef 12345) #14
  %364 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.142, i32 noundef %362, ptr noundef nonnull %356, i32 noundef %363) #14
  br label %474

365:                                              ; preds = %461, %324
  %366 = phi i64 [ 0, %324 ], [ %463, %461 ]
  %367 = getelementptr inbounds nuw ptr, ptr @strings.TEXTS, i64 %366
  %368 = load ptr, ptr %367, align 8, !tbaa !20
  %369 = ptrtoint ptr %368 to i64
  br label %370

370:                                              ; preds = %400, %365
  %371 = phi i64 [ 0, %365 ], [ %410, %400 ]
  %372 = getelementptr inbounds nuw ptr, ptr @strings.TEXTS, i64 %371
  %373 = load ptr, ptr %372, align 8, !tbaa !20
  %374 = call ptr @strstr(ptr noundef %368, ptr noundef %373) #16
  %375 = icmp eq ptr %374, null
  %376 = ptrtoint ptr %374 to i64
  %377 = sub i64 %376, %369
  %378 = trunc i64 %377 to i32
  %379 = select i1 %375, i32 -1, i32 %378
  %380 = call i64 @strspn(ptr noundef %368, ptr noundef %373) #16
  %381 = call i64 @strcspn(ptr noundef %368, ptr noundef %373) #16
  %382 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.165, i32 noundef %379, i64 noundef %380, i64 noundef %381) #14
  %383 = call ptr @strpbrk(ptr noundef %368, ptr noundef %373) #16
  %384 = icmp eq ptr %383, null
  %385 = ptrtoint ptr %383 to i64
  %386 = sub i64 %385, %369
  %387 = trunc i64 %386 to i32
  %388 = select i1 %384, i32 -1, i32 %387
  %389 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.155, i32 noundef %388) #14
  br label %390

390:                                              ; preds = %390, %370
  %391 = phi i64 [ 0, %370 ], [ %398, %390 ]
  %392 = call i32 @strncmp(ptr noundef %368, ptr noundef %373, i64 noundef %391) #16
  %393 = ashr i32 %392, 31
  %394 = icmp ne i32 %392, 0
  %395 = zext i1 %394 to i32
  %396 = or i32 %393, %395
  %397 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.166, i32 noundef %396) #14
  %398 = add nuw nsw i64 %391, 1
  %399 = icmp eq i64 %398, 4
  br i1 %399, label %412, label %390, !llvm.loop !45

400:                                              ; preds = %412
  %401 = call i64 @strlen(ptr noundef %368) #16
  %402 = call i64 @strlen(ptr noundef %373) #16
  %403 = call ptr @memmem(ptr noundef %368, i64 noundef %401, ptr noundef %373, i64 noundef %402) #16
  %404 = icmp eq ptr %403, null
  %405 = ptrtoint ptr %403 to i64
  %406 = sub i64 %405, %369
  %407 = trunc i64 %406 to i32
  %408 = select i1 %404, i32 -1, i32 %407
  %409 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.169, i32 noundef %408) #14
  %410 = add nuw nsw i64 %371, 1
  %411 = icmp eq i64 %410, 8
  br i1 %411, label %431, label %370, !llvm.loop !46

412:                                              ; preds = %390, %412
  %413 = phi i64 [ %429, %412 ], [ 0, %390 ]
  %414 = call ptr @memset(ptr noundef nonnull %6, i32 noundef 46, i64 noundef 16) #14
  store i8 0, ptr %352, align 1, !tbaa !12
  %415 = call ptr @strncpy(ptr noundef nonnull %6, ptr noundef %373, i64 noundef %413) #14
  %416 = trunc nuw nsw i64 %413 to i32
  %417 = call i32 @llvm.usub.sat.i32(i32 %416, i32 1)
  %418 = zext nneg i32 %417 to i64
  %419 = getelementptr inbounds nuw i8, ptr %6, i64 %418
  %420 = load i8, ptr %419, align 1, !tbaa !12
  %421 = sext i8 %420 to i32
  %422 = getelementptr inbounds nuw i8, ptr %6, i64 %413
  %423 = load i8, ptr %422, align 1, !tbaa !12
  %424 = sext i8 %423 to i32
  %425 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.167, i32 noundef %421, i32 noundef %424) #14
  %426 = call ptr @strcpy(ptr noundef nonnull %6, ptr noundef %368) #14
  %427 = call ptr @strncat(ptr noundef nonnull %6, ptr noundef %373, i64 noundef %413) #14
  %428 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.168, ptr noundef %427) #14
  %429 = add nuw nsw i64 %413, 1
  %430 = icmp eq i64 %429, 5
  br i1 %430, label %400, label %412, !llvm.loop !47

431:                                              ; preds = %400, %456
  %432 = phi i32 [ %459, %456 ], [ 0, %400 ]
  %433 = call ptr @strchr(ptr noundef %368, i32 noundef %432) #16
  %434 = call ptr @strrchr(ptr noundef %368, i32 noundef %432) #16
  %435 = call i64 @strlen(ptr noundef %368) #16
  %436 = call ptr @memchr(ptr noundef %368, i32 noundef %432, i64 noundef %435) #16
  %437 = icmp ne ptr %433, null
  %438 = icmp ne ptr %434, null
  %439 = select i1 %437, i1 true, i1 %438
  %440 = icmp ne ptr %436, null
  %441 = select i1 %439, i1 true, i1 %440
  br i1 %441, label %442, label %456

442:                                              ; preds = %431
  %443 = ptrtoint ptr %433 to i64
  %444 = sub i64 %443, %369
  %445 = trunc i64 %444 to i32
  %446 = select i1 %437, i32 %445, i32 -1
  %447 = ptrtoint ptr %434 to i64
  %448 = sub i64 %447, %369
  %449 = trunc i64 %448 to i32
  %450 = select i1 %438, i32 %449, i32 -1
  %451 = ptrtoint ptr %436 to i64
  %452 = sub i64 %451, %369
  %453 = trunc i64 %452 to i32
  %454 = select i1 %440, i32 %453, i32 -1
  %455 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.170, i32 noundef %432, i32 noundef %446, i32 noundef %450, i32 noundef %454) #14
  br label %456

456:                                              ; preds = %442, %431
  %457 = icmp samesign ult i32 %432, 100
  %458 = select i1 %457, i32 97, i32 1
  %459 = add nuw nsw i32 %458, %432
  %460 = icmp samesign ult i32 %459, 256
  br i1 %460, label %431, label %465, !llvm.loop !48

461:                                              ; preds = %465
  %462 = call i32 @puts(ptr noundef nonnull @.str.5) #14
  %463 = add nuw nsw i64 %366, 1
  %464 = icmp eq i64 %463, 8
  br i1 %464, label %353, label %365, !llvm.loop !49

465:                                              ; preds = %456, %465
  %466 = phi i64 [ %469, %465 ], [ 0, %456 ]
  %467 = call i64 @strnlen(ptr noundef %368, i64 noundef %466) #16
  %468 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.171, i64 noundef %467) #14
  %469 = add nuw nsw i64 %466, 1
  %470 = icmp eq i64 %469, 5
  br i1 %470, label %461, label %465, !llvm.loop !50

471:                                              ; preds = %474
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(10) %7, ptr noundef nonnull align 1 dereferenceable(10) @__const.strings.tokens, i64 10, i1 false)
  %472 = call ptr @strtok(ptr noundef nonnull %7, ptr noundef nonnull @.str.175) #14
  %473 = icmp eq ptr %472, null
  br i1 %473, label %486, label %481

474:                                              ; preds = %474, %353
  %475 = phi i64 [ 0, %353 ], [ %479, %474 ]
  %476 = call ptr @strcpy(ptr noundef nonnull %6, ptr noundef nonnull @.str.173) #14
  %477 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef %475, ptr noundef nonnull @.str.168, ptr noundef nonnull @.str.9) #14
  %478 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.174, i32 noundef %477, ptr noundef nonnull %6) #14
  %479 = add nuw nsw i64 %475, 1
  %480 = icmp eq i64 %479, 4
  br i1 %480, label %471, label %474, !llvm.loop !51

481:                                              ; preds = %471, %481
  %482 = phi ptr [ %484, %481 ], [ %472, %471 ]
  %483 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.176, ptr noundef nonnull %482) #14
  %484 = call ptr @strtok(ptr noundef null, ptr noundef nonnull @.str.175) #14
  %485 = icmp eq ptr %484, null
  br i1 %485, label %486, label %481, !llvm.loop !52

486:                                              ; preds = %481, %471
  %487 = call i32 @puts(ptr noundef nonnull @.str.5) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  %488 = tail call ptr @__ctype_b_loc() #15
  %489 = load ptr, ptr %488, align 8, !tbaa !53
  %490 = tail call ptr @__ctype_toupper_loc() #15
  %491 = load ptr, ptr %490, align 8, !tbaa !55
  %492 = tail call ptr @__ctype_tolower_loc() #15
  %493 = load ptr, ptr %492, align 8, !tbaa !55
  br label %494

494:                                              ; preds = %494, %486
  %495 = phi i64 [ -128, %486 ], [ %504, %494 ]
  %496 = getelementptr inbounds i16, ptr %489, i64 %495
  %497 = load i16, ptr %496, align 2, !tbaa !33
  %498 = zext i16 %497 to i32
  %499 = getelementptr inbounds i32, ptr %491, i64 %495
  %500 = load i32, ptr %499, align 4, !tbaa !5
  %501 = getelementptr inbounds i32, ptr %493, i64 %495
  %502 = load i32, ptr %501, align 4, !tbaa !5
  %503 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.177, i32 noundef %498, i32 noundef %500, i32 noundef %502) #14
  %504 = add nsw i64 %495, 1
  %505 = icmp eq i64 %504, 256
  br i1 %505, label %506, label %494, !llvm.loop !57

506:                                              ; preds = %494, %510
  %507 = phi i64 [ %511, %510 ], [ 0, %494 ]
  %508 = getelementptr inbounds nuw ptr, ptr @__const.characters.tests, i64 %507
  %509 = load ptr, ptr %508, align 8, !tbaa !35
  br label %513

510:                                              ; preds = %513
  %511 = add nuw nsw i64 %507, 1
  %512 = icmp eq i64 %511, 13
  br i1 %512, label %522, label %506, !llvm.loop !58

513:                                              ; preds = %513, %506
  %514 = phi i32 [ -1, %506 ], [ %520, %513 ]
  %515 = call i32 %509(i32 noundef %514) #14
  %516 = icmp eq i32 %515, 0
  %517 = select i1 %516, i32 48, i32 49
  %518 = load ptr, ptr @stdout, align 8, !tbaa !59
  %519 = call i32 @putc(i32 noundef %517, ptr noundef %518) #14
  %520 = add nsw i32 %514, 1
  %521 = icmp eq i32 %520, 257
  br i1 %521, label %510, label %513, !llvm.loop !61

522:                                              ; preds = %510, %522
  %523 = phi i64 [ %533, %522 ], [ -1, %510 ]
  %524 = load ptr, ptr %490, align 8, !tbaa !55
  %525 = getelementptr inbounds i32, ptr %524, i64 %523
  %526 = load i32, ptr %525, align 4, !tbaa !5
  %527 = load ptr, ptr %492, align 8, !tbaa !55
  %528 = getelementptr inbounds i32, ptr %527, i64 %523
  %529 = load i32, ptr %528, align 4, !tbaa !5
  %530 = trunc nsw i64 %523 to i32
  %531 = and i32 %530, 127
  %532 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.178, i32 noundef %526, i32 noundef %529, i32 noundef %531) #14
  %533 = add nsw i64 %523, 1
  %534 = icmp eq i64 %533, 256
  br i1 %534, label %535, label %522, !llvm.loop !62

535:                                              ; preds = %522, %535
  %536 = phi i64 [ %545, %535 ], [ 0, %522 ]
  %537 = trunc nuw nsw i64 %536 to i32
  %538 = shl nuw i32 1, %537
  %539 = call i32 @ffs(i32 noundef %538) #15
  %540 = shl nsw i64 -1, %536
  %541 = call i32 @ffsl(i64 noundef %540) #15
  %542 = shl nuw i64 4294967296, %536
  %543 = call i32 @ffsll(i64 noundef %542) #15
  %544 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.130, i32 noundef %539, i32 noundef %541, i32 noundef %543) #14
  %545 = add nuw nsw i64 %536, 5
  %546 = icmp samesign ult i64 %536, 27
  br i1 %546, label %535, label %547, !llvm.loop !63

547:                                              ; preds = %535
  %548 = call i32 @puts(ptr noundef nonnull @.str.5) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  br label %549

549:                                              ; preds = %602, %547
  %550 = phi i64 [ 0, %547 ], [ %604, %602 ]
  %551 = getelementptr inbounds nuw double, ptr @PLACES, i64 %550
  %552 = load double, ptr %551, align 8, !tbaa !25
  %553 = fcmp uno double %552, 0.000000e+00
  br i1 %553, label %554, label %556

554:                                              ; preds = %549
  %555 = call double @fabs(double noundef %552) #15
  br label %556

556:                                              ; preds = %554, %549
  %557 = phi double [ %555, %554 ], [ %552, %549 ]
  %558 = call double @floor(double noundef %557) #15
  %559 = call double @ceil(double noundef %557) #15
  %560 = call double @trunc(double noundef %557) #15
  %561 = call double @round(double noundef %557) #15
  %562 = call double @rint(double noundef %557) #14
  %563 = call double @nearbyint(double noundef %557) #14
  %564 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.179, double noundef %558, double noundef %559, double noundef %560, double noundef %561, double noundef %562, double noundef %563) #14
  %565 = call i64 @lround(double noundef %557) #14
  %566 = call i64 @lrint(double noundef %557) #14
  %567 = call i64 @llround(double noundef %557) #14
  %568 = call i64 @llrint(double noundef %557) #14
  %569 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.180, i64 noundef %565, i64 noundef %566, i64 noundef %567, i64 noundef %568) #14
  %570 = call double @modf(double noundef %557, ptr noundef nonnull %5) #14
  %571 = load double, ptr %5, align 8, !tbaa !25
  %572 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.181, double noundef %570, double noundef %571) #14
  %573 = call double @llvm.fabs.f64(double %557)
  %574 = fcmp one double %573, 0x7FF0000000000000
  br i1 %574, label %575, label %579

575:                                              ; preds = %556
  %576 = call double @frexp(double noundef %557, ptr noundef nonnull %4) #14
  %577 = load i32, ptr %4, align 4, !tbaa !5
  %578 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.182, double noundef %576, i32 noundef %577) #14
  br label %579

579:                                              ; preds = %575, %556
  %580 = call double @logb(double noundef %557) #14
  %581 = call i32 @ilogb(double noundef %557) #14
  %582 = call double @ldexp(double noundef %557, i32 noundef 3) #14
  %583 = call double @scalbn(double noundef %557, i32 noundef -3) #14
  %584 = call double @scalbln(double noundef %557, i64 noundef 1030) #14
  %585 = call double @ldexp(double noundef %557, i32 noundef -1074) #14
  %586 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.183, double noundef %580, i32 noundef %581, double noundef %582, double noundef %583, double noundef %584, double noundef %585) #14
  %587 = fcmp uno double %557, 0.000000e+00
  %588 = zext i1 %587 to i32
  %589 = fcmp oeq double %573, 0x7FF0000000000000
  %590 = bitcast double %557 to i64
  %591 = icmp slt i64 %590, 0
  %592 = select i1 %591, i32 -1, i32 1
  %593 = select i1 %589, i32 %592, i32 0
  %594 = call i1 @llvm.is.fpclass.f64(double %557, i32 264)
  %595 = zext i1 %594 to i32
  %596 = lshr i64 %590, 63
  %597 = trunc nuw nsw i64 %596 to i32
  %598 = fcmp oeq double %557, 0.000000e+00
  br i1 %598, label %599, label %606

599:                                              ; preds = %610, %606, %579
  %600 = phi i32 [ 2, %579 ], [ %609, %606 ], [ %612, %610 ]
  %601 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.184, i32 noundef %588, i32 noundef %593, i32 noundef %595, i32 noundef %597, i32 noundef %600) #14
  br i1 %587, label %602, label %613

602:                                              ; preds = %643, %599
  %603 = call i32 @puts(ptr noundef nonnull @.str.5) #14
  %604 = add nuw nsw i64 %550, 1
  %605 = icmp eq i64 %604, 26
  br i1 %605, label %646, label %549, !llvm.loop !64

606:                                              ; preds = %579
  %607 = or i1 %587, %589
  %608 = xor i1 %587, true
  %609 = zext i1 %608 to i32
  br i1 %607, label %599, label %610

610:                                              ; preds = %606
  %611 = fcmp uge double %573, 0x10000000000000
  %612 = select i1 %611, i32 4, i32 3
  br label %599

613:                                              ; preds = %599, %643
  %614 = phi i64 [ %644, %643 ], [ 0, %599 ]
  %615 = getelementptr inbounds nuw double, ptr @PLACES, i64 %614
  %616 = load double, ptr %615, align 8, !tbaa !25
  %617 = fcmp uno double %616, 0.000000e+00
  br i1 %617, label %643, label %618

618:                                              ; preds = %613
  %619 = call double @fmin(double noundef %557, double noundef %616) #15
  %620 = fadd double %619, 0.000000e+00
  %621 = call double @fmax(double noundef %557, double noundef %616) #15
  %622 = fadd double %621, 0.000000e+00
  %623 = call double @copysign(double noundef %557, double noundef %616) #15
  %624 = call double @nextafter(double noundef %557, double noundef %616) #14
  %625 = call double @fdim(double noundef %557, double noundef %616) #14
  %626 = call double @fabs(double noundef %625) #15
  %627 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.185, double noundef %620, double noundef %622, double noundef %623, double noundef %624, double noundef %626) #14
  %628 = fcmp une double %616, 0.000000e+00
  %629 = and i1 %574, %628
  br i1 %629, label %630, label %643

630:                                              ; preds = %618
  %631 = call double @fabs(double noundef %557) #15
  %632 = fcmp olt double %631, 1.000000e+17
  %633 = fcmp ogt double %616, 1.000000e+10
  %634 = or i1 %633, %632
  br i1 %634, label %635, label %643

635:                                              ; preds = %630
  %636 = call double @fmod(double noundef %557, double noundef %616) #14
  %637 = call double @remainder(double noundef %557, double noundef %616) #14
  %638 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.181, double noundef %636, double noundef %637) #14
  %639 = call double @remquo(double noundef %557, double noundef %616, ptr noundef nonnull %4) #14
  %640 = load i32, ptr %4, align 4, !tbaa !5
  %641 = and i32 %640, 7
  %642 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.186, double noundef %639, i32 noundef %641) #14
  br label %643

643:                                              ; preds = %635, %630, %618, %613
  %644 = add nuw nsw i64 %614, 1
  %645 = icmp eq i64 %644, 26
  br i1 %645, label %602, label %613, !llvm.loop !65

646:                                              ; preds = %602
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  br label %647

647:                                              ; preds = %694, %646
  %648 = phi i64 [ 0, %646 ], [ %696, %694 ]
  %649 = getelementptr inbounds nuw x86_fp80, ptr @WIDE, i64 %648
  %650 = load x86_fp80, ptr %649, align 16, !tbaa !66
  %651 = call x86_fp80 @floorl(x86_fp80 noundef %650) #15
  %652 = call x86_fp80 @ceill(x86_fp80 noundef %650) #15
  %653 = call x86_fp80 @truncl(x86_fp80 noundef %650) #15
  %654 = call x86_fp80 @roundl(x86_fp80 noundef %650) #15
  %655 = call x86_fp80 @rintl(x86_fp80 noundef %650) #14
  %656 = call x86_fp80 @nearbyintl(x86_fp80 noundef %650) #14
  %657 = call x86_fp80 @fabsl(x86_fp80 noundef %650) #15
  %658 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.187, x86_fp80 noundef %651, x86_fp80 noundef %652, x86_fp80 noundef %653, x86_fp80 noundef %654, x86_fp80 noundef %655, x86_fp80 noundef %656, x86_fp80 noundef %657) #14
  %659 = fcmp ult x86_fp80 %650, 0xK00000000000000000000
  br i1 %659, label %663, label %660

660:                                              ; preds = %647
  %661 = call x86_fp80 @sqrtl(x86_fp80 noundef %650) #14
  %662 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.188, x86_fp80 noundef %661) #14
  br label %663

663:                                              ; preds = %660, %647
  %664 = call i64 @lroundl(x86_fp80 noundef %650) #14
  %665 = call i64 @lrintl(x86_fp80 noundef %650) #14
  %666 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.189, i64 noundef %664, i64 noundef %665) #14
  %667 = call x86_fp80 @logbl(x86_fp80 noundef %650) #14
  %668 = call i32 @ilogbl(x86_fp80 noundef %650) #14
  %669 = call x86_fp80 @ldexpl(x86_fp80 noundef %650, i32 noundef 5) #14
  %670 = call x86_fp80 @scalbnl(x86_fp80 noundef %650, i32 noundef -5) #14
  %671 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.190, x86_fp80 noundef %667, i32 noundef %668, x86_fp80 noundef %669, x86_fp80 noundef %670) #14
  %672 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %650)
  %673 = fcmp ueq x86_fp80 %672, 0xK7FFF8000000000000000
  br i1 %673, label %678, label %674

674:                                              ; preds = %663
  %675 = call x86_fp80 @frexpl(x86_fp80 noundef %650, ptr noundef nonnull %3) #14
  %676 = load i32, ptr %3, align 4, !tbaa !5
  %677 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.191, x86_fp80 noundef %675, i32 noundef %676) #14
  br label %678

678:                                              ; preds = %674, %663
  %679 = fcmp uno x86_fp80 %650, 0xK00000000000000000000
  %680 = zext i1 %679 to i32
  %681 = fcmp oeq x86_fp80 %672, 0xK7FFF8000000000000000
  %682 = bitcast x86_fp80 %650 to i80
  %683 = icmp slt i80 %682, 0
  %684 = select i1 %683, i32 -1, i32 1
  %685 = select i1 %681, i32 %684, i32 0
  %686 = call i1 @llvm.is.fpclass.f80(x86_fp80 %650, i32 264)
  %687 = zext i1 %686 to i32
  %688 = lshr i80 %682, 79
  %689 = trunc nuw nsw i80 %688 to i32
  %690 = fcmp oeq x86_fp80 %650, 0xK00000000000000000000
  br i1 %690, label %691, label %698

691:                                              ; preds = %702, %698, %678
  %692 = phi i32 [ 2, %678 ], [ %701, %698 ], [ %704, %702 ]
  %693 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.192, i32 noundef %680, i32 noundef %685, i32 noundef %687, i32 noundef %689, i32 noundef %692) #14
  br label %705

694:                                              ; preds = %705
  %695 = call i32 @puts(ptr noundef nonnull @.str.5) #14
  %696 = add nuw nsw i64 %648, 1
  %697 = icmp eq i64 %696, 21
  br i1 %697, label %717, label %647, !llvm.loop !68

698:                                              ; preds = %678
  %699 = or i1 %679, %681
  %700 = xor i1 %679, true
  %701 = zext i1 %700 to i32
  br i1 %699, label %691, label %702

702:                                              ; preds = %698
  %703 = fcmp uge x86_fp80 %672, 0xK00018000000000000000
  %704 = select i1 %703, i32 4, i32 3
  br label %691

705:                                              ; preds = %705, %691
  %706 = phi i64 [ 0, %691 ], [ %715, %705 ]
  %707 = getelementptr inbounds nuw x86_fp80, ptr @WIDE, i64 %706
  %708 = load x86_fp80, ptr %707, align 16, !tbaa !66
  %709 = call x86_fp80 @fminl(x86_fp80 noundef %650, x86_fp80 noundef %708) #15
  %710 = fadd x86_fp80 %709, 0xK00000000000000000000
  %711 = call x86_fp80 @fmaxl(x86_fp80 noundef %650, x86_fp80 noundef %708) #15
  %712 = fadd x86_fp80 %711, 0xK00000000000000000000
  %713 = call x86_fp80 @copysignl(x86_fp80 noundef %650, x86_fp80 noundef %708) #15
  %714 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.193, x86_fp80 noundef %710, x86_fp80 noundef %712, x86_fp80 noundef %713) #14
  %715 = add nuw nsw i64 %706, 1
  %716 = icmp eq i64 %715, 21
  br i1 %716, label %694, label %705, !llvm.loop !69

717:                                              ; preds = %694
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  br label %718

718:                                              ; preds = %838, %717
  %719 = phi i64 [ 0, %717 ], [ %840, %838 ]
  %720 = getelementptr inbounds nuw double, ptr @poles.SPOTS, i64 %719
  %721 = load double, ptr %720, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  %722 = call double @fabs(double noundef %721) #15
  %723 = fcmp olt double %722, 1.000000e+09
  %724 = call double @llvm.fabs.f64(double %721) #17
  %725 = fcmp oeq double %724, 0x7FF0000000000000
  %726 = or i1 %725, %723
  %727 = fcmp ord double %721, 0.000000e+00
  br label %730

728:                                              ; preds = %746
  %729 = fptrunc double %721 to float
  br label %750

730:                                              ; preds = %746, %718
  %731 = phi i64 [ 0, %718 ], [ %747, %746 ]
  br i1 %726, label %737, label %732

732:                                              ; preds = %730
  %733 = trunc i64 %731 to i32
  %734 = add i32 %733, -1
  %735 = icmp ult i32 %734, 6
  %736 = and i1 %727, %735
  br i1 %736, label %746, label %737

737:                                              ; preds = %732, %730
  %738 = getelementptr inbounds nuw ptr, ptr @__const.poles.functions, i64 %731
  %739 = load ptr, ptr %738, align 8, !tbaa !35
  %740 = call double %739(double noundef %721) #14
  %741 = fcmp uno double %740, 0.000000e+00
  br i1 %741, label %742, label %744

742:                                              ; preds = %737
  %743 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.195) #14
  br label %746

744:                                              ; preds = %737
  %745 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.196, double noundef %740) #14
  br label %746

746:                                              ; preds = %744, %742, %732
  %747 = add nuw nsw i64 %731, 1
  %748 = icmp eq i64 %747, 26
  br i1 %748, label %728, label %730, !llvm.loop !70

749:                                              ; preds = %818
  call void @sincos(double noundef %721, ptr noundef nonnull %1, ptr noundef nonnull %2) #14
  br i1 %723, label %824, label %838

750:                                              ; preds = %818, %728
  %751 = phi i64 [ 0, %728 ], [ %822, %818 ]
  %752 = getelementptr inbounds nuw double, ptr @poles.SPOTS, i64 %751
  %753 = load double, ptr %752, align 8, !tbaa !25
  %754 = call double @pow(double noundef %721, double noundef %753) #14
  %755 = fcmp uno double %754, 0.000000e+00
  br i1 %755, label %756, label %758

756:                                              ; preds = %750
  %757 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.195) #14
  br label %760

758:                                              ; preds = %750
  %759 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.196, double noundef %754) #14
  br label %760

760:                                              ; preds = %758, %756
  %761 = call double @atan2(double noundef %721, double noundef %753) #14
  %762 = fcmp uno double %761, 0.000000e+00
  br i1 %762, label %763, label %765

763:                                              ; preds = %760
  %764 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.195) #14
  br label %767

765:                                              ; preds = %760
  %766 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.196, double noundef %761) #14
  br label %767

767:                                              ; preds = %765, %763
  %768 = call double @hypot(double noundef %721, double noundef %753) #14
  %769 = fcmp uno double %768, 0.000000e+00
  br i1 %769, label %770, label %772

770:                                              ; preds = %767
  %771 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.195) #14
  br label %774

772:                                              ; preds = %767
  %773 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.196, double noundef %768) #14
  br label %774

774:                                              ; preds = %772, %770
  %775 = call double @fmod(double noundef %721, double noundef %753) #14
  %776 = fcmp uno double %775, 0.000000e+00
  br i1 %776, label %777, label %779

777:                                              ; preds = %774
  %778 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.195) #14
  br label %781

779:                                              ; preds = %774
  %780 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.196, double noundef %775) #14
  br label %781

781:                                              ; preds = %779, %777
  %782 = call double @remainder(double noundef %721, double noundef %753) #14
  %783 = fcmp uno double %782, 0.000000e+00
  br i1 %783, label %784, label %786

784:                                              ; preds = %781
  %785 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.195) #14
  br label %788

786:                                              ; preds = %781
  %787 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.196, double noundef %782) #14
  br label %788

788:                                              ; preds = %786, %784
  %789 = call double @fdim(double noundef %721, double noundef %753) #14
  %790 = fcmp uno double %789, 0.000000e+00
  br i1 %790, label %791, label %793

791:                                              ; preds = %788
  %792 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.195) #14
  br label %795

793:                                              ; preds = %788
  %794 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.196, double noundef %789) #14
  br label %795

795:                                              ; preds = %793, %791
  %796 = call double @fmin(double noundef %721, double noundef %753) #15
  %797 = fcmp uno double %796, 0.000000e+00
  br i1 %797, label %798, label %800

798:                                              ; preds = %795
  %799 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.195) #14
  br label %803

800:                                              ; preds = %795
  %801 = fadd double %796, 0.000000e+00
  %802 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.196, double noundef %801) #14
  br label %803

803:                                              ; preds = %800, %798
  %804 = call double @fmax(double noundef %721, double noundef %753) #15
  %805 = fcmp uno double %804, 0.000000e+00
  br i1 %805, label %806, label %808

806:                                              ; preds = %803
  %807 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.195) #14
  br label %811

808:                                              ; preds = %803
  %809 = fadd double %804, 0.000000e+00
  %810 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.196, double noundef %809) #14
  br label %811

811:                                              ; preds = %808, %806
  %812 = call double @fma(double noundef %721, double noundef %753, double noundef 1.000000e+00) #14
  %813 = fcmp uno double %812, 0.000000e+00
  br i1 %813, label %814, label %816

814:                                              ; preds = %811
  %815 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.195) #14
  br label %818

816:                                              ; preds = %811
  %817 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.196, double noundef %812) #14
  br label %818

818:                                              ; preds = %816, %814
  %819 = call float @powf(float noundef %729, float noundef 3.000000e+00) #14
  %820 = fpext float %819 to double
  %821 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.194, double noundef %820) #14
  %822 = add nuw nsw i64 %751, 1
  %823 = icmp eq i64 %822, 18
  br i1 %823, label %749, label %750, !llvm.loop !71

824:                                              ; preds = %749
  %825 = load double, ptr %1, align 8, !tbaa !25
  %826 = fcmp uno double %825, 0.000000e+00
  br i1 %826, label %827, label %829

827:                                              ; preds = %824
  %828 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.195) #14
  br label %831

829:                                              ; preds = %824
  %830 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.196, double noundef %825) #14
  br label %831

831:                                              ; preds = %829, %827
  %832 = load double, ptr %2, align 8, !tbaa !25
  %833 = fcmp uno double %832, 0.000000e+00
  br i1 %833, label %834, label %836

834:                                              ; preds = %831
  %835 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.195) #14
  br label %838

836:                                              ; preds = %831
  %837 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.196, double noundef %832) #14
  br label %838

838:                                              ; preds = %836, %834, %749
  %839 = call i32 @puts(ptr noundef nonnull @.str.5) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #13
  %840 = add nuw nsw i64 %719, 1
  %841 = icmp eq i64 %840, 18
  br i1 %841, label %842, label %718, !llvm.loop !72

842:                                              ; preds = %838
  %843 = call double (i32, ...) @summed(i32 noundef 0) #18
  %844 = call double (i32, ...) @summed(i32 noundef 3, i32 noundef 1, double noundef 5.000000e-01, i64 noundef 1099511627776, i32 noundef -1, double noundef 2.250000e+00, i64 noundef -7, i32 noundef 3, double noundef 1.000000e+10, i64 noundef 5) #18
  %845 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, double noundef %843, double noundef %844) #14
  call void (ptr, ...) @said(ptr nonnull poison, i32 noundef 1, x86_fp80 noundef 0xK4000A000000000000000, ptr noundef nonnull @.str.2, i32 noundef 52, x86_fp80 noundef 0xK4001B000000000000000, double noundef 6.500000e+00, i32 noundef 7, i32 noundef 8, i32 noundef 9, i32 noundef 10, i64 noundef 11) #18
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal double @summed(i32 noundef range(i32 0, 4) %0, ...) unnamed_addr #2 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call void @llvm.va_start.p0(ptr nonnull %2)
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2)
  %4 = icmp eq i32 %0, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 16
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load ptr, ptr %8, align 16
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %13 = load ptr, ptr %7, align 8
  %14 = load i32, ptr %10, align 4
  br label %28

15:                                               ; preds = %68, %1
  %16 = phi double [ 0.000000e+00, %1 ], [ %74, %68 ]
  %17 = icmp eq i32 %0, 0
  br i1 %17, label %77, label %18

18:                                               ; preds = %15
  %19 = load i32, ptr %3, align 16
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %22 = load ptr, ptr %21, align 16
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %26 = load ptr, ptr %20, align 8
  %27 = load i32, ptr %23, align 4
  br label %79

28:                                               ; preds = %5, %68
  %29 = phi i32 [ %14, %5 ], [ %56, %68 ]
  %30 = phi ptr [ %13, %5 ], [ %69, %68 ]
  %31 = phi i32 [ 0, %5 ], [ %75, %68 ]
  %32 = phi double [ 0.000000e+00, %5 ], [ %74, %68 ]
  %33 = phi i32 [ %6, %5 ], [ %70, %68 ]
  %34 = icmp ult i32 %33, 41
  br i1 %34, label %35, label %39

35:                                               ; preds = %28
  %36 = zext nneg i32 %33 to i64
  %37 = getelementptr i8, ptr %9, i64 %36
  %38 = add nuw nsw i32 %33, 8
  store i32 %38, ptr %2, align 16
  br label %41

39:                                               ; preds = %28
  %40 = getelementptr i8, ptr %30, i64 8
  store ptr %40, ptr %7, align 8
  br label %41

41:                                               ; preds = %39, %35
  %42 = phi ptr [ %30, %35 ], [ %40, %39 ]
  %43 = phi i32 [ %38, %35 ], [ %33, %39 ]
  %44 = phi ptr [ %37, %35 ], [ %30, %39 ]
  %45 = load i32, ptr %44, align 4, !tbaa !5
  %46 = sitofp i32 %45 to double
  %47 = call double @llvm.fmuladd.f64(double %32, double 3.000000e+00, double %46)
  %48 = icmp ult i32 %29, 161
  br i1 %48, label %49, label %53

49:                                               ; preds = %41
  %50 = zext nneg i32 %29 to i64
  %51 = getelementptr i8, ptr %9, i64 %50
  %52 = add nuw nsw i32 %29, 16
  store i32 %52, ptr %10, align 4
  br label %55

53:                                               ; preds = %41
  %54 = getelementptr i8, ptr %42, i64 8
  store ptr %54, ptr %11, align 8
  br label %55

55:                                               ; preds = %53, %49
  %56 = phi i32 [ %52, %49 ], [ %29, %53 ]
  %57 = phi ptr [ %42, %49 ], [ %54, %53 ]
  %58 = phi ptr [ %51, %49 ], [ %42, %53 ]
  %59 = load double, ptr %58, align 8, !tbaa !25
  %60 = fadd double %47, %59
  %61 = icmp ult i32 %43, 41
  br i1 %61, label %62, label %66

62:                                               ; preds = %55
  %63 = zext nneg i32 %43 to i64
  %64 = getelementptr i8, ptr %9, i64 %63
  %65 = add nuw nsw i32 %43, 8
  store i32 %65, ptr %2, align 16
  br label %68

66:                                               ; preds = %55
  %67 = getelementptr i8, ptr %57, i64 8
  store ptr %67, ptr %12, align 8
  br label %68

68:                                               ; preds = %66, %62
  %69 = phi ptr [ %57, %62 ], [ %67, %66 ]
  %70 = phi i32 [ %65, %62 ], [ %43, %66 ]
  %71 = phi ptr [ %64, %62 ], [ %57, %66 ]
  %72 = load i64, ptr %71, align 8, !tbaa !14
  %73 = sitofp i64 %72 to double
  %74 = fadd double %60, %73
  %75 = add nuw nsw i32 %31, 1
  %76 = icmp eq i32 %75, %0
  br i1 %76, label %15, label %28, !llvm.loop !73

77:                                               ; preds = %120, %15
  %78 = phi double [ %16, %15 ], [ %126, %120 ]
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret double %78

79:                                               ; preds = %18, %120
  %80 = phi i32 [ %27, %18 ], [ %108, %120 ]
  %81 = phi ptr [ %26, %18 ], [ %121, %120 ]
  %82 = phi i32 [ 0, %18 ], [ %127, %120 ]
  %83 = phi double [ %16, %18 ], [ %126, %120 ]
  %84 = phi i32 [ %19, %18 ], [ %122, %120 ]
  %85 = icmp ult i32 %84, 41
  br i1 %85, label %86, label %90

86:                                               ; preds = %79
  %87 = zext nneg i32 %84 to i64
  %88 = getelementptr i8, ptr %22, i64 %87
  %89 = add nuw nsw i32 %84, 8
  store i32 %89, ptr %3, align 16
  br label %92

90:                                               ; preds = %79
  %91 = getelementptr i8, ptr %81, i64 8
  store ptr %91, ptr %20, align 8
  br label %92

92:                                               ; preds = %90, %86
  %93 = phi ptr [ %81, %86 ], [ %91, %90 ]
  %94 = phi i32 [ %89, %86 ], [ %84, %90 ]
  %95 = phi ptr [ %88, %86 ], [ %81, %90 ]
  %96 = load i32, ptr %95, align 4, !tbaa !5
  %97 = sitofp i32 %96 to double
  %98 = fneg double %97
  %99 = call double @llvm.fmuladd.f64(double %83, double 5.000000e+00, double %98)
  %100 = icmp ult i32 %80, 161
  br i1 %100, label %101, label %105

101:                                              ; preds = %92
  %102 = zext nneg i32 %80 to i64
  %103 = getelementptr i8, ptr %22, i64 %102
  %104 = add nuw nsw i32 %80, 16
  store i32 %104, ptr %23, align 4
  br label %107

105:                                              ; preds = %92
  %106 = getelementptr i8, ptr %93, i64 8
  store ptr %106, ptr %24, align 8
  br label %107

107:                                              ; preds = %105, %101
  %108 = phi i32 [ %104, %101 ], [ %80, %105 ]
  %109 = phi ptr [ %93, %101 ], [ %106, %105 ]
  %110 = phi ptr [ %103, %101 ], [ %93, %105 ]
  %111 = load double, ptr %110, align 8, !tbaa !25
  %112 = fsub double %99, %111
  %113 = icmp ult i32 %94, 41
  br i1 %113, label %114, label %118

114:                                              ; preds = %107
  %115 = zext nneg i32 %94 to i64
  %116 = getelementptr i8, ptr %22, i64 %115
  %117 = add nuw nsw i32 %94, 8
  store i32 %117, ptr %3, align 16
  br label %120

118:                                              ; preds = %107
  %119 = getelementptr i8, ptr %109, i64 8
  store ptr %119, ptr %25, align 8
  br label %120

120:                                              ; preds = %118, %114
  %121 = phi ptr [ %109, %114 ], [ %119, %118 ]
  %122 = phi i32 [ %117, %114 ], [ %94, %118 ]
  %123 = phi ptr [ %116, %114 ], [ %109, %118 ]
  %124 = load i64, ptr %123, align 8, !tbaa !14
  %125 = sitofp i64 %124 to double
  %126 = fsub double %112, %125
  %127 = add nuw nsw i32 %82, 1
  %128 = icmp eq i32 %127, %0
  br i1 %128, label %77, label %79, !llvm.loop !74
}

; Function Attrs: nounwind uwtable
define internal void @said(ptr readnone captures(none) %0, ...) unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = load ptr, ptr @stdout, align 8, !tbaa !59, !noalias !75
  %4 = call i32 @vfprintf(ptr noundef %3, ptr noundef nonnull @.str.1, ptr noundef nonnull %2) #14
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare i32 @puts(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__errno_location() local_unnamed_addr #5

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @strtod(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare float @strtof(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare x86_fp80 @strtold(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @abs(i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...) local_unnamed_addr #4

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal i32 @turned(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #6 {
  %3 = load i32, ptr %1, align 4, !tbaa !5
  %4 = load i32, ptr %0, align 4, !tbaa !5
  %5 = sub nsw i32 %3, %4
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -429496728, 429496729) i32 @by_tens(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #6 {
  %3 = load i32, ptr %0, align 4, !tbaa !5
  %4 = sdiv i32 %3, 10
  %5 = load i32, ptr %1, align 4, !tbaa !5
  %6 = sdiv i32 %5, -10
  %7 = add nsw i32 %6, %4
  ret i32 %7
}

; Function Attrs: nounwind
declare void @srand(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @rand() local_unnamed_addr #4

; Function Attrs: nounwind
declare void @srand48(i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @lrand48() local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @mrand48() local_unnamed_addr #4

; Function Attrs: nounwind
declare double @drand48() local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @rand_r(ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i64 @div(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare { i64, i64 } @ldiv(i64 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @strstr(ptr noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i64 @strspn(ptr noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i64 @strcspn(ptr noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @strpbrk(ptr noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare ptr @strncat(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @memmem(ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @strrchr(ptr noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i64 @strnlen(ptr noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nounwind
declare ptr @strtok(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__ctype_toupper_loc() local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__ctype_tolower_loc() local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @isalnum(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @isalpha(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @isblank(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @iscntrl(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @isdigit(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @isgraph(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @islower(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @isprint(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @ispunct(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @isspace(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @isupper(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @isxdigit(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @isascii(i32 noundef) #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @ffs(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @ffsl(i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @ffsll(i64 noundef) local_unnamed_addr #5

declare i32 @putc(i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #9

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @fabs(double noundef) #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @floor(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @ceil(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @trunc(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @round(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare double @rint(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @nearbyint(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @lround(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @lrint(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @llround(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @llrint(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @modf(double noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @frexp(double noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @logb(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @ilogb(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @ldexp(double noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @scalbn(double noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @scalbln(double noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #9

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @fmin(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @fmax(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @copysign(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare double @nextafter(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @fdim(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @fmod(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @remainder(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @remquo(double noundef, double noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @floorl(x86_fp80 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @ceill(x86_fp80 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @truncl(x86_fp80 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @roundl(x86_fp80 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare x86_fp80 @rintl(x86_fp80 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare x86_fp80 @nearbyintl(x86_fp80 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @fabsl(x86_fp80 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare x86_fp80 @sqrtl(x86_fp80 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @lroundl(x86_fp80 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @lrintl(x86_fp80 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare x86_fp80 @logbl(x86_fp80 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @ilogbl(x86_fp80 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare x86_fp80 @ldexpl(x86_fp80 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare x86_fp80 @scalbnl(x86_fp80 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f80(x86_fp80, i32 immarg) #9

; Function Attrs: nounwind
declare x86_fp80 @frexpl(x86_fp80 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #9

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @fminl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @fmaxl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @copysignl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare double @sqrt(double noundef) #4

; Function Attrs: nounwind
declare double @sin(double noundef) #4

; Function Attrs: nounwind
declare double @cos(double noundef) #4

; Function Attrs: nounwind
declare double @tan(double noundef) #4

; Function Attrs: nounwind
declare double @asin(double noundef) #4

; Function Attrs: nounwind
declare double @acos(double noundef) #4

; Function Attrs: nounwind
declare double @atan(double noundef) #4

; Function Attrs: nounwind
declare double @sinh(double noundef) #4

; Function Attrs: nounwind
declare double @cosh(double noundef) #4

; Function Attrs: nounwind
declare double @tanh(double noundef) #4

; Function Attrs: nounwind
declare double @asinh(double noundef) #4

; Function Attrs: nounwind
declare double @acosh(double noundef) #4

; Function Attrs: nounwind
declare double @atanh(double noundef) #4

; Function Attrs: nounwind
declare double @exp(double noundef) #4

; Function Attrs: nounwind
declare double @exp2(double noundef) #4

; Function Attrs: nounwind
declare double @expm1(double noundef) #4

; Function Attrs: nounwind
declare double @log(double noundef) #4

; Function Attrs: nounwind
declare double @log2(double noundef) #4

; Function Attrs: nounwind
declare double @log10(double noundef) #4

; Function Attrs: nounwind
declare double @log1p(double noundef) #4

; Function Attrs: nounwind
declare double @cbrt(double noundef) #4

; Function Attrs: nounwind
declare double @erf(double noundef) #4

; Function Attrs: nounwind
declare double @erfc(double noundef) #4

; Function Attrs: nounwind
declare double @tgamma(double noundef) #4

; Function Attrs: nounwind
declare double @lgamma(double noundef) #4

; Function Attrs: nounwind
declare double @pow(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @atan2(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @hypot(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @fma(double noundef, double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare float @powf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare void @sincos(double noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #10

declare i32 @vfprintf(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #12

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn memory(read) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #13 = { nounwind }
attributes #14 = { nobuiltin nounwind "no-builtins" }
attributes #15 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #16 = { nobuiltin nounwind willreturn memory(read) "no-builtins" }
attributes #17 = { memory(none) }
attributes #18 = { nobuiltin "no-builtins" }

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
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!7, !7, i64 0}
!13 = distinct !{!13, !10, !11}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !7, i64 0}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
!19 = distinct !{!19, !10, !11}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 omnipotent char", !22, i64 0}
!22 = !{!"any pointer", !7, i64 0}
!23 = distinct !{!23, !10, !11}
!24 = distinct !{!24, !10, !11}
!25 = !{!26, !26, i64 0}
!26 = !{!"double", !7, i64 0}
!27 = distinct !{!27, !10, !11}
!28 = distinct !{!28, !10, !11}
!29 = distinct !{!29, !10, !11}
!30 = distinct !{!30, !10, !11}
!31 = distinct !{!31, !10, !11}
!32 = distinct !{!32, !10, !11}
!33 = !{!34, !34, i64 0}
!34 = !{!"short", !7, i64 0}
!35 = !{!22, !22, i64 0}
!36 = !{!37, !37, i64 0}
!37 = !{!"float", !7, i64 0}
!38 = distinct !{!38, !10, !11}
!39 = distinct !{!39, !10, !11}
!40 = distinct !{!40, !10, !11}
!41 = distinct !{!41, !10, !11}
!42 = distinct !{!42, !10, !11}
!43 = distinct !{!43, !10, !11}
!44 = distinct !{!44, !10, !11}
!45 = distinct !{!45, !10, !11}
!46 = distinct !{!46, !10, !11}
!47 = distinct !{!47, !10, !11}
!48 = distinct !{!48, !10, !11}
!49 = distinct !{!49, !10, !11}
!50 = distinct !{!50, !10, !11}
!51 = distinct !{!51, !10, !11}
!52 = distinct !{!52, !10, !11}
!53 = !{!54, !54, i64 0}
!54 = !{!"p1 short", !22, i64 0}
!55 = !{!56, !56, i64 0}
!56 = !{!"p1 int", !22, i64 0}
!57 = distinct !{!57, !10, !11}
!58 = distinct !{!58, !10, !11}
!59 = !{!60, !60, i64 0}
!60 = !{!"p1 _ZTS8_IO_FILE", !22, i64 0}
!61 = distinct !{!61, !10, !11}
!62 = distinct !{!62, !10, !11}
!63 = distinct !{!63, !10, !11}
!64 = distinct !{!64, !10, !11}
!65 = distinct !{!65, !10, !11}
!66 = !{!67, !67, i64 0}
!67 = !{!"long double", !7, i64 0}
!68 = distinct !{!68, !10, !11}
!69 = distinct !{!69, !10, !11}
!70 = distinct !{!70, !10, !11}
!71 = distinct !{!71, !10, !11}
!72 = distinct !{!72, !10, !11}
!73 = distinct !{!73, !10, !11}
!74 = distinct !{!74, !10, !11}
!75 = !{!76}
!76 = distinct !{!76, !77, !"vprintf: argument 0"}
!77 = distinct !{!77, !"vprintf"}
