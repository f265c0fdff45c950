// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime
import PhraseTesting
import Testing

@testable import LibraryCall

/// The first screen of the README, as a test; the program itself is run by `Scripts/check-linkage`.
@Suite struct ReadmeTests {
  @Test func theFirstExampleDoesWhatItSays() async throws {
    let phrases = try await PhraseTester(Lights.self)
    try await phrases.expect(
      "light up the kitchen with lights", is: LightUp.self, ["room": "Kitchen"])
    try await phrases.expectNothing("light up the moon with lights")
    try await phrases.converse {
      Said("light up the bedroom with lights")
      Answered("The bedroom light is on.")
    }
  }
}
