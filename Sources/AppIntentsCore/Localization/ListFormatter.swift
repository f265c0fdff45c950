// SPDX-License-Identifier: Apache-2.0

import Synchronization

public import Foundation

/// Writes several things as one list, such as "a, b, and c".
///
/// Foundation has no such formatter on Linux, and dialogs often need one.
public final class ListFormatter: Sendable {
  private let language: Mutex<Locale>

  /// The language of the list; the present one, unless said otherwise.
  public var locale: Locale {
    get { language.withLock { $0 } }
    set { language.withLock { $0 = newValue } }
  }

  /// A formatter in the present language.
  public convenience init() {
    self.init(locale: .current)
  }

  /// A formatter in a language.
  ///
  /// - Parameter locale: The language.
  public init(locale: Locale) {
    language = Mutex(locale)
  }

  /// Writes texts as a list in the present language.
  ///
  /// - Parameter strings: The texts.
  /// - Returns: The list; empty for no texts.
  public static func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().join(strings)
  }

  /// Writes things as a list.
  ///
  /// - Parameter items: The things, each written as it describes itself.
  /// - Returns: The list; nil for no things.
  public func string(from items: [Any]) -> String? {
    items.isEmpty ? nil : join(items.map { String(describing: $0) })
  }

  private func join(_ strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(locale))
  }
}
