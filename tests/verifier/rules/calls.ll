;;; call-signature
declare i32 @llvm.bswap.i32(i32)
define void @f() {
  call void @llvm.bswap.i32(i64 1)
  ret void
}

;;; call-convention
declare amdgpu_kernel void @kernel()
define void @f() {
  call amdgpu_kernel void @kernel()
  ret void
}

;;; call-chain llvm 19
declare amdgpu_cs_chain void @chained()
define amdgpu_cs void @f() {
  call amdgpu_cs_chain void @chained()
  ret void
}

;;; call-speculatable
declare i32 @g()
define i32 @f() {
  %a = call i32 @g() speculatable
  ret i32 %a
}

;;; call-preallocated
declare void @g()
define void @f() {
  call void @g() preallocated(i32)
  ret void
}

;;; call-inalloca
declare void @g(ptr inalloca(i32))
define void @f() {
  %a = alloca i32
  call void @g(ptr inalloca(i32) %a)
  ret void
}

;;; call-swifterror-alloca
declare void @g(ptr swifterror)
define void @f() {
  %a = alloca ptr
  call void @g(ptr swifterror %a)
  ret void
}

;;; call-swifterror-source
declare void @g(ptr swifterror)
define void @f(ptr %p) {
  %a = load ptr, ptr %p
  call void @g(ptr swifterror %a)
  ret void
}

;;; call-swifterror-parameter
declare void @g(ptr swifterror)
define void @f(ptr %p) {
  call void @g(ptr swifterror %p)
  ret void
}

;;; immarg
declare i32 @llvm.ctlz.i32(i32, i1 immarg)
define i32 @f(i32 %a, i1 %b) {
  %c = call i32 @llvm.ctlz.i32(i32 %a, i1 %b)
  ret i32 %c
}

;;; immarg-range
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 immarg)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 8)
  ret void
}

;;; call-preallocated-bundle
declare void @g(ptr preallocated(i32))
define void @f(ptr %p) {
  call void @g(ptr preallocated(i32) %p)
  ret void
}

;;; vararg-nest
declare void @g(ptr nest, ...)
define void @f(ptr %p) {
  call void (ptr, ...) @g(ptr nest %p, ptr nest %p)
  ret void
}

;;; vararg-returned
declare ptr @g(ptr returned, ...)
define void @f(ptr %p) {
  call ptr (ptr, ...) @g(ptr returned %p, ptr returned %p)
  ret void
}

;;; vararg-returned-type
declare i32 @g(ptr, ...)
define void @f(ptr %p) {
  call i32 (ptr, ...) @g(ptr %p, ptr returned %p)
  ret void
}

;;; vararg-sret
declare void @g(...)
define void @f(ptr %p) {
  call void (...) @g(ptr sret(i32) %p)
  ret void
}

;;; vararg-inalloca
declare void @g(...)
define void @f(ptr %p) {
  call void (...) @g(ptr inalloca(i32) %p, i32 1)
  ret void
}

;;; call-token
define void @f(ptr %p) {
  call void %p(token none)
  ret void
}

;;; call-token-result
define void @f(ptr %p) {
  %a = call token %p()
  ret void
}

;;; call-amx-result
define void @f(ptr %p) {
  %a = call x86_amx %p()
  ret void
}

;;; call-metadata
define void @f(ptr %p) {
  call void %p(metadata i32 1)
  ret void
}

;;; call-alignment
declare void @g(<2147483648 x float>)
define void @f(<2147483648 x float> %x) {
  call void @g(<2147483648 x float> %x)
  ret void
}

;;; musttail-asm
define void @f() {
  musttail call void asm "", ""()
  ret void
}

;;; musttail-varargs
declare void @g(...)
define void @f() {
  musttail call void (...) @g()
  ret void
}

;;; musttail-result
declare i32 @g()
define void @f() {
  %a = musttail call i32 @g()
  ret void
}

;;; musttail-convention
declare fastcc void @g()
define void @f() {
  musttail call fastcc void @g()
  ret void
}

;;; musttail-bitcast
declare ptr @g()
define ptr @f(ptr %x) {
  %a = musttail call ptr @g()
  %b = bitcast ptr %x to ptr
  ret ptr %b
}

;;; musttail-ret
declare void @g()
define void @f() {
  musttail call void @g()
  unreachable
}

;;; musttail-returned
declare i32 @g()
define i32 @f() {
  %a = musttail call i32 @g()
  ret i32 1
}

;;; musttail-count
declare void @g(i32)
define void @f() {
  musttail call void @g(i32 1)
  ret void
}

;;; musttail-types
declare void @g(i32)
define void @f(i64 %x) {
  musttail call void @g(i32 1)
  ret void
}

;;; musttail-abi
declare void @g(i32 inreg)
define void @f(i32 %x) {
  musttail call void @g(i32 inreg %x)
  ret void
}

;;; musttail-attribute
declare swifttailcc void @g(i32 inreg)
define swifttailcc void @f(i32 %x) {
  musttail call swifttailcc void @g(i32 inreg %x)
  ret void
}

;;; musttail-cc-varargs
declare tailcc void @g(...)
define tailcc void @f(...) {
  musttail call tailcc void (...) @g(...)
  ret void
}

;;; call-immarg and immarg-place
declare void @g(i32)
define void @f() {
  call void @g(i32 immarg 1)
  ret void
}
