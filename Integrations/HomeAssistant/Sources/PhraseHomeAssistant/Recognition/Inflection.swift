// SPDX-License-Identifier: Apache-2.0

/// The end of a number word with its other forms: by gender, by case, in counting things.
///
/// Foundation spells each number in one form, and “eine Minute” needs another than “eins”. Source of
/// the forms: the spell-out rules of the Unicode CLDR, of which Foundation gives the first alone.
struct Inflection {
  private let ending: String
  private let others: [String]
  /// Whether every place in a text ends a word.
  private let isUnspaced: Bool
  /// Digits in their other writing, which are replaced all at once.
  private let digits: [Character: Character]

  /// The inflections of a language; those of the language itself count for its regions.
  static func of(_ language: String) -> [Inflection] {
    let base = String(language.prefix { $0 != "-" && $0 != "_" })
    guard let table = table[language] ?? table[base] else { return [] }
    return table.split(whereSeparator: \.isWhitespace).map { entry in
      let writings = entry.split(separator: "~")
      let parts = entry.split { $0 == "=" || $0 == "/" }.map(String.init)
      return Inflection(
        ending: parts[0], others: Array(parts.dropFirst()),
        isUnspaced: ["ja", "ko", "zh"].contains(base),
        digits: writings.count == 2
          ? Dictionary(zip(writings[0], writings[1])) { first, _ in first } : [:])
    }
  }

  /// The text with each of the other forms; none where nothing ends so.
  func forms(_ text: String) -> [String] {
    if !digits.isEmpty {
      let other = String(text.map { digits[$0] ?? $0 })
      return other == text ? [] : [other]
    }
    return isUnspaced
      ? (text.contains(ending) ? others.map { text.replacing(ending, with: $0) } : [])
      : others.map { replacing(text, with: $0) }.filter { $0 != text }
  }

  private func replacing(_ text: String, with other: String) -> String {
    var result = ""
    var word = ""
    for character in text + " " {
      guard character == " " || character == "-" else {
        word.append(character)
        continue
      }
      result += word.hasSuffix(ending) ? word.dropLast(ending.count) + other : word[...]
      result.append(character)
      word = ""
    }
    return String(result.dropLast())
  }

