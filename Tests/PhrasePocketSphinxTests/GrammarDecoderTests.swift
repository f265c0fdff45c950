// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseSpeech
import Testing

@testable import PhrasePocketSphinx

@Suite(
  .enabled(if: (try? AcousticModel()) != nil, "the package pocketsphinx-en-us is not installed"))
struct GrammarDecoderTests {
  /// Says the words of the recording as they are said, and all others alike.
  private struct Echo: PronunciationSource {
    let name = "echo"

    func pronunciations(of word: WordGraph.Word) -> [Pronunciation] {
      let phones = [
        "open": "OW P AH N", "dune": "D UW N", "in": "IH N", "library": "L AY B R EH R IY",
      ]
      return [Pronunciation(phones[word.text] ?? "K AE T")].compactMap(\.self)
    }
  }

  private static let lexicon = Lexicon(layers: [[Echo()]])

  private static func graph(_ values: [String]) throws -> WordGraph {
    let list = ValueList(
      name: "books", values: values.enumerated().map { .init(id: $0, forms: [$1]) })
    let template = try Template(parsing: "Open ${book} in Library", syntax: .phrase)
    let slots = [Slot(name: "book", kind: .list("books", isOpen: false))]
    let grammar = try Grammar(
      phrases: [Phrase(template: template, slots: slots, intent: 0)], lists: [list])
    return try Automaton(compiling: grammar).wordGraph()
  }

  @Test func wordsLeaveWithTheirGrammars() throws {
    var decoder = try GrammarDecoder(model: try AcousticModel())
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Audio/open-dune.wav")
    let audio = try WaveFile.decode(Array(try Data(contentsOf: file))).dithered()
    var heard: Set<String?> = []
    var most = 0
    for number in 0..<200 {
      let values = (0..<40).map { "cat\(letters(number * 40 + $0))" } + ["Dune"]
      let graph = try Self.graph(values)
      #expect(try decoder.prepare(graph, lexicon: Self.lexicon).isEmpty)
      most = max(most, decoder.wordCount)
      if number % 20 == 0 { heard.insert(try decoder.decode(audio, graph: graph)?.text) }
    }
    #expect(heard == ["Open Dune in Library"])
    // Six grammars of 44 words may be ready, and there is no end to what was said before.
    #expect(most < 6 * 44 * 2 + 600)
  }

  /// A number in letters, since figures are said as several words.
  private func letters(_ number: Int) -> String {
    let alphabet = Array("abcdefghij")
    return String(String(number).compactMap { $0.wholeNumberValue }.map { alphabet[$0] })
  }
}
