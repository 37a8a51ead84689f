"""The names of runtime functions by target, as each release of LLVM uses them: the data of `runtime_calls`.

`FIRST_NAMES` are those of LLVM 13; `ADDED_NAMES` says what LLVM 14, 15, 17 and 18 brought. From LLVM 19 on they depend
on the target: of each group a rule says for which (`runtime_call_names_21` has those of LLVM 21, and so on). A rule is
a list of `architectures / systems`, separated by `;`, in which `-` stands before those that are not meant and `*` for
all.
"""

from __future__ import annotations

from typing import Final

FIRST_NAMES: Final = """
_Unwind_Resume __adddf3 __addsf3 __addtf3 __addxf3 __ashldi3 __ashlhi3 __ashlsi3 __ashlti3 __ashrdi3 __ashrhi3
__ashrsi3 __ashrti3 __atomic_compare_exchange __atomic_compare_exchange_1 __atomic_compare_exchange_16
__atomic_compare_exchange_2 __atomic_compare_exchange_4 __atomic_compare_exchange_8 __atomic_exchange
__atomic_exchange_1 __atomic_exchange_16 __atomic_exchange_2 __atomic_exchange_4 __atomic_exchange_8
__atomic_fetch_add_1 __atomic_fetch_add_16 __atomic_fetch_add_2 __atomic_fetch_add_4 __atomic_fetch_add_8
__atomic_fetch_and_1 __atomic_fetch_and_16 __atomic_fetch_and_2 __atomic_fetch_and_4 __atomic_fetch_and_8
__atomic_fetch_nand_1 __atomic_fetch_nand_16 __atomic_fetch_nand_2 __atomic_fetch_nand_4 __atomic_fetch_nand_8
__atomic_fetch_or_1 __atomic_fetch_or_16 __atomic_fetch_or_2 __atomic_fetch_or_4 __atomic_fetch_or_8
__atomic_fetch_sub_1 __atomic_fetch_sub_16 __atomic_fetch_sub_2 __atomic_fetch_sub_4 __atomic_fetch_sub_8
__atomic_fetch_xor_1 __atomic_fetch_xor_16 __atomic_fetch_xor_2 __atomic_fetch_xor_4 __atomic_fetch_xor_8
__atomic_load __atomic_load_1 __atomic_load_16 __atomic_load_2 __atomic_load_4 __atomic_load_8 __atomic_store
__atomic_store_1 __atomic_store_16 __atomic_store_2 __atomic_store_4 __atomic_store_8 __clzdi2 __clzsi2 __clzti2
__divdf3 __divdi3 __divhi3 __divqi3 __divsf3 __divsi3 __divtf3 __divti3 __divxf3 __eqdf2 __eqsf2 __eqtf2 __exp2_finite
__exp2f_finite __exp2l_finite __exp_finite __expf_finite __expl_finite __extenddftf2 __extendhfdf2 __extendhftf2
__extendsfdf2 __extendsftf2 __extendxftf2 __fixdfdi __fixdfsi __fixdfti __fixhfdi __fixhfsi __fixhfti __fixsfdi
__fixsfsi __fixsfti __fixtfdi __fixtfsi __fixtfti __fixunsdfdi __fixunsdfsi __fixunsdfti __fixunshfdi __fixunshfsi
__fixunshfti __fixunssfdi __fixunssfsi __fixunssfti __fixunstfdi __fixunstfsi __fixunstfti __fixunsxfdi __fixunsxfsi
__fixunsxfti __fixxfdi __fixxfsi __fixxfti __floatdidf __floatdihf __floatdisf __floatditf __floatdixf __floatsidf
__floatsihf __floatsisf __floatsitf __floatsixf __floattidf __floattihf __floattisf __floattitf __floattixf
__floatundidf __floatundihf __floatundisf __floatunditf __floatundixf __floatunsidf __floatunsihf __floatunsisf
__floatunsitf __floatunsixf __floatuntidf __floatuntihf __floatuntisf __floatuntitf __floatuntixf __gcc_dtoq
__gcc_itoq __gcc_qadd __gcc_qdiv __gcc_qeq __gcc_qge __gcc_qgt __gcc_qle __gcc_qlt __gcc_qmul __gcc_qne __gcc_qsub
__gcc_qtod __gcc_qtos __gcc_qtou __gcc_qunord __gcc_stoq __gcc_utoq __gedf2 __gesf2 __getf2 __gnu_f2h_ieee
__gnu_h2f_ieee __gtdf2 __gtsf2 __gttf2 __ledf2 __lesf2 __letf2 __llvm_deoptimize
__llvm_memcpy_element_unordered_atomic_1 __llvm_memcpy_element_unordered_atomic_16
__llvm_memcpy_element_unordered_atomic_2 __llvm_memcpy_element_unordered_atomic_4
__llvm_memcpy_element_unordered_atomic_8 __llvm_memmove_element_unordered_atomic_1
__llvm_memmove_element_unordered_atomic_16 __llvm_memmove_element_unordered_atomic_2
__llvm_memmove_element_unordered_atomic_4 __llvm_memmove_element_unordered_atomic_8
__llvm_memset_element_unordered_atomic_1 __llvm_memset_element_unordered_atomic_16
__llvm_memset_element_unordered_atomic_2 __llvm_memset_element_unordered_atomic_4
__llvm_memset_element_unordered_atomic_8 __log10_finite __log10f_finite __log10l_finite __log2_finite __log2f_finite
__log2l_finite __log_finite __logf_finite __logl_finite __lshrdi3 __lshrhi3 __lshrsi3 __lshrti3 __ltdf2 __ltsf2
__lttf2 __moddi3 __modhi3 __modqi3 __modsi3 __modti3 __muldf3 __muldi3 __mulhi3 __mulodi4 __mulosi4 __muloti4 __mulqi3
__mulsf3 __mulsi3 __multf3 __multi3 __mulxf3 __nedf2 __negdi2 __negsi2 __nesf2 __netf2 __pow_finite __powf_finite
__powidf2 __powisf2 __powitf2 __powixf2 __powl_finite __stack_chk_fail __subdf3 __subsf3 __subtf3 __subxf3
__sync_fetch_and_add_1 __sync_fetch_and_add_16 __sync_fetch_and_add_2 __sync_fetch_and_add_4 __sync_fetch_and_add_8
__sync_fetch_and_and_1 __sync_fetch_and_and_16 __sync_fetch_and_and_2 __sync_fetch_and_and_4 __sync_fetch_and_and_8
__sync_fetch_and_max_1 __sync_fetch_and_max_16 __sync_fetch_and_max_2 __sync_fetch_and_max_4 __sync_fetch_and_max_8
__sync_fetch_and_min_1 __sync_fetch_and_min_16 __sync_fetch_and_min_2 __sync_fetch_and_min_4 __sync_fetch_and_min_8
__sync_fetch_and_nand_1 __sync_fetch_and_nand_16 __sync_fetch_and_nand_2 __sync_fetch_and_nand_4
__sync_fetch_and_nand_8 __sync_fetch_and_or_1 __sync_fetch_and_or_16 __sync_fetch_and_or_2 __sync_fetch_and_or_4
__sync_fetch_and_or_8 __sync_fetch_and_sub_1 __sync_fetch_and_sub_16 __sync_fetch_and_sub_2 __sync_fetch_and_sub_4
__sync_fetch_and_sub_8 __sync_fetch_and_umax_1 __sync_fetch_and_umax_16 __sync_fetch_and_umax_2
__sync_fetch_and_umax_4 __sync_fetch_and_umax_8 __sync_fetch_and_umin_1 __sync_fetch_and_umin_16
__sync_fetch_and_umin_2 __sync_fetch_and_umin_4 __sync_fetch_and_umin_8 __sync_fetch_and_xor_1 __sync_fetch_and_xor_16
__sync_fetch_and_xor_2 __sync_fetch_and_xor_4 __sync_fetch_and_xor_8 __sync_lock_test_and_set_1
__sync_lock_test_and_set_16 __sync_lock_test_and_set_2 __sync_lock_test_and_set_4 __sync_lock_test_and_set_8
__sync_val_compare_and_swap_1 __sync_val_compare_and_swap_16 __sync_val_compare_and_swap_2
__sync_val_compare_and_swap_4 __sync_val_compare_and_swap_8 __truncdfhf2 __truncdfsf2 __trunctfdf2 __trunctfhf2
__trunctfsf2 __trunctfxf2 __truncxfdf2 __truncxfhf2 __truncxfsf2 __udivdi3 __udivhi3 __udivqi3 __udivsi3 __udivti3
__umoddi3 __umodhi3 __umodqi3 __umodsi3 __umodti3 __unorddf2 __unordsf2 __unordtf2 cbrt cbrtf cbrtl ceil ceilf ceill
copysign copysignf copysignl cos cosf cosl exp exp2 exp2f exp2l expf expl floor floorf floorl fma fmaf fmal fmax fmaxf
fmaxl fmin fminf fminl fmod fmodf fmodl llrint llrintf llrintl llround llroundf llroundl log log10 log10f log10l log2
log2f log2l logf logl lrint lrintf lrintl lround lroundf lroundl memcpy memmove memset nearbyint nearbyintf nearbyintl
pow powf powl rint rintf rintl round roundeven roundevenf roundevenl roundf roundl sin sinf sinl sqrt sqrtf sqrtl
trunc truncf truncl
"""

