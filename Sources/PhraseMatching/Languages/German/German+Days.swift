// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  static let germanDays: Table = [
    // “so” is no Sunday: “so um acht” is about eight.
    .weekday: [
      ValueRule("montag|mo", .weekday(.monday)), ValueRule("dienstag|di", .weekday(.tuesday)),
      ValueRule("mittwoch|mi", .weekday(.wednesday)),
      ValueRule("donnerstag|do", .weekday(.thursday)), ValueRule("freitag|fr", .weekday(.friday)),
      ValueRule("samstag|sonnabend|sa", .weekday(.saturday)),
      ValueRule("sonntag", .weekday(.sunday)),
    ],
    .month: [
      ValueRule("januar|janner|jaenner|jan", .month(1)),
      ValueRule("februar|feber|feb", .month(2)), ValueRule("marz|maerz|mrz", .month(3)),
      ValueRule("april|apr", .month(4)), ValueRule("mai", .month(5)),
      ValueRule("juni|juno|jun", .month(6)), ValueRule("juli|julei|jul", .month(7)),
      ValueRule("august|aug", .month(8)), ValueRule("september|sept|sep", .month(9)),
      ValueRule("oktober|okt", .month(10)), ValueRule("november|nov", .month(11)),
      ValueRule("dezember|dez", .month(12)),
    ],
    .day: germanNearDays + [
      ValueRule("[am] <weekday>") { .day(.weekday(try $0.weekday(0), .coming)) },
      ValueRule("[am] \(GermanAdjectives.coming) <weekday>") {
        .day(.weekday(try $0.weekday(0), .coming))
      },
      ValueRule("[an] \(GermanAdjectives.this) <weekday>") {
        .day(.weekday(try $0.weekday(0), .this))
      },
      ValueRule("diese woche [am] <weekday>") { .day(.weekday(try $0.weekday(0), .this)) },
      ValueRule("[am] \(GermanAdjectives.next) <weekday>") {
        .day(.weekday(try $0.weekday(0), .next))
      },
      ValueRule("\(GermanAdjectives.following) woche [am] <weekday>") {
        .day(.weekday(try $0.weekday(0), .next))
      },
      ValueRule("[am] <weekday> \(GermanAdjectives.following) woche") {
        .day(.weekday(try $0.weekday(0), .next))
      },
      ValueRule("[am] \(GermanAdjectives.last) <weekday>") {
        .day(.weekday(try $0.weekday(0), .last))
      },
      ValueRule("[am|der|den|dem|zum] <ordinal> <month> [<year>]") {
        .day(try .made(year: $0.optionalInteger(2), month: $0.month(1), day: $0.integer(0)))
      },
      ValueRule("[am] <weekday> [den|der|dem] <ordinal> <month> [<year>]") {
        .day(try .made(year: $0.optionalInteger(3), month: $0.month(2), day: $0.integer(1)))
      },
      ValueRule("am|zum|den|der|dem <ordinal> <ordinal> [<year>]") {
        .day(try .made(year: $0.optionalInteger(2), month: $0.integer(1), day: $0.integer(0)))
      },
      ValueRule("am|zum|den|der|dem <ordinal> [des|dieses] [monats]") {
        .day(try .made(dayOfMonth: $0.integer(0)))
      },
      ValueRule("am|der|den|dem|zum|vom <writtenDate>") { .day(try $0.day(0)) }.written,
      ValueRule("[am] <weekday> [den|der|dem] <writtenDate>") { .day(try $0.day(1)) }.written,
      ValueRule("heiligabend") { _ in .day(try .made(month: 12, day: 24)) },
      ValueRule("[an] silvester") { _ in .day(try .made(month: 12, day: 31)) },
      ValueRule("[an] neujahr") { _ in .day(try .made(month: 1, day: 1)) },
      ValueRule("in <span>") { .day(.offset(try $0.days(0))) },
      ValueRule("heute in <span>") { .day(.offset(try $0.days(0))) },
      ValueRule("morgen in <span>") { .day(.offset(try $0.days(0) + 1)) },
      ValueRule("vor <span>") { .day(.offset(try -$0.days(0))) },
    ],
    .date: [
      ValueRule("in <span>") { .moment(.shifted(try $0.spanOfDays(0))) },
      ValueRule("vor <span>") { .moment(.shifted(try $0.spanOfDays(0).negated)) },
    ] + germanMonths,
  ]

  private static let germanNearDays = [
    ValueRule("heute|heut", .day(.offset(0))), ValueRule("morgen", .day(.offset(1))),
    ValueRule("ubermorgen|uebermorgen", .day(.offset(2))), ValueRule("gestern", .day(.offset(-1))),
    ValueRule("uberubermorgen", .day(.offset(3))), ValueRule("vorgestern", .day(.offset(-2))),
    ValueRule("[in] [der] \(GermanAdjectives.following) woche", .day(.offset(7))),
    ValueRule("[in] [der] \(GermanAdjectives.afterNext) woche", .day(.offset(14))),
    ValueRule("[in] [der] \(GermanAdjectives.last) woche", .day(.offset(-7))),
  ]

  /// Months and years beside this one.
  static let germanMonths = [
    (GermanAdjectives.following, 1), (GermanAdjectives.afterNext, 2), (GermanAdjectives.last, -1),
  ].flatMap { words, count in
    [
      ValueRule("[im] \(words) monat", .moment(.shifted(CalendarSpan(months: count)))),
      ValueRule("[im] \(words) jahr", .moment(.shifted(CalendarSpan(months: 12 * count)))),
    ]
  }
}

/// Which of several days is meant, in every ending.
private enum GermanAdjectives {
  static let this = words("dies")
  static let coming = words("kommend")
  static let next = words("nachst", "naechst")
  static let following = words("nachst", "naechst", "kommend")
  static let afterNext = words("ubernachst", "uebernaechst")
  static let last = words("letzt", "vergangen", "vorig")

  private static func words(_ stems: String...) -> String {
    stems.flatMap(GermanSpelling.inflected).joined(separator: "|")
  }
}
