declare i32 @callee(i32, i32, i32, i32, i32, i32, i32, i32)

define i32 @whole70(i32 %"dcfhbaheddhhgcdcgabcaeaehggghcfbachdegeggfgdfaecfbdeebbhhbfbgcaeggbaag") {
  %r = add i32 %"dcfhbaheddhhgcdcgabcaeaehggghcfbachdegeggfgdfaecfbdeebbhhbfbgcaeggbaag", 0
  ret i32 %r
}

define i32 @whole74(i32 %"fedaeabbadgeecafffcgghgbegdegeefagfagcafhffehaaafehefcfcffeegbacededfcgbbf") {
  %r = add i32 %"fedaeabbadgeecafffcgghgbegdegeefagfagcafhffehaaafehefcfcffeegbacededfcgbbf", 1
  ret i32 %r
}

define i32 @whole75(i32 %"fdhcbfdhedbadfcefbfcgeehfgeggagcdahgdahefdbebdaadgaahbcedagabfcehafddbbcdec") {
  %r = add i32 %"fdhcbfdhedbadfcefbfcgeehfgeggagcdahgdahefdbebdaadgaahbcedagabfcehafddbbcdec", 2
  ret i32 %r
}

define i32 @whole76(i32 %"ahgaedegahfaacababhabhfcfbfggefedfgbcagbcafhgagafhfgghaddebgdgcaffebhbgbfbah") {
  %r = add i32 %"ahgaedegahfaacababhabhfcfbfggefedfgbcagbcafhgagafhfgghaddebgdgcaffebhbgbfbah", 3
  ret i32 %r
}

define i32 @whole77(i32 %"cdgabbgcafbabheebadbbafcbdcdhgefgfgbgdgcghcgccbhhhccedcfdegedeaehgdcfdfhcghdh") {
  %r = add i32 %"cdgabbgcafbabheebadbbafcbdcdhgefgfgbgdgcghcgccbhhhccedcfdegedeaehgdcfdfhcghdh", 4
  ret i32 %r
}

define i32 @whole78(i32 %"ahbgahddbdeddeccaecafcgbbbbeeafhfaaffgghbdhgcfbebgbhebffheebfbhfaecccfhbbcfgec") {
  %r = add i32 %"ahbgahddbdeddeccaecafcgbbbbeeafhfaaffgghbdhgcfbebgbhebffheebfbhfaecccfhbbcfgec", 5
  ret i32 %r
}

define i32 @whole79(i32 %"hhecbbcgfbeegacahedffghbfhbcebbbcdggccgdccdefeahggfehehadabdhchdddahbecchbaafdb") {
  %r = add i32 %"hhecbbcgfbeegacahedffghbfhbcebbbcdggccgdccdefeahggfehehadabdhchdddahbecchbaafdb", 6
  ret i32 %r
}

define i32 @whole80(i32 %"haffffcbabfdbdgdhfbagbdcghhbgdheahhghchaeffhfgdadefchdcdacgcacbchhcaaghfgaadgagh") {
  %r = add i32 %"haffffcbabfdbdgdhfbagbdcghhbgdheahhghchaeffhfgdadefchdcdacgcacbchhcaaghfgaadgagh", 7
  ret i32 %r
}

define i32 @whole81(i32 %"addbghdcfbfbaeehehdeafffbagbababacahadfdhfhfagegbecgbgfgcgfcfghdhhfecghaccahbbfda") {
  %r = add i32 %"addbghdcfbfbaeehehdeafffbagbababacahadfdhfhfagegbecgbgfgcgfcfghdhhfecghaccahbbfda", 8
  ret i32 %r
}

define i32 @whole82(i32 %"ahhffabdgbfebhbddaccabdeddgfdhcbababdebbhgdbhfghbehgdbahebffdhbfgbddfafdghbedfcddh") {
  %r = add i32 %"ahhffabdgbfebhbddaccabdeddgfdhcbababdebbhgdbhfghbehgdbahebffdhbfgbddfafdghbedfcddh", 9
  ret i32 %r
}

