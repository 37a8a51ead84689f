;;; appending-array
@x = appending global i32 0

;;; comdat-declaration
$c = comdat any
@v = external global i32, comdat($c)

;;; common-zero
@x = common global i32 1

;;; common-constant
@x = common constant i32 0

;;; common-comdat
$x = comdat any
@x = common global i32 0, comdat

;;; special-linkage
@llvm.used = global [1 x ptr] [ptr @x]
@x = global i32 0

;;; special-uses
@llvm.used = appending global [1 x ptr] [ptr @x]
@x = global i32 0
@y = global ptr @llvm.used

;;; special-type
@llvm.used = appending global [1 x i32] zeroinitializer

;;; special-type
@llvm.global_ctors = appending global [1 x { i32, i32, ptr }] zeroinitializer

;;; structor-fields
@llvm.global_ctors = appending global [1 x { i32, ptr }] zeroinitializer

;;; used-initializer
@llvm.used = appending global [1 x ptr] zeroinitializer

;;; used-member
@llvm.used = appending global [1 x ptr] [ptr inttoptr (i32 7 to ptr)]

;;; used-name
@0 = global i32 0
@llvm.used = appending global [1 x ptr] [ptr @0]

;;; global-scalable
@x = global <vscale x 4 x i32> zeroinitializer

;;; global-target-type
@x = external global target("unheard.of")

;;; alias-definition
@x = external global i32
@a = alias i32, ptr @x

;;; alias-cycle
@a = alias i32, ptr @b
@b = alias i32, ptr @a

;;; alias-interposable
@x = global i32 0
@b = weak alias i32, ptr @x
@a = alias i32, ptr @b

;;; alias-available-externally
@x = global i32 0
@a = available_externally alias i32, ptr @x

;;; aliasee-kind
@a = alias i32, ptr null

;;; ifunc-resolver
@x = global i32 0
@i = ifunc void (), ptr @x

;;; ifunc-definition
declare ptr @resolver()
@i = ifunc void (), ptr @resolver

;;; ifunc-result
@i = ifunc void (), ptr @resolver
define i32 @resolver() {
  ret i32 0
}

;;; comdat-private
target triple = "x86_64-pc-windows-msvc"
$x = comdat any
@x = private global i32 0, comdat

;;; dllimport-external
@x = dllimport global i32 0

;;; dllexport-visibility
@x = hidden dllexport global i32 0

;;; intrinsic-user
declare void @llvm.donothing()
@x = global ptr @llvm.donothing

;;; ptrauth-symbol-value
@x = global i32 0
@y = global ptr ptrauth (ptr @x, i32 0, i64 0, ptr null, ptr inttoptr (i32 7 to ptr))

;;; dllimport-visibility
@x = external hidden dllimport global i32

;;; ifunc-linkage
@i = available_externally ifunc void (), ptr @r
define ptr @r() {
  ret ptr null
}

;;; ifunc-dbg
@i = ifunc void (), ptr @r, !dbg !0
define ptr @r() {
  ret ptr null
}
!0 = !{}

;;; ifunc-prof
@i = ifunc void (), ptr @r, !prof !0
define ptr @r() {
  ret ptr null
}
!0 = !{}
