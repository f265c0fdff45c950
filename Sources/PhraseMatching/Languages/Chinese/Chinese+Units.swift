// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  static let chineseUnits: Table = [
    .spanUnit: [
      ValueRule("秒 [钟]", .span(CalendarSpan(seconds: 1))),
      ValueRule("分 [钟]", .span(CalendarSpan(seconds: 60))),
      ValueRule("刻 钟", .span(CalendarSpan(seconds: 900))),
      ValueRule("[个] 小 时", .span(CalendarSpan(seconds: 3600))),
      ValueRule("[个] 钟 头", .span(CalendarSpan(seconds: 3600))),
      ValueRule("天", .span(CalendarSpan(days: 1))),
      ValueRule("周", .span(CalendarSpan(days: 7))),
      ValueRule("[个] 星 期", .span(CalendarSpan(days: 7))),
      ValueRule("[个] 礼 拜", .span(CalendarSpan(days: 7))),
      ValueRule("个 月", .span(CalendarSpan(months: 1))),
      ValueRule("个 季 度", .span(CalendarSpan(months: 3))),
      ValueRule("年", .span(CalendarSpan(months: 12))),
    ],
    .currency: [
      ValueRule("块 [钱]", .currency("CNY")), ValueRule("元 [钱]", .currency("CNY")),
      ValueRule("圆", .currency("CNY")), ValueRule("人 民 币", .currency("CNY")),
      ValueRule("美 元|金", .currency("USD")), ValueRule("刀", .currency("USD")),
      ValueRule("欧 元", .currency("EUR")), ValueRule("英 镑", .currency("GBP")),
      ValueRule("日 元|圆", .currency("JPY")), ValueRule("港 币|元", .currency("HKD")),
      ValueRule("台 币", .currency("TWD")), ValueRule("新 台 币", .currency("TWD")),
      ValueRule("韩 元", .currency("KRW")), ValueRule("卢 布", .currency("RUB")),
      ValueRule("瑞 士 法 郎", .currency("CHF")), ValueRule("法 郎", .currency("CHF")),
      ValueRule("卢 比", .currency("INR")), ValueRule("加 元|币", .currency("CAD")),
      ValueRule("澳 元|币", .currency("AUD")), ValueRule("新 加 坡 元", .currency("SGD")),
      ValueRule("泰 铢", .currency("THB")),
    ],
    .subunit: [
      ValueRule("分 [钱]", .currency("CNY")), ValueRule("美 分", .currency("USD")),
      ValueRule("欧 分", .currency("EUR")), ValueRule("便 士", .currency("GBP")),
      ValueRule("戈 比", .currency("RUB")),
      // A tenth, which the rules above the common ones read: here it only may follow digits.
      ValueRule("毛|角", .currency("CNY")),
    ],
    .unit: [
      ValueRule("毫 米", .unit(.millimeter)), ValueRule("厘 米", .unit(.centimeter)),
      ValueRule("公 分", .unit(.centimeter)), ValueRule("米", .unit(.meter)),
      ValueRule("公 尺", .unit(.meter)), ValueRule("公 里", .unit(.kilometer)),
      ValueRule("千 米", .unit(.kilometer)), ValueRule("英 寸", .unit(.inch)),
      ValueRule("英 尺", .unit(.foot)), ValueRule("码", .unit(.yard)),
      ValueRule("英 里", .unit(.mile)), ValueRule("毫 克", .unit(.milligram)),
      ValueRule("克", .unit(.gram)), ValueRule("公 斤", .unit(.kilogram)),
      ValueRule("千 克", .unit(.kilogram)), ValueRule("吨", .unit(.ton)),
      ValueRule("公 吨", .unit(.ton)), ValueRule("盎 司", .unit(.ounce)),
      ValueRule("磅", .unit(.pound)), ValueRule("毫 升", .unit(.milliliter)),
      ValueRule("升", .unit(.liter)), ValueRule("公 升", .unit(.liter)),
      ValueRule("立 方 米", .unit(.cubicMeter)), ValueRule("茶 匙", .unit(.teaspoon)),
      ValueRule("小 勺", .unit(.teaspoon)), ValueRule("汤 匙|勺", .unit(.tablespoon)),
      ValueRule("大 勺", .unit(.tablespoon)), ValueRule("杯", .unit(.cup)),
      ValueRule("品 脱", .unit(.pint)), ValueRule("夸 脱", .unit(.quart)),
      ValueRule("加 仑", .unit(.gallon)), ValueRule("度", .unit(.degree)),
      ValueRule("摄 氏 度", .unit(.celsius)), ValueRule("华 氏 度", .unit(.fahrenheit)),
      ValueRule("开 尔 文", .unit(.kelvin)), ValueRule("米 每 秒", .unit(.metersPerSecond)),
      ValueRule("公 里 每 小 时", .unit(.kilometersPerHour)),
      ValueRule("千 米 每 小 时", .unit(.kilometersPerHour)),
      ValueRule("英 里 每 小 时", .unit(.milesPerHour)), ValueRule("节", .unit(.knot)),
      ValueRule("平 方 米", .unit(.squareMeter)), ValueRule("平 米", .unit(.squareMeter)),
      ValueRule("平 方 公 里", .unit(.squareKilometer)),
      ValueRule("平 方 千 米", .unit(.squareKilometer)),
      ValueRule("平 方 英 尺", .unit(.squareFoot)), ValueRule("公 顷", .unit(.hectare)),
      ValueRule("英 亩", .unit(.acre)), ValueRule("千 瓦 时", .unit(.kilowattHour)),
      ValueRule("度 电", .unit(.kilowattHour)), ValueRule("千 卡", .unit(.kilocalorie)),
      ValueRule("大 卡", .unit(.kilocalorie)), ValueRule("卡 路 里", .unit(.kilocalorie)),
      ValueRule("瓦", .unit(.watt)), ValueRule("千 瓦", .unit(.kilowatt)),
      ValueRule("字 节", .unit(.byte)), ValueRule("千 字 节", .unit(.kilobyte)),
      ValueRule("兆", .unit(.megabyte)), ValueRule("兆 字 节", .unit(.megabyte)),
      ValueRule("吉 字 节", .unit(.gigabyte)), ValueRule("太 字 节", .unit(.terabyte)),
    ],
    .measurement: [
      ValueRule("半 <unit>") { .value(.measurement(0.5, try $0.unit(0))) },
      ValueRule("半 斤", .value(.measurement(0.25, .kilogram))),
      ValueRule("<cardinal> <unit> 半") {
        .value(.measurement(try $0.number(0) + 0.5, try $0.unit(1)))
      },
      ValueRule("<cardinal> 分 之 <cardinal> <unit>") {
        .value(.measurement(try $0.ratio(1, of: 0), try $0.unit(2)))
      },
      // 一米八, 一米七五.
      ValueRule("<cardinal> 米 <cardinal>") {
        .value(.measurement(try $0.meters(0, 1), .meter))
      },
      ValueRule("<cardinal> 米 <cardinal> <cardinal>") {
        .value(.measurement(try $0.meters(0, 1, 2), .meter))
      },
      // 斤 is half a kilo, and 两 a tenth of it.
      ValueRule("<number> 斤") { .value(.measurement(try $0.number(0) / 2, .kilogram)) },
      ValueRule("<cardinal> 斤 半") {
        .value(.measurement((try $0.number(0) + 0.5) / 2, .kilogram))
      },
      ValueRule("<number> 两") { .value(.measurement(try $0.number(0) * 50, .gram)) },
      ValueRule("零 下 <number> <unit>") {
        .value(.measurement(-(try $0.number(0)), try $0.scale(1)))
      },
      ValueRule("摄 氏 <number> 度") { .value(.measurement(try $0.number(0), .celsius)) },
      ValueRule("摄 氏 零 下 <number> 度") { .value(.measurement(-(try $0.number(0)), .celsius)) },
      ValueRule("华 氏 <number> 度") { .value(.measurement(try $0.number(0), .fahrenheit)) },
      ValueRule("每 小 时 <number> 公|千 里|米") {
        .value(.measurement(try $0.number(0), .kilometersPerHour))
      },
      ValueRule("时 速 <number> 公|千 里|米") {
        .value(.measurement(try $0.number(0), .kilometersPerHour))
      },
    ],
  ]
}

extension RuleCaptures {
  /// 一米八 is 1.8, 一米七五 and 1米75 are 1.75.
  fileprivate func meters(_ whole: Int, _ first: Int, _ second: Int? = nil) throws(Mismatch)
    -> Double
  {
    let (whole, part) = (try integer(whole), try integer(first))
    if let second {
      let last = try integer(second)
      guard (1...9).contains(part), (1...9).contains(last) else { throw Mismatch() }
      return Double(whole * 100 + part * 10 + last) / 100
    }
    guard (1...99).contains(part) else { throw Mismatch() }
    return Double(whole * 100 + (part < 10 ? part * 10 : part)) / 100
  }

  /// A unit of heat.
  fileprivate func scale(_ index: Int) throws(Mismatch) -> MeasurementUnit {
    let unit = try unit(index)
    guard unit == .degree || unit.quantity == .temperature else { throw Mismatch() }
    return unit
  }
}
