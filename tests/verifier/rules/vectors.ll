;;; lane-mask-element
declare <4 x i32> @llvm.get.active.lane.mask.v4i32.i32(i32, i32)
define void @f(i32 %x) {
  %a = call <4 x i32> @llvm.get.active.lane.mask.v4i32.i32(i32 %x, i32 %x)
  ret void
}

;;; get-vector-length
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f(i32 %x) {
  %a = call i32 @llvm.experimental.get.vector.length.i32(i32 %x, i32 0, i1 true)
  ret void
}

;;; masked-load-alignment llvm 19
declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, i32, <2 x i1>, <2 x i32>)
define void @f(ptr %p, <2 x i1> %m, <2 x i32> %v) {
  %a = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr %p, i32 3, <2 x i1> %m, <2 x i32> %v)
  ret void
}

;;; masked-store-alignment llvm 19
declare void @llvm.masked.store.v2i32.p0(<2 x i32>, ptr, i32, <2 x i1>)
define void @f(ptr %p, <2 x i1> %m, <2 x i32> %v) {
  call void @llvm.masked.store.v2i32.p0(<2 x i32> %v, ptr %p, i32 3, <2 x i1> %m)
  ret void
}

;;; masked-gather-alignment llvm 19
declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x i32>)
define void @f(<2 x ptr> %p, <2 x i1> %m, <2 x i32> %v) {
  %a = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> %p, i32 3, <2 x i1> %m, <2 x i32> %v)
  ret void
}

;;; masked-scatter-alignment llvm 19
declare void @llvm.masked.scatter.v2i32.v2p0(<2 x i32>, <2 x ptr>, i32, <2 x i1>)
define void @f(<2 x ptr> %p, <2 x i1> %m, <2 x i32> %v) {
  call void @llvm.masked.scatter.v2i32.v2p0(<2 x i32> %v, <2 x ptr> %p, i32 3, <2 x i1> %m)
  ret void
}

;;; masked-load-pointer llvm 14
declare <2 x i32> @llvm.masked.load.v2i32.p0i8(i8*, i32, <2 x i1>, <2 x i32>)
define void @f(i8* %p, <2 x i1> %m, <2 x i32> %v) {
  %a = call <2 x i32> @llvm.masked.load.v2i32.p0i8(i8* %p, i32 4, <2 x i1> %m, <2 x i32> %v)
  ret void
}

;;; masked-store-pointer llvm 14
declare void @llvm.masked.store.v2i32.p0i8(<2 x i32>, i8*, i32, <2 x i1>)
define void @f(i8* %p, <2 x i1> %m, <2 x i32> %v) {
  call void @llvm.masked.store.v2i32.p0i8(<2 x i32> %v, i8* %p, i32 4, <2 x i1> %m)
  ret void
}

;;; vector-reduce
declare i32 @llvm.vector.reduce.fmax.v2i32(<2 x i32>)
define void @f(<2 x i32> %v) {
  %a = call i32 @llvm.vector.reduce.fmax.v2i32(<2 x i32> %v)
  ret void
}

;;; matrix-first
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(<4 x float> %v) {
  %a = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 2, i32 1, i32 2)
  ret void
}

;;; matrix-second
declare <4 x float> @llvm.matrix.multiply.v4f32.v2f32.v4f32(<2 x float>, <4 x float>, i32, i32, i32)
define void @f(<2 x float> %u, <4 x float> %v) {
  %a = call <4 x float> @llvm.matrix.multiply.v4f32.v2f32.v4f32(<2 x float> %u, <4 x float> %v, i32 2, i32 1, i32 2)
  ret void
}

;;; matrix-result
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32, i32)
define void @f(<4 x float> %v) {
  %a = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %v, i32 3, i32 2)
  ret void
}

;;; matrix-element
declare <4 x ptr> @llvm.matrix.column.major.load.v4p0.i64(ptr, i64, i1, i32, i32)
define void @f(ptr %p) {
  %a = call <4 x ptr> @llvm.matrix.column.major.load.v4p0.i64(ptr %p, i64 2, i1 false, i32 2, i32 2)
  ret void
}

;;; matrix-first-element
declare <4 x float> @llvm.matrix.multiply.v4f32.v4i32.v4f32(<4 x i32>, <4 x float>, i32, i32, i32)
define void @f(<4 x i32> %u, <4 x float> %v) {
  %a = call <4 x float> @llvm.matrix.multiply.v4f32.v4i32.v4f32(<4 x i32> %u, <4 x float> %v, i32 2, i32 2, i32 2)
  ret void
}

;;; matrix-second-element
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4i32(<4 x float>, <4 x i32>, i32, i32, i32)
define void @f(<4 x i32> %u, <4 x float> %v) {
  %a = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4i32(<4 x float> %v, <4 x i32> %u, i32 2, i32 2, i32 2)
  ret void
}

;;; matrix-stride
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr, i64, i1, i32, i32)
define void @f(ptr %p) {
  %a = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr %p, i64 1, i1 false, i32 2, i32 2)
  ret void
}

