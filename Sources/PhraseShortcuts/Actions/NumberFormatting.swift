// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

/// How a number is written.
enum NumberStyle: String, AppEnum {
  case decimal, percent, currency

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Number Style"
  static let caseDisplayRepresentations: [NumberStyle: DisplayRepresentation] = [
    .decimal: "Decimal", .percent: "Percent", .currency: "Currency",
  ]
}

/// Writes a number as people do.
struct FormatNumber: BuiltInAction {
  static let title: LocalizedStringResource = "Format Number"
  static let description = IntentDescription(
    "Writes a number with so many places, as a percentage or as an amount of money.")
  static let category = ActionCategory.numbers

  @Parameter(title: "Number") var number: Double
  @Parameter(title: "Style", default: .decimal) var style: NumberStyle
  @Parameter(title: "Places", inclusiveRange: (0, 15)) var places: Int?
  @Parameter(title: "Currency") var currency: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Format \(\.$number) with \(\.$places) places")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let locale = try run.reading.locale
    let digits = places.map { $0...$0 }
    let text =
      switch style {
      case .decimal:
        number.formatted(.number.precision(.fractionLength(digits ?? 0...15)).locale(locale))
      case .percent:
        number.formatted(.percent.precision(.fractionLength(digits ?? 0...15)).locale(locale))
      case .currency:
        number.formatted(money(try code).locale(locale))
      }
    return .result(value: text)
  }

  /// Money has the places that are usual for its currency, unless told otherwise.
  private func money(_ code: String) -> FloatingPointFormatStyle<Double>.Currency {
    let style = FloatingPointFormatStyle<Double>.Currency(code: code)
    return places.map { style.precision(.fractionLength($0)) } ?? style
  }

  private var code: String {
    get throws {
      guard let currency, currency.count == 3 else {
        throw RunError("currency is missing; a code of three letters is wanted, such as EUR.")
      }
      return currency.uppercased()
    }
  }
}
