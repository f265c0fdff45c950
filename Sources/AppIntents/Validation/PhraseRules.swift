// SPDX-License-Identifier: Apache-2.0

/// Checks each phrase by itself and against the others.
enum PhraseRules {
  static let applicationName = "applicationName"

  static func issues(in shortcuts: [AppShortcut]) -> [DeclarationIssue] {
    var owners: [String: String] = [:]
    return shortcuts.flatMap { shortcut in
      shortcut.phrases.flatMap { phrase in
        let intent = "\(type(of: shortcut.intent))"
        let place = "\(intent): \"\(phrase)\""
        var issues = issues(in: phrase, of: shortcut.intent, place: place)
        if let owner = owners.updateValue(intent, forKey: phrase) {
          issues.append(
            DeclarationIssue(
              severity: .warning, place: place, message: "\(owner) has the same phrase"))
        }
        return issues
      }
    }
  }

  /// What is wrong with one phrase, in whichever language.
  static func issues(
    in phrase: String, of intent: any AppIntent, place: String
  ) -> [DeclarationIssue] {
    if phrase.allSatisfy(\.isWhitespace) {
      return [DeclarationIssue(severity: .error, place: place, message: "the phrase is empty")]
    }
    let names = Placeholders.names(in: phrase)
    return applicationNameIssues(names, place: place)
      + parameterIssues(names.filter { $0 != applicationName }, of: intent, place: place)
  }

  private static func applicationNameIssues(
    _ names: [String], place: String
  ) -> [DeclarationIssue] {
    let count = names.count { $0 == applicationName }
    guard count != 1 else { return [] }
    let message =
      count == 0
      ? "the app's name is missing; Apple's platforms want it in every phrase"
      : "the app's name stands \(count) times; Apple's platforms want it once"
    return [DeclarationIssue(severity: .note, place: place, message: message)]
  }

  private static func parameterIssues(
    _ names: [String], of intent: any AppIntent, place: String
  ) -> [DeclarationIssue] {
    let known = intent.declaredParameters.map(\.name)
    var issues: [DeclarationIssue] = []
    for name in Set(names).sorted() {
      guard let parameter = intent.parameter(named: name) else {
        let expected = (known + [applicationName]).map { "${\($0)}" }.joined(separator: ", ")
        issues.append(
          DeclarationIssue(
            severity: .error, place: place,
            message: "${\(name)} names no parameter; known are \(expected)"))
        continue
      }
      if !parameter.declaration.valueType.isPortableInPhrases {
        issues.append(
          DeclarationIssue(
            severity: .note, place: place,
            message: "${\(name)} is neither an entity nor an enum; Apple's platforms refuse it"))
      }
    }
    if names.count > Set(names).count {
      issues.append(
        DeclarationIssue(
          severity: .error, place: place, message: "a parameter stands in the phrase twice"))
    } else if names.count > 1 {
      issues.append(
        DeclarationIssue(
          severity: .note, place: place,
          message: "the phrase has \(names.count) parameters; Apple's platforms take one"))
    }
    return issues
  }
}

extension IntentValueType {
  fileprivate var isPortableInPhrases: Bool {
    switch self {
    case .enumeration, .entity: true
    case .string, .integer, .number, .boolean, .date, .dateComponents, .url, .decimal, .duration,
      .attributedString, .measurement, .other:
      false
    }
  }
}
