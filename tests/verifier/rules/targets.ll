;;; aarch64-prefetch-write
declare void @llvm.aarch64.prefetch(ptr, i32, i32, i32, i32)
define void @f(ptr %p) {
  call void @llvm.aarch64.prefetch(ptr %p, i32 2, i32 0, i32 0, i32 0)
  ret void
}

;;; aarch64-prefetch-target
declare void @llvm.aarch64.prefetch(ptr, i32, i32, i32, i32)
define void @f(ptr %p) {
  call void @llvm.aarch64.prefetch(ptr %p, i32 0, i32 4, i32 0, i32 0)
  ret void
}

;;; aarch64-prefetch-stream
declare void @llvm.aarch64.prefetch(ptr, i32, i32, i32, i32)
define void @f(ptr %p) {
  call void @llvm.aarch64.prefetch(ptr %p, i32 0, i32 0, i32 2, i32 0)
  ret void
}

;;; aarch64-prefetch-isdata
declare void @llvm.aarch64.prefetch(ptr, i32, i32, i32, i32)
define void @f(ptr %p) {
  call void @llvm.aarch64.prefetch(ptr %p, i32 0, i32 0, i32 0, i32 2)
  ret void
}

;;; aarch64-range-prefetch-write
declare void @llvm.aarch64.range.prefetch(ptr, i32, i32, i64)
define void @f(ptr %p) {
  call void @llvm.aarch64.range.prefetch(ptr %p, i32 2, i32 0, i64 0)
  ret void
}

;;; aarch64-range-prefetch-stream
declare void @llvm.aarch64.range.prefetch(ptr, i32, i32, i64)
define void @f(ptr %p) {
  call void @llvm.aarch64.range.prefetch(ptr %p, i32 0, i32 2, i64 0)
  ret void
}

;;; setmaxnreg-multiple
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 25)
  ret void
}

;;; cs-chain-sgpr
declare void @llvm.amdgcn.cs.chain.p0.i64.i32.i32(ptr, i64, i32, i32, i32, ...)
define amdgpu_cs void @f(ptr %p) {
  call void (ptr, i64, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i64.i32.i32(ptr %p, i64 0, i32 0, i32 0, i32 0)
  unreachable
}

;;; cs-chain-vgpr
declare void @llvm.amdgcn.cs.chain.p0.i64.i32.i32(ptr, i64, i32, i32, i32, ...)
define amdgpu_cs void @f(ptr %p) {
  call void (ptr, i64, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i64.i32.i32(ptr %p, i64 0, i32 inreg 0, i32 inreg 0, i32 0)
  unreachable
}

;;; cs-chain-end
declare void @llvm.amdgcn.cs.chain.p0.i64.i32.i32(ptr, i64, i32, i32, i32, ...)
define amdgpu_cs void @f(ptr %p) {
  call void (ptr, i64, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i64.i32.i32(ptr %p, i64 0, i32 inreg 0, i32 0, i32 0)
  ret void
}

;;; cs-chain-convention
declare void @llvm.amdgcn.cs.chain.p0.i64.i32.i32(ptr, i64, i32, i32, i32, ...)
define amdgpu_ps void @f(ptr %p) {
  call void (ptr, i64, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i64.i32.i32(ptr %p, i64 0, i32 inreg 0, i32 0, i32 0)
  unreachable
}

;;; inactive-caller
declare i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32, i32)
define amdgpu_cs void @f(i32 %a, i32 %b) {
  %c = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 %a, i32 %b)
  ret void
}

;;; inactive-inreg
declare i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32, i32)
define amdgpu_cs_chain void @f(i32 %a, i32 %b) {
  %c = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 %a, i32 inreg %b)
  unreachable
}

;;; inactive-argument
declare i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32, i32)
define amdgpu_cs_chain void @f(i32 %a, i32 %b) {
  %c = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 %a, i32 7)
  unreachable
}

;;; inactive-vgpr
declare i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32, i32)
define amdgpu_cs_chain void @f(i32 %a, i32 inreg %b) {
  %c = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 %a, i32 %b)
  unreachable
}

;;; init-exec-input
declare void @llvm.amdgcn.init.exec.from.input(i32, i32)
define amdgpu_ps void @f(i32 %a) {
  call void @llvm.amdgcn.init.exec.from.input(i32 %a, i32 0)
  ret void
}

