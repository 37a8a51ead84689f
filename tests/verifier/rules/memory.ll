;;; alloca-swifterror-type
define void @f() {
  %a = alloca swifterror i32
  ret void
}

;;; alloca-swifterror-array
define void @f() {
  %a = alloca swifterror ptr, i32 2
  ret void
}

;;; alloca-amdgpu
target triple = "amdgcn-amd-amdhsa"
define void @f() {
  %a = alloca i32
  ret void
}

;;; alloca-target-type
define void @f() {
  %a = alloca target("amdgcn.named.barrier", 0)
  ret void
}

;;; load-atomic-type
define void @f(ptr %p) {
  %a = load atomic [4 x i8], ptr %p seq_cst, align 4
  ret void
}

;;; store-atomic-type
define void @f(ptr %p) {
  store atomic [4 x i8] zeroinitializer, ptr %p seq_cst, align 4
  ret void
}

;;; atomic-power
define void @f(ptr %p) {
  %a = load atomic i24, ptr %p seq_cst, align 4
  ret void
}

;;; atomic-bytes
define void @f(ptr %p) {
  %a = load atomic i1, ptr %p seq_cst, align 4
  ret void
}

;;; cmpxchg-type
define void @f(ptr %p) {
  %x = cmpxchg ptr %p, float 0.0, float 0.0 seq_cst seq_cst
  ret void
}
