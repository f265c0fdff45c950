// SPDX-License-Identifier: Apache-2.0

extension Japanese {
  /// Values stand before comparisons, and conditions before what is found.
  static let finding = FindingWords(
    find: "[<details>] [すべての|全ての|全部の] <entities> [を|は] (探して|さがして|検索して|見つけて|検索)",
    condition: """
      ${property} [が|は|に] (${value} ${operation}|${value} から ${upper} まで [の]|\
      ${value} と ${upper} の 間 の)
      """,
    nextCondition: "[かつ|そして] ${property2} [が|は|に] ${value2} ${operation2}",
    sorted: "${sort} [の|が] (順|${direction}) [に|で|の]",
    ascending: ["昇順", "小さい順", "古い順", "早い順", "少ない順", "短い順", "低い順", "安い順", "五十音順"],
    descending: ["降順", "大きい順", "新しい順", "遅い順", "多い順", "長い順", "高い順"],
    ask: asking,
    requests: requests,
    greatest: superlatives(
      ["新し", "長", "大き", "高", "多", "遅", "重", "遠", "深", "厚"],
      ["最新", "最長", "最大", "最高", "最後", "一番最近"]),
    least: superlatives(
      ["古", "短", "小さ", "低", "少な", "早", "安", "軽", "近", "薄"],
      ["最古", "最短", "最小", "最低", "最初", "最安"]),
    negated: negated,
    inApplication: "${applicationName} で …",
    search: ["…を検索", "…を検索して", "…を全体から検索して", "…をすべてから検索して", "…をどこでも検索して", "…をあちこちで探して"],
    comparisons: .init(
      equalTo: ["と等しい", "に等しい", "と同じ", "である", "の", "で", "だった"],
      notEqualTo: ["ではない", "でない", "じゃない", "と異なる", "以外の", "以外", "ではなく"],
      contains: ["を含む", "を含み", "が含まれる", "が入っている", "が入った", "が付く", "がつく"],
      hasPrefix: ["で始まる", "から始まる", "で始まり", "ではじまる"],
      hasSuffix: ["で終わる", "で終わり", "でおわる"],
      lessThan: [
        "より小さい", "より前の", "より前", "より前で", "より少ない", "より低い", "より短い", "より早い", "より古い",
        "より安い", "未満", "未満の", "未満で",
      ],
      lessThanOrEqualTo: ["以下", "以下の", "以下で", "以前", "以前の", "以前で", "までの", "まで"],
      greaterThan: [
        "より大きい", "より後の", "より後", "より後で", "よりあとの", "より多い", "より高い", "より長い", "より遅い",
        "より新しい", "超", "を超える", "超の",
      ],
      greaterThanOrEqualTo: ["以上", "以上の", "以上で", "以降", "以降の", "以降で", "以後", "以後の", "からの"],
      isBetween: ["の間", "の間の"],
      hasAnyValue: ["に値がある", "が設定されている", "がある"],
      hasNoValue: ["に値がない", "が設定されていない", "がない"]
    ),
    between: "と",
    plural: { $0 }
  )

  /// 「Duneを書いたのは誰」, 「Duneはいつ出た」, 「Duneはもう読み終わった」.
  private static let asking = [
    "${entity} の ${property} [は] [何|いつ|誰|どこ|どれ|いくつ] [です] [か|の]",
    "${entity} の ${property} [を|は] (教えて|言って|見せて|知りたい|わかる)",
    "${entity} [は|を|って] (誰が|だれが|いつ|どこ|どこに|どこで|何年に) ${property} [の|か|っけ]",
    "(誰が|だれが|いつ|どこで|何年に) ${entity} [は|を|が] ${property} [の|か|っけ]",
    "${entity} [を|が] ${property} (のは|人は|年は) [誰|いつ|どこ|何年] [です|ですか]",
    "${entity} は ${property} [に] (ある|あります|いる|います|入ってる|入っています) [の|か|っけ]",
    "${entity} [は|って] ${property} [なの|です|だっけ|だった] [か]",
    "[もう] ${entity} [は|を|って] [もう] ${property} [の|か|かな|っけ|よね]",
    "${entity} [は|を] [もう] ${property} (した|しました|してる|しています) [か|っけ|よね]",
    "${entity} [は|って] (ある|あります|持ってる|持っています|入ってる|入っています) [の|か|っけ]",
  ]

  /// What asks for several, in other words.
  private static let requests = [
    "[まだ] ${quality} [の|な|した|している|してる] <entities> [を] (見せて|表示して|探して|教えて|出して)",
    "[まだ] ${quality} [の|な|した|している] <entities> "
      + "(は|は何|はどれ|は何冊|はいくつ|はある|は何冊ある|は何がある|はあります)",
    "(どの|どんな|何冊の) <entities> [が|を] [まだ] ${quality} [か|の|か教えて]",
    "${value} (の|による|についての|に関する|が ${property}|を ${property}) <entities> [を] "
      + "(見せて|表示して|探して|教えて|出して)",
    "${value} (の|による|についての|に関する|が ${property}|を ${property}) <entities> "
      + "(は|は何|はどれ|は何冊|はいくつ|はある|は何冊ある|は何がある|はあります)",
    "${property} [が|は] ${value} の <entities> [を|は] (見せて|表示して|教えて|出して|ある|どれ|何)",
    "[すべての|全部の|私の] <entities> [を|は] [全部|すべて] (見せて|表示して|教えて|出して)",
    "<entities> の (一覧|リスト) [を] [見せて|表示して|出して]",
    "どんな <entities> が (ある|あります|入っている|入ってる) [か|の]",
    "${applicationName} の [すべての|全部の] <entities> [を|は] [見せて|表示して|教えて]",
    "[${sort} が] ${rank} [の] <entities> [を] [${count} (冊|個|件|つ)] (見せて|表示して|教えて|探して)",
    "[${sort} が] ${rank} [の] <entities> [は] [どれ|何] [です] [か]",
    "[すべての|全部の] <entities> を ${sort} [の] (順|${direction}) [に|で] "
      + "(並べて|並べ替えて|並び替えて|ソートして)",
  ]

  /// 「一番新しい」 and 「最も新しい」 of a stem, and words that say as much by themselves.
  private static func superlatives(_ stems: [String], _ words: [String]) -> [String] {
    stems.flatMap { stem in ["一番", "いちばん", "最も", "もっとも"].map { "\($0)\(stem)い" } }
      + words
  }

  /// The quality turned round: 「読み終わった」 is 「読み終わっていない」, 「読んだ」 「読んでいない」.
  private static func negated(_ quality: String) -> [String] {
    let endings = ["いない", "ない", "いません", "ません"]
    if quality.hasSuffix("んだ") {
      return endings.map { "\(quality.dropLast())で\($0)" }
    }
    if quality.hasSuffix("た") {
      return endings.map { "\(quality.dropLast())て\($0)" }
    }
    if quality.hasSuffix("了") {
      return ["未\(quality.dropLast())"] + endings.map { "\(quality)して\($0)" }
    }
    return ["未\(quality)", "\(quality)ではない", "\(quality)じゃない", "\(quality)でない", "\(quality)以外"]
      + endings.map { "\(quality)して\($0)" }
  }
}
