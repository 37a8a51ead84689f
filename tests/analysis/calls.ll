@p = global ptr @in.variable
@q = alias void (), ptr @aliased
@llvm.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"
@table = internal constant [2 x ptr] [ptr blockaddress(@places, %a), ptr blockaddress(@places, %b)]
define internal void @in.variable() {
  ret void
}
define internal void @aliased() {
  ret void
}
define internal void @used() {
  ret void
}
define internal void @places(i32 %n) {
  %g = getelementptr [2 x ptr], ptr @table, i32 0, i32 %n
  %l = load ptr, ptr %g
  indirectbr ptr %l, [label %a, label %b]
a:
  ret void
b:
  ret void
}
define internal void @called.only() {
  call void @places(i32 1)
  ret void
}
define internal void @passed(ptr %f) {
  ret void
}
define internal void @called.otherwise(i32 %a) {
  ret void
}
define internal void @of.bundle() {
  ret void
}
define internal void @back.second() {
  ret void
}
define internal void @back.first() {
  ret void
}
define internal void @back.not() {
  ret void
}
define internal void @stored() {
  ret void
}
define internal void @compared() {
  ret void
}
define internal void @alive() {
  ret void
}
define internal void @annotated() {
  ret void
}
define internal void @sized() {
  ret void
}
define internal void @personality() {
  ret void
}
define internal void @with.itself(ptr %f) {
  call void @with.itself(ptr @with.itself)
  ret void
}
define void @main(ptr %p, i1 %c) personality ptr @personality {
  call void @called.only()
  call void @called.only()
  call void @called.otherwise()
  call void @declared(ptr @passed) [ "tag"(ptr @of.bundle) ]
  call void @backs(ptr @back.first, i32 1, ptr @back.second, ptr @back.not)
  call void @backs.one(ptr @back.second)
  store ptr @stored, ptr %p
  %e = icmp eq ptr %p, @compared
  %z = call ptr @llvm.invariant.start.p0(i64 4, ptr @alive)
  %s = call i64 @llvm.objectsize.i64.p0(ptr @sized, i1 false, i1 false, i1 false)
  call void @llvm.assume(i1 true) [ "nonnull"(ptr @annotated) ]
  call void asm sideeffect "", ""()
  call void %p()
  call void @without(ptr %p)
  call void @q()
  call void %p(ptr @of.pointer)
  call void @backs.far(ptr @far)
  call void @backs.last(ptr @last)
  ret void
}
define internal void @of.pointer() {
  ret void
}
define internal void @far() {
  ret void
}
define internal void @last() {
  ret void
}
declare !callback !4 void @backs.far(ptr)
declare !callback !6 void @backs.last(ptr)
declare void @declared(ptr)
declare void @without(ptr) nocallback
declare !callback !0 void @backs(ptr, i32, ptr, ptr)
declare !callback !3 void @backs.one(ptr)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare void @llvm.assume(i1)
!0 = !{!1, !2}
!1 = !{i64 0, i64 1, i1 false}
!2 = !{i64 2, i64 -1, i1 true}
!3 = !{!2}
!4 = !{!5}
!5 = !{i64 1, i1 false}
!6 = !{!7}
!7 = !{i64 -1, i1 false}
