; What cclyzer++'s relations say of flags, scopes, constants and names, beside what relations.ll has.

@array = global [3 x i32] [i32 1, i32 65535, i32 65536]
@wide = global [2 x i64] [i64 -1, i64 65535]
@small = global [2 x i8] [i8 -1, i8 127]
@local = thread_local global i32 0
@0 = private global ptr getelementptr ([3 x i32], ptr @array, i64 1, i64 2), section "s", align 8
@1 = alias i32, getelementptr (i8, ptr @array, i64 4)

declare void @outside(ptr) section "s" align 8

define internal void @2(ptr %p, float %x, i32 %n, <vscale x 2 x i32> %s, <2 x i32> %v) local_unnamed_addr section "t" {
  %a = fadd fast float %x, %x
  %b = fadd reassoc nnan ninf nsz arcp contract afn float %a, %x
  %c = fadd nnan ninf nsz arcp contract afn float %b, %x
  %d = getelementptr i8, ptr %p, i32 %n
  %e = getelementptr inbounds i8, ptr %d, i32 65536
  %f = getelementptr nuw i8, ptr %e, i32 65535
  %g = trunc nuw i32 %n to i8
  %h = load atomic i32, ptr %p syncscope("agent") seq_cst, align 4
  store atomic i32 0, ptr %p syncscope("singlethread") seq_cst, align 4
  fence syncscope("singlethread") acquire
  %i = cmpxchg ptr %p, i32 0, i32 %n syncscope("singlethread") acq_rel monotonic, align 4
  %j = atomicrmw add ptr %p, i32 %n syncscope("singlethread") release, align 4
  %k = alloca i32, i32 1, align 4
  %l = alloca i32, i32 2, align 4
  notail call void @outside(ptr %k)
  tail call void @outside(ptr @0)
  musttail call void @2(ptr %p, float %x, i32 %n, <vscale x 2 x i32> %s, <2 x i32> %v)
  ret void
}

define fastcc i32 @last(i32 %n) unnamed_addr align 16 {
first:
  %x = call fastcc i32 @last(i32 1)
  br i1 true, label %second, label %third
second:
  br label %third
third:
  %y = phi i32 [ 1, %first ], [ -1, %second ]
  ret i32 %y
}
