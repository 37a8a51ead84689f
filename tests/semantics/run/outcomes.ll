; Functions, and behind `;` what they return, or the rule and the words of what is undefined in them.
target datalayout = "e-p:64:64-p1:32:32:32:16-i64:64-n8:16:32:64"
target triple = "x86_64-unknown-linux-gnu"
@ints = global [4 x i32] [i32 10, i32 20, i32 30, i32 40]
@text = constant [4 x i8] c"abc\00"
@endless = constant [3 x i8] c"abc"
@room = global [8 x i8] c"abcdef\00\00"
@narrow = addrspace(1) global [8 x i8] zeroinitializer
declare i64 @strlen(ptr)
declare i64 @strnlen(ptr, i64)
declare ptr @strcpy(ptr, ptr)
declare ptr @strncpy(ptr, ptr, i64)
declare ptr @strncat(ptr, ptr, i64)
declare void @bcopy(ptr, ptr, i64)
declare void @bzero(ptr, i64)
declare ptr @memmem(ptr, i64, ptr, i64)
declare ptr @mempcpy(ptr, ptr, i64)
declare i32 @memcmp(ptr, ptr, i64)
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
declare ptr @aligned_alloc(i64, i64)
declare i64 @malloc_usable_size(ptr)
declare double @difftime(i64, i64)

; offsets of getelementptr

define i64 @index_of_a_byte() { ; 28
  %i = select i1 true, i8 -1, i8 0
  %j = select i1 true, i8 2, i8 0
  %p = getelementptr [4 x i32], ptr @ints, i8 %j, i8 %i
  %d = call i64 @distance(ptr %p)
  ret i64 %d
}
define i64 @least_index_of_a_byte() { ; 1520
  %i = select i1 true, i8 -128, i8 0
  %j = select i1 true, i8 127, i8 0
  %p = getelementptr [4 x i32], ptr @ints, i8 %j, i8 %i
  %d = call i64 @distance(ptr %p)
  ret i64 %d
}
define i64 @distance(ptr %p) {
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr @ints to i64
  %d = sub i64 %a, %b
  ret i64 %d
}
define ptr @one_past_the_end() { ; &@ints+16
  %p = getelementptr inbounds i8, ptr @ints, i64 16
  ret ptr %p
}
define ptr @two_past_the_end() { ; poison
  %p = getelementptr inbounds i8, ptr @ints, i64 17
  ret ptr %p
}
define ptr @before_the_start() { ; poison
  %p = getelementptr inbounds i8, ptr @ints, i64 -1
  ret ptr %p
}
define ptr @back_from_outside() { ; poison
  %p = getelementptr i8, ptr @ints, i64 17
  %q = getelementptr inbounds i8, ptr %p, i64 -1
  ret ptr %q
}
define ptr @half_of_all_addresses() { ; address 0x7fffffffffffffff
  %p = getelementptr nusw i8, ptr null, i64 9223372036854775807
  ret ptr %p
}
define ptr @more_than_half() { ; poison
  %i = select i1 true, i64 4611686018427387904, i64 0
  %p = getelementptr nusw i16, ptr null, i64 %i
  ret ptr %p
}
define ptr @less_than_half_below() { ; address 0x8000000000000000
  %i = select i1 true, i64 -4611686018427387904, i64 0
  %p = getelementptr nusw i16, ptr null, i64 %i
  ret ptr %p
}
define ptr @more_than_half_below() { ; poison
  %i = select i1 true, i64 -4611686018427387905, i64 0
  %p = getelementptr nusw i16, ptr null, i64 %i
  ret ptr %p
}
define ptr @negative_as_unsigned() { ; poison
  %i = select i1 true, i64 -1, i64 0
  %p = getelementptr nuw i8, ptr @ints, i64 %i
  ret ptr %p
}
define ptr @last_address() { ; address 0xffffffffffffffff
  %p = getelementptr nuw i8, ptr inttoptr (i64 -2 to ptr), i64 1
  ret ptr %p
}
define ptr @past_the_last_address() { ; poison
  %p = getelementptr nuw i8, ptr inttoptr (i64 -2 to ptr), i64 2
  ret ptr %p
}
define ptr @around_to_null() { ; null
  %p = getelementptr i8, ptr inttoptr (i64 -2 to ptr), i64 2
  ret ptr %p
}
define ptr @null_moved_inbounds() { ; poison
  %p = getelementptr inbounds i8, ptr null, i64 1
  ret ptr %p
}
define ptr @null_left_inbounds() { ; null
  %p = getelementptr inbounds i8, ptr null, i64 0
  ret ptr %p
}
define ptr @index_that_is_undef() { ; undef
  %p = getelementptr i8, ptr @ints, i64 undef
  ret ptr %p
}
define i64 @bits_of_an_undef_pointer() { ; 0
  %p = getelementptr i8, ptr @ints, i64 undef
  %n = ptrtoint ptr %p to i64
  %m = and i64 %n, 0
  %w = zext i64 %n to i65
  %h = lshr i65 %w, 64
  %t = trunc i65 %h to i64
  %r = or i64 %m, %t
  ret i64 %r
}
define ptr @index_that_is_poison() { ; poison
  %p = getelementptr [2 x i8], ptr @ints, i64 undef, i64 poison
  ret ptr %p
}
define <2 x ptr> @lanes() { ; [&@ints-4, &@ints+12]
  %p = getelementptr i32, ptr @ints, <2 x i32> <i32 -1, i32 3>
  ret <2 x ptr> %p
}
define ptr addrspace(1) @index_of_sixteen_bits() { ; &@narrow+1
  %i = select i1 true, i32 65537, i32 0
  %p = getelementptr i8, ptr addrspace(1) @narrow, i32 %i
  ret ptr addrspace(1) %p
}

; what is assumed

