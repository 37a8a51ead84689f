@words = global [4 x i32] zeroinitializer, align 4
@three = constant i32 3
declare void @free(ptr)
declare ptr @malloc(i64) allocsize(0)
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define i32 @null() {
  %v = load i32, ptr null ; null-pointer
  ret i32 %v
}

define void @null_member() {
  %p = getelementptr i8, ptr null, i64 8
  store i32 0, ptr %p ; null-pointer
  ret void
}

define void @null_copy(ptr %p) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr null, i64 4, i1 false) ; null-pointer
  ret void
}

define void @null_call() {
  call void null() ; null-pointer
  ret void
}

define i32 @null_is_valid() null_pointer_is_valid {
  %v = load i32, ptr null
  ret i32 %v
}

define i32 @null_elsewhere() {
  %v = load i32, ptr addrspace(1) null
  ret i32 %v
}

define void @poison_pointer() {
  store i32 0, ptr poison ; poison-pointer
  ret void
}

define i32 @undef_pointer() {
  %slot = alloca ptr
  %p = load ptr, ptr %slot
  %v = load i32, ptr %p ; poison-pointer
  ret i32 %v
}

define i32 @misaligned() {
  %p = getelementptr i8, ptr @words, i64 2
  %v = load i32, ptr %p, align 4 ; misaligned-access
  ret i32 %v
}

define void @promises_less() {
  %a = alloca i64, align 4
  store i64 0, ptr %a, align 8 ; misaligned-access
  ret void
}

define i32 @behind() {
  %p = getelementptr i8, ptr @words, i64 14
  %v = load i32, ptr %p, align 2 ; access-out-of-bounds
  ret i32 %v
}

define i32 @behind_by_a_range(i64 %i) {
entry:
  %far = icmp sgt i64 %i, 3
  br i1 %far, label %read, label %done

read:
  %p = getelementptr [4 x i32], ptr @words, i64 0, i64 %i
  br label %more

more:
  ret i32 0

done:
  ret i32 1
}

define i32 @behind_the_heap() {
  %h = call ptr @malloc(i64 8)
  %p = getelementptr i8, ptr %h, i64 8
  %v = load i32, ptr %p ; access-out-of-bounds
  ret i32 %v
}

define ptr @gep() {
  %end = getelementptr inbounds [4 x i32], ptr @words, i64 0, i64 4
  %far = getelementptr inbounds [4 x i32], ptr @words, i64 0, i64 5 ; gep-out-of-bounds
  ret ptr %far
}

define ptr @gep_of_a_range(i64 %i) {
  %large = or i64 %i, 8
  %small = and i64 %large, 15
  %far = getelementptr inbounds [4 x i32], ptr @words, i64 0, i64 %small ; gep-out-of-bounds
  ret ptr %far
}

define void @constant() {
  store i32 4, ptr @three ; write-to-constant
  ret void
}

define i32 @dead() {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 1, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  %v = load i32, ptr %a ; access-after-lifetime
  ret i32 %v
}

define void @alive_again(i1 %c) {
entry:
  %a = alloca i32
  br label %loop

loop:
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 1, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  br i1 %c, label %loop, label %done

done:
  ret void
}

define i32 @freed(ptr %p) {
  call void @free(ptr %p)
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %q ; access-after-free
  ret i32 %v
}

define void @twice(ptr %p) {
  call void @free(ptr %p)
  call void @free(ptr %p) ; double-free
  ret void
}

define void @no_heap() {
  call void @free(ptr @words) ; free-of-no-heap-object
  ret void
}

define void @overlap(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false) ; memcpy-overlap
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 8, i1 false)
  ret void
}

define void @filled() {
  call void @llvm.memset.p0.i64(ptr @words, i8 0, i64 17, i1 false) ; access-out-of-bounds
  call void @llvm.memset.p0.i64(ptr null, i8 0, i64 0, i1 false)
  ret void
}
