// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Type-checks source texts with the compiler that built the tests' modules.
struct SwiftCompiler {
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

  /// The folders with the module maps of C libraries, which the project and its packages import.
  private var systemModules: [URL] {
    let build = modules.appendingPathComponent("../../..").standardizedFileURL
    let packages = contents(of: build.appendingPathComponent("checkouts"))
    return (packages + [build.deletingLastPathComponent()])
      .flatMap { contents(of: $0) + contents(of: $0.appendingPathComponent("Sources")) }
      .flatMap { [$0, $0.appendingPathComponent("include")] }
      .filter { FileManager.default.fileExists(atPath: $0.path + "/module.modulemap") }
  }

  /// Where the headers of those libraries lie, as their packages say.
  private func systemHeaders() throws -> [String] {
    let libraries = ["alsa", "pocketsphinx", "espeak-ng", "libedit"]
    return try output(of: ["pkg-config", "--cflags-only-I"] + libraries).text
      .split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
  }

  /// The program that expands the macros, beside the modules; none where it was not built.
  private var macroOptions: [String] {
    let program = modules.appendingPathComponent("../AppIntentsMacros-tool").standardizedFileURL
    guard FileManager.default.isExecutableFile(atPath: program.path) else { return [] }
    return ["-load-plugin-executable", "\(program.path)#AppIntentsMacros"]
  }

  private func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  let modules: URL

  /// What the compiler says against some files; empty when they compile together.
  ///
  /// - Parameters:
  ///   - sources: The texts of the files by their names.
  ///   - mode: The language mode.
  ///   - options: Further options of the compiler.
  /// - Returns: The errors, a line each.
  /// - Throws: When the compiler cannot be started.
  func errors(
    in sources: [String: String], mode: Mode, options: [String] = []
  ) throws -> String {
    let (status, text) = try check(sources, mode: mode, options: options)
    guard status != 0 else { return "" }
    let errors = text.split(separator: "\n").filter {
      $0.contains("error:") && !$0.contains("`-")
    }
    return errors.isEmpty ? "the compiler ended with \(status)" : errors.joined(separator: "\n")
  }

  /// All that the compiler prints about some files.
  ///
  /// - Parameters:
  ///   - sources: The texts of the files by their names.
  ///   - mode: The language mode.
  ///   - options: Further options of the compiler.
  /// - Returns: Its exit status, and the text with the files named without their folder.
  /// - Throws: When the compiler cannot be started.
  func check(
    _ sources: [String: String], mode: Mode, options: [String] = []
  ) throws -> (status: Int32, text: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try sources.map { name, source in
      let file = folder.appendingPathComponent(name)
      try Data(source.utf8).write(to: file)
      return file.path
    }
    let (status, text) = try output(
      of: ["swiftc", "-typecheck", "-wmo", "-swift-version", mode.rawValue, "-I", modules.path]
        + options
        + macroOptions + systemModules.flatMap { ["-I", $0.path] } + systemHeaders()
        + files.sorted())
    return (status, text.replacing(folder.path + "/", with: ""))
  }

  private func output(of arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
