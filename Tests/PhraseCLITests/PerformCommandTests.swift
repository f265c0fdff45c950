// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `perform` as a process: intents by name, with values of all kinds and questions for the rest.
@Suite struct PerformCommandTests {
  /// What is typed, the answers, and what comes of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    var input = ""
    var status: Int32 = 0
    var output = ""
    var errors = ""

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private func check(_ example: Case, _ command: CommandProcess) throws {
    let result = try command.run(["perform"] + example.arguments, input: example.input)
    let expected = CommandProcess.Result(
      status: example.status, output: example.output, errors: example.errors)
    #expect(result == expected)
  }

  // MARK: - Names

  @Test(arguments: [
    "SuggestWalks", "suggestwalks", "walks.suggest", "Suggest Walks", "WalksApp.SuggestWalks",
  ])
  func anIntentWithoutPhrasesIsNamed(_ name: String) throws {
    try check(
      Case(
        arguments: [name, "--activity", "hiking"], output: "3 for hiking, favorites false.\n"),
      CommandProcess())
  }

  @Test(arguments: [
    Case(
      arguments: ["Water"], status: 2,
      errors: "WalksApp: “Water” may be Garden.Water or Pond.Water.\n"),
    Case(arguments: ["garden.water"], output: "The garden is wet.\n"),
    Case(arguments: ["Pond.Water"], output: "The pond is full.\n"),
    Case(
      arguments: ["set off", "--walk", "sea cliffs"], input: "yes\n",
      output: "Start Sea Cliffs?\nStarted Sea Cliffs.\n"),
    Case(
      arguments: ["SuggestWalk"], status: 1,
      errors: "WalksApp: There is no intent “SuggestWalk”. Near it are SuggestWalks.\n"),
    Case(
      arguments: ["--activity", "hiking"], status: 64,
      errors:
        "WalksApp: the name of an intent comes first; “WalksApp list --all” shows them\n"),
    Case(
      arguments: ["SuggestWalks", "hiking"], status: 64,
      errors: "WalksApp: “hiking” is of no parameter; a value follows the name of its own: "
        + "--name value\n"),
  ])
  func names(_ example: Case) throws { try check(example, CommandProcess()) }

  // MARK: - Values

  @Test(arguments: [
    Case(
      arguments: ["SuggestWalks", "--activity", "mountain", "biking", "--at-most", "five"],
      output: "5 for biking, favorites false.\n"),
    Case(
      arguments: ["SuggestWalks", "--activity=biking", "--atMost=2", "--only-favorites"],
      output: "2 for biking, favorites true.\n"),
    Case(
      arguments: ["SuggestWalks", "--activity", "cycling", "--onlyFavorites", "no"],
      output: "3 for biking, favorites false.\n"),
    Case(
      arguments: ["SuggestWalks", "--activity", "hiking", "--only-favorites", "favorites"],
      output: "3 for hiking, favorites true.\n"),
    Case(
      arguments: ["SuggestWalks", "--only_favorites", "yes", "--activity", "hikng"],
      output: "3 for hiking, favorites true.\n"),
    Case(
      arguments: ["LogWalk", "--time", "an hour and a half", "--climb", "2 km"],
      output: "90.0 min, 2.0 km\n"),
    Case(arguments: ["LogWalk", "--time", "45"], output: "45.0 min\n"),
    Case(
      arguments: ["LogWalk", "--time", "2 hours", "--day", "2027-05-03", "--steps", "9000"],
      output: "120.0 min, 2027-05-03, 9000 steps\n"),
    Case(
      arguments: ["LogWalk", "--time", "1 minute", "--tags", "wet", "--tags", "windy day"],
      output: "1.0 min, wet|windy day\n"),
    Case(
      arguments: ["LogWalk", "--time", "1 minute", "--tags", "wet, windy and cold"],
      output: "1.0 min, wet|windy|cold\n"),
    Case(
      arguments: ["StartWalk", "--walk", "w1", "--along", "fern valley and sea cliffs"],
      input: "go\n", output: "Start Fern Hill?\nStarted Fern Hill with Fern Valley + Sea Cliffs.\n"),
    Case(
      arguments: ["StartWalk", "--along", "w2", "--walk", "Fern Hill", "--along", "Sea Cliffs"],
      input: "yes\n", output: "Start Fern Hill?\nStarted Fern Hill with Fern Valley + Sea Cliffs.\n"
    ),
  ])
  func valuesAreReadAsAnswersAre(_ example: Case) throws { try check(example, CommandProcess()) }

