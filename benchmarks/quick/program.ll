; ModuleID = 'program.c'
source_filename = "program.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.table = type { ptr, i64, i64 }
%struct.scanner = type { ptr, %struct.token, i32, ptr }
%struct.token = type { i32, double, [16 x i8], i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [3 x i8] c"pi\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"e\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [6 x i8] c"trace\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [4 x i8] c"$%d\00", align 1, !dbg !17
@errors = internal unnamed_addr global i32 0, align 4, !dbg !22
@stderr = external local_unnamed_addr global ptr, align 8
@.str.4 = private unnamed_addr constant [9 x i8] c"+-*/() \0A\00", align 1, !dbg !53
@.str.5 = private unnamed_addr constant [26 x i8] c"line %u: %s is not known\0A\00", align 1, !dbg !58
@.str.6 = private unnamed_addr constant [33 x i8] c"line %u: ) is missing before %s\0A\00", align 1, !dbg !63
@words = internal unnamed_addr constant [9 x ptr] [ptr @.str.8, ptr @.str.9, ptr @.str.10, ptr @.str.11, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr @.str.15, ptr @.str.16], align 16, !dbg !100
@.str.7 = private unnamed_addr constant [29 x i8] c"line %u: %s is not expected\0A\00", align 1, !dbg !68
@.str.8 = private unnamed_addr constant [7 x i8] c"number\00", align 1, !dbg !73
@.str.9 = private unnamed_addr constant [5 x i8] c"name\00", align 1, !dbg !78
@.str.10 = private unnamed_addr constant [2 x i8] c"+\00", align 1, !dbg !83
@.str.11 = private unnamed_addr constant [2 x i8] c"-\00", align 1, !dbg !85
@.str.12 = private unnamed_addr constant [2 x i8] c"*\00", align 1, !dbg !87
@.str.13 = private unnamed_addr constant [2 x i8] c"/\00", align 1, !dbg !89
@.str.14 = private unnamed_addr constant [2 x i8] c"(\00", align 1, !dbg !91
@.str.15 = private unnamed_addr constant [2 x i8] c")\00", align 1, !dbg !93
@.str.16 = private unnamed_addr constant [8 x i8] c"the end\00", align 1, !dbg !95
@.str.17 = private unnamed_addr constant [9 x i8] c"%s = %g\0A\00", align 1, !dbg !104

; Function Attrs: nounwind uwtable
define dso_local ptr @look_up(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !119 {
    #dbg_value(ptr %0, !133, !DIExpression(), !141)
    #dbg_value(ptr %1, !134, !DIExpression(), !141)
    #dbg_value(i32 %2, !135, !DIExpression(), !141)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !142
  %5 = load i64, ptr %4, align 8, !dbg !142, !tbaa !143
  %6 = icmp eq i64 %5, 0, !dbg !149
  br i1 %6, label %37, label %7, !dbg !150

7:                                                ; preds = %3
  %8 = load ptr, ptr %0, align 8, !dbg !151, !tbaa !152
    #dbg_value(ptr %1, !153, !DIExpression(), !159)
    #dbg_value(i32 -2128831035, !158, !DIExpression(), !159)
  %9 = load i8, ptr %1, align 1, !dbg !161, !tbaa !162
  %10 = icmp eq i8 %9, 0, !dbg !163
  br i1 %10, label %23, label %11, !dbg !164

11:                                               ; preds = %7, %11
  %12 = phi i8 [ %19, %11 ], [ %9, %7 ]
  %13 = phi i32 [ %18, %11 ], [ -2128831035, %7 ]
  %14 = phi ptr [ %15, %11 ], [ %1, %7 ]
    #dbg_value(i32 %13, !158, !DIExpression(), !159)
    #dbg_value(ptr %14, !153, !DIExpression(), !159)
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 1, !dbg !165
    #dbg_value(ptr %15, !153, !DIExpression(), !159)
  %16 = zext i8 %12 to i32, !dbg !166
  %17 = xor i32 %13, %16, !dbg !167
  %18 = mul i32 %17, 16777619, !dbg !168
    #dbg_value(i32 %18, !158, !DIExpression(), !159)
  %19 = load i8, ptr %15, align 1, !dbg !161, !tbaa !162
  %20 = icmp eq i8 %19, 0, !dbg !169
  br i1 %20, label %21, label %11, !dbg !170, !llvm.loop !171

21:                                               ; preds = %11
  %22 = zext i32 %18 to i64, !dbg !176
  br label %23, !dbg !176

23:                                               ; preds = %21, %7
  %24 = phi i64 [ 2166136261, %7 ], [ %22, %21 ], !dbg !159
  %25 = add i64 %5, 4294967295, !dbg !177
  %26 = and i64 %25, %24, !dbg !178
  %27 = getelementptr inbounds nuw ptr, ptr %8, i64 %26, !dbg !179
    #dbg_value(ptr poison, !136, !DIExpression(), !180)
  br label %28, !dbg !181

28:                                               ; preds = %32, %23
  %29 = phi ptr [ %27, %23 ], [ %30, %32 ]
  %30 = load ptr, ptr %29, align 8, !dbg !180, !tbaa !182
    #dbg_value(ptr %30, !136, !DIExpression(), !180)
  %31 = icmp eq ptr %30, null, !dbg !184
  br i1 %31, label %37, label %32, !dbg !186

32:                                               ; preds = %28
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 8, !dbg !187
  %34 = load ptr, ptr %33, align 8, !dbg !187, !tbaa !190
  %35 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %34, ptr noundef nonnull dereferenceable(1) %1) #19, !dbg !194
  %36 = icmp eq i32 %35, 0, !dbg !195
  br i1 %36, label %120, label %28, !dbg !196, !llvm.loop !197

37:                                               ; preds = %28, %3
  %38 = icmp eq i32 %2, 0, !dbg !200
  br i1 %38, label %120, label %39, !dbg !202

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !203
  %41 = load i64, ptr %40, align 8, !dbg !203, !tbaa !205
  %42 = icmp ult i64 %41, %5, !dbg !206
  br i1 %42, label %88, label %43, !dbg !207

43:                                               ; preds = %39
    #dbg_value(ptr %0, !208, !DIExpression(), !225)
  %44 = shl i64 %5, 1
  %45 = select i1 %6, i64 8, i64 %44, !dbg !227
    #dbg_value(i64 %45, !213, !DIExpression(), !225)
  %46 = tail call noalias ptr @calloc(i64 noundef %45, i64 noundef 8) #20, !dbg !228
    #dbg_value(ptr %46, !214, !DIExpression(), !225)
  %47 = icmp eq ptr %46, null, !dbg !229
  br i1 %47, label %53, label %48, !dbg !231

48:                                               ; preds = %43
    #dbg_value(i64 0, !215, !DIExpression(), !232)
  br i1 %6, label %86, label %49, !dbg !233

49:                                               ; preds = %48
  %50 = load ptr, ptr %0, align 8, !tbaa !152
  %51 = trunc i64 %45 to i32
  %52 = add i32 %51, -1
  br label %54, !dbg !233

53:                                               ; preds = %43
  tail call void @abort() #21, !dbg !234
  unreachable, !dbg !234

54:                                               ; preds = %83, %49
  %55 = phi i64 [ 0, %49 ], [ %84, %83 ]
    #dbg_value(i64 %55, !215, !DIExpression(), !232)
  %56 = getelementptr inbounds nuw ptr, ptr %50, i64 %55, !dbg !235
  %57 = load ptr, ptr %56, align 8, !dbg !236, !tbaa !182
    #dbg_value(ptr %57, !220, !DIExpression(), !237)
  %58 = icmp eq ptr %57, null, !dbg !238
  br i1 %58, label %83, label %59, !dbg !239

59:                                               ; preds = %54, %75
  %60 = phi ptr [ %78, %75 ], [ %57, %54 ]
    #dbg_value(ptr %60, !220, !DIExpression(), !237)
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 8, !dbg !240
  %62 = load ptr, ptr %61, align 8, !dbg !240, !tbaa !190
    #dbg_value(ptr %62, !153, !DIExpression(), !241)
    #dbg_value(i32 -2128831035, !158, !DIExpression(), !241)
  %63 = load i8, ptr %62, align 1, !dbg !243, !tbaa !162
  %64 = icmp eq i8 %63, 0, !dbg !244
  br i1 %64, label %75, label %65, !dbg !245

65:                                               ; preds = %59, %65
  %66 = phi i8 [ %73, %65 ], [ %63, %59 ]
  %67 = phi i32 [ %72, %65 ], [ -2128831035, %59 ]
  %68 = phi ptr [ %69, %65 ], [ %62, %59 ]
    #dbg_value(i32 %67, !158, !DIExpression(), !241)
    #dbg_value(ptr %68, !153, !DIExpression(), !241)
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 1, !dbg !246
    #dbg_value(ptr %69, !153, !DIExpression(), !241)
  %70 = zext i8 %66 to i32, !dbg !247
  %71 = xor i32 %67, %70, !dbg !248
  %72 = mul i32 %71, 16777619, !dbg !249
    #dbg_value(i32 %72, !158, !DIExpression(), !241)
  %73 = load i8, ptr %69, align 1, !dbg !243, !tbaa !162
  %74 = icmp eq i8 %73, 0, !dbg !250
  br i1 %74, label %75, label %65, !dbg !251, !llvm.loop !252

75:                                               ; preds = %65, %59
  %76 = phi i32 [ -2128831035, %59 ], [ %72, %65 ], !dbg !241
  %77 = and i32 %76, %52, !dbg !255
    #dbg_value(i32 %77, !221, !DIExpression(), !256)
  %78 = load ptr, ptr %60, align 8, !dbg !257, !tbaa !258
    #dbg_value(ptr %78, !217, !DIExpression(), !237)
  %79 = zext i32 %77 to i64, !dbg !259
  %80 = getelementptr inbounds nuw ptr, ptr %46, i64 %79, !dbg !259
  %81 = load ptr, ptr %80, align 8, !dbg !260, !tbaa !182
  store ptr %81, ptr %60, align 8, !dbg !261, !tbaa !258
  store ptr %60, ptr %80, align 8, !dbg !262, !tbaa !182
    #dbg_value(ptr %78, !220, !DIExpression(), !237)
  %82 = icmp eq ptr %78, null, !dbg !263
  br i1 %82, label %83, label %59, !dbg !264, !llvm.loop !265

83:                                               ; preds = %75, %54
  %84 = add nuw i64 %55, 1, !dbg !268
    #dbg_value(i64 %84, !215, !DIExpression(), !232)
  %85 = icmp eq i64 %84, %5, !dbg !269
  br i1 %85, label %86, label %54, !dbg !270, !llvm.loop !271

86:                                               ; preds = %83, %48
  %87 = load ptr, ptr %0, align 8, !dbg !274, !tbaa !152
  tail call void @free(ptr noundef %87) #22, !dbg !275
  store ptr %46, ptr %0, align 8, !dbg !276, !tbaa !152
  store i64 %45, ptr %4, align 8, !dbg !277, !tbaa !143
  br label %88, !dbg !278

88:                                               ; preds = %86, %39
  %89 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #23, !dbg !279
    #dbg_value(ptr %89, !139, !DIExpression(), !141)
  %90 = icmp eq ptr %89, null, !dbg !280
  br i1 %90, label %91, label %92, !dbg !282

91:                                               ; preds = %88
  tail call void @abort() #21, !dbg !283
  unreachable, !dbg !283

92:                                               ; preds = %88
    #dbg_value(ptr %1, !153, !DIExpression(), !284)
    #dbg_value(i32 -2128831035, !158, !DIExpression(), !284)
  %93 = load i8, ptr %1, align 1, !dbg !286, !tbaa !162
  %94 = icmp eq i8 %93, 0, !dbg !287
  br i1 %94, label %105, label %95, !dbg !288

95:                                               ; preds = %92, %95
  %96 = phi i8 [ %103, %95 ], [ %93, %92 ]
  %97 = phi i32 [ %102, %95 ], [ -2128831035, %92 ]
  %98 = phi ptr [ %99, %95 ], [ %1, %92 ]
    #dbg_value(i32 %97, !158, !DIExpression(), !284)
    #dbg_value(ptr %98, !153, !DIExpression(), !284)
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 1, !dbg !289
    #dbg_value(ptr %99, !153, !DIExpression(), !284)
  %100 = zext i8 %96 to i32, !dbg !290
  %101 = xor i32 %97, %100, !dbg !291
  %102 = mul i32 %101, 16777619, !dbg !292
    #dbg_value(i32 %102, !158, !DIExpression(), !284)
  %103 = load i8, ptr %99, align 1, !dbg !286, !tbaa !162
  %104 = icmp eq i8 %103, 0, !dbg !293
  br i1 %104, label %105, label %95, !dbg !294, !llvm.loop !295

105:                                              ; preds = %95, %92
  %106 = phi i32 [ -2128831035, %92 ], [ %102, %95 ], !dbg !284
  %107 = load i64, ptr %4, align 8, !dbg !298, !tbaa !143
  %108 = trunc i64 %107 to i32, !dbg !299
  %109 = add i32 %108, -1, !dbg !299
  %110 = and i32 %109, %106, !dbg !299
    #dbg_value(i32 %110, !140, !DIExpression(), !141)
  %111 = load ptr, ptr %0, align 8, !dbg !300, !tbaa !152
  %112 = zext i32 %110 to i64, !dbg !301
  %113 = getelementptr inbounds nuw ptr, ptr %111, i64 %112, !dbg !301
  %114 = load ptr, ptr %113, align 8, !dbg !302, !tbaa !182
  %115 = tail call noalias ptr @strdup(ptr noundef nonnull %1) #22, !dbg !303
  store ptr %114, ptr %89, align 8, !dbg !304, !tbaa !182
  %116 = getelementptr inbounds nuw i8, ptr %89, i64 8, !dbg !304
  store ptr %115, ptr %116, align 8, !dbg !304, !tbaa !305
  %117 = getelementptr inbounds nuw i8, ptr %89, i64 16, !dbg !304
  store double 0.000000e+00, ptr %117, align 8, !dbg !304, !tbaa !306
  store ptr %89, ptr %113, align 8, !dbg !307, !tbaa !182
  %118 = load i64, ptr %40, align 8, !dbg !308, !tbaa !205
  %119 = add i64 %118, 1, !dbg !309
  store i64 %119, ptr %40, align 8, !dbg !310, !tbaa !205
  br label %120

120:                                              ; preds = %32, %37, %105
  %121 = phi ptr [ %89, %105 ], [ null, %37 ], [ %30, %32 ], !dbg !141
  ret ptr %121, !dbg !311
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !312 i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !316 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: cold nofree noreturn nounwind
declare void @abort() local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !321 noalias ptr @strdup(ptr noundef readonly captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !325 {
  %3 = alloca %struct.table, align 8, !DIAssignID !367
    #dbg_assign(i1 poison, !332, !DIExpression(), !367, ptr %3, !DIExpression(), !368)
  %4 = alloca [64 x float], align 16, !DIAssignID !369
    #dbg_assign(i1 poison, !333, !DIExpression(), !369, ptr %4, !DIExpression(), !368)
  %5 = alloca [64 x float], align 16, !DIAssignID !370
    #dbg_assign(i1 poison, !337, !DIExpression(), !370, ptr %5, !DIExpression(), !368)
  %6 = alloca [64 x float], align 16, !DIAssignID !371
    #dbg_assign(i1 poison, !338, !DIExpression(), !371, ptr %6, !DIExpression(), !368)
  %7 = alloca %struct.scanner, align 8, !DIAssignID !372
    #dbg_assign(i1 poison, !343, !DIExpression(), !372, ptr %7, !DIExpression(), !373)
  %8 = alloca [16 x i8], align 16, !DIAssignID !374
    #dbg_assign(i1 poison, !365, !DIExpression(), !374, ptr %8, !DIExpression(), !373)
    #dbg_value(i32 %0, !330, !DIExpression(), !368)
    #dbg_value(ptr %1, !331, !DIExpression(), !368)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22, !dbg !375
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false), !dbg !376, !DIAssignID !377
    #dbg_assign(i8 0, !332, !DIExpression(), !377, ptr %3, !DIExpression(), !368)
  %9 = call ptr @look_up(ptr noundef nonnull %3, ptr noundef nonnull @.str, i32 noundef 1), !dbg !378
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 16, !dbg !379
  store double 0x400921FB54442D18, ptr %10, align 8, !dbg !380, !tbaa !381
  %11 = call ptr @look_up(ptr noundef nonnull %3, ptr noundef nonnull @.str.1, i32 noundef 1), !dbg !382
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 16, !dbg !383
  store double 0x4005BF0A8B145769, ptr %12, align 8, !dbg !384, !tbaa !381
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22, !dbg !385
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22, !dbg !385
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22, !dbg !385
    #dbg_value(i32 0, !339, !DIExpression(), !386)
  br label %72, !dbg !387

13:                                               ; preds = %72, %21
  %14 = phi i64 [ %22, %21 ], [ 0, %72 ]
    #dbg_value(i64 %14, !388, !DIExpression(), !409)
    #dbg_value(i32 0, !401, !DIExpression(), !411)
  %15 = shl nuw nsw i64 %14, 5
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 %15, !dbg !412
  br label %18, !dbg !412

18:                                               ; preds = %24, %13
  %19 = phi i64 [ 0, %13 ], [ %26, %24 ]
    #dbg_value(i64 %19, !401, !DIExpression(), !411)
    #dbg_value(i32 0, !407, !DIExpression(), !413)
    #dbg_value(float 0.000000e+00, !404, !DIExpression(), !414)
  %20 = getelementptr inbounds nuw float, ptr %5, i64 %19, !dbg !415
  br label %28, !dbg !415

21:                                               ; preds = %24
  %22 = add nuw nsw i64 %14, 1, !dbg !416
    #dbg_value(i64 %22, !388, !DIExpression(), !409)
  %23 = icmp eq i64 %22, 8, !dbg !417
  br i1 %23, label %39, label %13, !dbg !418, !llvm.loop !419

24:                                               ; preds = %28
  %25 = getelementptr inbounds nuw float, ptr %17, i64 %19, !dbg !422
  store float %36, ptr %25, align 4, !dbg !423, !tbaa !424
  %26 = add nuw nsw i64 %19, 1, !dbg !426
    #dbg_value(i64 %26, !401, !DIExpression(), !411)
  %27 = icmp eq i64 %26, 8, !dbg !427
  br i1 %27, label %21, label %18, !dbg !428, !llvm.loop !429

28:                                               ; preds = %28, %18
  %29 = phi i64 [ 0, %18 ], [ %37, %28 ]
  %30 = phi float [ 0.000000e+00, %18 ], [ %36, %28 ]
    #dbg_value(i64 %29, !407, !DIExpression(), !413)
    #dbg_value(float %30, !404, !DIExpression(), !414)
  %31 = getelementptr inbounds nuw float, ptr %16, i64 %29, !dbg !432
  %32 = load float, ptr %31, align 4, !dbg !432, !tbaa !424
  %33 = shl nuw nsw i64 %29, 5, !dbg !434
  %34 = getelementptr inbounds nuw i8, ptr %20, i64 %33, !dbg !434
  %35 = load float, ptr %34, align 4, !dbg !434, !tbaa !424
  %36 = tail call float @llvm.fmuladd.f32(float %32, float %35, float %30), !dbg !435
    #dbg_value(float %36, !404, !DIExpression(), !414)
  %37 = add nuw nsw i64 %29, 1, !dbg !436
    #dbg_value(i64 %37, !407, !DIExpression(), !413)
  %38 = icmp eq i64 %37, 8, !dbg !437
  br i1 %38, label %24, label %28, !dbg !438, !llvm.loop !439

39:                                               ; preds = %21
  %40 = load float, ptr %6, align 16, !dbg !442, !tbaa !424
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 36, !dbg !443
  %42 = load float, ptr %41, align 4, !dbg !443, !tbaa !424
  %43 = fadd float %40, %42, !dbg !444
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 72, !dbg !445
  %45 = load float, ptr %44, align 8, !dbg !445, !tbaa !424
  %46 = fadd float %43, %45, !dbg !446
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 108, !dbg !447
  %48 = load float, ptr %47, align 4, !dbg !447, !tbaa !424
  %49 = fadd float %46, %48, !dbg !448
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 144, !dbg !449
  %51 = load float, ptr %50, align 16, !dbg !449, !tbaa !424
  %52 = fadd float %49, %51, !dbg !450
  %53 = getelementptr inbounds nuw i8, ptr %6, i64 180, !dbg !451
  %54 = load float, ptr %53, align 4, !dbg !451, !tbaa !424
  %55 = fadd float %52, %54, !dbg !452
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 216, !dbg !453
  %57 = load float, ptr %56, align 8, !dbg !453, !tbaa !424
  %58 = fadd float %55, %57, !dbg !454
  %59 = getelementptr inbounds nuw i8, ptr %6, i64 252, !dbg !455
  %60 = load float, ptr %59, align 4, !dbg !455, !tbaa !424
  %61 = fadd float %58, %60, !dbg !456
  %62 = fpext float %61 to double, !dbg !457
  %63 = call ptr @look_up(ptr noundef nonnull %3, ptr noundef nonnull @.str.2, i32 noundef 1), !dbg !458
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 16, !dbg !459
  store double %62, ptr %64, align 8, !dbg !460, !tbaa !381
    #dbg_value(i32 1, !341, !DIExpression(), !461)
  %65 = icmp sgt i32 %0, 1, !dbg !462
  br i1 %65, label %66, label %85, !dbg !463

66:                                               ; preds = %39
  %67 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %68 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 52
  %70 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %71 = zext nneg i32 %0 to i64, !dbg !464
  br label %130, !dbg !463

72:                                               ; preds = %2, %72
  %73 = phi i64 [ 0, %2 ], [ %83, %72 ]
    #dbg_value(i64 %73, !339, !DIExpression(), !386)
  %74 = trunc nuw nsw i64 %73 to i32, !dbg !465
  %75 = uitofp nneg i32 %74 to float, !dbg !465
  %76 = fdiv float %75, 7.000000e+00, !dbg !468
  %77 = getelementptr inbounds nuw float, ptr %4, i64 %73, !dbg !469
  store float %76, ptr %77, align 4, !dbg !470, !tbaa !424
  %78 = trunc i64 %73 to i32, !dbg !471
  %79 = sub i32 64, %78, !dbg !471
  %80 = uitofp nneg i32 %79 to float, !dbg !471
  %81 = fdiv float %80, 3.000000e+00, !dbg !472
  %82 = getelementptr inbounds nuw float, ptr %5, i64 %73, !dbg !473
  store float %81, ptr %82, align 4, !dbg !474, !tbaa !424
  %83 = add nuw nsw i64 %73, 1, !dbg !475
    #dbg_value(i64 %83, !339, !DIExpression(), !386)
  %84 = icmp eq i64 %83, 64, !dbg !476
  br i1 %84, label %13, label %72, !dbg !477, !llvm.loop !478

85:                                               ; preds = %130, %39
    #dbg_value(ptr %3, !481, !DIExpression(), !497)
  %86 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !499
  %87 = load i64, ptr %86, align 8, !dbg !499, !tbaa !205
  %88 = shl i64 %87, 3, !dbg !500
  %89 = call noalias ptr @malloc(i64 noundef %88) #23, !dbg !501
    #dbg_value(ptr %89, !488, !DIExpression(), !497)
    #dbg_value(i64 0, !489, !DIExpression(), !497)
    #dbg_value(i64 0, !490, !DIExpression(), !502)
  %90 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %91 = load i64, ptr %90, align 8, !tbaa !143
    #dbg_value(i64 0, !490, !DIExpression(), !502)
    #dbg_value(i64 0, !489, !DIExpression(), !497)
  %92 = icmp eq i64 %91, 0, !dbg !503
  br i1 %92, label %95, label %93, !dbg !504

93:                                               ; preds = %85
  %94 = load ptr, ptr %3, align 8, !tbaa !152
  br label %98, !dbg !504

95:                                               ; preds = %104, %85
  %96 = phi i64 [ 0, %85 ], [ %105, %104 ], !dbg !505
  call void @qsort(ptr noundef %89, i64 noundef %96, i64 noundef 8, ptr noundef nonnull @by_value) #22, !dbg !506
    #dbg_value(i64 0, !495, !DIExpression(), !507)
  %97 = icmp eq i64 %96, 0, !dbg !508
  br i1 %97, label %126, label %115, !dbg !510

98:                                               ; preds = %104, %93
  %99 = phi i64 [ 0, %93 ], [ %106, %104 ]
  %100 = phi i64 [ 0, %93 ], [ %105, %104 ]
    #dbg_value(i64 %99, !490, !DIExpression(), !502)
    #dbg_value(i64 %100, !489, !DIExpression(), !497)
  %101 = getelementptr inbounds nuw ptr, ptr %94, i64 %99, !dbg !511
    #dbg_value(ptr poison, !492, !DIExpression(), !512)
  %102 = load ptr, ptr %101, align 8, !dbg !513, !tbaa !182
  %103 = icmp eq ptr %102, null, !dbg !514
  br i1 %103, label %104, label %108, !dbg !515

104:                                              ; preds = %108, %98
  %105 = phi i64 [ %100, %98 ], [ %111, %108 ], !dbg !497
  %106 = add nuw i64 %99, 1, !dbg !516
    #dbg_value(i64 %106, !490, !DIExpression(), !502)
    #dbg_value(i64 %105, !489, !DIExpression(), !497)
  %107 = icmp eq i64 %106, %91, !dbg !517
  br i1 %107, label %95, label %98, !dbg !518, !llvm.loop !519

108:                                              ; preds = %98, %108
  %109 = phi ptr [ %113, %108 ], [ %102, %98 ]
  %110 = phi i64 [ %111, %108 ], [ %100, %98 ]
    #dbg_value(i64 %110, !489, !DIExpression(), !497)
  %111 = add i64 %110, 1, !dbg !522
    #dbg_value(i64 %111, !489, !DIExpression(), !497)
  %112 = getelementptr inbounds nuw ptr, ptr %89, i64 %110, !dbg !524
  store ptr %109, ptr %112, align 8, !dbg !525, !tbaa !182
    #dbg_value(ptr poison, !492, !DIExpression(), !512)
  %113 = load ptr, ptr %109, align 8, !dbg !526, !tbaa !182
    #dbg_value(ptr %113, !492, !DIExpression(), !512)
  %114 = icmp eq ptr %113, null, !dbg !527
  br i1 %114, label %104, label %108, !dbg !528, !llvm.loop !529

115:                                              ; preds = %95, %115
  %116 = phi i64 [ %124, %115 ], [ 0, %95 ]
    #dbg_value(i64 %116, !495, !DIExpression(), !507)
  %117 = getelementptr inbounds nuw ptr, ptr %89, i64 %116, !dbg !532
  %118 = load ptr, ptr %117, align 8, !dbg !532, !tbaa !182
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 8, !dbg !533
  %120 = load ptr, ptr %119, align 8, !dbg !533, !tbaa !190
  %121 = getelementptr inbounds nuw i8, ptr %118, i64 16, !dbg !534
  %122 = load double, ptr %121, align 8, !dbg !534, !tbaa !381
  %123 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef %120, double noundef %122), !dbg !535
  %124 = add nuw i64 %116, 1, !dbg !536
    #dbg_value(i64 %124, !495, !DIExpression(), !507)
  %125 = icmp eq i64 %124, %96, !dbg !537
  br i1 %125, label %126, label %115, !dbg !538, !llvm.loop !539

126:                                              ; preds = %115, %95
  call void @free(ptr noundef %89) #22, !dbg !542
  %127 = load i32, ptr @errors, align 4, !dbg !543, !tbaa !115
  %128 = icmp ne i32 %127, 0, !dbg !543
  %129 = zext i1 %128 to i32, !dbg !544
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22, !dbg !545
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22, !dbg !545
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22, !dbg !545
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22, !dbg !545
  ret i32 %129, !dbg !546

130:                                              ; preds = %66, %130
  %131 = phi i64 [ 1, %66 ], [ %139, %130 ]
    #dbg_value(i64 %131, !341, !DIExpression(), !461)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22, !dbg !547
  %132 = getelementptr inbounds nuw ptr, ptr %1, i64 %131, !dbg !548
  %133 = load ptr, ptr %132, align 8, !dbg !549, !tbaa !305
  store ptr %133, ptr %7, align 8, !dbg !550, !tbaa !551, !DIAssignID !554
    #dbg_assign(ptr %133, !343, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !554, ptr %7, !DIExpression(), !373)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %67, i8 0, i64 40, i1 false), !dbg !555, !DIAssignID !556
    #dbg_assign(i8 0, !343, !DIExpression(DW_OP_LLVM_fragment, 64, 320), !556, ptr %67, !DIExpression(), !373)
  store i32 1, ptr %68, align 8, !dbg !550, !tbaa !557, !DIAssignID !558
    #dbg_assign(i32 1, !343, !DIExpression(DW_OP_LLVM_fragment, 384, 32), !558, ptr %68, !DIExpression(), !373)
  store i32 0, ptr %69, align 4, !dbg !555, !DIAssignID !559
    #dbg_assign(i32 0, !343, !DIExpression(DW_OP_LLVM_fragment, 416, 32), !559, ptr %69, !DIExpression(), !373)
  store ptr @complain, ptr %70, align 8, !dbg !550, !tbaa !560, !DIAssignID !561
    #dbg_assign(ptr @complain, !343, !DIExpression(DW_OP_LLVM_fragment, 448, 64), !561, ptr %70, !DIExpression(), !373)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22, !dbg !562
  call fastcc void @advance(ptr noundef %7), !dbg !563
  %134 = call fastcc double @sum(ptr noundef %7, ptr noundef %3), !dbg !564
    #dbg_value(double %134, !366, !DIExpression(), !373)
  %135 = trunc nuw nsw i64 %131 to i32, !dbg !565
  %136 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %8, i64 noundef 16, ptr noundef nonnull @.str.3, i32 noundef %135) #22, !dbg !565
  %137 = call ptr @look_up(ptr noundef nonnull %3, ptr noundef nonnull %8, i32 noundef 1), !dbg !566
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 16, !dbg !567
  store double %134, ptr %138, align 8, !dbg !568, !tbaa !381
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22, !dbg !569
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22, !dbg !569
  %139 = add nuw nsw i64 %131, 1, !dbg !570
    #dbg_value(i64 %139, !341, !DIExpression(), !461)
  %140 = icmp eq i64 %139, %71, !dbg !464
  br i1 %140, label %85, label %130, !dbg !571, !llvm.loop !572
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: cold nofree nounwind uwtable
define internal void @complain(ptr noundef readonly captures(none) %0, ...) #8 !dbg !575 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !593
    #dbg_assign(i1 poison, !578, !DIExpression(), !593, ptr %2, !DIExpression(), !594)
    #dbg_value(ptr %0, !577, !DIExpression(), !594)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22, !dbg !595
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !596
  %3 = load ptr, ptr @stderr, align 8, !dbg !597, !tbaa !598
  %4 = call i32 @vfprintf(ptr noundef %3, ptr noundef %0, ptr noundef nonnull %2) #24, !dbg !600
  call void @llvm.va_end.p0(ptr %2), !dbg !601
  %5 = load i32, ptr @errors, align 4, !dbg !602, !tbaa !115
  %6 = add nsw i32 %5, 1, !dbg !603
  store i32 %6, ptr @errors, align 4, !dbg !604, !tbaa !115
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22, !dbg !605
  ret void, !dbg !606
}

