// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What an intent says: a question while it runs, or the answer when it is done.
///
/// A dialog has a full text, for a person who only listens, and may have a shorter supporting one,
/// for a person who also sees a result. Both are translated when they are shown. A value of an
/// entity or enum type stands in the text with its display title.
///
///     IntentDialog("You spent \(amount, specifier: "%.2f") on \(category).")
///     IntentDialog(full: "There are three books on the shelf: …", supporting: "Three books")
public struct IntentDialog: Equatable, Sendable {
  /// The complete text.
  package let full: LocalizedStringResource
  /// The text to show beside a visible result.
  package let supporting: LocalizedStringResource?
  /// A symbol to show beside the text.
  package let systemImageName: String?

  /// Creates a dialog with one text.
  public init(_ dialog: LocalizedStringResource) {
    self.init(full: dialog, supporting: nil, image: nil)
  }

  /// Creates a dialog with a text to hear and a text to see.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full: full, supporting: supporting, image: nil)
  }

  /// Creates a dialog with one text and the name of a symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, supporting: nil, image: systemImageName)
  }

  /// Creates a dialog with a text to hear, a text to see and the name of a symbol.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.init(full: full, supporting: supporting, image: systemImageName)
  }

  private init(full: LocalizedStringResource, supporting: LocalizedStringResource?, image: String?)
  {
    self.full = full
    self.supporting = supporting
    self.systemImageName = image
  }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  /// Creates a dialog from text without arguments.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a dialog from text with arguments.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
