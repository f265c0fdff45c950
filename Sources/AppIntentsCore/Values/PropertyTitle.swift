// SPDX-License-Identifier: Apache-2.0

/// Turns the name of a Swift property or type into words; words stay as they are.
package enum PropertyTitle {
  /// `authorName` gives "Author Name", `openURLInApp` "Open URL In App", `page2` "Page 2".
  package static func derived(from name: String) -> String {
    let characters = Array(name)
    var words: [String] = []
    for (index, character) in characters.enumerated() {
      if character == "_" || character == " " {
        words.append("")
      } else if words.isEmpty || startsWord(index, in: characters) {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.lazy.filter { !$0.isEmpty }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  /// A capital starts a word unless it stands inside an acronym; so does the first of some digits.
  private static func startsWord(_ index: Int, in characters: [Character]) -> Bool {
    guard index > 0 else { return true }
    let (character, previous) = (characters[index], characters[index - 1])
    if character.isNumber { return !previous.isNumber }
    guard character.isUppercase else { return false }
    let next = index + 1 < characters.count ? characters[index + 1] : nil
    return !previous.isUppercase || next?.isLowercase == true
  }
}
