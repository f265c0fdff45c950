// SPDX-License-Identifier: Apache-2.0

/// How a language writes lists and counts.
///
/// The rules are those of the Unicode library. This module does without it, so they come from
/// outside.
package struct Phrasing: Sendable {
  /// How many names a list has; a longer one is not read to its end.
  private static let listedNames = 20

  /// What joins the last two items of a list.
  package enum Junction: Sendable {
    case and, or
  }

  private let list: @Sendable ([String], Junction) -> String
  /// The grammatical number that a count asks for.
  let plural: @Sendable (Int) -> PluralCategory

  package init(
    list: @escaping @Sendable ([String], Junction) -> String,
    plural: @escaping @Sendable (Int) -> PluralCategory
  ) {
    self.list = list
    self.plural = plural
  }

  /// "A, B or C", or "A, B or 7 more".
  ///
  /// - Parameters:
  ///   - items: What is named.
  ///   - junction: What joins the last two.
  ///   - more: How many there are besides.
  ///   - rest: How many more there are, in words.
  /// - Returns: The list; empty without items.
  package func list(
    _ items: [String], _ junction: Junction, more: Int = 0, rest: (Int) -> String = { "\($0)" }
  ) -> String {
    list(items + (more > 0 ? [rest(more)] : []), junction)
  }

  /// "A, B and C", cut where it gets long.
  func names(_ names: [String], _ rest: (Int) -> String) -> String {
    let shown = names.prefix(Self.listedNames)
    return list(Array(shown), .and, more: names.count - shown.count, rest: rest)
  }
}

/// The grammatical number that a count asks for, named as in Unicode CLDR.
package enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other
}