define i32 @whole83(i32 %"gfdghghaeacbaceahaddehgafhdecbheghbdchegfcgehhdfeeahffedaaccacaadhffahcdaegfabheedh") {
  %r = add i32 %"gfdghghaeacbaceahaddehgafhdecbheghbdchegfcgehhdfeeahffedaaccacaadhffahcdaegfabheedh", 10
  ret i32 %r
}

define i32 @whole84(i32 %"gefaagacdcgfceacaahahhgfcecbcbgfhheehecfcaghdheafbhceebgbfahhdefcggfaedaffgeacgegbhd") {
  %r = add i32 %"gefaagacdcgfceacaahahhgfcecbcbgfhheehecfcaghdheafbhceebgbfahhdefcggfaedaffgeacgegbhd", 11
  ret i32 %r
}

define i32 @whole90(i32 %"dbbbaebgehheeacdhcccchgacgaccedccacdgbggcaebcbcecgfbdafchdbfhbfhafhghehchgdececfedcaagcbac") {
  %r = add i32 %"dbbbaebgehheeacdhcccchgacgaccedccacdgbggcaebcbcecgfbdafchdbfhbfhafhghehchgdececfedcaagcbac", 12
  ret i32 %r
}

define i32 @whole158(i32 %"bgfebhhfcdfhfffffeeecbdfdegehchfchabggeadggdbfdahbggfaeffghfbhcfdafbacbdfgedaafhfdhfbgdhceedbcbgafgahchecgdgegebbbhfbafhgbfgdfdgbaadbcdhgefhddefcfffdhagedhdcb") {
  %r = add i32 %"bgfebhhfcdfhfffffeeecbdfdegehchfchabggeadggdbfdahbggfaeffghfbhcfdafbacbdfgedaafhfdhfbgdhceedbcbgafgahchecgdgegebbbhfbafhgbfgdfdgbaadbcdhgefhddefcfffdhagedhdcb", 13
  ret i32 %r
}

define i32 @whole159(i32 %"hbgdfcafhdgadgfgdceefeafbddehccdhddfdcggcehfabhhaceghdghfghcbgfcfbfcehchfhafdbeefgeagfghfcdedgbfcfhcghdgfbahdccbbbgfgebhefdebdbhfgcefcedddeffbbcbdhfbfccahecfhg") {
  %r = add i32 %"hbgdfcafhdgadgfgdceefeafbddehccdhddfdcggcehfabhhaceghdghfghcbgfcfbfcehchfhafdbeefgeagfghfcdedgbfcfhcghdgfbahdccbbbgfgebhefdebdbhfgcefcedddeffbbcbdhfbfccahecfhg", 14
  ret i32 %r
}

define i32 @whole160(i32 %"ggeeegcaacgadcdfeafdbcdbhgecbfcecbbcbabghhecabegcaafffbadgahfdhhdafddcggbgfbdebagafddhegdgebchbechcecdfebbhbhdgaaahaahaafeehheecebgabddbcgccbeahbfhbgfgghfafeheh") {
  %r = add i32 %"ggeeegcaacgadcdfeafdbcdbhgecbfcecbbcbabghhecabegcaafffbadgahfdhhdafddcggbgfbdebagafddhegdgebchbechcecdfebbhbhdgaaahaahaafeehheecebgabddbcgccbeahbfhbgfgghfafeheh", 15
  ret i32 %r
}

define i32 @whole161(i32 %"edfbehghdfadagdgcfbcheggfggafgfgedcddagbghhggdhgacadbcgbbbdecggccdghfhaeaffgdbedbdgddfdbfeddgaedcebefdecfddbhgeageedhdefbbggfdebbacffcdfabfbgfeahhhchabcfhegdhghf") {
  %r = add i32 %"edfbehghdfadagdgcfbcheggfggafgfgedcddagbghhggdhgacadbcgbbbdecggccdghfhaeaffgdbedbdgddfdbfeddgaedcebefdecfddbhgeageedhdefbbggfdebbacffcdfabfbgfeahhhchabcfhegdhghf", 16
  ret i32 %r
}