define void @false() { ; undefined behaviour: what is assumed does not hold [assume]
  call void @llvm.assume(i1 false)
  ret void
}
define void @unknown() { ; undefined behaviour: what is assumed is poison [assume]
  call void @llvm.assume(i1 poison)
  ret void
}
define void @aligned_to_sixteen() { ; None
  call void @llvm.assume(i1 true) ["align"(ptr inttoptr (i64 32 to ptr), i64 16)]
  ret void
}
define void @not_aligned() { ; undefined behaviour: the address of address 0x28 is no multiple of 16, as align is assumed [assume]
  call void @llvm.assume(i1 true) ["align"(ptr inttoptr (i64 40 to ptr), i64 16)]
  ret void
}
define void @aligned_but_for_an_offset() { ; None
  call void @llvm.assume(i1 true) ["align"(ptr inttoptr (i64 40 to ptr), i64 16, i64 8)]
  ret void
}
define void @not_aligned_with_an_offset() { ; undefined behaviour: the address of address 0x28 less 9 is no multiple of 16, as align is assumed [assume]
  call void @llvm.assume(i1 true) ["align"(ptr inttoptr (i64 40 to ptr), i64 16, i64 9)]
  ret void
}
define void @null_is_not_nonnull() { ; undefined behaviour: null is assumed to be nonnull [assume]
  call void @llvm.assume(i1 true) ["nonnull"(ptr null)]
  ret void
}
define void @an_address_is_nonnull() { ; None
  call void @llvm.assume(i1 true) ["nonnull"(ptr inttoptr (i64 1 to ptr))]
  ret void
}
define void @all_is_dereferenceable() { ; None
  call void @llvm.assume(i1 true) ["dereferenceable"(ptr @ints, i64 16)]
  ret void
}
define void @more_is_not_dereferenceable() { ; undefined behaviour: &@ints is assumed to be dereferenceable(17) [assume]
  call void @llvm.assume(i1 true) ["dereferenceable"(ptr @ints, i64 17)]
  ret void
}
define void @the_end_is_not_dereferenceable() { ; undefined behaviour: &@ints+16 is assumed to be dereferenceable(1) [assume]
  call void @llvm.assume(i1 true) ["dereferenceable"(ptr getelementptr (i8, ptr @ints, i64 16), i64 1)]
  ret void
}
define void @what_lies_before_is_not_dereferenceable() { ; undefined behaviour: &@ints-1 is assumed to be dereferenceable(1) [assume]
  call void @llvm.assume(i1 true) ["dereferenceable"(ptr getelementptr (i8, ptr @ints, i64 -1), i64 1)]
  ret void
}
define void @null_is_not_dereferenceable() { ; undefined behaviour: null is assumed to be dereferenceable(1) [assume]
  call void @llvm.assume(i1 true) ["dereferenceable"(ptr null, i64 1)]
  ret void
}
define void @or_null() { ; None
  call void @llvm.assume(i1 true) ["dereferenceable_or_null"(ptr null, i64 1)]
  ret void
}
define void @or_an_address() { ; undefined behaviour: address 0x8 is assumed to be dereferenceable(1) [assume]
  call void @llvm.assume(i1 true) ["dereferenceable_or_null"(ptr inttoptr (i64 8 to ptr), i64 1)]
  ret void
}
define void @one_object() { ; undefined behaviour: &@ints and &@ints+1 are in one object, and separate_storage is assumed [assume]
  call void @llvm.assume(i1 true) ["separate_storage"(ptr @ints, ptr getelementptr (i8, ptr @ints, i64 1))]
  ret void
}
define void @two_objects() { ; None
  call void @llvm.assume(i1 true) ["separate_storage"(ptr @ints, ptr @text)]
  ret void
}
define void @no_objects() { ; None
  call void @llvm.assume(i1 true) ["separate_storage"(ptr null, ptr null)]
  ret void
}
define void @bundle_of_undef() { ; undefined behaviour: what a bundle assumes to be noundef is undef [assume]
  call void @llvm.assume(i1 true) ["noundef"(i32 undef)]
  ret void
}
define void @alignment_of_undef() { ; None
  call void @llvm.assume(i1 true) ["align"(ptr undef, i64 16)]
  ret void
}

; what metadata says of loads

define i32 @in_range() { ; 10
  %v = load i32, ptr @ints, !range !0
  ret i32 %v
}
define i32 @below_the_range() { ; poison
  %v = load i32, ptr @ints, !range !1
  ret i32 %v
}
define i32 @at_the_end_of_the_range() { ; poison
  %v = load i32, ptr @ints, !range !2
  ret i32 %v
}
define i32 @in_a_range_that_wraps() { ; 10
  %v = load i32, ptr @ints, !range !3
  ret i32 %v
}
define i32 @outside_of_a_range_that_wraps() { ; poison
  %v = load i32, ptr @ints, !range !4
  ret i32 %v
}
define i32 @in_the_second_range() { ; 10
  %v = load i32, ptr @ints, !range !5
  ret i32 %v
}
define i32 @outside_of_the_range_and_noundef() { ; undefined behaviour: what is loaded with !noundef is 10, outside of !range [range]
  %v = load i32, ptr @ints, !range !1, !noundef !6
  ret i32 %v
}
define ptr @null_that_is_nonnull() { ; poison
  %a = alloca ptr
  store ptr null, ptr %a
  %v = load ptr, ptr %a, !nonnull !6
  ret ptr %v
}
define ptr @one_that_is_nonnull() { ; address 0x1
  %a = alloca ptr
  store ptr inttoptr (i64 1 to ptr), ptr %a
  %v = load ptr, ptr %a, !nonnull !6
  ret ptr %v
}
define i32 @bits_above_those_of_an_index_stay() { ; 305419776
  %p = inttoptr i32 305419896 to ptr addrspace(1)
  %q = call ptr addrspace(1) @llvm.ptrmask.p1.i16(ptr addrspace(1) %p, i16 -256)
  %i = ptrtoint ptr addrspace(1) %q to i32
  ret i32 %i
}
define <2 x i64> @pointers_are_masked_one_by_one() { ; [64, 120]
  %p = inttoptr <2 x i64> <i64 120, i64 127> to <2 x ptr>
  %q = call <2 x ptr> @llvm.ptrmask.v2p0.v2i64(<2 x ptr> %p, <2 x i64> <i64 -64, i64 -8>)
  %i = ptrtoint <2 x ptr> %q to <2 x i64>
  ret <2 x i64> %i
}
define ptr @a_pointer_masked_by_poison() { ; poison
  %q = call ptr @llvm.ptrmask.p0.i64(ptr @ints, i64 poison)
  ret ptr %q
}
define ptr @a_loaded_pointer_to_fewer_bytes() { ; undefined behaviour: what is loaded is not dereferenceable(17) [dereferenceable]
  %a = alloca ptr
  store ptr @ints, ptr %a
  %v = load ptr, ptr %a, !dereferenceable !{i64 17}
  ret ptr %v
}
define ptr @a_loaded_pointer_to_all_bytes() { ; &@ints
  %a = alloca ptr
  store ptr @ints, ptr %a
  %v = load ptr, ptr %a, !dereferenceable_or_null !{i64 16}
  ret ptr %v
}
define ptr @a_loaded_null_has_no_bytes() { ; undefined behaviour: what is loaded is not dereferenceable(1) [dereferenceable]
  %a = alloca ptr
  store ptr null, ptr %a
  %v = load ptr, ptr %a, !dereferenceable !{i64 1}
  ret ptr %v
}
define ptr @a_loaded_null_may_be_null() { ; null
  %a = alloca ptr
  store ptr null, ptr %a
  %v = load ptr, ptr %a, !dereferenceable_or_null !{i64 1}
  ret ptr %v
}
define ptr @eight_aligned_to_eight() { ; address 0x8
  %a = alloca ptr
  store ptr inttoptr (i64 8 to ptr), ptr %a
  %v = load ptr, ptr %a, !align !7
  ret ptr %v
}
define ptr @twelve_aligned_to_eight() { ; poison
  %a = alloca ptr
  store ptr inttoptr (i64 12 to ptr), ptr %a
  %v = load ptr, ptr %a, !align !7
  ret ptr %v
}
!0 = !{i32 10, i32 11}
!1 = !{i32 11, i32 20}
!2 = !{i32 5, i32 10}
!3 = !{i32 -1, i32 11}
!4 = !{i32 11, i32 10}
!5 = !{i32 0, i32 5, i32 10, i32 12}
!6 = !{}
!7 = !{i64 8}

