; What each relation says: tests/facts/relations.txt has the rows.

source_filename = "relations.c"
target datalayout = "e-m:e-p270:32:32-i64:64-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".text"

%pair = type { i8, i32 }

$group = comdat largest

@number = global i32 7, align 4, !note !0
@text = private unnamed_addr constant [4 x i8] c"abc\00", section ".rodata", align 1
@table = internal constant [2 x ptr] [ptr @plain, ptr getelementptr inbounds nuw (i8, ptr @number, i64 4)]
@shared = linkonce_odr hidden global %pair { i8 1, i32 2 }, comdat($group)
@packed = global <{ i8, i16 }> <{ i8 1, i16 2 }>, partition "part", no_sanitize_address, code_model "large"
@vector = global <2 x ptr> <ptr @number, ptr null>
@words = constant [2 x i16] [i16 1, i16 2]
@outside = external dllimport externally_initialized global i32
@own = thread_local(initialexec) addrspace(1) global double 1.5
@blocks = global [1 x ptr] [ptr blockaddress(@jumps, %left)]
@same = global i64 sub (i64 ptrtoint (ptr dso_local_equivalent @plain to i64), i64 ptrtoint (ptr @same to i64))
@open = global %pair zeroinitializer #3
@any = global { i32, i32 } { i32 undef, i32 poison }
@far = global ptr addrspacecast (ptr addrspace(1) @own to ptr)

@other = protected alias i32, ptr @number
@chosen = ifunc void (), ptr @resolve

declare void @plain(...)
declare void @image(target("spirv.Image", float, 1))
declare i32 @personality(...)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare fastcc noundef i32 @callee(i32 signext, ptr nonnull) #0

define ptr @resolve() unnamed_addr section ".init" {
  ret ptr @plain
}

define dso_local i32 @arithmetic(i32 %a, i32 %b, float %x, <2 x i1> %m, <vscale x 4 x i32> %s) #1 align 16 prefalign(32) gc "statepoint-example" prefix i32 1 prologue i8 2 {
entry:
  %add = add nsw i32 %a, %b
  %sub = sub i32 %add, -3
  %mul = mul i32 %sub, %sub
  %udiv = udiv exact i32 %mul, 2
  %sdiv = sdiv i32 %udiv, 2
  %urem = urem i32 %sdiv, 2
  %srem = srem i32 %urem, 2
  %shl = shl i32 %srem, 1
  %lshr = lshr i32 %shl, 1
  %ashr = ashr i32 %lshr, 1
  %and = and i32 %ashr, 1
  %or = or disjoint i32 %and, 2
  %xor = xor i32 %or, -1
  %fneg = fneg fast float %x
  %fadd = fadd nnan float %fneg, 1.0
  %fsub = fsub float %fadd, %x
  %fmul = fmul float %fsub, %x
  %fdiv = fdiv float %fmul, %x
  %frem = frem float %fdiv, %x
  %icmp = icmp slt i32 %xor, 0
  %fcmp = fcmp oge float %frem, %x
  %select = select i1 %icmp, i32 %xor, i32 %a
  %freeze = freeze i32 %select
  %trunc = trunc i32 %freeze to i8
  %zext = zext i8 %trunc to i16
  %sext = sext i16 %zext to i32
  %fptoui = fptoui float %x to i32
  %fptosi = fptosi float %x to i32
  %uitofp = uitofp i32 %fptoui to float
  %sitofp = sitofp i32 %fptosi to double
  %fptrunc = fptrunc double %sitofp to float
  %fpext = fpext float %fptrunc to double
  %inttoptr = inttoptr i32 %sext to ptr
  %ptrtoint = ptrtoint ptr %inttoptr to i64
  %ptrtoaddr = ptrtoaddr ptr %inttoptr to i64
  %bitcast = bitcast double %fpext to i64
  %cast = addrspacecast ptr %inttoptr to ptr addrspace(1)
  ret i32 %freeze
}

