// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Whether a code such as `ru_RU` is of a language, compared without making a string.
  ///
  /// Case and `_` against `-` make no difference, and what a locale adds behind `@` is not looked at.
  package func isLanguage(_ language: String) -> Bool {
    var rest = utf8[...]
    for letter in language.utf8 {
      guard let byte = rest.popFirst(), byte.inLanguageCode == letter.inLanguageCode else {
        return false
      }
    }
    return rest.first?.endsLanguage ?? true
  }

  /// Whether two codes are of the same language, in whichever regions.
  package func isSameLanguage(as other: String) -> Bool {
    bareLanguage.elementsEqual(other.bareLanguage)
  }

  private var bareLanguage: some Sequence<UInt8> {
    utf8.prefix { !$0.endsLanguage }.lazy.map(\.inLanguageCode)
  }
}

extension UInt8 {
  /// A byte of a language code in one spelling: `pt_BR` is `pt-br`.
  fileprivate var inLanguageCode: UInt8 {
    self == UInt8(ascii: "_") ? UInt8(ascii: "-") : self | 0x20
  }

  /// Whether a region may follow, or what a locale adds.
  fileprivate var endsLanguage: Bool { "-_@.".utf8.contains(self) }
}

extension Sequence<String> {
  /// The language code to take for another: the same, that of the same language without the region,
  /// or with a script, as `zh-Hans` for `zh`; nil where there is none.
  package func nearest(toLanguage code: String) -> String? {
    filter { code.isLanguage($0) }.max { $0.utf8.count < $1.utf8.count }
      ?? filter { $0.isLanguage(code) && $0.utf8.count == code.utf8.count + "-Hans".utf8.count }
      .min()
  }
}
