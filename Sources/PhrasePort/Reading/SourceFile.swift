// SPDX-License-Identifier: Apache-2.0

/// What was read in a file of Swift, where Linux compiles it.
struct SourceFile: Sendable {
  /// The path below the folder that is read.
  let path: String
  let text: String
  /// The modules that it imports, and where each stands.
  var importPlaces: [(module: String, place: Range<Int>)] = []
  var types: [DeclaredType] = []
  /// The names with a capital letter that stand in it, of types for the most part, those of
  /// functions that it calls, and `.name` for members without a type in front.
  var names: Set<String> = []
  /// The intents that its shortcuts start, and those that its packages list.
  var startedIntents: Set<String> = []
  var listedIntents: Set<String> = []
  /// How many phrases its shortcuts have.
  var phraseCount = 0

  /// The modules that it imports.
  var imports: [String] { importPlaces.map(\.module) }

  /// Whether it declares a type or a function of that name itself.
  func declares(_ name: String) -> Bool { types.contains { $0.name == name && !$0.isExtension } }

  /// Whether it is a part of the app's tests.
  var isTest: Bool { imports.contains { $0 == "XCTest" || $0 == "Testing" } }

  /// The modules that it imports and that a program on Linux cannot.
  var missingModules: Set<String> {
    Set(imports.filter { AppleModules.advice[$0] != nil })
  }
}
