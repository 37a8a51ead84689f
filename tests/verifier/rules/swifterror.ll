;;; swifterror-use
define ptr @f(ptr swifterror %p) {
  ret ptr %p
}

;;; swifterror-stored
define void @f(ptr swifterror %p, ptr %q) {
  store ptr %p, ptr %q
  ret void
}

;;; swifterror-argument
declare void @g(ptr)
define void @f(ptr swifterror %p) {
  call void @g(ptr %p)
  ret void
}
