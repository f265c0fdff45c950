import AppIntents
import PhraseCLI

await PhraseCLI.main(ToolShortcuts.self, packages: [AppPackage.self]) { _ in
  AppDependencyManager.shared.add { ToolStore() }
}
