// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program with arguments that performs an intent; never a line for a shell.
///
/// `${name}` in an argument stands for what a parameter was said to be, `${name.id}` for its
/// identifier. A value is always a part of one argument, whatever signs are in it.
struct IntentCommand: Sendable {
  private let arguments: [String]
  private let language: String

  init(_ arguments: [String], for intent: ResolvedIntent) {
    var values: [String: String] = [:]
    for (name, parameters) in Dictionary(grouping: intent.parameters, by: \.name) {
      values["${\(name)}"] = parameters.map(\.display).joined(separator: ", ")
      values["${\(name).id}"] = parameters.compactMap(\.id).joined(separator: ", ")
    }
    language = intent.language
    self.arguments = arguments.map { $0.replacing(places: values) }
  }

  /// The parameters that a command has places for, in their order; some may stand there twice.
  static func parameters(of arguments: [String]) -> [String] {
    arguments.flatMap { argument in
      argument.matches(of: /\$\{([^}]+?)(\.id)?\}/).map { String($0.1) }
    }
  }

  /// Runs the program to its end.
  ///
  /// - Returns: What it printed, without blanks around it.
  /// - Throws: ``PerformError`` with what it complained of, if it fails or cannot be found.
  func run() async throws -> String {
    try await Command(arguments, language: language).run()
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension String {
  /// The text with values in their places, each replaced once, so that no value is looked into.
  fileprivate func replacing(places: [String: String]) -> String {
    var text = ""
    var rest = self[...]
    while let place = rest.firstRange(of: "${") {
      text += rest[..<place.lowerBound]
      rest = rest[place.lowerBound...]
      let known = places.first { rest.hasPrefix($0.key) }
      text += known?.value ?? "${"
      rest = rest.dropFirst(known?.key.count ?? 2)
    }
    return text + rest
  }
}
