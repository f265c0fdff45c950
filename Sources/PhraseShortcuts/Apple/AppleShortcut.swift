// SPDX-License-Identifier: Apache-2.0

package import Foundation
import PhraseWire

/// Shortcuts as Apple's app keeps them: property lists, binary or XML, without a signature.
///
/// ```swift
/// let shortcut = try AppleShortcut.read(data, named: "Good Morning")
/// let document = try AppleShortcut.write(shortcut)
/// ```
///
/// An action that has no exact counterpart is kept: its name is Apple's identifier, and it is all in
/// ``ShortcutAction/original``. What is unchanged is written as it was read.
package enum AppleShortcut {
  /// How many bytes a document may have: sixteen million.
  package static let sizeLimit = 16_000_000

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - name: What the shortcut is called where the document does not say: the name of its file.
  ///   - id: What the shortcut is called by others.
  /// - Returns: The shortcut.
  /// - Throws: ``ShortcutDocumentError`` with the place of the fault.
  package static func read(
    _ data: Data, named name: String, id: String = UUID().uuidString.lowercased()
  ) throws(ShortcutDocumentError) -> PersonalShortcut {
    guard data.count <= sizeLimit else {
      throw ShortcutDocumentError(
        place: "", reason: "the document has \(data.count) bytes; at most \(sizeLimit) are read")
    }
    guard !data.starts(with: Data("AEA1".utf8)) else {
      throw ShortcutDocumentError(
        place: "",
        reason: """
          a signed shortcut (AEA1), which only Apple's app opens; what can be read is the plain \
          property list: that of an export from iOS 14 or earlier, or of an app that saves shortcuts \
          without a signature
          """)
    }
    let document = try AppleDocument(try PropertyListValue.read(data))
    let flat = try document.actions()
    let blocks = try AppleBlock.blocks(of: flat)
    var importing = AppleImport(flat, blocks)
    var shortcut = PersonalShortcut(
      id: id, name: document.name ?? name, color: document.color,
      actions: importing.actions(of: blocks), original: document.original)
    shortcut.take(document.own)
    shortcut.questions = AppleQuestions.read(
      document, shortcut.allActions, places: places(of: blocks, in: shortcut))
    return shortcut
  }

  /// Writes a document, in XML.
  ///
  /// - Throws: ``ShortcutDocumentError`` for a value that no property list has.
  package static func write(_ shortcut: PersonalShortcut) throws(ShortcutDocumentError) -> Data {
    var document = AppleDocument(original: shortcut.original) ?? AppleDocument()
    if shortcut.original == nil || document.name != nil { document.name = shortcut.name }
    document.color = shortcut.color
    var exporting = AppleExport(shortcut)
    let written = exporting.actions(shortcut.actions)
    document.set(written.map(\.action))
    var indices: [Int: Int] = [:]
    for (index, action) in written.enumerated() {
      if let place = action.place { indices[place] = index }
    }
    AppleQuestions.write(shortcut, to: &document, indices: indices)
    document.own = shortcut.ownFields
    return try PropertyListValue.write(document.value)
  }

  /// Where actions of the document are among all of the shortcut.
  private static func places(
    of blocks: [AppleBlock], in shortcut: PersonalShortcut
  ) -> [Int: Int] {
    let found = shortcut.allActions.enumerated().filter { !$0.element.isAdded }.map(\.offset)
    return Dictionary(zip(indices(of: blocks), found)) { first, _ in first }
  }

  /// The places in the document, in the order in which the shortcut has the actions.
  private static func indices(of blocks: [AppleBlock]) -> [Int] {
    blocks.flatMap { block in
      var parts = block.parts.map(\.blocks)
      if block.isMenu { parts.removeFirst() }
      if AppleCondition.isInverted(block.action), !block.isMenu, !block.isLoop { parts.reverse() }
      return [block.index] + parts.flatMap(indices)
    }
  }
}

extension PersonalShortcut {
  /// The actions that came from Apple's app and are none here: each ends a run that comes to it.
  package var foreignActions: [ShortcutAction] {
    allActions.filter { action in
      AppleOriginal(action.original).map { $0.action.identifier == action.intent } ?? false
    }
  }

  private enum OwnKey { static let (phrases, language, about) = ("phrases", "language", "about") }

  fileprivate var ownFields: [String: WireValue] {
    var fields: [String: WireValue] = [:]
    if !phrases.isEmpty { fields[OwnKey.phrases] = .list(phrases.map(WireValue.text)) }
    fields[OwnKey.language] = language.map(WireValue.text)
    fields[OwnKey.about] = about.map(WireValue.text)
    return fields
  }

  fileprivate mutating func take(_ fields: [String: WireValue]) {
    phrases = fields[OwnKey.phrases]?.asList?.compactMap(\.asText) ?? []
    language = fields[OwnKey.language]?.asText
    about = fields[OwnKey.about]?.asText
  }
}
