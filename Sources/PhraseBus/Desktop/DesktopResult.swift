// SPDX-License-Identifier: Apache-2.0

package import PhraseWire

/// Something that the desktop's search shows, and what choosing it does.
package struct DesktopResult: Sendable, Equatable {
  /// How the words led to it, the best way first.
  package enum Fit: Sendable, Equatable {
    /// The words mean it.
    case exact
    /// The words begin it.
    case beginning
    /// The words name a value that it opens.
    case value
    /// It is nearest to words that mean nothing.
    case suggestion
  }

  let choice: DesktopChoice
  package let title: String
  package let subtitle: String
  /// The name of a symbol, or the address of a file; nil for no picture.
  package let picture: String?
  package let fit: Fit
  /// What choosing it asks of a conversation.
  package let request: WireRequest
  /// What the person would say for it.
  package let sentence: String

  /// What the desktop knows it by.
  package var id: String { choice.text }
}

/// What is chosen in the desktop's search, as a text that the desktop keeps and hands back.
///
/// The text says it all, so that a result of an older search, or of the time before the assistant was
/// started anew, is still understood, and nothing has to be remembered for it. Whoever makes one up
/// gets no more than by saying the same.
enum DesktopChoice: Sendable, Equatable {
  case phrase(String)
  case value(list: String, id: String)

  /// How long its text may be, in bytes of UTF-8.
  static let limit = 2048

  /// - Returns: Nil for a text that is none.
  init?(_ text: String) {
    guard text.utf8.count <= Self.limit else { return nil }
    if let sentence = text.wholePart(after: "phrase:") {
      self = .phrase(sentence)
    } else if let value = text.wholePart(after: "value:"), let end = value.firstIndex(of: "\n") {
      self = .value(list: String(value[..<end]), id: String(value[value.index(after: end)...]))
    } else {
      return nil
    }
  }

  var text: String {
    switch self {
    case .phrase(let sentence): "phrase:\(sentence)"
    case .value(let list, let id): "value:\(list)\n\(id)"
    }
  }
}

extension String {
  /// What follows a beginning; nil where the text begins otherwise.
  fileprivate func wholePart(after beginning: String) -> String? {
    hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
  }
}
