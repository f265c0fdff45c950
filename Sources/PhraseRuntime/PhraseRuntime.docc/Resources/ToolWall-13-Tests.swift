import AppIntents
import PhraseTesting
import Testing

@testable import ToolWall

@Suite struct ToolWallTests {
  @Test func lendingATool() async throws {
    AppDependencyManager.shared.add { ToolStore() }
    let phrases = try await PhraseTester(ToolShortcuts.self)
    try await phrases.expectEveryPhraseReachesItsIntent()
    try await phrases.expectNothing("throw the fretsaw away with tool wall")
    try await phrases.converse {
      Said("lend a tool with tool wall")
      Asked("Which tool? Hammer Drill, Fretsaw or Spirit Level?")
      Said("spirit level")
      Asked("Who borrows it?")
      Said("Ada")
      Answered("Ada has the Spirit Level.")
      Said("fretsaw verleihen mit workshop")
      Asked("Wer leiht es aus?")
      Said("Grace")
      Answered("Fretsaw ist bei Grace.")
    }
  }
}