; accesses

define i32 @last_element() { ; 40
  %p = getelementptr i8, ptr @ints, i64 12
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @past_the_last_element() { ; undefined behaviour: access to 4 bytes at offset 13 of @ints, which has 16 bytes [out-of-bounds]
  %p = getelementptr i8, ptr @ints, i64 13
  %v = load i32, ptr %p, align 1
  ret i32 %v
}
define i32 @before_the_first_element() { ; undefined behaviour: access to 4 bytes at offset -1 of @ints, which has 16 bytes [out-of-bounds]
  %p = getelementptr i8, ptr @ints, i64 -1
  %v = load i32, ptr %p, align 1
  ret i32 %v
}
define i32 @element_that_is_not_aligned() { ; undefined behaviour: the address 0x10012, offset 2 of @ints, is no multiple of 4 [misaligned]
  %p = getelementptr i8, ptr @ints, i64 2
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define i32 @element_across_two() { ; 1310720
  %p = getelementptr i8, ptr @ints, i64 2
  %v = load i32, ptr %p, align 2
  ret i32 %v
}
define void @store_to_a_constant() { ; undefined behaviour: @text is constant [write-to-constant]
  store i8 1, ptr @text
  ret void
}
define i8 @load_of_a_function() { ; undefined behaviour: access to the function @false [access-to-function]
  %v = load i8, ptr @false
  ret i8 %v
}
define i64 @address_of_a_function() { ; 0
  %n = ptrtoint ptr @false to i64
  %r = urem i64 %n, 16
  ret i64 %r
}
define i8 @load_of_an_address() { ; undefined behaviour: the address 0x8 is accessed by a pointer that is based on no object [no-object]
  %v = load i8, ptr inttoptr (i64 8 to ptr)
  ret i8 %v
}
define i8 @load_of_null() { ; undefined behaviour: access through a null pointer [null-pointer]
  %v = load i8, ptr null
  ret i8 %v
}
define i32 @what_is_not_written() { ; undef
  %a = alloca i32
  %v = load i32, ptr %a
  ret i32 %v
}
define [0 x i8] @nothing() { ; []
  %a = alloca [0 x i8]
  %v = load [0 x i8], ptr %a
  ret [0 x i8] %v
}
define i33 @a_width_of_no_bytes() { ; -3
  %a = alloca i33
  store i33 -3, ptr %a
  %v = load i33, ptr %a
  ret i33 %v
}
define [3 x i1] @bits_in_memory() { ; [1, 0, 1]
  %a = alloca [3 x i1]
  store [3 x i1] [i1 true, i1 false, i1 true], ptr %a
  %v = load [3 x i1], ptr %a
  ret [3 x i1] %v
}

; strings and memory of the library

define i64 @length() { ; 3
  %n = call i64 @strlen(ptr @text)
  ret i64 %n
}
define i64 @length_of_what_has_no_end() { ; undefined behaviour: the string in @endless has no end in the object [out-of-bounds]
  %n = call i64 @strlen(ptr @endless)
  ret i64 %n
}
define i64 @length_up_to_the_end() { ; 3
  %n = call i64 @strnlen(ptr @endless, i64 3)
  ret i64 %n
}
define i64 @length_past_the_end() { ; undefined behaviour: the string in @endless has no end in the object [out-of-bounds]
  %n = call i64 @strnlen(ptr @endless, i64 4)
  ret i64 %n
}
define i64 @no_length() { ; 0
  %n = call i64 @strnlen(ptr getelementptr (i8, ptr @endless, i64 3), i64 0)
  ret i64 %n
}
define i64 @length_of_what_is_not_written() { ; undefined behaviour: memory that a library function reads is undef [library-argument]
  %a = alloca [4 x i8]
  %n = call i64 @strlen(ptr %a)
  ret i64 %n
}
define i32 @copy_that_overlaps() { ; undefined behaviour: source and destination of the string overlap [overlapping-copy]
  %to = getelementptr i8, ptr @room, i64 3
  %r = call ptr @strncpy(ptr %to, ptr @room, i64 4)
  ret i32 0
}
define i32 @copy_beside() { ; 0
  %to = getelementptr i8, ptr @room, i64 3
  %r = call ptr @strncpy(ptr %to, ptr @room, i64 3)
  ret i32 0
}
define i32 @copy_from_the_middle() { ; 0
  %from = getelementptr i8, ptr @room, i64 4
  %r = call ptr @strncpy(ptr @room, ptr %from, i64 4)
  ret i32 0
}
define i32 @copy_from_the_middle_that_overlaps() { ; undefined behaviour: source and destination of the string overlap [overlapping-copy]
  %from = getelementptr i8, ptr @room, i64 4
  %r = call ptr @strncpy(ptr @room, ptr %from, i64 5)
  ret i32 0
}
define i32 @copy_of_nothing() { ; 0
  %r = call ptr @strncpy(ptr @room, ptr @room, i64 0)
  ret i32 0
}
define i32 @copy_onto_its_own_end() { ; undefined behaviour: source and destination of the string overlap [overlapping-copy]
  %from = getelementptr i8, ptr @room, i64 5
  %to = getelementptr i8, ptr @room, i64 6
  %r = call ptr @strcpy(ptr %to, ptr %from)
  ret i32 0
}
define i32 @copy_without_room() { ; undefined behaviour: access to 4 bytes at offset 5 of @room, which has 8 bytes [out-of-bounds]
  %to = getelementptr i8, ptr @room, i64 5
  %r = call ptr @strcpy(ptr %to, ptr @text)
  ret i32 0
}
define i32 @appended_to_itself() { ; 0
  %from = getelementptr i8, ptr @room, i64 4
  %r = call ptr @strncat(ptr @room, ptr %from, i64 1)
  ret i32 0
}
define i32 @appended_over_its_end() { ; undefined behaviour: source and destination of the string overlap [overlapping-copy]
  %from = getelementptr i8, ptr @room, i64 5
  %r = call ptr @strncat(ptr @room, ptr %from, i64 2)
  ret i32 0
}
define i8 @bytes_copied() { ; 98
  call void @bcopy(ptr @text, ptr @room, i64 2)
  %p = getelementptr i8, ptr @room, i64 1
  call void @bcopy(ptr @room, ptr %p, i64 3)
  %q = getelementptr i8, ptr @room, i64 2
  %v = load i8, ptr %q
  ret i8 %v
}
define i64 @bytes_cleared() { ; 112585655451745
  %p = getelementptr i8, ptr @room, i64 1
  call void @bzero(ptr %p, i64 2)
  %v = load i64, ptr @room, align 1
  ret i64 %v
}
define ptr @bytes_found() { ; &@text+2
  %p = call ptr @memmem(ptr @text, i64 3, ptr getelementptr (i8, ptr @text, i64 2), i64 1)
  ret ptr %p
}
define ptr @bytes_not_found() { ; null
  %p = call ptr @memmem(ptr @text, i64 2, ptr getelementptr (i8, ptr @text, i64 2), i64 1)
  ret ptr %p
}
define ptr @behind_what_is_copied() { ; &@room+3
  %p = call ptr @mempcpy(ptr @room, ptr @text, i64 3)
  ret ptr %p
}
define i32 @memory_of_no_bytes() { ; 0
  %r = call i32 @memcmp(ptr null, ptr null, i64 0)
  ret i32 %r
}
define i32 @memory_past_the_end() { ; undefined behaviour: access to 4 bytes at offset 0 of @endless, which has 3 bytes [out-of-bounds]
  %r = call i32 @memcmp(ptr @text, ptr @endless, i64 4)
  ret i32 %r
}
define i64 @room_of_malloc() { ; 5
  %p = call ptr @malloc(i64 5)
  %n = call i64 @malloc_usable_size(ptr %p)
  ret i64 %n
}
define i64 @room_of_null() { ; 0
  %n = call i64 @malloc_usable_size(ptr null)
  ret i64 %n
}
define i8 @zeros_of_calloc() { ; 0
  %p = call ptr @calloc(i64 2, i64 3)
  %q = getelementptr i8, ptr %p, i64 5
  %v = load i8, ptr %q
  ret i8 %v
}
define i8 @past_the_zeros_of_calloc() { ; undefined behaviour: access to 1 bytes at offset 6 of object of malloc at 0x100000010, which has 6 bytes [out-of-bounds]
  %p = call ptr @calloc(i64 2, i64 3)
  %q = getelementptr i8, ptr %p, i64 6
  %v = load i8, ptr %q
  ret i8 %v
}
define ptr @too_much_memory() { ; null
  %p = call ptr @malloc(i64 -1)
  ret ptr %p
}
define i64 @alignment_of_malloc() { ; 0
  %a = call ptr @malloc(i64 1)
  %b = call ptr @malloc(i64 1)
  %n = ptrtoint ptr %b to i64
  %r = urem i64 %n, 16
  ret i64 %r
}
define i64 @alignment_that_is_asked_for() { ; 0
  %a = call ptr @malloc(i64 1)
  %b = call ptr @aligned_alloc(i64 256, i64 1)
  %n = ptrtoint ptr %b to i64
  %r = urem i64 %n, 256
  ret i64 %r
}
define i8 @kept_by_realloc() { ; 7
  %p = call ptr @malloc(i64 2)
  %q = getelementptr i8, ptr %p, i64 1
  store i8 7, ptr %q
  %r = call ptr @realloc(ptr %p, i64 9)
  %s = getelementptr i8, ptr %r, i64 1
  %v = load i8, ptr %s
  ret i8 %v
}
define i8 @gone_by_realloc() { ; undefined behaviour: access to object of malloc at 0x100000010, which is freed [after-lifetime]
  %p = call ptr @malloc(i64 2)
  %r = call ptr @realloc(ptr %p, i64 9)
  %v = load i8, ptr %p
  ret i8 %v
}
define void @freed_twice() { ; undefined behaviour: object of malloc at 0x100000010 is freed a second time [bad-free]
  %p = call ptr @malloc(i64 2)
  call void @free(ptr %p)
  call void @free(ptr %p)
  ret void
}
define void @freed_in_the_middle() { ; undefined behaviour: &object of malloc at 0x100000010+1 is freed, which is not the start of its object [bad-free]
  %p = call ptr @malloc(i64 2)
  %q = getelementptr i8, ptr %p, i64 1
  call void @free(ptr %q)
  ret void
}
define void @freed_though_not_allocated() { ; undefined behaviour: @ints is freed, which was not allocated [bad-free]
  call void @free(ptr @ints)
  ret void
}
define void @freed_address() { ; undefined behaviour: address 0x1 is freed, which is no object [bad-free]
  call void @free(ptr inttoptr (i64 1 to ptr))
  ret void
}
define void @freed_poison() { ; undefined behaviour: what is freed is poison [bad-free]
  call void @free(ptr poison)
  ret void
}
define i8 @read_after_free() { ; undefined behaviour: access to object of malloc at 0x100000010, which is freed [after-lifetime]
  %p = call ptr @malloc(i64 2)
  call void @free(ptr %p)
  %v = load i8, ptr %p
  ret i8 %v
}
define double @argument_that_is_poison() { ; undefined behaviour: an argument of a library function is poison [library-argument]
  %d = call double @difftime(i64 poison, i64 1)
  ret double %d
}

; what parameters, results and calls promise

declare void @outside()
define ptr @given_aligned(ptr align 8 %p) {
  ret ptr %p
}
define ptr @given_nonnull(ptr nonnull %p) {
  ret ptr %p
}
define i8 @given_range(i8 range(i8 3, 7) %x) {
  ret i8 %x
}
define i8 @given_defined(i8 noundef %x) {
  ret i8 %x
}
define i8 @given_four(ptr dereferenceable(4) %p) {
  ret i8 1
}
define noundef i8 @gives_defined(i8 %x) {
  ret i8 %x
}
define range(i8 3, 7) i8 @gives_range(i8 %x) {
  ret i8 %x
}
define void @never_returns() noreturn {
  ret void
}
define ptr @passed_eight() { ; address 0x8
  %p = call ptr @given_aligned(ptr inttoptr (i64 8 to ptr))
  ret ptr %p
}
define ptr @passed_four() { ; poison
  %p = call ptr @given_aligned(ptr inttoptr (i64 4 to ptr))
  ret ptr %p
}
define ptr @passed_null() { ; poison
  %p = call ptr @given_nonnull(ptr null)
  ret ptr %p
}
define i8 @passed_the_first() { ; 3
  %r = call i8 @given_range(i8 3)
  ret i8 %r
}
define i8 @passed_the_last() { ; 6
  %r = call i8 @given_range(i8 6)
  ret i8 %r
}
define i8 @passed_one_more() { ; poison
  %r = call i8 @given_range(i8 7)
  ret i8 %r
}
define i8 @passed_one_less() { ; poison
  %r = call i8 @given_range(i8 2)
  ret i8 %r
}
define i8 @passed_undef() { ; undefined behaviour: argument 1, which is noundef, is undef [noundef]
  %r = call i8 @given_defined(i8 undef)
  ret i8 %r
}
define i8 @passed_poison() { ; undefined behaviour: argument 1, which is noundef, is poison [noundef]
  %r = call i8 @given_defined(i8 poison)
  ret i8 %r
}
define i8 @passed_four_bytes() { ; 1
  %r = call i8 @given_four(ptr @text)
  ret i8 %r
}
define i8 @passed_three_bytes() { ; undefined behaviour: argument 1 is not dereferenceable(4) [dereferenceable]
  %r = call i8 @given_four(ptr @endless)
  ret i8 %r
}
define i8 @returned_undef() { ; undefined behaviour: the result, which is noundef, is undef [noundef]
  %r = call i8 @gives_defined(i8 undef)
  ret i8 %r
}
define i8 @returned_in_range() { ; 6
  %r = call i8 @gives_range(i8 6)
  ret i8 %r
}
define i8 @returned_out_of_range() { ; poison
  %r = call i8 @gives_range(i8 7)
  ret i8 %r
}
define void @returned_though_it_must_not() { ; undefined behaviour: a function that is noreturn returns [noreturn]
  call void @never_returns()
  ret void
}
define i8 @called_with_another_type() { ; undefined behaviour: a function of type i8 (i8) is called as i8 (i32) [call-signature]
  %r = call i8 @given_defined(i32 1)
  ret i8 %r
}
define i8 @called_by_another_convention() { ; undefined behaviour: the call's convention is fastcc, that of given_defined is ccc [call-signature]
  %r = call fastcc i8 @given_defined(i8 1)
  ret i8 %r
}
define void @called_null() { ; undefined behaviour: the callee null is no address of a function [call-of-no-function]
  call void null()
  ret void
}
define void @called_data() { ; undefined behaviour: the callee &@ints is no address of a function [call-of-no-function]
  call void @ints()
  ret void
}
define void @called_inside_of_a_function() { ; undefined behaviour: the callee &@false+1 is no address of a function [call-of-no-function]
  call void getelementptr (i8, ptr @false, i64 1)()
  ret void
}
define void @called_poison() { ; undefined behaviour: the callee is poison [call-of-no-function]
  call void poison()
  ret void
}
define void @called_what_is_not_there() { ; running 'outside', a function that is not in the module
  call void @outside()
  ret void
}

; ways

define i8 @branch_on_undef() { ; undefined behaviour: the condition of a branch is undef [branch-on-poison]
  br i1 undef, label %a, label %b
a:
  ret i8 1
b:
  ret i8 2
}
define i8 @switch_on_poison() { ; undefined behaviour: the condition of a switch is poison [branch-on-poison]
  switch i8 poison, label %a [ i8 1, label %b ]
a:
  ret i8 1
b:
  ret i8 2
}
define i8 @switch_to_a_case() { ; 3
  %x = select i1 true, i8 -1, i8 0
  switch i8 %x, label %a [ i8 0, label %b
                           i8 -1, label %c ]
a:
  ret i8 1
b:
  ret i8 2
c:
  ret i8 3
}
define i8 @switch_to_the_default() { ; 1
  %x = select i1 true, i8 2, i8 0
  switch i8 %x, label %a [ i8 0, label %b
                           i8 1, label %b ]
a:
  ret i8 1
b:
  ret i8 2
}
define i8 @label_that_is_listed() { ; 2
  indirectbr ptr blockaddress(@label_that_is_listed, %b), [label %a, label %b]
a:
  ret i8 1
b:
  ret i8 2
}
define i8 @label_that_is_not_listed() { ; undefined behaviour: the address is none of the destinations [indirectbr-destination]
  indirectbr ptr blockaddress(@label_that_is_not_listed, %b), [label %a]
a:
  ret i8 1
b:
  ret i8 2
}
define i8 @label_of_null() { ; undefined behaviour: the address is none of the destinations [indirectbr-destination]
  indirectbr ptr null, [label %a]
a:
  ret i8 1
}
define void @unreachable_is_reached() { ; undefined behaviour: unreachable is reached [unreachable]
  unreachable
}
define i8 @select_on_poison() { ; poison
  %r = select i1 poison, i8 1, i8 2
  ret i8 %r
}
define i8 @choice_of_two_lanes() { ; 14
  %v = select <2 x i1> <i1 true, i1 false>, <2 x i8> <i8 1, i8 2>, <2 x i8> <i8 3, i8 4>
  %a = extractelement <2 x i8> %v, i32 0
  %b = extractelement <2 x i8> %v, i32 1
  %c = mul i8 %a, 10
  %r = add i8 %c, %b
  ret i8 %r
}
define i8 @element_behind_the_last() { ; poison
  %r = extractelement <2 x i8> <i8 1, i8 2>, i32 2
  ret i8 %r
}

; atomic operations

define { i32, i1 } @exchanged() { ; [5, 1]
  %a = alloca i32
  store i32 5, ptr %a
  %r = cmpxchg ptr %a, i32 5, i32 6 seq_cst seq_cst
  ret { i32, i1 } %r
}
define { i32, i1 } @not_exchanged() { ; [5, 0]
  %a = alloca i32
  store i32 5, ptr %a
  %r = cmpxchg ptr %a, i32 4, i32 6 seq_cst seq_cst
  ret { i32, i1 } %r
}
define i32 @held_after_an_exchange() { ; 6
  %a = alloca i32
  store i32 5, ptr %a
  %r = cmpxchg ptr %a, i32 5, i32 6 seq_cst seq_cst
  %v = load i32, ptr %a
  ret i32 %v
}
define { i32, i1 } @compared_with_poison() { ; undefined behaviour: what is compared is poison [compare-of-poison]
  %a = alloca i32
  store i32 5, ptr %a
  %r = cmpxchg ptr %a, i32 poison, i32 6 seq_cst seq_cst
  ret { i32, i1 } %r
}
define { i32, i1 } @exchanged_in_a_constant() { ; undefined behaviour: @text is constant [write-to-constant]
  %r = cmpxchg ptr @text, i32 1, i32 6 seq_cst seq_cst
  ret { i32, i1 } %r
}

; copies

define i32 @memcpy_that_overlaps() { ; undefined behaviour: source and destination overlap and are not the same [overlapping-copy]
  %a = alloca [8 x i8]
  %b = getelementptr i8, ptr %a, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 4, i1 false)
  ret i32 0
}
define i32 @memcpy_beside() { ; 0
  %a = alloca [8 x i8]
  %b = getelementptr i8, ptr %a, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 4, i1 false)
  ret i32 0
}
define i32 @memcpy_onto_itself() { ; 0
  %a = alloca [8 x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %a, i64 8, i1 false)
  ret i32 0
}
define i32 @memcpy_past_the_end() { ; undefined behaviour: access to 9 bytes at offset 0 of %a, which has 8 bytes [out-of-bounds]
  %a = alloca [8 x i8]
  %b = alloca [9 x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 9, i1 false)
  ret i32 0
}
define i32 @memcpy_of_nothing() { ; 0
  call void @llvm.memcpy.p0.p0.i64(ptr null, ptr null, i64 0, i1 false)
  ret i32 0
}
define i32 @memmove_that_overlaps() { ; 117703426
  %a = alloca [8 x i8]
  store i64 u0x0807060504030201, ptr %a
  %b = getelementptr i8, ptr %a, i64 2
  call void @llvm.memmove.p0.p0.i64(ptr %b, ptr %a, i64 4, i1 false)
  %c = getelementptr i8, ptr %a, i64 3
  %v = load i32, ptr %c, align 1
  ret i32 %v
}
define i32 @memset_past_the_end() { ; undefined behaviour: access to 9 bytes at offset 0 of %a, which has 8 bytes [out-of-bounds]
  %a = alloca [8 x i8]
  call void @llvm.memset.p0.i64(ptr %a, i8 1, i64 9, i1 false)
  ret i32 0
}
define i64 @size_of_an_object() { ; 11
  %n = call i64 @llvm.objectsize.i64.p0(ptr getelementptr (i8, ptr @ints, i64 5), i1 false, i1 true, i1 false)
  ret i64 %n
}

