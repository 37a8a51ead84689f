;;; invoke-unwind
declare void @g()
define void @f() {
  invoke void @g() to label %then unwind label %other
then:
  ret void
other:
  ret void
}

;;; pad-in-entry
declare i32 @personality(...)
define void @f() personality ptr @personality {
  %a = landingpad { ptr, i32 } cleanup
  ret void
}

;;; landingpad-edge
declare i32 @personality(...)
define void @f() personality ptr @personality {
  br label %pad
pad:
  %a = landingpad { ptr, i32 } cleanup
  ret void
}

;;; landingpad-clauses
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %then unwind label %pad
then:
  ret void
pad:
  %a = landingpad { ptr, i32 }
  ret void
}

;;; landingpad-type
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %then unwind label %pad
then:
  invoke void @g() to label %end unwind label %other
end:
  ret void
pad:
  %a = landingpad { ptr, i32 } cleanup
  ret void
other:
  %b = landingpad { ptr, i64 } cleanup
  ret void
}

;;; landingpad-personality
declare void @g()
define void @f() {
  invoke void @g() to label %then unwind label %pad
then:
  ret void
pad:
  %a = landingpad { ptr, i32 } cleanup
  ret void
}

;;; resume-personality
define void @f() {
  resume { ptr, i32 } zeroinitializer
}

;;; resume-type
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %then unwind label %pad
then:
  ret void
pad:
  %a = landingpad { ptr, i32 } cleanup
  resume { ptr, i64 } zeroinitializer
}

;;; catchswitch-personality
define void @f() {
  br label %switch
switch:
  %s = catchswitch within none [label %catch] unwind to caller
catch:
  unreachable
}

;;; cleanuppad-personality
declare void @g()
define void @f() {
  invoke void @g() to label %then unwind label %pad
then:
  ret void
pad:
  %a = cleanuppad within none []
  cleanupret from %a unwind to caller
}

;;; cleanuppad-place
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  br label %pad
pad:
  %x = add i32 1, 2
  %a = cleanuppad within none []
  cleanupret from %a unwind to caller
}

;;; pad-edge
declare i32 @personality(...)
define void @f() personality ptr @personality {
  br label %pad
pad:
  %a = cleanuppad within none []
  cleanupret from %a unwind to caller
}

;;; cleanupret-exit
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %then unwind label %pad
then:
  ret void
pad:
  %a = cleanuppad within none []
  cleanupret from %a unwind label %inner
inner:
  %b = cleanuppad within %a []
  cleanupret from %b unwind to caller
}

;;; pad-single
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %then unwind label %pad
then:
  ret void
pad:
  %a = cleanuppad within none []
  invoke void @g() to label %end unwind label %inner
end:
  unreachable
inner:
  %b = cleanuppad within %a []
  unreachable
}

;;; catchswitch-handlers
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %then unwind label %switch
then:
  ret void
switch:
  %s = catchswitch within none [label %other] unwind to caller
other:
  ret void
}

;;; cleanupret-unwind
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %then unwind label %pad
then:
  ret void
pad:
  %a = cleanuppad within none []
  cleanupret from %a unwind label %other
other:
  ret void
}

;;; catchswitch-unwind
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %then unwind label %switch
then:
  ret void
switch:
  %s = catchswitch within none [label %catch] unwind label %other
catch:
  %p = catchpad within %s []
  unreachable
other:
  ret void
}

;;; pad-unwind
declare void @g()
declare i32 @personality(...)
define void @f(i1 %c) personality ptr @personality {
  invoke void @g() to label %then unwind label %pad
then:
  ret void
pad:
  %a = cleanuppad within none []
  br i1 %c, label %left, label %right
left:
  cleanupret from %a unwind to caller
right:
  cleanupret from %a unwind label %other
other:
  %b = cleanuppad within none []
  unreachable
}

;;; catchpad-unwind
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %then unwind label %switch
then:
  ret void
