declare void @exit(i32) noreturn
declare void @maybe()

define i32 @branch(i32 %a) {
entry:
  %s = add nsw i32 2147483647, 1 ; overflow
  %c = icmp sgt i32 %s, %a
  br i1 %c, label %then, label %else ; branch-on-poison

then:
  ret i32 1

else:
  ret i32 0
}

define i32 @undef_branch() {
  br i1 undef, label %then, label %else ; branch-on-poison

then:
  ret i32 1

else:
  ret i32 0
}

define i32 @frozen_branch() {
  %c = freeze i1 undef
  br i1 %c, label %then, label %else

then:
  ret i32 1

else:
  ret i32 0
}

define i32 @switch(i32 %a) {
  %s = shl i32 %a, 32 ; shift-out-of-range
  switch i32 %s, label %else [ ; switch-on-poison
    i32 0, label %then
  ]

then:
  ret i32 1

else:
  ret i32 0
}

define i32 @chosen(i1 %c, i32 %a) {
entry:
  br i1 %c, label %left, label %right

left:
  %l = shl i32 %a, 32 ; shift-out-of-range
  br label %join

right:
  br label %join

join:
  %p = phi i32 [ %l, %left ], [ poison, %right ]
  %zero = icmp eq i32 %p, 0
  br i1 %zero, label %yes, label %no ; branch-on-poison

yes:
  ret i32 1

no:
  ret i32 0
}

define void @returns() noreturn {
  ret void ; noreturn
}

define void @does_not_return() noreturn {
  call void @exit(i32 0) ; code-behind-noreturn
  ret void
}

define i32 @unreachable(i1 %c) {
entry:
  br i1 %c, label %then, label %else

then:
  unreachable ; unreachable-reached

else:
  unreachable
}

define void @ends() {
  call void @exit(i32 0)
  unreachable
}

define void @may_end() {
  call void @maybe()
  unreachable
}

define i32 @known(i32 %a) {
entry:
  %small = and i32 %a, 7
  %large = icmp ugt i32 %small, 7
  br i1 %large, label %never, label %always

never:
  %q = udiv i32 %a, 0
  ret i32 %q

always:
  ret i32 %small
}

define void @marked_at_the_call() {
  call void @maybe() noreturn ; code-behind-noreturn
  ret void
}

define void @must_be_followed_by_a_return() {
  musttail call void @maybe() noreturn
  ret void
}

define void @to_nothing() {
  indirectbr ptr null, [label %a] ; indirect-branch-target

a:
  ret void
}

define void @to_another_function() {
  %to = getelementptr i8, ptr blockaddress(@to_nothing, %a), i64 0
  indirectbr ptr %to, [label %a] ; indirect-branch-target

a:
  ret void
}

define void @to_no_block(ptr %p) {
  indirectbr ptr %p, [] ; indirect-branch-target
}

define void @to_a_block() {
  indirectbr ptr blockaddress(@to_a_block, %a), [label %a]

a:
  ret void
}
