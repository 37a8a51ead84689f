; What attributes, instructions and metadata say of functions.
@v = global i32 0
@w = global i32 0
@x = internal global i32 0
@llvm.used = appending global [1 x ptr] [ptr @x], section "llvm.metadata"
declare void @g()
declare void @taking(ptr)
declare i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)
declare ptr @one()
define void @none() memory(none) {
  ret void
}
define void @aligned() alignstack(8) uwtable {
  ret void
}
define void @reads.aligned() alignstack(8) memory(read) uwtable {
  ret void
}
define void @reads() memory(read) {
  ret void
}
define void @writes() memory(write) {
  ret void
}
define void @reads.some(ptr %p) memory(argmem: read) {
  ret void
}
define void @writes.some(ptr %p) memory(argmem: write) {
  ret void
}
define void @both(ptr %p) memory(read, argmem: readwrite) {
  ret void
}
define void @alone() norecurse {
  ret void
}
define noalias ptr @fresh() alwaysinline {
  ret ptr null
}
define void @never() noinline nounwind {
  unreachable
}
define void @later.unreachable(i1 %c) {
  br i1 %c, label %a, label %b
a:
  unreachable
b:
  ret void
}
define void @resumes() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
define void @cleans() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %p = cleanuppad within none []
  cleanupret from %p unwind to caller
}
define void @cleans.inside() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %p = cleanuppad within none []
  cleanupret from %p unwind label %c
c:
  %s = catchswitch within none [label %d] unwind label %e
d:
  %q = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %q to label %a
e:
  %r = cleanuppad within none []
  unreachable
}
define void @catches() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %a unwind label %c
a:
  ret void
c:
  %s = catchswitch within none [label %d] unwind to caller
d:
  %q = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %q to label %a
}
define void @assembly() {
  call void asm sideeffect "nop", ""()
  ret void
}
define void @volatile() {
  %a = load volatile i32, ptr @v
  store volatile i32 1, ptr @w
  ret void
}
define void @orders(ptr %p) {
  %a = load i32, ptr @v
  store i32 %a, ptr @w
  %b = load i32, ptr @w
  store ptr @v, ptr %p
  %s = getelementptr i32, ptr @x, i64 1
  store i32 2, ptr %s
  store i32 3, ptr @v
  ret void
}
define i32 @compares(i1 %c) {
  %q = icmp eq ptr @v, @w
  %z = select i1 %c, ptr @v, ptr getelementptr (i8, ptr @x, i64 4)
  %a = load i32, ptr %z
  ret i32 %a
}
define void @calls(ptr %p) {
  call void @taking(ptr @v)
  tail call void @g()
  notail call void @taking(ptr @w)
  %o = call ptr @one()
  call void %o()
  call void %p(), !callees !0
  call void %p(), !prof !1
  call void %p(), !prof !2
  call void %p(), !prof !3
  call void %p(), !prof !4
  call void null()
  ret void
}
define void @musttails(ptr %p) {
  musttail call void @taking(ptr %p)
  ret void
}
define ptr @address() {
  br label %next
next:
  ret ptr blockaddress(@address, %next)
}
define void @branches() {
  callbr void asm sideeffect "", "!i"() to label %a [label %b]
a:
  ret void
b:
  ret void
}
define void @takes.address(ptr %p) {
  store ptr blockaddress(@branches, %b), ptr %p
  ret void
}
define void @itself() {
  call void @itself()
  ret void
}
!0 = !{ptr @none, ptr @reads}
!1 = !{!"VP", i32 1, i64 9, i64 77, i64 9}
!2 = !{!"VP", i32 0, i64 9, i64 78, i64 -1, i64 79, i64 4, i64 80, i64 3, i64 81, i64 1, i64 82, i64 1}
!3 = !{!"branch_weights", i32 5}
!4 = !{!"VP", i32 2, i64 9, i64 83, i64 9}
