// SPDX-License-Identifier: Apache-2.0

/// What was expected of a phrase or a conversation, and what was seen instead.
///
/// Printed as a difference: lines only expected begin with `−`, lines only seen with `+`.
public struct PhraseTestFailure: Error, CustomStringConvertible, Equatable {
  /// What was tested.
  public let title: String

  /// The lines that were expected.
  public let expected: [String]

  /// The lines that were seen.
  public let seen: [String]

  /// The difference, a line each.
  public var description: String {
    let changes = seen.difference(from: expected)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var lines: [String] = []
    var next = 0
    for (index, line) in expected.enumerated() {
      if removed.contains(index) {
        lines.append("− \(line)")
        continue
      }
      while next < seen.count, inserted.contains(next) {
        lines.append("+ \(seen[next])")
        next += 1
      }
      lines.append("  \(line)")
      next += 1
    }
    lines += seen.dropFirst(next).map { "+ \($0)" }
    return ([title] + lines).joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
