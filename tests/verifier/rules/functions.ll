;;; function-elementtype
declare void @llvm.donothing.x(ptr elementtype(i32))

;;; function-zt0-undef
declare void @f() "aarch64_zt0_undef"

;;; naked-argument
define i32 @f(i32 %x) naked {
  ret i32 %x
}

;;; convention-byval-first
declare x86_intrcc void @f(ptr)

;;; convention-void
declare amdgpu_kernel i32 @f()

;;; convention-sret
declare amdgpu_kernel void @f(ptr sret(i32))

;;; convention-byval
declare amdgpu_kernel void @f(ptr byval(i32))

;;; convention-preallocated
declare amdgpu_kernel void @f(ptr preallocated(i32))

;;; convention-inalloca
declare amdgpu_kernel void @f(ptr inalloca(i32))

;;; convention-byref
declare amdgpu_kernel void @f(ptr byref(i32))

;;; convention-varargs
declare fastcc void @f(...)

;;; convention-i1
declare amdgpu_gfx_whole_wave void @f(i32)

;;; convention-inreg
declare amdgpu_gfx_whole_wave void @f(i1 inreg)

;;; argument-metadata
declare void @f(metadata)

;;; argument-token
declare void @f(token)

;;; argument-amx
declare void @f(x86_amx)

;;; function-token
declare token @f()

;;; function-amx
declare x86_amx @f()

;;; personality-of-declaration
declare i32 @personality(...)
declare void @f() personality ptr @personality

;;; intrinsic-defined
define void @llvm.donothing() {
  ret void
}

;;; function-builtin
define void @f() #0 {
  ret void
}
attributes #0 = { builtin }
