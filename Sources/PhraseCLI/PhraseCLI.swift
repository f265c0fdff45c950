// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
import ArgumentParser

#if !CommandLine
  #error("PhraseCLI needs the trait CommandLine of swift-phrase-engine: name it in `traits:`.")
#endif

/// The commands for any app: `repl`, `listen`, `resolve` and all that helps with them.
///
/// An executable becomes a phrase tool by one line in its `main.swift`:
///
/// ```swift
/// import PhraseCLI
///
/// await PhraseCLI.main(LibraryShortcuts.self)
/// ```
public enum PhraseCLI {
  /// The version of the engine, which `--version` prints.
  public static let version = "0.1.0"

  /// Runs the command that the process was started with, and exits with its status.
  ///
  /// - Parameters:
  ///   - providers: The apps whose phrases are understood.
  ///   - packages: Modules with shortcuts or intents of their own, besides the providers.
  ///   - prepare: Called once before the apps are first used, for example to register their
  ///     dependencies. What it throws is shown, and the status is 69.
  public static func main(
    _ providers: any AppShortcutsProvider.Type...,
    packages: [any AppIntentsPackage.Type] = [],
    prepare: @escaping @Sendable (LaunchOptions) throws -> Void = { _ in }
  ) async {
    let launch = Launch(
      providers: providers, packages: packages, prepare: prepare, root: PhraseCommand.self)
    await Launch.$current.withValue(launch) {
      await PhraseCommand.main()
    }
  }
}

/// The root of the commands.
struct PhraseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Console.program,
    abstract: "Understand phrases, typed or piped, and perform what they mean.",
    discussion: """
      Results go to standard output, everything else to standard error.
      Exit status: 0 matched, 1 no match, 2 ambiguous or a value is missing, 64 usage, \
      65 bad data, 66 missing input, 69 not available, 70 internal error, 73 cannot write.
      """,
    version: "\(Console.program) of swift-phrase-engine \(PhraseCLI.version)",
    subcommands: [
      ReplCommand.self, PerformCommand.self, ResolveCommand.self, ListCommand.self,
      SampleCommand.self, GrammarCommand.self, LintCommand.self, CheckCommand.self,
      ListenCommand.self,
      TranscribeCommand.self, DevicesCommand.self, LexiconCommand.self, EvaluateCommand.self,
      WakeCommand.self,
      DescribeCommand.self, MetadataCommand.self,
      FindCommand.self, SearchCommand.self, ExportCommand.self, SuggestCommand.self,
      ShortcutCommand.self, AutomationCommand.self, AppCommand.self, AssistantCommand.self,
      InstallCommand.self, UninstallCommand.self,
    ])
}
