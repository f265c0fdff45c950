// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import Testing

@Suite struct StringTableTests {
  private func table(
    _ files: [String: String], named name: String = "AppShortcuts", language: String = "ru"
  ) throws -> StringTable {
    let bundle = try TemporaryBundle(files: files)
    return try StringTable(named: name, bundle: bundle.bundle, language: language)
  }

  @Test(arguments: [
    ("\"a\" = \"b\";", ["a": ["b"]]),
    ("a = b;", ["a": ["b"]]),
    ("/* comment \"x\" = */ \"a\"=\"b\" ; // end\n\"c\"\n=\n\"d\";", ["a": ["b"], "c": ["d"]]),
    (#""q\"q" = "line\nnext\\";"#, ["q\"q": ["line\nnext\\"]]),
    (#""e" = "\U00e9\u0301";"#, ["e": ["é\u{301}"]]),
    ("\"Open ${book}\" = \"Открой ${book}\";", ["Open ${book}": ["Открой ${book}"]]),
    ("\u{FEFF}\"a\" = \"b\";", ["a": ["b"]]),
    ("", [:]),
    ("// nothing", [:]),
  ])
  func stringsFilesAreRead(text: String, values: [String: [String]]) throws {
    #expect(try table(["ru.lproj/AppShortcuts.strings": text]).values == values)
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "line 1: the end of the file stands where \";\" should, at the key \"a\""),
    ("\"a\" \"b\";", "line 1: \"\"\" stands where \"=\" should, at the key \"a\""),
    ("\n\"a\" = \"b;", "line 2: the value of \"a\" has no closing quotation mark"),
    (
      "\"a\" = ;", "line 1: \";\" stands where the value of \"a\" should; write it in double quotes"
    ),
    ("/* open", "line 1: the comment that starts here has no end"),
    (
      "\"a\" = \"1\";\n\"a\" = \"2\";",
      "line 2: the key \"a\" stands here a second time; remove one of them"
    ),
    (#""a" = "\Uzz";"#, "line 1: \"\\U\" is not a character; write four hexadecimal digits"),
  ])
  func errorsNameTheFileAndTheLine(text: String, message: String) throws {
    let error = try #require(throws: StringTableError.self) {
      try table(["ru.lproj/AppShortcuts.strings": text])
    }
    #expect(error.description.hasSuffix("ru.lproj/AppShortcuts.strings: \(message)"))
  }

  @Test func aFileInUTF16IsRead() throws {
    let bundle = try TemporaryBundle(files: ["ru.lproj/X.strings": ""])
    let data = try #require("\"a\" = \"б\";".data(using: .utf16))
    try data.write(to: bundle.bundle.bundleURL.appendingPathComponent("ru.lproj/X.strings"))
    #expect(try StringTable(named: "X", bundle: bundle.bundle, language: "ru")["a"] == ["б"])
  }

