// SPDX-License-Identifier: Apache-2.0

/// A declaration from an article, as its author wrote it.
struct Listing: Equatable, Sendable {
  enum Keyword: String, CaseIterable, Sendable {
    case structure = "struct"
    case enumeration = "enum"
    case `extension` = "extension"
  }

  var keyword: Keyword
  /// The name of the type that is declared or extended.
  var type: String
  /// The protocols of an extension, as written.
  var conformances: String
  /// The text, dedented.
  var source: String

  var title: String { "\(keyword.rawValue) \(type)" }

  /// Why the listing cannot be expected to compile; nil when it can.
  var reasonToLeaveOut: String? {
    if let word = ["SwiftUI", "Color", "View", "Button", "Text("].first(where: source.contains) {
      return "it mentions \(word)"
    }
    if source.contains("…") || source.contains("...") { return "it has elisions" }
    if let function = Self.functionWithoutBody(in: source) {
      return "\(function) returns a value, but its body is only a comment"
    }
    return nil
  }

  /// The name of a function that promises a value and has no statement.
  private static func functionWithoutBody(in source: String) -> String? {
    let pattern = /func (\w+)[^{}]*->[^{}]*\{((?:\s|\/\/[^\n]*)*)\}/
    return source.firstMatch(of: pattern).map { String($0.1) }
  }
}