; Function Attrs: nofree norecurse nounwind uwtable
define internal fastcc void @advance(ptr noundef nonnull captures(none) %0) unnamed_addr #9 !dbg !607 {
  %2 = alloca ptr, align 8, !DIAssignID !617
    #dbg_assign(i1 poison, !613, !DIExpression(), !617, ptr %2, !DIExpression(), !618)
    #dbg_value(ptr %0, !612, !DIExpression(), !618)
  %3 = load ptr, ptr %0, align 8, !tbaa !551
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 48
  br label %5, !dbg !619

5:                                                ; preds = %15, %1
  %6 = phi ptr [ %3, %1 ], [ %9, %15 ]
  %7 = load i8, ptr %6, align 1, !dbg !620, !tbaa !162
  switch i8 %7, label %16 [
    i8 32, label %8
    i8 10, label %8
  ], !dbg !621

8:                                                ; preds = %5, %5
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 1, !dbg !622
  store ptr %9, ptr %0, align 8, !dbg !624, !tbaa !551
  %10 = load i8, ptr %6, align 1, !dbg !625, !tbaa !162
  %11 = icmp eq i8 %10, 10, !dbg !626
  br i1 %11, label %12, label %15, !dbg !627

12:                                               ; preds = %8
  %13 = load i32, ptr %4, align 8, !dbg !628, !tbaa !557
  %14 = add i32 %13, 1, !dbg !629
  store i32 %14, ptr %4, align 8, !dbg !630, !tbaa !557
  br label %15, !dbg !631

