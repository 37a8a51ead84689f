declare void @cold() cold
declare void @gone() noreturn
declare i32 @strcmp(ptr, ptr)
declare i32 @pers(...)
define void @several_entries(i1 %a, i1 %b, i32 %n) {
entry:
  br i1 %a, label %one, label %two
one:
  %x = phi i32 [ 0, %entry ], [ %y, %two ]
  %x1 = add i32 %x, 1
  %c = icmp slt i32 %x1, %n
  br i1 %c, label %two, label %out
two:
  %y = phi i32 [ 5, %entry ], [ %x1, %one ]
  br i1 %b, label %one, label %cold
cold:
  call void @cold()
  br label %out
out:
  ret void
}
define void @weighted_entries(i1 %a, i1 %b, i1 %c) {
entry:
  br label %outer
outer:
  br i1 %a, label %one, label %two
one:
  br i1 %b, label %two, label %latch, !irr_loop !0
two:
  br i1 %c, label %one, label %latch, !irr_loop !1
latch:
  br i1 %c, label %outer, label %out
out:
  ret void
}
define i32 @compared(ptr %p, ptr %q, double %d, i32 %n) personality ptr @pers {
entry:
  %z = icmp eq ptr %p, null
  br i1 %z, label %null, label %strings
null:
  call void @gone()
  unreachable
strings:
  %s = call i32 @strcmp(ptr %p, ptr %q)
  %e = icmp eq i32 %s, 0
  br i1 %e, label %floats, label %negative
floats:
  %o = fcmp uno double %d, 0.0
  br i1 %o, label %out, label %equal
equal:
  %u = fcmp une double %d, 1.0
  br i1 %u, label %out, label %negative
negative:
  %m = icmp sgt i32 %n, -1
  br i1 %m, label %bits, label %call
bits:
  %b = and i32 %n, 4
  %t = icmp ne i32 %b, 0
  br i1 %t, label %call, label %out
call:
  invoke void @cold() to label %out unwind label %pad
pad:
  %lp = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %lp
out:
  ret i32 0
}
define void @reset(i32 %max, i1 %go) {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %k, %next ]
  %i = add i32 %n, 1
  %hit = icmp eq i32 %i, 5
  br i1 %hit, label %again, label %next
again:
  br label %next
next:
  %k = phi i32 [ %i, %loop ], [ 0, %again ]
  br i1 %go, label %loop, label %out, !prof !2
out:
  ret void
}
define void @endless(i1 %a) {
entry:
  br i1 %a, label %loop, label %out
loop:
  br label %loop
out:
  ret void
dead:
  br label %out
}
!0 = !{!"loop_header_weight", i64 100}
!1 = !{!"loop_header_weight", i64 300}
!2 = !{!"branch_weights", !"expected", i32 2000, i32 1}
define i32 @f(i32 %x, i1 %c) !prof !10 {
entry:
  br i1 %c, label %a, label %b, !prof !11
a:
  %y = add i32 %x, 1
  br label %loop
b:
  br label %end
loop:
  %i = phi i32 [ 0, %a ], [ %n, %loop ]
  %n = add i32 %i, 1
  %d = icmp eq i32 %n, %x
  br i1 %d, label %end, label %loop, !prof !12
end:
  %r = phi i32 [ 0, %b ], [ %n, %loop ]
  switch i32 %r, label %q [ i32 1, label %p 
   i32 2, label %p ]
p:
  ret i32 1
q:
  call i32 @f(i32 1, i1 0)
  ret i32 0
}
define i32 @g(i32 %x, i1 %c) {
entry:
  %k = call i32 @f(i32 1, i1 true)
  br i1 %c, label %a, label %b
a:
  br label %c1
b:
  unreachable
c1:
  br i1 %c, label %c1, label %d
d:
  ret i32 0
}
!10 = !{!"function_entry_count", i64 100}
!11 = !{!"branch_weights", i32 3, i32 1}
!12 = !{!"branch_weights", i32 1, i32 99}
