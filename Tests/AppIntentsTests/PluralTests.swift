// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import Testing

/// Texts whose parts numbers decide, from both kinds of files, and by both kinds of calls.
@Suite struct PluralTests {
  private static let files = [
    "Localizable.xcstrings": """
    {"sourceLanguage": "en", "strings": {
      "%lld books": {"localizations": {"en": {"variations": {"plural": {
        "zero": {"stringUnit": {"value": "No book"}},
        "one": {"stringUnit": {"value": "%lld book"}},
        "other": {"stringUnit": {"value": "%lld books"}}}}}}},
      "%@ has %lld shelves": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%@ has a shelf"}},
        "other": {"stringUnit": {"value": "%2$lld shelves has %1$@"}}}}}}},
      "%lld books on %lld shelves, 5%% read": {"localizations": {"en": {
        "stringUnit": {"value": "%#@books@ on %#@shelves@, 5%% read"},
        "substitutions": {
          "books": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg book"}},
            "other": {"stringUnit": {"value": "%arg books"}}}}},
          "shelves": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "one shelf"}},
            "other": {"stringUnit": {"value": "%arg shelves"}}}}}}}}},
      "Tap %lld times, %@": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tap"}},
        "other": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "Click once, %2$@"}},
          "other": {"stringUnit": {"value": "Click %1$lld times, %2$@"}}}}}}}}}},
      "%lld of %lld": {"localizations": {"en": {
        "variations": {"device": {"mac": {"stringUnit": {"value": "%2$#@all@: %#@part@"}}}},
        "substitutions": {
          "part": {"formatSpecifier": "d", "argNum": 1, "variations": {"device": {"other": {
            "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg"}},
              "other": {"stringUnit": {"value": "%arg parts"}}}}}}}},
          "all": {"variations": {"plural": {
            "other": {"stringUnit": {"value": "of %arg"}}}}}}}}}}}
    """,
    "en.lproj/Localizable.stringsdict": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>%d files in %d folders</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>zero</key><string>Nothing</string>
          <key>one</key><string>A file in %#@folders@</string>
          <key>other</key><string>%d files in %#@folders@</string></dict>
        <key>folders</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>a folder</string>
          <key>other</key><string>%d folders</string></dict></dict>
      <key>loop</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@a@ %#@gone@</string>
        <key>a</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>other</key><string>%d and %#@a@</string></dict></dict>
    </dict></plist>
    """,
    "ru.lproj/Localizable.stringsdict": """
    <plist version="1.0"><dict><key>%d hours</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@hours@</string>
      <key>hours</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d час</string><key>few</key><string>%d часа</string>
        <key>many</key><string>%d часов</string><key>other</key><string>%d часа</string>
      </dict></dict></dict></plist>
    """,
  ]

  private static func text(
    _ key: StaticString, _ arguments: FormatArgument...
  ) throws -> String {
    let bundle = try TemporaryBundle(files: files)
    var resource = LocalizedStringResource(key, defaultValue: "")
    resource.defaultValue = String.LocalizationValue(pattern: "\(key)", arguments: arguments)
    return resource.resolved(locale: Locale(identifier: "en"), bundle: bundle.bundle)
  }

  @Test(arguments: [(0, "No book"), (1, "1 book"), (2, "2 books")])
  func aNumberDecidesTheText(count: Int64, text: String) throws {
    #expect(try Self.text("%lld books", .integer(count)) == text)
  }

  @Test func theFirstNumberDecidesWhereverItStands() throws {
    #expect(try Self.text("%@ has %lld shelves", .text("Ada"), .integer(1)) == "Ada has a shelf")
    #expect(try Self.text("%@ has %lld shelves", .text("Ada"), .integer(3)) == "3 shelves has Ada")
  }

  @Test(arguments: [
    (1, 1, "1 book on one shelf, 5% read"), (2, 1, "2 books on one shelf, 5% read"),
    (1, 3, "1 book on 3 shelves, 5% read"), (1200, 3, "1,200 books on 3 shelves, 5% read"),
  ])
  func everyNumberDecidesItsOwnPart(books: Int64, shelves: Int64, text: String) throws {
    #expect(
      try Self.text("%lld books on %lld shelves, 5%% read", .integer(books), .integer(shelves))
        == text)
  }

  @Test func pluralsAndSubstitutionsStandInDevices() throws {
    let key: StaticString = "Tap %lld times, %@"
    #expect(try Self.text(key, .integer(1), .text("Ada")) == "Click once, Ada")
    #expect(try Self.text(key, .integer(4), .text("Ada")) == "Click 4 times, Ada")
    #expect(try Self.text("%lld of %lld", .integer(1), .integer(7)) == "of 7: 1")
    #expect(try Self.text("%lld of %lld", .integer(2), .integer(7)) == "of 7: 2 parts")
  }

  @Test(arguments: [
    (0, 0, "Nothing"), (1, 1, "A file in a folder"), (1, 2, "A file in 2 folders"),
    (5, 1, "5 files in a folder"), (5, 6, "5 files in 6 folders"),
  ])
  func aPartHasPartsOfItsOwn(files: Int64, folders: Int64, text: String) throws {
    #expect(
      try Self.text("%d files in %d folders", .integer(files), .integer(folders)) == text)
  }

  @Test func aPartThatHoldsItselfOrIsMissingStaysAsWritten() throws {
    #expect(try Self.text("loop", .integer(3)) == "3 and %#@a@ %#@gone@")
  }

  @Test(arguments: [
    (0, "0 часов"), (1, "1 час"), (3, "3 часа"), (12, "12 часов"), (21, "21 час"),
  ])
  func aFormatOfFoundationsKindGetsTheRightForm(hours: Int, text: String) throws {
    let bundle = try TemporaryBundle(files: Self.files)
    let context = IntentExecutionContext(
      interaction: nil, locale: Locale(identifier: "ru"), bundle: bundle.bundle)
    IntentExecution.$current.withValue(context) {
      #expect(String(format: NSLocalizedString("%d hours", comment: ""), hours) == text)
      #expect(
        String.localizedStringWithFormat(NSLocalizedString("%d hours", comment: ""), hours)
          == text)
      let format = NSLocalizedString("%d hours", bundle: bundle.bundle, comment: "")
      #expect(String(format: format, locale: Locale(identifier: "ru"), hours) == text)
    }
  }

  @Test func aFormatWithoutFormsIsFoundations() {
    #expect(String(format: "%03d", 7) == "007")
    #expect(String(format: "%d of %d, %@", 7, 8, "x") == "7 of 8, x")
    #expect(String(format: NSLocalizedString("%d things", comment: ""), 1000) == "1000 things")
  }

  @Test func aBundleWithADictionaryOfPluralsDoesNotCrash() throws {
    let bundle = try TemporaryBundle(files: Self.files).bundle
    #expect(NSLocalizedString("Nowhere", bundle: bundle, comment: "") == "Nowhere")
    #expect(NSLocalizedString("Nowhere", bundle: bundle, value: "Text", comment: "") == "Text")
    #expect(
      NSLocalizedString("Nowhere", tableName: "Other", bundle: bundle, value: "", comment: "")
        == "Nowhere")
  }
}
