// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseHearing
import PhraseMatching
import PhraseRuntime
import PhraseSpeech

/// `phrase wake`: choose a wake phrase.
struct WakeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wake",
    abstract: "Say whether a wake phrase is a good one, before people rely on it.",
    subcommands: [WakeCheckCommand.self, WakeEvaluateCommand.self])
}

/// `phrase wake check`: what speaks against a phrase, from its phones.
struct WakeCheckCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say from its phones whether a phrase is a good one to wake from.",
    discussion: """
      A good phrase is long, has many different sounds, and is unlike what is said all day and \
      unlike the commands. Nothing is recorded. The status is 1 if a phrase is poor.
      """)

  @OptionGroup var options: CatalogOptions
  @OptionGroup var speech: SpeechOptions

  @Flag(help: "Print one JSON object a phrase.")
  var json = false

  @Argument(help: "Phrases, each in quotation marks.")
  var phrase: [String]

  func execute() async throws -> ExitStatus {
    let spoken = try await speech.spokenLanguage()
    let commands = try await options.engine().wordGraph(language: spoken.code).words
    var status = ExitStatus.matched
    for phrase in phrase {
      let checked = WakePhrase(phrase, lexicon: spoken.lexicon, vocabulary: commands)
      let line = WakeCheckLine(phrase: phrase, checked)
      json ? try Console.json(line) : line.lines.forEach(Console.result)
      if checked.rating == .poor { status = .noMatch }
    }
    return status
  }
}

/// What was found out about a phrase, as a line of JSON.
private struct WakeCheckLine: Encodable {
  struct Word: Encodable {
    let text: String
    let pronunciations: [String]
    let sources: [String]
  }

  struct Likeness: Encodable {
    let text: String
    let distance: Double
  }

  let phrase: String
  let rating: String
  let phones: Int
  let syllables: Int
  let differentPhones: Int
  let words: [Word]
  let nearest: Likeness?
  let remarks: [String]

  init(phrase: String, _ checked: WakePhrase) {
    self.phrase = phrase
    rating = checked.rating.rawValue
    phones = checked.phoneCount
    syllables = checked.syllableCount
    differentPhones = checked.differentPhoneCount
    words = checked.words.map {
      Word(
        text: $0.text, pronunciations: $0.entry.pronunciations.map(\.description),
        sources: $0.entry.sources)
    }
    nearest = checked.nearest.map { Likeness(text: $0.text, distance: $0.distance) }
    remarks = checked.remarks.map(\.description)
  }

  /// The same for a person.
  var lines: [String] {
    var lines = [
      "\(phrase): \(rating)",
      "  \(phones) phones, \(differentPhones) different; \(syllables) syllables",
    ]
    for word in words {
      lines += zip(word.pronunciations, word.sources).map { "  \(word.text)\t\($0)\t\($1)" }
    }
    if let nearest {
      lines.append("  nearest: “\(nearest.text)”, \(nearest.distance) phones away")
    }
    return lines + remarks.map { "  \($0)" }
  }
}