  private static let table = [
    "ar": "عشر=عشرة واحد=واحدة إثنا=إثنتا إثنان=إثنتان",
    "bg": """
    две=два/двама три=трима пет=петима едно=един/една шест=шестима четири=четирима \
    шейсет=шестдесет двайсет=двадесет трийсет=тридесет единайсет=единадесет \
    дванайсет=дванадесет тринайсет=тринадесет петнайсет=петнадесет четиресет=четиридесет \
    шестнайсет=шестнадесет осемнайсет=осемнадесет седемнайсет=седемнадесет \
    деветнайсет=деветнадесет четиринайсет=четиринадесет
    """,
    "ca": "u=un/una dos=dues",
    "cs": "dva=dvě dvě=dva jeden=jedno/jedna",
    "cy": "dau=dwy tri=tair pump=pum pedwar=pedair chwech=chwe",
    "da": "et=en tusind=tusinde",
    "de": "eins=ein/eine/einen/einer/eines/einem",
    "el": "ένα=ένας/μία τρία=τρεις τέσσερα=τέσσερις όσια=όσιοι/όσιες",
    "es": "uno=un/una veintiuno=veintiún",
    "fi": """
    yksi=yhden kaksi=kahden kolme=kolmen neljä=neljän viisi=viiden kuusi=kuuden \
    sata=sadan kaksikymmentä=kahdenkymmenen kolmekymmentä=kolmenkymmenen \
    neljäkymmentä=neljänkymmenen viisikymmentä=viidenkymmenen \
    kuusikymmentä=kuudenkymmenen
    """,
    "fr": "un=une",
    "he": """
    שש=שישה/ששת אחת=אחד חמש=חמישה/חמשת שבע=שבעה/שבעת תשע=תשעה/תשעת עשר=עשרה/עשרת \
    שלוש=שלושה/שלושת ארבע=ארבעה/ארבעת עשרה=עשר שתים=שניים שתיים=שני/שתי/שניים \
    שמונה=שמונת
    """,
    "hr": "dva=dvije jedan=jedno/jedna",
    "is": "einn=eitt/ein þrír=þrjú/þrjár tveir=tvö/tvær fjórir=fjögur/fjórar",
    "it": "uno=un/una",
    "ja": "〇=零 一二三五十~壱弐参伍拾",
    "ko": """
    이십=스물/스무 삼십=서른 사십=마흔 오십=쉰 육십=예순 칠십=일흔 팔십=여든 구십=아흔 십=열 일=한/하나 이=두/둘 삼=세/셋 사=네/넷 오=다섯 \
    육=여섯 칠=일곱 팔=여덟 구=아홉
    """,
    "lb": "eent=eng/een zwee=zwou",
    "lt": """
    du=dvi šeši=šešios penki=penkios vienas=viena keturi=keturios devyni=devynios \
    septyni=septynios aštuoni=aštuonios
    """,
    "lv": """
    divi=divas seši=sešas viens=viena četri=četras pieci=piecas astoņi=astoņas \
    deviņi=deviņas septiņi=septiņas
    """,
    "mk": "два=две еден=едно/една",
    "nb": "én=ei/ett",
    "pl": """
    dwa=dwaj/dwie/dwóch/dwóm/dwoma/dwiema sto=stu zero=zera/zeru/zerem/zerze \
    trzy=trzej/trzech/trzem/trzema pięć=pięciu/pięcioma \
    jeden=jedna/jedno/jednego/jednej/jednemu/jedną/jednym sześć=sześciu/sześcioma \
    osiem=ośmiu/ośmioma cztery=czterej/czterech/czterem/czterema \
    siedem=siedmiu/siedmioma dziewięć=dziewięciu/dziewięcioma \
    dziesięć=dziesięciu/dziesięcioma dwanaście=dwunastu/dwunastoma \
    jedenaście=jedenastu/jedenastoma trzynaście=trzynastu/trzynastoma \
    piętnaście=piętnastu/piętnastoma szesnaście=szesnastu/szesnastoma \
    czternaście=czternastu/czternastoma osiemnaście=osiemnastu/osiemnastoma \
    dwadzieścia=dwudziestu/dwudziestoma trzydzieści=trzydziestu/trzydziestoma \
    siedemnaście=siedemnastu/siedemnastoma czterdzieści=czterdziestu/czterdziestoma \
    pięćdziesiąt=pięćdziesięciu/pięćdziesięcioma \
    sześćdziesiąt=sześćdziesięciu/sześćdziesięcioma \
    osiemdziesiąt=osiemdziesięciu/osiemdziesięcioma \
    dziewiętnaście=dziewiętnastu/dziewiętnastoma \
    siedemdziesiąt=siedemdziesięciu/siedemdziesięcioma \
    dziewięćdziesiąt=dziewięćdziesięciu/dziewięćdziesięcioma
    """,
    "pt": "um=uma dois=duas entos=entas",
    "ro": "unu=una doi=două una=o doisprezece=douăsprezece",
    "ru": """
    два=две/двух/двум/двумя три=трех/трем/тремя сто=ста ноль=ноля/нолю/нуле/нулем \
    один=одно/одна/одни/одного/одной/одних/одному/одним/одну/одном/одними \
    пять=пяти/пятью семь=семи/семью шесть=шести/шестью сорок=сорока \
    четыре=четырех/четырем/четырьмя восемь=восьми девять=девяти/девятью \
    десять=десяти/десятью двадцать=двадцати/двадцатью тридцать=тридцати/тридцатью \
    пятьдесят=пятидесяти/пятьюдесятью семьдесят=семидесяти/семьюдесятью \
    двенадцать=двенадцати/двенадцатью тринадцать=тринадцати/тринадцатью \
    пятнадцать=пятнадцати/пятнадцатью семнадцать=семнадцати/семнадцатью \
    шестьдесят=шестидесяти/шестьюдесятью одиннадцать=одиннадцати/одиннадцатью \
    шестнадцать=шестнадцати/шестнадцатью восемьдесят=восьмидесяти \
    четырнадцать=четырнадцати/четырнадцатью девятнадцать=девятнадцати/девятнадцатью
    """,
    "sk": "dva=dve jeden=jedno/jedna jednasto=sto",
    "sl": "dva=dve/dvije dvaset=dvajset tisuću=tisoč",
    "sr": "два=две један=једно/једна",
    "sr-Latn": "dva=dve jedan=jedno/jedna",
    "sv": "ett=en",
    "uk": "два=дві один=одне/одна",
    "zh": "〇=零 二=两/兩 二十=廿 三十=丗 四十=卌 一二三四五六七八九十百千~壹贰叁肆伍陆柒捌玖拾佰仟",
    "zh-HK": "〇=零 二=两/兩 二十=廿 三十=丗 四十=卌 一二三四五六七八九十百千~壹貳參肆伍陸柒捌玖拾佰仟",
    "zh-TW": "〇=零 二=两/兩 二十=廿 三十=丗 四十=卌 一二三四五六七八九十百千~壹貳參肆伍陸柒捌玖拾佰仟",
  ]
}
