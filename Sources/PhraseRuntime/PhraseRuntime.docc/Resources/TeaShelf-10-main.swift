import AppIntents
import PhraseCLI

await PhraseCLI.main(TeaShelf.self) { _ in
  AppDependencyManager.shared.add { TeaStore() }
}
