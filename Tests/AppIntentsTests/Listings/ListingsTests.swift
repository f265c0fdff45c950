// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Code that was written for Apple's module and published in articles, compiled with this one.
///
/// The articles are not part of the project: `PHRASE_LISTINGS` names text files, with colons between.
@Suite struct ListingsTests {
  private static let files = ProcessInfo.processInfo.environment["PHRASE_LISTINGS"]

  @Test(.enabled(if: files != nil, "PHRASE_LISTINGS names no articles"))
  func listingsOfArticlesCompile() throws {
    let files = try #require(Self.files)
    let modules = try #require(SwiftCompiler.modulesFolder, "no AppIntents module by the tests")
    let compiler = ListingCompiler(modules: modules)
    for path in files.split(separator: ":") {
      let url = URL(fileURLWithPath: String(path))
      try check(
        String(contentsOf: url, encoding: .utf8), name: url.lastPathComponent, compiler: compiler)
    }
  }

  private func check(_ article: String, name: String, compiler: ListingCompiler) throws {
    let listings = ListingExtractor.listings(in: article)
    var compiled = [ListingCompiler.Mode: Int]()
    var candidates = 0
    for (index, listing) in listings.enumerated() {
      if let reason = listing.reasonToLeaveOut {
        print("Listings: \(name): \(listing.title) left out, since \(reason)")
        continue
      }
      candidates += 1
      let together = base(of: listing, in: listings[..<index]) + [listing]
      for mode in ListingCompiler.Mode.allCases {
        let errors = try compiler.errors(in: together, mode: mode)
        if errors.isEmpty { compiled[mode, default: 0] += 1 }
        #expect(errors.isEmpty, "\(name): \(listing.title) in mode \(mode.rawValue):\n\(errors)")
      }
    }
    #expect(candidates > 0, "\(name) has no listing that could compile")
    for mode in ListingCompiler.Mode.allCases {
      print(
        "Listings: \(name): mode \(mode.rawValue): \(compiled[mode, default: 0]) of \(candidates)"
          + " compiled, \(listings.count - candidates) left out")
    }
  }

  /// The type that an extension extends, where the article declares it before.
  private func base(of listing: Listing, in earlier: ArraySlice<Listing>) -> [Listing] {
    guard listing.keyword == .extension else { return [] }
    let declaration = earlier.last { $0.type == listing.type && $0.keyword != .extension }
    return declaration.map { $0.reasonToLeaveOut == nil ? [$0] : [] } ?? []
  }
}

@Suite struct ListingExtractorTests {
  private let article = """
    Some words, then code:

        struct One: AppIntent {
            func f() -> String { "}" + "{" }
        }
    and more: struct Nothing is not code
    extension One: Equatable {}
    struct Open {
    """

  @Test func outermostDeclarationsAreFoundAndDedented() {
    let listings = ListingExtractor.listings(in: article)
    #expect(listings.map(\.title) == ["struct One", "extension One"])
    #expect(listings[0].source.hasPrefix("struct One: AppIntent {\n    func f()"))
    #expect(listings[1].conformances.contains("Equatable"))
  }

  @Test func doubledBackslashesAreUndone() {
    let listings = ListingExtractor.listings(in: "struct A {\n  let b = \"\\\\(c) \\\\.$d\"\n}")
    #expect(listings.first?.source == "struct A {\n  let b = \"\\(c) \\.$d\"\n}")
  }

  @Test(arguments: [
    ("struct A { let c: Color }", "it mentions Color"),
    ("struct A {\n  // ...\n}", "it has elisions"),
    (
      "struct A {\n  func f() async -> [Int] {\n    // later\n  }\n}",
      "f returns a value, but its body is only a comment"
    ),
  ])
  func incompleteListingsAreLeftOut(source: String, reason: String) {
    #expect(ListingExtractor.listings(in: source).first?.reasonToLeaveOut == reason)
  }

  @Test func completeListingsAreNotLeftOut() {
    let source = "struct A {\n  func f() {\n    // nothing\n  }\n  func g() -> Int { 1 }\n}"
    #expect(ListingExtractor.listings(in: source).first?.reasonToLeaveOut == nil)
  }
}
