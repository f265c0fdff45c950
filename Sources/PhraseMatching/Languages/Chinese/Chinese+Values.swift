// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Chinese: amounts, lengths, places, yes and no; days, times and units have their own files.
  static let chinese = ValueRules(
    .chinese, [chineseAmounts, chineseUnits, chineseDays, chineseTimes, common],
    booleans: Chinese.booleans,
    samples: [
      .ordinal: ["第二", "第三", "第二十一"], .money: ["五块钱", "十二块五"],
      .date: ["明天", "下周五", "五月三号"], .time: ["七点半", "下午五点", "中午"],
      .moment: ["明天下午五点", "二十分钟后", "下周五中午"],
      .duration: ["二十分钟", "一个半小时"],
    ], isMonthFirst: true)

  private static let chineseAmounts: Table = [
    .ordinal: [
      ValueRule("第 <cardinal>") { .number(try $0.number(0)) },
      ValueRule("头 一", .number(1)),
    ],
    .simpleSpan: [
      ValueRule("半 <spanUnit>") { .span(try $0.span(0).times(0.5)) },
      ValueRule("半 个 月", .span(CalendarSpan(days: 15))),
      ValueRule("<cardinal> 个 半 月") {
        .span(CalendarSpan(months: try $0.integer(0), days: 15))
      },
      ValueRule("<cardinal> <spanUnit> 半") { .span(try $0.span(1).times($0.number(0) + 0.5)) },
      ValueRule("<cardinal> 分 半 [钟]") {
        .span(CalendarSpan(seconds: try $0.number(0) * 60 + 30))
      },
      ValueRule("<cardinal> 分 之 <cardinal> <spanUnit>") {
        .span(try $0.span(2).times($0.ratio(1, of: 0)))
      },
    ],
    .span: [
      ValueRule("<simpleSpan> 零|又 <simpleSpan>") { .span(try $0.span(0).and($0.span(1))) }
    ],
    .duration: [
      ValueRule("<span> [的] 时 间") { .span(try $0.span(0)) },
      ValueRule("<span> 整") { .span(try $0.span(0)) },
    ],
    .percentage: [
      ValueRule("百 分 之 <number>") { .number(try $0.number(0)) },
      ValueRule("百 分 之 百", .number(100)), ValueRule("百 分 百", .number(100)),
      ValueRule("<number> 个 百 分 点") { .number(try $0.number(0)) },
      ValueRule("<cardinal> 成") { .number(try $0.number(0) * 10) },
      ValueRule("<cardinal> 成 半") { .number(try $0.number(0) * 10 + 5) },
      ValueRule("一 半", .number(50)),
    ],
    .money: [
      ValueRule("<number> 毛|角 [钱]") { .value(.money(try $0.tenths(0), currency: "CNY")) },
      ValueRule("<cardinal> 毛|角 <cardinal> [分]") {
        .value(.money(try $0.yuan(0, tenths: 0, hundredths: 1, hasUnits: false), currency: "CNY"))
      },
      ValueRule("<cardinal> 块|元 <cardinal> 毛|角 [钱]") {
        .value(.money(try $0.yuan(0, tenths: 1), currency: "CNY"))
      },
      ValueRule("<cardinal> 块|元 <cardinal> 毛|角 <cardinal> [分]") {
        .value(.money(try $0.yuan(0, tenths: 1, hundredths: 2), currency: "CNY"))
      },
      // “五块五” is five and a half; “五块二十五” is read as in every language.
      ValueRule("<cardinal> 块 <cardinal>") {
        .value(.money(try $0.yuan(0, tenths: 1), currency: "CNY"))
      },
      ValueRule("<cardinal> 块|元 零|〇 <cardinal> [分]") {
        .value(.money(try $0.yuan(0, hundredths: 1), currency: "CNY"))
      },
      ValueRule("<cardinal> 元 <cardinal> 分") {
        .value(.money(try $0.amount(0, hundredths: 1), currency: "CNY"))
      },
      ValueRule("半 块|元 [钱]", .value(.money(0.5, currency: "CNY"))),
      ValueRule("¥|￥ <number>") { .value(.money(try $0.number(0), currency: "CNY")) }.written,
      ValueRule("<number> ¥|￥") { .value(.money(try $0.number(0), currency: "CNY")) }.written,
      ValueRule("<cardinal> 块 半 [钱]") {
        .value(.money(try $0.number(0) + 0.5, currency: "CNY"))
      },
      ValueRule("人 民 币 <number> [元|块]") {
        .value(.money(try $0.number(0), currency: "CNY"))
      },
      ValueRule("<number> 块|元 人 民 币") {
        .value(.money(try $0.number(0), currency: "CNY"))
      },
      ValueRule("<cardinal> <currency> <cardinal> <subunit>") {
        .value(.money(try $0.amount(0, hundredths: 2), currency: try $0.currency(1)))
      },
    ],
    .boolean: [
      ValueRule("打 开", .value(.boolean(true))), ValueRule("开 启", .value(.boolean(true))),
      ValueRule("启 用", .value(.boolean(true))), ValueRule("是 的", .value(.boolean(true))),
      ValueRule("对 的", .value(.boolean(true))), ValueRule("好 的", .value(.boolean(true))),
      ValueRule("可 以", .value(.boolean(true))), ValueRule("要", .value(.boolean(true))),
      ValueRule("关 闭", .value(.boolean(false))), ValueRule("关 掉", .value(.boolean(false))),
      ValueRule("停 用", .value(.boolean(false))), ValueRule("禁 用", .value(.boolean(false))),
      ValueRule("不 是", .value(.boolean(false))), ValueRule("不 要", .value(.boolean(false))),
      ValueRule("不 用", .value(.boolean(false))), ValueRule("没 有", .value(.boolean(false))),
    ],
  ]
}

extension RuleCaptures {
  /// “三分之一”: the denominator is said first.
  func ratio(_ part: Int, of whole: Int) throws(Mismatch) -> Double {
    let (part, whole) = (try number(part), try number(whole))
    guard part > 0, part < whole else { throw Mismatch() }
    return part / whole
  }

  /// 五毛 is half a yuan.
  fileprivate func tenths(_ index: Int) throws(Mismatch) -> Double { try number(index) * 10 / 100 }

  /// 五块五, 五块二毛五: each part but the first from one to nine.
  fileprivate func yuan(
    _ units: Int, tenths: Int? = nil, hundredths: Int? = nil, hasUnits: Bool = true
  ) throws(Mismatch) -> Double {
    let units = hasUnits ? try integer(units) : 0
    let (ten, unit) = (try part(tenths), try part(hundredths))
    guard (0...1_000_000_000).contains(units) else { throw Mismatch() }
    return Double(units * 100 + ten * 10 + unit) / 100
  }

  private func part(_ index: Int?) throws(Mismatch) -> Int {
    guard let index else { return 0 }
    let value = try integer(index)
    guard (1...9).contains(value) else { throw Mismatch() }
    return value
  }
}

extension Chinese {
  static let booleans = BooleanWords(
    yes: ["是", "对", "开", "好", "行", "真"], no: ["否", "不", "关", "假"])
}
