// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

/// A few lines for each language that has small words.
@Suite struct ToleranceLanguageTests {
  private func said(
    _ text: String, _ phrases: [String], _ books: [String], _ language: String
  ) throws -> String {
    try TolerantGrammars.automaton(phrases, books: books, language: language).forgiving(text)
  }

  @Test(arguments: [
    (
      "Kannst du bitte Faust in der Library öffnen", "0 book=[1] filler Kannst du, filler bitte 0.1"
    ),
    ("Faust Library öffnen", "0 book=[1] dropped word →in, dropped word →der 0.4"),
    ("Faust in der Libary öffnen", "0 book=[1] one typo Libary→library 0.45"),
    (
      "Buddenbrook in der Library öffnen",
      "0 book=[2] grammatical number Buddenbrook→buddenbrooks 0.2"
    ),
    ("Faust nicht in der Library öffnen", "none"),
    ("Alarm abschalten", "none"), ("Alarm ausschalten", "none"),
    ("Alarm anschaltn", "1 one typo anschaltn→anschalten 0.45"),
    ("keinen Alarm anschalten", "none"),
  ])
  func german(_ text: String, _ expected: String) throws {
    let phrases = ["${book} in der ${applicationName} öffnen", "Alarm anschalten"]
    #expect(try said(text, phrases, ["Faust", "Buddenbrooks"], "de") == expected)
  }

  @Test(arguments: [
    ("ouvre Candide dans Library s'il te plaît", "0 book=[1] filler s'il te plaît 0.05"),
    ("ouvre Candide Library", "0 book=[1] dropped word →dans 0.2"),
    ("ouvre étranger dans Library", "0 book=[2] dropped word →l 0.2"),
    ("ouvre Candide dans Librairy", "0 book=[1] one typo Librairy→library 0.45"),
    ("n'ouvre pas Candide dans Library", "none"),
    ("désactive l'alarme", "none"),
  ])
  func french(_ text: String, _ expected: String) throws {
    let phrases = ["Ouvre ${book} dans ${applicationName}", "Active l alarme"]
    #expect(try said(text, phrases, ["Candide", "L Étranger"], "fr") == expected)
  }

  @Test(arguments: [
    ("abre Platero en Library por favor", "0 book=[1] filler por favor 0.05"),
    ("abre Platero Library", "0 book=[1] dropped word →en 0.2"),
    ("abre Colmena en Library", "0 book=[2] dropped word →la 0.2"),
    ("abre Plateor en Library", "0 book=[1] one typo Plateor→platero 0.45"),
    ("no abras Platero en Library", "none"), ("no abre Platero en Library", "none"),
    ("desconecta la alarma", "none"),
  ])
  func spanish(_ text: String, _ expected: String) throws {
    let phrases = ["Abre ${book} en ${applicationName}", "Conecta la alarma"]
    #expect(try said(text, phrases, ["Platero", "La Colmena"], "es") == expected)
  }

  @Test(arguments: [
    ("пожалуйста, открой Обломов в Library", "0 book=[1] filler пожалуйста 0.05"),
    ("открой Обломов Library", "0 book=[1] dropped word →в 0.2"),
    ("открой Оболмов в Library", "0 book=[1] one typo Оболмов→обломов 0.45"),
    ("не открой Обломов в Library", "none"), ("выключи свет", "none"),
    ("включи свет пожалуйста", "1 filler пожалуйста 0.05"),
    ("вклчи свет", "1 one typo вклчи→включи 0.45"),
  ])
  func russian(_ text: String, _ expected: String) throws {
    let phrases = ["Открой ${book} в ${applicationName}", "Включи свет"]
    #expect(try said(text, phrases, ["Обломов"], "ru") == expected)
  }
}
