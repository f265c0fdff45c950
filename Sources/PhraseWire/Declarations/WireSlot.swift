// SPDX-License-Identifier: Apache-2.0

/// What a value may be: one of a list, or one of a kind within bounds.
///
/// ```json
/// {"list": "books"}
/// {"kind": "number", "minimum": 1, "maximum": 100, "integer": true}
/// ```
public struct WireSlot: Codable, Sendable, Equatable {
  /// The name of the list whose values it takes.
  public var list: String?
  /// Whether its app also finds values that are not on the list.
  public var open: Bool?
  /// What it takes in place of a list: `number`, `ordinal`, `percentage`, `money`, `measurement`,
  /// `date`, `time`, `dateTime`, `duration`, `boolean` or `text`; `text` beside a list takes any other
  /// words, too.
  public var kind: String?
  /// The smallest number.
  public var minimum: Double?
  /// The largest number.
  public var maximum: Double?
  /// Whether only whole numbers are taken.
  public var integer: Bool?
  /// The distance of the numbers, counted from the smallest, or from zero without one.
  public var step: Double?
  /// The symbol of the unit of a bare number, for a measurement.
  public var unit: String?
  /// The ISO 4217 code of a bare number, for money.
  public var currency: String?
  /// What one value is called within a sentence, by language code: "book".
  public var names: [String: String]?
  /// Whether several values may follow each other.
  public var series: Bool?

  /// Makes a slot for a list or a kind; what else is known is set afterwards.
  public init(list: String? = nil, kind: String? = nil) {
    self.list = list
    self.kind = kind
  }
}
