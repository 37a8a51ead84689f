; What was there up to LLVM 14: typed pointers, and constant expressions that are gone since.

%node = type { %node*, i32 }
%hidden = type opaque

@first = global %node { %node* @second, i32 extractvalue ({ i32, i32 } select (i1 icmp ugt (i64 ptrtoint (i32* @number to i64), i64 5), { i32, i32 } zeroinitializer, { i32, i32 } { i32 1, i32 2 }), 1) }
@second = external global %node
@number = global i32 0
@test = global i1 icmp ugt (i64 ptrtoint (i32* @number to i64), i64 5)
@hid = external global %hidden
@made = global i32* inttoptr (i64 add (i64 ptrtoint (i32* @number to i64), i64 8) to i32*)
@cast = global i8* bitcast (%node* @second to i8*)

define i32 @f(i32* %p, x86_mmx %m) {
  %v = load i32, i32* %p
  ret i32 %v
}

define <vscale x 4 x i32> @g() {
  ret <vscale x 4 x i32> shufflevector (<vscale x 4 x i32> insertelement (<vscale x 4 x i32> undef, i32 ptrtoint (i32* @number to i32), i32 0), <vscale x 4 x i32> undef, <vscale x 4 x i32> zeroinitializer)
}

declare void @llvm.x86.tilestored64.internal(i16, i16, i8*, i64, x86_amx)
