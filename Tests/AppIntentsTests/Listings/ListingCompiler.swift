// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Type-checks listings with the compiler that built the tests' modules.
struct ListingCompiler {
  /// The language modes to compile in.
  enum Mode: String, CaseIterable {
    case five = "5"
    case six = "6"
  }

  /// The folder with `AppIntents.swiftmodule`, beside the running tests; nil when it is not there.
  static var modulesFolder: URL? {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var candidates = CommandLine.arguments.prefix(1) + [Bundle.main.bundlePath, executable.path]
    candidates += CommandLine.arguments.filter { $0.hasSuffix(".xctest") }
    return candidates.lazy
      .map {
        URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("Modules")
      }
      .first { FileManager.default.fileExists(atPath: $0.path + "/AppIntents.swiftmodule") }
  }

  let modules: URL

  /// What the compiler says against a listing; empty when it compiles.
  ///
  /// - Parameters:
  ///   - listings: The listing, with the declaration that it extends before it if there is one.
  ///   - mode: In mode 6 stored `static var` becomes `static let`, as every article's code must.
  /// - Returns: The errors, a line each.
  /// - Throws: When the compiler cannot be started.
  func errors(in listings: [Listing], mode: Mode) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("listing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var source = listings.map(\.source).joined(separator: "\n\n")
    if mode == .six {
      source.replace(/static var (\w+[^={}\n]*)=/) { "static let \($0.1)=" }
    }
    // One file, since some conformances can only be derived beside the type.
    let file = folder.appendingPathComponent("Listing.swift")
    let prelude = ListingPrelude.source(for: listings)
    try Data("import AppIntents\n\n\(source)\n\n\(prelude)".utf8).write(to: file)
    return try run([
      "swiftc", "-typecheck", "-swift-version", mode.rawValue, "-I", modules.path, file.path,
    ])
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return "" }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let errors = lines.filter { $0.contains("error:") && !$0.contains("`-") }
    return errors.isEmpty
      ? "the compiler ended with \(process.terminationStatus)"
      : errors.map { $0.replacing(/^.*\//, with: "") }.joined(separator: "\n")
  }
}