  @Test(arguments: [
    Case(
      arguments: ["SuggestWalks", "--sport", "hiking"], status: 64,
      errors: "WalksApp: SuggestWalks has no parameter “sport”; it has activity, atMost, "
        + "onlyFavorites.\n"),
    Case(
      arguments: ["Pond.Water", "--how", "much"], status: 64,
      errors: "WalksApp: Water has no parameter “how”; it has none.\n"),
    Case(
      arguments: ["SuggestWalks", "--activity", "sailing"], status: 64,
      errors: "WalksApp: activity: There is no activity “sailing”. What fits is for instance "
        + "Hiking or Mountain Biking.\n"),
    Case(
      arguments: ["SuggestWalks", "--at-most", "30"], status: 64,
      errors: "WalksApp: atMost: It has to be between 1 and 10.\n"),
    Case(
      arguments: ["SuggestWalks", "--at-most", "many"], status: 64,
      errors: "WalksApp: atMost: “many” does not answer that. It has to be between 1 and 10.\n"),
    Case(
      arguments: ["SuggestWalks", "--only-favorites", "maybe"], status: 64,
      errors: "WalksApp: onlyFavorites: “maybe” does not answer that. What fits is for instance "
        + "Favorites or All.\n"),
    Case(
      arguments: ["AddPhoto", "--fails", "maybe"], status: 64,
      errors: "WalksApp: fails: “maybe” does not answer that. Please answer yes or no.\n"),
    Case(
      arguments: ["SuggestWalks", "--activity"], status: 64,
      errors: "WalksApp: activity: a value is missing\n"),
    Case(
      arguments: ["SuggestWalks", "--activity", "hiking", "--activity", "biking"], status: 64,
      errors: "WalksApp: activity: It takes exactly 1, not 2.\n"),
    Case(
      arguments: ["LogWalk", "--time", "-5"], status: 64,
      errors: "WalksApp: time: It has to be 0 min or more.\n"),
    Case(
      arguments: ["LogWalk", "--time", "5", "--steps", "-1"], status: 64,
      errors: "WalksApp: steps: It has to be 0 or more.\n"),
    Case(
      arguments: ["StartWalk", "--walk", "w1", "--along", "w1", "--along", "w2", "--along", "w3"],
      status: 64, errors: "WalksApp: along: It takes 1 to 2, not 3.\n"),
  ])
  func whatDoesNotFitIsToldAndNothingIsPerformed(_ example: Case) throws {
    try check(example, CommandProcess())
  }

  // MARK: - Questions

  @Test(arguments: [
    Case(
      arguments: ["SuggestWalks", "--at-most", "4"], input: "sailing\nhiking\n",
      output: """
        What do you like to do? Hiking or Mountain Biking?
        There is no activity “sailing”. What do you like to do? Hiking or Mountain Biking?
        4 for hiking, favorites false.

        """),
    Case(
      arguments: ["StartWalk", "--walk", "fern"], input: "the second one\nyes\n",
      output: """
        Which walk: Fern Hill or Fern Valley?
        Start Fern Valley?
        Started Fern Valley.

        """),
    Case(
      arguments: ["StartWalk", "--walk", "fern"], status: 2,
      output: "Which walk: Fern Hill or Fern Valley?\n",
      errors: "WalksApp: the question was left without an answer\n"),
    Case(
      arguments: ["StartWalk", "--walk", "Fern Hill"], input: "no\n", status: 2,
      output: "Start Fern Hill?\nCancelled.\n"),
    Case(
      arguments: ["SuggestWalks"], input: "cancel\nhiking\n", status: 2,
      output: "What do you like to do? Hiking or Mountain Biking?\nCancelled.\n"),
    Case(
      arguments: ["SuggestWalks"], input: "water the pond\n",
      output: """
        What do you like to do? Hiking or Mountain Biking?
        Left “Suggest Walks”. The pond is full.

        """),
  ])
  func theRestIsAskedFor(_ example: Case) throws { try check(example, CommandProcess()) }

