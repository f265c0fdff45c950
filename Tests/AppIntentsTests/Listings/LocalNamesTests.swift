// SPDX-License-Identifier: Apache-2.0

import Testing

/// Apps declare types under names that this module, or Foundation, has too: theirs win.
@Suite struct LocalNamesTests {
  private let source = """
    import AppIntents
    import Foundation

    struct Snippet { let code: String }
    struct Section { let code: String }
    struct Button { let code: String }
    struct Toggle { let code: String }
    struct Row { let code: String }
    struct Image { let code: String }
    struct Logger { let code: String }
    struct IntentError: Error { let code: String }
    struct NSUserActivity { let code: String }
    final class UndoManager { let code = "" }
    final class DateComponentsFormatter { let code = "" }
    enum Sort { case code }

    struct UseNames: AppIntent {
      static let title: LocalizedStringResource = "Use Names"

      func perform() async throws -> some IntentResult & ProvidesDialog {
        let texts = [
          Snippet(code: "a").code, Section(code: "a").code, Button(code: "a").code,
          Toggle(code: "a").code, Row(code: "a").code, Image(code: "a").code,
          Logger(code: "a").code, IntentError(code: "a").code, NSUserActivity(code: "a").code,
          UndoManager().code, DateComponentsFormatter().code, "\\(Sort.code)",
        ]
        _ = URL(fileURLWithPath: "/").startAccessingSecurityScopedResource()
        _ = PersonNameComponents().formatted()
        return .result(dialog: "\\(texts.joined())")
      }
    }

    extension URL {
      func startAccessingSecurityScopedResource() -> Bool { false }
    }
    extension PersonNameComponents {
      func formatted() -> String { "" }
    }
    """

  @Test(arguments: SwiftCompiler.Mode.allCases)
  func namesOfTheAppWin(mode: SwiftCompiler.Mode) throws {
    let modules = try #require(SwiftCompiler.modulesFolder, "no AppIntents module by the tests")
    let errors = try SwiftCompiler(modules: modules).errors(in: ["Names.swift": source], mode: mode)
    #expect(errors.isEmpty, "\(errors)")
  }
}
