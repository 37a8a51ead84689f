;;; flag-operands
!llvm.module.flags = !{!0}
!0 = !{i32 1}

;;; flag-behavior-constant
!llvm.module.flags = !{!0}
!0 = !{!"x", !"y", i32 1}

;;; flag-behavior
!llvm.module.flags = !{!0}
!0 = !{i32 999, !"y", i32 1}

;;; flag-id
!llvm.module.flags = !{!0}
!0 = !{i32 1, i32 1, i32 1}

;;; flag-min
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"y", i32 -1}

;;; flag-max
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"y", !"z"}

;;; flag-require
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"y", !{}}

;;; flag-require-id
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"y", !{i32 1, i32 2}}

;;; flag-append
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"y", i32 1}

;;; flag-twice
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"y", i32 1}
!1 = !{i32 1, !"y", i32 2}

;;; flag-wchar
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", !"x"}

;;; flag-semantic-interposition
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"SemanticInterposition", !"x"}

;;; flag-profile-entry
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !{!{}}}

;;; flag-profile-function
@x = global i32 0
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !{!{ptr @x, null, i64 1}}}

;;; flag-profile-count
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !{!{null, null, !"x"}}}

;;; flag-pauthabi
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"aarch64-elf-pauthabi-platform", i32 1}

;;; flag-required-absent
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"y", !{!"z", i32 2}}

;;; flag-required-value
!llvm.module.flags = !{!0, !1}
!0 = !{i32 3, !"y", !{!"z", i32 2}}
!1 = !{i32 1, !"z", i32 1}

;;; ident-operands
!llvm.ident = !{!0}
!0 = !{}

;;; ident-string
!llvm.ident = !{!0}
!0 = !{i32 1}

;;; commandline-operands
!llvm.commandline = !{!0}
!0 = !{}

;;; commandline-string
!llvm.commandline = !{!0}
!0 = !{i32 1}

;;; deoptimize-convention
declare preserve_mostcc i32 @llvm.experimental.deoptimize.i32(...)
declare i64 @llvm.experimental.deoptimize.i64(...)

;;; localrecover-index
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f() {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  ret void
}
define void @g(ptr %p) {
  %a = call ptr @llvm.localrecover(ptr @f, ptr %p, i32 1)
  ret void
}

;;; flag-linker-options
!llvm.module.flags = !{!0}
!0 = !{i32 6, !"Linker Options", !1}
!1 = !{}