define i32 @whole162(i32 %"fafhhhahbecdbccefbfadfaagcbhfhahgbbbbdbebfadahabdfhefadadgcfhghceebdcfhgdfeffcefbcgehggdbfafhahehhdebbhhgcdeceacddhbefdbafhehafechhehfdbdafbfacahcfbcfdhaadfcedffg") {
  %r = add i32 %"fafhhhahbecdbccefbfadfaagcbhfhahgbbbbdbebfadahabdfhefadadgcfhghceebdcfhgdfeffcefbcgehggdbfafhahehhdebbhhgcdeceacddhbefdbafhehafechhehfdbdafbfacahcfbcfdhaadfcedffg", 17
  ret i32 %r
}

define i32 @whole165(i32 %"chggahgabegefbacbgaggdbgaefcgfgadfdgffecdfadchedchhcgeggbdgbdffeeggcfbefeddgdddfehdbbagaeefccechgedchbdfahaggbgfgefgbhdbehbebdfedfgabacddbdfcbcghabfdggdbabbedchcbfbh") {
  %r = add i32 %"chggahgabegefbacbgaggdbgaefcgfgadfdgffecdfadchedchhcgeggbdgbdffeeggcfbefeddgdddfehdbbagaeefccechgedchbdfahaggbgfgefgbhdbehbebdfedfgabacddbdfcbcghabfdggdbabbedchcbfbh", 18
  ret i32 %r
}

define i32 @whole240(i32 %"ccddhegadefbccahbdbccfdgaebhdhdbgcdebchgagbdgcbbhacdffhhebbfaaffabcebaehaggaefcfdbfegcgebdhbgebfdddgheccadchfggheggebfbbggehebdhhcbghdheaeebcdaahggggacagghbdccfbffaefaehfadgaeabdfhbhgagaehcgdcgbbbbdadffhagdbfbhdgcfcfffbchbfcfdbchehebgbdbbde") {
  %r = add i32 %"ccddhegadefbccahbdbccfdgaebhdhdbgcdebchgagbdgcbbhacdffhhebbfaaffabcebaehaggaefcfdbfegcgebdhbgebfdddgheccadchfggheggebfbbggehebdhhcbghdheaeebcdaahggggacagghbdccfbffaefaehfadgaeabdfhbhgagaehcgdcgbbbbdadffhagdbfbhdgcfcfffbchbfcfdbchehebgbdbbde", 19
  ret i32 %r
}

define i32 @parted0(i32 %"ccbcdffdbcgadeeafhffefhbfdehdhedfbhbhcfcafaeadefechccffdefgbgdbebcahhefedegb bgbcchdefgagdageeecfadbccdbgahghdbfefa dhhahhfcfbfaeghffbaecbeh") {
  %r = add i32 %"ccbcdffdbcgadeeafhffefhbfdehdhedfbhbhcfcafaeadefechccffdefgbgdbebcahhefedegb bgbcchdefgagdageeecfadbccdbgahghdbfefa dhhahhfcfbfaeghffbaecbeh", %"ccbcdffdbcgadeeafhffefhbfdehdhedfbhbhcfcafaeadefechccffdefgbgdbebcahhefedegb bgbcchdefgagdageeecfadbccdbgahghdbfefa dhhahhfcfbfaeghffbaecbeh"
  ret i32 %r
}

define i32 @parted1(i32 %"eeafgedfcdhdfbaahgegge hagbcdcffbdegeffdaahbfegbcbfbccddhhedfeffdffceedgfhhbbaghhhfehfaecbabaefhhfaadehegdfgfdhdddcbehechbgghedahbebdgahcgabhhgfaebaefedbfbhebghbaefffgcefedhbcfdfbfdedca") {
  %r = add i32 %"eeafgedfcdhdfbaahgegge hagbcdcffbdegeffdaahbfegbcbfbccddhhedfeffdffceedgfhhbbaghhhfehfaecbabaefhhfaadehegdfgfdhdddcbehechbgghedahbebdgahcgabhhgfaebaefedbfbhebghbaefffgcefedhbcfdfbfdedca", %"eeafgedfcdhdfbaahgegge hagbcdcffbdegeffdaahbfegbcbfbccddhhedfeffdffceedgfhhbbaghhhfehfaecbabaefhhfaadehegdfgfdhdddcbehechbgghedahbebdgahcgabhhgfaebaefedbfbhebghbaefffgcefedhbcfdfbfdedca"
  ret i32 %r
}

