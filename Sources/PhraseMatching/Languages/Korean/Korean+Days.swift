// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  static let koreanDays: Table = [
    .weekday: [
      ValueRule("월 요 일", .weekday(.monday)), ValueRule("화 요 일", .weekday(.tuesday)),
      ValueRule("수 요 일", .weekday(.wednesday)), ValueRule("목 요 일", .weekday(.thursday)),
      ValueRule("금 요 일", .weekday(.friday)), ValueRule("토 요 일", .weekday(.saturday)),
      ValueRule("일 요 일", .weekday(.sunday)),
    ],
    .month: [
      ValueRule("<cardinal> 월") { .month(try $0.integer(0)) },
      ValueRule("유 월", .month(6)), ValueRule("시 월", .month(10)),
    ],
    .day: namedDays + namedWeeks + [
      ValueRule("<weekday>") { .day(.weekday(try $0.weekday(0), .coming)) },
      ValueRule("오 는 <weekday>") { .day(.weekday(try $0.weekday(0), .coming)) },
      ValueRule("돌 아 오 는 <weekday>") { .day(.weekday(try $0.weekday(0), .coming)) },
      ValueRule("이 번 [주] <weekday>") { .day(.weekday(try $0.weekday(0), .this)) },
      ValueRule("금 주 <weekday>") { .day(.weekday(try $0.weekday(0), .this)) },
      ValueRule("다 음 [주] <weekday>") { .day(.weekday(try $0.weekday(0), .next)) },
      ValueRule("담 주 <weekday>") { .day(.weekday(try $0.weekday(0), .next)) },
      ValueRule("지 난 [주] <weekday>") { .day(.weekday(try $0.weekday(0), .last)) },
      ValueRule("저 번 [주] <weekday>") { .day(.weekday(try $0.weekday(0), .last)) },
      ValueRule("<month> <cardinal> 일") {
        .day(try .made(month: $0.month(0), day: $0.integer(1)))
      },
      ValueRule("<year> 년 <month> <cardinal> 일") {
        .day(try .made(year: $0.integer(0), month: $0.month(1), day: $0.integer(2)))
      },
      // “2027. 5. 3.”
      ValueRule("<year> <digits> <digits>") {
        .day(try .made(year: $0.integer(0), month: $0.integer(1), day: $0.integer(2)))
      },
      ValueRule("<cardinal> 일") { .day(try .made(dayOfMonth: $0.integer(0))) },
      ValueRule("이 번 달 <cardinal> 일") { .day(try .made(dayOfMonth: $0.integer(0))) },
      ValueRule("<span> 뒤|후") { .day(.offset(try $0.days(0))) },
      ValueRule("내 일 부 터 <span> 뒤|후") { .day(.offset(try $0.days(0) + 1)) },
      ValueRule("<span> 전") { .day(.offset(try -$0.days(0))) },
    ],
    .date: [
      ValueRule("<day> 에|날") { .day(try $0.day(0)) },
      ValueRule("<span> 뒤|후 [에]") { .moment(.shifted(try $0.spanOfDays(0))) },
      ValueRule("<span> 전 [에]") { .moment(.shifted(try $0.spanOfDays(0).negated)) },
    ] + namedMonths,
  ]

  private static let namedDays: [ValueRule] = [
    ("오 늘", 0), ("금 일", 0), ("내 일", 1), ("낼", 1), ("명 일", 1), ("모 레", 2),
    ("내 일 모 레", 2), ("낼 모 레", 2), ("글 피", 3), ("그 글 피", 4), ("어 제", -1), ("어 저 께", -1),
    ("그 제", -2), ("그 저 께", -2), ("엊 그 제", -2), ("그 끄 저 께", -3),
  ].map { ValueRule($0, .day(.offset($1))) }

  private static let namedWeeks: [ValueRule] = [
    ("다 음 주", 7), ("담 주", 7), ("다 다 음 주", 14), ("지 난 주", -7), ("저 번 주", -7),
    ("지 지 난 주", -14),
  ].map { ValueRule($0, .day(.offset($1))) }

  /// Months and years that are named by how far they are.
  static let namedMonths: [ValueRule] = [
    ("다 음 달 [에]", 1), ("담 달 [에]", 1), ("다 다 음 달 [에]", 2), ("지 난 달 [에]", -1),
    ("저 번 달 [에]", -1), ("내 년 [에]", 12), ("내 후 년 [에]", 24), ("작 년 [에]", -12),
    ("지 난 해 [에]", -12), ("재 작 년 [에]", -24),
  ].map { ValueRule($0, .moment(.shifted(CalendarSpan(months: $1)))) }
}
