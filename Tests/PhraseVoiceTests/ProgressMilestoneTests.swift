// SPDX-License-Identifier: Apache-2.0

import PhraseVoice
import Testing

@Suite struct ProgressMilestoneTests {
  /// What is said of work that reports each hundredth, by the second.
  private func said(
    ofWorkThatTakes seconds: Int, language: String = "en"
  ) -> [String] {
    var milestones = ProgressMilestones(language: language)
    return (0...100).compactMap { hundredths in
      let now = Duration.milliseconds(1_000 * seconds * hundredths / 100)
      return milestones.words(for: Double(hundredths) / 100, at: now)
    }
  }

  @Test(arguments: [
    (1, []), (9, []), (10, ["Half done."]), (20, ["Half done.", "Three quarters done."]),
    (60, ["A quarter done.", "Half done.", "Three quarters done."]),
    (7_200, ["A quarter done.", "Half done.", "Three quarters done."]),
  ])
  func longWorkIsTalkedAbout(_ seconds: Int, _ words: [String]) {
    #expect(said(ofWorkThatTakes: seconds) == words)
  }

  @Test func theLanguageOfTheVoiceIsSpoken() {
    #expect(said(ofWorkThatTakes: 10, language: "ru") == ["Половина готова."])
  }

  @Test func newWorkBeginsAnew() {
    var milestones = ProgressMilestones(language: "en")
    #expect(milestones.words(for: 0.1, at: .seconds(0)) == nil)
    #expect(milestones.words(for: 0.6, at: .seconds(30)) == "Half done.")
    #expect(milestones.words(for: 0, at: .seconds(40)) == nil)
    #expect(milestones.words(for: 0.5, at: .seconds(41)) == nil)
    #expect(milestones.words(for: 0.8, at: .seconds(60)) == "Three quarters done.")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func whatIsNoFractionIsNothing(_ fraction: Double) {
    var milestones = ProgressMilestones(language: "en")
    #expect(milestones.words(for: fraction, at: .zero) == nil)
    // What is more than all is all: half of it is new work.
    let words = fraction == 1e300 ? nil : "Half done."
    #expect(milestones.words(for: 0.5, at: .seconds(30)) == words)
    #expect(milestones.words(for: fraction, at: .seconds(60)) == nil)
  }
}
