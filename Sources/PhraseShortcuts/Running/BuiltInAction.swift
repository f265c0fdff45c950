// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseRuntime

/// An action that comes with the engine: an intent that is no app's.
///
/// While one is performed, ``ShortcutRun/current`` is the run that it belongs to.
protocol BuiltInAction: AppIntent {
  /// Where it stands in the list of actions.
  static var category: ActionCategory { get }
  /// What it reaches beyond the engine and its apps; nil for nothing.
  static var reach: ActionReach? { get }
  /// The parameters whose texts are calculated: values in them are written as a program reads them.
  static var formulas: Set<String> { get }
}

extension BuiltInAction {
  static var reach: ActionReach? { nil }
  static var formulas: Set<String> { [] }

  /// The run that the action belongs to.
  ///
  /// - Throws: ``RunError`` where it is performed outside of one.
  var run: ShortcutRun {
    get throws {
      guard let run = ShortcutRun.current else {
        throw RunError("This action is performed by a shortcut only.")
      }
      return run
    }
  }
}

/// A built-in action that asks which of the things inside it is to be done.
protocol MenuAction: BuiltInAction {
  /// What is chosen from: the titles of what is inside it.
  var items: [String] { get nonmutating set }
}

/// The kinds of actions, in the order in which they are listed.
package enum ActionCategory: String, Sendable, CaseIterable {
  case apps, asking, controlFlow, variables, text, numbers, dates, lists, files, web, device

  /// The symbol of actions of the kind.
  package var symbol: String {
    switch self {
    case .apps: "square.grid.2x2"
    case .asking: "questionmark.bubble"
    case .controlFlow: "arrow.triangle.branch"
    case .variables: "x.squareroot"
    case .text: "text.alignleft"
    case .numbers: "number"
    case .dates: "calendar"
    case .lists: "list.bullet"
    case .files: "doc"
    case .web: "globe"
    case .device: "desktopcomputer"
    }
  }

  /// The colour behind the symbol.
  package var color: ShortcutColor {
    switch self {
    case .apps: .blue
    case .asking: .orange
    case .controlFlow: .gray
    case .variables: .darkOrange
    case .text: .yellow
    case .numbers: .teal
    case .dates: .red
    case .lists: .green
    case .files: .lightBlue
    case .web: .violet
    case .device: .darkGray
    }
  }
}

/// Marks intents that are about shortcuts and no actions within them; none of them is a habit.
protocol ShortcutManagement: UncountedIntent {}
