import AppIntents
import PhraseBus

await PhraseApp.main(TeaShelf.self) {
  AppDependencyManager.shared.add { TeaStore() }
}