; lists of variable arguments on x86-64

%list = type { i32, i32, ptr, ptr }
define i64 @list(i32 %n, ...) {
  %l = alloca %list
  call void @llvm.va_start.p0(ptr %l)
  %registers = load i32, ptr %l
  %at = getelementptr i8, ptr %l, i64 4
  %vectors = load i32, ptr %at
  %first = getelementptr %list, ptr %l, i64 0, i32 2
  %second = getelementptr %list, ptr %l, i64 0, i32 3
  %p = load ptr, ptr %first
  %q = load ptr, ptr %second
  %same = icmp eq ptr %p, %q
  %word = zext i1 %same to i64
  %a = zext i32 %registers to i64
  %b = zext i32 %vectors to i64
  %c = mul i64 %a, 1000
  %d = add i64 %c, %b
  %e = mul i64 %d, 10
  %f = add i64 %e, %word
  %copy = alloca %list
  call void @llvm.va_copy.p0(ptr %copy, ptr %l)
  %v = va_arg ptr %copy, i32
  %w = va_arg ptr %copy, double
  %x = va_arg ptr %copy, i8
  %y = va_arg ptr %copy, i64
  %z = fptoui double %w to i64
  %vv = zext i32 %v to i64
  %xx = zext i8 %x to i64
  %g = mul i64 %f, 10
  %h = add i64 %g, %vv
  %i = mul i64 %h, 10
  %j = add i64 %i, %z
  %k = mul i64 %j, 10
  %m = add i64 %k, %xx
  %o = mul i64 %m, 10
  %r = add i64 %o, %y
  ret i64 %r
}
define i64 @list_on_x86_64() { ; 4817611234
  %r = call i64 (i32, ...) @list(i32 0, i32 1, double 2.0, i8 3, i64 4)
  ret i64 %r
}

