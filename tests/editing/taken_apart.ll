; Globals of all kinds that belong together for different reasons.
source_filename = "parts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%pair = type { i32, ptr }

module asm ".globl from_assembly"

$group = comdat any
$lone = comdat largest
$stale = comdat any
$of.local = comdat nodeduplicate
$across = comdat any

@counter = internal global i32 0
@text = private unnamed_addr constant [3 x i8] c"ab\00"
@0 = internal global i32 7
@table = global [2 x ptr] [ptr @first, ptr @.second]
@group = linkonce_odr global i32 1, comdat
@member = linkonce_odr global i32 2, comdat($group)
@lone = weak_odr global i64 3, comdat
@stale = linkonce_odr global i64 3, comdat
@held = internal global i64 3, comdat($of.local)
@across = linkonce_odr addrspace(1) global i64 3, comdat
@places = internal constant [2 x ptr] [ptr blockaddress(@jumps, %a), ptr blockaddress(@jumps, %b)]
@external = external global i8
@unused = external global i8
@weak.one = extern_weak global i8
@common = common global i32 0
@once = linkonce global i32 3
@thread = internal thread_local global i32 4
@available = available_externally global i32 5
@constant = constant i32 6
@exported = dllexport global i32 8
@difference = global i64 sub (i64 ptrtoint (ptr @counter to i64), i64 ptrtoint (ptr @first to i64))
@llvm.used = appending global [2 x ptr] [ptr @thread, ptr @text], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @once], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @starts, ptr null }]

@same = alias i32, ptr @counter
@local.alias = internal alias i32, getelementptr (i8, ptr @same, i64 1)
@of.group = alias i8, getelementptr (i8, ptr @of.member, i64 1)
@of.member = linkonce_odr alias i32, ptr @member
@of.space = alias i64, addrspacecast (ptr addrspace(1) @across to ptr)
@of.place = alias i8, getelementptr (i8, ptr @constant, i64 4)
@of.function = weak alias i32 (i32), ptr @first
@chosen.alias = alias ptr (), ptr @resolver

define i32 @first(i32 %x) {
  %y = load i32, ptr @counter
  %z = call i32 @helper(i32 %y)
  ret i32 %z
}

define i32 @.second() personality ptr @personality {
  %y = invoke i32 @first(i32 1) to label %fine unwind label %bad
fine:
  ret i32 %y
bad:
  %l = landingpad { ptr, i32 } cleanup
  %c = load ptr, ptr @places
  resume { ptr, i32 } %l
}

define internal i32 @helper(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 0, label %zero
    i32 1, label %one
  ]
zero:
  %t = load i8, ptr @text
  ret i32 4
one:
  %d = udiv exact i32 %x, 3
  br label %other
other:
  %r = phi i32 [ %d, %one ], [ 5, %entry ]
  store i32 %r, ptr @of.place
  ret i32 %r
}

define void @jumps(i1 %c) {
  %p = select i1 %c, ptr blockaddress(@jumps, %a), ptr blockaddress(@jumps, %b)
  indirectbr ptr %p, [label %a, label %b]
a:
  ret void
b:
  ret void
}

define ptr @takes() {
  %q = load ptr, ptr getelementptr (ptr, ptr @places, i64 1)
  %r = call i64 @group.function(i32 2)
  ret ptr blockaddress(@jumps, %a)
}

define internal ptr @resolver() {
  ret ptr @first
}

define linkonce_odr i64 @group.function(i32 %x) comdat($group) {
  %v = load i64, ptr @lone
  ret i64 %v
}

define internal void @starts() {
  store i32 2, ptr @0
  %r = call ptr @chosen.alias()
  ret void
}

define linkonce_odr void @spare() {
  call void @never()
  ret void
}

define available_externally i32 @elsewhere() {
  %n = load i64, ptr @held
  ret i32 5
}

define private void @dead() {
  call void @dead.too()
  ret void
}

define internal void @dead.too() {
  call void @dead()
  ret void
}

define weak void @recursive(i32 %n) {
  %e = load i8, ptr @external
  call void @recursive(i32 %n)
  %m = load i32, ptr @thread
  ret void
}

define hidden i32 @main() {
  %a = call i32 @first(i32 3)
  %b = call i32 @elsewhere()
  call void @outside(i32 %a)
  ret i32 %b
}

declare i32 @personality(...)
declare void @never()
declare void @outside(i32)
declare void @outside.too()
declare extern_weak void @maybe()
