;;; immarg-alone
declare void @llvm.test.immarg(i32 immarg inreg)

;;; attributes-of-passing
declare void @f(ptr byval(i32) inreg)

;;; inalloca-readonly
declare void @f(ptr inalloca(i32) readonly)

;;; sret-returned and returned-type
declare void @f(ptr sret(i32) returned)

;;; zeroext-signext
declare void @f(i32 zeroext signext)

;;; readnone-readonly
declare void @f(ptr readnone readonly)

;;; readnone-writeonly
declare void @f(ptr readnone writeonly)

;;; readonly-writeonly
declare void @f(ptr readonly writeonly)

;;; writable-readnone
declare void @f(ptr writable readnone)

;;; writable-readonly
declare void @f(ptr writable readonly)

;;; attribute-type
declare void @f(i32 nonnull)

;;; attribute-type
declare noundef void @f()

;;; attribute-type
declare void @f(i8 range(i32 0, 5))

;;; attribute-type
declare void @f(i32 nofpclass(nan))

;;; byval-unsized
%t = type opaque
declare void @f(ptr byval(%t))

;;; byref-unsized
%t = type opaque
declare void @f(ptr byref(%t))

;;; inalloca-unsized
%t = type opaque
declare void @f(ptr inalloca(%t))

;;; preallocated-unsized
%t = type opaque
declare void @f(ptr preallocated(%t))

;;; byval-huge
declare void @f(ptr byval([4294967296 x i8]))

;;; byref-huge
declare void @f(ptr byref([4294967296 x i8]))

;;; inalloca-huge
declare void @f(ptr inalloca([4294967296 x i8]))

;;; preallocated-huge
declare void @f(ptr preallocated([4294967296 x i8]))

;;; byval-target-type
declare void @f(ptr byval(target("amdgcn.named.barrier", 0)))

;;; immarg-place
declare void @f(i32 immarg)

;;; elementtype-place
declare void @g(ptr)
define void @f(ptr %p) {
  call void @g(ptr elementtype(i32) %p)
  ret void
}

;;; nest-twice
declare void @f(ptr nest, ptr nest)

;;; returned-twice
declare ptr @f(ptr returned, ptr returned)

;;; returned-type
declare i32 @f(ptr returned)

;;; sret-twice
declare void @f(ptr sret(i32), ptr sret(i32))

;;; sret-place
declare void @f(i32, i32, ptr sret(i32))

;;; swiftself-twice
declare void @f(ptr swiftself, ptr swiftself)

;;; swiftasync-twice
declare void @f(ptr swiftasync, ptr swiftasync)

;;; swifterror-twice
declare void @f(ptr swifterror, ptr swifterror)

;;; inalloca-place
declare void @f(ptr inalloca(i32), i32)

;;; noinline-alwaysinline
declare void @f() noinline alwaysinline

;;; optnone-noinline
declare void @f() optnone

;;; optsize-optnone
declare void @f() noinline optnone optsize

;;; minsize-optnone
declare void @f() noinline optnone minsize

;;; optdebug-optnone
declare void @f() noinline optnone optdebug

;;; optsize-optdebug
declare void @f() optdebug optsize

;;; minsize-optdebug
declare void @f() optdebug minsize

;;; sanitize-realtime
declare void @f() sanitize_realtime sanitize_realtime_blocking

;;; writable-memory
declare void @f(ptr writable) memory(read)

;;; jumptable
declare void @f() jumptable

;;; allocsize-place
declare ptr @f(i32) allocsize(3)

;;; allocsize-type
declare ptr @f(ptr) allocsize(0)

;;; allockind-one
declare ptr @f() allockind("alloc,realloc")

;;; allockind-free
declare void @f(ptr allocptr) allockind("free,zeroed")

;;; allockind-zeroed
declare ptr @f() allockind("alloc,zeroed,uninitialized")

;;; vscale-zero
declare void @f() vscale_range(0, 4)

;;; vscale-minimum
declare void @f() vscale_range(3, 4)

;;; vscale-order
declare void @f() vscale_range(8, 4)

;;; vscale-maximum
declare void @f() vscale_range(1, 3)

;;; string-flag
declare void @f() "no-jump-tables"="maybe"

;;; sme-streaming
declare void @f() "aarch64_pstate_sm_enabled" "aarch64_pstate_sm_compatible"

;;; sme-za
declare void @f() "aarch64_new_za" "aarch64_in_za"

;;; sme-zt0
declare void @f() "aarch64_new_zt0" "aarch64_in_zt0"

;;; zeroed-variant-empty
declare ptr @f() allockind("alloc") "alloc-variant-zeroed"=""

;;; zeroed-variant-family
declare ptr @f() allockind("alloc") "alloc-variant-zeroed"="g" "alloc-family"="a"
declare ptr @g() allockind("alloc,zeroed") "alloc-family"="b"

;;; zeroed-variant-kind
declare ptr @f() allockind("alloc") "alloc-variant-zeroed"="g" "alloc-family"="a"
declare ptr @g() allockind("alloc") "alloc-family"="a"

;;; zeroed-variant-type
declare ptr @f() allockind("alloc") "alloc-variant-zeroed"="g" "alloc-family"="a"
declare ptr @g(i32) allockind("alloc,zeroed") "alloc-family"="a"

;;; zeroed-variant-convention llvm 23
declare cc 99 ptr @f() "alloc-variant-zeroed"="g"
declare cc 100 ptr @g() allockind("alloc,zeroed")

;;; frame-pointer
declare void @f() "frame-pointer"="sometimes"

;;; evex512 llvm 19
target triple = "x86_64-pc-linux-gnu"
declare void @f(<16 x i32>) "target-features"="+avx512f,-evex512"

;;; string-unsigned
declare void @f() "warn-stack-size"="-1"

;;; patchable-section
declare void @f() "patchable-function-entry-section"=""

;;; sign-return-address-key-alone
declare void @f() "sign-return-address-key"="a_key"

;;; branch-protection
declare void @f() "sign-return-address"="some"

;;; vector-variant
declare void @f() "vector-function-abi-variant"="_ZGV_LLVM_M4v_f(g)"

;;; denormal-fp-math
declare void @f() "denormal-fp-math"="flush"

;;; modular-format-count
declare void @f() "modular-format"="printf,1,2"

;;; modular-format-integer
declare void @f() "modular-format"="printf,1,two,a,b"

;;; modular-format-place
declare void @f() "modular-format"="printf,1,2,a,b"

;;; target-feature-empty
declare void @f() "target-features"="+a,,+b"

;;; target-feature-sign
declare void @f() "target-features"="a"

;;; attribute-range-width llvm 19
declare void @f(i32 range(i8 1, 0))