define i32 @parted2(i32 %"badhgffdgbggddghdaffaaffbdhdefffgg cg gheabhbbbfheedbhhehaaddgfhcfefdceagbbcgfdgaaedafbbefdhbh bdacdgbbaghaehdcfhfhefggaghbfcaedcbechdebcecaehdgahdehbhgefhdfbdbb dgbddccebceechfaadfhfegaafaggbcc") {
  %r = add i32 %"badhgffdgbggddghdaffaaffbdhdefffgg cg gheabhbbbfheedbhhehaaddgfhcfefdceagbbcgfdgaaedafbbefdhbh bdacdgbbaghaehdcfhfhefggaghbfcaedcbechdebcecaehdgahdehbhgefhdfbdbb dgbddccebceechfaadfhfegaafaggbcc", %"badhgffdgbggddghdaffaaffbdhdefffgg cg gheabhbbbfheedbhhehaaddgfhcfefdceagbbcgfdgaaedafbbefdhbh bdacdgbbaghaehdcfhfhefggaghbfcaedcbechdebcecaehdgahdehbhgefhdfbdbb dgbddccebceechfaadfhfegaafaggbcc"
  ret i32 %r
}

define i32 @parted3(i32 %"bchdgbaedheadehhcfcdgcgbhecddhdacdgefeedaedefggfdhgdfcfaebehbbdcfddaeedagcaeffchfedcebchffghgffcaghegbchabcedcec ceffbfcgfeahgheb") {
  %r = add i32 %"bchdgbaedheadehhcfcdgcgbhecddhdacdgefeedaedefggfdhgdfcfaebehbbdcfddaeedagcaeffchfedcebchffghgffcaghegbchabcedcec ceffbfcgfeahgheb", %"bchdgbaedheadehhcfcdgcgbhecddhdacdgefeedaedefggfdhgdfcfaebehbbdcfddaeedagcaeffchfedcebchffghgffcaghegbchabcedcec ceffbfcgfeahgheb"
  ret i32 %r
}

define i32 @parted4(i32 %"gchgebdbdfbggecdaehbheadcbgaeeecfadcdhgacfhbgbhddedbacfbafhbccdecgedcdabgdbhcdhcbegaaaadfaeabhh dgacgbhac") {
  %r = add i32 %"gchgebdbdfbggecdaehbheadcbgaeeecfadcdhgacfhbgbhddedbacfbafhbccdecgedcdabgdbhcdhcbegaaaadfaeabhh dgacgbhac", %"gchgebdbdfbggecdaehbheadcbgaeeecfadcdhgacfhbgbhddedbacfbafhbccdecgedcdabgdbhcdhcbegaaaadfaeabhh dgacgbhac"
  ret i32 %r
}

define i32 @parted5(i32 %"de;ff;ag;g; ebfcgdc;ee;f;gaabdfgcadcdbdeca;d addccfeabbe gece;fg;bdgacbc;dbb;;bf;agbcgacgfcbggbffdff;fgbacgc;;bgcfb;f;eaeeee") {
  %r = add i32 %"de;ff;ag;g; ebfcgdc;ee;f;gaabdfgcadcdbdeca;d addccfeabbe gece;fg;bdgacbc;dbb;;bf;agbcgacgfcbggbffdff;fgbacgc;;bgcfb;f;eaeeee", %"de;ff;ag;g; ebfcgdc;ee;f;gaabdfgcadcdbdeca;d addccfeabbe gece;fg;bdgacbc;dbb;;bf;agbcgacgfcbggbffdff;fgbacgc;;bgcfb;f;eaeeee"
  ret i32 %r
}

