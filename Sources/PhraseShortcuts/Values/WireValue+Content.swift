// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseWire

extension WireValue {
  /// The value as actions know it; what has no such form, as it is.
  var content: any Sendable {
    switch self {
    case .text(let text): text
    case .integer(let number): number
    case .number(let number): number
    case .boolean(let isYes): isYes
    case .date(let date): date
    case .url(let url): url
    case .duration(let length): length
    case .money(let amount, let currency):
      IntentCurrencyAmount(amount: amount, currencyCode: currency)
    case .list(let values): values.map(\.content)
    case .record(let fields): fields.mapValues(\.content)
    default: self
    }
  }

  /// Whether the value has no variables, so that it is the same in each run.
  ///
  /// - Throws: What ``ValueTemplate`` throws for a text that is none.
  var isConstant: Bool {
    get throws {
      switch self {
      case .text(let text): try ValueTemplate(text).variables.isEmpty
      case .list(let values): try values.allSatisfy { try $0.isConstant }
      case .record(let fields): try fields.values.allSatisfy { try $0.isConstant }
      default: true
      }
    }
  }
}
