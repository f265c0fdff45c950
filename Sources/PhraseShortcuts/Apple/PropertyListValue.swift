// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire

/// Property lists as wire values, and back without a loss.
///
/// What JSON has no form for is a ``WireValue/other(type:text:)``: data, numbers with a point and no
/// fraction, whole numbers beyond 64 bits with a sign, moments between two seconds.
enum PropertyListValue {
  /// How deep values may lie inside of one another.
  static let depthLimit = 128

  /// How many values a document may have; a binary one can name one value from many places.
  static let countLimit = 2_000_000

  private static let data = "data"
  private static let real = "real"
  private static let integer = "integer"
  fileprivate static let moment = "moment"

  /// Reads a property list in binary or XML.
  ///
  /// - Throws: ``ShortcutDocumentError`` for what is no property list, or one beyond the limits.
  static func read(_ bytes: Data) throws(ShortcutDocumentError) -> WireValue {
    let start = bytes.prefix(64).drop { $0 <= 32 || [0xEF, 0xBB, 0xBF].contains($0) }
    if bytes.starts(with: Data("bplist".utf8)), var list = BinaryPropertyList(bytes) {
      do {
        try list.checkShape(depthLimit: depthLimit, countLimit: countLimit)
      } catch {
        switch error {
        case .damaged: throw strange
        case .tooDeep: throw tooDeep
        case .tooMany:
          throw ShortcutDocumentError(
            place: "", reason: "the document has more than \(countLimit) values")
        }
      }
    } else {
      guard start.first == UInt8(ascii: "<") else { throw strange }
    }
    guard let list = try? PropertyListSerialization.propertyList(from: bytes, format: nil) else {
      throw strange
    }
    return try value(of: list, levels: depthLimit)
  }

  /// Writes a property list in XML, or in binary where XML would lose something.
  ///
  /// - Throws: ``ShortcutDocumentError`` for what property lists have no form for.
  static func write(_ value: WireValue) throws(ShortcutDocumentError) -> Data {
    let list = try object(value)
    do {
      return try PropertyListSerialization.data(
        fromPropertyList: list, format: value.hasFineMoment ? .binary : .xml, options: 0)
    } catch {
      throw ShortcutDocumentError(place: "", reason: "no property list holds it")
    }
  }

  private static let strange = ShortcutDocumentError(
    place: "", reason: "not a property list, binary or XML, as shortcuts are kept in")

  private static let tooDeep = ShortcutDocumentError(
    place: "", reason: "values lie deeper in one another than \(depthLimit) levels")

  // MARK: - Reading

  private static func value(
    of list: Any, levels: Int
  ) throws(ShortcutDocumentError) -> WireValue {
    guard levels >= 0 else { throw tooDeep }
    switch list {
    case let text as String: return .text(text)
    case let data as Data: return .other(type: self.data, text: data.base64EncodedString())
    case let date as Date: return value(of: date)
    case let values as [Any]:
      var list: [WireValue] = []
      for element in values {
        list.append(try value(of: element, levels: levels - 1))
      }
      return .list(list)
    case let values as [String: Any]:
      var record: [String: WireValue] = [:]
      for (name, field) in values {
        record[name] = try value(of: field, levels: levels - 1)
      }
      return .record(record)
    case let isYes as Bool where type(of: list) == Bool.self: return .boolean(isYes)
    case let number as NSNumber: return value(of: number)
    default:
      throw ShortcutDocumentError(
        place: "", reason: "has a value that no shortcut has: \(type(of: list))")
    }
  }

  private static func value(of date: Date) -> WireValue {
    let seconds = date.timeIntervalSinceReferenceDate
    return seconds == seconds.rounded() && abs(seconds) < 1e11
      ? .date(date) : .other(type: moment, text: "\(seconds)")
  }

  private static func value(of number: NSNumber) -> WireValue {
    guard ["d", "f"].contains(String(cString: number.objCType)) else {
      return Int(exactly: number).map(WireValue.integer) ?? .other(type: integer, text: "\(number)")
    }
    let double = number.doubleValue
    return double.isFinite && double != double.rounded()
      ? .number(double) : .other(type: real, text: "\(double)")
  }

  // MARK: - Writing

  private static func object(_ value: WireValue) throws(ShortcutDocumentError) -> Any {
    switch value {
    case .text(let text): return text
    case .integer(let number): return number
    case .number(let number): return number
    case .boolean(let isYes): return isYes
    case .date(let date): return date
    case .list(let values):
      var list: [Any] = []
      for value in values { list.append(try object(value)) }
      return list
    case .record(let fields):
      var record: [String: Any] = [:]
      for (name, value) in fields { record[name] = try object(value) }
      return record
    case .other(data, let text):
      if let data = Data(base64Encoded: text) { return data }
    case .other(real, let text):
      if let number = Double(text) { return number }
    case .other(integer, let text):
      if let number = UInt64(text) { return number }
    case .other(moment, let text):
      if let seconds = Double(text) { return Date(timeIntervalSinceReferenceDate: seconds) }
    default: break
    }
    throw ShortcutDocumentError(place: "", reason: "no property list holds “\(value.words)”")
  }

  /// The number that a value of a property list is; nil for none.
  static func number(_ value: WireValue) -> Double? {
    if case .other(real, let text) = value { Double(text) } else { value.asNumber }
  }
}

extension WireValue {
  /// Whether it has a moment between two seconds, which XML cannot say.
  fileprivate var hasFineMoment: Bool {
    switch self {
    case .other(let type, _): type == PropertyListValue.moment
    case .list(let values): values.contains(where: \.hasFineMoment)
    case .record(let fields): fields.values.contains(where: \.hasFineMoment)
    default: false
    }
  }
}