;;; amdgcn-s-prefetch
declare void @llvm.amdgcn.s.prefetch.data.p3(ptr addrspace(3), i32)
define void @f(ptr addrspace(3) %p) {
  call void @llvm.amdgcn.s.prefetch.data.p3(ptr addrspace(3) %p, i32 0)
  ret void
}

;;; mfma-cbsz
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<8 x i32> %a, <4 x float> %c) {
  %d = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %a, <4 x float> %c, i32 5, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; mfma-blgp
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<8 x i32> %a, <4 x float> %c) {
  %d = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %a, <4 x float> %c, i32 0, i32 5, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; mfma-first
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v5i32.v8i32(<5 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<5 x i32> %a, <8 x i32> %b, <4 x float> %c) {
  %d = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v5i32.v8i32(<5 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; mfma-second
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v5i32(<8 x i32>, <5 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<5 x i32> %b, <8 x i32> %a, <4 x float> %c) {
  %d = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v5i32(<8 x i32> %a, <5 x i32> %b, <4 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; mfma-format
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v8i32(<4 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<4 x i32> %a, <8 x i32> %b, <4 x float> %c) {
  %d = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v8i32(<4 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; wmma-format
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32, <16 x i32>, i32, <16 x i32>, i16, <8 x float>)
define void @f(<16 x i32> %a, <8 x float> %c) {
  %d = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32 5, <16 x i32> %a, i32 0, <16 x i32> %a, i16 0, <8 x float> %c)
  ret void
}

;;; whole-wave-convention
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
declare i32 @g(i1, i32)
define void @f() {
  %a = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @g, i32 1)
  ret void
}

;;; whole-wave-indirect
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
define void @f(ptr %g) {
  %a = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr %g, i32 1)
  ret void
}

;;; whole-wave-count
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
declare amdgpu_gfx_whole_wave i32 @g(i1, i32)
define void @f() {
  %a = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @g, i32 1, i32 1)
  ret void
}

;;; whole-wave-types
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
declare amdgpu_gfx_whole_wave i32 @g(i1, i32)
define void @f() {
  %a = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @g, i64 1)
  ret void
}

;;; whole-wave-inreg
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
declare amdgpu_gfx_whole_wave i32 @g(i1, i32 inreg)
define void @f() {
  %a = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @g, i32 1)
  ret void
}

;;; cooperative-pointer
declare i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p3(ptr addrspace(3), i32, metadata)
define void @f(ptr addrspace(3) %p) {
  %a = call i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p3(ptr addrspace(3) %p, i32 0, metadata !0)
  ret void
}
!0 = !{!"workgroup"}

;;; cooperative-string
declare i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p0(ptr, i32, metadata)
define void @f(ptr %p) {
  %a = call i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p0(ptr %p, i32 0, metadata !0)
  ret void
}
!0 = !{i32 1}

;;; setmaxnreg-range llvm 19
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 16)
  ret void
}

;;; cs-chain-caller llvm 19
declare void @llvm.amdgcn.cs.chain.p0.i64.i32.i32(ptr, i64, i32, i32, i32, ...)
define void @f() {
  call void (ptr, i64, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i64.i32.i32(ptr null, i64 0, i32 inreg 0, i32 0, i32 0)
  unreachable
}

;;; wmma-first
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v4i32.v16i32(i32, <4 x i32>, i32, <16 x i32>, i16, <8 x float>)
define void @f(<4 x i32> %b, <16 x i32> %a, <8 x float> %c) {
  %d = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v4i32.v16i32(i32 4, <4 x i32> %b, i32 0, <16 x i32> %a, i16 0, <8 x float> %c)
  ret void
}

;;; wmma-second
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v4i32(i32, <16 x i32>, i32, <4 x i32>, i16, <8 x float>)
define void @f(<4 x i32> %b, <16 x i32> %a, <8 x float> %c) {
  %d = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v4i32(i32 0, <16 x i32> %a, i32 4, <4 x i32> %b, i16 0, <8 x float> %c)
  ret void
}

;;; whole-wave-variadic and convention-varargs
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
declare amdgpu_gfx_whole_wave i32 @g(i1, i32, ...)
define void @f() {
  %a = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @g, i32 1)
  ret void
}

;;; whole-wave-i1 and convention-i1
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
declare amdgpu_gfx_whole_wave i32 @g(i32, i32)
define void @f() {
  %a = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @g, i32 1)
  ret void
}
