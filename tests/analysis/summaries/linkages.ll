; What linkage, address, section, group and storage decide.
$g = comdat any
@external = global i32 0
@constant = constant i32 0
@internal = internal global i32 0
@private = private constant i32 0
@weak = weak global i32 0
@weak.odr = weak_odr constant i32 0
@once = linkonce global i32 0
@once.odr = linkonce_odr global i32 0
@once.odr.unnamed = linkonce_odr unnamed_addr global i32 0
@once.odr.local = linkonce_odr local_unnamed_addr global i32 0
@once.odr.local.constant = linkonce_odr local_unnamed_addr constant i32 0
@once.odr.constant = linkonce_odr constant i32 0
@external.local.constant = local_unnamed_addr constant i32 0
@common = common global i32 0
@available = available_externally global i32 0
@appending = appending global [1 x i32] zeroinitializer
@exported = dllexport global i32 0
@imported = external dllimport global i32
@group = global i32 0, comdat($g)
@hidden = hidden global i32 0
@protected = protected constant i32 0
@local = dso_local constant i32 0
@section = internal constant i32 0, section "s"
@section.external = constant i32 0, section "s"
@pointing = constant ptr @section
@external.alias = alias i32, ptr @external
@once.alias = linkonce_odr unnamed_addr alias i32, ptr @constant
@once.alias.named = linkonce_odr alias i32, ptr @constant
@once.alias.local = linkonce_odr local_unnamed_addr alias i32, ptr @constant
@section.alias = internal alias i32, ptr @section
@section.alias.alias = internal alias i8, getelementptr (i8, ptr @section.alias, i64 1)
@sum.alias = alias i8, inttoptr (i64 add (i64 ptrtoint (ptr @external to i64), i64 4) to ptr)
@other.alias = alias i8, getelementptr (i8, ptr @external, i64 ptrtoint (ptr @section to i64))
@ifunc = ifunc void (), ptr @resolver
@ifunc.alias = alias void (), ptr @ifunc
@llvm.used = appending global [2 x ptr] [ptr @internal, ptr @weak], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr getelementptr (i8, ptr @private, i64 0)], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @starts, ptr null }]
define internal ptr @resolver() {
  ret ptr null
}
define internal void @starts() {
  ret void
}
define linkonce_odr void @odr() {
  ret void
}
define linkonce_odr void @odr.unnamed() unnamed_addr {
  ret void
}
define linkonce_odr void @odr.local() local_unnamed_addr {
  ret void
}
define weak void @f.weak() {
  %a = load i32, ptr @section.alias
  ret void
}
define void @uses.used() {
  %a = load i32, ptr @internal
  store i32 1, ptr @private
  call void @f.section()
  ret void
}
define void @uses.alias() {
  %a = load i32, ptr @section.alias.alias
  ret void
}
define internal void @f.section() section "t" {
  ret void
}
define available_externally void @f.available() {
  %a = load i32, ptr @common
  ret void
}