switch:
  %s = catchswitch within none [label %catch] unwind to caller
catch:
  %p = catchpad within %s []
  invoke void @g() [ "funclet"(token %p) ] to label %end unwind label %other
end:
  unreachable
other:
  %b = cleanuppad within none []
  unreachable
}

;;; pad-siblings
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %then unwind label %one
then:
  ret void
one:
  %a = cleanuppad within none []
  cleanupret from %a unwind label %two
two:
  %b = cleanuppad within none []
  cleanupret from %b unwind label %one
}

;;; catchswitch-own-unwind
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %then unwind label %switch
then:
  ret void
switch:
  %s = catchswitch within none [label %catch] unwind label %catch
catch:
  %p = catchpad within %s []
  unreachable
}

;;; catchpad-edge
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %then unwind label %switch
then:
  ret void
switch:
  %s = catchswitch within none [label %catch] unwind to caller
catch:
  %p = catchpad within %s []
  br label %catch
}

;;; pad-own-exceptions and catchpad-unwind
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %then unwind label %switch
then:
  ret void
switch:
  %s = catchswitch within none [label %catch] unwind to caller
catch:
  %p = catchpad within %s []
  invoke void @g() [ "funclet"(token %p) ] to label %end unwind label %switch
end:
  unreachable
}

;;; pad-use
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %then unwind label %pad
then:
  ret void
pad:
  %a = cleanuppad within none []
  %b = freeze token %a
  unreachable
}

;;; landingpad-place and invoke-unwind
declare void @g()
define void @f() personality ptr null {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %x = add i32 1, 1
  %l = landingpad i32 cleanup
  ret void
}

;;; landingpad-catch
declare void @g()
define void @f() personality ptr null {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 catch i32 0
  ret void
}

;;; landingpad-filter
declare void @g()
define void @f() personality ptr null {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 filter [1 x ptr] undef
  ret void
}

;;; catchpad-personality and catchswitch-personality
declare void @g()
define void @f() {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %c] unwind to caller
c:
  %p = catchpad within %s []
  catchret from %p to label %a
}

;;; catchpad-parent and pad-use
declare void @g()
define void @f() personality ptr null {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = cleanuppad within none []
  unreachable
c:
  %p = catchpad within %s []
  unreachable
}

;;; catchpad-place and catchswitch-handlers
declare void @g()
define void @f() personality ptr null {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %c] unwind to caller
c:
  %x = add i32 1, 1
  %p = catchpad within %s []
  catchret from %p to label %a
}

;;; catchret-pad
declare void @g()
define void @f() personality ptr null {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = cleanuppad within none []
  catchret from %s to label %a
}

;;; cleanuppad-parent
declare void @g()
define void @f() personality ptr null {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %c] unwind label %d
c:
  %p = catchpad within %s []
  catchret from %p to label %a
d:
  %q = cleanuppad within %s []
  unreachable
}

;;; catchswitch-place and invoke-unwind
declare void @g()
define void @f() personality ptr null {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %x = add i32 1, 1
  %s = catchswitch within none [label %c] unwind to caller
c:
  %p = catchpad within %s []
  catchret from %p to label %a
}

;;; catchswitch-parent
declare void @g()
define void @f() personality ptr null {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %c] unwind label %d
c:
  %p = catchpad within %s []
  catchret from %p to label %a
d:
  %t = catchswitch within %s [label %e] unwind to caller
e:
  %q = catchpad within %t []
  unreachable
}

;;; cleanupret-pad
declare void @g()
define void @f() personality ptr null {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %c] unwind to caller
c:
  %p = catchpad within %s []
  cleanupret from %p unwind to caller
}

;;; pad-nested
declare void @g()
define void @f() personality ptr null {
  ret void
a:
  %s = cleanuppad within %t []
  invoke void @g() [ "funclet"(token %s) ] to label %c unwind label %b
b:
  %t = cleanuppad within %s []
  unreachable
c:
  unreachable
}