define void @memory(ptr %p, ptr %list) {
  %one = alloca i32, align 4
  %many = alloca inalloca i32, i32 4, align 4
  %error = alloca swifterror ptr, align 8
  %load = load volatile i32, ptr %p, align 4
  store volatile i32 %load, ptr %one, align 4
  %atomic = load atomic i32, ptr %p syncscope("singlethread") acquire, align 4
  store atomic i32 %atomic, ptr %p syncscope("agent") release, align 4
  fence syncscope("singlethread") seq_cst
  %exchanged = cmpxchg weak volatile ptr %p, i32 0, i32 1 syncscope("agent") acq_rel monotonic, align 4
  %value = extractvalue { i32, i1 } %exchanged, 0
  %changed = insertvalue { i32, i1 } %exchanged, i32 9, 0
  %old = atomicrmw volatile umax ptr %p, i32 5 syncscope("agent") monotonic, align 4
  %olds = atomicrmw elementwise fadd ptr %p, <2 x float> splat (float 1.0) monotonic, align 8
  %place = getelementptr inbounds %pair, ptr %p, i64 1, i32 1
  %argument = va_arg ptr %list, i32
  %lane = extractelement <2 x i32> <i32 3, i32 4>, i32 0
  %with = insertelement <2 x i32> poison, i32 %lane, i32 1
  %mixed = shufflevector <2 x i32> %with, <2 x i32> %with, <3 x i32> <i32 0, i32 3, i32 poison>
  ret void
}

define void @jumps(i1 %c, i32 %n, ptr %to) personality ptr @personality {
entry:
  br i1 %c, label %left, label %right
left:
  switch i32 %n, label %right [
    i32 1, label %left
    i32 2, label %last
  ]
right:
  %merged = phi i32 [ 0, %entry ], [ %n, %left ]
  indirectbr ptr %to, [label %left, label %last]
last:
  br label %end
end:
  unreachable
}

define void @calls(ptr %f) personality ptr @personality {
entry:
  %direct = tail call fastcc noundef i32 @callee(i32 signext 1, ptr nonnull %f) #2 [ "deopt"(i32 3, ptr %f) ], !note !0
  call void asm sideeffect alignstack inteldialect "nop", "r,~{memory}"(i32 2)
  call void %f()
  %invoked = invoke fastcc noundef i32 @callee(i32 signext 1, ptr %f) #2 [ "deopt"(i32 3) ]
          to label %normal unwind label %pad
normal:
  %jumped = callbr noundef i32 asm "", "=r,r,!i,~{memory}"(i32 signext 2) #2 [ "deopt"(i32 3) ]
          to label %done [label %done]
pad:
  %caught = landingpad { ptr, i32 }
          cleanup
          catch ptr @number
          filter [1 x ptr] [ptr @number]
  resume { ptr, i32 } %caught
done:
  ret void
}

define void @pads() personality ptr @personality {
entry:
  invoke void @plain()
          to label %done unwind label %dispatch
dispatch:
  %switch = catchswitch within none [label %catch] unwind label %clean
catch:
  %catchpad = catchpad within %switch [i32 1, ptr null]
  catchret from %catchpad to label %done
clean:
  %cleanuppad = cleanuppad within none [i32 2]
  cleanupret from %cleanuppad unwind label %last
last:
  %lastpad = cleanuppad within none []
  cleanupret from %lastpad unwind to caller
done:
  ret void
}

define i32 @debug(i32 %a) !dbg !8 {
    #dbg_value(i32 %a, !11, !DIExpression(DW_OP_plus_uconst, 1), !12)
  %b = add i32 %a, 1, !dbg !12
    #dbg_label(!15, !13)
  %c = call i64 @llvm.read_register.i64(metadata !14), !dbg !13
  ret i32 %b
}

declare i64 @llvm.read_register.i64(metadata)

attributes #0 = { nounwind }
attributes #1 = { noinline "frame-pointer"="all" }
attributes #2 = { nounwind }
attributes #3 = { "toc-data" }

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3}

!0 = !{!"note", i32 5, null}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "debug.c", directory: "/home")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!8 = distinct !DISubprogram(name: "debug", scope: !2, file: !2, line: 1, type: !9, unit: !1, spFlags: DISPFlagDefinition)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocalVariable(name: "a", arg: 1, scope: !8, file: !2, line: 1, type: !16)
!12 = !DILocation(line: 2, column: 3, scope: !8)
!13 = !DILocation(line: 4, column: 5, scope: !8, inlinedAt: !17)
!14 = !{!"rsp"}
!15 = !DILabel(scope: !8, name: "again", file: !2, line: 3)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = distinct !DILocation(line: 6, scope: !8)
