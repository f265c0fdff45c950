// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something an app can do for a person who says or types a phrase.
///
/// An intent declares what it is called, which inputs it takes and what it does. Phrases that start
/// it are declared by an `AppShortcutsProvider`.
///
///     struct AddExpense: AppIntent {
///       static let title: LocalizedStringResource = "Add Expense"
///
///       @Parameter(title: "Amount", requestValueDialog: "How much?") var amount: Double
///
///       func perform() async throws -> some IntentResult & ProvidesDialog {
///         .result(dialog: "Noted \(amount, specifier: "%.2f").")
///       }
///     }
///
/// The engine creates a new intent for each run, fills in the parameters, and performs it.
/// `perform()` may run on any thread; mark it `@MainActor` where the app's objects need that.
/// Whatever `perform()` throws ends the run; an error that conforms to
/// `CustomLocalizedStringResourceConvertible` is answered with its own sentence.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What `perform()` returns, written `some IntentResult & …`.
  associatedtype PerformResult: IntentResult
  /// The type of the parameter summary.
  associatedtype SummaryContent: ParameterSummary
  /// The type of the description: `IntentDescription` or its optional.
  associatedtype DescriptionContent: _OptionalIntentDescription = IntentDescription?

  /// What the intent is called: a verb and a noun.
  static var title: LocalizedStringResource { get }
  /// What the intent does, in a sentence.
  static var description: DescriptionContent { get }
  /// The intent and its parameters as a sentence.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  /// Whether the app comes to the front when the intent runs.
  static var openAppWhenRun: Bool { get }
  /// Whether people see the intent in lists.
  static var isDiscoverable: Bool { get }
  /// What a person must have proved before the intent runs.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Where the intent may run.
  static var supportedModes: IntentModes { get }

  /// Creates an intent whose parameters have their default values or none.
  init()

  /// Does what the intent is for.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Declares an input of the intent.
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>

  /// No description.
  public static var description: IntentDescription? { nil }
  /// The app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// People see the intent.
  public static var isDiscoverable: Bool { true }
  /// Nothing has to be proved.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// In the background, or in the foreground where `openAppWhenRun` says so.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
}

extension AppIntent {
  /// The description, whichever of the two types the app gave it.
  package static var declaredDescription: IntentDescription? { description.intentDescription }
}
