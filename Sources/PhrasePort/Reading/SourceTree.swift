// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files below a folder that say something about an app.
struct SourceTree {
  /// The files that were read so far, in the order of their paths at first.
  private(set) var sources: [SourceFile] = []
  /// The texts of the files that nothing has asked for yet, by their paths.
  private var unasked: [String: String] = [:]
  /// The paths of those that seem to declare a type, by its name.
  private var declaring: [String: [String]] = [:]
  /// The folders that files lie in.
  private(set) var folders: Set<String> = []
  /// The paths of files that could not be read, and why.
  private(set) var unread: [(path: String, reason: String)] = []
  /// The property lists, string catalogs and project files, by their paths.
  private(set) var resources: [(path: String, data: Data)] = []

  /// The folders that hold no source of the app's own.
  private static let passed: Set<String> = [
    "Build", "Carthage", "DerivedData", "Pods", "SourcePackages", "fastlane", "node_modules",
  ]

  /// Reads a file, or all files below a folder.
  ///
  /// - Parameter path: The path of the folder or file.
  /// - Throws: `PortFailure` where there is none, or no Swift file in it.
  init(path: String) async throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw PortFailure(.missingInput, "there is no file or folder \(path)")
    }
    let root = URL(fileURLWithPath: path)
    let paths = isFolder.boolValue ? Self.paths(below: root) : [root.lastPathComponent]
    let folder = isFolder.boolValue ? root : root.deletingLastPathComponent()
    let swift = paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
    guard !swift.isEmpty else {
      throw PortFailure(
        .badData, "\(path) has no Swift file; give the folder of an app's sources, or one of them")
    }
    await read(swift, in: folder)
    for path in paths where Self.isResource(path) {
      if let data = try? Data(contentsOf: folder.appending(path: path)) {
        resources.append((path, data))
      }
    }
  }

  private static func isResource(_ path: String) -> Bool {
    path.hasSuffix("Info.plist") || path.hasSuffix(".xcstrings") || path.hasSuffix(".strings")
      || path.hasSuffix("project.pbxproj")
  }

  private static func paths(below root: URL) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: root.path) else { return [] }
    var paths: [String] = []
    while let path = walk.nextObject() as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if passed.contains(name) || name.hasPrefix(".") {
        walk.skipDescendants()
      } else {
        paths.append(path)
      }
    }
    return paths.sorted()
  }

  /// Reads the files that know App Intents; the others wait until somebody asks for what they declare.
  private mutating func read(_ paths: [String], in folder: URL) async {
    var asked: [(path: String, text: String)] = []
    for path in paths {
      folders.formUnion(path.split(separator: "/").dropLast().map(String.init))
      guard let data = try? Data(contentsOf: folder.appending(path: path)) else {
        unread.append((path, "it cannot be read"))
        continue
      }
      guard !data.contains(0), let text = String(validating: data, as: UTF8.self) else {
        unread.append((path, "it is no text in UTF-8"))
        continue
      }
      if text.contains("AppIntents") || text.contains("extension LocalizedStringResource") {
        asked.append((path, text))
      } else {
        unasked[path] = text
        for name in DeclaredNames.inText(data) { declaring[name, default: []].append(path) }
      }
    }
    sources = await Self.parse(asked)
  }

  /// The files are independent of each other, so all cores read.
  private static func parse(_ files: [(path: String, text: String)]) async -> [SourceFile] {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return await withTaskGroup(of: [SourceFile].self) { group in
      for core in 0..<cores {
        group.addTask {
          stride(from: core, to: files.count, by: cores).map {
            FileReader.read(files[$0].text, path: files[$0].path)
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }.sorted { $0.path < $1.path }
    }
  }

  /// Reads the waiting files that may declare a type.
  ///
  /// - Parameter name: The name of the type.
  /// - Returns: What stands in those files; nothing where they have been read before.
  mutating func read(declaring name: String) -> [SourceFile] {
    let files = (declaring.removeValue(forKey: name) ?? []).compactMap { path in
      unasked.removeValue(forKey: path).map { FileReader.read($0, path: path) }
    }
    sources += files
    return files
  }
}
