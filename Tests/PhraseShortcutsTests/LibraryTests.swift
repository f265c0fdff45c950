// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire
import Testing

@testable import PhraseShortcuts

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: url) }

  var library: ShortcutLibrary {
    ShortcutLibrary(folder: url, environment: Kitchen.environment)
  }

  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}

@Suite struct LibraryTests {
  private let folder = TemporaryFolder()
  private let tea = PersonalShortcut(id: "1", name: "Tea Time!", phrases: ["tea"])

  @Test func shortcutsAreKeptOneAFile() throws {
    try folder.library.save(tea)
    try folder.library.save(PersonalShortcut(id: "2", name: "Бегом домой"))
    try folder.library.save(PersonalShortcut(id: "3", name: "tea time"))
    try folder.library.save(PersonalShortcut(id: "4", name: "../../etc/passwd"))
    try folder.library.save(PersonalShortcut(id: "5", name: "🍵"))
    #expect(
      folder.files == [
        "etc-passwd.json", "shortcut.json", "tea-time-2.json", "tea-time.json", "бегом-домой.json",
      ])
    #expect(folder.library["1"] == tea)
    #expect(folder.library.shortcut(named: "бегом ДОМОЙ")?.id == "2")
    // Two have the name.
    #expect(folder.library.shortcut(named: "tea time") == nil)
  }

  @Test func whatIsChangedAndDeletedIsSeenByOthers() throws {
    let (mine, theirs) = (folder.library, folder.library)
    try mine.save(tea)
    theirs.reload()
    #expect(theirs.all == [tea])
    try theirs.delete("1")
    mine.reload()
    #expect(mine.all.isEmpty)
    #expect(folder.files.isEmpty)
  }

  @Test func whatAnotherProgramMakesIsUnderstood() async throws {
    let kitchen = try await Kitchen(folder.library)
    let (cues, cue) = AsyncStream.makeStream(of: Void.self)
    let watch = FileWatch([folder.url.path], cues: cues)
    var made = PersonalShortcut(name: "Tea", phrases: ["time for tea"], actions: [show("Hot.")])
    try folder.library.save(made)
    cue.yield()
    cue.finish()
    await kitchen.library.follow(in: kitchen.engine, watch) { Issue.record("\($0)") }
    #expect(await kitchen.say("time for tea") == ["Hot."])
    made.phrases = ["time for more"]
    try folder.library.save(made)
    #expect(await kitchen.say("time for more") != ["Hot."])
  }

  @Test func changesOfTwoAreMerged() throws {
    let (mine, theirs) = (folder.library, folder.library)
    try mine.save(tea)
    theirs.reload()
    var (renamed, said) = (tea, tea)
    renamed.name = "Tea"
    said.phrases = ["tea", "чай"]
    try mine.save(renamed, basedOn: tea)
    let merged = try theirs.save(said, basedOn: tea)
    #expect(merged.name == "Tea" && merged.phrases == ["tea", "чай"])
    #expect(folder.library.all == [merged])
  }

  @Test func theLaterChangeOfOneFieldIsRefused() throws {
    let (mine, theirs) = (folder.library, folder.library)
    try mine.save(tea)
    theirs.reload()
    var (one, two) = (tea, tea)
    one.name = "One"
    two.name = "Two"
    try mine.save(one, basedOn: tea)
    let error = #expect(throws: ShortcutLibraryError.self) { try theirs.save(two, basedOn: tea) }
    #expect(error?.description.hasPrefix("“One” was changed by another program") == true)
    #expect(folder.library.all == [one])
  }

  @Test func whatWasDeletedMeanwhileDoesNotComeBack() throws {
    let (mine, theirs) = (folder.library, folder.library)
    try mine.save(tea)
    theirs.reload()
    try mine.delete(tea.id)
    let error = #expect(throws: ShortcutLibraryError.self) { try theirs.save(tea, basedOn: tea) }
    #expect(error?.description.hasPrefix("“Tea Time!” was deleted by another program") == true)
    #expect(folder.files.isEmpty)
  }

  @Test(arguments: [
    (PersonalShortcut(name: " "), "name is empty"),
    (PersonalShortcut(name: "Tea", phrases: ["tea", "…"]), "phrases[1] has no words"),
  ]) func whatNobodyCanSayIsRefused(shortcut: PersonalShortcut, reason: String) throws {
    let error = #expect(throws: ShortcutLibraryError.self) { try folder.library.save(shortcut) }
    #expect(error?.description == "\(reason). Nothing was saved.")
    #expect(folder.files.isEmpty)
  }

  /// One that was written by hand does not take the phrases of others along.
  @Test func phrasesWithoutWordsAreNone() async throws {
    let kitchen = try await Kitchen(
      PersonalShortcut(id: "1", name: "One", phrases: ["..."], actions: [show("one")]),
      PersonalShortcut(id: "2", name: "Two", phrases: ["!", "two"], actions: [show("two")]))
    #expect(await kitchen.say("two") == ["two"])
  }

  @Test func whatCannotBeReadIsLeftAsItIs() throws {
    try folder.write("{ no", to: "tea-time.json")
    let library = folder.library
    #expect(library.all.isEmpty)
    #expect(library.faults.keys.sorted() == ["tea-time.json"])
    try library.save(tea)
    #expect(folder.files == ["tea-time-2.json", "tea-time.json"])
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("tea-time.json"), encoding: .utf8)
    #expect(text == "{ no")
  }

  @Test func thePersonsOrderIsKept() throws {
    for id in ["1", "2", "3"] { try folder.library.save(PersonalShortcut(id: id, name: id)) }
    try folder.library.order(["3", "1"])
    #expect(folder.library.all.map(\.id) == ["3", "1", "2"])
  }

  @Test func whatDeletesAsksOnceIfItCameFromElsewhere() async throws {
    let action = ShortcutAction("SayPhrase", with: ["phrase": "throw away assam with kettle"])
    let kitchen = try await Kitchen(go(action))
    #expect(await kitchen.say("go") == ["Gone."])
    try kitchen.library.noteForeign("go")
    let question = "“Go” came from elsewhere. May it delete things?"
    #expect(
      await kitchen.say("go", "no", "go", "yes", "go")
        == [question, "Cancelled.", question, "Gone.", "Gone."])
    #expect(kitchen.diary.all == Array(repeating: "throw away Assam", count: 3))
  }

  @Test func whatIsDeletedIsTold() async throws {
    let kitchen = try await Kitchen()
    let table = ActionTable(of: kitchen.engine)
    let rows: [(String, Set<ActionReach>)] = [
      ("PhraseShortcutsTests.ThrowAway", [.deleting]), ("DeleteFile", [.deleting]),
      ("ReadFile", [.files]), ("PhraseShortcutsTests.BoilWater", []),
    ]
    for (name, reaches) in rows {
      #expect(table.reaches(of: go(ShortcutAction(name))) == reaches, "\(name)")
    }
  }

  @Test func whatCameFromElsewhereHasToAsk() throws {
    let library = folder.library
    try library.save(tea)
    #expect(library.unasked(tea, of: [.commands]).isEmpty)
    try library.noteForeign("1")
    #expect(folder.library.unasked(tea, of: [.commands, .files]) == [.commands, .files])
    // Where the notes are damaged, nobody knows what came from elsewhere.
    try folder.write("{", to: ".notes")
    #expect(folder.library.unasked(tea, of: [.network]) == [.network])
    // Nor after something was noted anew.
    try folder.library.order(["1"])
    #expect(folder.library.unasked(tea, of: [.network]) == [.network])
  }

  @Test func aCopyAsksForWhatItsOriginalAsksFor() throws {
    let library = folder.library
    try library.save(tea)
    try library.noteCopy("own", of: "1")
    try library.noteForeign("1")
    try library.noteCopy("copy", of: "1")
    var copy = tea
    copy.id = "copy"
    #expect(library.unasked(copy, of: [.commands]) == [.commands])
    copy.id = "own"
    #expect(library.unasked(copy, of: [.commands]).isEmpty)
  }

  @Test func whatCouldNotBeReadAgainIsNotWritten() throws {
    let library = folder.library
    var actions = [ShortcutAction("Stop")]
    for _ in 0..<40 {
      actions = [ShortcutAction("Repeat", with: ["count": 2], body: .repeated(actions))]
    }
    #expect(throws: ShortcutDocumentError.self) {
      try library.save(PersonalShortcut(id: "deep", name: "Deep", actions: actions))
    }
    #expect(library.all.isEmpty)
    #expect(folder.library.faults.isEmpty)
  }
}
