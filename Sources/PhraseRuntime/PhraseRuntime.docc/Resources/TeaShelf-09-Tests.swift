import AppIntents
import PhraseTesting
import Testing

@Suite struct TeaShelfTests {
  @Test func brewingTea() async throws {
    AppDependencyManager.shared.add { TeaStore() }
    let phrases = try await PhraseTester(TeaShelf.self)
    try await phrases.expectEveryPhraseReachesItsIntent()
    try await phrases.expect("brew sencha with tea shelf", is: BrewTea.self, ["tea": "Sencha"])
    try await phrases.converse {
      Said("brew tea with teas")
      Asked("Which tea? Assam, Sencha or Moroccan Mint?")
      Said("moroccan mint")
      Answered("Moroccan Mint in 4 minutes.")
      Said("throw away assam in tea shelf")
      Asked("Throw away 2 cups of Assam?")
      Said("yes")
      Answered("Assam is gone.")
      Said("brew light sencha with tea shelf")
      Answered("Sencha in 2 minutes.")
    }
  }
}
