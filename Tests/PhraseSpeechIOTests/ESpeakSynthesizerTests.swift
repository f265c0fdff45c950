// SPDX-License-Identifier: Apache-2.0

import PhraseESpeak
import PhraseSpeech
import Testing

@Suite(.timeLimit(.minutes(2))) struct ESpeakSynthesizerTests {
  @Test(arguments: [
    ("Which tool?", "en"), ("Which tool?", "en-GB"), ("Which tool?", "en_US"),
    ("Какой инструмент?", "ru"), ("Какой инструмент?", "ru-RU"), ("Welches Werkzeug?", "de"),
    ("你好", "zh-Hans"),
  ])
  func languagesAreSpoken(_ text: String, _ language: String) async throws {
    let speech = try await ESpeakSynthesizer().speech(for: text, language: language)
    #expect((0.3...3).contains(speech.duration))
    #expect(Level(speech.samples).decibels > -40)
  }

  @Test(arguments: ["", "xx", "en/../ru", "a", "e\0n", "🍕", String(repeating: "e", count: 10_000)])
  func anUnknownLanguageIsTold(_ language: String) async throws {
    let error = await #expect(throws: SynthesizerError.self) {
      try await ESpeakSynthesizer().speech(for: "hello", language: language)
    }
    #expect(error?.description.contains("“\(language)”") == true)
    // The voice that comes next is not disturbed.
    let speech = try await ESpeakSynthesizer().speech(for: "hello", language: "en")
    #expect(!speech.isEmpty)
  }

  @Test func theRateSetsTheLength() async throws {
    let text = "The quick brown fox jumps over the lazy dog."
    let slow = try await ESpeakSynthesizer(rate: 100).speech(for: text, language: "en")
    let usual = try await ESpeakSynthesizer().speech(for: text, language: "en")
    let fast = try await ESpeakSynthesizer(rate: 300).speech(for: text, language: "en")
    #expect(slow.duration > usual.duration * 1.3 && usual.duration > fast.duration * 1.3)
    #expect(ESpeakSynthesizer(rate: 1, pitch: 1_000).rate == 80)
    #expect(ESpeakSynthesizer(rate: 1, pitch: 1_000).pitch == 100)
  }

  @Test(arguments: ["", "  ", "\n", "\0"])
  func nothingIsSaidForNothing(_ text: String) async throws {
    #expect(try await ESpeakSynthesizer().speech(for: text, language: "en").isEmpty)
  }

  @Test func cancellationEndsTheSpeech() async throws {
    // Ten minutes of speech.
    let text = String(repeating: "hello world ", count: 900)
    let speaker = Task { try await ESpeakSynthesizer().speech(for: text, language: "en") }
    await Task.yield()
    speaker.cancel()
    await #expect(throws: CancellationError.self) { try await speaker.value }
    let next = try await ESpeakSynthesizer().speech(for: "hello", language: "en")
    #expect((0.2...2).contains(next.duration))
  }

  @Test func hostileTextIsSurvived() async throws {
    let synthesizer = ESpeakSynthesizer(rate: 450)
    for text in HostileText.all where text.count < 1_000 {
      _ = try await synthesizer.speech(for: text, language: "en")
    }
    let long = try await synthesizer.speech(
      for: String(repeating: "a", count: 10_000), language: "en")
    #expect(!long.isEmpty)
  }
}