ADDED_NAMES: Final[tuple[tuple[int, str], ...]] = (
    (14, "__cxa_end_cleanup __extendhfxf2 __extendkftf2 __ssp_canary_word __stack_chk_guard __trunctfkf2"),
    (15, "__truncdfbf2 __truncsfbf2"),
    (17, "fegetenv fesetenv frexp frexpf frexpl ldexp ldexpf ldexpl"),
    (18, "calloc exp10 exp10f exp10l fegetmode fesetmode"),
)

# What LLVM 19 uses, with the rule of each group.
NAMES_19: Final[tuple[tuple[str, str], ...]] = (
    (
        "-gpu",
        "_Unwind_Resume __adddf3 __addsf3 __addxf3 __ashldi3 __ashlhi3 __ashlsi3 __ashrdi3 __ashrhi3 __ashrsi3 "
        "__clear_cache __clzdi2 __clzsi2 __clzti2 __cxa_end_cleanup __divdf3 __divdi3 __divsf3 __divti3 "
        "__divxf3 __eqdf2 __eqsf2 __exp2_finite __exp2f_finite __exp2l_finite __exp_finite __expf_finite "
        "__expl_finite __extendbfsf2 __extendhfdf2 __extendhftf2 __extendhfxf2 __extendkftf2 __extendsfdf2 "
        "__extendxftf2 __fixdfdi __fixdfsi __fixdfti __fixhfdi __fixhfsi __fixhfti __fixsfdi __fixsfsi "
        "__fixsfti __fixtfdi __fixtfti __fixunsdfdi __fixunsdfsi __fixunsdfti __fixunshfdi __fixunshfsi "
        "__fixunshfti __fixunssfdi __fixunssfsi __fixunssfti __fixunstfdi __fixunstfsi __fixunstfti "
        "__fixunsxfdi __fixunsxfsi __fixunsxfti __fixxfdi __fixxfsi __fixxfti __floatdidf __floatdihf "
        "__floatdisf __floatditf __floatdixf __floatsidf __floatsihf __floatsisf __floatsixf __floattidf "
        "__floattihf __floattisf __floattitf __floattixf __floatundidf __floatundihf __floatundisf "
        "__floatunditf __floatundixf __floatunsidf __floatunsihf __floatunsisf __floatunsixf __floatuntidf "
        "__floatuntihf __floatuntisf __floatuntitf __floatuntixf __gcc_dtoq __gcc_itoq __gcc_qadd __gcc_qdiv "
        "__gcc_qeq __gcc_qge __gcc_qgt __gcc_qle __gcc_qlt __gcc_qmul __gcc_qne __gcc_qsub __gcc_qtod "
        "__gcc_qtos __gcc_qtou __gcc_qunord __gcc_stoq __gcc_utoq __gedf2 __gesf2 __gtdf2 __gtsf2 __ledf2 "
        "__lesf2 __llvm_deoptimize __llvm_memcpy_element_unordered_atomic_1 "
        "__llvm_memcpy_element_unordered_atomic_16 __llvm_memcpy_element_unordered_atomic_2 "
        "__llvm_memcpy_element_unordered_atomic_4 __llvm_memcpy_element_unordered_atomic_8 "
        "__llvm_memmove_element_unordered_atomic_1 __llvm_memmove_element_unordered_atomic_16 "
        "__llvm_memmove_element_unordered_atomic_2 __llvm_memmove_element_unordered_atomic_4 "
        "__llvm_memmove_element_unordered_atomic_8 __llvm_memset_element_unordered_atomic_1 "
        "__llvm_memset_element_unordered_atomic_16 __llvm_memset_element_unordered_atomic_2 "
        "__llvm_memset_element_unordered_atomic_4 __llvm_memset_element_unordered_atomic_8 __log10_finite "
        "__log10f_finite __log10l_finite __log2_finite __log2f_finite __log2l_finite __log_finite __logf_finite "
        "__logl_finite __lshrdi3 __lshrhi3 __lshrsi3 __ltdf2 __ltsf2 __moddi3 __modti3 __muldf3 __muldi3 "
        "__mulhi3 __mulosi4 __mulqi3 __mulsf3 __mulsi3 __mulxf3 __nedf2 __negdi2 __negsi2 __nesf2 __pow_finite "
        "__powf_finite __powitf2 __powixf2 __powl_finite __riscv_flush_icache __subdf3 __subsf3 __subxf3 "
        "__sync_fetch_and_add_1 __sync_fetch_and_add_16 __sync_fetch_and_add_2 __sync_fetch_and_add_4 "
        "__sync_fetch_and_add_8 __sync_fetch_and_and_1 __sync_fetch_and_and_16 __sync_fetch_and_and_2 "
        "__sync_fetch_and_and_4 __sync_fetch_and_and_8 __sync_fetch_and_max_1 __sync_fetch_and_max_16 "
        "__sync_fetch_and_max_2 __sync_fetch_and_max_4 __sync_fetch_and_max_8 __sync_fetch_and_min_1 "
        "__sync_fetch_and_min_16 __sync_fetch_and_min_2 __sync_fetch_and_min_4 __sync_fetch_and_min_8 "
        "__sync_fetch_and_nand_1 __sync_fetch_and_nand_16 __sync_fetch_and_nand_2 __sync_fetch_and_nand_4 "
        "__sync_fetch_and_nand_8 __sync_fetch_and_or_1 __sync_fetch_and_or_16 __sync_fetch_and_or_2 "
        "__sync_fetch_and_or_4 __sync_fetch_and_or_8 __sync_fetch_and_sub_1 __sync_fetch_and_sub_16 "
        "__sync_fetch_and_sub_2 __sync_fetch_and_sub_4 __sync_fetch_and_sub_8 __sync_fetch_and_umax_1 "
        "__sync_fetch_and_umax_16 __sync_fetch_and_umax_2 __sync_fetch_and_umax_4 __sync_fetch_and_umax_8 "
        "__sync_fetch_and_umin_1 __sync_fetch_and_umin_16 __sync_fetch_and_umin_2 __sync_fetch_and_umin_4 "
        "__sync_fetch_and_umin_8 __sync_fetch_and_xor_1 __sync_fetch_and_xor_16 __sync_fetch_and_xor_2 "
        "__sync_fetch_and_xor_4 __sync_fetch_and_xor_8 __sync_lock_test_and_set_1 __sync_lock_test_and_set_16 "
        "__sync_lock_test_and_set_2 __sync_lock_test_and_set_4 __sync_lock_test_and_set_8 "
        "__sync_val_compare_and_swap_1 __sync_val_compare_and_swap_16 __sync_val_compare_and_swap_2 "
        "__sync_val_compare_and_swap_4 __sync_val_compare_and_swap_8 __truncdfbf2 __truncdfhf2 __truncdfsf2 "
        "__truncsfbf2 __trunctfhf2 __trunctfkf2 __trunctfxf2 __truncxfdf2 __truncxfhf2 __truncxfsf2 __udivdi3 "
        "__udivti3 __umoddi3 __umodti3 __unorddf2 __unordsf2 acos acosf acosl asin asinf asinl atan atanf atanl "
        "calloc cbrt cbrtf cbrtl ceil ceilf ceill copysign copysignf copysignl cos cosf cosh coshf coshl cosl "
        "exp exp10l exp2 exp2f exp2l expf expl fegetenv fegetmode fesetenv fesetmode floor floorf floorl fma "
        "fmaf fmal fmax fmaxf fmaxl fmin fminf fminl fmod fmodf fmodl frexp ldexp llrint llrintf llrintl "
        "llround llroundf llroundl log log10 log10f log10l log2 log2f log2l logf logl lrint lrintf lrintl "
        "lround lroundf lroundl memcpy memmove memset nearbyint nearbyintf nearbyintl pow powf powl rint rintf "
        "rintl round roundeven roundevenf roundevenl roundf roundl sin sinf sinh sinhf sinhl sinl sqrt sqrtf "
        "sqrtl tan tanf tanh tanhf tanhl tanl trunc truncf truncl",
    ),
    (
        "*",
        "__atomic_compare_exchange __atomic_compare_exchange_1 __atomic_compare_exchange_16 "
        "__atomic_compare_exchange_2 __atomic_compare_exchange_4 __atomic_compare_exchange_8 __atomic_exchange "
        "__atomic_exchange_1 __atomic_exchange_16 __atomic_exchange_2 __atomic_exchange_4 __atomic_exchange_8 "
        "__atomic_fetch_add_1 __atomic_fetch_add_16 __atomic_fetch_add_2 __atomic_fetch_add_4 "
        "__atomic_fetch_add_8 __atomic_fetch_and_1 __atomic_fetch_and_16 __atomic_fetch_and_2 "
        "__atomic_fetch_and_4 __atomic_fetch_and_8 __atomic_fetch_nand_1 __atomic_fetch_nand_16 "
        "__atomic_fetch_nand_2 __atomic_fetch_nand_4 __atomic_fetch_nand_8 __atomic_fetch_or_1 "
        "__atomic_fetch_or_16 __atomic_fetch_or_2 __atomic_fetch_or_4 __atomic_fetch_or_8 __atomic_fetch_sub_1 "
        "__atomic_fetch_sub_16 __atomic_fetch_sub_2 __atomic_fetch_sub_4 __atomic_fetch_sub_8 "
        "__atomic_fetch_xor_1 __atomic_fetch_xor_16 __atomic_fetch_xor_2 __atomic_fetch_xor_4 "
        "__atomic_fetch_xor_8 __atomic_load __atomic_load_1 __atomic_load_16 __atomic_load_2 __atomic_load_4 "
        "__atomic_load_8 __atomic_store __atomic_store_1 __atomic_store_16 __atomic_store_2 __atomic_store_4 "
        "__atomic_store_8 __ssp_canary_word __stack_chk_guard",
    ),
    (
        "x86_64 / gnu mingw gnueabihf",
        "__exp2f128_finite __expf128_finite __log10f128_finite __log2f128_finite __logf128_finite "
        "__powf128_finite acosf128 asinf128 atanf128 cbrtf128 ceilf128 copysignf128 cosf128 coshf128 exp10f128 "
        "exp2f128 expf128 floorf128 fmaf128 fmaxf128 fminf128 fmodf128 frexpf128 ldexpf128 llrintf128 "
        "llroundf128 log10f128 log2f128 logf128 lrintf128 lroundf128 nearbyintf128 powf128 rintf128 "
        "roundevenf128 roundf128 sinf128 sinhf128 sqrtf128 tanf128 tanhf128 truncf128",
    ),
    (
        "powerpc powerpc64",
        "__addkf3 __divkf3 __eqkf2 __extenddfkf2 __extendsfkf2 __fixkfdi __fixkfsi __fixkfti __fixunskfdi "
        "__fixunskfsi __fixunskfti __floatdikf __floatsikf __floattikf __floatundikf __floatunsikf "
        "__floatuntikf __gekf2 __gtkf2 __lekf2 __ltkf2 __mulkf3 __nekf2 __powikf2 __subkf3 __trunckfdf2 "
        "__trunckfsf2 __unordkf2",
    ),
    (
        "-gpu powerpc powerpc64",
        "__addtf3 __divtf3 __eqtf2 __extenddftf2 __extendsftf2 __fixtfsi __floatsitf __floatunsitf __getf2 "
        "__gttf2 __letf2 __lttf2 __multf3 __netf2 __subtf3 __trunctfdf2 __trunctfsf2 __unordtf2",
    ),
    (
        "-gpu avr",
        "__divhi3 __divqi3 __divsi3 __modhi3 __modqi3 __modsi3 __udivhi3 __udivqi3 __udivsi3 __umodhi3 "
        "__umodqi3 __umodsi3",
    ),
    (
        "-gpu / -msvc",
        "frexpf frexpl ldexpf ldexpl",
    ),
    (
        "-i386 arm armv7k armeb gpu hexagon mips powerpc riscv32 sparc s390x",
        "__ashlti3 __ashrti3 __lshrti3",
    ),
    (
        "-gpu / macosx ios tvos xros",
        "__exp10 __exp10f",
    ),
    (
        "-gpu / macosx10.5 macosx10.8 macosx ios6 ios tvos xros darwin darwin9 darwin10 darwin20 driverkit",
        "__extendhfsf2 __truncsfhf2",
    ),
    (
        "-gpu / -macosx10.5 macosx10.8 macosx ios6 ios tvos xros darwin darwin9 darwin10 darwin20 driverkit",
        "__gnu_f2h_ieee __gnu_h2f_ieee",
    ),
    (
        "-i386 arm armv7k armeb gpu loongarch32 mips powerpc riscv32 sparc",
        "__mulodi4 __multi3",
    ),
    (
        "-x86_64 i386 aarch64 arm64ec aarch64_32 aarch64_be arm armv7k armeb gpu; x86_64 i386 aarch64 arm64ec "
        "aarch64_32 aarch64_be arm armv7k armeb / -msvc mingw",
        "__powidf2 __powisf2",
    ),
    (
        "-x86_64 i386 aarch64 arm64ec aarch64_be gpu loongarch64 mips64 powerpc64 riscv64 sparcv9 s390x wasm64 ve "
        "spirv64 spir / ios xros driverkit; x86_64 aarch64 arm64ec aarch64_be loongarch64 mips64 powerpc64 riscv64 "
        "sparcv9 s390x wasm64 ve spirv64 spir / macosx ios xros darwin20 driverkit",
        "__sincos_stret __sincosf_stret",
    ),
    (
        "-gpu / -macosx10.5 macosx10.8 macosx ios6 ios tvos xros",
        "exp10 exp10f",
    ),
    (
        "-x86_64 aarch64 arm64ec aarch64_be gpu loongarch64 mips64 powerpc64 riscv64 sparcv9 s390x wasm64 ve "
        "spirv64 spir / gnu android mingw fuchsia gnueabihf; aarch64 arm64ec aarch64_be loongarch64 mips64 "
        "powerpc64 riscv64 sparcv9 s390x wasm64 ve spirv64 spir / gnu android8 android mingw fuchsia gnueabihf; "
        "x86_64 / gnu android8 android mingw fuchsia ps gnueabihf",
        "sincos sincosf",
    ),
    (
        "x86_64 i386 / macosx10.8 macosx darwin10 darwin20",
        "__bzero",
    ),
    (
        "-x86_64 i386 arm armv7k armeb gpu loongarch32 loongarch64 mips powerpc powerpc64 sparc sparcv9",
        "__muloti4",
    ),
    (
        "-gpu / -openbsd",
        "__stack_chk_fail",
    ),
    (
        "aarch64 arm64ec aarch64_32 / macosx10.5 macosx10.8 macosx ios6 ios tvos xros darwin darwin9 darwin10 "
        "darwin20 driverkit",
        "bzero",
    ),
    (
        "-x86_64 aarch64 arm64ec aarch64_be gpu loongarch64 mips64 powerpc64 riscv64 sparcv9 s390x wasm64 ve "
        "spirv64 spir / gnu android mingw fuchsia gnueabihf; x86_64 aarch64 arm64ec aarch64_be loongarch64 mips64 "
        "powerpc64 riscv64 sparcv9 s390x wasm64 ve spirv64 spir / gnu android8 android mingw fuchsia gnueabihf",
        "sincosl",
    ),
)
