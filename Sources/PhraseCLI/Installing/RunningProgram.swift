// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The program that runs, with the files that it needs to run elsewhere.
struct RunningProgram {
  /// What it is called, and its folder in `lib`.
  let name: String
  /// The file that was started; a link to it is followed.
  let executable: URL
  /// The memory map of the process, as `/proc/self/maps` has it.
  let memoryMap: String

  /// The program of this process.
  ///
  /// - Throws: `CommandFailure` with status 66 where the system does not say which it is.
  static func current() throws(CommandFailure) -> RunningProgram {
    guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath(),
      // Read to its end: the file states no size, by which it would be cut.
      let map = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    else {
      throw CommandFailure(
        .missingInput, "/proc does not say which program runs; it has to be mounted")
    }
    return RunningProgram(
      name: Console.program, executable: executable,
      memoryMap: String(decoding: map, as: UTF8.self))
  }

  /// When the program was built.
  var date: Date {
    (try? executable.resourceValues(forKeys: [.contentModificationDateKey]))?
      .contentModificationDate ?? .distantPast
  }

  /// The program, its bundles and the libraries of Swift in one folder, where the program finds them,
  /// and a link to it from `bin`.
  ///
  /// - Throws: `CommandFailure` with status 66 where a bundle cannot be read.
  var files: [InstalledFile] {
    get throws(CommandFailure) {
      let libraries = runtimeLibraries.map {
        InstalledFile("lib/\(name)/\($0.lastPathComponent)", .copy(of: $0, isProgram: false))
      }
      return [
        InstalledFile("bin/\(name)", .link(to: "../lib/\(name)/\(name)")),
        InstalledFile("lib/\(name)/\(name)", .copy(of: executable, isProgram: true)),
      ] + libraries + (try resources)
    }
  }

  /// The libraries of Swift that the process has loaded; none where it was linked with them.
  var runtimeLibraries: [URL] {
    let paths = Set(memoryMap.split(separator: "\n").compactMap(Self.path))
      .map { URL(fileURLWithPath: $0) }
    guard let core = paths.first(where: { $0.lastPathComponent == "libswiftCore.so" }) else {
      return []
    }
    let folder = core.deletingLastPathComponent()
    return paths.filter { $0.pathExtension == "so" && $0.deletingLastPathComponent() == folder }
      .sorted { $0.path < $1.path }
  }

  private static func path(in line: Substring) -> String? {
    line.firstIndex(of: "/").map { String(line[$0...]) }
  }

  /// What is in the bundles beside the program, where `Bundle.module` looks for them.
  private var resources: [InstalledFile] {
    get throws(CommandFailure) {
      let folder = executable.deletingLastPathComponent()
      do {
        let bundles = try FileManager.default.contentsOfDirectory(atPath: folder.path)
          .filter { $0.hasSuffix(".resources") }
        return try bundles.sorted().flatMap { bundle in
          try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/\(bundle)").sorted()
            .map { "\(bundle)/\($0)" }
        }.map { ($0, folder.appendingPathComponent($0).resolvingSymlinksInPath()) }
          .filter { !$1.hasDirectoryPath && !Self.isFolder($1) }
          .map { InstalledFile("lib/\(name)/\($0)", .copy(of: $1, isProgram: false)) }
      } catch {
        throw CommandFailure(
          .missingInput,
          "the bundles in \(folder.path) cannot be read: \(OutputFile.reason(of: error))")
      }
    }
  }

  private static func isFolder(_ file: URL) -> Bool {
    (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}
