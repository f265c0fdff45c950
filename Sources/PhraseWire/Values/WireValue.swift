// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A value of an app on the wire: what an intent returns, a parameter takes, a property holds.
///
/// It is the only form of values outside their app, so that whoever reads an answer, an export or a
/// request has to know one. What JSON has a form for is written in it: `5`, `2.5`, `true`, `"text"`,
/// `null`, `[1, 2]`. Everything else is an object that says its `kind`:
///
/// ```json
/// {"kind": "entity", "type": "Library.BookEntity", "id": "42", "title": "Dune"}
/// {"kind": "money", "amount": 12.5, "currency": "EUR"}
/// ```
///
/// JSON has one kind of number: a ``number(_:)`` without a fraction is read as ``integer(_:)``.
public indirect enum WireValue: Sendable, Equatable {
  /// No value.
  case nothing
  /// Words.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case number(Double)
  /// Yes or no.
  case boolean(Bool)
  /// Several values.
  case list([WireValue])
  /// Named values, such as the fields of an object in JSON.
  case record([String: WireValue])
  /// A moment, to the millisecond.
  case date(Date)
  /// A length of time.
  case duration(Duration)
  /// A quantity, and the symbol of its unit: `kg`.
  case measurement(amount: Double, unit: String)
  /// An amount of money, and the ISO 4217 code of its currency.
  case money(amount: Decimal, currency: String)
  /// Something of an app that has an identifier.
  case entity(WireEntity)
  /// A case of an enum by its raw value, and what it is called.
  case enumeration(type: String, value: String, title: String)
  /// A person.
  case person(WirePerson)
  /// A place.
  case place(WirePlace)
  /// A file.
  case file(WireFile)
  /// An address.
  case url(URL)
  /// A value of a type that has no form of its own, or of a kind that this version does not know.
  case other(type: String, text: String)

  /// The number, whole or not; nil for any other value.
  public var asNumber: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// The value as a person would write it: digits, a title, ISO 8601 for dates.
  public var words: String {
    switch self {
    case .nothing: ""
    case .text(let text), .other(_, let text): text
    case .integer(let number): "\(number)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .boolean(let value): "\(value)"
    case .list(let values): values.map(\.words).joined(separator: ", ")
    case .record(let fields):
      fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.words)" }
        .joined(separator: ", ")
    case .date(let date): date.wireText
    case .duration(let duration): "\(duration)"
    case .measurement(let amount, let unit): "\(WireValue.number(amount).words) \(unit)"
    case .money(let amount, let currency): "\(amount) \(currency)"
    case .entity(let entity): entity.title
    case .enumeration(_, _, let title): title
    case .person(let person): person.name
    case .place(let place): place.name ?? place.address ?? ""
    case .file(let file): file.name
    case .url(let url): url.absoluteString
    }
  }

  /// The files in the value: itself, or those of a list.
  public var files: [WireFile] {
    switch self {
    case .file(let file): [file]
    case .list(let values): values.flatMap(\.files)
    case .record(let fields): fields.sorted { $0.key < $1.key }.flatMap(\.value.files)
    default: []
    }
  }

  /// The value with its files as a function makes them, for instance without their bytes.
  public func mapFiles(_ transform: (WireFile) throws -> WireFile) rethrows -> WireValue {
    switch self {
    case .file(let file): .file(try transform(file))
    case .list(let values): .list(try values.map { try $0.mapFiles(transform) })
    case .record(let fields): .record(try fields.mapValues { try $0.mapFiles(transform) })
    default: self
    }
  }
}

extension WireValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Words.
  public init(stringLiteral words: String) { self = .text(words) }

  /// A whole number.
  public init(integerLiteral number: Int) { self = .integer(number) }
}
