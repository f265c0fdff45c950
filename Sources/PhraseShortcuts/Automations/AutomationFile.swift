// SPDX-License-Identifier: Apache-2.0

package import Foundation
import PhraseRuntime
import PhraseWire

/// Where a person's automations are kept: one document in JSON, which their programs share.
///
/// ```swift
/// let file = AutomationFile(path: "/home/ada/.config/phrase/automations.json")
/// try file.change { $0.append(morning) }
/// ```
public struct AutomationFile: Sendable {
  /// The newest version of the document.
  static let version = 1

  /// How many bytes are read: four million, some 20,000 automations.
  static let sizeLimit = 4_000_000

  let file: PrivateFile

  private struct Document: Codable {
    let automations: [Automation]

    private enum Key: String, CodingKey, CaseIterable {
      case version, automations
    }

    init(_ automations: [Automation]) {
      self.automations = automations
    }

    init(from decoder: any Decoder) throws {
      try decoder.refuseFields(besides: Key.allCases.map(\.rawValue))
      let fields = try decoder.container(keyedBy: Key.self)
      let version = try fields.decode(Int.self, forKey: .version)
      guard version <= AutomationFile.version else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: fields,
          debugDescription: "is \(version), newer than \(AutomationFile.version)")
      }
      automations = try fields.decode([Automation].self, forKey: .automations)
      if let twin = Dictionary(grouping: automations, by: \.id).first(where: { $1.count > 1 }) {
        throw DecodingError.dataCorruptedError(
          forKey: .automations, in: fields,
          debugDescription: "has “\(twin.key)” more than once; each needs an id of its own")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Key.self)
      try fields.encode(AutomationFile.version, forKey: .version)
      try fields.encode(automations, forKey: .automations)
    }
  }

  /// Names a file, which is made with its folder when something is added.
  public init(path: String) {
    file = PrivateFile(path: path)
  }

  /// The automations in the person's order; none where there is no file.
  ///
  /// - Throws: ``ShortcutDocumentError`` with the place of the fault and what would be accepted there.
  public func read() throws(ShortcutDocumentError) -> [Automation] {
    guard file.exists else { return [] }
    guard let data = file.data else {
      throw ShortcutDocumentError(place: "", reason: "\(file.path) cannot be read")
    }
    guard data.count <= Self.sizeLimit else {
      throw ShortcutDocumentError(
        place: "",
        reason: "\(file.path) has \(data.count) bytes; at most \(Self.sizeLimit) are read")
    }
    return try automations(in: data)
  }

  private func automations(in data: Data) throws(ShortcutDocumentError) -> [Automation] {
    do {
      return try JSONDecoder().decode(Document.self, from: data).automations
    } catch let error as DecodingError {
      throw ShortcutDocumentError(error, in: data, syntax: "\(file.path) is not JSON")
    } catch {
      throw ShortcutDocumentError(place: "", reason: "\(error)")
    }
  }

  /// Adds an automation under a name like that of its shortcut.
  ///
  /// - Throws: ``ShortcutDocumentError``.
  @discardableResult
  package func add(
    _ trigger: AutomationTrigger, for shortcut: PersonalShortcut, asksFirst: Bool = false,
    since now: Date
  ) throws -> Automation {
    try change { all in
      let id = Automation.identifier(for: shortcut.name, beside: all.map(\.id))
      let added = Automation(
        id: id, shortcut: shortcut.id, trigger: trigger, asksFirst: asksFirst, since: now)
      all.append(added)
      return added
    }
  }

  /// The automations of a shortcut; none where they cannot be read.
  package func automations(of shortcut: String) -> [Automation] {
    ((try? read()) ?? []).filter { $0.shortcut == shortcut }
  }

  /// Changes the automations while no other program does.
  ///
  /// - Parameter change: Changes them; what it throws leaves the file as it is.
  /// - Returns: What the change returns.
  /// - Throws: ``ShortcutDocumentError`` for a file that cannot be read, and for automations that a document
  ///   cannot have; ``ShortcutLibraryError`` for one that cannot be written. The file is left as it is.
  ///   Or what the change throws.
  public func change<Result>(_ change: (inout [Automation]) throws -> Result) throws -> Result {
    file.makeFolder()
    return try file.alone {
      var automations = try read()
      let result = try change(&automations)
      let data = Data(try WireEncoder.text(of: Document(automations)).utf8)
      // What could not be read again is not written.
      _ = try self.automations(in: data)
      try file.keep(data)
      return result
    }
  }
}