; denormal numbers, which attributes flush

define float @a_denormal_sum() { ; -5.877471754111438e-39
  %r = fadd float 0xB810000000000000, 0x3800000000000000
  ret float %r
}
define float @a_sum_flushed_to_zero() "denormal-fp-math"="positive-zero,ieee" { ; 0.0
  %r = fadd float 0xB810000000000000, 0x3800000000000000
  ret float %r
}
define float @a_sum_flushed_with_its_sign() "denormal-fp-math-f32"="preserve-sign,ieee" { ; -0.0
  %r = fadd float 0xB810000000000000, 0x3800000000000000
  ret float %r
}
define float @a_denormal_operand_is_zero() "denormal-fp-math"="ieee,preserve-sign" { ; -1.1754943508222875e-38
  %r = fadd float 0xB810000000000000, 0x3800000000000000
  ret float %r
}
define double @denormal_operands_of_float_alone() "denormal-fp-math-f32"="preserve-sign" { ; 5e-324
  %r = fadd double 0x0000000000000001, 0.0
  ret double %r
}
define i1 @a_denormal_is_equal_to_zero() "denormal-fp-math"="ieee,positive-zero" { ; 1
  %r = fcmp oeq float 0x3800000000000000, -0.0
  ret i1 %r
}
define i1 @a_denormal_whose_sign_is_changed_stays() "denormal-fp-math"="positive-zero" { ; 1
  %n = fneg float 0x3800000000000000
  %r = call i1 @llvm.is.fpclass.f32(float %n, i32 16)
  ret i1 %r
}
define float @a_denormal_made_canonical() "denormal-fp-math"="preserve-sign" { ; -0.0
  %r = call float @llvm.canonicalize.f32(float 0xB800000000000000)
  ret float %r
}
define <2 x float> @denormal_lanes() "denormal-fp-math"="preserve-sign" { ; [-0.0, 2.0]
  %r = fmul <2 x float> <float 0xB800000000000000, float 2.0>, splat (float 1.0)
  ret <2 x float> %r
}
define fp128 @a_wide_denormal() "denormal-fp-math"="preserve-sign" { ; 170141183460469231731687303715884105728
  %r = fadd fp128 0xL00000000000000018000000000000000, 0xL00000000000000008000000000000000
  ret fp128 %r
}
define float @denormals_as_the_program_sets_them() "denormal-fp-math"="dynamic" { ; -5.877471754111438e-39
  %r = fadd float 0xB810000000000000, 0x3800000000000000
  ret float %r
}
define float @a_denormal_result_in_a_loop() "denormal-fp-math"="positive-zero" { ; 0.0
entry:
  br label %loop
loop:
  %x = phi float [ 0x3810000000000000, %entry ], [ %h, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %h = fmul float %x, 5.000000e-01
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, 3
  br i1 %c, label %out, label %loop
out:
  ret float %h
}
define float @a_reduction_of_denormals() "denormal-fp-math"="positive-zero" { ; running 'call' where denormal numbers are flushed
  %r = call float @llvm.vector.reduce.fadd.v2f32(float 0.0, <2 x float> splat (float 1.0))
  ret float %r
}

; indices of constants

define ptr @constant_index_of_a_byte() { ; &@ints-1
  ret ptr getelementptr (i8, ptr @ints, i8 -1)
}
define ptr @largest_constant_index_of_a_byte() { ; &@ints+127
  ret ptr getelementptr (i8, ptr @ints, i8 127)
}
define ptr @least_constant_index_of_a_byte() { ; &@ints-133120
  ret ptr getelementptr ([4 x i32], ptr @ints, i8 -128, i16 -32768)
}
define ptr @constant_index_of_one_bit() { ; &@ints-4
  ret ptr getelementptr (i32, ptr @ints, i1 true)
}
define i32 @list_copied_to_itself() { ; 7
  %r = call i32 (i32, ...) @second(i32 1, i32 7)
  ret i32 %r
}
define i32 @second(i32 %first, ...) {
  %l = alloca [24 x i8], align 8
  call void @llvm.va_start.p0(ptr %l)
  call void @llvm.va_copy.p0(ptr %l, ptr %l)
  %r = va_arg ptr %l, i32
  ret i32 %r
}
define i32 @element_of_a_constant() { ; 20
  %r = extractelement <2 x i32> <i32 10, i32 20>, i32 1
  ret i32 %r
}
define <2 x float> @largest_of_each_lane() { ; [3.0, 6.0]
  %p = alloca <2 x float>
  store <2 x float> <float 1.0, float 3.0>, ptr %p
  %old = atomicrmw fmax ptr %p, <2 x float> <float 2.0, float -1.0> seq_cst
  %new = load <2 x float>, ptr %p
  %both = fadd <2 x float> %new, %old
  ret <2 x float> %both
}

; nofpclass, and what it is of lanes

define nofpclass(inf) float @no_infinity() { ; 1.0
  ret float 1.0
}
define nofpclass(nan) float @no_number() { ; poison
  %z = fdiv float 0.0, 0.0
  ret float %z
}
define nofpclass(nan inf) [2 x <2 x half>] @lanes_of_classes() { ; [[1.0, poison], [0.0, 0.0]]
  ret [2 x <2 x half>] [<2 x half> <half 1.0, half 0xH7C00>, <2 x half> zeroinitializer]
}
define noundef nofpclass(pinf) x86_fp80 @neither_undef_nor_infinite() { ; undefined behaviour: the result is pinf, which is excluded by nofpclass; it is noundef [nofpclass]
  %i = fpext double 0x7FF0000000000000 to x86_fp80
  ret x86_fp80 %i
}
define range(i8 0, 3) <2 x i8> @lanes_in_a_range() { ; [2, poison]
  ret <2 x i8> <i8 2, i8 3>
}

; places of setjmp

@place = global [64 x i64] zeroinitializer
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
declare void @qsort(ptr, i64, i64, ptr)
define i32 @jumps_out(ptr %a, ptr %b) {
  call void @longjmp(ptr @place, i32 7)
  unreachable
}
define void @sorts() {
  call void @qsort(ptr @ints, i64 4, i64 4, ptr @jumps_out)
  ret void
}
define i32 @back_from_within_qsort() { ; 7
  %r = call i32 @_setjmp(ptr @place)
  %c = icmp eq i32 %r, 0
  br i1 %c, label %first, label %again
first:
  call void @qsort(ptr @ints, i64 4, i64 4, ptr @jumps_out)
  ret i32 1
again:
  ret i32 %r
}
define i32 @back_two_calls_from_within_qsort() { ; 7
  %r = call i32 @_setjmp(ptr @place)
  %c = icmp eq i32 %r, 0
  br i1 %c, label %first, label %again
first:
  call void @sorts()
  ret i32 1
again:
  %s = call i32 @gives(i32 %r)
  ret i32 %s
}
define i32 @gives(i32 %x) {
  ret i32 %x
}

; the numbers beside zero and beside the smallest that are normal, of x86_fp80, as bits

declare x86_fp80 @nextafterl(x86_fp80, x86_fp80)
define x86_fp80 @below_zero_extended() { ; 604462909807314587353089
  %r = call x86_fp80 @nextafterl(x86_fp80 0xK00000000000000000000, x86_fp80 0xKBFFF8000000000000000)
  ret x86_fp80 %r
}
define x86_fp80 @below_the_smallest_normal() { ; 9223372036854775807
  %r = call x86_fp80 @nextafterl(x86_fp80 0xK00018000000000000000, x86_fp80 0xK00000000000000000000)
  ret x86_fp80 %r
}
define x86_fp80 @above_the_largest_subnormal() { ; 27670116110564327424
  %r = call x86_fp80 @nextafterl(x86_fp80 0xK00007FFFFFFFFFFFFFFF, x86_fp80 0xK3FFF8000000000000000)
  ret x86_fp80 %r
}

; the class of two doubles, of which the second has its last bit

define i1 @a_pair_of_which_the_second_is_odd() { ; 1
  %r = call i1 @llvm.is.fpclass.ppcf128(ppc_fp128 0xM3FF00000000000003C90000000000001, i32 256)
  ret i1 %r
}

; calls of a type that is not the function's

define i32 @sum_of_two(i32 %x, i32 %y) {
  %s = add i32 %x, %y
  ret i32 %s
}
define i32 @called_without_a_prototype() { ; 7
  %s = call i32 (...) @sum_of_two(i32 3, i32 4)
  ret i32 %s
}

; what is scanned: one character where no width is given

@two_characters = constant [3 x i8] c"xy\00"
@characters = constant [5 x i8] c"%c%c\00"
declare i32 @sscanf(ptr, ptr, ...)
define <3 x i32> @characters_one_by_one() { ; [2, 120, 121]
  %a = alloca i8
  %b = alloca i8
  %n = call i32 (ptr, ptr, ...) @sscanf(ptr @two_characters, ptr @characters, ptr %a, ptr %b)
  %x = load i8, ptr %a
  %y = load i8, ptr %b
  %first = zext i8 %x to i32
  %second = zext i8 %y to i32
  %r = insertelement <3 x i32> poison, i32 %n, i32 0
  %s = insertelement <3 x i32> %r, i32 %first, i32 1
  %t = insertelement <3 x i32> %s, i32 %second, i32 2
  ret <3 x i32> %t
}

; what a list of variable arguments is written as

@number_and_text = constant [6 x i8] c"%d-%s\00"
declare i32 @vsprintf(ptr, ptr, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @written(ptr %to, ...) {
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %list)
  %n = call i32 @vsprintf(ptr %to, ptr @number_and_text, ptr %list)
  ret i32 %n
}
define <4 x i32> @written_by_a_list() { ; [6, 52, 45, 99]
  %room = alloca [8 x i8]
  %n = call i32 (ptr, ...) @written(ptr %room, i32 42, ptr @text)
  %third = getelementptr i8, ptr %room, i64 2
  %last = getelementptr i8, ptr %room, i64 5
  %a = load i8, ptr %room
  %b = load i8, ptr %third
  %c = load i8, ptr %last
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %z = zext i8 %c to i32
  %r = insertelement <4 x i32> poison, i32 %n, i32 0
  %s = insertelement <4 x i32> %r, i32 %x, i32 1
  %t = insertelement <4 x i32> %s, i32 %y, i32 2
  %u = insertelement <4 x i32> %t, i32 %z, i32 3
  ret <4 x i32> %u
}

; what C++'s runtime keeps

@guard = global i64 0
@_ZTIi = external constant ptr
@_ZTIl = external constant ptr
declare i32 @__cxa_guard_acquire(ptr)
declare void @__cxa_guard_release(ptr)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare void @__cxa_rethrow()
declare i32 @__gxx_personality_v0(...)
define <3 x i32> @guarded() { ; [1, 1, 0]
  %first = call i32 @__cxa_guard_acquire(ptr @guard)
  %second = call i32 @__cxa_guard_acquire(ptr @guard)
  call void @__cxa_guard_release(ptr @guard)
  %third = call i32 @__cxa_guard_acquire(ptr @guard)
  %r = insertelement <3 x i32> poison, i32 %first, i32 0
  %s = insertelement <3 x i32> %r, i32 %second, i32 1
  %t = insertelement <3 x i32> %s, i32 %third, i32 2
  ret <3 x i32> %t
}
define i32 @no_type_is_allowed() personality ptr @__gxx_personality_v0 { ; -1
  %e = call ptr @__cxa_allocate_exception(i64 4)
  invoke void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
          to label %never unwind label %pad
never:
  unreachable
pad:
  %l = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %s = extractvalue { ptr, i32 } %l, 1
  ret i32 %s
}
define i32 @the_second_clause_takes_it() personality ptr @__gxx_personality_v0 { ; 1
  %e = call ptr @__cxa_allocate_exception(i64 4)
  invoke void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
          to label %never unwind label %pad
never:
  unreachable
pad:
  %l = landingpad { ptr, i32 }
          catch ptr @_ZTIl
          catch ptr @_ZTIi
  %s = extractvalue { ptr, i32 } %l, 1
  %w = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi)
  %same = icmp eq i32 %s, %w
  %r = zext i1 %same to i32
  ret i32 %r
}
declare i32 @llvm.eh.typeid.for.p0(ptr)
define i32 @caught_twice_and_thrown_again() personality ptr @__gxx_personality_v0 { ; 7
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 7, ptr %e
  invoke void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
          to label %never unwind label %pad
never:
  unreachable
pad:
  %l = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %x = extractvalue { ptr, i32 } %l, 0
  %o = call ptr @__cxa_begin_catch(ptr %x)
  %p = call ptr @__cxa_begin_catch(ptr %x)
  invoke void @__cxa_rethrow()
          to label %never unwind label %again
again:
  %m = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  call void @__cxa_end_catch()
  call void @__cxa_end_catch()
  %y = extractvalue { ptr, i32 } %m, 0
  %q = call ptr @__cxa_begin_catch(ptr %y)
  %v = load i32, ptr %q
  call void @__cxa_end_catch()
  ret i32 %v
}
define i32 @freed_when_nobody_holds_it() personality ptr @__gxx_personality_v0 { ; undefined behaviour: access to exception, which is freed [after-lifetime]
  %e = call ptr @__cxa_allocate_exception(i64 4)
  invoke void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
          to label %never unwind label %pad
never:
  unreachable
pad:
  %l = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %x = extractvalue { ptr, i32 } %l, 0
  %o = call ptr @__cxa_begin_catch(ptr %x)
  %p = call ptr @__cxa_begin_catch(ptr %x)
  call void @__cxa_end_catch()
  store i32 7, ptr %o
  call void @__cxa_end_catch()
  %v = load i32, ptr %o
  ret i32 %v
}

