// SPDX-License-Identifier: Apache-2.0

/// A parameter summary with all its branches, as data that prints.
package indirect enum SummaryOutline: Equatable, Sendable {
  /// A sentence with `${name}` for each parameter, and the parameters below it.
  case sentence(String, others: [String])
  /// The intent's title with some of the parameters below it.
  case title(others: [String])
  /// One of two, by a question such as `== finished`.
  case when(parameter: String, condition: String, then: SummaryOutline, otherwise: SummaryOutline)
  /// One of several; a branch without values is the default.
  case choice(parameter: String, branches: [Branch])

  /// A case of a `Switch`.
  package struct Branch: Equatable, Sendable {
    package var values: [String]
    package var content: SummaryOutline
  }
}

extension SummaryOutline {
  /// The outline with other sentences, such as those of a translation.
  package func mapSentences(_ transform: (String) -> String) -> SummaryOutline {
    switch self {
    case .sentence(let text, let others): return .sentence(transform(text), others: others)
    case .title: return self
    case .when(let parameter, let condition, let then, let otherwise):
      return .when(
        parameter: parameter, condition: condition, then: then.mapSentences(transform),
        otherwise: otherwise.mapSentences(transform))
    case .choice(let parameter, let branches):
      return .choice(
        parameter: parameter,
        branches: branches.map {
          Branch(values: $0.values, content: $0.content.mapSentences(transform))
        })
    }
  }
}

extension SummaryOutline: CustomStringConvertible {
  package var description: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    switch self {
    case .sentence(let text, let others):
      return [others.isEmpty ? text : "\(text) { \(others.joined(separator: ", ")) }"]
    case .title(let others):
      return [others.isEmpty ? "(title)" : "(title) { \(others.joined(separator: ", ")) }"]
    case .when(let parameter, let condition, let then, let otherwise):
      return ["when \(parameter) \(condition):"] + then.indented + ["otherwise:"]
        + otherwise.indented
    case .choice(let parameter, let branches):
      return ["switch \(parameter):"]
        + branches.flatMap { branch in
          [branch.values.isEmpty ? "default:" : "case \(branch.values.joined(separator: ", ")):"]
            + branch.content.indented
        }
    }
  }

  private var indented: [String] { lines.map { "  " + $0 } }
}
