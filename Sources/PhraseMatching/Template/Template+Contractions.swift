// SPDX-License-Identifier: Apache-2.0

extension Template {
  /// The template in which each contraction may also be said in full, and the other way round: with
  /// "What's on", "What is on" is a way to say the phrase.
  ///
  /// - Parameter language: The language code of the phrase; nothing changes where it has no
  ///   contractions.
  /// - Returns: A template with the author's text, whose first way is as the author wrote it.
  /// - Complexity: O(*n*) in the length of the text.
  package func sayingContractions(of language: String) -> Template {
    let contractions = Language.tables(for: language)?.contractions
    guard let contractions, !contractions.isEmpty else { return self }
    let root = root.fold { element, parts in
      guard case .literal(let text) = element else { return element.with(parts) }
      return contractions.element(of: text)
    }
    return Template(root: root, source: source, syntax: syntax)
  }
}
