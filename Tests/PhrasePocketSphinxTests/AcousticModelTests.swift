// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhrasePocketSphinx
import PhraseSpeech
import Testing

@Suite(.enabled(if: hasModel, "the package pocketsphinx-en-us is not installed"))
struct AcousticModelTests {
  /// A folder with a model of its own names: the distribution's, with other names for three phones.
  private struct OwnModel: ~Copyable {
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("model-\(UUID().uuidString)")
      let standard = try AcousticModel()
      let acoustics = folder.appendingPathComponent("voices")
      try FileManager.default.createDirectory(at: acoustics, withIntermediateDirectories: true)
      for name in try FileManager.default.contentsOfDirectory(atPath: standard.acoustics.path)
      where name != "mdef" && name != "noisedict" {
        try FileManager.default.createSymbolicLink(
          at: acoustics.appendingPathComponent(name),
          withDestinationURL: standard.acoustics.appendingPathComponent(name))
      }
      try write(try Self.definition(standard), to: "voices/mdef")
      try write(Data("<s> SIL\n</s> SIL\n<sil> SIL\n".utf8), to: "voices/noisedict")
      try write(
        Data("open OX P AH N\ndune D UW N\nin IH N\nlibrary L AZ B R EH R IY\n".utf8),
        to: "words.dic")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ data: Data, to name: String) throws {
      try data.write(to: folder.appendingPathComponent(name))
    }

    func remove(_ name: String) throws {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }

    /// The names of the same lengths in the same order, in which the library looks them up.
    static let names = ["AY": "AZ", "OW": "OX", "ZH": "ZZ"]

    /// The model definition with the other names.
    private static func definition(_ model: AcousticModel) throws -> Data {
      var data = try Data(contentsOf: model.acoustics.appendingPathComponent("mdef"))
      let names = try #require(data.range(of: Data("AA\0AE\0".utf8)))
      let end = try #require(data.range(of: Data("ZH\0".utf8), in: names.lowerBound..<data.count))
      let old = String(decoding: data[names.lowerBound..<end.upperBound], as: UTF8.self)
      let changed = Self.names.reduce(old) {
        $0.replacing("\0\($1.key)\0", with: "\0\($1.value)\0")
      }
      data.replaceSubrange(names.lowerBound..<end.upperBound, with: Data(changed.utf8))
      return data
    }
  }

  @Test func theDistributionsModelHasTheAmericanPhones() throws {
    let model = try AcousticModel()
    #expect(model.alphabet == Pronunciation.alphabet)
    #expect(model.phoneModel?.lastPathComponent == "en-us-phone.lm.bin")
    #expect(model.languageModel?.lastPathComponent == "en-us.lm.bin")
    #expect(model.dictionary.lastPathComponent == "cmudict-en-us.dict")
  }

  @Test func anotherModelIsUsedWithItsOwnNamesAndPhones() async throws {
    let own = try OwnModel()
    let model = try AcousticModel(folder: own.folder.path)
    #expect(model.acoustics.lastPathComponent == "voices")
    #expect(model.dictionary.lastPathComponent == "words.dic")
    #expect(model.phoneModel == nil)
    #expect(model.alphabet == Set(Pronunciation.alphabet.map { OwnModel.names[$0] ?? $0 }))
    let dictionary = PronouncingDictionary(
      name: "own", bytes: Array(try Data(contentsOf: model.dictionary)), alphabet: model.alphabet)
    let recognizer = try PocketSphinxRecognizer(
      model: model, lexicon: Lexicon(layers: [[dictionary]]))
    let template = try Template(parsing: "Open Dune in Library", syntax: .phrase)
    let graph = try Automaton(
      compiling: Grammar(phrases: [Phrase(template: template, intent: 0)], lists: [])
    ).wordGraph()
    #expect(try await recognizer.prepare(graph).isEmpty)
    let recording = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Audio/open-dune.wav")
    let audio = try WaveFile.decode(Array(try Data(contentsOf: recording)))
    #expect(try await recognizer.recognize(audio, in: graph)?.text == "Open Dune in Library")
    let wake = try PocketSphinxWakeDetector(
      phrase: "open dune in library", model: model, lexicon: Lexicon(layers: [[dictionary]]))
    #expect(try await wake.endOfWakePhrase(in: audio) != nil)
    #expect(model.languageModel == nil)
    #expect(try await recognizer.dictate(audio) == nil)
  }

  @Test(arguments: ["words.lm", "words.lm.bin", "words.dmp"])
  func aLanguageModelThatIsNoneIsToldWhenItIsNeeded(name: String) async throws {
    let own = try OwnModel()
    try own.write(Data("hello".utf8), to: name)
    let model = try AcousticModel(folder: own.folder.path)
    #expect(model.languageModel?.lastPathComponent == name)
    let recognizer = try PocketSphinxRecognizer(model: model, lexicon: Lexicon(layers: []))
    let error = await #expect(throws: RecognizerError.self) {
      try await recognizer.dictate(Audio(samples: [Int16](repeating: 100, count: 16_000)))
    }
    #expect(error?.description.contains(name) == true, "\(error as Any)")
  }

  @Test func theDictionaryWithTheNameOfTheModelIsTakenAmongSeveral() throws {
    let own = try OwnModel()
    try own.write(Data(), to: "names.dict")
    #expect(throws: RecognizerError.self) { try AcousticModel(folder: own.folder.path) }
    try own.write(Data(), to: "my-voices.dict")
    let model = try AcousticModel(folder: own.folder.path)
    #expect(model.dictionary.lastPathComponent == "my-voices.dict")
  }

  @Test(arguments: [
    ("words.dic", "lacks a dictionary"), ("voices/mdef", "a folder with the file mdef"),
    ("voices/means", "means is missing or damaged"),
  ])
  func whatIsMissingIsSaid(file: String, message: String) throws {
    let own = try OwnModel()
    try own.remove(file)
    let error = #expect(throws: RecognizerError.self) {
      try AcousticModel(folder: own.folder.path)
    }
    #expect(error?.description.contains(message) == true, "\(error as Any)")
  }

  @Test(arguments: ["", "BMDF", "BMDF\u{1}\0\0\0\u{7F}\u{7F}\u{7F}\u{7F}", "0.3\n", "hello"])
  func aDefinitionThatIsNoneIsRefused(text: String) throws {
    let own = try OwnModel()
    try own.write(Data(text.utf8), to: "voices/mdef")
    let error = #expect(throws: RecognizerError.self) {
      try AcousticModel(folder: own.folder.path)
    }
    #expect(error?.description.contains("mdef is missing or damaged") == true)
  }
}
