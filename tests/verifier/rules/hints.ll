;;; inline-history-place llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !inline_history !{ptr @f}
  ret i32 %x
}

;;; inline-history-operand llvm 23
define void @f(ptr %p) {
  call void @f(ptr %p), !inline_history !{i32 1}
  ret void
}

;;; lanes-count llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !amdgpu.expected.active.lanes !{}
  ret i32 %x
}

;;; lanes-type llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !amdgpu.expected.active.lanes !{i64 1}
  ret i32 %x
}

;;; cache-hint-place llvm 23
define i32 @f(i32 %p) {
  %x = add i32 %p, 1, !mem.cache_hint !{}
  ret i32 %x
}

;;; cache-hint-pairs llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !mem.cache_hint !{i32 0}
  ret i32 %x
}

;;; cache-hint-alternate llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !mem.cache_hint !{i32 0, i32 1}
  ret i32 %x
}

;;; cache-hint-even llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !mem.cache_hint !{i32 0, !{!"a"}}
  ret i32 %x
}

;;; cache-hint-key llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !mem.cache_hint !{i32 0, !{i32 1, i32 2}}
  ret i32 %x
}

;;; cache-hint-bounds llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !mem.cache_hint !{i32 1, !{!"a", i32 2}}
  ret i32 %x
}

;;; cache-hint-negative llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !mem.cache_hint !{i32 -1, !{!"a", i32 2}}
  ret i32 %x
}

;;; cache-hint-value llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !mem.cache_hint !{i32 0, !{!"a", !{}}}
  ret i32 %x
}

;;; cache-hint-call llvm 23
define void @f(ptr %p) {
  call void @f(ptr %p), !mem.cache_hint !{i32 0, !{!"a", i32 1}}
  ret void
}

;;; cache-hint-twice llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !mem.cache_hint !{i32 0, !{!"a", i32 1}, i32 0, !{!"a", i32 1}}
  ret i32 %x
}

;;; callee-type-string llvm 23
define void @f(ptr %p) {
  call void %p(), !callee_type !{!{i32 1}}
  ret void
}

;;; cache-hint-key-twice llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !mem.cache_hint !{i32 0, !{!"a", i32 2, !"a", i32 3}}
  ret i32 %x
}

;;; cache-hint-pointer llvm 23
define void @f(ptr %p) {
  store i32 0, ptr %p, !mem.cache_hint !{i32 0, !{!"a", i32 2}}
  ret void
}

;;; cache-hint-order llvm 23
define void @f(ptr %p) {
  store ptr %p, ptr %p, !mem.cache_hint !{i32 1, !{!"a", i32 2}, i32 0, !{!"a", i32 2}}
  ret void
}

;;; memprof-callsite llvm 23
define void @f(ptr %p) {
  call void @f(ptr %p), !memprof !{!{!{i64 1}, !"cold"}}
  ret void
}

;;; callee-type-general llvm 23
define void @f(ptr %p) {
  call void %p(), !callee_type !{!{!"x"}}
  ret void
}

;;; callee-type-operands llvm 23
define void @f(ptr %p) {
  call void %p(), !callee_type !{!{!"x.generalized", !"y"}}
  ret void
}
