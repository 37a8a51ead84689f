; ModuleID = 'tests/upgrade/unaligned.bc'
source_filename = "/tmp/bench2/o9.ll"
target datalayout = "e-i64:32:64"

define void @f(ptr %p, i64 %x, ptr %q, i32 %y, ptr %r, ptr %s, ptr %t, i128 %u) {
  %a = alloca i64, align 8
  %b = load i64, ptr %p, align 4
  store i64 %x, ptr %p, align 4
  store i32 %y, ptr %q, align 4
  %c = atomicrmw add ptr %p, i64 %x seq_cst, align 8
  %d = atomicrmw add ptr %t, i128 %u seq_cst, align 16
  %e = cmpxchg ptr %q, i32 %y, i32 0 seq_cst seq_cst, align 4
  %g = cmpxchg ptr %r, ptr %s, ptr null seq_cst seq_cst, align 8
  %h = load <3 x i32>, ptr null, align 16
  store { i8, i64 } zeroinitializer, ptr null, align 4
  %i = alloca { i8, i32 }, align 8
  %j = load i64, ptr %p, align 1
  store i64 %x, ptr %p, align 1
  %k = alloca i64, align 1
  %l = load atomic i32, ptr %q seq_cst, align 4
  ret void
}