; numbers that a conversion cannot give

declare i32 @llvm.lround.i32.f64(double)
define i32 @rounded_beyond_the_last() { ; -2147483648
  %r = call i32 @llvm.lround.i32.f64(double 4294967296.0)
  ret i32 %r
}
define i32 @rounded_to_the_last() { ; 2147483647
  %r = call i32 @llvm.lround.i32.f64(double 2147483647.0)
  ret i32 %r
}
define i32 @rounded_to_the_first() { ; -2147483648
  %r = call i32 @llvm.lround.i32.f64(double -2147483648.0)
  ret i32 %r
}
define i8 @converted_beyond_the_last() { ; poison
  %r = fptosi double 128.0 to i8
  ret i8 %r
}
define i8 @converted_to_the_last() { ; 127
  %r = fptosi double 127.5 to i8
  ret i8 %r
}
define i8 @converted_to_the_first() { ; -128
  %r = fptosi double -128.5 to i8
  ret i8 %r
}
define i8 @converted_below_the_first() { ; poison
  %r = fptosi double -129.0 to i8
  ret i8 %r
}
define i8 @converted_to_the_last_unsigned() { ; -1
  %r = fptoui double 255.5 to i8
  ret i8 %r
}
define i8 @converted_beyond_the_last_unsigned() { ; poison
  %r = fptoui double 256.0 to i8
  ret i8 %r
}
define i8 @converted_to_nothing_unsigned() { ; 0
  %r = fptoui double -0.5 to i8
  ret i8 %r
}

