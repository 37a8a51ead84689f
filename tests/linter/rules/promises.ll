@number = global i32 0
@fixed = constant i32 7
declare void @llvm.assume(i1)

define void @writes(ptr %p) memory(none) {
  store i32 1, ptr %p ; broken-attribute
  ret void
}

define i32 @reads(ptr %p) memory(argmem: readwrite) {
  store i32 1, ptr %p
  %own = alloca i32
  store i32 1, ptr %own
  %c = load i32, ptr @fixed
  %v = load i32, ptr @number ; broken-attribute
  ret i32 %v
}

define void @only_reads(ptr readonly %p, ptr readnone %q, ptr writeonly %r) {
  %a = load i32, ptr %p
  store i32 %a, ptr %r
  %s = getelementptr i8, ptr %p, i64 4
  store i32 %a, ptr %s ; broken-attribute
  %b = load i32, ptr %q ; broken-attribute
  %c = load i32, ptr %r ; broken-attribute
  ret void
}

define void @copy(ptr readonly byval(i32) %p) memory(none) {
  store i32 1, ptr %p
  ret void
}

define i32 @itself(i32 %a) norecurse {
  %r = call i32 @itself(i32 %a) ; broken-attribute
  ret i32 %r
}

define void @throws() nounwind personality ptr null {
  resume { ptr, i32 } zeroinitializer ; broken-attribute
}

define void @assumed() {
  call void @llvm.assume(i1 true) [ "nonnull"(ptr null) ] ; false-assumption
  %odd = getelementptr i8, ptr @number, i64 1
  call void @llvm.assume(i1 true) [ "align"(ptr %odd, i64 4) ] ; false-assumption
  call void @llvm.assume(i1 true) [ "align"(ptr @number, i64 4), "nonnull"(ptr %odd) ]
  ret void
}
