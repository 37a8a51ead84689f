; Functions that several groups of blocks are taken out of, one after the other.
define i32 @t(i32 %n, i1 %c, ptr %p) {
entry:
  br label %a

a:
  %x = add i32 %n, 1
  %y = mul i32 %n, 3
  br i1 %c, label %b, label %d

b:
  %z = add i32 %x, %y
  %q = icmp eq i32 %z, 3
  br i1 %q, label %d, label %e

d:
  %m = phi i32 [ %y, %a ], [ %z, %b ]
  %w = xor i32 %m, %x
  br label %e

e:
  %r = phi i32 [ %w, %d ], [ %x, %b ]
  ret i32 %r
}

define i32 @u(i32 %n, i32 %k) {
entry:
  br label %a

a:
  %x = add i32 %n, 1
  switch i32 %k, label %b [
    i32 1, label %d
    i32 2, label %e
    i32 3, label %d
  ]

b:
  %v = add i32 %x, %k
  br label %e

d:
  %m = phi i32 [ %x, %a ], [ %x, %a ]
  br label %e

e:
  %r = phi i32 [ %v, %b ], [ %m, %d ], [ 7, %a ]
  %s = add i32 %r, %n
  br label %f

f:
  ret i32 %s
}

define void @w(i32 %n, i1 %c) {
a:
  br label %b

b:
  %i = phi i32 [ 0, %a ], [ %j, %d ]
  %j = add i32 %i, %n
  br i1 %c, label %d, label %e

d:
  br i1 %c, label %b, label %e

e:
  ret void
}

define i32 @x(i32 %n, i1 %c, i1 %d) {
  %a = add i32 %n, 1
  br i1 %c, label %l, label %r

l:
  %b = add i32 %a, 1
  br i1 %d, label %m, label %r

m:
  ret i32 %b

r:
  %e = phi i32 [ %a, %0 ], [ %b, %l ]
  ret i32 %e
}

declare i32 @__CxxFrameHandler3(...)

declare void @g()

@taken = global ptr blockaddress(@z, %b)

define void @y(i1 %c) personality ptr @__CxxFrameHandler3 {
entry:
  br label %a

a:
  invoke void @g()
          to label %b unwind label %cleanup

cleanup:
  %q = cleanuppad within none []
  call void @g() [ "funclet"(token %q) ]
  cleanupret from %q unwind label %dispatch

b:
  invoke void @g()
          to label %d unwind label %dispatch

dispatch:
  %s = catchswitch within none [label %handler] unwind to caller

handler:
  %h = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %h to label %d

d:
  invoke void @g()
          to label %e unwind label %last

e:
  ret void

last:
  %l = cleanuppad within none []
  cleanupret from %l unwind to caller
}

define ptr @z(i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  %p = select i1 %c, ptr blockaddress(@z, %b), ptr null
  br label %b

b:
  ret ptr null
}

define void @v(i32 %n, ...) {
entry:
  %m = alloca ptr, align 8
  br label %a

a:
  call void @llvm.va_start.p0(ptr %m)
  br label %b

b:
  call void @llvm.va_end.p0(ptr %m)
  ret void
}

define i32 @swift(i32 %n) {
entry:
  br label %a

a:
  %x = add i32 %n, 1
  unreachable

b:
  %y = alloca i32, align 4
  br label %d

d:
  ret i32 7
}
