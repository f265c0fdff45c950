// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import Testing

/// What is said where nothing fits: the one thing that is wrong, whether the app was named or not.
@Suite struct MissTests {
  private static let jukebox = """
    {"applications": [{"name": "Jukebox"}],
     "shortcuts": [
      {"intent": "Volume", "phrases": ["Turn the volume to ${level}% in ${applicationName}"],
       "slots": {"level": {"kind": "number", "integer": true, "minimum": 0, "maximum": 100}}},
      {"intent": "Bass", "phrases": ["Turn the bass to ${share} in ${applicationName}"],
       "slots": {"share": {"kind": "percentage", "minimum": 10, "maximum": 90}}},
      {"intent": "Play", "phrases": ["Play ${song} in ${applicationName}"],
       "slots": {"song": {"list": "songs"}}},
      {"intent": "Queue", "phrases": ["Queue ${song} in ${applicationName}"],
       "slots": {"song": {"list": "songs", "series": true}}}],
     "lists": {"songs": [{"id": "1", "title": "Yesterday"}, {"id": "2", "title": "Imagine"},
       {"id": "3", "title": "Blue Monday"}]}}
    """

  @Test(arguments: [
    ("turn the volume to 150% in jukebox", "It has to be between 0 and 100."),
    ("turn the volume to 150", "It has to be between 0 and 100."),
    ("turn the volume to - 5% in jukebox", "It has to be between 0 and 100."),
    ("turn the volume to 5- in jukebox", "There is no level “5-”. It has to be between 0 and 100."),
    ("turn the volume to loud", "There is no level “loud”."),
    ("turn the bass to 95% in jukebox", "It has to be between 10 and 90."),
    ("turn the bass to 50 in jukebox", "There is no share “50”. It has to be between 10 and 90."),
    ("play blue river blues in jukebox", "There is no song “blue river blues”."),
    ("play blue river blues", "There is no song “blue river blues”."),
    ("play foo", "There is no song “foo”."),
    ("queue imagine and foo in jukebox", "There is no song “foo”."),
    ("queue imagine and foo", "There is no song “foo”."),
    ("queue imagine, foo and yesterday", "There is no song “foo”."),
    (
      "play in jukebox",
      "No phrase matches. Nearest: “Play Yesterday in Jukebox”; it stopped before song."
    ),
    ("frobnicate", "No phrase matches."),
  ])
  func whatIsWrongIsNamed(_ text: String, _ explanation: String) async throws {
    let engine = try await PhraseEngine(catalog: Catalog(json: Data(Self.jukebox.utf8)))
    guard case .none(let miss) = await engine.resolve(text) else {
      Issue.record("“\(text)” is understood")
      return
    }
    #expect(miss.explanation.hasPrefix(explanation), "\(miss.explanation)")
    #expect(!miss.explanation.contains("applicationName"))
  }
}
