// SPDX-License-Identifier: Apache-2.0

#if Macros
  import Testing

  @Suite struct DiagnosticTests {
    /// Each source begins with `struct E {` on a line of its own, so that a property stands on line 2.
    @Test(arguments: [
      ("@ComputedProperty var a: Int { 1 }", []),
      ("@ComputedProperty var a: Int { get { 1 } set {} }", []),
      ("@ComputedProperty var a: Int", ["2:23 error: 'a' is stored"]),
      ("@ComputedProperty var a: Int = 1", ["2:23 error: 'a' is stored"]),
      ("@ComputedProperty var a: Int { didSet {} }", ["2:23 error: 'a' is stored"]),
      ("@ComputedProperty let a: Int", ["2:23 error: 'a' is stored"]),
      (
        "@ComputedProperty static var a: Int { 1 }",
        ["2:19 error: '@ComputedProperty' belongs to a property of each"]
      ),
      (
        "@ComputedProperty func a() -> Int { 1 }",
        ["2:1 error: '@ComputedProperty' belongs to a property with"]
      ),
      (
        "@ComputedProperty var a: Int { get async { 1 } }",
        ["2:36 error: The getter of 'a' waits or throws"]
      ),
      (
        "@ComputedProperty var a: Int { get throws { 1 } }",
        ["2:36 error: The getter of 'a' waits or throws"]
      ),
      ("@DeferredProperty var a: Int { get async throws { 1 } }", []),
      ("@DeferredProperty var a: Int { get async { 1 } }", []),
      ("@DeferredProperty var a: Int { 1 }", ["2:30 error: The getter of 'a' does not wait"]),
      (
        "@DeferredProperty var a: Int { get { 1 } }",
        ["2:32 error: The getter of 'a' does not wait"]
      ),
      (
        "@DeferredProperty var a: Int { get throws { 1 } }",
        ["2:32 error: The getter of 'a' does not wait"]
      ),
      ("@DeferredProperty var a: Int { get async { 1 } set {} }", ["2:48 error: 'a' is deferred"]),
      ("@DeferredProperty var a: Int", ["2:23 error: 'a' is stored"]),
    ])
    func propertiesAreChecked(member: String, expected: [String]) {
      let expansion = Expansion("struct E {\n\(member)\n}")
      #expect(expansion.diagnostics.count == expected.count, "\(expansion.diagnostics)")
      for (found, start) in zip(expansion.diagnostics, expected) {
        #expect(found.hasPrefix(start))
      }
    }

    @Test func aPropertyInAnExtensionIsOnlyWarnedAbout() {
      let expansion = Expansion("extension E {\n@ComputedProperty var a: Int { 1 }\n}")
      #expect(expansion.diagnostics.count == 1)
      #expect(
        expansion.diagnostics.first?.hasPrefix("2:1 warning: 'a' is declared in an extension")
          == true)
      #expect(expansion.source.contains("var $a:"))
      #expect(!expansion.source.contains("_DeclaredProperty"))
    }

    @Test(arguments: [
      ("@UnionValue enum U { case a(A), b(B) }", []),
      ("@UnionValue struct U {}", ["1:13 error: '@UnionValue' belongs to an enum"]),
      ("@UnionValue enum U {}", ["1:18 error: '@UnionValue' needs at least one case"]),
      ("@UnionValue enum U { case a(A), b }", ["1:33 error: The case 'b' holds no value"]),
      ("@UnionValue enum U { case a(A, B) }", ["1:28 error: The case 'a' holds 2 values"]),
      (
        "@UnionValue enum U { case a(A), b(A) }",
        ["1:33 error: The cases 'a' and 'b' both hold 'A'"]
      ),
      (
        "@UnionValue enum U { case a, b }",
        ["1:27 error: The case 'a' holds no value", "1:30 error: The case 'b' holds no value"]
      ),
    ])
    func unionsAreChecked(source: String, expected: [String]) {
      let expansion = Expansion(source, conformances: ["UnionValue": ["AppUnionValue"]])
      #expect(expansion.diagnostics.count == expected.count, "\(expansion.diagnostics)")
      for (found, start) in zip(expansion.diagnostics, expected) {
        #expect(found.hasPrefix(start))
      }
    }

    @Test(arguments: [
      ("@AppIntent(schema: .photos.createAlbum) struct I {}", []),
      ("@AppIntent(schema: .photos.createAlbum) enum I {}", ["1:41 error: A schema for intents"]),
      ("@AppIntent(schema: .photos) struct I {}", ["1:12 error: A schema is named by its domain"]),
      ("@AppEntity(schema: .photos.album) enum I {}", ["1:35 error: A schema for entities"]),
      ("@AppEnum(schema: .photos.kind) struct I {}", ["1:32 error: A schema for enums"]),
      ("@AppEnum(schema: .photos.kind) enum I {}", ["1:37 error: 'I' needs a raw value"]),
      ("@AppEnum(schema: .photos.kind) enum I: String { case a }", []),
    ])
    func schemasAreChecked(source: String, expected: [String]) {
      let expansion = Expansion(source)
      #expect(expansion.diagnostics.count == expected.count, "\(expansion.diagnostics)")
      for (found, start) in zip(expansion.diagnostics, expected) {
        #expect(found.hasPrefix(start))
      }
    }
  }
#endif
