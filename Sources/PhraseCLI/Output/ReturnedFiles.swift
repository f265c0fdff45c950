// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire
import Synchronization

/// Saves the files that intents return, or tells once how to have them saved.
final class ReturnedFiles: Sendable {
  private let folder: URL?
  private let hasAdvised = Atomic(false)

  init(folder: URL?) {
    self.folder = folder
  }

  /// Whether files are saved at all.
  var hasFolder: Bool { folder != nil }

  /// What became of a file.
  enum Saved {
    case path(String)
    case failed(String)

    /// What a person is told.
    var text: String {
      switch self {
      case .path(let path): "Saved as \(path)."
      case .failed(let reason): reason
      }
    }

    var hasFailed: Bool {
      if case .failed = self { true } else { false }
    }
  }

  /// How many files of one name there may be.
  private static let sameNameLimit = 1_000

  /// Saves the files in a value that an intent returned.
  ///
  /// - Returns: What became of each; nothing where no folder was named.
  func save(_ value: WireValue?) -> [Saved] {
    let files = value?.files ?? []
    guard !files.isEmpty else { return [] }
    guard let folder else {
      if !hasAdvised.exchange(true, ordering: .relaxed) { Console.talk("Save it with --save DIR.") }
      return []
    }
    return files.map { Self.save($0, in: folder) }
  }

  private static func save(_ file: WireFile, in folder: URL) -> Saved {
    do {
      let stored = file.path.map { URL(fileURLWithPath: $0) }
      let data = try stored.map { try Data(contentsOf: $0) } ?? file.bytes ?? Data()
      for number in 1...sameNameLimit {
        let url = folder.appendingPathComponent(name(of: file, number: number))
        if try OutputFile.writePrivate(data, to: url.path) { return .path(url.relativePath) }
      }
      return .failed("\(file.name) is not saved: there are \(sameNameLimit) of that name.")
    } catch let failure as CommandFailure {
      return .failed("\(file.name) is not saved: \(failure.message).")
    } catch {
      return .failed("\(file.name) cannot be saved: \(error.localizedDescription)")
    }
  }

  /// The file's name within a folder: no way out of it, and with a number for all but the first.
  private static func name(of file: WireFile, number: Int) -> String {
    let last = file.name.split(separator: "/").last.map(String.init) ?? ""
    let plain = String(last.map { $0.unicodeScalars.contains(where: \.isControl) ? "_" : $0 })
    let name = ["", ".", ".."].contains(plain) ? "file" : plain
    guard number > 1 else { return name }
    let url = URL(fileURLWithPath: "/\(name)")
    let stem = url.deletingPathExtension().lastPathComponent
    let ending = url.pathExtension
    return ending.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(ending)"
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
