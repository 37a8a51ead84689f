; Tables of virtual functions: in structs and arrays, behind aliases, as distances, without types, changeable.
%t = type { [2 x ptr], ptr }
$group = comdat any
@plain = constant %t { [2 x ptr] [ptr @a, ptr @b], ptr @__cxa_pure_virtual }, !type !0, !type !1
@shifted = constant { i8, [2 x ptr], ptr } { i8 1, [2 x ptr] [ptr null, ptr @aa], ptr getelementptr (i8, ptr @b, i64 0) }, !type !2
@relative = constant { [4 x i32] } { [4 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @relative to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr getelementptr inbounds ({ [4 x i32] }, ptr @relative, i32 0, i32 0, i32 1) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @plain to i64)) to i32), i32 ptrtoint (ptr @a to i32)] }, !type !3
@changing = global [1 x ptr] [ptr @a], !type !0
@named.by.a.node = constant [1 x ptr] [ptr @b], !type !4
@untyped = constant [2 x ptr] [ptr @a, ptr @b]
@seen.0 = constant [1 x ptr] [ptr @b], !type !0, !vcall_visibility !5
@seen.1 = constant [1 x ptr] [ptr @b], !type !0, !vcall_visibility !6
@seen.2 = constant [1 x ptr] [ptr @b], !type !0, !vcall_visibility !7
@external = external constant [1 x ptr], !type !0
@in.a.group = constant [1 x ptr] [ptr @a], comdat($group), !type !0
@empty = constant [2 x ptr] zeroinitializer, !type !0
@numbers = constant { i32, <2 x i32> } { i32 1, <2 x i32> <i32 3, i32 4> }, !type !8
@aa = alias void (), ptr @b
declare void @__cxa_pure_virtual()
define void @a() {
  ret void
}
define void @b() {
  ret void
}
!0 = !{i64 0, !"A"}
!1 = !{i64 16, !"B"}
!2 = !{i64 8, !"A"}
!3 = !{i64 4, !"R"}
!4 = !{i64 0, !9}
!5 = !{i64 0}
!6 = !{i64 1}
!7 = !{i64 2}
!8 = !{i64 1, !"N"}
!9 = distinct !{}
