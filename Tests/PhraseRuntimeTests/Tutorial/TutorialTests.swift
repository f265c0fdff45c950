// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Every step of the tutorial compiles; `TeaShelfTests`, a step itself, runs the last one.
@Suite struct TutorialTests {
  private static let documentation = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/PhraseRuntime/PhraseRuntime.docc")

  private func step(_ name: String) throws -> String {
    try String(
      contentsOf: Self.documentation.appending(path: "Resources/TeaShelf-\(name).swift"),
      encoding: .utf8)
  }

  @Test(arguments: [
    ("02", "03-main"), ("04", "03-main"), ("05", "03-main"), ("06", "07-main"), ("08", "07-main"),
    ("08", "10-main"), ("08", "11-main"),
  ])
  func stepsCompile(app: String, main: String) throws {
    let modules = try #require(SwiftCompiler.modulesFolder, "no modules by the tests")
    let sources = ["TeaShelf.swift": try step(app), "main.swift": try step(main)]
    let errors = try SwiftCompiler(modules: modules).errors(in: sources, mode: .six)
    #expect(errors.isEmpty, "\(errors)")
  }

  @Test func theManifestIsOne() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(step("01-Package").utf8).write(to: folder.appending(path: "Package.swift"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "dump-package", "--package-path", folder.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func everyFileIsAStep() throws {
    let tutorial = try String(
      contentsOf: Self.documentation.appending(path: "Tutorials/TeaShelf.tutorial"),
      encoding: .utf8)
    let steps = tutorial.components(separatedBy: "file: \"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.documentation.appending(path: "Resources").path
    ).filter { $0.hasPrefix("TeaShelf-") }
    #expect(steps == files.sorted())
    #expect(steps.count == 11)
  }
}
