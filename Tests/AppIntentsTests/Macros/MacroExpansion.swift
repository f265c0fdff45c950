// SPDX-License-Identifier: Apache-2.0

#if Macros
  import Testing

  /// What the compiler makes of sources with macros in them.
  struct MacroExpansion {
    /// What the macros say against each source, in its order, as `line:column severity: message`.
    let diagnostics: [[String]]
    /// Every piece of source that the macros add, in the order of the compiler.
    let additions: [String]

    /// Expands the macros in some sources, all by one run of the compiler.
    init(_ sources: [String]) throws {
      let modules = try #require(SwiftCompiler.modulesFolder, "no AppIntents module by the tests")
      let files = sources.enumerated().map { number, source in
        ("\(number).swift", "import AppIntents\n\(source)")
      }
      let text = try SwiftCompiler(modules: modules)
        .check(
          Dictionary(uniqueKeysWithValues: files), mode: .six,
          options: ["-Xfrontend", "-dump-macro-expansions", "-diagnostic-style=llvm"]
        ).text
      diagnostics = files.map { Self.diagnostics(of: $0.0, in: text) }
      additions = Self.additions(in: text)
    }

    /// Lines such as `0.swift:3:7: error: it is wrong (from macro 'Name')`, without the import's line.
    private static func diagnostics(of file: String, in text: String) -> [String] {
      text.matches(of: /(?m)^(\d+\.swift):(\d+):(\d+): (\w+: .*) \(from macro '\w+ ?'\)$/)
        .filter { $0.1 == file }
        .compactMap { match in Int(match.2).map { "\($0 - 1):\(match.3) \(match.4)" } }
    }

    /// Blocks between two rules, under a line with the name of a macro's buffer.
    private static func additions(in text: String) -> [String] {
      text.matches(of: /(?m)^@__swiftmacro_.*\n-+\n((?s:.*?))\n-{20,}$/).map { String($0.1) }
    }
  }
#endif
