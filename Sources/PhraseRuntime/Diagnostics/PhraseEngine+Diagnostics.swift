// SPDX-License-Identifier: Apache-2.0

public import PhraseMatching

extension PhraseEngine {
  /// What is wrong or doubtful in the declarations, and lists that could not be read.
  ///
  /// Lists that no phrase needed so far are read now.
  public var diagnostics: [Diagnostic] {
    get async {
      _ = await current()
      let snapshot = await complete()
      let unread = Set(snapshot.catalog.sources.keys).subtracting(snapshot.contents.keys)
      let contents = await loader.contents(of: snapshot.catalog, unread)
        .merging(snapshot.contents) { _, known in known }
      // What the engine makes of declarations has places that an app may have nothing for.
      let generated = Set(
        snapshot.catalog.shortcuts.filter(\.isGenerated).flatMap(\.phrases).map(\.text))
      let warnings = snapshot.automaton.grammar.warnings + snapshot.automaton.warnings
      return snapshot.catalog.diagnostics + snapshot.catalog.unfillableParameters
        + contents.failures + contents.unsayable
        + warnings.filter { !generated.contains($0.source) }
    }
  }

  /// The errors that are known so far, without asking an app for more.
  package var knownErrors: [Diagnostic] {
    (catalog.diagnostics + snapshot.contents.failures).filter { $0.severity == .error }
  }
}

extension [String: ListContent] {
  /// The lists that could not be read.
  fileprivate var failures: [Diagnostic] {
    let reasons = compactMapValues { $0.failure?.reason(in: "en") }
    // What is made of an entity's values fails with them, and says so in its own reason.
    let causes = reasons.filter { _, reason in
      !reasons.values.contains { $0 != reason && reason.contains($0) }
    }
    return causes.sorted { $0.key < $1.key }.map { name, reason in
      Diagnostic(
        severity: .error, message: "the values of \(name) could not be read: \(reason)",
        source: "", span: 0..<0)
    }
  }

  /// The values without a word in their titles.
  fileprivate var unsayable: [Diagnostic] {
    sorted { $0.key < $1.key }.flatMap { name, content in
      content.unsayableEntries.map {
        Diagnostic(
          severity: .warning,
          message: "the value with the id \($0.id) of \(name) has no letter or digit in its title, "
            + "so nobody can say it",
          source: "", span: 0..<0)
      }
    }
  }
}