;;; matrix-stride-width
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i128(ptr, i128, i1, i32, i32)
define void @f(ptr %p) {
  %a = call <4 x float> @llvm.matrix.column.major.load.v4f32.i128(ptr %p, i128 2, i1 false, i32 2, i32 2)
  ret void
}

;;; splice llvm 19
declare <2 x i32> @llvm.vector.splice.v2i32(<2 x i32>, <2 x i32>, i32)
define void @f(<2 x i32> %v) {
  %a = call <2 x i32> @llvm.vector.splice.v2i32(<2 x i32> %v, <2 x i32> %v, i32 2)
  ret void
}

;;; vp-splice
declare <2 x i32> @llvm.experimental.vp.splice.v2i32(<2 x i32>, <2 x i32>, i32, <2 x i1>, i32, i32)
define void @f(<2 x i32> %v, <2 x i1> %m) {
  %a = call <2 x i32> @llvm.experimental.vp.splice.v2i32(<2 x i32> %v, <2 x i32> %v, i32 2, <2 x i1> %m, i32 2, i32 2)
  ret void
}

;;; splice-left
declare <2 x i32> @llvm.vector.splice.left.v2i32(<2 x i32>, <2 x i32>, i32)
define void @f(<2 x i32> %v) {
  %a = call <2 x i32> @llvm.vector.splice.left.v2i32(<2 x i32> %v, <2 x i32> %v, i32 3)
  ret void
}

;;; splice-right
declare <2 x i32> @llvm.vector.splice.right.v2i32(<2 x i32>, <2 x i32>, i32)
define void @f(<2 x i32> %v) {
  %a = call <2 x i32> @llvm.vector.splice.right.v2i32(<2 x i32> %v, <2 x i32> %v, i32 3)
  ret void
}

;;; stepvector
declare <4 x i4> @llvm.stepvector.v4i4()
define void @f() {
  %a = call <4 x i4> @llvm.stepvector.v4i4()
  ret void
}

;;; match-fixed
declare <vscale x 4 x i1> @llvm.experimental.vector.match.nxv4i32.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>)
define void @f(<vscale x 4 x i32> %v, <vscale x 4 x i1> %m) {
  %a = call <vscale x 4 x i1> @llvm.experimental.vector.match.nxv4i32.nxv4i32(<vscale x 4 x i32> %v, <vscale x 4 x i32> %v, <vscale x 4 x i1> %m)
  ret void
}

;;; match-integers
declare <4 x i1> @llvm.experimental.vector.match.v4f32.v4f32(<4 x float>, <4 x float>, <4 x i1>)
define void @f(<4 x float> %v, <4 x i1> %m) {
  %a = call <4 x i1> @llvm.experimental.vector.match.v4f32.v4f32(<4 x float> %v, <4 x float> %v, <4 x i1> %m)
  ret void
}

;;; match-elements
declare <4 x i1> @llvm.experimental.vector.match.v4i32.v4i8(<4 x i32>, <4 x i8>, <4 x i1>)
define void @f(<4 x i32> %v, <4 x i8> %u, <4 x i1> %m) {
  %a = call <4 x i1> @llvm.experimental.vector.match.v4i32.v4i8(<4 x i32> %v, <4 x i8> %u, <4 x i1> %m)
  ret void
}

;;; vector-insert-element
declare <4 x i32> @llvm.vector.insert.v4i32.v2i8(<4 x i32>, <2 x i8>, i64)
define void @f(<4 x i32> %v, <2 x i8> %u) {
  %a = call <4 x i32> @llvm.vector.insert.v4i32.v2i8(<4 x i32> %v, <2 x i8> %u, i64 0)
  ret void
}

;;; vector-insert-index
declare <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32>, <2 x i32>, i64)
define void @f(<4 x i32> %v, <2 x i32> %u) {
  %a = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %v, <2 x i32> %u, i64 1)
  ret void
}

;;; vector-insert-overrun
declare <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32>, <2 x i32>, i64)
define void @f(<4 x i32> %v, <2 x i32> %u) {
  %a = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %v, <2 x i32> %u, i64 4)
  ret void
}

;;; vector-extract-element
declare <2 x i8> @llvm.vector.extract.v2i8.v4i32(<4 x i32>, i64)
define void @f(<4 x i32> %v) {
  %a = call <2 x i8> @llvm.vector.extract.v2i8.v4i32(<4 x i32> %v, i64 0)
  ret void
}

;;; vector-extract-index
declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64)
define void @f(<4 x i32> %v) {
  %a = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %v, i64 1)
  ret void
}

;;; vector-extract-overrun
declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64)
define void @f(<4 x i32> %v) {
  %a = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %v, i64 4)
  ret void
}

;;; partial-reduce
declare <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v6i32(<4 x i32>, <6 x i32>)
define void @f(<4 x i32> %v, <6 x i32> %u) {
  %a = call <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v6i32(<4 x i32> %v, <6 x i32> %u)
  ret void
}

;;; experimental-stepvector llvm 19
declare <4 x i4> @llvm.experimental.stepvector.v4i4()
define void @f() {
  %x = call <4 x i4> @llvm.experimental.stepvector.v4i4()
  ret void
}