15:                                               ; preds = %12, %8
  br label %5, !dbg !620, !llvm.loop !632

16:                                               ; preds = %5
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 48, !dbg !634
  %18 = load i32, ptr %17, align 8, !dbg !634, !tbaa !557
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !635
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !636
  %21 = load i32, ptr %20, align 8, !dbg !637
  %22 = and i32 %18, 1048575, !dbg !637
  %23 = and i32 %21, -1048576, !dbg !637
  %24 = or disjoint i32 %23, %22, !dbg !638
  store i32 %24, ptr %20, align 8, !dbg !639
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22, !dbg !640
  %25 = load i8, ptr %6, align 1, !dbg !641, !tbaa !162
  switch i8 %25, label %32 [
    i8 43, label %45
    i8 45, label %26
    i8 42, label %27
    i8 47, label %28
    i8 40, label %29
    i8 41, label %30
    i8 0, label %31
  ], !dbg !642

26:                                               ; preds = %16
  br label %45, !dbg !643

27:                                               ; preds = %16
  br label %45, !dbg !644

28:                                               ; preds = %16
  br label %45, !dbg !645

29:                                               ; preds = %16
  br label %45, !dbg !646

30:                                               ; preds = %16
  br label %45, !dbg !647

31:                                               ; preds = %16
  store i32 8, ptr %19, align 8, !dbg !648, !tbaa !649
  br label %48, !dbg !650

32:                                               ; preds = %16
  %33 = call double @strtod(ptr noundef nonnull %6, ptr noundef nonnull %2) #22, !dbg !651
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !652
  store double %33, ptr %34, align 8, !dbg !653, !tbaa !654
  %35 = load ptr, ptr %2, align 8, !dbg !655, !tbaa !305
  %36 = load ptr, ptr %0, align 8, !dbg !657, !tbaa !551
  %37 = icmp eq ptr %35, %36, !dbg !658
  br i1 %37, label %39, label %38, !dbg !659

38:                                               ; preds = %32
  store i32 0, ptr %19, align 8, !dbg !660, !tbaa !649
  store ptr %35, ptr %0, align 8, !dbg !662, !tbaa !551
  br label %48, !dbg !663

39:                                               ; preds = %32
  store i32 1, ptr %19, align 8, !dbg !664, !tbaa !649
  %40 = tail call i64 @strcspn(ptr noundef %36, ptr noundef nonnull @.str.4) #19, !dbg !665
    #dbg_value(i64 %40, !614, !DIExpression(), !666)
  %41 = tail call i64 @llvm.umin.i64(i64 %40, i64 15), !dbg !667
    #dbg_value(i64 %41, !616, !DIExpression(), !666)
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !668
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %42, ptr align 1 %36, i64 %41, i1 false), !dbg !669
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 %41, !dbg !670
  store i8 0, ptr %43, align 1, !dbg !671, !tbaa !162
  %44 = getelementptr inbounds nuw i8, ptr %36, i64 %40, !dbg !672
  store ptr %44, ptr %0, align 8, !dbg !673, !tbaa !551
  br label %48

45:                                               ; preds = %16, %30, %29, %28, %27, %26
  %46 = phi i32 [ 7, %30 ], [ 6, %29 ], [ 5, %28 ], [ 4, %27 ], [ 3, %26 ], [ 2, %16 ]
  store i32 %46, ptr %19, align 8, !dbg !666, !tbaa !649
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 1, !dbg !674
  store ptr %47, ptr %0, align 8, !dbg !675, !tbaa !551
  br label %48, !dbg !676

48:                                               ; preds = %45, %39, %38, %31
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22, !dbg !676
  ret void, !dbg !677
}

; Function Attrs: nounwind uwtable
define internal fastcc double @sum(ptr noundef nonnull %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #0 !dbg !678 {
    #dbg_value(ptr %0, !682, !DIExpression(), !688)
    #dbg_value(ptr %1, !683, !DIExpression(), !688)
    #dbg_value(ptr %0, !689, !DIExpression(), !697)
    #dbg_value(ptr %1, !692, !DIExpression(), !697)
  %3 = tail call fastcc double @single(ptr noundef nonnull %0, ptr noundef nonnull %1), !dbg !699
    #dbg_value(double %3, !693, !DIExpression(), !697)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
    #dbg_value(double %3, !693, !DIExpression(), !697)
  %5 = load i32, ptr %4, align 8, !dbg !700, !tbaa !649
  %6 = and i32 %5, -2, !dbg !701
  %7 = icmp eq i32 %6, 4, !dbg !701
  br i1 %7, label %14, label %8, !dbg !701

8:                                                ; preds = %14, %2
  %9 = phi double [ %3, %2 ], [ %21, %14 ], !dbg !697
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
    #dbg_value(double %9, !684, !DIExpression(), !688)
  %11 = load i32, ptr %10, align 8, !dbg !702, !tbaa !649
  %12 = and i32 %11, -2, !dbg !703
  %13 = icmp eq i32 %12, 2, !dbg !703
  br i1 %13, label %25, label %52, !dbg !703

14:                                               ; preds = %2, %14
  %15 = phi i32 [ %22, %14 ], [ %5, %2 ]
  %16 = phi double [ %21, %14 ], [ %3, %2 ]
    #dbg_value(double %16, !693, !DIExpression(), !697)
    #dbg_value(i32 %15, !694, !DIExpression(), !704)
  tail call fastcc void @advance(ptr noundef nonnull %0), !dbg !705
  %17 = tail call fastcc double @single(ptr noundef nonnull %0, ptr noundef nonnull %1), !dbg !706
    #dbg_value(double %17, !696, !DIExpression(), !704)
  %18 = icmp eq i32 %15, 4, !dbg !707
  %19 = fmul double %16, %17, !dbg !708
  %20 = fdiv double %16, %17, !dbg !708
  %21 = select i1 %18, double %19, double %20, !dbg !708
    #dbg_value(double %21, !693, !DIExpression(), !697)
  %22 = load i32, ptr %4, align 8, !dbg !700, !tbaa !649
  %23 = and i32 %22, -2, !dbg !709
  %24 = icmp eq i32 %23, 4, !dbg !709
  br i1 %24, label %14, label %8, !dbg !709, !llvm.loop !710

25:                                               ; preds = %8, %43
  %26 = phi i32 [ %49, %43 ], [ %11, %8 ]
  %27 = phi double [ %48, %43 ], [ %9, %8 ]
    #dbg_value(double %27, !684, !DIExpression(), !688)
    #dbg_value(i32 %26, !685, !DIExpression(), !713)
  tail call fastcc void @advance(ptr noundef %0), !dbg !714
    #dbg_value(ptr %0, !689, !DIExpression(), !715)
    #dbg_value(ptr %1, !692, !DIExpression(), !715)
  %28 = tail call fastcc double @single(ptr noundef nonnull %0, ptr noundef nonnull %1), !dbg !717
    #dbg_value(double %28, !693, !DIExpression(), !715)
  %29 = load i32, ptr %10, align 8, !dbg !718, !tbaa !649
  %30 = and i32 %29, -2, !dbg !719
  %31 = icmp eq i32 %30, 4, !dbg !719
  br i1 %31, label %32, label %43, !dbg !719

32:                                               ; preds = %25, %32
  %33 = phi i32 [ %40, %32 ], [ %29, %25 ]
  %34 = phi double [ %39, %32 ], [ %28, %25 ]
    #dbg_value(double %34, !693, !DIExpression(), !715)
    #dbg_value(i32 %33, !694, !DIExpression(), !720)
  tail call fastcc void @advance(ptr noundef nonnull %0), !dbg !721
  %35 = tail call fastcc double @single(ptr noundef nonnull %0, ptr noundef nonnull %1), !dbg !722
    #dbg_value(double %35, !696, !DIExpression(), !720)
  %36 = icmp eq i32 %33, 4, !dbg !723
  %37 = fmul double %34, %35, !dbg !724
  %38 = fdiv double %34, %35, !dbg !724
  %39 = select i1 %36, double %37, double %38, !dbg !724
    #dbg_value(double %39, !693, !DIExpression(), !715)
  %40 = load i32, ptr %10, align 8, !dbg !718, !tbaa !649
  %41 = and i32 %40, -2, !dbg !725
  %42 = icmp eq i32 %41, 4, !dbg !725
  br i1 %42, label %32, label %43, !dbg !725, !llvm.loop !726

43:                                               ; preds = %32, %25
  %44 = phi double [ %28, %25 ], [ %39, %32 ], !dbg !715
    #dbg_value(double %44, !687, !DIExpression(), !713)
  %45 = icmp eq i32 %26, 2, !dbg !729
  %46 = fneg double %44, !dbg !730
  %47 = select i1 %45, double %44, double %46, !dbg !730
  %48 = fadd double %27, %47, !dbg !730
    #dbg_value(double %48, !684, !DIExpression(), !688)
  %49 = load i32, ptr %10, align 8, !dbg !702, !tbaa !649
  %50 = and i32 %49, -2, !dbg !731
  %51 = icmp eq i32 %50, 2, !dbg !731
  br i1 %51, label %25, label %52, !dbg !731, !llvm.loop !732

52:                                               ; preds = %43, %8
  %53 = phi double [ %9, %8 ], [ %48, %43 ], !dbg !688
  ret double %53, !dbg !735
}

; Function Attrs: nofree nounwind
declare !dbg !736 noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare !dbg !741 noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !744 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #12

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #14

