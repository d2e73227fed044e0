// SPDX-License-Identifier: MIT

import CXkbcommon

extension DeadKey {
  /// The sign of each dead key, and the letters that it combines with.
  ///
  /// **Source:** libX11's Compose table for en_US.UTF-8, with all pairs of a dead key and a letter
  /// that give one letter or currency sign. For the signs, their Unicode names.
  static let table: [Int32: (sign: String, pairs: String)] = [
    XKB_KEY_dead_grave: (
      "`",
      """
      AÀEÈIÌOÒUÙaàeèiìoòuùÜǛüǜNǸnǹЕЀИЍеѐиѝĒḔēḕŌṐōṑWẀwẁÂẦâầĂẰăằÊỀêềÔỒôồƠỜơờƯỪưừ\
      YỲyỳἀἂἁἃἈἊἉἋἐἒἑἓἘἚἙἛἠἢἡἣἨἪἩἫἰἲἱἳἸἺἹἻὀὂὁὃὈὊὉὋὐὒὑὓὙὛὠὢὡὣὨὪὩὫαὰεὲηὴιὶοὸυὺωὼ\
      ΑᾺΕῈΗῊϊῒΙῚϋῢΥῪΟῸΩῺVǛvǜ
      """
    ),
    XKB_KEY_dead_acute: (
      "´",
      """
      AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹzźÜǗüǘGǴgǵÅǺåǻÆǼæǽØǾøǿΑΆΕΈ\
      ΗΉΙΊΟΌΥΎΩΏϊΐαάεέηήιίϋΰοόυύωώГЃКЌгѓкќÇḈçḉĒḖēḗÏḮïḯKḰkḱMḾmḿÕṌõṍŌṒōṓPṔpṕŨṸũṹ\
      WẂwẃÂẤâấĂẮăắÊẾêếÔỐôốƠỚơớƯỨưứἀἄἁἅἈἌἉἍἐἔἑἕἘἜἙἝἠἤἡἥἨἬἩἭἰἴἱἵἸἼἹἽὀὄὁὅὈὌὉὍὐὔὑὕ\
      ὙὝὠὤὡὥὨὬὩὭVǗvǘ
      """
    ),
    XKB_KEY_dead_circumflex: (
      "^",
      """
      AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶyŷZẐzẑẠẬạậẸỆẹệỌỘọộÁẤÀẦÃẪáấ\
      àầãẫÉẾÈỀẼỄéếèềẽễÓỐÒỒÕỖóốòồõỗ
      """
    ),
    XKB_KEY_dead_tilde: (
      "~",
      """
      AÃNÑOÕaãnñoõIĨiĩUŨuũVṼvṽÂẪâẫĂẴăẵEẼeẽÊỄêễÔỖôỗƠỠơỡƯỮưữYỸyỹἀἆἁἇἈἎἉἏἠἦἡἧἨἮἩἯ\
      ἰἶἱἷἸἾἹἿὐὖὑὗὙὟὠὦὡὧὨὮὩὯαᾶηῆιῖϊῗυῦϋῧωῶÓṌÖṎóṍöṏÚṸúṹ
      """
    ),
    XKB_KEY_dead_macron: (
      "¯",
      """
      AĀaāEĒeēIĪiīOŌoōUŪuūÜǕüǖÄǞäǟȦǠȧǡÆǢæǣǪǬǫǭÖȪöȫÕȬõȭȮȰȯȱYȲyȳИӢиӣУӮуӯGḠgḡḶḸḷḹ\
      ṚṜṛṝαᾱΑᾹιῑΙῙυῡΥῩÉḖÈḔéḗèḕÓṒÒṐóṓòṑVǕvǖ
      """
    ),
    XKB_KEY_dead_breve: (
      "˘",
      """
      AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭУЎИЙийуўЖӁжӂАӐаӑЕӖеӗȨḜȩḝẠẶạặαᾰΑᾸιῐΙῘυῠΥῨÁẮÀẰÃẴáắ\
      àằãẵ
      """
    ),
    XKB_KEY_dead_abovedot: (
      "˙",
      """
      CĊcċEĖeėGĠgġIİiıZŻzżAȦaȧOȮoȯBḂbḃDḊdḋFḞfḟHḢhḣMṀmṁNṄnṅPṖpṗRṘrṙSṠsṡŚṤśṥŠṦšṧ\
      ṢṨṣṩTṪtṫWẆwẇXẊxẋYẎyẏſẛjȷLĿlŀ
      """
    ),
    XKB_KEY_dead_diaeresis: (
      "¨",
      """
      AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸΙΪΥΫιϊυϋЕЁІЇеёіїАӒаӓӘӚәӛЖӜжӝЗӞзӟИӤиӥОӦоӧӨӪөӫЭӬэӭ\
      УӰуӱЧӴчӵЫӸыӹHḦhḧÕṎõṏŪṺūṻWẄwẅXẌxẍtẗÍḮíḯÚǗǓǙÙǛúǘǔǚùǜ
      """
    ),
    XKB_KEY_dead_abovering: ("˚", "AÅaåUŮuůwẘyẙÁǺáǻ"),
    XKB_KEY_dead_doubleacute: ("˝", "OŐoőUŰuűУӲуӳ"),
    XKB_KEY_dead_caron: (
      "ˇ",
      """
      CČcčDĎdďEĚeěLĽlľNŇnňRŘrřSŠsšTŤtťZŽzžAǍaǎIǏiǐOǑoǒUǓuǔÜǙüǚGǦgǧKǨkǩƷǮʒǯjǰHȞ\
      hȟǲǅVǙvǚ
      """
    ),
    XKB_KEY_dead_cedilla: ("¸", "CÇcçGĢgģKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţEȨeȩDḐdḑHḨhḩĆḈćḉĔḜĕḝ"),
    XKB_KEY_dead_ogonek: ("˛", "AĄaąEĘeęIĮiįUŲuųOǪoǫ"),
    XKB_KEY_dead_iota: (
      "ͺ",
      """
      ἀᾀἁᾁἂᾂἃᾃἄᾄἅᾅἆᾆἇᾇἈᾈἉᾉἊᾊἋᾋἌᾌἍᾍἎᾎἏᾏἠᾐἡᾑἢᾒἣᾓἤᾔἥᾕἦᾖἧᾗἨᾘἩᾙἪᾚἫᾛἬᾜἭᾝἮᾞἯᾟὠᾠὡᾡὢᾢὣᾣ\
      ὤᾤὥᾥὦᾦὧᾧὨᾨὩᾩὪᾪὫᾫὬᾬὭᾭὮᾮὯᾯὰᾲαᾳάᾴᾶᾷΑᾼὴῂηῃήῄῆῇΗῌὼῲωῳώῴῶῷΩῼ
      """
    ),
    XKB_KEY_dead_voiced_sound: (
      "゛",
      """
      かがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼうゔゝゞカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツヅテデ\
      トドハバヒビフブヘベホボウヴワヷヰヸヱヹヲヺヽヾ
      """
    ),
    XKB_KEY_dead_semivoiced_sound: ("゜", "はぱひぴふぷへぺほぽハパヒピフプヘペホポ"),
    XKB_KEY_dead_belowdot: (
      "\u{0323}",
      """
      BḄbḅDḌdḍHḤhḥKḲkḳLḶlḷMṂmṃNṆnṇRṚrṛSṢsṣTṬtṭVṾvṿWẈwẉZẒzẓAẠaạÂẬâậĂẶăặEẸeẹÊỆêệ\
      IỊiịOỌoọÔỘôộƠỢơợUỤuụƯỰưựYỴyỵ
      """
    ),
    XKB_KEY_dead_hook: (
      "\u{0309}",
      """
      AẢaảÂẨâẩĂẲăẳEẺeẻÊỂêểIỈiỉOỎoỏÔỔôổƠỞơởUỦuủƯỬưửYỶyỷBƁbɓCƇcƈDƊdɗFƑfƒGƓgɠhɦKƘ\
      kƙMⱮmɱNƝnɲPƤpƥqʠrɼsʂəɚTƬtƭVƲvʋWⱲwⱳZȤzȥ
      """
    ),
    XKB_KEY_dead_horn: ("\u{031B}", "OƠoơUƯuưÓỚÒỜỎỞóớòờỏởÚỨÙỪỦỬúứùừủử"),
    XKB_KEY_dead_stroke: (
      "/",
      """
      OØoøDĐdđHĦhħLŁlłTŦtŧbƀIƗZƵzƶGǤgǥBɃiɨAȺaⱥCȻcȼEɆeɇJɈjɉɩᵼȷɟÓǾóǿPⱣpᵽRɌrɍUɄuʉ\
      YɎyɏ
      """
    ),
    XKB_KEY_dead_abovecomma: ("\u{0313}", "αἀΑἈεἐΕἘηἠΗἨιἰΙἸοὀΟὈυὐωὠΩὨρῤ"),
    XKB_KEY_dead_abovereversedcomma: ("\u{0314}", "αἁΑἉεἑΕἙηἡΗἩιἱΙἹοὁΟὉυὑΥὙωὡΩὩρῥΡῬ"),
    XKB_KEY_dead_doublegrave: ("\u{030F}", "AȀaȁEȄeȅIȈiȉOȌoȍRȐrȑUȔuȕѴѶѵѷ"),
    XKB_KEY_dead_belowring: ("\u{0325}", "AḀaḁ"),
    XKB_KEY_dead_belowmacron: ("\u{0331}", "BḆbḇDḎdḏKḴkḵLḺlḻNṈnṉRṞrṟTṮtṯZẔzẕhẖ"),
    XKB_KEY_dead_belowcircumflex: ("\u{032D}", "DḒdḓEḘeḙLḼlḽNṊnṋTṰtṱUṶuṷ"),
    XKB_KEY_dead_belowtilde: ("\u{0330}", "EḚeḛIḬiḭUṴuṵ"),
    XKB_KEY_dead_belowbreve: ("\u{032E}", "HḪhḫ"),
    XKB_KEY_dead_belowdiaeresis: ("\u{0324}", "UṲuṳ"),
    XKB_KEY_dead_invertedbreve: ("\u{0311}", "AȂaȃEȆeȇIȊiȋOȎoȏRȒrȓUȖuȗ"),
    XKB_KEY_dead_belowcomma: ("\u{0326}", "SȘsșTȚtț"),
    XKB_KEY_dead_currency: (
      "¤",
      """
      A₳a؋B₱b฿Ç₵C₡ç₵c¢D₯d₫E₠e€F₣fƒG₲g₲H₴h₴I៛i﷼K₭k₭L₤l£Mℳm₥N₦n₦O૱o௹P₧p₰r₢R₨S$s₪\
      T₮t৳Þ৲þ৲U圓u元W₩w₩Y円y¥
      """
    ),
    XKB_KEY_dead_greek: (
      "µ",
      """
      AΑaαBΒbβDΔdδEΕeεFΦfφGΓgγHΗhηIΙiιJΘjθKΚkκLΛlλMΜmμNΝnνOΟoοPΠpπQΧqχRΡrρSΣsσ\
      TΤtτUΥuυWΩwωXΞxξYΨyψZΖzζ
      """
    ),
  ]
}
