// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The formats that ``NSLocalizedString(_:comment:)`` gave away and that have forms for numbers.
///
/// On Apple's platforms the text itself remembers its forms until a number is written into it. A
/// text is nothing but a text on Linux, so they are remembered here. Two keys with the same text for
/// most numbers are told apart by the last one that was asked for.
final class PluralFormats: Sendable {
  static let shared = PluralFormats()

  private struct Format {
    var entry: StringTable.Entry
    var language: String
  }

  private let known = Mutex<[String: Format]>([:])

  /// The text of an entry before there is a number: the form for most numbers.
  func text(of entry: StringTable.Entry, language: String) -> String? {
    let text = entry.text(for: [], language: language)
    if let text, entry.hasPlurals {
      known.withLock { $0[text] = Format(entry: entry, language: language) }
    }
    return text
  }

  /// A number written into a format, in the form that it asks for; nil where there are no forms.
  func text(_ format: String, _ number: Int, locale: Locale?) -> String? {
    guard let known = known.withLock({ $0[format] }) else { return nil }
    let arguments = [FormatArgument.integer(Int64(number))]
    guard let form = known.entry.text(for: arguments, language: known.language) else { return nil }
    // Without a locale numbers are written as in C.
    let locale = locale ?? Locale(identifier: "en_US_POSIX")
    return FormatString(form).render(arguments, locale: locale) { $0.key }
  }
}
