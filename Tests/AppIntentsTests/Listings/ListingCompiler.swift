// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Type-checks listings with the compiler that built the tests' modules.
struct ListingCompiler {
  typealias Mode = SwiftCompiler.Mode

  let modules: URL

  /// What the compiler says against a listing; empty when it compiles.
  ///
  /// - Parameters:
  ///   - listings: The listing, with the declaration that it extends before it if there is one.
  ///   - mode: In mode 6 stored `static var` becomes `static let`, as every article's code must.
  /// - Returns: The errors, a line each.
  /// - Throws: When the compiler cannot be started.
  func errors(in listings: [Listing], mode: Mode) throws -> String {
    var source = listings.map(\.source).joined(separator: "\n\n")
    if mode == .six {
      source.replace(/static var (\w+[^={}\n]*)=/) { "static let \($0.1)=" }
    }
    // One file, since some conformances can only be derived beside the type.
    let prelude = ListingPrelude.source(for: listings)
    return try SwiftCompiler(modules: modules).errors(
      in: ["Listing.swift": "import AppIntents\n\n\(source)\n\n\(prelude)"], mode: mode)
  }
}
