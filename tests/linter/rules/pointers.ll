%pair = type { i8, i32, [2 x i16] }
@object = global %pair zeroinitializer, align 4
@other = weak global i32 0
@elsewhere = external global i32
@same = alias %pair, ptr @object
@perhaps = weak alias %pair, ptr @object
declare ptr @calloc(i64, i64) allocsize(0, 1)
declare ptr @make(i64)

define i16 @member() {
  %p = getelementptr %pair, ptr @object, i64 0, i32 2, i64 1
  %v = load i16, ptr %p
  ret i16 %v
}

define i16 @behind_a_member() {
  %p = getelementptr %pair, ptr @object, i64 0, i32 2, i64 2
  %v = load i16, ptr %p ; access-out-of-bounds
  ret i16 %v
}

define i32 @before() {
  %p = getelementptr i8, ptr @object, i64 -1
  %v = load i32, ptr %p, align 1 ; access-out-of-bounds
  ret i32 %v
}

define i64 @by_an_alias() {
  %p = getelementptr i8, ptr @same, i64 8
  %v = load i64, ptr %p, align 4 ; access-out-of-bounds
  ret i64 %v
}

define i64 @by_an_alias_that_may_be_another() {
  %p = getelementptr i8, ptr @perhaps, i64 8
  %v = load i64, ptr %p, align 4
  ret i64 %v
}

define i64 @that_may_be_larger() {
  %v = load i64, ptr @other
  %w = load i64, ptr @elsewhere
  %sum = add i64 %v, %w
  ret i64 %sum
}

define i32 @passed_by_value(ptr byval(%pair) align 4 %p) {
  %q = getelementptr i8, ptr %p, i64 12
  %v = load i32, ptr %q ; access-out-of-bounds
  ret i32 %v
}

define void @several(i64 %n) {
  %a = alloca i16, i32 3
  %p = getelementptr i16, ptr %a, i64 3
  store i16 0, ptr %p ; access-out-of-bounds
  %some = alloca i16, i64 %n
  %q = getelementptr i16, ptr %some, i64 3
  store i16 0, ptr %q
  ret void
}

define void @scalable() {
  %a = alloca <vscale x 4 x i32>
  %p = getelementptr <vscale x 4 x i32>, ptr %a, i64 1
  store i32 0, ptr %p
  ret void
}

define void @allocated(i64 %n) {
  %two = call ptr @calloc(i64 2, i64 4)
  %p = getelementptr i32, ptr %two, i64 2
  store i32 0, ptr %p ; access-out-of-bounds
  %some = call ptr @calloc(i64 2, i64 %n)
  %q = getelementptr i32, ptr %some, i64 2
  store i32 0, ptr %q
  %three = call ptr @make(i64 3) allocsize(0)
  store i32 0, ptr %three ; access-out-of-bounds
  ret void
}