define i32 @parted6(i32 %"habgfdeaedgafhebdeeabfcfaeccdagabfbaafehhbdehhcehdcghbehhhbcghfhffedfdddhafceadaabgffdeeggcceadgeahhebggcahchhfadfbfcgdaeddegfbadagdcadcgdgfbabdedbcagddfgaabdabh ebghafbhbbf f") {
  %r = add i32 %"habgfdeaedgafhebdeeabfcfaeccdagabfbaafehhbdehhcehdcghbehhhbcghfhffedfdddhafceadaabgffdeeggcceadgeahhebggcahchhfadfbfcgdaeddegfbadagdcadcgdgfbabdedbcagddfgaabdabh ebghafbhbbf f", %"habgfdeaedgafhebdeeabfcfaeccdagabfbaafehhbdehhcehdcghbehhhbcghfhffedfdddhafceadaabgffdeeggcceadgeahhebggcahchhfadfbfcgdaeddegfbadagdcadcgdgfbabdedbcagddfgaabdabh ebghafbhbbf f"
  ret i32 %r
}

define i32 @parted7(i32 %"cdeedgfffhdbcgbdfacdadebccfg ghgfebhef cgbbbegfhdbaacaecbgbeghh ahecaabegccffecfgfbhcfaf") {
  %r = add i32 %"cdeedgfffhdbcgbdfacdadebccfg ghgfebhef cgbbbegfhdbaacaecbgbeghh ahecaabegccffecfgfbhcfaf", %"cdeedgfffhdbcgbdfacdadebccfg ghgfebhef cgbbbegfhdbaacaecbgbeghh ahecaabegccffecfgfbhcfaf"
  ret i32 %r
}

define i32 @parted8(i32 %"hcbehcbgacgbhbabfdaefgggbbadgecgecbdfcaadacegdffbfecahggh egfbchaeageffegbheedaefcedcgaeahfgefggghfgdbgchdcdchbbhgaedhcgefcecaeebdfefhdadgefbchhbgghdcdfdffcaeec aaeffd") {
  %r = add i32 %"hcbehcbgacgbhbabfdaefgggbbadgecgecbdfcaadacegdffbfecahggh egfbchaeageffegbheedaefcedcgaeahfgefggghfgdbgchdcdchbbhgaedhcgefcecaeebdfefhdadgefbchhbgghdcdfdffcaeec aaeffd", %"hcbehcbgacgbhbabfdaefgggbbadgecgecbdfcaadacegdffbfecahggh egfbchaeageffegbheedaefcedcgaeahfgefggghfgdbgchdcdchbbhgaedhcgefcecaeebdfefhdadgefbchhbgghdcdfdffcaeec aaeffd"
  ret i32 %r
}

define i32 @parted9(i32 %"fggecbfaaeea gefdgdgddehegbdfahffddeafbhfdfcbd de gfhhdfaecbdfddagdbaedbhaaceec") {
  %r = add i32 %"fggecbfaaeea gefdgdgddehegbdfahffddeafbhfdfcbd de gfhhdfaecbdfddagdbaedbhaaceec", %"fggecbfaaeea gefdgdgddehegbdfahffddeafbhfdfcbd de gfhhdfaecbdfddagdbaedbhaaceec"
  ret i32 %r
}

define i32 @parted10(i32 %"dddhgg dbchagchfcbdgbdfafcdabehfghghefddbgchhegbeebdechffa cbgbcafae aeecdgahfdgbgbeedffacbfbhhcfhecbcabffcfggdafhcagcahfgadhhdbbadcfedeffgc") {
  %r = add i32 %"dddhgg dbchagchfcbdgbdfafcdabehfghghefddbgchhegbeebdechffa cbgbcafae aeecdgahfdgbgbeedffacbfbhhcfhecbcabffcfggdafhcagcahfgadhhdbbadcfedeffgc", %"dddhgg dbchagchfcbdgbdfafcdabehfghghefddbgchhegbeebdechffa cbgbcafae aeecdgahfdgbgbeedffacbfbhhcfhecbcabffcfggdafhcagcahfgadhhdbbadcfedeffgc"
  ret i32 %r
}