; quotients and rests of the library, and what an assumption says of two pointers

declare i64 @div(i32, i32)
declare { i64, i64 } @ldiv(i64, i64)
declare void @llvm.assume(i1)
define i64 @quotient_and_rest() { ; -3
  %r = call i64 @div(i32 -7, i32 2)
  ret i64 %r
}
define i64 @quotient_and_rest_the_other_way() { ; 12884901884
  %r = call i64 @div(i32 14, i32 -3)
  ret i64 %r
}
define { i64, i64 } @long_quotient_and_rest() { ; [-3, -1]
  %r = call { i64, i64 } @ldiv(i64 -7, i64 2)
  ret { i64, i64 } %r
}
define i32 @apart() { ; 1
  %p = alloca i8
  %q = alloca i8
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p, ptr %q) ]
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr null, ptr %q) ]
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 1), "nonnull"(ptr %q), "dereferenceable"(ptr %q, i64 1) ]
  ret i32 1
}
define i32 @not_apart() { ; undefined behaviour: &%p and &%p+1 are in one object, and separate_storage is assumed [assume]
  %p = alloca [2 x i8]
  %q = getelementptr i8, ptr %p, i64 1
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p, ptr %q) ]
  ret i32 1
}
define i32 @assumed_wrongly_aligned() { ; undefined behaviour: the address of &%p+1 is no multiple of 2, as align is assumed [assume]
  %p = alloca [2 x i8], align 2
  %q = getelementptr i8, ptr %p, i64 1
  call void @llvm.assume(i1 true) [ "align"(ptr %q, i64 2, i64 1) ]
  call void @llvm.assume(i1 true) [ "align"(ptr %q, i64 2) ]
  ret i32 1
}
define i32 @assumed_wrongly_large() { ; undefined behaviour: &%p is assumed to be dereferenceable(3) [assume]
  %p = alloca [2 x i8]
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 2) ]
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 3) ]
  ret i32 1
}
define i32 @assumed_wrongly_there() { ; undefined behaviour: null is assumed to be nonnull [assume]
  call void @llvm.assume(i1 true) [ "nonnull"(ptr inttoptr (i64 1 to ptr)) ]
  call void @llvm.assume(i1 true) [ "nonnull"(ptr null) ]
  ret i32 1
}

