"""Functions of C's and C++'s libraries whose meaning LLVM's passes know by their names (`TargetLibraryInfo.def`)."""

from __future__ import annotations

from typing import Final

from irkit.functions import Function
from irkit.types import IntegerType

_STRINGS: Final = (
    "strlen strnlen strcpy strncpy stpcpy stpncpy strcat strncat strcmp strncmp strcasecmp strncasecmp strchr "
    "strcoll strrchr strstr strpbrk strspn strcspn strxfrm strdup strndup strtok strtok_r strtod strtof strtold "
    "strtol strtoll strtoul strtoull strlcpy strlcat atof atoi atol atoll wcslen memchr memrchr memcmp bcmp bcopy "
    "bzero memcpy memmove memset mempcpy memccpy memset_pattern4 memset_pattern8 memset_pattern16 __strdup __strndup "
    "__strtok_r __memcpy_chk __memmove_chk __memset_chk __mempcpy_chk __memccpy_chk __strcpy_chk __stpcpy_chk "
    "__strncpy_chk __stpncpy_chk __strcat_chk __strncat_chk __strlen_chk __strlcpy_chk __strlcat_chk"
)
_STREAMS: Final = (
    "printf fprintf sprintf snprintf vprintf vfprintf vsprintf vsnprintf iprintf fiprintf siprintf __small_printf "
    "__small_fprintf __small_sprintf __sprintf_chk __snprintf_chk __vsprintf_chk __vsnprintf_chk puts fputs putchar "
    "fputc putc fwrite fread fopen fopen64 fdopen fclose fflush fseek fseeko fseeko64 ftell ftello ftello64 fgetpos "
    "fsetpos rewind fileno feof ferror clearerr getc fgetc getchar gets ungetc fgets scanf fscanf sscanf vscanf "
    "vfscanf vsscanf __isoc99_scanf __isoc99_sscanf perror setbuf setvbuf tmpfile tmpfile64 flockfile ftrylockfile "
    "funlockfile fgetc_unlocked fgets_unlocked fputc_unlocked fputs_unlocked fread_unlocked fwrite_unlocked "
    "getc_unlocked getchar_unlocked putc_unlocked putchar_unlocked _IO_getc _IO_putc popen pclose"
)
_FILES: Final = (
    "access chmod chown closedir fstat fstat64 fstatvfs fstatvfs64 lchown lstat lstat64 mkdir open open64 opendir "
    "pread pwrite read readlink realpath remove rename rmdir stat stat64 statvfs statvfs64 unlink utime utimes write"
)
_MEMORY: Final = (
    "malloc calloc realloc reallocf reallocarray free aligned_alloc memalign valloc pvalloc posix_memalign vec_malloc "
    "vec_calloc vec_realloc vec_free __kmpc_alloc_shared __kmpc_free_shared __size_returning_new "
    "__size_returning_new_hot_cold __size_returning_new_aligned __size_returning_new_aligned_hot_cold "
    "_ZdlPv _ZdaPv _ZdlPvRKSt9nothrow_t _ZdaPvRKSt9nothrow_t _ZdlPvSt11align_val_t _ZdaPvSt11align_val_t "
    "_ZdlPvSt11align_val_tRKSt9nothrow_t _ZdaPvSt11align_val_tRKSt9nothrow_t"
)
_MSVC: Final = (
    "??2@YAPAXI@Z ??2@YAPAXIABUnothrow_t@std@@@Z ??2@YAPEAX_K@Z ??2@YAPEAX_KAEBUnothrow_t@std@@@Z ??3@YAXPAX@Z "
    "??3@YAXPAXABUnothrow_t@std@@@Z ??3@YAXPAXI@Z ??3@YAXPEAX@Z ??3@YAXPEAXAEBUnothrow_t@std@@@Z ??3@YAXPEAX_K@Z "
    "??_U@YAPAXI@Z ??_U@YAPAXIABUnothrow_t@std@@@Z ??_U@YAPEAX_K@Z ??_U@YAPEAX_KAEBUnothrow_t@std@@@Z ??_V@YAXPAX@Z "
    "??_V@YAXPAXABUnothrow_t@std@@@Z ??_V@YAXPAXI@Z ??_V@YAXPEAX@Z ??_V@YAXPEAXAEBUnothrow_t@std@@@Z ??_V@YAXPEAX_K@Z"
)
_MATHEMATICS: Final = (
    "sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10 log1p logb "
    "ilogb pow sqrt cbrt floor ceil trunc round roundeven rint nearbyint fabs fmin fmax fmod remainder remquo copysign "
    "ldexp scalbn scalbln frexp modf sincos sinpi cospi sincospi hypot cabs fdim erf tgamma lgamma nan nextafter "
    "nexttoward fminimum_num fmaximum_num"
)
_FINITE: Final = "acos acosh asin atan2 atanh cosh exp exp10 exp2 log log10 log2 pow sinh sqrt"
_BITS: Final = "abs labs llabs ffs ffsl ffsll fls flsl flsll isdigit isascii toascii"
_OTHERS: Final = (
    "htonl htons ntohl ntohs __sinpi __sinpif "
    "__cospi __cospif __sincospi_stret __sincospif_stret __nvvm_reflect exit _exit _Exit abort atexit __cxa_atexit "
    "__cxa_throw __cxa_guard_abort __cxa_guard_acquire __cxa_guard_release _ZSt9terminatev __atomic_load "
    "__atomic_store qsort getenv unsetenv system fork execl execle execlp execv execvP execve execvp execvpe ctermid "
    "getitimer setitimer getlogin_r getpwnam gettimeofday mktime times uname"
)


def _operators() -> list[str]:
    """`operator new` and `operator delete` with a size, of 32 and of 64 bits."""
    made = []
    for size in "jm":
        made += [f"{kind}{size}{end}" for kind in ("_ZdlPv", "_ZdaPv") for end in ("", "St11align_val_t")]
        ends = ("", "RKSt9nothrow_t", "St11align_val_t", "St11align_val_tRKSt9nothrow_t")
        for hint in ("", "12__hot_cold_t") if size == "m" else ("",):
            made += [f"{kind}{size}{end}{hint}" for kind in ("_Znw", "_Zna") for end in ends]
    return made


def _formats(names: str) -> list[str]:
    """The names with the suffixes for float and long double."""
    return [name + suffix for name in names.split() for suffix in ("", "f", "l")]


LIBRARY: Final = frozenset(
    [
        *f"{_STRINGS} {_STREAMS} {_FILES} {_MEMORY} {_MSVC} {_BITS} {_OTHERS}".split(),
        *_operators(),
        *_formats(_MATHEMATICS),
        *[f"__{name}_finite" for name in _formats(_FINITE)],
    ]
)
# Those that access no memory, but for errno.
_POINTERS: Final = "remquo frexp modf sincos sincospi nan"
ON_NUMBERS: Final = frozenset([*_formats(_MATHEMATICS), *_BITS.split()]) - frozenset(_formats(_POINTERS))
_WIDTHS: Final = (8, 16, 32, 64, 128)


def is_of_library(function: Function) -> bool:
    """Whether it is one of these by its name, and takes and gives no integer of a width that C has no type of."""
    taken = function.function_type
    integers = [one for one in (taken.return_type, *taken.parameters) if isinstance(one, IntegerType)]
    return function.name in LIBRARY and all(one.width in _WIDTHS for one in integers)
