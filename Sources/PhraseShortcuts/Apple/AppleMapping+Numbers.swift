// SPDX-License-Identifier: Apache-2.0

import PhraseWire

extension AppleMapping {
  /// What is done with numbers.
  static let numbers: [AppleMapping] = [
    AppleMapping(
      "math", to: "Calculate", names: ["WFMathOperand": "expression"], read: readMath),
    AppleMapping("calculateexpression", to: "Calculate", [.init("Input", "expression", .text)]),
    AppleMapping(
      "statistics", to: "CalculateStatistics",
      [
        .init("Input", "values", .list, absent: .previous),
        .init("WFStatisticsOperation", "statistic", .choice(statistics), absent: .value("average")),
      ]),
    AppleMapping("round", to: "RoundNumber", write: writeRound, read: readRound),
    AppleMapping(
      "number.random", to: "RandomNumber",
      [
        .init("WFRandomNumberMinimum", "minimum", .number),
        .init("WFRandomNumberMaximum", "maximum", .number),
      ]),
    AppleMapping(
      "format.number", to: "FormatNumber",
      [
        .init("WFNumber", "number", .number, absent: .previous),
        .init("WFNumberFormatDecimalPlaces", "places", .number, absent: .value(2)),
      ]),
  ]

  private static let statistics = [
    "Average": "average", "Minimum": "minimum", "Maximum": "maximum", "Sum": "sum",
    "Median": "median", "Mode": "mode", "Range": "range",
    "Standard Deviation": "standardDeviation",
  ]

  private static let operators = ["+": "+", "-": "-", "×": "*", "÷": "/"]

  private static let functions: [String: @Sendable (String) -> String] = [
    "x^2": { "\($0) ^ 2" }, "x^3": { "\($0) ^ 3" }, "√x": { "sqrt(\($0))" },
    "∛x": { "\($0) ^ (1 / 3)" }, "e^x": { "exp(\($0))" }, "10^x": { "10 ^ \($0)" },
    "abs(x)": { "abs(\($0))" }, "sin(x)": { "sin(\($0))" }, "cos(x)": { "cos(\($0))" },
    "tan(x)": { "tan(\($0))" }, "ln(x)": { "ln(\($0))" }, "log(x)": { "log(\($0))" },
  ]

  @Sendable private static func readMath(
    _ reader: inout AppleReader
  ) throws(Unmapped) -> [String: WireValue] {
    let input = AppleParameter("WFInput", "", .number, absent: .previous)
    guard let left = try input.read(&reader)?.words else { throw Unmapped() }
    let plain = try reader.word("WFMathOperation", default: "+")
    let operand = reader.raw("WFMathOperand")
    let special = try reader.word("WFScientificMathOperation", default: "x^2")
    let specialOperand = reader.raw("WFScientificMathOperand")
    func expression(_ sign: String, _ operand: WireValue?) throws(Unmapped) -> [String: WireValue] {
      guard let operand else { throw Unmapped() }
      return ["expression": .text("\(left) \(sign) \(try reader.number(operand).words)")]
    }
    if let sign = operators[plain] { return try expression(sign, operand) }
    guard plain == "…" else { throw Unmapped() }
    switch special {
    case "Modulus": return try expression("%", specialOperand)
    case "x^y": return try expression("^", specialOperand)
    default:
      guard let function = functions[special] else { throw Unmapped() }
      return ["expression": .text(function(left))]
    }
  }

  private static let places = [
    "Hundred Millions": -8, "Ten Millions": -7, "Millions Place": -6, "Hundred Thousands Place": -5,
    "Ten Thousands Place": -4, "Thousands Place": -3, "Hundreds Place": -2, "Tens Place": -1,
    "Ones Place": 0, "Tenths": 1, "Hundredths": 2, "Thousandths": 3, "Ten Thousandths": 4,
    "Hundred Thousandths": 5, "Millionths": 6,
  ]

  @Sendable private static func readRound(
    _ reader: inout AppleReader
  ) throws(Unmapped) -> [String: WireValue] {
    let input = AppleParameter("WFInput", "number", .number, absent: .previous)
    var values: [String: WireValue] = [:]
    values["number"] = try input.read(&reader)
    guard try reader.word("WFRoundMode", default: "Normal") == "Normal" else { throw Unmapped() }
    let place = try reader.word("WFRoundTo", default: "Ones Place")
    let decimals = reader.raw("WFRoundDecimalPlaces")
    if try reader.word("WFRoundType", default: place) == "Right of Decimal" {
      guard let decimals else { throw Unmapped() }
      values["places"] = try reader.number(decimals)
    } else {
      guard let places = places[place] else { throw Unmapped() }
      values["places"] = .integer(places)
    }
    return values
  }

  @Sendable private static func writeRound(
    _ action: ShortcutAction, _ writer: AppleWriter
  ) throws(Unmapped) -> [String: WireValue] {
    guard let number = action.values["number"],
      Set(action.values.keys).isSubset(of: ["number", "places"])
    else { throw Unmapped() }
    let places = action.values["places"] ?? 0
    guard let place = Self.places.first(where: { .integer($0.value) == places })?.key else {
      throw Unmapped()
    }
    return ["WFInput": try writer.value(number), "WFRoundTo": .text(place)]
  }
}
