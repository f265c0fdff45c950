// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct LocalizationTests {
  private static let english = Locale(identifier: "en_US")
  private static let russian = Locale(identifier: "ru_RU")

  @Test func keysHoldPlaceholders() {
    let (name, amount, count) = ("a", 1.5, 3)
    let resource: LocalizedStringResource =
      "\(name): \(amount, specifier: "%.2f") of \(count) is 100%, \(Bed.sunny)"
    #expect(resource.key == "%@: %.2f of %lld is 100%%, %@")
  }

  @Test func aLiteralWithoutArgumentsIsItsOwnKey() {
    #expect(LocalizedStringResource("100% sure").key == "100% sure")
    #expect(
      LocalizedStringResource("100% sure").resolved(locale: Self.english, bundle: nil)
        == "100% sure")
  }

  @Test(arguments: [
    ("Input JSON", "input JSON"), ("ISBN", "ISBN"), ("iCloud Account", "iCloud account"),
    ("Amount of Money", "amount of money"), ("Play/Pause", "play/pause"), ("A", "a"), ("", ""),
    ("Größe in KB", "größe in KB"), ("E-Mail", "e-mail"), ("PNGs", "PNGs"),
  ])
  func aTitleInsideASentenceKeepsItsAbbreviations(_ title: String, _ expected: String) {
    #expect(title.insideSentence(locale: Self.english) == expected)
  }

  @Test func aGermanNounKeepsItsCapitalLetter() {
    #expect("Neues Buch".insideSentence(locale: Locale(identifier: "de_AT")) == "Neues Buch")
  }

  @Test func aKeyMayBeApartFromTheText() {
    let resource = LocalizedStringResource(
      "greeting", defaultValue: "Hello \("you")", table: "Home")
    #expect(resource.key == "greeting")
    #expect(resource.table == "Home")
    #expect(resource.resolved(locale: Self.english, bundle: nil) == "Hello you")
  }

  @Test func translationsAreFoundByLanguage() throws {
    let bundle = try TemporaryBundle(files: [
      "ru.lproj/Localizable.strings": "\"Open\" = \"Открыть\";\n\"%@ by %@\" = \"%2$@: %1$@\";",
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "Close": {"localizations": {"ru": {"stringUnit": {"value": "Закрыть"}}}}}}
      """,
    ])
    let open: LocalizedStringResource = "Open"
    #expect(open.resolved(locale: Self.russian, bundle: bundle.bundle) == "Открыть")
    #expect(open.resolved(locale: Self.english, bundle: bundle.bundle) == "Open")
    let close: LocalizedStringResource = "Close"
    #expect(close.resolved(locale: Self.russian, bundle: bundle.bundle) == "Закрыть")
    let both: LocalizedStringResource = "\("Dune") by \("Herbert")"
    #expect(both.resolved(locale: Self.russian, bundle: bundle.bundle) == "Herbert: Dune")
  }

  @Test func aResourceMayNameItsBundle() throws {
    let bundle = try TemporaryBundle(files: ["ru.lproj/Home.strings": "\"Open\" = \"Открыть\";"])
    let resource = LocalizedStringResource(
      "Open", table: "Home", bundle: .atURL(bundle.bundle.bundleURL))
    let other = try TemporaryBundle(files: ["ru.lproj/Home.strings": "\"Open\" = \"Иначе\";"])
    #expect(resource.resolved(locale: Self.russian, bundle: nil) == "Открыть")
    #expect(resource.resolved(locale: Self.russian, bundle: other.bundle) == "Открыть")
  }

  @Test func argumentsAreTranslatedToo() throws {
    let bundle = try TemporaryBundle(files: [
      "ru.lproj/Localizable.strings":
        "\"In the %@\" = \"Грядка: %@\"; \"Sunny Bed\" = \"на солнце\";"
    ])
    let resource: LocalizedStringResource = "In the \(Bed.sunny)"
    #expect(resource.resolved(locale: Self.russian, bundle: bundle.bundle) == "Грядка: на солнце")
  }

  @Test func aBrokenTableCountsAsAbsent() throws {
    let bundle = try TemporaryBundle(files: ["ru.lproj/Localizable.strings": "\"Open\" = "])
    let open: LocalizedStringResource = "Open"
    #expect(open.resolved(locale: Self.russian, bundle: bundle.bundle) == "Open")
  }

  @Test func stringsFollowTheRunningIntent() throws {
    let bundle = try TemporaryBundle(files: [
      "ru.lproj/Localizable.strings": "\"Open\" = \"Открыть\"; \"%lf kg\" = \"%lf кг\";"
    ])
    let context = IntentExecutionContext(
      interaction: nil, locale: Self.russian, bundle: bundle.bundle)
    IntentExecution.$current.withValue(context) {
      #expect(String(localized: "Open") == "Открыть")
      #expect(String(localized: LocalizedStringResource("Open")) == "Открыть")
      #expect(String(localized: "\(1.5) kg") == "1,5 кг")
      #expect(String(localized: "Open", locale: Self.english) == "Open")
    }
    #expect(String(localized: "Open") == "Open")
  }

  @Test(arguments: [
    (0, "0 растений"), (1, "1 растение"), (2, "2 растения"), (5, "5 растений"),
    (11, "11 растений"), (21, "21 растение"), (104, "104 растения"),
  ])
  func pluralsFollowTheCount(count: Int, text: String) throws {
    let bundle = try TemporaryBundle(files: [
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"%lld plants": {"localizations": {"ru": {
        "variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld растение"}},
          "few": {"stringUnit": {"value": "%lld растения"}},
          "many": {"stringUnit": {"value": "%lld растений"}},
          "other": {"stringUnit": {"value": "%lld растения"}}}}}}}}}
      """
    ])
    let resource: LocalizedStringResource = "\(count) plants"
    #expect(resource.resolved(locale: Self.russian, bundle: bundle.bundle) == text)
  }

  @Test(arguments: [
    ("zh_Hans_CN", ["zh-hans-cn", "zh-hans", "zh"]), ("en", ["en"]),
    ("ru_RU@calendar=gregorian", ["ru-ru", "ru"]), ("", []),
  ])
  func languagesAreTriedFromTheMostSpecific(locale: String, languages: [String]) {
    #expect(LanguageTag.candidates(for: Locale(identifier: locale)) == languages)
  }

  // This file imports AppIntents alone, so every call is of our function.
  @Test func textsByFoundationsFunctionFollowTheRunningIntent() throws {
    let bundle = try TemporaryBundle(files: [
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "Open": {"localizations": {"ru": {"stringUnit": {"value": "Открыть"}}}}}}
      """,
      "ru.lproj/Localizable.stringsdict": "<plist><dict/></plist>",
    ])
    let context = IntentExecutionContext(
      interaction: nil, locale: Self.russian, bundle: bundle.bundle)
    IntentExecution.$current.withValue(context) {
      #expect(NSLocalizedString("Open", comment: "") == "Открыть")
      #expect(
        NSLocalizedString("Open", tableName: nil, bundle: .main, value: "", comment: "")
          == "Открыть")
      #expect(NSLocalizedString("Shut", value: "Close", comment: "") == "Close")
    }
    #expect(NSLocalizedString("Open", comment: "") == "Open")
  }
}
