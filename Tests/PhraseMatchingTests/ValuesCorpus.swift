// SPDX-License-Identifier: Apache-2.0

@testable import PhraseMatching

/// A short way to write corpora of values: tokens separated by blanks, and what they mean.
enum ValuesCorpus {
  /// What a whole text means, with the signs in it; nil where it is no value of the kind.
  static func written(_ text: String, as kind: ValueKind, _ language: String = "en") -> String? {
    let utterance = Utterance(text)
    return kind.readings(in: utterance, language: language)
      .first { $0.length == utterance.tokens.count }?.value.short
  }

  /// What all the words mean together; nil where they are no value of the kind.
  static func reading(_ text: String, as kind: ValueKind, _ language: String = "en") -> String? {
    let words = text.split(separator: " ").map(String.init)
    return kind.readings(in: words, language: language).first { $0.length == words.count }?
      .value.short
  }
}

extension SpokenValue {
  /// Numbers as digits, times as `17:30` or `5:30?` where the half of the day is open, days as
  /// `today+1`, `friday next`, `2027-05-03`, `--05-03` and `---03`.
  var short: String {
    switch self {
    case .number(let number): number.short
    case .ordinal(let place): "\(place)."
    case .percentage(let number): "\(number.short)%"
    case .money(let amount, let currency): "\(amount.short) \(currency ?? "?")"
    case .measurement(let amount, let unit): "\(amount.short) \(unit?.rawValue ?? "?")"
    case .moment(let moment): moment.short
    case .duration(let span): span.short
    case .boolean(let isYes): isYes ? "yes" : "no"
    }
  }
}

extension Double {
  fileprivate var short: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

extension CalendarSpan {
  fileprivate var short: String {
    let parts = [
      months != 0 ? "\(months)mo" : nil, days != 0 ? "\(days)d" : nil,
      seconds != 0 ? "\(seconds.short)s" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? "0s" : parts.joined(separator: " ")
  }
}

extension MomentExpression {
  fileprivate var short: String {
    switch self {
    case .now: "now"
    case .shifted(let span): "now+\(span.short)"
    case .on(let day, let time):
      ([day.short] + (time.map { [$0.short] } ?? [])).joined(separator: " ")
    case .at(let time): time.short
    }
  }
}

extension DayExpression {
  fileprivate var short: String {
    switch self {
    case .offset(let days): days < 0 ? "today\(days)" : "today+\(days)"
    case .weekday(let weekday, let occurrence): "\(weekday) \(occurrence)"
    case .date(let year, let month, let day):
      "\(year.map { "\($0)" } ?? "-")-\(month.twoDigits)-\(day.twoDigits)"
    case .dayOfMonth(let day): "---\(day.twoDigits)"
    }
  }
}

extension TimeExpression {
  fileprivate var short: String {
    switch self {
    case .part(let part): "\(part)"
    case .clock(let clock):
      "\(clock.hour):\(clock.minute.twoDigits)\(clock.isTwelveHour ? "?" : "")"
    }
  }
}

extension Int {
  fileprivate var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
