// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  static let koreanSpans: Table = [
    .spanUnit: [
      ValueRule("초", .span(CalendarSpan(seconds: 1))),
      ValueRule("분", .span(CalendarSpan(seconds: 60))),
      ValueRule("시 간", .span(CalendarSpan(seconds: 3600))),
      ValueRule("일", .span(CalendarSpan(days: 1))),
      ValueRule("주", .span(CalendarSpan(days: 7))),
      ValueRule("주 일", .span(CalendarSpan(days: 7))),
      ValueRule("달", .span(CalendarSpan(months: 1))),
      ValueRule("개 월", .span(CalendarSpan(months: 1))),
      ValueRule("년", .span(CalendarSpan(months: 12))),
      ValueRule("해", .span(CalendarSpan(months: 12))),
    ],
    .simpleSpan: countedDays
      + counting.flatMap { word, number in
        [
          ValueRule("\(word) <spanUnit>") { .span(try $0.span(0).times(number)) },
          ValueRule("\(word) <spanUnit> 반") { .span(try $0.span(0).times(number + 0.5)) },
        ]
      } + [
        ValueRule("석 달", .span(CalendarSpan(months: 3))),
        ValueRule("넉 달", .span(CalendarSpan(months: 4))),
        ValueRule("반 <spanUnit>") { .span(try $0.span(0).times(0.5)) },
        ValueRule("<cardinal> <spanUnit> 반") {
          .span(try $0.span(1).times($0.number(0) + 0.5))
        },
        ValueRule("하 루 반", .span(CalendarSpan(days: 1, seconds: 43_200))),
      ],
    .duration: [
      ValueRule("<span> 동 안") { .span(try $0.span(0)) },
      ValueRule("<span> 간") { .span(try $0.span(0)) },
      ValueRule("<span> 짜 리") { .span(try $0.span(0)) },
    ],
  ]

  private static let countedDays: [ValueRule] = [
    ("하 루", 1), ("이 틀", 2), ("사 흘", 3), ("나 흘", 4), ("닷 새", 5), ("엿 새", 6),
    ("이 레", 7), ("여 드 레", 8), ("아 흐 레", 9), ("열 흘", 10), ("보 름", 15),
  ].map { ValueRule($0, .span(CalendarSpan(days: $1))) }

  static let koreanUnits: Table = [
    .currency: [
      ("원", "KRW"), ("달 러", "USD"), ("불", "USD"), ("미 국 달 러", "USD"), ("미 달 러", "USD"),
      ("캐 나 다 달 러", "CAD"), ("호 주 달 러", "AUD"), ("홍 콩 달 러", "HKD"), ("유 로", "EUR"),
      ("파 운 드", "GBP"), ("엔", "JPY"), ("엔 화", "JPY"), ("위 안", "CNY"), ("위 엔", "CNY"),
      ("루 블", "RUB"), ("프 랑", "CHF"), ("스 위 스 프 랑", "CHF"), ("루 피", "INR"),
      ("바 트", "THB"), ("동", "VND"), ("krw", "KRW"),
    ].map { ValueRule($0, .currency($1)) },
    .subunit: [
      ValueRule("센 트", .currency(nil)), ValueRule("펜 스", .currency("GBP")),
      ValueRule("코 페 이 카", .currency("RUB")),
    ],
    .unit: lengths + masses + volumes + degrees + surfaces + others,
  ]

  private static let lengths = units([
    ("밀 리 미 터", .millimeter), ("밀 리", .millimeter), ("센 티 미 터", .centimeter),
    ("센 치 미 터", .centimeter), ("센 티", .centimeter), ("센 치", .centimeter),
    ("미 터", .meter), ("킬 로 미 터", .kilometer), ("인 치", .inch), ("피 트", .foot),
    ("야 드", .yard), ("마 일", .mile),
  ])

  private static let masses = units([
    ("밀 리 그 램", .milligram), ("그 램", .gram), ("그 람", .gram), ("킬 로 그 램", .kilogram),
    ("킬 로", .kilogram), ("키 로", .kilogram), ("톤", .ton), ("온 스", .ounce),
    ("파 운 드", .pound),
  ])

  private static let volumes = units([
    ("밀 리 리 터", .milliliter), ("시 시", .milliliter), ("리 터", .liter),
    ("세 제 곱 미 터", .cubicMeter), ("입 방 미 터", .cubicMeter), ("작 은 술", .teaspoon),
    ("티 스 푼", .teaspoon), ("찻 숟 가 락", .teaspoon), ("큰 술", .tablespoon),
    ("테 이 블 스 푼", .tablespoon), ("컵", .cup), ("파 인 트", .pint), ("쿼 트", .quart),
    ("갤 런", .gallon),
  ])

  private static let degrees = units([
    ("도", .degree), ("도 씨", .celsius), ("켈 빈", .kelvin), ("노 트", .knot),
  ])

  private static let surfaces = units([
    ("제 곱 미 터", .squareMeter), ("평 방 미 터", .squareMeter),
    ("제 곱 킬 로 미 터", .squareKilometer), ("평 방 킬 로 미 터", .squareKilometer),
    ("제 곱 피 트", .squareFoot), ("평 방 피 트", .squareFoot), ("헥 타 르", .hectare),
    ("에 이 커", .acre),
  ])

  private static let others = units([
    ("킬 로 와 트 시", .kilowattHour), ("칼 로 리", .kilocalorie),
    ("킬 로 칼 로 리", .kilocalorie), ("와 트", .watt), ("킬 로 와 트", .kilowatt),
    ("바 이 트", .byte), ("킬 로 바 이 트", .kilobyte), ("메 가 바 이 트", .megabyte),
    ("메 가", .megabyte), ("기 가 바 이 트", .gigabyte), ("기 가", .gigabyte),
    ("테 라 바 이 트", .terabyte), ("테 라", .terabyte),
  ])

  private static func units(_ names: [(String, MeasurementUnit)]) -> [ValueRule] {
    names.map { ValueRule($0, .unit($1)) }
  }
}