define i32 @parted11(i32 %"badeddfb;aaafcfcdfccceeeadecfeadbcg;gagdfacegeeef;ebbcfdfagdccbedfefddaafgbgdbaecga;bfacagagdd;c;;a;dbg gfgaefdgafac;ggeeeebbg;gbfgcgggdagbgb;feda;bg;eac;d;dedc;fdeggafc") {
  %r = add i32 %"badeddfb;aaafcfcdfccceeeadecfeadbcg;gagdfacegeeef;ebbcfdfagdccbedfefddaafgbgdbaecga;bfacagagdd;c;;a;dbg gfgaefdgafac;ggeeeebbg;gbfgcgggdagbgb;feda;bg;eac;d;dedc;fdeggafc", %"badeddfb;aaafcfcdfccceeeadecfeadbcg;gagdfacegeeef;ebbcfdfagdccbedfefddaafgbgdbaecga;bfacagagdd;c;;a;dbg gfgaefdgafac;ggeeeebbg;gbfgcgggdagbgb;feda;bg;eac;d;dedc;fdeggafc"
  ret i32 %r
}

define i32 @parted12(i32 %"hgadgbbfebgdcfaffbfdagddedada ecbfeecgfaggfacahcghdebbaehgfdceehcachadbadachfghbhfgfgebfhabhgdfgebfbg") {
  %r = add i32 %"hgadgbbfebgdcfaffbfdagddedada ecbfeecgfaggfacahcghdebbaehgfdceehcachadbadachfghbhfgfgebfhabhgdfgebfbg", %"hgadgbbfebgdcfaffbfdagddedada ecbfeecgfaggfacahcghdebbaehgfdceehcachadbadachfghbhfgfgebfhabhgdfgebfbg"
  ret i32 %r
}

define i32 @parted13(i32 %"hcfhdfcedfbebcghdcfedaadeefffbeadhegcabbghgbhbdbfae ffbchhfefcdeecdcdgbgghde dchecbe dddadabdg fecdg") {
  %r = add i32 %"hcfhdfcedfbebcghdcfedaadeefffbeadhegcabbghgbhbdbfae ffbchhfefcdeecdcdgbgghde dchecbe dddadabdg fecdg", %"hcfhdfcedfbebcghdcfedaadeefffbeadhegcabbghgbhbdbfae ffbchhfefcdeecdcdgbgghde dchecbe dddadabdg fecdg"
  ret i32 %r
}

define i32 @parted14(i32 %"ffffddb chbhf eaecefafdfbfhegfabgabcbeedgcaddhfddhea gbeabaf hhafbebbebhacfagaeghfgdeghffhccdbgddfdbgcbhahcafbadccfgcgfhabbhchcccgfgcgafdcbfgbccaeefef") {
  %r = add i32 %"ffffddb chbhf eaecefafdfbfhegfabgabcbeedgcaddhfddhea gbeabaf hhafbebbebhacfagaeghfgdeghffhccdbgddfdbgcbhahcafbadccfgcgfhabbhchcccgfgcgafdcbfgbccaeefef", %"ffffddb chbhf eaecefafdfbfhegfabgabcbeedgcaddhfddhea gbeabaf hhafbebbebhacfagaeghfgdeghffhccdbgddfdbgcbhahcafbadccfgcgfhabbhchcccgfgcgafdcbfgbccaeefef"
  ret i32 %r
}

define i32 @parted15(i32 %"bbhabghbhgbdd dffhfcfdbagafgabdchhaehfde fbebdfcfedhbeaeebhbhehfhefggfcheedcdgbfgebdbhcbbghadegdbeed geafddgfhfegcaehdhfccfedcafdcdcfacbacgdfhaaahhhefghcdaa") {
  %r = add i32 %"bbhabghbhgbdd dffhfcfdbagafgabdchhaehfde fbebdfcfedhbeaeebhbhehfhefggfcheedcdgbfgebdbhcbbghadegdbeed geafddgfhfegcaehdhfccfedcafdcdcfacbacgdfhaaahhhefghcdaa", %"bbhabghbhgbdd dffhfcfdbagafgabdchhaehfde fbebdfcfedhbeaeebhbhehfhefggfcheedcdgbfgebdbhcbbghadegdbeed geafddgfhfegcaehdhfccfedcafdcdcfacbacgdfhaaahhhefghcdaa"
  ret i32 %r
}

