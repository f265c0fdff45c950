// SPDX-License-Identifier: Apache-2.0

/// Letters that fold to others, as data.
///
/// Source: the lowercase letters of the Unicode Character Database whose compatibility
/// decomposition, without its marks, is another letter; and the stroked Latin letters, which
/// have no decomposition. й is absent on purpose: in Russian it is a letter of its own.
enum FoldingTable {
  /// Letter and base letter, in turn.
  private static let pairs = """
    ªaµμºoàaáaâaãaäaåaçcèeéeêeëeìiíiîiïiñnòoóoôoõoöoùuúuûuüuýyÿyāaăaąaćcĉcċcčcďdēeĕeėeęeěeĝg\
    ğgġgģgĥhĩiīiĭiįiĵjķkĺlļlľlńnņnňnōoŏoőoŕrŗrřrśsŝsşsšsţtťtũuūuŭuůuűuųuŵwŷyźzżzžzſsơoưuǎaǐi\
    ǒoǔuǖuǘuǚuǜuǟaǡaǣæǧgǩkǫoǭoǯʒǰjǵgǹnǻaǽæǿøȁaȃaȅeȇeȉiȋiȍoȏoȑrȓrȕuȗușsțtȟhȧaȩeȫoȭoȯoȱoȳyʰhʱɦ\
    ʲjʳrʴɹʵɻʶʁʷwʸyˠɣˡlˢsˣxˤʕʹʹΐιάαέεήηίιΰυϊιϋυόούυώωϐβϑθϒυϓυϔυϕφϖπϰκϱρϲςϵεѐеёеѓгїіќкѝиўуѷѵӂж\
    ӑаӓаӗеӛәӝжӟзӣиӥиӧоӫөӭэӯуӱуӳуӵчӹыᴬaᴭæᴮbᴰdᴱeᴲǝᴳgᴴhᴵiᴶjᴷkᴸlᴹmᴺnᴼoᴽȣᴾpᴿrᵀtᵁuᵂwᵃaᵄɐᵅɑᵆᴂᵇbᵈdᵉe\
    ᵊəᵋɛᵌɜᵍgᵏkᵐmᵑŋᵒoᵓɔᵔᴖᵕᴗᵖpᵗtᵘuᵙᴝᵚɯᵛvᵜᴥᵝβᵞγᵟδᵠφᵡχᵢiᵣrᵤuᵥvᵦβᵧγᵨρᵩφᵪχᵸнᶛɒᶜcᶝɕᶞðᶟɜᶠfᶡɟᶢɡᶣɥᶤɨᶥɩ\
    ᶦɪᶧᵻᶨʝᶩɭᶪᶅᶫʟᶬɱᶭɰᶮɲᶯɳᶰɴᶱɵᶲɸᶳʂᶴʃᶵƫᶶʉᶷʊᶸᴜᶹʋᶺʌᶻzᶼʐᶽʑᶾʒᶿθḁaḃbḅbḇbḉcḋdḍdḏdḑdḓdḕeḗeḙeḛeḝeḟfḡgḣh\
    ḥhḧhḩhḫhḭiḯiḱkḳkḵkḷlḹlḻlḽlḿmṁmṃmṅnṇnṉnṋnṍoṏoṑoṓoṕpṗpṙrṛrṝrṟrṡsṣsṥsṧsṩsṫtṭtṯtṱtṳuṵuṷuṹuṻu\
    ṽvṿvẁwẃwẅwẇwẉwẋxẍxẏyẑzẓzẕzẖhẗtẘwẙyẛsạaảaấaầaẩaẫaậaắaằaẳaẵaặaẹeẻeẽeếeềeểeễeệeỉiịiọoỏoốoồo\
    ổoỗoộoớoờoởoỡoợoụuủuứuừuửuữuựuỳyỵyỷyỹyἀαἁαἂαἃαἄαἅαἆαἇαἐεἑεἒεἓεἔεἕεἠηἡηἢηἣηἤηἥηἦηἧηἰιἱιἲι\
    ἳιἴιἵιἶιἷιὀοὁοὂοὃοὄοὅοὐυὑυὒυὓυὔυὕυὖυὗυὠωὡωὢωὣωὤωὥωὦωὧωὰαάαὲεέεὴηήηὶιίιὸοόοὺυύυὼωώωᾀαᾁαᾂα\
    ᾃαᾄαᾅαᾆαᾇαᾐηᾑηᾒηᾓηᾔηᾕηᾖηᾗηᾠωᾡωᾢωᾣωᾤωᾥωᾦωᾧωᾰαᾱαᾲαᾳαᾴαᾶαᾷαιιῂηῃηῄηῆηῇηῐιῑιῒιΐιῖιῗιῠυῡυῢυΰυ\
    ῤρῥρῦυῧυῲωῳωῴωῶωῷωⱼjⱽvꝰꝯꟲcꟳfꟴqꟸħꟹœøołlđdıiħhŧtðdɨiƀbςσƒf
    """

  /// Letters that fold to two or three.
  static let expansions: [UInt32: String] = [
    0x00DF: "ss", 0x00E6: "ae", 0x00FE: "th", 0x0133: "ij", 0x0153: "oe", 0x01C6: "dz",
    0x01C9: "lj", 0x01CC: "nj", 0x01F3: "dz", 0x0587: "եւ", 0xFB00: "ff", 0xFB01: "fi",
    0xFB02: "fl", 0xFB03: "ffi", 0xFB04: "ffl",
  ]

  /// The fold of every scalar below `limit`, by its value.
  static let direct: [UInt32] = {
    var table = (0..<limit).map { value -> UInt32 in
      guard let scalar = Unicode.Scalar(value) else { return value }
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      return lower.count == 1 ? lower[lower.startIndex].value : value
    }
    var bases: [UInt32: UInt32] = [:]
    let scalars = Array(pairs.unicodeScalars)
    for index in stride(from: 0, to: scalars.count - 1, by: 2) {
      bases[scalars[index].value] = scalars[index + 1].value
    }
    // İ lowers to two scalars, the second a mark that is dropped.
    table[0x0130] = 0x69
    for index in table.indices { table[index] = bases[table[index]] ?? table[index] }
    return table
  }()

  /// Above it, only width and case are folded.
  static let limit: UInt32 = 0x2200
}
