"""Functions of C's and C++'s libraries whose meaning LLVM's passes know, by their names."""

from __future__ import annotations

from typing import Final

_STRINGS: Final = (
    "strlen strnlen strcpy strncpy stpcpy stpncpy strcat strncat strcmp strncmp strcasecmp strncasecmp strchr "
    "strrchr strstr strpbrk strspn strcspn strdup strndup strtok strtol strtoll strtoul strtoull atoi atol atoll "
    "wcslen memchr memrchr memcmp bcmp bcopy bzero memcpy memmove memset mempcpy memccpy __memcpy_chk __memmove_chk "
    "__memset_chk __mempcpy_chk __strcpy_chk __stpcpy_chk __strncpy_chk __stpncpy_chk __strcat_chk __strncat_chk "
    "__strlen_chk __memccpy_chk __strlcpy_chk __strlcat_chk strlcpy strlcat"
)
_STREAMS: Final = (
    "printf fprintf sprintf snprintf vprintf vfprintf vsprintf vsnprintf iprintf fiprintf siprintf __small_printf "
    "__small_fprintf __small_sprintf __sprintf_chk __snprintf_chk __vsprintf_chk __vsnprintf_chk puts fputs putchar "
    "fputc putc fwrite fread fopen fclose fflush fseek ftell getc fgetc getchar ungetc fgets scanf fscanf sscanf "
    "perror"
)
_MEMORY: Final = (
    "malloc calloc realloc reallocf reallocarray free aligned_alloc memalign valloc posix_memalign _Znwm _Znam "
    "_Znwj _Znaj _ZdlPv _ZdaPv _ZdlPvm _ZdaPvm _ZnwmRKSt9nothrow_t _ZnamRKSt9nothrow_t _ZnwmSt11align_val_t "
    "_ZnamSt11align_val_t _ZdlPvSt11align_val_t _ZdaPvSt11align_val_t vec_malloc vec_calloc __kmpc_alloc_shared "
    "__kmpc_free_shared"
)
_MATHEMATICS: Final = (
    "sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10 log1p "
    "logb pow sqrt cbrt floor ceil trunc round roundeven rint nearbyint fabs fmin fmax fmod remainder copysign "
    "ldexp frexp modf sinpi cospi sincospi hypot fdim erf tgamma lgamma fminimum_num fmaximum_num"
)
_OTHERS: Final = "abs labs llabs ffs ffsl ffsll fls flsl flsll isdigit isascii toascii exit abort _exit qsort getenv"

# The names with the suffixes for float and long double.
LIBRARY: Final = frozenset(
    [
        *f"{_STRINGS} {_STREAMS} {_MEMORY} {_OTHERS}".split(),
        *[name + suffix for name in _MATHEMATICS.split() for suffix in ("", "f", "l")],
        *[
            f"__{name}{suffix}_finite"
            for name in ("exp", "log", "pow", "exp2", "log2", "log10")
            for suffix in ("", "f", "l")
        ],
    ]
)
