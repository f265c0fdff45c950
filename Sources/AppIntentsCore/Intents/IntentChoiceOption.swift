// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One of the answers that an intent offers with `requestChoice(between:dialog:)`.
///
/// - Important: Partial. Its words are used, and what cancels; that an option destroys something is
///   not shown.
public struct IntentChoiceOption: Equatable, Hashable, Sendable {
  /// What an option means for the person.
  public enum Style: Equatable, Hashable, Sendable {
    /// It is one among equals.
    case `default`
    /// It does nothing.
    case cancel
    /// It destroys something.
    case destructive
  }

  /// The words for the option.
  public let title: LocalizedStringResource
  /// What the option means for the person.
  public let style: Style

  /// Creates an option.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// The option to do nothing.
  public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)

  /// The option to do nothing, with words of the app's own.
  public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
    IntentChoiceOption(title: title, style: .cancel)
  }
}

/// Circumstances under which a confirmation is asked for; an empty set means always.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  /// The bits, one for each condition.
  public let rawValue: UInt

  /// Creates conditions from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The words that started the intent did not fit a phrase exactly.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
