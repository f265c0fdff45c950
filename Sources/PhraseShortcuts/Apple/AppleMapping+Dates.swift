// SPDX-License-Identifier: Apache-2.0

import PhraseWire

extension AppleMapping {
  /// What is done with dates.
  static let dates: [AppleMapping] = [
    AppleMapping("date", to: "CurrentDate") { (_, _) throws(Unmapped) in
      ["WFDateActionMode": "Current Date"]
    } read: { (reader) throws(Unmapped) in
      guard try reader.word("WFDateActionMode", default: "Current Date") == "Current Date" else {
        throw Unmapped()
      }
      _ = reader.raw("WFDateActionDate")
      return [:]
    },
    AppleMapping(
      "detect.date", to: "GetDateFromText", [.init("WFInput", "text", .text, absent: .previous)]),
    AppleMapping("adjustdate", to: "AdjustDate", write: writeAdjusted, read: readAdjusted),
    AppleMapping("format.date", to: "FormatDate", write: writeFormatted) {
      (reader) throws(Unmapped) in
      let date = AppleParameter("WFDate", "date", .text, absent: .previous)
      var values = try reader.dateStyle()
      values["date"] = try date.read(&reader)
      return values
    },
    AppleMapping(
      "gettimebetweendates", to: "TimeBetweenDates",
      [
        .init("WFTimeUntilFromDate", "start", .text),
        .init("WFInput", "end", .text, absent: .previous),
        .init("WFTimeUntilUnit", "unit", .choice(spans), absent: .value("minutes")),
      ]),
    AppleMapping(
      "date", to: "GetDateFromText", [.init("WFDateActionDate", "text", .text)],
      requiring: ["WFDateActionMode": "Specified Date"], isWritten: false),
  ]

  private static let spans = [
    "Seconds": "seconds", "Minutes": "minutes", "Hours": "hours", "Days": "days",
    "Weeks": "weeks", "Months": "months", "Years": "years",
  ]

  private static let units = [
    "sec": "seconds", "min": "minutes", "hr": "hours", "days": "days", "weeks": "weeks",
    "months": "months", "yr": "years",
  ]

  @Sendable private static func readAdjusted(
    _ reader: inout AppleReader
  ) throws(Unmapped) -> [String: WireValue] {
    let date = AppleParameter("WFDate", "date", .text, absent: .previous)
    var values: [String: WireValue] = [:]
    values["date"] = try date.read(&reader)
    let operation = try reader.word("WFAdjustOperation", default: "Add")
    guard ["Add", "Subtract"].contains(operation),
      let length = reader.raw("WFDuration")?.asRecord?["Value"]?.asRecord,
      let magnitude = length["Magnitude"], let unit = units[length["Unit"]?.asText ?? ""]
    else { throw Unmapped() }
    values["unit"] = .text(unit)
    var amount = try reader.number(magnitude)
    if operation == "Subtract" {
      guard let number = amount.asNumber else { throw Unmapped() }
      amount = Int(exactly: -number).map(WireValue.integer) ?? .number(-number)
    }
    values["amount"] = amount
    return values
  }

  @Sendable private static func writeAdjusted(
    _ action: ShortcutAction, _ writer: AppleWriter
  ) throws(Unmapped) -> [String: WireValue] {
    guard let date = action.values["date"], let amount = action.values["amount"],
      let unit = units.first(where: { .text($0.value) == action.values["unit"] })?.key,
      action.values.count == 3
    else { throw Unmapped() }
    let isLess = amount.asNumber.map { $0 < 0 } ?? false
    let magnitude: WireValue =
      if let number = amount.asNumber {
        .text(WireValue.number(abs(number)).words)
      } else {
        try writer.attachedValue(amount)
      }
    return [
      "WFDate": try writer.text(date),
      "WFAdjustOperation": isLess ? "Subtract" : "Add",
      "WFDuration": .record([
        "WFSerializationType": "WFQuantityFieldValue",
        "Value": .record(["Magnitude": magnitude, "Unit": .text(unit)]),
      ]),
    ]
  }

  @Sendable private static func writeFormatted(
    _ action: ShortcutAction, _ writer: AppleWriter
  ) throws(Unmapped) -> [String: WireValue] {
    guard let date = action.values["date"],
      Set(action.values.keys).isSubset(of: ["date", "style", "parts", "pattern"])
    else { throw Unmapped() }
    var written = ["WFDate": try writer.text(date)]
    if let pattern = action.values["pattern"] {
      written["WFDateFormatStyle"] = "Custom"
      written["WFDateFormat"] = try writer.text(pattern)
    } else {
      guard
        let style = ["Short", "Medium", "Long"].first(where: {
          .text($0.lowercased()) == action.values["style"]
        }), action.values["parts"] == "date"
      else { throw Unmapped() }
      written["WFDateFormatStyle"] = .text(style)
      written["WFTimeFormatStyle"] = "None"
    }
    return written
  }
}

extension AppleReader {
  /// How a date is written: by a pattern of Unicode's, or a date alone in one of three lengths.
  mutating func dateStyle() throws(Unmapped) -> [String: WireValue] {
    let style = try word("WFDateFormatStyle", default: "Short")
    let time = try word("WFTimeFormatStyle", default: "Short")
    let hasTime = try flag("WFISO8601IncludeTime", default: false)
    let pattern = raw("WFDateFormat")
    switch style {
    case "Custom":
      guard let pattern else { throw Unmapped() }
      return ["style": "custom", "pattern": try text(pattern)]
    case "ISO 8601":
      return ["style": "custom", "pattern": hasTime ? "yyyy-MM-dd'T'HH:mm:ssZZZZZ" : "yyyy-MM-dd"]
    case "RFC 2822": return ["style": "custom", "pattern": "EEE, dd MMM yyyy HH:mm:ss Z"]
    case "Short", "Medium", "Long":
      guard time == "None" else { throw Unmapped() }
      return ["style": .text(style.lowercased()), "parts": "date"]
    default: throw Unmapped()
    }
  }
}
