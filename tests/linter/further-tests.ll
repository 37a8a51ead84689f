; What is asked of tests alone; `problems.txt` has it.
define void @a_branch_before_the_end() {
  br label %end
end:
  unreachable
}

define void @one_end_of_two(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret void
b:
  unreachable
}

define ptr @atomic_in_what_is_not_reached(ptr %p) {
  ret ptr %p
dead:
  %a = atomicrmw xchg ptr null, ptr %p seq_cst
  %b = atomicrmw xchg ptr %p, ptr null seq_cst
  %c = cmpxchg ptr poison, i32 0, i32 1 seq_cst seq_cst
  %d = cmpxchg ptr %p, i32 poison, i32 poison seq_cst seq_cst
  ret ptr %b
}

declare void @maybe()

define void @a_call_before_the_end() {
  br label %end
end:
  call void @maybe()
  unreachable
}
