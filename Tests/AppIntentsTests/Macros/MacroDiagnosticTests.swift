// SPDX-License-Identifier: Apache-2.0

#if Macros
  import Testing

  /// Mistakes that macros find, each at its place; `MacroCase` shows the source without what it stands in.
  @Suite struct MacroDiagnosticTests {
    private static let expansion = Result {
      try MacroExpansion(MacroCase.all.map(\.source))
    }

    @Test(arguments: MacroCase.all)
    func mistakesAreToldAtTheirPlace(item: MacroCase) throws {
      let index = try #require(MacroCase.all.firstIndex(of: item))
      let found = try Self.expansion.get().diagnostics[index]
      #expect(found.count == item.expected.count, "\(found)")
      for (found, start) in zip(found, item.expected) { #expect(found.hasPrefix(start)) }
    }
  }

  /// A declaration, and the beginnings of what is to be said against it.
  struct MacroCase: Hashable, Sendable, CustomTestStringConvertible {
    let declaration: String
    let opening: String
    let closing: String
    let expected: [String]

    var source: String { "\(opening)\n\(declaration)\n\(closing)" }
    var testDescription: String { declaration }

    private init(_ declaration: String, in opening: String, _ closing: String, _ expected: [String])
    {
      self.declaration = declaration
      self.opening = opening
      self.closing = closing
      self.expected = expected
    }

    /// A member of an entity.
    static func member(_ declaration: String, _ expected: String...) -> MacroCase {
      MacroCase(declaration, in: "private struct E {", "}", expected)
    }

    /// A declaration by itself, in a file of its own.
    static func type(_ declaration: String, _ expected: String...) -> MacroCase {
      MacroCase(
        declaration, in: "",
        "private struct E {}; private enum S { static let s = AppSchema.Intent.photos.openAlbum }",
        expected)
    }

    static let all: [MacroCase] = properties + unions + schemas

    private static let properties: [MacroCase] = [
      .member("@ComputedProperty var a: Int { 1 }"),
      .member("@ComputedProperty var a: Int { get { 1 } set {} }"),
      .member("@ComputedProperty var a: Int", "2:23 error: 'a' is stored"),
      .member("@ComputedProperty var a: Int = 1", "2:23 error: 'a' is stored"),
      .member("@ComputedProperty var a: Int { didSet {} }", "2:23 error: 'a' is stored"),
      .member("@ComputedProperty let a: Int", "2:23 error: 'a' is stored"),
      .member(
        "@ComputedProperty static var a: Int { 1 }",
        "2:19 error: '@ComputedProperty' belongs to a property of each"),
      .member(
        "@ComputedProperty func a() -> Int { 1 }",
        "2:1 error: '@ComputedProperty' belongs to a property with"),
      .member(
        "@ComputedProperty var a: Int { get async { 1 } }",
        "2:36 error: The getter of 'a' waits or throws"),
      .member(
        "@ComputedProperty var a: Int { get throws { 1 } }",
        "2:36 error: The getter of 'a' waits or throws"),
      .member("@DeferredProperty var a: Int { get async throws { 1 } }"),
      .member("@DeferredProperty var a: Int { get async { 1 } }"),
      .member(
        "@DeferredProperty var a: Int { 1 }", "2:30 error: The getter of 'a' does not wait"),
      .member(
        "@DeferredProperty var a: Int { get { 1 } }", "2:32 error: The getter of 'a' does not wait"),
      .member(
        "@DeferredProperty var a: Int { get throws { 1 } }",
        "2:32 error: The getter of 'a' does not wait"),
      .member(
        "@DeferredProperty var a: Int { get async { 1 } set {} }", "2:48 error: 'a' is deferred"),
      .member("@DeferredProperty var a: Int", "2:23 error: 'a' is stored"),
      .type(
        "extension E { @ComputedProperty var a: Int { 1 } }",
        "2:15 warning: 'a' is declared in an extension"),
    ]

    private static let unions: [MacroCase] = [
      .type("@UnionValue private enum U { case a(Int), b(String) }"),
      .type("@UnionValue private struct U {}", "2:21 error: '@UnionValue' belongs to an enum"),
      .type("@UnionValue private enum U {}", "2:26 error: '@UnionValue' needs at least one case"),
      .type(
        "@UnionValue private enum U { case a(Int), b }", "2:43 error: The case 'b' holds no value"),
      .type(
        "@UnionValue private enum U { case a(Int, String) }",
        "2:36 error: The case 'a' holds 2 values"),
      .type(
        "@UnionValue private enum U { case a(Int), b(Int) }",
        "2:43 error: The cases 'a' and 'b' both hold 'Int'"),
      .type(
        "@UnionValue private enum U { case a, b }",
        "2:35 error: The case 'a' holds no value", "2:38 error: The case 'b' holds no value"),
    ]

    private static let schemas: [MacroCase] = [
      .type(
        """
        @AppIntent(schema: .photos.createAlbum) private struct I {
          func perform() async throws -> some IntentResult { .result() }
        }
        """),
      .type(
        "@AppIntent(schema: .photos.createAlbum) private enum I {}",
        "2:49 error: A schema for intents"),
      .type(
        "@AppIntent(schema: S.s) private struct I {}", "2:12 error: A schema is named by its domain"
      ),
      .type(
        "@AppEntity(schema: .photos.album) private enum I {}", "2:43 error: A schema for entities"),
      .type(
        "@AppEnum(schema: .photos.kind) private struct I {}", "2:40 error: A schema for enums"),
      .type(
        "@AppEnum(schema: .photos.kind) private enum I {}", "2:45 error: 'I' needs a raw value"),
      .type("@AppEnum(schema: .photos.kind) private enum I: String { case a }"),
    ]
  }
#endif