define i32 @parted16(i32 %"eacbceahdeahedbfehhfbbedggfacggbcfcbahdegacdedchecagfchhfdaefaceagdcehgcbahbcaehgcabffhche bfdfbhheaggdd") {
  %r = add i32 %"eacbceahdeahedbfehhfbbedggfacggbcfcbahdegacdedchecagfchhfdaefaceagdcehgcbahbcaehgcabffhche bfdfbhheaggdd", %"eacbceahdeahedbfehhfbbedggfacggbcfcbahdegacdedchecagfchhfdaefaceagdcehgcbahbcaehgcabffhche bfdfbhheaggdd"
  ret i32 %r
}

define i32 @parted17(i32 %"cfefgadgbded;faaggdgcbefce;becbbd;ef;c;daga;egadgefabddde;bbagcf;gdcdacbcccac; abaef;gefedfddebe aecge;cgfe;a;ddgd ffggfcfaafg;edecabddg;adeaecgecbdcbeaffceacdaeg") {
  %r = add i32 %"cfefgadgbded;faaggdgcbefce;becbbd;ef;c;daga;egadgefabddde;bbagcf;gdcdacbcccac; abaef;gefedfddebe aecge;cgfe;a;ddgd ffggfcfaafg;edecabddg;adeaecgecbdcbeaffceacdaeg", %"cfefgadgbded;faaggdgcbefce;becbbd;ef;c;daga;egadgefabddde;bbagcf;gdcdacbcccac; abaef;gefedfddebe aecge;cgfe;a;ddgd ffggfcfaafg;edecabddg;adeaecgecbdcbeaffceacdaeg"
  ret i32 %r
}

define i32 @parted18(i32 %"gcedhaccegedacgeedbcfgdcdcdbabgfcahggehdcafaeeeahafbdaefehfecdeedbcbahadf aadaccfggcgbhadbadfchbcebehfbgbahhgcehadafcgefdhcfb bachhaaebcadhchehhbgffgegdgffagaggd e") {
  %r = add i32 %"gcedhaccegedacgeedbcfgdcdcdbabgfcahggehdcafaeeeahafbdaefehfecdeedbcbahadf aadaccfggcgbhadbadfchbcebehfbgbahhgcehadafcgefdhcfb bachhaaebcadhchehhbgffgegdgffagaggd e", %"gcedhaccegedacgeedbcfgdcdcdbabgfcahggehdcafaeeeahafbdaefehfecdeedbcbahadf aadaccfggcgbhadbadfchbcebehfbgbahhgcehadafcgefdhcfb bachhaaebcadhchehhbgffgegdgffagaggd e"
  ret i32 %r
}

define i32 @parted19(i32 %"hcfgcgefafcdehhafbahggddcchecdgbcfbgfebchebhgeabchegcaegfhhhabbddbhehefggghghagaeabhccdcgfhbheehahaadghbd echcfccchceabafee") {
  %r = add i32 %"hcfgcgefafcdehhafbahggddcchecdgbcfbgfebchebhgeabchegcaegfhhhabbddbhehefggghghagaeabhccdcgfhbheehahaadghbd echcfccchceabafee", %"hcfgcgefafcdehhafbahggddcchecdgbcfbgfebchebhgeabchegcaegfhhhabbddbhehefggghghagaeabhccdcgfhbheehahaadghbd echcfccchceabafee"
  ret i32 %r
}

define i32 @parted20(i32 %"ahfbdeghgaaddcdcc agaghgefbbccfdaccagbgffddbgbcceaedbdheheeddbeefbabadeebaghfchffhghbffcbchccheaffggbdhagedbafffhaafafcbedaadcccbaeaabcagafebghcdbbdfhbgdeheehgaehgcbbebefhedcdcdafdbcgagh ahcf") {
  %r = add i32 %"ahfbdeghgaaddcdcc agaghgefbbccfdaccagbgffddbgbcceaedbdheheeddbeefbabadeebaghfchffhghbffcbchccheaffggbdhagedbafffhaafafcbedaadcccbaeaabcagafebghcdbbdfhbgdeheehgaehgcbbebefhedcdcdafdbcgagh ahcf", %"ahfbdeghgaaddcdcc agaghgefbbccfdaccagbgffddbgbcceaedbdheheeddbeefbabadeebaghfchffhghbffcbchccheaffggbdhagedbafffhaafafcbedaadcccbaeaabcagafebghcdbbdfhbgdeheehgaehgcbbebefhedcdcdafdbcgagh ahcf"
  ret i32 %r
}

