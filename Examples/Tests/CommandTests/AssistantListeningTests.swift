// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The assistant hears for all apps, as long as no other program wants the microphone.
@Suite(
  .enabled(if: hasModel, "the package pocketsphinx-en-us is not installed"),
  // A file is heard as fast as the machine can, also while it is silent: one test at a time.
  .serialized, .timeLimit(.minutes(5)))
struct AssistantListeningTests {
  private static let question = "how much did i spend on food in expenses"
  private static func answer(_ sum: String) -> String { "You spent \(sum) on Food." }

  @Test func theMicrophoneIsLentAndComesBack() async throws {
    let home = try AssistantHome()
    let said = try home.phrase.file(
      "said.raw", try AssistantHome.samples(of: "add-twelve-fifty-for-food-slt-hts.wav"))
    let spoken = home.phrase.folder.appendingPathComponent("spoken.raw")
    try home.plugIn(
      """
      \(AssistantHome.microphone("mic", hearing: said))
      \(AssistantHome.microphone("still", hearing: "/dev/zero"))
      pcm.speaker { type file slave.pcm "null" file "|cat >> \(spoken.path)" format "raw" }
      """)
    let (assistant, log) = try home.start(
      "assistant", "run", "--listen", "--device", "mic", "--speak", "--speaker", "speaker")
    try await AssistantHome.wait { try home.say(Self.question) == Self.answer("62.50") }
    #expect(try home.status.contains("\nMicrophone: the assistant.\n"))
    #expect(try AssistantHome.isOpen(said, in: assistant))
    try await AssistantHome.wait { try Data(contentsOf: spoken).contains { $0 != 0 } }

    let (program, words) = try home.start("listen", "--device", "still")
    try await AssistantHome.wait {
      try String(contentsOf: words, encoding: .utf8).contains("Say a phrase.")
    }
    #expect(try !AssistantHome.isOpen(said, in: assistant))
    #expect(try home.status.contains("\nMicrophone: phrase listen (:"))
    let second = try home.run("listen", "--device", "still")
    #expect(second.status == 69)
    #expect(second.errors.contains("the microphone is taken: phrase listen (:"))
    #expect(try home.say(Self.question) == Self.answer("62.50"))

    program.interrupt()
    // The file is opened again, and says the same again.
    try await AssistantHome.wait { try home.say(Self.question) == Self.answer("75.00") }
    #expect(try home.status.contains("\nMicrophone: the assistant.\n"))
    #expect(try String(contentsOf: log, encoding: .utf8) == "The assistant serves 6 apps.\n")
  }

  /// While a question waits, only its answers are heard; the file says a phrase each time it is opened.
  @Test func aQuestionEndsWhereTheMicrophoneIsTaken() async throws {
    let home = try AssistantHome()
    let said = try home.phrase.file(
      "said.raw", try AssistantHome.samples(of: "add-an-expense-slt.wav"))
    let spoken = try home.phrase.file("spoken.raw", Data())
    try home.plugIn(
      """
      \(AssistantHome.microphone("mic", hearing: said))
      \(AssistantHome.microphone("still", hearing: "/dev/zero"))
      pcm.speaker { type file slave.pcm "null" file "|cat >> \(spoken)" format "raw" }
      """)
    func seconds() throws -> Int {
      try Data(contentsOf: URL(fileURLWithPath: spoken)).count / 32_000
    }
    _ = try home.start(
      "assistant", "run", "--listen", "--device", "mic", "--speak", "--speaker", "speaker")
    try await AssistantHome.wait { try seconds() >= 1 }
    let (program, words) = try home.start("listen", "--device", "still")
    try await AssistantHome.wait {
      try String(contentsOf: words, encoding: .utf8).contains("Say a phrase.")
    }
    let before = try seconds()
    program.interrupt()
    try await AssistantHome.wait { try seconds() > before }
  }

  @Test func withoutAMicrophoneItServesAndWaitsForOne() async throws {
    let home = try AssistantHome()
    let said = try home.phrase.file(
      "said.raw", try AssistantHome.samples(of: "add-twelve-fifty-for-food-slt-hts.wav"))
    try home.plugIn("")
    let (_, log) = try home.start("assistant", "run", "--listen", "--device", "mic")
    let fault = "There is no sound device “mic”. “phrase devices” lists them."
    try await AssistantHome.wait {
      try home.status.contains("\nMicrophone: free.\nThe assistant does not hear: \(fault)\n")
    }
    #expect(try home.say("open dune in library") == "Opened Dune by Frank Herbert.")
    try home.plugIn(AssistantHome.microphone("mic", hearing: said))
    try await AssistantHome.wait { try home.say(Self.question) == Self.answer("62.50") }
    #expect(try home.status.hasSuffix("\nMicrophone: the assistant.\n"))
    // Nothing shows notifications here, and what was said and answered is in no log.
    let told = """
      The assistant serves 6 apps.
      phrase: the assistant does not hear: \(fault)
      phrase: the assistant hears again
      phrase: an answer cannot be shown: nothing here shows notifications; a desktop, or a program \
      such as dunst, would

      """
    try await AssistantHome.wait { try String(contentsOf: log, encoding: .utf8) == told }
  }

  /// The microphone is a pipe, which is silent as long as the test says nothing.
  @Test func itHearsForAnAppThatWasAddedMeanwhile() async throws {
    let home = try AssistantHome()
    let path = home.phrase.folder.appendingPathComponent("mic").path
    try #require(mkfifo(path, 0o600) == 0)
    let pipe = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    // All that is said fits into it: a read that gets less than it wants, repeats what was before.
    let setSize: Int32 = 1031
    try #require(fcntl(pipe.fileDescriptor, setSize, 1 << 20) >= 1 << 20)
    try home.plugIn(AssistantHome.microphone("mic", hearing: path))
    let (assistant, _) = try home.start(
      "assistant", "run", "--added", "--listen", "--device", "mic")
    let silence = Data(count: 64_000)
    try pipe.write(contentsOf: silence)
    try await AssistantHome.wait { try AssistantHome.isOpen(path, in: assistant) }
    let library = URL(fileURLWithPath: try PhraseProcess.executable).deletingLastPathComponent()
      .appendingPathComponent("library").path
    #expect(try home.run("app", "add", library).status == 0)
    #expect(try home.status.contains(" Library,"))
    let question = "how many books have i read in library"
    let before = try home.say(question)
    let said = try AssistantHome.samples(of: "i-finished-neuromancer-kal.wav").prefix(500_000)
    try pipe.write(contentsOf: silence + said + Data(count: 1600 - said.count % 1600))
    try await AssistantHome.wait { try home.say(question) != before }
  }

  @Test(
    arguments: [
      (["--speak"], 64, "needs --listen"), (["--language", "de"], 64, "needs --listen"),
      (["--listen", "--wake", "…"], 64, "no word that can be said"),
      (["--listen", "--model", "/nowhere"], 69, "There is no acoustic model in /nowhere"),
    ] as [([String], Int32, String)])
  func whatCannotBeHeardWithIsSaidAtOnce(
    arguments: [String], status: Int32, message: String
  ) throws {
    let home = try AssistantHome()
    let result = try home.phrase.run(
      ["assistant", "run"] + arguments, environment: home.environment)
    #expect(result.status == status)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
