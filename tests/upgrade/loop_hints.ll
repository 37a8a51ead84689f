; ModuleID = 'tests/upgrade/loop_hints.bc'
source_filename = "/tmp/bench2/lp.ll"

define void @f(i1 %c) {
  br label %a

a:                                                ; preds = %a, %0
  br i1 %c, label %a, label %b, !llvm.loop !0

b:                                                ; preds = %b, %a
  br i1 %c, label %b, label %d, !llvm.loop !5, !other !0

d:                                                ; preds = %d, %b
  br i1 %c, label %d, label %e, !llvm.loop !8

e:                                                ; preds = %e, %d
  br i1 %c, label %e, label %g, !llvm.loop !0

g:                                                ; preds = %e
  ret void
}

!0 = distinct !{!0, !1, !2, !3, !4}
!1 = !{!"llvm.vectorizer.unroll", i32 4}
!2 = !{!"llvm.vectorizer.width", i32 8, i32 9}
!3 = !{!"llvm.loop.unroll.disable"}
!4 = !{i32 5}
!5 = distinct !{!5, !1, !6, !7}
!6 = !{}
!7 = !{!"llvm.vectorizer.enable", i1 true}
!8 = distinct !{!8, !3}