define i32 @parted21(i32 %"gfecchddhgecbhgfbbbhchebfaededfadcdafggegabebeheghdhgbfgadacffchbedfhdhbgcfceehce  ffaeeadggbcbcgbfahfcfdafddgafddehagecg deaaebbdgdfcaaaacdhhfa ged") {
  %r = add i32 %"gfecchddhgecbhgfbbbhchebfaededfadcdafggegabebeheghdhgbfgadacffchbedfhdhbgcfceehce  ffaeeadggbcbcgbfahfcfdafddgafddehagecg deaaebbdgdfcaaaacdhhfa ged", %"gfecchddhgecbhgfbbbhchebfaededfadcdafggegabebeheghdhgbfgadacffchbedfhdhbgcfceehce  ffaeeadggbcbcgbfahfcfdafddgafddehagecg deaaebbdgdfcaaaacdhhfa ged"
  ret i32 %r
}

define i32 @parted22(i32 %"hg befdeaechadcbhhfcfgcfdbabee agcbbfacffff fbgdhhfggdghghhfffhcg bgdaefhgeefdgfahhaebehcbdcbahfcdbeggfhecc") {
  %r = add i32 %"hg befdeaechadcbhhfcfgcfdbabee agcbbfacffff fbgdhhfggdghghhfffhcg bgdaefhgeefdgfahhaebehcbdcbahfcdbeggfhecc", %"hg befdeaechadcbhhfcfgcfdbabee agcbbfacffff fbgdhhfggdghghhfffhcg bgdaefhgeefdgfahhaebehcbdcbahfcdbeggfhecc"
  ret i32 %r
}

define i32 @parted23(i32 %"ddef;c;f;eb;eg;edeffdbae; gffbeed;gcd ; ec;aea; d;bgbbcdgcec;gdbg") {
  %r = add i32 %"ddef;c;f;eb;eg;edeffdbae; gffbeed;gcd ; ec;aea; d;bgbbcdgcec;gdbg", %"ddef;c;f;eb;eg;edeffdbae; gffbeed;gcd ; ec;aea; d;bgbbcdgcec;gdbg"
  ret i32 %r
}

define i32 @words(i32 %x) {
  %a.value.of.some.length = call i32 @callee(i32 %x, i32 %x, i32 %x, i32 %x, i32 %x, i32 %x, i32 %x, i32 %x)
  %another.value.of.some.other.length.here = call i32 @callee(i32 %x, i32 %x, i32 %x, i32 %x, i32 %x, i32 %x, i32 %x, i32 %x)
  ret i32 %a.value.of.some.length
}

define void @behind50(i32 %"cccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"cccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind51(i32 %"ccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"ccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind52(i32 %"cccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"cccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind53(i32 %"ccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"ccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind54(i32 %"cccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"cccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind55(i32 %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind56(i32 %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind57(i32 %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind58(i32 %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind59(i32 %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind60(i32 %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind61(i32 %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind62(i32 %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind63(i32 %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind64(i32 %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind65(i32 %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind66(i32 %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind67(i32 %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind68(i32 %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind69(i32 %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind70(i32 %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind71(i32 %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind72(i32 %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind73(i32 %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind74(i32 %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @behind75(i32 %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd") {
  %r = add i32 1, %"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
  ret void
}

define void @label76() {
  br label %eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee

eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee:
  ret void
}

define void @label77() {
  br label %eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee

eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee:
  ret void
}

define void @label78() {
  br label %eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee

eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee:
  ret void
}

define void @label79() {
  br label %eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee

eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee:
  ret void
}

define void @label80() {
  br label %eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee

eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee:
  ret void
}

define void @label81() {
  br label %eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee

eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee:
  ret void
}

define void @label90() {
  br label %eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee

eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee:
  ret void
}

define void @label170() {
  br label %eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee

eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee:
  ret void
}
