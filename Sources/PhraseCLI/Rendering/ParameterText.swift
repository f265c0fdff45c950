// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching
import PhraseWire

/// A parameter's declaration in words.
enum ParameterText {
  /// The description, a line each.
  static func lines(
    of parameter: WireDeclarations.Parameter, in declarations: WireDeclarations
  ) -> [String] {
    let slot = parameter.slot
    let facts: [String?] = [
      (parameter.isArray ? "several of " : "") + kind(of: parameter),
      parameter.isOptional ? "optional" : "required",
      parameter.default.map { "\(standard($0, of: parameter)) by default" },
      span(slot.minimum, slot.maximum, unit: slot.unit),
      span(parameter.minimumCount.map(Double.init), parameter.maximumCount.map(Double.init))
        .map { "\($0) values" },
      parameter.options.map { "values from \($0)" },
      parameter.followsFrom.isEmpty
        ? nil : "which follow from \(parameter.followsFrom.joined(separator: ", "))",
    ]
    let cases = declarations.enums.first { $0.type == parameter.kind }?.cases.map(\.title)
    return [
      "\(parameter.name), “\(parameter.title)”: \(facts.compactMap(\.self).joined(separator: ", "))"
    ]
      + (parameter.description.map { ["  \($0)"] } ?? [])
      + (cases.map { ["  one of \($0.joined(separator: ", "))"] } ?? [])
      + (parameter.question.map { ["  asked for with “\($0)”"] } ?? [])
  }

  /// What one value is, as people call it; types that an app declares keep their names.
  private static func kind(of parameter: WireDeclarations.Parameter) -> String {
    if let answers = parameter.answers { return answers.joined(separator: " or ") }
    let slot = parameter.slot
    switch parameter.kind {
    case "boolean": return "yes or no"
    case "date", "date components": return days[slot.kind ?? ""] ?? parameter.kind
    case "decimal": return "number"
    case "AppIntents.IntentCurrencyAmount":
      return slot.currency.map { "amount of money in \($0)" } ?? "amount of money"
    case "AppIntents.IntentFile":
      let types = (parameter.contentTypes ?? []).map { UTType($0)?.localizedDescription ?? $0 }
      return types.isEmpty ? "file" : "file (\(types.joined(separator: " or ")))"
    case let kind where kind.hasSuffix("UnitDuration"):
      return "length of time" + (slot.unit.map { " in \($0)" } ?? "")
    case let kind: return slot.kind == "measurement" ? quantity(in: slot.unit) : kind
    }
  }

  private static let days = ["date": "day", "time": "time of day", "dateTime": "day and time"]

  /// "mass in g (also mg, kg, t, oz, lb)".
  private static func quantity(in unit: String?) -> String {
    guard let unit else { return "quantity" }
    guard let known = MeasurementUnit(rawValue: unit) else { return "quantity in \(unit)" }
    let others = MeasurementUnit.allCases.filter { $0.quantity == known.quantity && $0 != known }
    let also = others.isEmpty ? "" : " (also \(others.map(\.rawValue).joined(separator: ", ")))"
    return "\(known.quantity.rawValue) in \(unit)\(also)"
  }

  private static func standard(
    _ value: WireValue, of parameter: WireDeclarations.Parameter
  ) -> String {
    guard case .boolean(let isYes) = value else { return value.words }
    let answers = parameter.answers ?? ["yes", "no"]
    return answers[isYes ? 0 : answers.count - 1]
  }

  /// "1 to 5", "1 or more", "up to 5 kg"; nil without bounds.
  private static func span(_ minimum: Double?, _ maximum: Double?, unit: String? = nil) -> String? {
    func text(_ number: Double) -> String { WireValue.number(number).words }
    let unit = unit.map { " \($0)" } ?? ""
    return switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      minimum == maximum
        ? "exactly \(text(minimum))\(unit)" : "\(text(minimum)) to \(text(maximum))\(unit)"
    case (let minimum?, nil): "\(text(minimum))\(unit) or more"
    case (nil, let maximum?): "up to \(text(maximum))\(unit)"
    case (nil, nil): nil
    }
  }
}