; Function Attrs: nofree nounwind
declare !dbg !747 noundef i32 @vfprintf(ptr noundef captures(none), ptr noundef readonly captures(none), ptr noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #14

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !806 double @strtod(ptr noundef readonly, ptr noundef captures(none)) local_unnamed_addr #15

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !810 i64 @strcspn(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal fastcc double @single(ptr noundef nonnull %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #0 !dbg !813 {
    #dbg_value(ptr %0, !815, !DIExpression(), !819)
    #dbg_value(ptr %1, !816, !DIExpression(), !819)
    #dbg_value(double 0.000000e+00, !817, !DIExpression(), !819)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !820
  %4 = load i32, ptr %3, align 8, !dbg !821, !tbaa !649
  switch i32 %4, label %73 [
    i32 0, label %5
    i32 1, label %8
    i32 3, label %57
    i32 6, label %60
  ], !dbg !822

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !823
  %7 = load double, ptr %6, align 8, !dbg !825, !tbaa !654
    #dbg_value(double %7, !817, !DIExpression(), !819)
  br label %82, !dbg !826

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !827
    #dbg_value(ptr %1, !133, !DIExpression(), !828)
    #dbg_value(ptr %9, !134, !DIExpression(), !828)
    #dbg_value(i32 0, !135, !DIExpression(), !828)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !830
  %11 = load i64, ptr %10, align 8, !dbg !830, !tbaa !143
  %12 = icmp eq i64 %11, 0, !dbg !831
  br i1 %12, label %43, label %13, !dbg !832

13:                                               ; preds = %8
  %14 = load ptr, ptr %1, align 8, !dbg !833, !tbaa !152
    #dbg_value(ptr %9, !153, !DIExpression(), !834)
    #dbg_value(i32 -2128831035, !158, !DIExpression(), !834)
  %15 = load i8, ptr %9, align 1, !dbg !836, !tbaa !162
  %16 = icmp eq i8 %15, 0, !dbg !837
  br i1 %16, label %29, label %17, !dbg !838

17:                                               ; preds = %13, %17
  %18 = phi i8 [ %25, %17 ], [ %15, %13 ]
  %19 = phi i32 [ %24, %17 ], [ -2128831035, %13 ]
  %20 = phi ptr [ %21, %17 ], [ %9, %13 ]
    #dbg_value(i32 %19, !158, !DIExpression(), !834)
    #dbg_value(ptr %20, !153, !DIExpression(), !834)
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 1, !dbg !839
    #dbg_value(ptr %21, !153, !DIExpression(), !834)
  %22 = zext i8 %18 to i32, !dbg !840
  %23 = xor i32 %19, %22, !dbg !841
  %24 = mul i32 %23, 16777619, !dbg !842
    #dbg_value(i32 %24, !158, !DIExpression(), !834)
  %25 = load i8, ptr %21, align 1, !dbg !836, !tbaa !162
  %26 = icmp eq i8 %25, 0, !dbg !843
  br i1 %26, label %27, label %17, !dbg !844, !llvm.loop !845

27:                                               ; preds = %17
  %28 = zext i32 %24 to i64, !dbg !848
  br label %29, !dbg !848

29:                                               ; preds = %27, %13
  %30 = phi i64 [ 2166136261, %13 ], [ %28, %27 ], !dbg !834
  %31 = add i64 %11, 4294967295, !dbg !849
  %32 = and i64 %30, %31, !dbg !850
  %33 = getelementptr inbounds nuw ptr, ptr %14, i64 %32, !dbg !851
    #dbg_value(ptr poison, !136, !DIExpression(), !852)
  br label %34, !dbg !853

34:                                               ; preds = %38, %29
  %35 = phi ptr [ %33, %29 ], [ %36, %38 ]
  %36 = load ptr, ptr %35, align 8, !dbg !852, !tbaa !182
    #dbg_value(ptr %36, !136, !DIExpression(), !852)
  %37 = icmp eq ptr %36, null, !dbg !854
  br i1 %37, label %43, label %38, !dbg !855

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 8, !dbg !856
  %40 = load ptr, ptr %39, align 8, !dbg !856, !tbaa !190
  %41 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %40, ptr noundef nonnull readonly dereferenceable(1) %9) #19, !dbg !857
  %42 = icmp eq i32 %41, 0, !dbg !858
  br i1 %42, label %43, label %34, !dbg !859, !llvm.loop !860

43:                                               ; preds = %34, %38, %8
  %44 = phi ptr [ null, %8 ], [ %36, %38 ], [ null, %34 ], !dbg !828
    #dbg_value(ptr %44, !818, !DIExpression(), !819)
  %45 = icmp eq ptr %44, null, !dbg !863
  br i1 %45, label %49, label %46, !dbg !865

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 16, !dbg !866
  %48 = load double, ptr %47, align 8, !dbg !867, !tbaa !381
    #dbg_value(double %48, !817, !DIExpression(), !819)
  br label %82, !dbg !868

49:                                               ; preds = %43
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 56, !dbg !869
  %51 = load ptr, ptr %50, align 8, !dbg !870, !tbaa !560
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !871
  %53 = load i32, ptr %52, align 8, !dbg !871
  %54 = and i32 %53, 1048575, !dbg !871
  tail call void (ptr, ...) %51(ptr noundef nonnull @.str.5, i32 noundef %54, ptr noundef nonnull %9) #22, !dbg !870
  br label %82

55:                                               ; preds = %82, %57
  %56 = phi double [ %59, %57 ], [ %83, %82 ]
  ret double %56, !dbg !872

57:                                               ; preds = %2
  tail call fastcc void @advance(ptr noundef %0), !dbg !873
  %58 = tail call fastcc double @single(ptr noundef %0, ptr noundef %1), !dbg !874
  %59 = fneg double %58, !dbg !875
  br label %55, !dbg !872

60:                                               ; preds = %2
  tail call fastcc void @advance(ptr noundef %0), !dbg !876
  %61 = tail call fastcc double @sum(ptr noundef %0, ptr noundef %1), !dbg !877
    #dbg_value(double %61, !817, !DIExpression(), !819)
  %62 = load i32, ptr %3, align 8, !dbg !878, !tbaa !649
  %63 = icmp eq i32 %62, 7, !dbg !880
  br i1 %63, label %82, label %64, !dbg !881

64:                                               ; preds = %60
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 56, !dbg !882
  %66 = load ptr, ptr %65, align 8, !dbg !883, !tbaa !560
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !884
  %68 = load i32, ptr %67, align 8, !dbg !884
  %69 = and i32 %68, 1048575, !dbg !884
  %70 = zext i32 %62 to i64, !dbg !885
  %71 = getelementptr inbounds nuw ptr, ptr @words, i64 %70, !dbg !885
  %72 = load ptr, ptr %71, align 8, !dbg !885, !tbaa !305
  tail call void (ptr, ...) %66(ptr noundef nonnull @.str.6, i32 noundef %69, ptr noundef %72) #22, !dbg !883
  br label %82, !dbg !883

73:                                               ; preds = %2
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 56, !dbg !886
  %75 = load ptr, ptr %74, align 8, !dbg !887, !tbaa !560
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !888
  %77 = load i32, ptr %76, align 8, !dbg !888
  %78 = and i32 %77, 1048575, !dbg !888
  %79 = zext i32 %4 to i64, !dbg !889
  %80 = getelementptr inbounds nuw ptr, ptr @words, i64 %79, !dbg !889
  %81 = load ptr, ptr %80, align 8, !dbg !889, !tbaa !305
  tail call void (ptr, ...) %75(ptr noundef nonnull @.str.7, i32 noundef %78, ptr noundef %81) #22, !dbg !887
  br label %82, !dbg !890

82:                                               ; preds = %60, %64, %46, %49, %73, %5
  %83 = phi double [ 0.000000e+00, %73 ], [ %7, %5 ], [ %48, %46 ], [ 0.000000e+00, %49 ], [ %61, %64 ], [ %61, %60 ], !dbg !819
    #dbg_value(double %83, !817, !DIExpression(), !819)
  tail call fastcc void @advance(ptr noundef %0), !dbg !891
  br label %55, !dbg !872
}

; Function Attrs: nofree
declare !dbg !892 void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal range(i32 -1, 2) i32 @by_value(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #17 !dbg !901 {
    #dbg_value(ptr %0, !903, !DIExpression(), !907)
    #dbg_value(ptr %1, !904, !DIExpression(), !907)
  %3 = load ptr, ptr %0, align 8, !dbg !908, !tbaa !182
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !909
  %5 = load double, ptr %4, align 8, !dbg !910, !tbaa !381
    #dbg_value(double %5, !905, !DIExpression(), !907)
  %6 = load ptr, ptr %1, align 8, !dbg !911, !tbaa !182
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16, !dbg !912
  %8 = load double, ptr %7, align 8, !dbg !913, !tbaa !381
    #dbg_value(double %8, !906, !DIExpression(), !907)
  %9 = fcmp ogt double %5, %8, !dbg !914
  %10 = zext i1 %9 to i32, !dbg !914
  %11 = fcmp olt double %5, %8, !dbg !915
  %12 = sext i1 %11 to i32, !dbg !915
  %13 = add nsw i32 %12, %10, !dbg !916
  ret i32 %13, !dbg !917
}

; Function Attrs: nofree nounwind
declare !dbg !918 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #18

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { cold nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #15 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { nounwind willreturn memory(read) }
attributes #20 = { nounwind allocsize(0,1) }
attributes #21 = { noreturn nounwind }
attributes #22 = { nounwind }
attributes #23 = { nounwind allocsize(0) }
attributes #24 = { cold nounwind }

!llvm.dbg.cu = !{!24}
!llvm.module.flags = !{!107, !108, !109, !110, !111, !112, !113}
!llvm.ident = !{!114}
!llvm.errno.tbaa = !{!115}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 211, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "program.c", directory: ".", checksumkind: CSK_MD5, checksum: "8dc950767b00f8be300b9bbb27c81511")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 3)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 212, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 2)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 219, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 6)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 225, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 4)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "errors", scope: !24, file: !2, line: 39, type: !106, isLocal: true, isDefinition: true)
!24 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !25, retainedTypes: !38, globals: !52, splitDebugInlining: false, nameTableKind: None)
!25 = !{!26}
!26 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "kind", file: !2, line: 11, baseType: !27, size: 32, elements: !28)
!27 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!28 = !{!29, !30, !31, !32, !33, !34, !35, !36, !37}
!29 = !DIEnumerator(name: "NUMBER", value: 0)
!30 = !DIEnumerator(name: "NAME", value: 1)
!31 = !DIEnumerator(name: "PLUS", value: 2)
!32 = !DIEnumerator(name: "MINUS", value: 3)
!33 = !DIEnumerator(name: "TIMES", value: 4)
!34 = !DIEnumerator(name: "OVER", value: 5)
!35 = !DIEnumerator(name: "OPEN", value: 6)
!36 = !DIEnumerator(name: "CLOSE", value: 7)
!37 = !DIEnumerator(name: "END", value: 8)
!38 = !{!39, !40, !41}
!39 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!40 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "entry", file: !2, line: 20, size: 192, elements: !45)
!45 = !{!46, !47, !50}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !44, file: !2, line: 21, baseType: !43, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !44, file: !2, line: 22, baseType: !48, size: 64, offset: 64)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!49 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !44, file: !2, line: 23, baseType: !51, size: 64, offset: 128)
!51 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!52 = !{!0, !7, !12, !17, !22, !53, !58, !63, !68, !73, !78, !83, !85, !87, !89, !91, !93, !95, !100, !104}
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 118, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 9)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 142, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 26)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !2, line: 151, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 264, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 33)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !2, line: 154, type: !70, isLocal: true, isDefinition: true)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 29)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !75, isLocal: true, isDefinition: true)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 7)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !80, isLocal: true, isDefinition: true)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 5)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !9, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !9, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !9, isLocal: true, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !9, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !9, isLocal: true, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !9, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !97, isLocal: true, isDefinition: true)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 8)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(name: "words", scope: !24, file: !2, line: 38, type: !102, isLocal: true, isDefinition: true)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !103, size: 576, elements: !56)
!103 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !48)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(scope: null, file: !2, line: 205, type: !55, isLocal: true, isDefinition: true)
!106 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!107 = !{i32 7, !"Dwarf Version", i32 5}
!108 = !{i32 2, !"Debug Info Version", i32 3}
!109 = !{i32 1, !"wchar_size", i32 4}
!110 = !{i32 8, !"PIC Level", i32 2}
!111 = !{i32 7, !"PIE Level", i32 2}
!112 = !{i32 7, !"uwtable", i32 2}
!113 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!114 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!115 = !{!116, !116, i64 0}
!116 = !{!"int", !117, i64 0}
!117 = !{!"omnipotent char", !118, i64 0}
!118 = !{!"Simple C/C++ TBAA"}
!119 = distinct !DISubprogram(name: "look_up", scope: !2, file: !2, line: 75, type: !120, scopeLine: 75, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !24, retainedNodes: !132, keyInstructions: true)
!120 = !DISubroutineType(types: !121)
!121 = !{!43, !122, !48, !106}
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !123, size: 64)
!123 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "table", file: !2, line: 26, size: 192, elements: !124)
!124 = !{!125, !127, !131}
!125 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !123, file: !2, line: 27, baseType: !126, size: 64)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !123, file: !2, line: 28, baseType: !128, size: 64, offset: 64)
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !129, line: 18, baseType: !130)
!129 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!130 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !123, file: !2, line: 28, baseType: !128, size: 64, offset: 128)
!132 = !{!133, !134, !135, !136, !139, !140}
!133 = !DILocalVariable(name: "table", arg: 1, scope: !119, file: !2, line: 75, type: !122)
!134 = !DILocalVariable(name: "name", arg: 2, scope: !119, file: !2, line: 75, type: !48)
!135 = !DILocalVariable(name: "may_make", arg: 3, scope: !119, file: !2, line: 75, type: !106)
!136 = !DILocalVariable(name: "entry", scope: !137, file: !2, line: 77, type: !43)
!137 = distinct !DILexicalBlock(scope: !138, file: !2, line: 76, column: 23)
!138 = distinct !DILexicalBlock(scope: !119, file: !2, line: 76, column: 9)
!139 = !DILocalVariable(name: "made", scope: !119, file: !2, line: 86, type: !43)
!140 = !DILocalVariable(name: "place", scope: !119, file: !2, line: 89, type: !27)
!141 = !DILocation(line: 0, scope: !119)
!142 = !DILocation(line: 76, column: 16, scope: !138)
!143 = !{!144, !148, i64 8}
!144 = !{!"table", !145, i64 0, !148, i64 8, !148, i64 16}
!145 = !{!"p2 _ZTS5entry", !146, i64 0}
!146 = !{!"any p2 pointer", !147, i64 0}
!147 = !{!"any pointer", !117, i64 0}
!148 = !{!"long", !117, i64 0}
!149 = !DILocation(line: 76, column: 9, scope: !138, atomGroup: 1, atomRank: 2)
!150 = !DILocation(line: 76, column: 9, scope: !138, atomGroup: 1, atomRank: 1)
!151 = !DILocation(line: 77, column: 38, scope: !137)
!152 = !{!144, !145, i64 0}
!153 = !DILocalVariable(name: "text", arg: 1, scope: !154, file: !2, line: 49, type: !48)
!154 = distinct !DISubprogram(name: "hash", scope: !2, file: !2, line: 49, type: !155, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !24, retainedNodes: !157, keyInstructions: true)
!155 = !DISubroutineType(types: !156)
!156 = !{!27, !48}
!157 = !{!153, !158}
!158 = !DILocalVariable(name: "sum", scope: !154, file: !2, line: 50, type: !27)
!159 = !DILocation(line: 0, scope: !154, inlinedAt: !160)
!160 = distinct !DILocation(line: 77, column: 43, scope: !137)
!161 = !DILocation(line: 51, column: 12, scope: !154, inlinedAt: !160)
!162 = !{!117, !117, i64 0}
!163 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !160, atomGroup: 37, atomRank: 1)
!164 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !160, atomGroup: 38, atomRank: 1)
!165 = !DILocation(line: 52, column: 42, scope: !154, inlinedAt: !160, atomGroup: 5, atomRank: 2)
!166 = !DILocation(line: 52, column: 22, scope: !154, inlinedAt: !160)
!167 = !DILocation(line: 52, column: 20, scope: !154, inlinedAt: !160)
!168 = !DILocation(line: 52, column: 46, scope: !154, inlinedAt: !160, atomGroup: 4, atomRank: 2)
!169 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !160, atomGroup: 2, atomRank: 1)
!170 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !160, atomGroup: 3, atomRank: 1)
!171 = distinct !{!171, !172, !173, !174, !175}
!172 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !160)
!173 = !DILocation(line: 52, column: 48, scope: !154, inlinedAt: !160)
!174 = !{!"llvm.loop.mustprogress"}
!175 = !{!"llvm.loop.unroll.disable"}
!176 = !DILocation(line: 77, column: 43, scope: !137)
!177 = !DILocation(line: 77, column: 70, scope: !137)
!178 = !DILocation(line: 77, column: 54, scope: !137)
!179 = !DILocation(line: 77, column: 31, scope: !137)
!180 = !DILocation(line: 0, scope: !137)
!181 = !DILocation(line: 78, column: 9, scope: !137)
!182 = !{!183, !183, i64 0}
!183 = !{!"p1 _ZTS5entry", !147, i64 0}
!184 = !DILocation(line: 78, column: 9, scope: !185, atomGroup: 3, atomRank: 1)
!185 = distinct !DILexicalBlock(scope: !137, file: !2, line: 78, column: 9)
!186 = !DILocation(line: 78, column: 9, scope: !185, atomGroup: 4, atomRank: 1)
!187 = !DILocation(line: 79, column: 32, scope: !188)
!188 = distinct !DILexicalBlock(scope: !189, file: !2, line: 79, column: 17)
!189 = distinct !DILexicalBlock(scope: !185, file: !2, line: 78, column: 9)
!190 = !{!191, !192, i64 8}
!191 = !{!"entry", !183, i64 0, !192, i64 8, !193, i64 16}
!192 = !{!"p1 omnipotent char", !147, i64 0}
!193 = !{!"double", !117, i64 0}
!194 = !DILocation(line: 79, column: 18, scope: !188)
!195 = !DILocation(line: 79, column: 18, scope: !188, atomGroup: 5, atomRank: 2)
!196 = !DILocation(line: 79, column: 17, scope: !188, atomGroup: 5, atomRank: 1)
!197 = distinct !{!197, !198, !199, !174, !175}
!198 = !DILocation(line: 78, column: 9, scope: !185)
!199 = !DILocation(line: 80, column: 24, scope: !185)
!200 = !DILocation(line: 82, column: 10, scope: !201, atomGroup: 9, atomRank: 2)
!201 = distinct !DILexicalBlock(scope: !119, file: !2, line: 82, column: 9)
!202 = !DILocation(line: 82, column: 9, scope: !201, atomGroup: 9, atomRank: 1)
!203 = !DILocation(line: 84, column: 16, scope: !204)
!204 = distinct !DILexicalBlock(scope: !119, file: !2, line: 84, column: 9)
!205 = !{!144, !148, i64 16}
!206 = !DILocation(line: 84, column: 21, scope: !204, atomGroup: 11, atomRank: 2)
!207 = !DILocation(line: 84, column: 21, scope: !204, atomGroup: 11, atomRank: 1)
!208 = !DILocalVariable(name: "table", arg: 1, scope: !209, file: !2, line: 56, type: !122)
!209 = distinct !DISubprogram(name: "grow", scope: !2, file: !2, line: 56, type: !210, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !24, retainedNodes: !212, keyInstructions: true)
!210 = !DISubroutineType(types: !211)
!211 = !{null, !122}
!212 = !{!208, !213, !214, !215, !217, !220, !221}
!213 = !DILocalVariable(name: "count", scope: !209, file: !2, line: 57, type: !128)
!214 = !DILocalVariable(name: "rows", scope: !209, file: !2, line: 58, type: !126)
!215 = !DILocalVariable(name: "row", scope: !216, file: !2, line: 61, type: !128)
!216 = distinct !DILexicalBlock(scope: !209, file: !2, line: 61, column: 5)
!217 = !DILocalVariable(name: "next", scope: !218, file: !2, line: 62, type: !43)
!218 = distinct !DILexicalBlock(scope: !219, file: !2, line: 61, column: 53)
!219 = distinct !DILexicalBlock(scope: !216, file: !2, line: 61, column: 5)
!220 = !DILocalVariable(name: "entry", scope: !218, file: !2, line: 62, type: !43)
!221 = !DILocalVariable(name: "place", scope: !222, file: !2, line: 64, type: !27)
!222 = distinct !DILexicalBlock(scope: !223, file: !2, line: 63, column: 37)
!223 = distinct !DILexicalBlock(scope: !224, file: !2, line: 63, column: 9)
!224 = distinct !DILexicalBlock(scope: !218, file: !2, line: 63, column: 9)
!225 = !DILocation(line: 0, scope: !209, inlinedAt: !226)
!226 = distinct !DILocation(line: 85, column: 9, scope: !204)
!227 = !DILocation(line: 57, column: 20, scope: !209, inlinedAt: !226, atomGroup: 2, atomRank: 1)
!228 = !DILocation(line: 58, column: 27, scope: !209, inlinedAt: !226, atomGroup: 3, atomRank: 2)
!229 = !DILocation(line: 59, column: 10, scope: !230, inlinedAt: !226, atomGroup: 4, atomRank: 2)
!230 = distinct !DILexicalBlock(scope: !209, file: !2, line: 59, column: 9)
!231 = !DILocation(line: 59, column: 9, scope: !230, inlinedAt: !226, atomGroup: 4, atomRank: 1)
!232 = !DILocation(line: 0, scope: !216, inlinedAt: !226)
!233 = !DILocation(line: 61, column: 5, scope: !216, inlinedAt: !226, atomGroup: 42, atomRank: 1)
!234 = !DILocation(line: 60, column: 9, scope: !230, inlinedAt: !226)
!235 = !DILocation(line: 62, column: 38, scope: !218, inlinedAt: !226)
!236 = !DILocation(line: 62, column: 38, scope: !218, inlinedAt: !226, atomGroup: 8, atomRank: 2)
!237 = !DILocation(line: 0, scope: !218, inlinedAt: !226)
!238 = !DILocation(line: 63, column: 9, scope: !224, inlinedAt: !226, atomGroup: 39, atomRank: 1)
!239 = !DILocation(line: 63, column: 9, scope: !224, inlinedAt: !226, atomGroup: 40, atomRank: 1)
!240 = !DILocation(line: 64, column: 42, scope: !222, inlinedAt: !226)
!241 = !DILocation(line: 0, scope: !154, inlinedAt: !242)
!242 = distinct !DILocation(line: 64, column: 30, scope: !222, inlinedAt: !226)
!243 = !DILocation(line: 51, column: 12, scope: !154, inlinedAt: !242)
!244 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !242, atomGroup: 37, atomRank: 1)
!245 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !242, atomGroup: 38, atomRank: 1)
!246 = !DILocation(line: 52, column: 42, scope: !154, inlinedAt: !242, atomGroup: 5, atomRank: 2)
!247 = !DILocation(line: 52, column: 22, scope: !154, inlinedAt: !242)
!248 = !DILocation(line: 52, column: 20, scope: !154, inlinedAt: !242)
!249 = !DILocation(line: 52, column: 46, scope: !154, inlinedAt: !242, atomGroup: 4, atomRank: 2)
!250 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !242, atomGroup: 2, atomRank: 1)
!251 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !242, atomGroup: 3, atomRank: 1)
!252 = distinct !{!252, !253, !254, !174, !175}
!253 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !242)
!254 = !DILocation(line: 52, column: 48, scope: !154, inlinedAt: !242)
!255 = !DILocation(line: 64, column: 30, scope: !222, inlinedAt: !226, atomGroup: 11, atomRank: 2)
!256 = !DILocation(line: 0, scope: !222, inlinedAt: !226)
!257 = !DILocation(line: 65, column: 27, scope: !222, inlinedAt: !226, atomGroup: 12, atomRank: 2)
!258 = !{!191, !183, i64 0}
!259 = !DILocation(line: 66, column: 27, scope: !222, inlinedAt: !226)
!260 = !DILocation(line: 66, column: 27, scope: !222, inlinedAt: !226, atomGroup: 13, atomRank: 2)
!261 = !DILocation(line: 66, column: 25, scope: !222, inlinedAt: !226, atomGroup: 13, atomRank: 1)
!262 = !DILocation(line: 67, column: 25, scope: !222, inlinedAt: !226, atomGroup: 14, atomRank: 1)
!263 = !DILocation(line: 63, column: 9, scope: !224, inlinedAt: !226, atomGroup: 9, atomRank: 1)
!264 = !DILocation(line: 63, column: 9, scope: !224, inlinedAt: !226, atomGroup: 10, atomRank: 1)
!265 = distinct !{!265, !266, !267, !174, !175}
!266 = !DILocation(line: 63, column: 9, scope: !224, inlinedAt: !226)
!267 = !DILocation(line: 68, column: 9, scope: !224, inlinedAt: !226)
!268 = !DILocation(line: 61, column: 49, scope: !219, inlinedAt: !226, atomGroup: 17, atomRank: 2)
!269 = !DILocation(line: 61, column: 30, scope: !219, inlinedAt: !226, atomGroup: 6, atomRank: 1)
!270 = !DILocation(line: 61, column: 5, scope: !216, inlinedAt: !226, atomGroup: 7, atomRank: 1)
!271 = distinct !{!271, !272, !273, !174, !175}
!272 = !DILocation(line: 61, column: 5, scope: !216, inlinedAt: !226)
!273 = !DILocation(line: 69, column: 5, scope: !216, inlinedAt: !226)
!274 = !DILocation(line: 70, column: 17, scope: !209, inlinedAt: !226)
!275 = !DILocation(line: 70, column: 5, scope: !209, inlinedAt: !226)
!276 = !DILocation(line: 71, column: 17, scope: !209, inlinedAt: !226, atomGroup: 19, atomRank: 1)
!277 = !DILocation(line: 72, column: 18, scope: !209, inlinedAt: !226, atomGroup: 20, atomRank: 1)
!278 = !DILocation(line: 85, column: 9, scope: !204)
!279 = !DILocation(line: 86, column: 26, scope: !119, atomGroup: 12, atomRank: 2)
!280 = !DILocation(line: 87, column: 10, scope: !281, atomGroup: 13, atomRank: 2)
!281 = distinct !DILexicalBlock(scope: !119, file: !2, line: 87, column: 9)
!282 = !DILocation(line: 87, column: 9, scope: !281, atomGroup: 13, atomRank: 1)
!283 = !DILocation(line: 88, column: 9, scope: !281)
!284 = !DILocation(line: 0, scope: !154, inlinedAt: !285)
!285 = distinct !DILocation(line: 89, column: 22, scope: !119)
!286 = !DILocation(line: 51, column: 12, scope: !154, inlinedAt: !285)
!287 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !285, atomGroup: 37, atomRank: 1)
!288 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !285, atomGroup: 38, atomRank: 1)
!289 = !DILocation(line: 52, column: 42, scope: !154, inlinedAt: !285, atomGroup: 5, atomRank: 2)
!290 = !DILocation(line: 52, column: 22, scope: !154, inlinedAt: !285)
!291 = !DILocation(line: 52, column: 20, scope: !154, inlinedAt: !285)
!292 = !DILocation(line: 52, column: 46, scope: !154, inlinedAt: !285, atomGroup: 4, atomRank: 2)
!293 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !285, atomGroup: 2, atomRank: 1)
!294 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !285, atomGroup: 3, atomRank: 1)
!295 = distinct !{!295, !296, !297, !174, !175}
!296 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !285)
!297 = !DILocation(line: 52, column: 48, scope: !154, inlinedAt: !285)
!298 = !DILocation(line: 89, column: 43, scope: !119)
!299 = !DILocation(line: 89, column: 22, scope: !119, atomGroup: 14, atomRank: 2)
!300 = !DILocation(line: 90, column: 35, scope: !119)
!301 = !DILocation(line: 90, column: 28, scope: !119)
!302 = !DILocation(line: 90, column: 28, scope: !119, atomGroup: 15, atomRank: 2)
!303 = !DILocation(line: 90, column: 48, scope: !119, atomGroup: 15, atomRank: 2)
!304 = !DILocation(line: 90, column: 13, scope: !119, atomGroup: 15, atomRank: 1)
!305 = !{!192, !192, i64 0}
!306 = !{!193, !193, i64 0}
!307 = !DILocation(line: 91, column: 24, scope: !119, atomGroup: 16, atomRank: 1)
!308 = !DILocation(line: 92, column: 16, scope: !119)
!309 = !DILocation(line: 92, column: 16, scope: !119, atomGroup: 17, atomRank: 2)
!310 = !DILocation(line: 92, column: 16, scope: !119, atomGroup: 17, atomRank: 1)
!311 = !DILocation(line: 94, column: 1, scope: !119, atomGroup: 19, atomRank: 1)
!312 = !DISubprogram(name: "strcmp", scope: !313, file: !313, line: 156, type: !314, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!313 = !DIFile(filename: "/usr/include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
!314 = !DISubroutineType(types: !315)
!315 = !{!106, !48, !48}
!316 = !DISubprogram(name: "malloc", scope: !317, file: !317, line: 553, type: !318, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!317 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!318 = !DISubroutineType(types: !319)
!319 = !{!320, !128}
!320 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!321 = !DISubprogram(name: "strdup", scope: !313, file: !313, line: 187, type: !322, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!322 = !DISubroutineType(types: !323)
!323 = !{!324, !48}
!324 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!325 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 209, type: !326, scopeLine: 209, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !24, retainedNodes: !329, keyInstructions: true)
!326 = !DISubroutineType(types: !327)
!327 = !{!106, !106, !328}
!328 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !324, size: 64)
!329 = !{!330, !331, !332, !333, !337, !338, !339, !341, !343, !365, !366}
!330 = !DILocalVariable(name: "count", arg: 1, scope: !325, file: !2, line: 209, type: !106)
!331 = !DILocalVariable(name: "arguments", arg: 2, scope: !325, file: !2, line: 209, type: !328)
!332 = !DILocalVariable(name: "table", scope: !325, file: !2, line: 210, type: !123)
!333 = !DILocalVariable(name: "a", scope: !325, file: !2, line: 213, type: !334)
!334 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 2048, elements: !335)
!335 = !{!336}
!336 = !DISubrange(count: 64)
!337 = !DILocalVariable(name: "b", scope: !325, file: !2, line: 213, type: !334)
!338 = !DILocalVariable(name: "c", scope: !325, file: !2, line: 213, type: !334)
!339 = !DILocalVariable(name: "at", scope: !340, file: !2, line: 214, type: !106)
!340 = distinct !DILexicalBlock(scope: !325, file: !2, line: 214, column: 5)
!341 = !DILocalVariable(name: "at", scope: !342, file: !2, line: 220, type: !106)
!342 = distinct !DILexicalBlock(scope: !325, file: !2, line: 220, column: 5)
!343 = !DILocalVariable(name: "scanner", scope: !344, file: !2, line: 221, type: !346)
!344 = distinct !DILexicalBlock(scope: !345, file: !2, line: 220, column: 40)
!345 = distinct !DILexicalBlock(scope: !342, file: !2, line: 220, column: 5)
!346 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "scanner", file: !2, line: 31, size: 512, elements: !347)
!347 = !{!348, !349, !360, !361}
!348 = !DIDerivedType(tag: DW_TAG_member, name: "at", scope: !346, file: !2, line: 32, baseType: !48, size: 64)
!349 = !DIDerivedType(tag: DW_TAG_member, name: "now", scope: !346, file: !2, line: 33, baseType: !350, size: 320, offset: 64)
!350 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "token", file: !2, line: 13, size: 320, elements: !351)
!351 = !{!352, !353, !354, !358, !359}
!352 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !350, file: !2, line: 14, baseType: !26, size: 32)
!353 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !350, file: !2, line: 15, baseType: !51, size: 64, offset: 64)
!354 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !350, file: !2, line: 16, baseType: !355, size: 128, offset: 128)
!355 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !356)
!356 = !{!357}
!357 = !DISubrange(count: 16)
!358 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !350, file: !2, line: 17, baseType: !27, size: 20, offset: 256, flags: DIFlagBitField, extraData: i64 256)
!359 = !DIDerivedType(tag: DW_TAG_member, name: "column", scope: !350, file: !2, line: 17, baseType: !27, size: 12, offset: 276, flags: DIFlagBitField, extraData: i64 256)
!360 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !346, file: !2, line: 34, baseType: !27, size: 32, offset: 384)
!361 = !DIDerivedType(tag: DW_TAG_member, name: "complain", scope: !346, file: !2, line: 35, baseType: !362, size: 64, offset: 448)
!362 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !363, size: 64)
!363 = !DISubroutineType(types: !364)
!364 = !{null, !48, null}
!365 = !DILocalVariable(name: "name", scope: !344, file: !2, line: 222, type: !355)
!366 = !DILocalVariable(name: "value", scope: !344, file: !2, line: 224, type: !51)
!367 = distinct !DIAssignID()
!368 = !DILocation(line: 0, scope: !325)
!369 = distinct !DIAssignID()
!370 = distinct !DIAssignID()
!371 = distinct !DIAssignID()
!372 = distinct !DIAssignID()
!373 = !DILocation(line: 0, scope: !344)
!374 = distinct !DIAssignID()
!375 = !DILocation(line: 210, column: 5, scope: !325)
!376 = !DILocation(line: 210, column: 18, scope: !325, atomGroup: 1, atomRank: 1)
!377 = distinct !DIAssignID()
!378 = !DILocation(line: 211, column: 5, scope: !325)
!379 = !DILocation(line: 211, column: 31, scope: !325)
!380 = !DILocation(line: 211, column: 37, scope: !325, atomGroup: 2, atomRank: 1)
!381 = !{!191, !193, i64 16}
!382 = !DILocation(line: 212, column: 5, scope: !325)
!383 = !DILocation(line: 212, column: 30, scope: !325)
!384 = !DILocation(line: 212, column: 36, scope: !325, atomGroup: 3, atomRank: 1)
!385 = !DILocation(line: 213, column: 5, scope: !325)
!386 = !DILocation(line: 0, scope: !340)
!387 = !DILocation(line: 214, column: 5, scope: !340, atomGroup: 60, atomRank: 1)
!388 = !DILocalVariable(name: "row", scope: !389, file: !2, line: 183, type: !106)
!389 = distinct !DILexicalBlock(scope: !390, file: !2, line: 183, column: 5)
!390 = distinct !DISubprogram(name: "multiply", scope: !2, file: !2, line: 182, type: !391, scopeLine: 182, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !24, retainedNodes: !396, keyInstructions: true)
!391 = !DISubroutineType(types: !392)
!392 = !{null, !393, !394, !394, !106}
!393 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!394 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !395, size: 64)
!395 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!396 = !{!397, !398, !399, !400, !388, !401, !404, !407}
!397 = !DILocalVariable(name: "into", arg: 1, scope: !390, file: !2, line: 182, type: !393)
!398 = !DILocalVariable(name: "a", arg: 2, scope: !390, file: !2, line: 182, type: !394)
!399 = !DILocalVariable(name: "b", arg: 3, scope: !390, file: !2, line: 182, type: !394)
!400 = !DILocalVariable(name: "size", arg: 4, scope: !390, file: !2, line: 182, type: !106)
!401 = !DILocalVariable(name: "column", scope: !402, file: !2, line: 184, type: !106)
!402 = distinct !DILexicalBlock(scope: !403, file: !2, line: 184, column: 9)
!403 = distinct !DILexicalBlock(scope: !389, file: !2, line: 183, column: 5)
!404 = !DILocalVariable(name: "total", scope: !405, file: !2, line: 185, type: !39)
!405 = distinct !DILexicalBlock(scope: !406, file: !2, line: 184, column: 55)
!406 = distinct !DILexicalBlock(scope: !402, file: !2, line: 184, column: 9)
!407 = !DILocalVariable(name: "at", scope: !408, file: !2, line: 186, type: !106)
!408 = distinct !DILexicalBlock(scope: !405, file: !2, line: 186, column: 13)
!409 = !DILocation(line: 0, scope: !389, inlinedAt: !410)
!410 = distinct !DILocation(line: 218, column: 5, scope: !325)
!411 = !DILocation(line: 0, scope: !402, inlinedAt: !410)
!412 = !DILocation(line: 184, column: 9, scope: !402, inlinedAt: !410, atomGroup: 46, atomRank: 1)
!413 = !DILocation(line: 0, scope: !408, inlinedAt: !410)
!414 = !DILocation(line: 0, scope: !405, inlinedAt: !410)
!415 = !DILocation(line: 186, column: 13, scope: !408, inlinedAt: !410, atomGroup: 44, atomRank: 1)
!416 = !DILocation(line: 183, column: 38, scope: !403, inlinedAt: !410, atomGroup: 17, atomRank: 2)
!417 = !DILocation(line: 183, column: 27, scope: !403, inlinedAt: !410, atomGroup: 2, atomRank: 1)
!418 = !DILocation(line: 183, column: 5, scope: !389, inlinedAt: !410, atomGroup: 3, atomRank: 1)
!419 = distinct !{!419, !420, !421, !174, !175}
!420 = !DILocation(line: 183, column: 5, scope: !389, inlinedAt: !410)
!421 = !DILocation(line: 189, column: 9, scope: !389, inlinedAt: !410)
!422 = !DILocation(line: 188, column: 13, scope: !405, inlinedAt: !410)
!423 = !DILocation(line: 188, column: 39, scope: !405, inlinedAt: !410, atomGroup: 14, atomRank: 1)
!424 = !{!425, !425, i64 0}
!425 = !{!"float", !117, i64 0}
!426 = !DILocation(line: 184, column: 51, scope: !406, inlinedAt: !410, atomGroup: 15, atomRank: 2)
!427 = !DILocation(line: 184, column: 37, scope: !406, inlinedAt: !410, atomGroup: 5, atomRank: 1)
!428 = !DILocation(line: 184, column: 9, scope: !402, inlinedAt: !410, atomGroup: 6, atomRank: 1)
!429 = distinct !{!429, !430, !431, !174, !175}
!430 = !DILocation(line: 184, column: 9, scope: !402, inlinedAt: !410)
!431 = !DILocation(line: 189, column: 9, scope: !402, inlinedAt: !410)
!432 = !DILocation(line: 187, column: 26, scope: !433, inlinedAt: !410)
!433 = distinct !DILexicalBlock(scope: !408, file: !2, line: 186, column: 13)
!434 = !DILocation(line: 187, column: 47, scope: !433, inlinedAt: !410)
!435 = !DILocation(line: 187, column: 23, scope: !433, inlinedAt: !410, atomGroup: 11, atomRank: 2)
!436 = !DILocation(line: 186, column: 43, scope: !433, inlinedAt: !410, atomGroup: 12, atomRank: 2)
!437 = !DILocation(line: 186, column: 33, scope: !433, inlinedAt: !410, atomGroup: 9, atomRank: 1)
!438 = !DILocation(line: 186, column: 13, scope: !408, inlinedAt: !410, atomGroup: 10, atomRank: 1)
!439 = distinct !{!439, !440, !441, !174, !175}
!440 = !DILocation(line: 186, column: 13, scope: !408, inlinedAt: !410)
!441 = !DILocation(line: 187, column: 67, scope: !408, inlinedAt: !410)
!442 = !DILocation(line: 219, column: 42, scope: !325)
!443 = !DILocation(line: 219, column: 49, scope: !325)
!444 = !DILocation(line: 219, column: 47, scope: !325)
!445 = !DILocation(line: 219, column: 56, scope: !325)
!446 = !DILocation(line: 219, column: 54, scope: !325)
!447 = !DILocation(line: 219, column: 64, scope: !325)
!448 = !DILocation(line: 219, column: 62, scope: !325)
!449 = !DILocation(line: 219, column: 72, scope: !325)
!450 = !DILocation(line: 219, column: 70, scope: !325)
!451 = !DILocation(line: 219, column: 80, scope: !325)
!452 = !DILocation(line: 219, column: 78, scope: !325)
!453 = !DILocation(line: 219, column: 88, scope: !325)
!454 = !DILocation(line: 219, column: 86, scope: !325)
!455 = !DILocation(line: 219, column: 96, scope: !325)
!456 = !DILocation(line: 219, column: 94, scope: !325, atomGroup: 11, atomRank: 3)
!457 = !DILocation(line: 219, column: 42, scope: !325, atomGroup: 11, atomRank: 2)
!458 = !DILocation(line: 219, column: 5, scope: !325)
!459 = !DILocation(line: 219, column: 34, scope: !325)
!460 = !DILocation(line: 219, column: 40, scope: !325, atomGroup: 11, atomRank: 1)
!461 = !DILocation(line: 0, scope: !342)
!462 = !DILocation(line: 220, column: 25, scope: !345, atomGroup: 61, atomRank: 1)
!463 = !DILocation(line: 220, column: 5, scope: !342, atomGroup: 62, atomRank: 1)
!464 = !DILocation(line: 220, column: 25, scope: !345, atomGroup: 13, atomRank: 1)
!465 = !DILocation(line: 215, column: 17, scope: !466)
!466 = distinct !DILexicalBlock(scope: !467, file: !2, line: 214, column: 37)
!467 = distinct !DILexicalBlock(scope: !340, file: !2, line: 214, column: 5)
!468 = !DILocation(line: 215, column: 27, scope: !466, atomGroup: 7, atomRank: 2)
!469 = !DILocation(line: 215, column: 9, scope: !466)
!470 = !DILocation(line: 215, column: 15, scope: !466, atomGroup: 7, atomRank: 1)
!471 = !DILocation(line: 216, column: 17, scope: !466)
!472 = !DILocation(line: 216, column: 34, scope: !466, atomGroup: 8, atomRank: 2)
!473 = !DILocation(line: 216, column: 9, scope: !466)
!474 = !DILocation(line: 216, column: 15, scope: !466, atomGroup: 8, atomRank: 1)
!475 = !DILocation(line: 214, column: 33, scope: !467, atomGroup: 9, atomRank: 2)
!476 = !DILocation(line: 214, column: 25, scope: !467, atomGroup: 5, atomRank: 1)
!477 = !DILocation(line: 214, column: 5, scope: !340, atomGroup: 6, atomRank: 1)
!478 = distinct !{!478, !479, !480, !174, !175}
!479 = !DILocation(line: 214, column: 5, scope: !340)
!480 = !DILocation(line: 217, column: 5, scope: !340)
!481 = !DILocalVariable(name: "table", arg: 1, scope: !482, file: !2, line: 197, type: !485)
!482 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 197, type: !483, scopeLine: 197, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !24, retainedNodes: !487, keyInstructions: true)
!483 = !DISubroutineType(types: !484)
!484 = !{null, !485}
!485 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !486, size: 64)
!486 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !123)
!487 = !{!481, !488, !489, !490, !492, !495}
!488 = !DILocalVariable(name: "all", scope: !482, file: !2, line: 198, type: !126)
!489 = !DILocalVariable(name: "count", scope: !482, file: !2, line: 199, type: !128)
!490 = !DILocalVariable(name: "row", scope: !491, file: !2, line: 200, type: !128)
!491 = distinct !DILexicalBlock(scope: !482, file: !2, line: 200, column: 5)
!492 = !DILocalVariable(name: "entry", scope: !493, file: !2, line: 201, type: !43)
!493 = distinct !DILexicalBlock(scope: !494, file: !2, line: 201, column: 9)
!494 = distinct !DILexicalBlock(scope: !491, file: !2, line: 200, column: 5)
!495 = !DILocalVariable(name: "at", scope: !496, file: !2, line: 204, type: !128)
!496 = distinct !DILexicalBlock(scope: !482, file: !2, line: 204, column: 5)
!497 = !DILocation(line: 0, scope: !482, inlinedAt: !498)
!498 = distinct !DILocation(line: 228, column: 5, scope: !325)
!499 = !DILocation(line: 198, column: 40, scope: !482, inlinedAt: !498)
!500 = !DILocation(line: 198, column: 45, scope: !482, inlinedAt: !498)
!501 = !DILocation(line: 198, column: 26, scope: !482, inlinedAt: !498, atomGroup: 1, atomRank: 2)
!502 = !DILocation(line: 0, scope: !491, inlinedAt: !498)
!503 = !DILocation(line: 200, column: 30, scope: !494, inlinedAt: !498, atomGroup: 52, atomRank: 1)
!504 = !DILocation(line: 200, column: 5, scope: !491, inlinedAt: !498, atomGroup: 53, atomRank: 1)
!505 = !DILocation(line: 199, column: 12, scope: !482, inlinedAt: !498, atomGroup: 2, atomRank: 1)
!506 = !DILocation(line: 203, column: 5, scope: !482, inlinedAt: !498)
!507 = !DILocation(line: 0, scope: !496, inlinedAt: !498)
!508 = !DILocation(line: 204, column: 28, scope: !509, inlinedAt: !498, atomGroup: 54, atomRank: 1)
!509 = distinct !DILexicalBlock(scope: !496, file: !2, line: 204, column: 5)
!510 = !DILocation(line: 204, column: 5, scope: !496, inlinedAt: !498, atomGroup: 55, atomRank: 1)
!511 = !DILocation(line: 201, column: 36, scope: !493, inlinedAt: !498)
!512 = !DILocation(line: 0, scope: !493, inlinedAt: !498)
!513 = !DILocation(line: 201, scope: !493, inlinedAt: !498, atomGroup: 49, atomRank: 2)
!514 = !DILocation(line: 201, column: 9, scope: !493, inlinedAt: !498, atomGroup: 50, atomRank: 1)
!515 = !DILocation(line: 201, column: 9, scope: !493, inlinedAt: !498, atomGroup: 51, atomRank: 1)
!516 = !DILocation(line: 200, column: 49, scope: !494, inlinedAt: !498, atomGroup: 13, atomRank: 2)
!517 = !DILocation(line: 200, column: 30, scope: !494, inlinedAt: !498, atomGroup: 4, atomRank: 1)
!518 = !DILocation(line: 200, column: 5, scope: !491, inlinedAt: !498, atomGroup: 5, atomRank: 1)
!519 = distinct !{!519, !520, !521, !174, !175}
!520 = !DILocation(line: 200, column: 5, scope: !491, inlinedAt: !498)
!521 = !DILocation(line: 202, column: 28, scope: !491, inlinedAt: !498)
!522 = !DILocation(line: 202, column: 22, scope: !523, inlinedAt: !498, atomGroup: 10, atomRank: 2)
!523 = distinct !DILexicalBlock(scope: !493, file: !2, line: 201, column: 9)
!524 = !DILocation(line: 202, column: 13, scope: !523, inlinedAt: !498)
!525 = !DILocation(line: 202, column: 26, scope: !523, inlinedAt: !498, atomGroup: 9, atomRank: 1)
!526 = !DILocation(line: 201, scope: !493, inlinedAt: !498, atomGroup: 6, atomRank: 2)
!527 = !DILocation(line: 201, column: 9, scope: !493, inlinedAt: !498, atomGroup: 7, atomRank: 1)
!528 = !DILocation(line: 201, column: 9, scope: !493, inlinedAt: !498, atomGroup: 8, atomRank: 1)
!529 = distinct !{!529, !530, !531, !174, !175}
!530 = !DILocation(line: 201, column: 9, scope: !493, inlinedAt: !498)
!531 = !DILocation(line: 202, column: 28, scope: !493, inlinedAt: !498)
!532 = !DILocation(line: 205, column: 29, scope: !509, inlinedAt: !498)
!533 = !DILocation(line: 205, column: 38, scope: !509, inlinedAt: !498)
!534 = !DILocation(line: 205, column: 53, scope: !509, inlinedAt: !498)
!535 = !DILocation(line: 205, column: 9, scope: !509, inlinedAt: !498)
!536 = !DILocation(line: 204, column: 39, scope: !509, inlinedAt: !498, atomGroup: 18, atomRank: 2)
!537 = !DILocation(line: 204, column: 28, scope: !509, inlinedAt: !498, atomGroup: 16, atomRank: 1)
!538 = !DILocation(line: 204, column: 5, scope: !496, inlinedAt: !498, atomGroup: 17, atomRank: 1)
!539 = distinct !{!539, !540, !541, !174, !175}
!540 = !DILocation(line: 204, column: 5, scope: !496, inlinedAt: !498)
!541 = !DILocation(line: 205, column: 58, scope: !496, inlinedAt: !498)
!542 = !DILocation(line: 206, column: 5, scope: !482, inlinedAt: !498)
!543 = !DILocation(line: 229, column: 12, scope: !325)
!544 = !DILocation(line: 229, column: 12, scope: !325, atomGroup: 21, atomRank: 2)
!545 = !DILocation(line: 230, column: 1, scope: !325)
!546 = !DILocation(line: 229, column: 5, scope: !325, atomGroup: 21, atomRank: 1)
!547 = !DILocation(line: 221, column: 9, scope: !344)
!548 = !DILocation(line: 221, column: 41, scope: !344)
!549 = !DILocation(line: 221, column: 41, scope: !344, atomGroup: 15, atomRank: 2)
!550 = !DILocation(line: 221, column: 34, scope: !344, atomGroup: 15, atomRank: 1)
!551 = !{!552, !192, i64 0}
!552 = !{!"scanner", !192, i64 0, !553, i64 8, !116, i64 48, !147, i64 56}
!553 = !{!"token", !116, i64 0, !193, i64 8, !117, i64 16, !116, i64 32, !116, i64 34}
!554 = distinct !DIAssignID()
!555 = !DILocation(line: 221, column: 34, scope: !344)
!556 = distinct !DIAssignID()
!557 = !{!552, !116, i64 48}
!558 = distinct !DIAssignID()
!559 = distinct !DIAssignID()
!560 = !{!552, !147, i64 56}
!561 = distinct !DIAssignID()
!562 = !DILocation(line: 222, column: 9, scope: !344)
!563 = !DILocation(line: 223, column: 9, scope: !344)
!564 = !DILocation(line: 224, column: 24, scope: !344, atomGroup: 16, atomRank: 2)
!565 = !DILocation(line: 225, column: 9, scope: !344)
!566 = !DILocation(line: 226, column: 9, scope: !344)
!567 = !DILocation(line: 226, column: 35, scope: !344)
!568 = !DILocation(line: 226, column: 41, scope: !344, atomGroup: 17, atomRank: 1)
!569 = !DILocation(line: 227, column: 5, scope: !345)
!570 = !DILocation(line: 220, column: 36, scope: !345, atomGroup: 18, atomRank: 2)
!571 = !DILocation(line: 220, column: 5, scope: !342, atomGroup: 14, atomRank: 1)
!572 = distinct !{!572, !573, !574, !174, !175}
!573 = !DILocation(line: 220, column: 5, scope: !342)
!574 = !DILocation(line: 227, column: 5, scope: !342)
!575 = distinct !DISubprogram(name: "complain", scope: !2, file: !2, line: 41, type: !363, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !24, retainedNodes: !576, keyInstructions: true)
!576 = !{!577, !578}
!577 = !DILocalVariable(name: "format", arg: 1, scope: !575, file: !2, line: 41, type: !48)
!578 = !DILocalVariable(name: "rest", scope: !575, file: !2, line: 42, type: !579)
!579 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !580, line: 52, baseType: !581)
!580 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!581 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !582, line: 12, baseType: !583)
!582 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!583 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !584)
!584 = !DICompositeType(tag: DW_TAG_array_type, baseType: !585, size: 192, elements: !591)
!585 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !586)
!586 = !{!587, !588, !589, !590}
!587 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !585, file: !2, line: 42, baseType: !27, size: 32)
!588 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !585, file: !2, line: 42, baseType: !27, size: 32, offset: 32)
!589 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !585, file: !2, line: 42, baseType: !320, size: 64, offset: 64)
!590 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !585, file: !2, line: 42, baseType: !320, size: 64, offset: 128)
!591 = !{!592}
!592 = !DISubrange(count: 1)
!593 = distinct !DIAssignID()
!594 = !DILocation(line: 0, scope: !575)
!595 = !DILocation(line: 42, column: 5, scope: !575)
!596 = !DILocation(line: 43, column: 5, scope: !575)
!597 = !DILocation(line: 44, column: 14, scope: !575)
!598 = !{!599, !599, i64 0}
!599 = !{!"p1 _ZTS8_IO_FILE", !147, i64 0}
!600 = !DILocation(line: 44, column: 5, scope: !575)
!601 = !DILocation(line: 45, column: 5, scope: !575)
!602 = !DILocation(line: 46, column: 11, scope: !575)
!603 = !DILocation(line: 46, column: 11, scope: !575, atomGroup: 1, atomRank: 2)
!604 = !DILocation(line: 46, column: 11, scope: !575, atomGroup: 1, atomRank: 1)
!605 = !DILocation(line: 47, column: 1, scope: !575)
!606 = !DILocation(line: 47, column: 1, scope: !575, atomGroup: 2, atomRank: 1)
!607 = distinct !DISubprogram(name: "advance", scope: !2, file: !2, line: 96, type: !608, scopeLine: 96, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !24, retainedNodes: !611, keyInstructions: true)
!608 = !DISubroutineType(types: !609)
!609 = !{null, !610}
!610 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !346, size: 64)
!611 = !{!612, !613, !614, !616}
!612 = !DILocalVariable(name: "scanner", arg: 1, scope: !607, file: !2, line: 96, type: !610)
!613 = !DILocalVariable(name: "end", scope: !607, file: !2, line: 101, type: !324)
!614 = !DILocalVariable(name: "length", scope: !615, file: !2, line: 118, type: !128)
!615 = distinct !DILexicalBlock(scope: !607, file: !2, line: 102, column: 27)
!616 = !DILocalVariable(name: "kept", scope: !615, file: !2, line: 119, type: !128)
!617 = distinct !DIAssignID()
!618 = !DILocation(line: 0, scope: !607)
!619 = !DILocation(line: 97, column: 5, scope: !607)
!620 = !DILocation(line: 97, column: 12, scope: !607)
!621 = !DILocation(line: 97, column: 32, scope: !607, atomGroup: 1, atomRank: 1)
!622 = !DILocation(line: 98, column: 25, scope: !623, atomGroup: 3, atomRank: 2)
!623 = distinct !DILexicalBlock(scope: !607, file: !2, line: 98, column: 13)
!624 = !DILocation(line: 98, column: 25, scope: !623, atomGroup: 3, atomRank: 1)
!625 = !DILocation(line: 98, column: 13, scope: !623)
!626 = !DILocation(line: 98, column: 28, scope: !623, atomGroup: 4, atomRank: 2)
!627 = !DILocation(line: 98, column: 28, scope: !623, atomGroup: 4, atomRank: 1)
!628 = !DILocation(line: 99, column: 26, scope: !623)
!629 = !DILocation(line: 99, column: 26, scope: !623, atomGroup: 5, atomRank: 2)
!630 = !DILocation(line: 99, column: 26, scope: !623, atomGroup: 5, atomRank: 1)
!631 = !DILocation(line: 99, column: 13, scope: !623)
!632 = distinct !{!632, !619, !633, !174, !175}
!633 = !DILocation(line: 99, column: 26, scope: !607)
!634 = !DILocation(line: 100, column: 34, scope: !607)
!635 = !DILocation(line: 100, column: 14, scope: !607)
!636 = !DILocation(line: 100, column: 18, scope: !607)
!637 = !DILocation(line: 100, column: 23, scope: !607)
!638 = !DILocation(line: 100, column: 23, scope: !607, atomGroup: 6, atomRank: 2)
!639 = !DILocation(line: 100, column: 23, scope: !607, atomGroup: 6, atomRank: 1)
!640 = !DILocation(line: 101, column: 5, scope: !607)
!641 = !DILocation(line: 102, column: 13, scope: !607, atomGroup: 7, atomRank: 3)
!642 = !DILocation(line: 102, column: 5, scope: !607, atomGroup: 7, atomRank: 1)
!643 = !DILocation(line: 104, column: 42, scope: !615, atomGroup: 11, atomRank: 1)
!644 = !DILocation(line: 105, column: 42, scope: !615, atomGroup: 13, atomRank: 1)
!645 = !DILocation(line: 106, column: 41, scope: !615, atomGroup: 15, atomRank: 1)
!646 = !DILocation(line: 107, column: 41, scope: !615, atomGroup: 17, atomRank: 1)
!647 = !DILocation(line: 108, column: 42, scope: !615, atomGroup: 19, atomRank: 1)
!648 = !DILocation(line: 109, column: 31, scope: !615, atomGroup: 20, atomRank: 1)
!649 = !{!552, !116, i64 8}
!650 = !DILocation(line: 109, column: 38, scope: !615, atomGroup: 21, atomRank: 1)
!651 = !DILocation(line: 111, column: 31, scope: !615, atomGroup: 22, atomRank: 2)
!652 = !DILocation(line: 111, column: 22, scope: !615)
!653 = !DILocation(line: 111, column: 29, scope: !615, atomGroup: 22, atomRank: 1)
!654 = !{!552, !193, i64 16}
!655 = !DILocation(line: 112, column: 13, scope: !656)
!656 = distinct !DILexicalBlock(scope: !615, file: !2, line: 112, column: 13)
!657 = !DILocation(line: 112, column: 29, scope: !656)
!658 = !DILocation(line: 112, column: 17, scope: !656, atomGroup: 23, atomRank: 2)
!659 = !DILocation(line: 112, column: 17, scope: !656, atomGroup: 23, atomRank: 1)
!660 = !DILocation(line: 113, column: 31, scope: !661, atomGroup: 24, atomRank: 1)
!661 = distinct !DILexicalBlock(scope: !656, file: !2, line: 112, column: 33)
!662 = !DILocation(line: 114, column: 25, scope: !661, atomGroup: 25, atomRank: 1)
!663 = !DILocation(line: 115, column: 13, scope: !661, atomGroup: 26, atomRank: 1)
!664 = !DILocation(line: 117, column: 27, scope: !615, atomGroup: 27, atomRank: 1)
!665 = !DILocation(line: 118, column: 25, scope: !615, atomGroup: 28, atomRank: 2)
!666 = !DILocation(line: 0, scope: !615)
!667 = !DILocation(line: 119, column: 23, scope: !615, atomGroup: 30, atomRank: 1)
!668 = !DILocation(line: 120, column: 29, scope: !615)
!669 = !DILocation(line: 120, column: 9, scope: !615, atomGroup: 31, atomRank: 1)
!670 = !DILocation(line: 121, column: 9, scope: !615)
!671 = !DILocation(line: 121, column: 33, scope: !615, atomGroup: 32, atomRank: 1)
!672 = !DILocation(line: 122, column: 21, scope: !615, atomGroup: 33, atomRank: 2)
!673 = !DILocation(line: 122, column: 21, scope: !615, atomGroup: 33, atomRank: 1)
!674 = !DILocation(line: 125, column: 16, scope: !607, atomGroup: 35, atomRank: 2)
!675 = !DILocation(line: 125, column: 16, scope: !607, atomGroup: 35, atomRank: 1)
!676 = !DILocation(line: 126, column: 1, scope: !607)
!677 = !DILocation(line: 126, column: 1, scope: !607, atomGroup: 36, atomRank: 1)
!678 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 171, type: !679, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !24, retainedNodes: !681, keyInstructions: true)
!679 = !DISubroutineType(types: !680)
!680 = !{!51, !610, !122}
!681 = !{!682, !683, !684, !685, !687}
!682 = !DILocalVariable(name: "scanner", arg: 1, scope: !678, file: !2, line: 171, type: !610)
!683 = !DILocalVariable(name: "table", arg: 2, scope: !678, file: !2, line: 171, type: !122)
!684 = !DILocalVariable(name: "value", scope: !678, file: !2, line: 172, type: !51)
!685 = !DILocalVariable(name: "kind", scope: !686, file: !2, line: 174, type: !26)
!686 = distinct !DILexicalBlock(scope: !678, file: !2, line: 173, column: 69)
!687 = !DILocalVariable(name: "other", scope: !686, file: !2, line: 176, type: !51)
!688 = !DILocation(line: 0, scope: !678)
!689 = !DILocalVariable(name: "scanner", arg: 1, scope: !690, file: !2, line: 160, type: !610)
!690 = distinct !DISubprogram(name: "product", scope: !2, file: !2, line: 160, type: !679, scopeLine: 160, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !24, retainedNodes: !691, keyInstructions: true)
!691 = !{!689, !692, !693, !694, !696}
!692 = !DILocalVariable(name: "table", arg: 2, scope: !690, file: !2, line: 160, type: !122)
!693 = !DILocalVariable(name: "value", scope: !690, file: !2, line: 161, type: !51)
!694 = !DILocalVariable(name: "kind", scope: !695, file: !2, line: 163, type: !26)
!695 = distinct !DILexicalBlock(scope: !690, file: !2, line: 162, column: 69)
!696 = !DILocalVariable(name: "other", scope: !695, file: !2, line: 165, type: !51)
!697 = !DILocation(line: 0, scope: !690, inlinedAt: !698)
!698 = distinct !DILocation(line: 172, column: 20, scope: !678)
!699 = !DILocation(line: 161, column: 20, scope: !690, inlinedAt: !698, atomGroup: 1, atomRank: 2)
!700 = !DILocation(line: 162, column: 25, scope: !690, inlinedAt: !698)
!701 = !DILocation(line: 162, column: 39, scope: !690, inlinedAt: !698, atomGroup: 56, atomRank: 1)
!702 = !DILocation(line: 173, column: 25, scope: !678)
!703 = !DILocation(line: 173, column: 38, scope: !678, atomGroup: 58, atomRank: 1)
!704 = !DILocation(line: 0, scope: !695, inlinedAt: !698)
!705 = !DILocation(line: 164, column: 9, scope: !695, inlinedAt: !698)
!706 = !DILocation(line: 165, column: 24, scope: !695, inlinedAt: !698, atomGroup: 5, atomRank: 2)
!707 = !DILocation(line: 166, column: 22, scope: !695, inlinedAt: !698, atomGroup: 7, atomRank: 2)
!708 = !DILocation(line: 166, column: 17, scope: !695, inlinedAt: !698, atomGroup: 7, atomRank: 1)
!709 = !DILocation(line: 162, column: 39, scope: !690, inlinedAt: !698, atomGroup: 2, atomRank: 1)
!710 = distinct !{!710, !711, !712, !174, !175}
!711 = !DILocation(line: 162, column: 5, scope: !690, inlinedAt: !698)
!712 = !DILocation(line: 167, column: 5, scope: !690, inlinedAt: !698)
!713 = !DILocation(line: 0, scope: !686)
!714 = !DILocation(line: 175, column: 9, scope: !686)
!715 = !DILocation(line: 0, scope: !690, inlinedAt: !716)
!716 = distinct !DILocation(line: 176, column: 24, scope: !686)
!717 = !DILocation(line: 161, column: 20, scope: !690, inlinedAt: !716, atomGroup: 1, atomRank: 2)
!718 = !DILocation(line: 162, column: 25, scope: !690, inlinedAt: !716)
!719 = !DILocation(line: 162, column: 39, scope: !690, inlinedAt: !716, atomGroup: 57, atomRank: 1)
!720 = !DILocation(line: 0, scope: !695, inlinedAt: !716)
!721 = !DILocation(line: 164, column: 9, scope: !695, inlinedAt: !716)
!722 = !DILocation(line: 165, column: 24, scope: !695, inlinedAt: !716, atomGroup: 5, atomRank: 2)
!723 = !DILocation(line: 166, column: 22, scope: !695, inlinedAt: !716, atomGroup: 7, atomRank: 2)
!724 = !DILocation(line: 166, column: 17, scope: !695, inlinedAt: !716, atomGroup: 7, atomRank: 1)
!725 = !DILocation(line: 162, column: 39, scope: !690, inlinedAt: !716, atomGroup: 2, atomRank: 1)
!726 = distinct !{!726, !727, !728, !174, !175}
!727 = !DILocation(line: 162, column: 5, scope: !690, inlinedAt: !716)
!728 = !DILocation(line: 167, column: 5, scope: !690, inlinedAt: !716)
!729 = !DILocation(line: 177, column: 22, scope: !686, atomGroup: 7, atomRank: 2)
!730 = !DILocation(line: 177, column: 17, scope: !686, atomGroup: 7, atomRank: 1)
!731 = !DILocation(line: 173, column: 38, scope: !678, atomGroup: 2, atomRank: 1)
!732 = distinct !{!732, !733, !734, !174, !175}
!733 = !DILocation(line: 173, column: 5, scope: !678)
!734 = !DILocation(line: 178, column: 5, scope: !678)
!735 = !DILocation(line: 179, column: 5, scope: !678, atomGroup: 9, atomRank: 1)
!736 = !DISubprogram(name: "snprintf", scope: !580, file: !580, line: 378, type: !737, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!737 = !DISubroutineType(types: !738)
!738 = !{!106, !739, !128, !740, null}
!739 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !324)
!740 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !48)
!741 = !DISubprogram(name: "calloc", scope: !317, file: !317, line: 556, type: !742, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!742 = !DISubroutineType(types: !743)
!743 = !{!320, !128, !128}
!744 = !DISubprogram(name: "free", scope: !317, file: !317, line: 568, type: !745, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!745 = !DISubroutineType(types: !746)
!746 = !{null, !320}
!747 = !DISubprogram(name: "vfprintf", scope: !580, file: !580, line: 365, type: !748, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!748 = !DISubroutineType(types: !749)
!749 = !{!106, !750, !740, !805}
!750 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !751)
!751 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !752, size: 64)
!752 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !753, line: 7, baseType: !754)
!753 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!754 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !755, line: 49, size: 1728, elements: !756)
!755 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!756 = !{!757, !758, !759, !760, !761, !762, !763, !764, !765, !766, !767, !768, !769, !772, !774, !775, !776, !780, !782, !784, !786, !789, !791, !794, !797, !798, !799, !800, !801}
!757 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !754, file: !755, line: 51, baseType: !106, size: 32)
!758 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !754, file: !755, line: 54, baseType: !324, size: 64, offset: 64)
!759 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !754, file: !755, line: 55, baseType: !324, size: 64, offset: 128)
!760 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !754, file: !755, line: 56, baseType: !324, size: 64, offset: 192)
!761 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !754, file: !755, line: 57, baseType: !324, size: 64, offset: 256)
!762 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !754, file: !755, line: 58, baseType: !324, size: 64, offset: 320)
!763 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !754, file: !755, line: 59, baseType: !324, size: 64, offset: 384)
!764 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !754, file: !755, line: 60, baseType: !324, size: 64, offset: 448)
!765 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !754, file: !755, line: 61, baseType: !324, size: 64, offset: 512)
!766 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !754, file: !755, line: 64, baseType: !324, size: 64, offset: 576)
!767 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !754, file: !755, line: 65, baseType: !324, size: 64, offset: 640)
!768 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !754, file: !755, line: 66, baseType: !324, size: 64, offset: 704)
!769 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !754, file: !755, line: 68, baseType: !770, size: 64, offset: 768)
!770 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !771, size: 64)
!771 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !755, line: 36, flags: DIFlagFwdDecl)
!772 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !754, file: !755, line: 70, baseType: !773, size: 64, offset: 832)
!773 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !754, size: 64)
!774 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !754, file: !755, line: 72, baseType: !106, size: 32, offset: 896)
!775 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !754, file: !755, line: 73, baseType: !106, size: 32, offset: 928)
!776 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !754, file: !755, line: 74, baseType: !777, size: 64, offset: 960)
!777 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !778, line: 152, baseType: !779)
!778 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!779 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!780 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !754, file: !755, line: 77, baseType: !781, size: 16, offset: 1024)
!781 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!782 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !754, file: !755, line: 78, baseType: !783, size: 8, offset: 1040)
!783 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!784 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !754, file: !755, line: 79, baseType: !785, size: 8, offset: 1048)
!785 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !591)
!786 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !754, file: !755, line: 81, baseType: !787, size: 64, offset: 1088)
!787 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !788, size: 64)
!788 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !755, line: 43, baseType: null)
!789 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !754, file: !755, line: 89, baseType: !790, size: 64, offset: 1152)
!790 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !778, line: 153, baseType: !779)
!791 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !754, file: !755, line: 91, baseType: !792, size: 64, offset: 1216)
!792 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !793, size: 64)
!793 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !755, line: 37, flags: DIFlagFwdDecl)
!794 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !754, file: !755, line: 92, baseType: !795, size: 64, offset: 1280)
!795 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !796, size: 64)
!796 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !755, line: 38, flags: DIFlagFwdDecl)
!797 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !754, file: !755, line: 93, baseType: !773, size: 64, offset: 1344)
!798 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !754, file: !755, line: 94, baseType: !320, size: 64, offset: 1408)
!799 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !754, file: !755, line: 95, baseType: !128, size: 64, offset: 1472)
!800 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !754, file: !755, line: 96, baseType: !106, size: 32, offset: 1536)
!801 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !754, file: !755, line: 98, baseType: !802, size: 160, offset: 1568)
!802 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !803)
!803 = !{!804}
!804 = !DISubrange(count: 20)
!805 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !585, size: 64)
!806 = !DISubprogram(name: "strtod", scope: !317, file: !317, line: 118, type: !807, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!807 = !DISubroutineType(types: !808)
!808 = !{!51, !740, !809}
!809 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !328)
!810 = !DISubprogram(name: "strcspn", scope: !313, file: !313, line: 293, type: !811, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!811 = !DISubroutineType(types: !812)
!812 = !{!130, !48, !48}
!813 = distinct !DISubprogram(name: "single", scope: !2, file: !2, line: 130, type: !679, scopeLine: 130, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !24, retainedNodes: !814, keyInstructions: true)
!814 = !{!815, !816, !817, !818}
!815 = !DILocalVariable(name: "scanner", arg: 1, scope: !813, file: !2, line: 130, type: !610)
!816 = !DILocalVariable(name: "table", arg: 2, scope: !813, file: !2, line: 130, type: !122)
!817 = !DILocalVariable(name: "value", scope: !813, file: !2, line: 131, type: !51)
!818 = !DILocalVariable(name: "entry", scope: !813, file: !2, line: 132, type: !43)
!819 = !DILocation(line: 0, scope: !813)
!820 = !DILocation(line: 133, column: 22, scope: !813)
!821 = !DILocation(line: 133, column: 26, scope: !813, atomGroup: 2, atomRank: 2)
!822 = !DILocation(line: 133, column: 5, scope: !813, atomGroup: 2, atomRank: 1)
!823 = !DILocation(line: 135, column: 30, scope: !824)
!824 = distinct !DILexicalBlock(scope: !813, file: !2, line: 133, column: 32)
!825 = !DILocation(line: 135, column: 30, scope: !824, atomGroup: 3, atomRank: 2)
!826 = !DILocation(line: 136, column: 9, scope: !824, atomGroup: 4, atomRank: 1)
!827 = !DILocation(line: 138, column: 45, scope: !824)
!828 = !DILocation(line: 0, scope: !119, inlinedAt: !829)
!829 = distinct !DILocation(line: 138, column: 17, scope: !824)
!830 = !DILocation(line: 76, column: 16, scope: !138, inlinedAt: !829)
!831 = !DILocation(line: 76, column: 9, scope: !138, inlinedAt: !829, atomGroup: 1, atomRank: 2)
!832 = !DILocation(line: 76, column: 9, scope: !138, inlinedAt: !829, atomGroup: 1, atomRank: 1)
!833 = !DILocation(line: 77, column: 38, scope: !137, inlinedAt: !829)
!834 = !DILocation(line: 0, scope: !154, inlinedAt: !835)
!835 = distinct !DILocation(line: 77, column: 43, scope: !137, inlinedAt: !829)
!836 = !DILocation(line: 51, column: 12, scope: !154, inlinedAt: !835)
!837 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !835, atomGroup: 37, atomRank: 1)
!838 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !835, atomGroup: 38, atomRank: 1)
!839 = !DILocation(line: 52, column: 42, scope: !154, inlinedAt: !835, atomGroup: 5, atomRank: 2)
!840 = !DILocation(line: 52, column: 22, scope: !154, inlinedAt: !835)
!841 = !DILocation(line: 52, column: 20, scope: !154, inlinedAt: !835)
!842 = !DILocation(line: 52, column: 46, scope: !154, inlinedAt: !835, atomGroup: 4, atomRank: 2)
!843 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !835, atomGroup: 2, atomRank: 1)
!844 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !835, atomGroup: 3, atomRank: 1)
!845 = distinct !{!845, !846, !847, !174, !175}
!846 = !DILocation(line: 51, column: 5, scope: !154, inlinedAt: !835)
!847 = !DILocation(line: 52, column: 48, scope: !154, inlinedAt: !835)
!848 = !DILocation(line: 77, column: 43, scope: !137, inlinedAt: !829)
!849 = !DILocation(line: 77, column: 70, scope: !137, inlinedAt: !829)
!850 = !DILocation(line: 77, column: 54, scope: !137, inlinedAt: !829)
!851 = !DILocation(line: 77, column: 31, scope: !137, inlinedAt: !829)
!852 = !DILocation(line: 0, scope: !137, inlinedAt: !829)
!853 = !DILocation(line: 78, column: 9, scope: !137, inlinedAt: !829)
!854 = !DILocation(line: 78, column: 9, scope: !185, inlinedAt: !829, atomGroup: 3, atomRank: 1)
!855 = !DILocation(line: 78, column: 9, scope: !185, inlinedAt: !829, atomGroup: 4, atomRank: 1)
!856 = !DILocation(line: 79, column: 32, scope: !188, inlinedAt: !829)
!857 = !DILocation(line: 79, column: 18, scope: !188, inlinedAt: !829)
!858 = !DILocation(line: 79, column: 18, scope: !188, inlinedAt: !829, atomGroup: 5, atomRank: 2)
!859 = !DILocation(line: 79, column: 17, scope: !188, inlinedAt: !829, atomGroup: 5, atomRank: 1)
!860 = distinct !{!860, !861, !862, !174, !175}
!861 = !DILocation(line: 78, column: 9, scope: !185, inlinedAt: !829)
!862 = !DILocation(line: 80, column: 24, scope: !185, inlinedAt: !829)
!863 = !DILocation(line: 139, column: 13, scope: !864, atomGroup: 6, atomRank: 2)
!864 = distinct !DILexicalBlock(scope: !824, file: !2, line: 139, column: 13)
!865 = !DILocation(line: 139, column: 13, scope: !864, atomGroup: 6, atomRank: 1)
!866 = !DILocation(line: 140, column: 28, scope: !864)
!867 = !DILocation(line: 140, column: 28, scope: !864, atomGroup: 7, atomRank: 2)
!868 = !DILocation(line: 140, column: 13, scope: !864)
!869 = !DILocation(line: 142, column: 22, scope: !864)
!870 = !DILocation(line: 142, column: 13, scope: !864)
!871 = !DILocation(line: 142, column: 74, scope: !864)
!872 = !DILocation(line: 158, column: 1, scope: !813, atomGroup: 14, atomRank: 1)
!873 = !DILocation(line: 145, column: 9, scope: !824)
!874 = !DILocation(line: 146, column: 17, scope: !824)
!875 = !DILocation(line: 146, column: 16, scope: !824, atomGroup: 9, atomRank: 2)
!876 = !DILocation(line: 148, column: 9, scope: !824)
!877 = !DILocation(line: 149, column: 17, scope: !824, atomGroup: 10, atomRank: 2)
!878 = !DILocation(line: 150, column: 26, scope: !879)
!879 = distinct !DILexicalBlock(scope: !824, file: !2, line: 150, column: 13)
!880 = !DILocation(line: 150, column: 31, scope: !879, atomGroup: 11, atomRank: 2)
!881 = !DILocation(line: 150, column: 31, scope: !879, atomGroup: 11, atomRank: 1)
!882 = !DILocation(line: 151, column: 22, scope: !879)
!883 = !DILocation(line: 151, column: 13, scope: !879)
!884 = !DILocation(line: 151, column: 81, scope: !879)
!885 = !DILocation(line: 151, column: 87, scope: !879)
!886 = !DILocation(line: 154, column: 18, scope: !824)
!887 = !DILocation(line: 154, column: 9, scope: !824)
!888 = !DILocation(line: 154, column: 73, scope: !824)
!889 = !DILocation(line: 154, column: 79, scope: !824)
!890 = !DILocation(line: 155, column: 5, scope: !824)
!891 = !DILocation(line: 156, column: 5, scope: !813)
!892 = !DISubprogram(name: "qsort", scope: !317, file: !317, line: 851, type: !893, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!893 = !DISubroutineType(types: !894)
!894 = !{null, !320, !128, !128, !895}
!895 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !317, line: 829, baseType: !896)
!896 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !897, size: 64)
!897 = !DISubroutineType(types: !898)
!898 = !{!106, !899, !899}
!899 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !900, size: 64)
!900 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!901 = distinct !DISubprogram(name: "by_value", scope: !2, file: !2, line: 192, type: !897, scopeLine: 192, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !24, retainedNodes: !902, keyInstructions: true)
!902 = !{!903, !904, !905, !906}
!903 = !DILocalVariable(name: "a", arg: 1, scope: !901, file: !2, line: 192, type: !899)
!904 = !DILocalVariable(name: "b", arg: 2, scope: !901, file: !2, line: 192, type: !899)
!905 = !DILocalVariable(name: "left", scope: !901, file: !2, line: 193, type: !51)
!906 = !DILocalVariable(name: "right", scope: !901, file: !2, line: 193, type: !51)
!907 = !DILocation(line: 0, scope: !901)
!908 = !DILocation(line: 193, column: 20, scope: !901)
!909 = !DILocation(line: 193, column: 48, scope: !901)
!910 = !DILocation(line: 193, column: 48, scope: !901, atomGroup: 1, atomRank: 2)
!911 = !DILocation(line: 193, column: 64, scope: !901)
!912 = !DILocation(line: 193, column: 92, scope: !901)
!913 = !DILocation(line: 193, column: 92, scope: !901, atomGroup: 2, atomRank: 2)
!914 = !DILocation(line: 194, column: 18, scope: !901)
!915 = !DILocation(line: 194, column: 35, scope: !901)
!916 = !DILocation(line: 194, column: 27, scope: !901, atomGroup: 4, atomRank: 2)
!917 = !DILocation(line: 194, column: 5, scope: !901, atomGroup: 4, atomRank: 1)
!918 = !DISubprogram(name: "printf", scope: !580, file: !580, line: 356, type: !919, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!919 = !DISubroutineType(types: !920)
!920 = !{!106, !740, null}
