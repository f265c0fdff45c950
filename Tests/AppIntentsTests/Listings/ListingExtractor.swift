// SPDX-License-Identifier: Apache-2.0

/// Finds the outermost Swift declarations in an article.
enum ListingExtractor {
  /// Types and extensions with balanced braces, in order, without their indentation.
  ///
  /// In some articles each backslash is doubled by the way they were saved; there it is undone.
  static func listings(in article: String) -> [Listing] {
    let isDoubled = article.contains("\\\\(") || article.contains("\\\\.")
    let text = isDoubled ? article.replacing("\\\\", with: "\\") : article
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var listings: [Listing] = []
    var index = 0
    while index < lines.count {
      guard let head = Head(lines[index]), let end = lastLine(of: lines, from: index) else {
        index += 1
        continue
      }
      listings.append(
        Listing(
          keyword: head.keyword, type: head.type, conformances: head.conformances,
          source: dedented(lines[attributes(of: lines, before: index)...end])))
      index = end + 1
    }
    return listings
  }

  /// The first line of a declaration: `struct Name: Protocols {`.
  private struct Head {
    var keyword: Listing.Keyword
    var type: String
    var conformances: String

    init?(_ line: String) {
      let pattern =
        /^\s*(?:public |private |final )*(struct|enum|extension)\s+(\w+)\s*(?::([^{]*))?\{/
      guard let match = line.firstMatch(of: pattern),
        let keyword = Listing.Keyword(rawValue: String(match.1))
      else { return nil }
      self.keyword = keyword
      type = String(match.2)
      conformances = match.3.map { String($0) } ?? ""
    }
  }

  /// The line where the braces are balanced again; nil when they never are.
  private static func lastLine(of lines: [String], from start: Int) -> Int? {
    var depth = 0
    for index in start..<lines.count {
      let code = lines[index].firstRange(of: "//").map { lines[index][..<$0.lowerBound] }
      for character in code ?? lines[index][...] {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
      }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The first of the lines with attributes, such as `@UnionValue`, straight before a declaration.
  private static func attributes(of lines: [String], before index: Int) -> Int {
    let attributes = lines[..<index].reversed().prefix { $0.contains(/^\s*@\w+(\(.*\))?$/) }
    return index - attributes.count
  }

  private static func dedented(_ lines: ArraySlice<String>) -> String {
    let indentation = lines.first?.prefix { $0.isWhitespace }.count ?? 0
    return lines.map { line in
      String(line.dropFirst(min(indentation, line.prefix { $0.isWhitespace }.count)))
    }.joined(separator: "\n").replacing(/}\w+$/, with: "}")
  }
}
