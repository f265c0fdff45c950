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
    (
      #"{"sourceLanguage": "en", "strings": {"Open": {"localizations": {"ru": {}}}}}"#,
      "key \"Open\": the language ru has neither stringUnit, stringSet nor variations.plural"
    ),
  ])
  func errorsInCataloguesNameTheFileAndTheKey(text: String, message: String) throws {
    let error = try #require(throws: StringTableError.self) {
      try table(["AppShortcuts.xcstrings": text])
    }
    #expect(error.description.contains("AppShortcuts.xcstrings: "))
    #expect(error.description.contains(message))
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
      "T.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "a": {"localizations": {"ja": {"stringUnit": {"value": "b"}}}}}}
      """,
    ])
    #expect(
      try StringTable.languages(named: "T", in: bundle.bundle) == ["en", "ja", "pt-br", "ru"])
  }
}
