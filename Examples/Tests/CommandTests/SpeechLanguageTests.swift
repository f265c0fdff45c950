// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseESpeak
import PhraseSpeech
import Testing

/// Expenses by voice in Russian, which the American model hears by eSpeak's pronunciation.
@Suite(.enabled(if: hasModel, "the package pocketsphinx-en-us is not installed"))
struct SpeechLanguageTests {
  /// Speaks texts into files, with silence around.
  private static func speak(_ texts: [String], for phrase: PhraseProcess) async throws -> [String] {
    var files: [String] = []
    for (index, text) in texts.enumerated() {
      let speech = try await ESpeakSynthesizer(rate: 120).speech(for: text, language: "ru")
      let silence = [Int16](repeating: 0, count: 12_000)
      let audio = Audio(samples: silence + speech.samples + silence)
      files.append(try phrase.file("\(index).wav", WaveFile.encode(audio)))
    }
    return files
  }

  /// Without rejection, which the library's voice does not pass: it is plainer than any person.
  @Test func anAmountIsAskedForAndHeardInRussian() async throws {
    let phrase = try PhraseProcess()
    defer { try? FileManager.default.removeItem(at: phrase.folder) }
    let files = try await Self.speak(["добавить расход в расходы", "триста"], for: phrase)
    let result = try phrase.run(
      ["listen", "--fresh", "--no-rejection", "--language", "ru"] + files)
    #expect(
      result.lines == [
        "Сколько вы потратили?", "На что ушли деньги? Еда, Здоровье, Одежда или Другое?",
      ], "\(result)")
    #expect(result.errors.contains("heard: триста"), "\(result.errors)")
  }

  @Test func wordsOfALanguageAreShownAndOverridden() throws {
    let phrase = try PhraseProcess()
    defer { try? FileManager.default.removeItem(at: phrase.folder) }
    let own = try phrase.file("own.dict", Array("еда Y IH D AA\n".utf8))
    let result = try phrase.run(
      "lexicon", "--language", "ru", "--lexicon", own, "еда", "два", "2")
    #expect(result.lines.contains("еда\tY IH D AA\t\(own)"))
    #expect(result.lines.contains("два\tD V AA\teSpeak"))
    #expect(result.lines.contains("2\tD V AA\teSpeak"))
    #expect(result.status == 0)
  }

  @Test(arguments: ["lexicon", "transcribe", "listen", "evaluate"])
  func anUnknownLanguageIsRefusedWithThoseThereAre(command: String) throws {
    let phrase = try PhraseProcess()
    defer { try? FileManager.default.removeItem(at: phrase.folder) }
    let manifest = try phrase.file(
      "manifest.tsv", Array("file\tintent\tslots\nx.wav\tnone\t{}\n".utf8))
    let rest = command == "evaluate" ? ["--manifest", manifest] : ["x.wav"]
    let result = try phrase.run([command, "--fresh", "--language", "tlh-x"] + rest)
    #expect(result.status == 64)
    #expect(result.errors.contains("no voice for the language “tlh-x”"), "\(result.errors)")
    #expect(result.errors.contains("de, "), "\(result.errors)")
  }
}