; what nnan and ninf exclude, of every format

declare x86_fp80 @llvm.sqrt.f80(x86_fp80)
declare fp128 @llvm.maxnum.f128(fp128, fp128)
declare x86_fp80 @llvm.powi.f80.i32(x86_fp80, i32)
declare double @llvm.sqrt.f64(double)
define x86_fp80 @the_root_of_nan() { ; poison
  %r = call nnan x86_fp80 @llvm.sqrt.f80(x86_fp80 0xK7FFFC000000000000000)
  ret x86_fp80 %r
}
define x86_fp80 @the_root_that_is_nan() { ; poison
  %r = call nnan x86_fp80 @llvm.sqrt.f80(x86_fp80 0xKBFFF8000000000000000)
  ret x86_fp80 %r
}
define double @the_root_that_is_infinite() { ; poison
  %r = call ninf double @llvm.sqrt.f64(double 0x7FF0000000000000)
  ret double %r
}
define fp128 @the_larger_of_infinity() { ; poison
  %r = call ninf fp128 @llvm.maxnum.f128(fp128 0xL00000000000000003FFF000000000000, fp128 0xL00000000000000007FFF000000000000)
  ret fp128 %r
}
define x86_fp80 @a_power_whose_exponent_is_no_float() { ; 302222231531620438900736
  %r = call nnan ninf x86_fp80 @llvm.powi.f80.i32(x86_fp80 0xK3FFF8000000000000000, i32 -1)
  ret x86_fp80 %r
}

; where an indirect branch goes

define i32 @to_a_label() { ; 1
  indirectbr ptr blockaddress(@to_a_label, %a), [label %a, label %b]
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @to_a_byte_behind_a_label() { ; undefined behaviour: the address is none of the destinations [indirectbr-destination]
  %p = getelementptr i8, ptr blockaddress(@to_a_byte_behind_a_label, %a), i64 1
  indirectbr ptr %p, [label %a, label %b]
a:
  ret i32 1
b:
  ret i32 2
}
