// SPDX-License-Identifier: Apache-2.0

/// What Tab does: completes as far as it is certain, and lists the rest at the second press.
final class Completion {
  enum Step: Equatable {
    /// Nothing continues the text.
    case none
    /// The text before the cursor becomes this.
    case replace(String)
    /// These lines are possible.
    case list([String])
  }

  /// How many possibilities are listed: what fits a small terminal.
  static let shownLines = 20

  private let completions: @Sendable (String) -> [String]
  private var lastText: String?

  init(completions: @escaping @Sendable (String) -> [String]) {
    self.completions = completions
  }

  /// Forgets the last press, as a new line begins.
  func reset() {
    lastText = nil
  }

  func step(for typed: String) -> Step {
    let lines = completions(typed)
    guard let first = lines.first else { return .none }
    if lines.count == 1 {
      lastText = nil
      return .replace("\(first) ")
    }
    let common = lines.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    if common.count > typed.count {
      lastText = nil
      return .replace(common)
    }
    guard lastText == typed else {
      lastText = typed
      return .none
    }
    let more = lines.count - Self.shownLines
    return .list(Array(lines.prefix(Self.shownLines)) + (more > 0 ? ["… \(more) more"] : []))
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
