// SPDX-License-Identifier: Apache-2.0

public import AppIntents
public import Foundation

/// What can be said to Expenses.
///
/// The Russian phrases are in `ru.lproj/AppShortcuts.strings`.
public struct ExpensesShortcuts: AppShortcutsProvider {
  /// The phrases, the primary one of each shortcut first.
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddExpense(),
      phrases: [
        "Add an expense in \(.applicationName)",
        "Add a \(\.$category) expense in \(.applicationName)",
        // Beyond iOS: Apple allows one parameter in a phrase, which is an entity or an enum.
        "Add \(\.$amount) for \(\.$category) in \(.applicationName)",
        "Put down \(\.$amount) for \(\.$category) in \(.applicationName)",
        "Put \(\.$amount) down for \(\.$category) in \(.applicationName)",
        "I bought \(\.$category) for \(\.$amount) in \(.applicationName)",
        "I spent \(\.$amount) on \(\.$category), note it in \(.applicationName)",
        "I spent \(\.$amount) on \(\.$category) in \(.applicationName)",
        "I spent \(\.$amount) on \(\.$category) \(\.$day) in \(.applicationName)",
      ],
      shortTitle: "Add Expense", systemImageName: "plus.circle")
    AppShortcut(
      intent: GetTotalExpense(),
      phrases: [
        "Get the total in \(.applicationName)",
        "How much did I spend in \(.applicationName)",
        "What did I spend on \(\.$category) in \(.applicationName)",
        "How much did I spend in total in \(.applicationName)",
        "How much did I spend on \(\.$category) in \(.applicationName)",
        "How much did I spend \(\.$period) in \(.applicationName)",
        "What did I spend \(\.$period) in \(.applicationName)",
      ],
      shortTitle: "Total", systemImageName: "sum")
    AppShortcut(
      intent: GetExpensesChart(),
      phrases: [
        "Show the chart in \(.applicationName)",
        "Show my spending in \(.applicationName)",
        "Which category did I spend the most on in \(.applicationName)",
        "Where does most of my money go in \(.applicationName)",
      ],
      shortTitle: "Chart", systemImageName: "chart.bar")
    AppShortcut(
      intent: RemoveLastExpense(),
      phrases: [
        "Remove the last expense in \(.applicationName)",
        "Delete the last expense from \(.applicationName)",
      ],
      shortTitle: "Remove Last", systemImageName: "minus.circle")
  }

  /// How people call the app, in the cases that the phrases of a language need.
  public static let applicationName = ApplicationName(
    "Expenses", synonyms: ["My Expenses"],
    localized: [
      "de": ["Ausgaben", "Meine Ausgaben", "Meinen Ausgaben"],
      "es": ["Gastos", "Mis gastos", "Los gastos"],
      "fr": ["Dépenses", "Mes Dépenses", "Les Dépenses", "Mes Frais"],
      "it": ["Spese", "Mie spese"],
      "ja": ["家計簿", "私の家計簿", "マイ家計簿", "Expenses"],
      "ko": ["가계부", "내 가계부", "지출 앱"],
      "ru": ["Расходы", "Расходах", "Расходов"],
      "zh-Hans": ["账本", "我的账本", "记账本", "记账"],
    ])

  /// Where the string tables are.
  public static var localizationBundle: Bundle { .module }
}
