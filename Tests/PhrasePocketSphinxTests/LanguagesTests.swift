// SPDX-License-Identifier: Apache-2.0

import PhraseESpeak
import PhraseMatching
import PhrasePocketSphinx
import PhraseSpeech
import Testing

/// Sentences of other languages, spoken by eSpeak NG and heard with the American model.
@Suite(
  .enabled(if: hasModel, "the package pocketsphinx-en-us is not installed"),
  .timeLimit(.minutes(3)))
struct LanguagesTests {
  @Test(
    arguments: [
      ("de", ["schalte das Licht in der Küche an", "wie wird das Wetter", "öffne die Tür"]),
      ("es", ["enciende la luz de la cocina", "qué hora es", "cierra todas las puertas"]),
      ("it", ["accendi la luce in cucina", "che ore sono", "chiudi tutte le porte"]),
      ("nl", ["doe het licht in de keuken aan", "hoe laat is het", "sluit alle gordijnen"]),
      ("pl", ["włącz światło w kuchni", "która jest godzina", "zamknij wszystkie drzwi"]),
      ("pt", ["acende a luz da cozinha", "que horas são", "fecha todas as portas"]),
      ("ru", ["включи свет на кухне", "который сейчас час", "закрой все двери"]),
      ("cs", ["rozsviť světlo v kuchyni", "kolik je hodin", "zavři všechny dveře"]),
      ("el", ["άναψε το φως στην κουζίνα", "τι ώρα είναι", "κλείσε όλες τις πόρτες"]),
    ])
  func sentencesAreHeard(language: String, sentences: [String]) async throws {
    let recognizer = try Self.recognizer(language)
    let graph = try Self.graph(sentences)
    #expect(try await recognizer.prepare(graph).isEmpty)
    for sentence in sentences {
      let speech = try await ESpeakSynthesizer(rate: 130).speech(for: sentence, language: language)
      let heard = try await recognizer.recognize(speech, in: graph)
      #expect(heard?.text == sentence)
    }
  }

  @Test func digitsAreSaidInTheLanguage() async throws {
    let sentences = ["Timer auf 5 Minuten", "Timer auf 12 Minuten", "Timer auf 80 Minuten"]
    let recognizer = try Self.recognizer("de")
    let graph = try Self.graph(sentences)
    for sentence in sentences {
      let speech = try await ESpeakSynthesizer(rate: 130).speech(for: sentence, language: "de")
      #expect(try await recognizer.recognize(speech, in: graph)?.text == sentence)
    }
  }

  private static func recognizer(_ language: String) throws -> PocketSphinxRecognizer {
    let words = try ESpeakPronunciations(language: language)
    return try PocketSphinxRecognizer(
      model: AcousticModel(), lexicon: Lexicon(layers: [[words]]))
  }

  private static func graph(_ sentences: [String]) throws -> WordGraph {
    let phrases = try sentences.enumerated().map { index, sentence in
      Phrase(template: try Template(parsing: sentence, syntax: .phrase), intent: index)
    }
    return try Automaton(compiling: Grammar(phrases: phrases, lists: [])).wordGraph()
  }
}
