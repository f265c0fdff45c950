// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWyoming
import Testing

/// The clients of Python's package index: what Home Assistant runs.
private enum Clients {
  static func python(_ name: String) -> URL {
    Programs.package.appending(path: ".build/clients/\(name)/bin/python")
  }

  static func isThere(_ name: String) -> Bool {
    FileManager.default.fileExists(
      atPath: Programs.package.appending(path: ".build/clients/\(name)/made-of").path)
  }

  static let advice: Comment = "Integrations/Wyoming/Scripts/clients sets the clients up"

  static let hasModel = FileManager.default.fileExists(
    atPath: "/usr/share/pocketsphinx/model/en-us/en-us/mdef")

  static func script(_ name: String) -> String {
    Programs.package.appending(path: "Tests/Clients/\(name)").path
  }
}

/// One test after another: each has a server that hears, and the machine has few cores.
@Suite(.serialized, .timeLimit(.minutes(6))) struct ClientTests {
  private static let library = """
    {"applications": [{"name": "Library", "synonyms": ["Books"]}],
     "shortcuts": [
       {"intent": "OpenBook",
        "phrases": ["Open ${book} in ${applicationName}", "Open a book in ${applicationName}"],
        "slots": {"book": {"list": "books"}}, "run": ["echo", "Opened ${book}."]}],
     "lists": {"books": [{"id": "1", "title": "Dune"}, {"id": "2", "title": "Emma"},
                         {"id": "3", "title": "The Hobbit"}]}}
    """

  private func recording(_ name: String) -> String {
    Programs.recordings.appending(path: name).path
  }

  @Test(.enabled(if: Clients.isThere("wyoming"), Clients.advice))
  func textIsUnderstoodAndDone() async throws {
    let result = try await Programs.withServer(
      ["--text-only", "--area", "Kitchen", "--area", "two=Bed Room"], catalog: House.json
    ) { port, _ in
      try await Programs.run(
        Clients.python("wyoming"),
        [
          Clients.script("client.py"), port, "describe",
          "tell", "one", "play an album", "tell", "two", "turn on the lights",
          "tell", "one", "giant steps", "tell", "one", "turn on the lights",
          "tell", "one", "break", "understand", "turn on the lights",
          "understand", "play giant steps", "understand", "nonsense", "hear",
          recording("open-dune-slt.wav"),
        ])
    }
    #expect(
      result.lines == [
        "asr []", "wake []", "intent [('phrases', ['en'])]", "handle [('phrases', ['en'])]",
        "tts []", "streams []", "pong there?",
        "Handled Which album: Blue Train, Giant Steps or Kitchen Songs?", "Handled On: Bed Room.",
        "Handled Playing Giant Steps.", "Handled On: Kitchen.", "NotHandled It is broken",
        "TurnOn {}", "On: Kitchen.", "Play {'album': 'Giant Steps'}", "Playing Giant Steps.",
        "NotRecognized", "heard: This server does not recognize speech.",
      ])
  }

  @Test(
    .enabled(if: Clients.isThere("wyoming"), Clients.advice),
    .enabled(if: Clients.hasModel, "the package pocketsphinx-en-us is not installed"))
  func soundIsHeardAndMade() async throws {
    let result = try await Programs.withServer(
      ["--wake", "hey library"], catalog: Self.library
    ) { port, _ in
      try await Programs.run(
        Clients.python("wyoming"),
        [
          Clients.script("client.py"), port, "describe",
          "hear", recording("open-dune-slt.wav"),
          "hear", recording("open-the-public-library-kal16.wav"), "hear", recording("music.wav"),
          "wake", "hey library", recording("wake/hey-library-slt.wav"),
          "wake", "hey library", recording("wake/hey-expenses-slt.wav"),
          "speak", "Opened Dune.",
        ])
    }
    #expect(
      result.lines == [
        "asr [('phrases', ['en'])]", "wake [('hey library', ['en'])]",
        "intent [('phrases', ['en'])]", "handle [('phrases', ['en'])]",
        "tts [('espeak-en', ['en'])]", "streams [True]", "pong there?",
        "heard: Open Dune in Library", "heard: ", "heard: ",
        "woken: hey library", "woken: None", "spoken: True True",
      ])
  }

  /// Two satellites that wake, ask and answer at the same time; one is asked which book.
  @Test(
    .enabled(if: Clients.isThere("satellite"), Clients.advice),
    .enabled(if: Clients.hasModel, "the package pocketsphinx-en-us is not installed"))
  func satellitesWakeAskAndAnswer() async throws {
    let folder = try Programs.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let one = [
      "wake/hey-library-slt.wav", "open-a-book-ked.wav", "wake/hey-library-slt.wav",
      "answers/emma-ked.wav",
    ].map(recording)
    let two = ["wake/hey-library-kal.wav", "open-dune-slt.wav"].map(recording)
    let result = try await Programs.withServer(
      ["--wake", "hey library"], catalog: Self.library
    ) { port, _ in
      try await Programs.run(
        Clients.python("satellite"),
        [
          Clients.script("house.py"), port, folder.path,
          "one=\(one.joined(separator: ","))", "two=\(two.joined(separator: ","))",
        ])
    }
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.lines.filter { $0.hasPrefix("one") } == [
        "one heard: Open a book in Library", "one answer: Which book: Dune, Emma or The Hobbit?",
        "one heard: Emma", "one answer: Opened Emma.", "one spoke",
      ])
    #expect(
      result.lines.filter { $0.hasPrefix("two") } == [
        "two heard: Open Dune in Library", "two answer: Opened Dune.", "two spoke",
      ])
  }
}
