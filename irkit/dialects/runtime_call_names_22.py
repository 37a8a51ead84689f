"""The names of runtime functions that LLVM 22 uses, by target: see `runtime_call_names`."""

from __future__ import annotations

from typing import Final

NAMES_22: Final[tuple[tuple[str, str], ...]] = (
    (
        "-arm64ec gpu spirv64 spirv32 spir unknown",
        "__ashlhi3 __ashrhi3 __atomic_compare_exchange __atomic_compare_exchange_1 "
        "__atomic_compare_exchange_16 __atomic_compare_exchange_2 __atomic_compare_exchange_4 "
        "__atomic_compare_exchange_8 __atomic_exchange __atomic_exchange_1 __atomic_exchange_16 "
        "__atomic_exchange_2 __atomic_exchange_4 __atomic_exchange_8 __atomic_fetch_add_1 "
        "__atomic_fetch_add_16 __atomic_fetch_add_2 __atomic_fetch_add_4 __atomic_fetch_add_8 "
        "__atomic_fetch_and_1 __atomic_fetch_and_16 __atomic_fetch_and_2 __atomic_fetch_and_4 "
        "__atomic_fetch_and_8 __atomic_fetch_nand_1 __atomic_fetch_nand_16 __atomic_fetch_nand_2 "
        "__atomic_fetch_nand_4 __atomic_fetch_nand_8 __atomic_fetch_or_1 __atomic_fetch_or_16 "
        "__atomic_fetch_or_2 __atomic_fetch_or_4 __atomic_fetch_or_8 __atomic_fetch_sub_1 "
        "__atomic_fetch_sub_16 __atomic_fetch_sub_2 __atomic_fetch_sub_4 __atomic_fetch_sub_8 "
        "__atomic_fetch_xor_1 __atomic_fetch_xor_16 __atomic_fetch_xor_2 __atomic_fetch_xor_4 "
        "__atomic_fetch_xor_8 __atomic_load __atomic_load_1 __atomic_load_16 __atomic_load_2 __atomic_load_4 "
        "__atomic_load_8 __atomic_store __atomic_store_1 __atomic_store_16 __atomic_store_2 __atomic_store_4 "
        "__atomic_store_8 __clear_cache __clzdi2 __clzsi2 __clzti2 __divti3 __exp2_finite __exp2f_finite "
        "__exp2l_finite __exp_finite __expf_finite __expl_finite __extendbfsf2 __extendhfdf2 __fixdfti "
        "__fixhfdi __fixhfsi __fixhfti __fixsfti __fixtfdi __fixtfti __fixunsdfti __fixunshfdi __fixunshfsi "
        "__fixunshfti __fixunssfti __fixunstfdi __fixunstfsi __fixunstfti __floatdibf __floatdihf __floatditf "
        "__floatsihf __floattidf __floattihf __floattisf __floattitf __floatundibf __floatundihf "
        "__floatunditf __floatunsihf __floatuntidf __floatuntihf __floatuntisf __floatuntitf "
        "__llvm_deoptimize __llvm_memcpy_element_unordered_atomic_1 __llvm_memcpy_element_unordered_atomic_16 "
        "__llvm_memcpy_element_unordered_atomic_2 __llvm_memcpy_element_unordered_atomic_4 "
        "__llvm_memcpy_element_unordered_atomic_8 __llvm_memmove_element_unordered_atomic_1 "
        "__llvm_memmove_element_unordered_atomic_16 __llvm_memmove_element_unordered_atomic_2 "
        "__llvm_memmove_element_unordered_atomic_4 __llvm_memmove_element_unordered_atomic_8 "
        "__llvm_memset_element_unordered_atomic_1 __llvm_memset_element_unordered_atomic_16 "
        "__llvm_memset_element_unordered_atomic_2 __llvm_memset_element_unordered_atomic_4 "
        "__llvm_memset_element_unordered_atomic_8 __log10_finite __log10f_finite __log10l_finite "
        "__log2_finite __log2f_finite __log2l_finite __log_finite __logf_finite __logl_finite __lshrhi3 "
        "__modti3 __mulhi3 __mulosi4 __mulqi3 __negdi2 __negsi2 __popcountdi2 __popcountsi2 __popcountti2 "
        "__pow_finite __powf_finite __powitf2 __powl_finite __safestack_pointer_address "
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
        "__sync_val_compare_and_swap_4 __sync_val_compare_and_swap_8 __truncdfbf2 __truncdfhf2 __truncsfbf2 "
        "__trunctfhf2 __udivti3 __umodti3 acos acosf acosl asin asinf asinl atan atan2 atan2f atan2l atanf "
        "atanl calloc cbrt cbrtf cbrtl ceil ceilf ceill copysign copysignf copysignl cos cosh coshf coshl "
        "cosl exp exp2 exp2f exp2l expf expl fdim fdimf fdiml fegetenv fegetmode fesetenv fesetmode floor "
        "floorf floorl fma fmaf fmal fmax fmaxf fmaximum fmaximum_num fmaximum_numf fmaximum_numl fmaximumf "
        "fmaximuml fmaxl fmin fminf fminimum fminimum_num fminimum_numf fminimum_numl fminimumf fminimuml "
        "fminl fmod fmodf fmodl free frexp ldexp llrint llrintf llrintl llround llroundf llroundl log log10 "
        "log10f log10l log2 log2f log2l logf logl lrint lrintf lrintl lround lroundf lroundl malloc memmove "
        "modf modff modfl nan nanf nanl nearbyint nearbyintf nearbyintl nexttoward nexttowardf nexttowardl "
        "pow powf powl remainder remainderf remainderl remquo remquof remquol rint rintf rintl round "
        "roundeven roundevenf roundevenl roundf roundl scalbln scalblnf scalblnl scalbn scalbnf scalbnl sin "
        "sinh sinhf sinhl sinl sqrt sqrtl tan tanf tanh tanhf tanhl tanl tgamma tgammaf tgammal trunc truncf "
        "truncl",
    ),
    (
        "aarch64_32 aarch64_be aarch64",
        "__aarch64_cas16_acq __aarch64_cas16_acq_rel __aarch64_cas16_rel __aarch64_cas16_relax "
        "__aarch64_cas1_acq __aarch64_cas1_acq_rel __aarch64_cas1_rel __aarch64_cas1_relax __aarch64_cas2_acq "
        "__aarch64_cas2_acq_rel __aarch64_cas2_rel __aarch64_cas2_relax __aarch64_cas4_acq "
        "__aarch64_cas4_acq_rel __aarch64_cas4_rel __aarch64_cas4_relax __aarch64_cas8_acq "
        "__aarch64_cas8_acq_rel __aarch64_cas8_rel __aarch64_cas8_relax __aarch64_ldadd1_acq "
        "__aarch64_ldadd1_acq_rel __aarch64_ldadd1_rel __aarch64_ldadd1_relax __aarch64_ldadd2_acq "
        "__aarch64_ldadd2_acq_rel __aarch64_ldadd2_rel __aarch64_ldadd2_relax __aarch64_ldadd4_acq "
        "__aarch64_ldadd4_acq_rel __aarch64_ldadd4_rel __aarch64_ldadd4_relax __aarch64_ldadd8_acq "
        "__aarch64_ldadd8_acq_rel __aarch64_ldadd8_rel __aarch64_ldadd8_relax __aarch64_ldclr1_acq "
        "__aarch64_ldclr1_acq_rel __aarch64_ldclr1_rel __aarch64_ldclr1_relax __aarch64_ldclr2_acq "
        "__aarch64_ldclr2_acq_rel __aarch64_ldclr2_rel __aarch64_ldclr2_relax __aarch64_ldclr4_acq "
        "__aarch64_ldclr4_acq_rel __aarch64_ldclr4_rel __aarch64_ldclr4_relax __aarch64_ldclr8_acq "
        "__aarch64_ldclr8_acq_rel __aarch64_ldclr8_rel __aarch64_ldclr8_relax __aarch64_ldeor1_acq "
        "__aarch64_ldeor1_acq_rel __aarch64_ldeor1_rel __aarch64_ldeor1_relax __aarch64_ldeor2_acq "
        "__aarch64_ldeor2_acq_rel __aarch64_ldeor2_rel __aarch64_ldeor2_relax __aarch64_ldeor4_acq "
        "__aarch64_ldeor4_acq_rel __aarch64_ldeor4_rel __aarch64_ldeor4_relax __aarch64_ldeor8_acq "
        "__aarch64_ldeor8_acq_rel __aarch64_ldeor8_rel __aarch64_ldeor8_relax __aarch64_ldset1_acq "
        "__aarch64_ldset1_acq_rel __aarch64_ldset1_rel __aarch64_ldset1_relax __aarch64_ldset2_acq "
        "__aarch64_ldset2_acq_rel __aarch64_ldset2_rel __aarch64_ldset2_relax __aarch64_ldset4_acq "
        "__aarch64_ldset4_acq_rel __aarch64_ldset4_rel __aarch64_ldset4_relax __aarch64_ldset8_acq "
        "__aarch64_ldset8_acq_rel __aarch64_ldset8_rel __aarch64_ldset8_relax __aarch64_swp1_acq "
        "__aarch64_swp1_acq_rel __aarch64_swp1_rel __aarch64_swp1_relax __aarch64_swp2_acq "
        "__aarch64_swp2_acq_rel __aarch64_swp2_rel __aarch64_swp2_relax __aarch64_swp4_acq "
        "__aarch64_swp4_acq_rel __aarch64_swp4_rel __aarch64_swp4_relax __aarch64_swp8_acq "
        "__aarch64_swp8_acq_rel __aarch64_swp8_rel __aarch64_swp8_relax __arm_get_current_vg __arm_sc_memchr "
        "__arm_sc_memcpy __arm_sc_memmove __arm_sc_memset __arm_sme_restore __arm_sme_save __arm_sme_state "
        "__arm_sme_state_size __arm_tpidr2_restore __arm_tpidr2_save __arm_za_disable",
    ),
    (
        "armv7k armeb arm / android8 android fuchsia gnueabihf ohos",
        "__aeabi_d2f __aeabi_d2h __aeabi_d2iz __aeabi_d2lz __aeabi_d2uiz __aeabi_d2ulz __aeabi_dadd "
        "__aeabi_dcmpeq __aeabi_dcmpge __aeabi_dcmpgt __aeabi_dcmple __aeabi_dcmplt __aeabi_dcmpun "
        "__aeabi_ddiv __aeabi_dmul __aeabi_dsub __aeabi_f2d __aeabi_f2iz __aeabi_f2lz __aeabi_f2uiz "
        "__aeabi_f2ulz __aeabi_fadd __aeabi_fcmpeq __aeabi_fcmpge __aeabi_fcmpgt __aeabi_fcmple "
        "__aeabi_fcmplt __aeabi_fcmpun __aeabi_fdiv __aeabi_fmul __aeabi_fsub __aeabi_i2d __aeabi_i2f "
        "__aeabi_idiv __aeabi_idivmod __aeabi_l2d __aeabi_l2f __aeabi_lasr __aeabi_ldivmod __aeabi_llsl "
        "__aeabi_llsr __aeabi_lmul __aeabi_ui2d __aeabi_ui2f __aeabi_uidiv __aeabi_uidivmod __aeabi_ul2d "
        "__aeabi_ul2f __aeabi_uldivmod",
    ),
    (
        "powerpc64 powerpc",
        "__addkf3 __divkf3 __eqkf2 __extenddfkf2 __extendkftf2 __extendsfkf2 __fixkfdi __fixkfsi __fixkfti "
        "__fixunskfdi __fixunskfsi __fixunskfti __floatdikf __floatsikf __floattikf __floatundikf "
        "__floatunsikf __floatuntikf __gcc_dtoq __gcc_itoq __gcc_qadd __gcc_qdiv __gcc_qeq __gcc_qge "
        "__gcc_qgt __gcc_qle __gcc_qlt __gcc_qmul __gcc_qne __gcc_qsub __gcc_qtod __gcc_qtos __gcc_qtou "
        "__gcc_qunord __gcc_stoq __gcc_utoq __gekf2 __gtkf2 __lekf2 __ltkf2 __mulkf3 __nekf2 __powikf2 "
        "__subkf3 __trunckfdf2 __trunckfhf2 __trunckfsf2 __trunctfkf2 __unordkf2",
    ),
    (
        "msp430",
        "__mspabi_addd __mspabi_addf __mspabi_cmpd __mspabi_cmpf __mspabi_cvtdf __mspabi_cvtfd __mspabi_divd "
        "__mspabi_divf __mspabi_divi __mspabi_divli __mspabi_divlli __mspabi_divu __mspabi_divul "
        "__mspabi_divull __mspabi_fixdli __mspabi_fixdlli __mspabi_fixdul __mspabi_fixdull __mspabi_fixfli "
        "__mspabi_fixflli __mspabi_fixful __mspabi_fixfull __mspabi_fltlid __mspabi_fltlif __mspabi_fltllid "
        "__mspabi_fltllif __mspabi_fltuld __mspabi_fltulf __mspabi_fltulld __mspabi_fltullf __mspabi_mpyd "
        "__mspabi_mpyf __mspabi_mpyll __mspabi_remi __mspabi_remli __mspabi_remlli __mspabi_remu "
        "__mspabi_remul __mspabi_remull __mspabi_slll __mspabi_sral __mspabi_srll __mspabi_subd __mspabi_subf",
    ),
    (
        "x86_64 i386 xcore / mingw gnueabihf gnu; powerpc64 powerpc",
        "acosf128 asinf128 atan2f128 atanf128 cbrtf128 ceilf128 copysignf128 cosf128 coshf128 exp10f128 "
        "exp2f128 expf128 floorf128 fmaf128 fmaxf128 fmaximum_numf128 fmaximumf128 fminf128 fminimum_numf128 "
        "fminimumf128 fmodf128 frexpf128 ldexpf128 llrintf128 llroundf128 log10f128 log2f128 logf128 "
        "lrintf128 lroundf128 modff128 nearbyintf128 powf128 rintf128 roundevenf128 roundf128 sincosf128 "
        "sinf128 sinhf128 sqrtf128 tanf128 tanhf128 truncf128",
    ),
    (
        "-arm64ec armv7k armeb arm gpu msp430 spirv64 spirv32 spir unknown; armv7k armeb arm / -cygnus mingw "
        "msvc android8 android fuchsia gnueabihf ohos",
        "__addsf3 __eqdf2 __eqsf2 __fixdfdi __fixdfsi __fixsfdi __fixsfsi __fixunsdfdi __fixunsdfsi "
        "__fixunssfdi __fixunssfsi __floatdidf __floatdisf __floatsidf __floatsisf __floatundidf "
        "__floatundisf __floatunsidf __floatunsisf __gedf2 __gesf2 __gtdf2 __gtsf2 __ledf2 __lesf2 __ltdf2 "
        "__ltsf2 __mulsf3 __nesf2 __subsf3",
    ),
    (
        "x86_64 i386",
        "__addxf3 __divxf3 __extendhfxf2 __extendxftf2 __fixunsxfdi __fixunsxfsi __fixunsxfti __fixxfdi "
        "__fixxfsi __fixxfti __floatdixf __floatsixf __floattixf __floatundixf __floatunsixf __floatuntixf "
        "__mulxf3 __subxf3 __trunctfxf2 __truncxfbf2 __truncxfdf2 __truncxfhf2 __truncxfsf2",
    ),
    (
        "hexagon",
        "__hexagon_adddf3 __hexagon_divdf3 __hexagon_divdi3 __hexagon_divsf3 __hexagon_divsi3 "
        "__hexagon_fast2_sqrtdf2 __hexagon_fast2_sqrtf __hexagon_fast_adddf3 __hexagon_fast_divdf3 "
        "__hexagon_fast_divsf3 __hexagon_fast_muldf3 __hexagon_fast_subdf3 "
        "__hexagon_memcpy_likely_aligned_min32bytes_mult8bytes __hexagon_moddi3 __hexagon_modsi3 "
        "__hexagon_muldf3 __hexagon_sqrtf __hexagon_subdf3 __hexagon_udivdi3 __hexagon_udivsi3 "
        "__hexagon_umoddi3 __hexagon_umodsi3 hexagon_memcpy_forward_vp4cp4n2",
    ),
    (
        "-arm64ec gpu powerpc64 powerpc spirv64 spirv32 spir unknown",
        "__addtf3 __divtf3 __eqtf2 __extenddftf2 __extendhftf2 __extendsftf2 __fixtfsi __floatsitf "
        "__floatunsitf __getf2 __gttf2 __letf2 __lttf2 __multf3 __netf2 __subtf3 __trunctfbf2 __trunctfdf2 "
        "__trunctfsf2 __unordtf2",
    ),
    (
        "armv7k armeb arm / cygnus mingw msvc",
        "__dtoi64 __dtou64 __i64tod __i64tos __rt_sdiv __rt_sdiv64 __rt_udiv __rt_udiv64 __stoi64 __stou64 "
        "__u64tod __u64tos",
    ),
    (
        "x86_64 i386 xcore / mingw gnueabihf gnu",
        "__exp10f128_finite __exp2f128_finite __expf128_finite __log10f128_finite __log2f128_finite "
        "__logf128_finite __powf128_finite",
    ),
    (
        "-arm64ec armv7k armeb arm gpu spirv64 spirv32 spir unknown; armv7k armeb arm / -cygnus mingw msvc "
        "android8 android fuchsia gnueabihf ohos",
        "__ashldi3 __ashrdi3 __lshrdi3 __nedf2 __unorddf2 __unordsf2",
    ),
    (
        "-arm64ec gpu avr spirv64 spirv32 spir unknown",
        "__divqi3 __modqi3 __udivqi3 __umodqi3 cosf sinf",
    ),
    (
        "powerpc64 / aix",
        "___bzero64 ___memcmp64 ___memmove64 ___memset64 ___strcpy64 ___strlen64",
    ),
    (
        "powerpc / aix",
        "___bzero ___memcmp ___memmove ___memset ___strcpy ___strlen",
    ),
    (
        "-arm64ec gpu msp430 spirv64 spirv32 spir unknown",
        "__ashlsi3 __ashrsi3 __extendsfdf2 __lshrsi3 __truncdfsf2",
    ),
    (
        "-arm64ec armv7k armeb arm gpu hexagon msp430 spirv64 spirv32 spir unknown; armv7k armeb arm / "
        "-cygnus mingw msvc android8 android fuchsia gnueabihf ohos",
        "__adddf3 __divdf3 __divsf3 __muldf3 __subdf3",
    ),
    (
        "i386 / msvc",
        "_alldiv _allmul _allrem _aulldiv _aullrem",
    ),
    (
        "powerpc64 powerpc / aix",
        "__ssp_canary_word vec_calloc vec_free vec_malloc vec_realloc",
    ),
    (
        "sparcv9 sparc",
        ".div .rem .udiv .umul .urem",
    ),
    (
        "x86_64 i386 aarch64_32 aarch64_be aarch64 / macosx10.5 macosx10.8 macosx darwin darwin9 darwin10 darwin20",
        "getc_unlocked getchar_unlocked putc_unlocked putchar_unlocked",
    ),
    (
        "-arm64ec gpu avr msp430 spirv64 spirv32 spir unknown",
        "__divhi3 __modhi3 __udivhi3 __umodhi3",
    ),
    (
        "x86_64 i386 aarch64_32 aarch64_be aarch64 armv7k armeb arm / -msvc; -x86_64 i386 arm64ec aarch64_32 "
        "aarch64_be aarch64 armv7k armeb arm gpu spirv64 spirv32 spir unknown",
        "frexpf frexpl ldexpf ldexpl",
    ),
    (
        "x86_64 aarch64_be aarch64 loongarch64 mips64 powerpc64 riscv64 sparcv9 s390x wasm32 wasm64 ve",
        "__ashlti3 __ashrti3 __lshrti3 __multi3",
    ),
    (
        "x86_64 aarch64_be aarch64 / macosx darwin20 ios xros driverkit; aarch64_32 armv7k armeb arm / ios "
        "xros driverkit",
        "__sincos_stret __sincosf_stret __sincospi __sincospif",
    ),
    (
        "i386 / -msvc; -x86_64 i386 arm64ec gpu hexagon msp430 spirv64 spirv32 spir unknown",
        "__divdi3 __moddi3 __udivdi3 __umoddi3",
    ),
    (
        "avr",
        "__divmodhi4 __divmodqi4 __udivmodhi4 __udivmodqi4",
    ),
    (
        "sparc",
        "_Q_lltoq _Q_qtoll _Q_qtoull _Q_ulltoq",
    ),
    (
        "wasm32 wasm64",
        "_Unwind_CallPersonality __mulodi4 __muloti4 emscripten_return_address",
    ),
    (
        "xcore",
        "__memcpy_4 fiprintf iprintf siprintf",
    ),
    (
        "x86_64 / -ps; -x86_64 arm64ec gpu spirv64 spirv32 spir unknown",
        "__memcpy_chk __memmove_chk __memset_chk",
    ),
    (
        "x86_64 i386 aarch64_32 aarch64_be aarch64 armv7k armeb arm / macosx10.5+ macosx10.8 macosx darwin9+ "
        "darwin10 darwin20 ios6+ ios tvos6",
        "memset_pattern16 memset_pattern4 memset_pattern8",
    ),
    (
        "arm / macosx10.5 macosx10.8 macosx darwin darwin9 darwin10 darwin20 ios6 ios tvos xros driverkit",
        "_Unwind_SjLj_Register _Unwind_SjLj_Resume _Unwind_SjLj_Unregister",
    ),
    (
        "wasm32 wasm64 / emscripten",
        "__small_fprintf __small_printf __small_sprintf",
    ),
    (
        "-arm64ec gpu avr hexagon sparc msp430 spirv64 spirv32 spir unknown",
        "__modsi3 __umodsi3",
    ),
    (
        "-arm64ec armv7k armeb arm gpu spirv64 spirv32 spir unknown; armv7k arm / macosx10.5 macosx10.8 "
        "macosx darwin darwin9 darwin10 darwin20 ios6 ios tvos xros driverkit",
        "__extendhfsf2 __truncsfhf2",
    ),
    (
        "x86_64 i386 aarch64_32 aarch64_be aarch64 armv7k armeb arm / -mingw msvc; -x86_64 i386 arm64ec "
        "aarch64_32 aarch64_be aarch64 armv7k armeb arm gpu spirv64 spirv32 spir unknown",
        "__powidf2 __powisf2",
    ),
    (
        "-arm64ec armv7k armeb arm gpu avr hexagon sparc msp430 spirv64 spirv32 spir unknown; armv7k armeb "
        "arm / -cygnus mingw msvc android8 android fuchsia gnueabihf ohos",
        "__divsi3 __udivsi3",
    ),
    (
        "x86_64 i386 aarch64_32 aarch64_be aarch64 armv7k armeb arm / macosx ios tvos xros driverkit",
        "__exp10 __exp10f",
    ),
    (
        "x86_64 i386 aarch64_32 aarch64_be aarch64 armv7k armeb arm / -macosx10.5 macosx10.8 macosx darwin "
        "darwin9 darwin10 darwin20 ios6 ios tvos xros driverkit; hexagon loongarch32 loongarch64 mips64 mips "
        "powerpc64 powerpc riscv32 riscv64 wasm32 wasm64 msp430 xcore ve other; s390x / -zos",
        "exp10 exp10f",
    ),
    (
        "x86_64 / mingw android8 android fuchsia ps gnueabihf gnu; -x86_64 arm64ec gpu avr riscv32 riscv64 "
        "wasm32 wasm64 msp430 xcore lanai spirv64 spirv32 spir unknown / mingw android8 android fuchsia "
        "gnueabihf gnu",
        "sincos sincosf",
    ),
    (
        "-arm64ec gpu avr hexagon wasm32 wasm64 msp430 xcore lanai spirv64 spirv32 spir unknown / openbsd",
        "__guard_local __stack_smash_handler",
    ),
    (
        "armv7k arm / macosx10.5 macosx10.8 macosx darwin darwin9 darwin10 darwin20 ios6 ios xros driverkit; avr",
        "__divmodsi4 __udivmodsi4",
    ),
    (
        "armv7k arm / -macosx10.5 macosx10.8 macosx darwin darwin9 darwin10 darwin20 ios6 ios tvos xros "
        "driverkit; armeb",
        "__gnu_f2h_ieee __gnu_h2f_ieee",
    ),
    (
        "-arm64ec arm gpu avr wasm32 wasm64 ve spirv64 spirv32 spir unknown; arm / -macosx10.5 macosx10.8 "
        "macosx darwin darwin9 darwin10 darwin20 ios6 ios tvos xros driverkit",
        "_Unwind_Resume",
    ),
    (
        "x86_64 i386 arm64ec aarch64_32 aarch64_be aarch64 armv7k armeb arm loongarch32 loongarch64 mips64 "
        "mips riscv32 riscv64 ve other / -msvc openbsd; hexagon wasm32 wasm64 msp430 lanai; powerpc64 powerpc "
        "/ -openbsd aix; sparcv9 sparc / -android8 android openbsd gnueabihf gnu ohos musl; s390x / -msvc "
        "openbsd zos",
        "__stack_chk_guard",
    ),
    (
        "-arm64ec gpu avr hexagon powerpc64 powerpc s390x wasm32 wasm64 msp430 xcore lanai spirv64 spirv32 "
        "spir unknown / -msvc openbsd; hexagon wasm32 wasm64 msp430 lanai; powerpc64 powerpc / -openbsd; "
        "s390x / -msvc openbsd zos",
        "__stack_chk_fail",
    ),
    (
        "-arm64ec gpu spir unknown",
        "memset",
    ),
    (
        "-arm64ec gpu hexagon spirv64 spirv32 spir unknown",
        "sqrtf",
    ),
    (
        "-arm64ec gpu avr wasm32 wasm64 ve spirv64 spirv32 spir unknown",
        "__cxa_end_cleanup",
    ),
    (
        "-arm64ec gpu sparc spirv64 spirv32 spir unknown",
        "__mulsi3",
    ),
    (
        "x86_64 i386 / -mingw msvc",
        "__powixf2",
    ),
    (
        "-arm64ec gpu powerpc64 powerpc spir unknown; powerpc64 powerpc / -aix",
        "memcpy",
    ),
    (
        "x86_64 i386 hexagon loongarch32 loongarch64 mips64 mips powerpc64 powerpc riscv32 riscv64 msp430 "
        "xcore ve other; aarch64_32 aarch64_be aarch64 armv7k armeb arm / -macosx10.5 macosx10.8 macosx "
        "darwin darwin9 darwin10 darwin20 ios6 ios tvos xros driverkit; s390x / -zos",
        "exp10l",
    ),
    (
        "x86_64 i386 / macosx10.8 macosx darwin10 darwin20",
        "__bzero",
    ),
    (
        "x86_64 / cygnus mingw",
        "___chkstk_ms",
    ),
    (
        "-arm64ec gpu avr riscv32 riscv64 wasm32 wasm64 msp430 xcore lanai spirv64 spirv32 spir unknown / "
        "mingw android8 android fuchsia gnueabihf gnu",
        "sincosl",
    ),
    (
        "x86_64 i386 aarch64_32 aarch64_be aarch64 armv7k armeb arm / msvc",
        "__security_check_cookie",
    ),
    (
        "x86_64 / msvc uefi; aarch64_32 aarch64_be aarch64 armv7k armeb arm / cygnus mingw msvc",
        "__chkstk",
    ),
    (
        "x86_64 i386 arm64ec aarch64_32 aarch64_be aarch64 armv7k armeb arm / msvc",
        "__security_cookie",
    ),
    (
        "i386 / -msvc; -x86_64 i386 arm64ec armv7k armeb arm gpu spirv64 spirv32 spir unknown; armv7k armeb "
        "arm / -cygnus mingw msvc android8 android fuchsia gnueabihf ohos",
        "__muldi3",
    ),
    (
        "i386 / cygnus mingw",
        "_alloca",
    ),
    (
        "i386 / msvc uefi",
        "_chkstk",
    ),
    (
        "arm64ec",
        "#__chkstk_arm64ec",
    ),
    (
        "arm64ec / msvc",
        "#__security_check_cookie_arm64ec",
    ),
    (
        "aarch64_32 aarch64_be aarch64 / macosx10.5 macosx10.8 macosx darwin darwin9 darwin10 darwin20 ios6 "
        "ios tvos xros driverkit",
        "bzero",
    ),
    (
        "riscv32 riscv64",
        "__riscv_flush_icache",
    ),
)
