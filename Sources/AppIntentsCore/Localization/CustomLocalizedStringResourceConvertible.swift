// SPDX-License-Identifier: Apache-2.0

/// A type that says itself in the reader's language.
///
/// Errors thrown from `perform()` conform to it to be answered with a sentence of the app's own;
/// enums and entities conform through their display representation, so that they can stand in a
/// dialog.
///
///     enum ShelfError: Error, CustomLocalizedStringResourceConvertible {
///       case full
///       var localizedStringResource: LocalizedStringResource { "That shelf is full." }
///     }
public protocol CustomLocalizedStringResourceConvertible {
  /// The text that stands for the value.
  var localizedStringResource: LocalizedStringResource { get }
}
