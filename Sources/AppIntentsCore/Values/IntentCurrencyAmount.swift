// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An amount of money in a currency.
public struct IntentCurrencyAmount: Equatable, Hashable, Sendable, _IntentValue {
  /// The amount in the currency's main unit.
  public let amount: Decimal
  /// The currency's ISO 4217 code, for example `EUR`.
  public let currencyCode: String

  /// Creates an amount.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: ReadableValue {
  package func text(in locale: Locale) -> String {
    amount.formatted(.currency(code: currencyCode).locale(locale))
  }
}
