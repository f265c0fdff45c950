// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import PhraseWire

/// A person's own shortcut: phrases, and the actions that they stand for.
///
/// ```swift
/// let morning = PersonalShortcut(
///   name: "Good Morning", phrases: ["good morning"],
///   actions: [
///     ShortcutAction("SayPhrase", with: ["phrase": "next bus from harbour"], as: "Bus"),
///     ShortcutAction("ShowText", with: ["text": "Good morning! ${Bus}"]),
///   ])
/// ```
///
/// As a document it is JSON, one file each; <doc:ShortcutDocuments> describes it.
public struct PersonalShortcut: Sendable, Equatable, Identifiable {
  /// What other shortcuts and automations call it; it stays when the name changes.
  public var id: String
  /// What people call it.
  public var name: String
  /// What is said or typed to run it: any words, related to the actions or not.
  public var phrases: [String]
  /// The language code of the phrases; nil for that of their letters.
  public var language: String?
  /// What it is for.
  public var about: String?
  /// The name of its symbol, as `DisplayRepresentation.Image(systemName:)` takes it.
  public var icon: String?
  /// The colour behind the symbol.
  public var color: ShortcutColor?
  /// What is asked when it is added from a gallery or a file.
  public var questions: [ShortcutQuestion]
  /// What is done, one after the other.
  public var actions: [ShortcutAction]
  /// What the document of another program has besides, for one that was made by it; kept as it is.
  public var original: WireValue?

  /// Makes a shortcut.
  public init(
    id: String = UUID().uuidString.lowercased(), name: String, phrases: [String] = [],
    language: String? = nil, about: String? = nil, icon: String? = nil,
    color: ShortcutColor? = nil, questions: [ShortcutQuestion] = [], actions: [ShortcutAction] = [],
    original: WireValue? = nil
  ) {
    self.id = id
    self.name = name
    self.phrases = phrases
    self.language = language
    self.about = about
    self.icon = icon
    self.color = color
    self.questions = questions
    self.actions = actions
    self.original = original
  }

  /// That its name is empty, and which phrases have no words and could be said by saying nothing.
  package var wordlessFaults: [ShortcutDocumentError] {
    let ofName =
      name.allSatisfy(\.isWhitespace)
      ? [ShortcutDocumentError(place: "name", reason: "is empty")] : []
    return ofName
      + phrases.indices.filter { !phrases[$0].hasWords }.map {
        ShortcutDocumentError(place: "phrases[\($0)]", reason: "has no words")
      }
  }

  /// All actions, those inside of others too, in the order of reading.
  public var allActions: [ShortcutAction] { actions.flatMap(\.withInner) }
}

/// The colours of shortcuts; those that Apple's documents number.
public enum ShortcutColor: String, Sendable, Codable, CaseIterable {
  case red, darkOrange, orange, yellow, green, teal, lightBlue, blue, darkBlue, violet, purple, pink
  case taupe, gray, darkGray
}

/// What a shortcut asks when it is added: its answer becomes a parameter of one of its actions.
public struct ShortcutQuestion: Sendable, Equatable, Codable {
  /// The place of the action among ``PersonalShortcut/allActions``, from 0.
  public var action: Int
  /// The name of the parameter.
  public var parameter: String
  /// The question.
  public var text: String
  /// The answer that is taken unless another is given.
  public var answer: String?

  /// Makes a question.
  public init(action: Int, parameter: String, text: String, answer: String? = nil) {
    self.action = action
    self.parameter = parameter
    self.text = text
    self.answer = answer
  }
}

extension String {
  /// Whether something can be said for it.
  var hasWords: Bool { contains { $0.isLetter || $0.isNumber } }
}
