// SPDX-License-Identifier: Apache-2.0

internal import _FoundationICU

/// Numbers in the words of a language, in all forms that the Unicode rules for the language have.
///
/// ```swift
/// SpelledNumbers(language: "fr")?.forms(of: [21])  // [[vingt-et-un, vingt-et-une]]
/// ```
///
/// Foundation's own formatter knows one form for each number only, and “eine Minute” needs another
/// than “ein Grad”; so the rules are asked for by name.
struct SpelledNumbers {
  private let locale: String
  private let ruleSets: [String]

  /// Makes the numbers of a language; nil where there are no rules for it.
  init?(language: String) {
    let locale = Self.locale(of: language)
    let names = Self.withFormatter(locale) { format in
      Self.text { swift_unum_getTextAttribute(format, UNUM_PUBLIC_RULESETS, $0, $1, &$2) }
    }
    let sets = (names.flatMap(\.self) ?? "").split(separator: ";").map(String.init)
    ruleSets = sets.filter { name in
      name.hasPrefix("%spellout-")
        && !["ordinal", "year", "verbose"].contains { name.contains($0) }
    }
    self.locale = locale
    // A language without rules is answered in English.
    guard !ruleSets.isEmpty, locale.hasPrefix("en") || forms(of: [3]) != [["three"]] else {
      return nil
    }
  }

  /// The forms of each number.
  ///
  /// Asked for together, because reading a language's rules takes longer than using them.
  func forms(of numbers: [Double]) -> [[String]] {
    let forms = Self.withFormatter(locale) { format in
      numbers.map { number in
        ruleSets.compactMap { Self.spell(number, by: $0, with: format) }
          .flatMap(corrected).reduce(into: [String]()) { unique, form in
            if !unique.contains(form) { unique.append(form) }
          }
      }
    }
    return forms ?? []
  }

  /// The form, and the one of newer rules where the library's are out of date.
  private func corrected(_ form: String) -> [String] {
    let newer = (Self.corrections[locale] ?? []).reduce(form) { form, correction in
      form.replacing(correction.old, with: correction.new)
    }
    return newer == form ? [form] : [form, newer]
  }

  private static let corrections = [
    "cs": [(old: "dvě tisíce", new: "dva tisíce")],
    "ro": [(old: "una sută", new: "o sută")],
    "sk": [(old: "jednasto", new: "sto")],
    "sl": [(old: "dvaset", new: "dvajset"), (old: "tisuću", new: "tisoč")],
  ]

  /// Scripts that follow from a region.
  private static func locale(of language: String) -> String {
    switch language {
    case "zh-TW", "zh-HK", "zh-MO": "zh_Hant"
    default: String(language.map { $0 == "-" ? "_" : $0 })
    }
  }

  // MARK: - The library

  private typealias Buffer = UnsafeMutablePointer<UInt16>

  private static func withFormatter<Result>(
    _ locale: String, _ body: (UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Result
  ) -> Result? {
    var status = U_ZERO_ERROR
    guard let format = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale, nil, &status) else {
      return nil
    }
    defer { swift_unum_close(format) }
    return status.rawValue <= U_ZERO_ERROR.rawValue ? body(format) : nil
  }

  private static func spell(
    _ number: Double, by ruleSet: String,
    with format: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  ) -> String? {
    var status = U_ZERO_ERROR
    let name = Array(ruleSet.utf16)
    swift_unum_setTextAttribute(
      format, UNUM_DEFAULT_RULESET, name, Int32(name.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return text { swift_unum_formatDouble(format, number, $0, $1, nil, &$2) }
  }

  private static func text(
    _ write: (Buffer, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 4096) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var status = U_ZERO_ERROR
      let length = write(start, Int32(buffer.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length <= buffer.count else { return nil }
      // Soft hyphens are for typesetting.
      let units = buffer.prefix(Int(length)).filter { $0 != 0xAD }
      return String(decoding: units, as: UTF16.self)
    }
  }
}
