// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseCLI

/// What `--out`, `--snippet` and their like do to what is at the path already.
@Suite struct OutputFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("output-\(UUID().uuidString)")
  private let new = Data("new".utf8)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func failure(_ path: String) -> CommandFailure? {
    do throws(CommandFailure) {
      try OutputFile.write(new, to: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func aNewFileIsMade() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try OutputFile.write(new, to: path("a"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("a"))) == new)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
  }

  @Test func aFileKeepsItsPermissionsAndALinkItsPlace() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = FileManager.default.createFile(
      atPath: path("a"), contents: Data("old and longer".utf8),
      attributes: [.posixPermissions: 0o600])
    try FileManager.default.createSymbolicLink(atPath: path("b"), withDestinationPath: "a")
    try OutputFile.write(new, to: path("b"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("b")) == "a")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("a"))) == new)
    let attributes = try FileManager.default.attributesOfItem(atPath: path("a"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test func aPipeIsWrittenInto() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: "/bin/cat")
    reader.arguments = [path("pipe")]
    let output = Pipe()
    reader.standardOutput = output
    try reader.run()
    try OutputFile.write(new, to: path("pipe"))
    #expect(output.fileHandleForReading.readDataToEndOfFile() == new)
    reader.waitUntilExit()
  }

  @Test func whatCannotBeWrittenEndsWith73() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(failure(folder.path)?.message == "\(folder.path) is a folder; name a file")
    let lost = failure(path("none/a"))
    #expect(lost?.status == .cannotCreate)
    #expect(lost?.message.hasSuffix("there is no folder \(path("none"))") == true)
    #expect(failure("/proc/none")?.message.hasPrefix("/proc/none cannot be written") == true)
  }
}
