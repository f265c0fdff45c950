// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Shows the categories as bars, with the total from another intent.
struct GetExpensesChart: AppIntent {
  static let title: LocalizedStringResource = "Show Chart"
  static let description = IntentDescription("Shows what was spent on each category.")

  @Dependency private var store: ExpenseStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let total = try await GetTotalExpense().perform().value ?? 0
    let totals = try store.totals().sorted {
      ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
    }
    guard let largest = totals.first?.value, largest > 0 else {
      return .result(dialog: "Nothing was spent yet.")
    }
    let bars = totals.map { category, amount in
      let title = String(localized: category.localizedStringResource)
      let length = max(1, Int((amount / largest * 24).rounded()))
      let sum = String(localized: LocalizedStringResource("\(amount, specifier: "%.2f")"))
      return "\(String(repeating: "█", count: length)) \(title) \(sum)"
    }
    let sum = String(localized: "In all you spent \(total, specifier: "%.2f").")
    // Nobody wants to hear bars.
    let lines = systemContext.isVoiceOnly ? [sum] : [sum] + bars
    return .result(
      dialog: IntentDialog(stringLiteral: lines.joined(separator: "\n")))
  }
}
