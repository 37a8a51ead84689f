; Calls through tables: arguments up to 64 bits, offsets of all kinds, tests that are assumed or not.
%s = type { i16, [3 x { i32, ptr }] }
declare i1 @llvm.type.test(ptr, metadata)
declare i1 @llvm.public.type.test(ptr, metadata)
declare void @llvm.assume(i1)
declare { ptr, i1 } @llvm.type.checked.load(ptr, i32, metadata)
declare void @other(ptr)
declare i32 @__gxx_personality_v0(...)
define void @arguments(ptr %o) {
  %t = load ptr, ptr %o
  %i = call i1 @llvm.type.test(ptr %t, metadata !"A")
  call void @llvm.assume(i1 %i)
  %f = load ptr, ptr %t
  call void %f(ptr %o)
  call void %f(ptr %o, i64 -1)
  call void %f(ptr %o, i64 -1)
  call void %f(ptr %o, i64 -2)
  call void %f(ptr %o, i65 1)
  call void %f(ptr %o, i1 true, i8 -3)
  call void %f(ptr %o, i8 3, float 1.0)
  call void %f(ptr %o, i32 undef)
  ret void
}
define void @places(ptr %o, i64 %n) personality ptr @__gxx_personality_v0 {
  %t = load ptr, ptr %o
  %i = call i1 @llvm.type.test(ptr %t, metadata !"B")
  call void @llvm.assume(i1 %i)
  %a = getelementptr %s, ptr %t, i64 1, i32 1, i64 2, i32 1
  %fa = load ptr, ptr %a
  call void %fa(ptr %o)
  %b = getelementptr i8, ptr %a, i64 -8
  %fb = load ptr, ptr %b
  invoke void %fb(ptr %o, i32 7) to label %next unwind label %bad
next:
  %c = getelementptr <2 x i64>, ptr %t, i64 2, i64 1
  %fc = load ptr, ptr %c
  call void @other(ptr %fc)
  call void %fc(ptr %o)
  %d = getelementptr ptr, ptr %t, i64 %n
  %fd = load ptr, ptr %d
  call void %fd(ptr %o)
  %e = getelementptr [4 x ptr], ptr %t, i64 0, i64 3
  %fe = load ptr, ptr %e
  call void %fe(ptr %o, ptr %fe)
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
define i1 @returned(ptr %t) {
  %i = call i1 @llvm.type.test(ptr %t, metadata !"C")
  call void @llvm.assume(i1 %i)
  %f = load ptr, ptr %t
  call void %f(ptr %t)
  %j = call i1 @llvm.type.test(ptr %t, metadata !"D")
  %k = call i1 @llvm.public.type.test(ptr %t, metadata !"C")
  %l = call i1 @llvm.type.test(ptr %t, metadata !0)
  ret i1 %i
}
define void @above(ptr %t, i1 %c) {
  %f = load ptr, ptr %t
  call void %f(ptr %t, i32 1)
  br i1 %c, label %a, label %b
a:
  %i = call i1 @llvm.type.test(ptr %t, metadata !"E")
  call void @llvm.assume(i1 %i)
  call void %f(ptr %t, i32 2)
  br label %b
b:
  call void %f(ptr %t, i32 3)
  ret void
}
define ptr @loads(ptr %t, i32 %n) {
  %a = call { ptr, i1 } @llvm.type.checked.load(ptr %t, i32 8, metadata !"G")
  %f = extractvalue { ptr, i1 } %a, 0
  %g = extractvalue { ptr, i1 } %a, 0
  call void %f(ptr %t, i32 1)
  call void %g(ptr %t, i32 2)
  %b = call { ptr, i1 } @llvm.type.checked.load(ptr %t, i32 16, metadata !"H")
  %h = extractvalue { ptr, i1 } %b, 0
  %hi = extractvalue { ptr, i1 } %b, 1
  call void %h(ptr %t)
  %c = call { ptr, i1 } @llvm.type.checked.load(ptr %t, i32 %n, metadata !"I")
  %d = call { ptr, i1 } @llvm.type.checked.load(ptr %t, i32 0, metadata !0)
  %e = call { ptr, i1 } @llvm.type.checked.load(ptr %t, i32 24, metadata !"J")
  %j = extractvalue { ptr, i1 } %e, 0
  call void %j(ptr %j)
  ret ptr %g
}
declare void @number(i64)
define void @as_numbers(ptr %t) {
  %a = call { ptr, i1 } @llvm.type.checked.load(ptr %t, i32 8, metadata !"K")
  %f = extractvalue { ptr, i1 } %a, 0
  %g = ptrtoint ptr %f to i64
  call void @number(i64 %g)
  %i = call i1 @llvm.type.test(ptr %t, metadata !"L")
  call void @llvm.assume(i1 %i)
  %same = bitcast ptr %t to ptr
  %slot = getelementptr ptr, ptr %same, i64 1
  %s = load ptr, ptr %slot
  %called = bitcast ptr %s to ptr
  call void %called(ptr %t)
  %far = addrspacecast ptr %t to ptr addrspace(1)
  %h = load ptr, ptr addrspace(1) %far
  call void %h(ptr %t)
  ret void
}
!0 = distinct !{}
