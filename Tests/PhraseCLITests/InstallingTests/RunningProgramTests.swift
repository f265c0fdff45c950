// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseCLI

/// What a program needs to run elsewhere.
@Suite struct RunningProgramTests {
  private static let linked = """
    559d-559e r--p 0000 fe:00 12   /opt/a b/tool
    7f10-7f11 r-xp 0000 fe:00 13   /opt/swift 6/linux/libswiftCore.so
    7f11-7f12 r--p 0000 fe:00 13   /opt/swift 6/linux/libswiftCore.so
    7f12-7f13 r--p 0000 fe:00 14   /opt/swift 6/linux/libFoundation.so
    7f13-7f14 r--p 0000 fe:00 15   /opt/swift 6/linux/icudata.dat
    7f14-7f15 r--p 0000 fe:00 16   /usr/lib/libc.so.6
    7f15-7f16 rw-p 0000 00:00 0
    7ffc-7ffd rw-p 0000 00:00 0    [stack]
    """

  @Test(arguments: [
    (linked, ["/opt/swift 6/linux/libFoundation.so", "/opt/swift 6/linux/libswiftCore.so"]),
    ("7f14-7f15 r--p 0000 fe:00 16   /usr/lib/libc.so.6", []), ("", []),
  ]) func theLibrariesOfSwiftAreThoseBesideItsCore(map: String, libraries: [String]) {
    let program = RunningProgram(
      name: "tool", executable: URL(fileURLWithPath: "/opt/a b/tool"), memoryMap: map)
    #expect(program.runtimeLibraries.map(\.path) == libraries)
  }

  @Test func theProcessItselfIsFound() throws {
    let program = try RunningProgram.current()
    #expect(FileManager.default.isExecutableFile(atPath: program.executable.path))
    // The tests are linked with the libraries of Swift as they are shared.
    #expect(program.runtimeLibraries.contains { $0.lastPathComponent == "libswiftCore.so" })
    #expect(program.date > .distantPast)
  }

  @Test func bundlesComeWithAllThatIsInThem() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("program-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["A.resources/en/words.txt", "A.resources/Info.plist", "A.swiftmodule/x", "tool"] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: file)
    }
    let program = RunningProgram(
      name: "tool", executable: folder.appendingPathComponent("tool"), memoryMap: "")
    #expect(
      try program.files.map(\.path) == [
        "bin/tool", "lib/tool/tool", "lib/tool/A.resources/Info.plist",
        "lib/tool/A.resources/en/words.txt",
      ])
  }
}