  @Test func inJSONEachReplyIsAnObject() throws {
    let result = try CommandProcess().run(
      ["perform", "SuggestWalks", "--json", "--at-most", "4"], input: "hiking\n")
    let lines = result.output.split(separator: "\n")
    #expect(result.status == 0 && lines.count == 2)
    #expect(lines.first?.contains(#""kind":"asked""#) == true)
    #expect(lines.last?.contains(#""kind":"answered""#) == true)
    #expect(lines.last?.contains(#""value":4"#) == true)
    let refused = try CommandProcess().run(["perform", "SuggestWalks", "--json", "--x", "1"])
    #expect(refused.status == 64 && refused.output.contains(#""code":"unknownParameter""#))
  }

  // MARK: - Files

  @Test func aFileIsNamedByItsPath() throws {
    for path in ["peak.png", "./peak.png", "~/peak.png", "full", "file"] {
      let command = try CommandProcess()
      let full = try command.file("peak.png", "12345")
      let given = path == "full" ? full : path == "file" ? "file://\(full)" : path
      try check(
        Case(arguments: ["AddPhoto", "--photo", given], output: "peak.png: 5 bytes.\n"), command)
    }
  }

  @Test(arguments: [
    Case(
      arguments: ["AddPhoto", "--photo", "none.png"], status: 64,
      errors: "WalksApp: photo: There is no file “none.png”.\n"),
    Case(
      arguments: ["AddPhoto", "--photo", "notes.txt"], status: 64,
      errors: "WalksApp: photo: “notes.txt” does not fit. What fits: PNG image or "
        + "JPEG image.\n"),
    Case(
      arguments: ["AddPhoto"], input: "notes.txt\nnone.png\npeak.png\n",
      output: """
        What is the photo?
        “notes.txt” does not fit. What fits: PNG image or JPEG image. What is the photo?
        There is no file “none.png”. What is the photo? “Cancel” leaves it.
        peak.png: 5 bytes.

        """),
    Case(
      arguments: ["AddPhoto", "--photo", "peak.png", "--fails"], status: 70,
      output: "the album is torn\n"),
  ])
  func aFileHasToBeThereAndOfAKindThatIsTaken(_ example: Case) throws {
    let command = try CommandProcess()
    _ = try command.file("peak.png", "12345")
    _ = try command.file("notes.txt", "12345")
    try check(example, command)
  }

  // MARK: - Beside it

  @Test func whatNobodyCanFillIsAnErrorOfLintAlone() throws {
    let linted = try CommandProcess().run(["lint"])
    let errors = linted.output.split(separator: "\n").filter { $0.contains("no question can fill") }
    #expect(linted.status == 65 && errors.count == 1)
    #expect(linted.errors.hasPrefix("1 errors"))
    #expect(try CommandProcess().run(["list"]).errors.isEmpty)
  }

  @Test func aDescriptionIsInWordsOfPeople() throws {
    let suggest = try CommandProcess().run(["describe", "walks.suggest"])
    #expect(
      suggest.output == """
        Suggest Walks (SuggestWalks)
          runs: background
          authentication: always allowed
          discoverable: yes
          parameters:
            activity, “Activity”: WalksApp.Activity, required
              one of Hiking, Mountain Biking
              asked for with “What do you like to do?”
            atMost, “Most”: integer, required, 3 by default, 1 to 10
            onlyFavorites, “Which”: Favorites or All, required, All by default
          summary:
            (title)
          phrases: none; “WalksApp perform SuggestWalks” performs it

        """)
    let log = try CommandProcess().run(["describe", "LogWalk"]).output
    for line in [
      "discoverable: no, lists leave it out",
      "time, “Time”: length of time in min, required, 0 min or more",
      "climb, “Climb”: length in m (also mm, cm, km, in, ft, yd, mi), optional",
      "day, “Day”: day, optional", "steps, “Steps”: integer, optional, 0 or more",
      "tags, “Tags”: several of text, optional",
    ] {
      #expect(log.contains(line))
    }
    let photo = try CommandProcess().run(["describe", "add photo"]).output
    #expect(photo.contains("photo, “Photo”: file (PNG image or JPEG image), required"))
    #expect(photo.contains("fails, “Fails”: yes or no, required, no by default"))
  }
}
