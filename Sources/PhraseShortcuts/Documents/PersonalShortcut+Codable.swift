// SPDX-License-Identifier: Apache-2.0

public import Foundation
import PhraseWire

extension PersonalShortcut: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case version, id, name, phrases, language, about, icon, color, questions, actions, original
  }

  /// The version of the documents that this version writes, and the newest that it reads.
  static let documentVersion = 1

  /// How deep actions may lie inside of one another.
  ///
  /// Nobody reads what is deeper; and each level takes some of the stack.
  static let depthLimit = 32

  /// How many bytes a document may have: thirty-two million, some 20,000 actions of another program
  /// that are kept as they were.
  static let sizeLimit = 32_000_000

  /// Reads a document.
  ///
  /// - Throws: `DecodingError` for fields that are missing, of a wrong type or unknown.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseFields(besides: Key.allCases.map(\.rawValue))
    let fields = try decoder.container(keyedBy: Key.self)
    let version = try fields.decodeIfPresent(Int.self, forKey: .version) ?? 1
    guard version <= Self.documentVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: fields,
        debugDescription: "version \(version) is newer than \(Self.documentVersion)")
    }
    self.init(
      id: try fields.decode(String.self, forKey: .id),
      name: try fields.decode(String.self, forKey: .name),
      phrases: try fields.decodeIfPresent([String].self, forKey: .phrases) ?? [],
      language: try fields.decodeIfPresent(String.self, forKey: .language),
      about: try fields.decodeIfPresent(String.self, forKey: .about),
      icon: try fields.decodeIfPresent(String.self, forKey: .icon),
      color: try fields.decodeIfPresent(ShortcutColor.self, forKey: .color),
      questions: try fields.decodeIfPresent([ShortcutQuestion].self, forKey: .questions) ?? [],
      actions: try fields.decodeIfPresent([ShortcutAction].self, forKey: .actions) ?? [],
      original: try fields.decodeIfPresent(WireValue.self, forKey: .original))
  }

  /// Writes the fields that say something.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(Self.documentVersion, forKey: .version)
    try fields.encode(id, forKey: .id)
    try fields.encode(name, forKey: .name)
    try fields.encode(phrases, forKey: .phrases)
    try fields.encodeIfPresent(language, forKey: .language)
    try fields.encodeIfPresent(about, forKey: .about)
    try fields.encodeIfPresent(icon, forKey: .icon)
    try fields.encodeIfPresent(color, forKey: .color)
    if !questions.isEmpty { try fields.encode(questions, forKey: .questions) }
    try fields.encode(actions, forKey: .actions)
    try fields.encodeIfPresent(original, forKey: .original)
  }

  /// Reads a document.
  ///
  /// - Parameter json: The document in JSON.
  /// - Throws: ``ShortcutDocumentError`` with the place of the fault and what would be accepted there.
  public init(json: Data) throws(ShortcutDocumentError) {
    guard json.count <= Self.sizeLimit else {
      throw ShortcutDocumentError(
        place: "",
        reason: "the document has \(json.count) bytes; at most \(Self.sizeLimit) are read")
    }
    guard json.bracketDepth <= Self.bracketLimit else { throw Self.tooDeep }
    do {
      self = try JSONDecoder().decode(PersonalShortcut.self, from: json)
      guard actions.depth <= Self.depthLimit else { throw Self.tooDeep }
    } catch let error as DecodingError {
      throw ShortcutDocumentError(error, in: json, syntax: "not a shortcut in JSON")
    } catch let error as ShortcutDocumentError {
      throw error
    } catch {
      throw ShortcutDocumentError(place: "", reason: "\(error)")
    }
  }

  private static let tooDeep = ShortcutDocumentError(
    place: "", reason: "actions lie deeper in one another than \(depthLimit) levels")

  /// How deep brackets may be: each level of actions has two, a value has some of its own, and each
  /// level of a property list that is kept has two.
  private static let bracketLimit = 2 * depthLimit + 2 * PropertyListValue.depthLimit + 16

  /// The document in JSON: sorted fields, one a line.
  ///
  /// - Throws: `EncodingError` for a number that is not finite.
  public func json() throws -> Data { Data(try WireEncoder.text(of: self).utf8) }
}

extension Data {
  /// How deep brackets lie inside of one another; those in texts count too, which no honest document
  /// has many of.
  fileprivate var bracketDepth: Int {
    var (depth, deepest, isInText, isEscaped) = (0, 0, false, false)
    for byte in self {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = isInText
      case UInt8(ascii: "\""): isInText.toggle()
      case UInt8(ascii: "{") where !isInText, UInt8(ascii: "[") where !isInText:
        depth += 1
        deepest = Swift.max(deepest, depth)
      case UInt8(ascii: "}") where !isInText, UInt8(ascii: "]") where !isInText: depth -= 1
      default: break
      }
    }
    return deepest
  }
}

extension [ShortcutAction] {
  /// How deep actions lie inside of one another; 0 for none.
  fileprivate var depth: Int {
    isEmpty ? 0 : 1 + (flatMap(\.inner).map(\.depth).max() ?? 0)
  }
}