  @Test func aStringSetHasSeveralTexts() throws {
    let table = try table([
      "AppShortcuts.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Open ${applicationName}": {"extractionState": "manual", "localizations": {
          "en": {"stringSet": {"state": "translated", "values": ["Open ${applicationName}"]}},
          "ru": {"stringSet": {"values": ["Открой ${applicationName}", "Запусти ${applicationName}"]}}}},
        "Close": {"localizations": {"ru": {"stringUnit": {"state": "new", "value": "Закрой"}}}},
        "Untranslated": {}}}
      """
    ])
    #expect(table["Open ${applicationName}"]?.count == 2)
    #expect(table["Close"] == ["Закрой"])
    #expect(table["Untranslated"] == nil)
  }

  @Test func aKeyStandsForItselfInTheSourceLanguage() throws {
    let files = ["T.xcstrings": #"{"sourceLanguage": "en", "strings": {"Open": {}}}"#]
    #expect(try table(files, named: "T", language: "en")["Open"] == ["Open"])
    #expect(try table(files, named: "T", language: "ru")["Open"] == nil)
  }

  @Test(arguments: [
    ("{", "the file is not valid JSON"),
    (#"{"strings": {}}"#, "\"sourceLanguage\" is missing"),
    (#"{"sourceLanguage": "en", "strings": []}"#, "Dictionary<String, Any> is expected at strings"),
  ])
  func errorsInCataloguesNameTheFileAndTheKey(text: String, message: String) throws {
    let error = try #require(throws: StringTableError.self) {
      try table(["AppShortcuts.xcstrings": text])
    }
    #expect(error.description.contains("AppShortcuts.xcstrings: "))
    #expect(error.description.contains(message))
  }

  @Test(arguments: [
    (#"{"localizations": {"ru": {}}}"#, "the language ru has neither stringUnit, stringSet nor "),
    (#"{"localizations": {"ru": {"stringUnit": 5}}}"#, "is expected at strings › Bad › "),
    (#"{"localizations": []}"#, "is expected at strings › Bad › localizations"),
    (
      #"{"localizations": {"ru": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {}}}}}"#,
      "the substitution \"n\" of the language ru has no variations by plural"
    ),
    (
      #"{"localizations": {"ru": {"variations": {"width": {"20": {}}}}}}"#,
      "the language ru has neither stringUnit, stringSet nor variations by plural or device"
    ),
  ])
  func aKeyThatCannotBeReadCostsNoOther(item: String, reason: String) throws {
    let table = try table([
      "AppShortcuts.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "Bad": \(item), "Good": {"localizations": {"ru": {"stringUnit": {"value": "Да"}}}}}}
      """
    ])
    #expect(table.values == ["Good": ["Да"]])
    let problem = try #require(table.problems.first)
    #expect(table.problems.count == 1 && problem.place == "key \"Bad\"")
    #expect(problem.file.hasSuffix("AppShortcuts.xcstrings") && problem.reason.contains(reason))
  }

  @Test(arguments: [
    (#""mac": "Mac", "other": "Other", "iphone": "Phone""#, "Other"),
    (#""iphone": "Phone", "mac": "Mac""#, "Mac"), (#""ipad": "Pad", "iphone": "Phone""#, "Pad"),
    (#""appletv": "TV", "applewatch": "Watch""#, "TV"),
  ])
  func ofDevicesTheOneNearestToLinuxCounts(devices: String, text: String) throws {
    let units = devices.replacing(#/: "(\w+)"/#) { #": {"stringUnit": {"value": "\#($0.1)"}}"# }
    let table = try table([
      "AppShortcuts.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "Click": {"localizations": {"ru": {"variations": {"device": {\(units)}}}}}}}
      """
    ])
    #expect(table.values == ["Click": [text]] && table.problems.isEmpty)
  }

  @Test func ofTextsByWidthAndDeviceInADictionaryOneIsTaken() throws {
    let table = try table(
      [
        "ru.lproj/T.stringsdict": """
        <plist version="1.0"><dict>
          <key>Wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>1</key><string>W</string><key>20</key><string>Wide text</string>
            <key>9</key><string>Wide</string></dict></dict>
          <key>Tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>iphone</key><string>Tap</string><key>mac</key><string>Click</string>
            </dict></dict>
          <key>Plain</key><string>Text</string>
          <key>Odd</key><dict><key>Rule</key><string>x</string></dict>
          <key>Gender</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>Gender</string></dict>
            </dict>
        </dict></plist>
        """
      ], named: "T")
    #expect(table.values == ["Wide": ["Wide text"], "Tap": ["Click"], "Plain": ["Text"]])
    #expect(
      table.problems.map { "\($0.place ?? ""): \($0.reason)" } == [
        "key \"Gender\": NSStringFormatSpecTypeKey of the variable \"n\" is \"Gender\"; "
          + "NSStringPluralRuleType is read",
        "key \"Odd\": it has neither NSStringLocalizedFormatKey, NSStringVariableWidthRuleType nor "
          + "NSStringDeviceSpecificRuleType",
      ])
  }

  @Test func aDictionaryThatIsNoneIsAnError() throws {
    let error = try #require(throws: StringTableError.self) {
      try table(["ru.lproj/AppShortcuts.stringsdict": "<plist><array/></plist>"])
    }
    #expect(error.description.hasSuffix("the file is not a property list with a dictionary"))
  }

  @Test func theDictionaryWinsOverTheStrings() throws {
    let table = try table([
      "ru.lproj/AppShortcuts.strings": "a = strings; b = strings;",
      "ru.lproj/AppShortcuts.stringsdict":
        "<plist><dict><key>a</key><string>dictionary</string></dict></plist>",
    ])
    #expect(table.values == ["a": ["dictionary"], "b": ["strings"]])
  }

  @Test func theStringsFileWins() throws {
    let table = try table([
      "ru.lproj/AppShortcuts.strings": "a = strings;",
      "AppShortcuts.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "a": {"localizations": {"ru": {"stringUnit": {"value": "catalogue"}}}},
        "b": {"localizations": {"ru": {"stringUnit": {"value": "catalogue"}}}}}}
      """,
    ])
    #expect(table.values == ["a": ["strings"], "b": ["catalogue"]])
  }

  @Test(arguments: ["pt-BR", "pt_BR", "PT-br"])
  func languageCodesMatchInAnySpelling(language: String) throws {
    let files = ["pt-BR.lproj/AppShortcuts.strings": "a = b;"]
    #expect(try table(files, language: language)["a"] == ["b"])
  }

  @Test func aCopiedResourcesFolderIsSearched() throws {
    #expect(try table(["Resources/ru.lproj/AppShortcuts.strings": "a = b;"])["a"] == ["b"])
  }

  @Test func aBundleWithoutTheTableGivesAnEmptyOne() throws {
    #expect(try table(["ru.lproj/Other.strings": "a = b;"]).values.isEmpty)
  }

  @Test func languagesOfATableAreListed() throws {
    let bundle = try TemporaryBundle(files: [
      "ru.lproj/T.strings": "a = b;", "pt-BR.lproj/T.strings": "a = b;", "de.lproj/U.strings": "",
      "fr.lproj/T.stringsdict": "<plist><dict/></plist>",
      "T.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "a": {"localizations": {"ja": {"stringUnit": {"value": "b"}}}}}}
      """,
    ])
    #expect(
      try StringTable.languages(named: "T", in: bundle.bundle) == ["en", "fr", "ja", "pt-br", "ru"])
    #expect(StringTable.names(in: bundle.bundle) == ["T", "U"])
  }
}
