// SPDX-License-Identifier: Apache-2.0

import Testing

/// How files of an app reach the declarations that on Apple's platforms belong to Foundation, and
/// what they may import of AppIntents.
@Suite struct ImportTests {
  private static let errors = """
    import Foundation

    public enum ShelfError: Error, CustomLocalizedStringResourceConvertible {
      case full
      public var localizedStringResource: LocalizedStringResource { "That shelf is full." }
    }

    enum LoanError: LocalizedError {
      case late(days: Int)
      var errorDescription: String? {
        switch self { case .late(let days): String(localized: "\\(days) days late") }
      }
    }
    """
  private static let export = "@_exported import AppIntents"
  private static let members = ["-enable-upcoming-feature", "MemberImportVisibility"]

  private func errors(
    in sources: [String: String], _ mode: SwiftCompiler.Mode, options: [String] = []
  ) throws -> String {
    let modules = try #require(SwiftCompiler.modulesFolder, "no AppIntents module by the tests")
    return try SwiftCompiler(modules: modules).errors(in: sources, mode: mode, options: options)
  }

  @Test(arguments: SwiftCompiler.Mode.allCases)
  func oneExportServesFilesOfFoundationAlone(mode: SwiftCompiler.Mode) throws {
    let sources = ["Errors.swift": Self.errors, "Exports.swift": Self.export]
    for options in [[], Self.members] {
      #expect(try errors(in: sources, mode, options: options) == "")
    }
    #expect(
      try errors(in: ["Errors.swift": Self.errors, "Other.swift": "import AppIntents"], mode)
        .contains("cannot find type 'LocalizedStringResource' in scope"))
  }

  @Test(arguments: SwiftCompiler.Mode.allCases)
  func declarationsAreImportedOneByOne(mode: SwiftCompiler.Mode) throws {
    let source = """
      import struct AppIntents.DisplayRepresentation
      import struct AppIntents.IntentDescription
      import struct AppIntents.IntentDialog
      import struct AppIntents.IntentDonationManager
      import struct AppIntents.LocalizedStringResource
      import struct AppIntents.TypeDisplayRepresentation
      import protocol AppIntents.EntityQuery
      import protocol AppIntents.EntityPropertyQuery
      import protocol AppIntents.EntityStringQuery
      import protocol AppIntents.IntentResult
      import protocol AppIntents.OpenIntent
      import protocol AppIntents.ParameterSummary
      import protocol AppIntents.ProvidesDialog
      import protocol AppIntents.ReturnsValue
      import protocol AppIntents.UniqueAppEntity
      import class AppIntents.AppDependencyManager
      import class AppIntents.ContainsComparator
      import class AppIntents.EntityProperty
      import class AppIntents.EqualToComparator
      import class AppIntents.IntentParameter
      import enum AppIntents.IntentAuthenticationPolicy

      struct Notice: UniqueAppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Notice"
        static let defaultQuery = NoticeQuery()
      }
      func greeting(_ name: String) -> IntentDialog { "Hello \\(name)" }
      func later() -> some IntentResult & ProvidesDialog { .result(dialog: greeting("Ada")) }
      """
    let query = """
      import AppIntents
      struct NoticeQuery: UniqueAppEntityQuery {
        func uniqueEntity() async throws -> Notice { Notice() }
      }
      """
    #expect(try errors(in: ["Notice.swift": source, "Query.swift": query], mode) == "")
  }

  #if Macros
    /// Protocols that share their name with a macro: one of several is never imported by itself.
    @Test(arguments: ["AppIntent", "AppEntity", "AppEnum"])
    func aNameOfTwoDeclarationsIsNotImported(name: String) throws {
      let source = "import protocol AppIntents.\(name)"
      #expect(try errors(in: ["A.swift": source], .six).contains("ambiguous name '\(name)'"))
    }
  #endif
}
