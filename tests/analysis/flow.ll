; Loops within loops, several latches and exits, blocks that nothing leads to, functions that never return, cycles that
; are no loops; calls of what is known, of what is not, of oneself and around.

@table = global ptr @taken

define i32 @nested(i32 %n, i1 %c) {
entry:
  br i1 %c, label %outer, label %out

outer:
  %i = phi i32 [ 0, %entry ], [ %j, %far ], [ %i, %near ]
  br i1 %c, label %inner, label %near

inner:
  br i1 %c, label %inner, label %far

near:
  call void @declared()
  br label %outer

far:
  %j = add i32 %i, 1
  %d = icmp eq i32 %j, %n
  br i1 %d, label %outer, label %out

out:
  %r = call i32 @nested(i32 1, i1 true)
  ret i32 %r

unreached:
  br label %out
}

define void @endless(i1 %c, i32 %n) {
  switch i32 %n, label %1 [
    i32 1, label %2
    i32 -7, label %3
    i32 9, label %2
  ]

1:
  br label %4

2:
  br i1 %c, label %2, label %3

3:
  br i1 %c, label %2, label %"a b"

"a b":
  br label %3

4:
  br i1 %c, label %1, label %5

5:
  call void @taken(ptr @local)
  unreachable
}

define internal void @taken(ptr %f) {
  call void %f()
  ret void
}

define internal void @local() {
  call void @ping()
  ret void
}

define internal void @ping() {
  call void @pong()
  ret void
}

define internal void @pong() {
  call void @ping()
  call void @llvm.assume(i1 true) [ "align"(ptr @pong, i64 8) ]
  ret void
}

define void @several_exits(ptr %p) personality ptr @personality {
entry:
  br label %head

head:
  %v = load i32, ptr %p, !llvm.access.group !2
  switch i32 %v, label %body [
    i32 0, label %first
    i32 1, label %second
  ]

body:
  invoke void @declared()
          to label %head unwind label %pad, !llvm.loop !0

first:
  ret void

second:
  callbr void asm sideeffect "", "r,!i"(i32 %v)
          to label %third [label %first]

third:
  store i32 1, ptr %p, !llvm.access.group !2
  br i1 poison, label %third, label %first, !llvm.loop !0

pad:
  %l = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %l
}

define void @with_callback() {
  call void @broker(ptr @called_back, ptr null)
  ret void
}

define internal void @called_back(ptr %0) {
  ret void
}

declare !callback !3 void @broker(ptr, ptr)
declare void @declared()
declare i32 @personality(...)
declare void @llvm.assume(i1)

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.parallel_accesses", !2}
!2 = distinct !{}
!3 = !{!4}
!4 = !{i64 0, i64 1, i1 false}
