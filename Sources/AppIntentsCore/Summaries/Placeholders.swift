// SPDX-License-Identifier: Apache-2.0

/// The placeholders `${name}` of phrases and summaries.
package enum Placeholders {
  /// The names in the order in which they occur, each as often as it does.
  package static func names(in text: String) -> [String] {
    var names: [String] = []
    _ = replace(in: text) { name in
      names.append(name)
      return nil
    }
    return names
  }

  /// Replaces each placeholder; one for which `words` returns nil stays as it is.
  package static func replace(in text: String, with words: (String) -> String?) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstRange(of: "${") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else {
        rest = rest[start.lowerBound...]
        break
      }
      result += words(String(rest[start.upperBound..<end])) ?? String(rest[start.lowerBound...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
