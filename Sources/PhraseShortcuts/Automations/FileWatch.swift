// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Tells which of some files have changed.
///
/// Something says when to look; what counts is whether a file is another one than before. So one that
/// is replaced under its name counts, and one that is only read does not.
struct FileWatch: Sendable {
  /// Where there is nothing to tell of changes, how often files are looked at.
  static let interval = Duration.seconds(1)

  let paths: [String]
  private let cues: AsyncStream<Void>
  private let rearm: @Sendable () -> Void
  /// How the files were when the watch began.
  private let first: [FileState]

  /// Watches by what the system tells, or else by the clock.
  init(_ paths: [String], clock: AutomationClock) {
    #if os(Linux)
      if let notifications = FileNotifications(paths) {
        self.init(paths, cues: notifications.cues, rearm: notifications.arm)
        return
      }
    #endif
    self.init(paths, cues: Self.cues(by: clock))
  }

  /// Looks now and then, until the clock is over or the task cancelled.
  static func cues(by clock: AutomationClock) -> AsyncStream<Void> {
    AsyncStream { try? await clock.sleep(interval) }
  }

  /// Looks at the files at each cue.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - cues: When to look.
  ///   - rearm: Called before looking.
  init(_ paths: [String], cues: AsyncStream<Void>, rearm: @escaping @Sendable () -> Void = {}) {
    self.paths = paths
    self.cues = cues
    self.rearm = rearm
    rearm()
    first = paths.map(FileState.init)
  }

  /// Calls back for each change since the watch was made, until the task is cancelled.
  func run(_ changed: (String) async -> Void) async {
    var known = first
    for await _ in cues {
      rearm()
      for (index, path) in paths.enumerated() {
        let state = FileState(at: path)
        guard state != known[index] else { continue }
        known[index] = state
        await changed(path)
      }
    }
  }
}

/// What tells one state of a file from another, without reading it.
private struct FileState: Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
    let number: UInt64
    let size: UInt64
    let date: Date
  }

  private let own: Entry?
  /// What is directly in a folder.
  private let entries: [String: Entry]

  init(at path: String) {
    own = Self.entry(path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    entries = Dictionary(
      names.compactMap { name in Self.entry("\(path)/\(name)").map { (name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static func entry(_ path: String) -> Entry? {
    let path = (path as NSString).resolvingSymlinksInPath
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    return Entry(
      number: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0,
      size: (attributes[.size] as? NSNumber)?.uint64Value ?? 0,
      date: attributes[.modificationDate] as? Date ?? .distantPast)
  }
}

#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// What inotify tells of the folders of some files: that something in them has changed.
  struct FileNotifications: Sendable {
    private static let kinds =
      IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      | IN_DELETE_SELF | IN_MOVE_SELF

    let cues: AsyncStream<Void>
    private let paths: [String]
    private let handle: FileHandle

    /// Starts; nil where there is no inotify, or no more of it for this person.
    init?(_ paths: [String]) {
      let number = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard number >= 0 else { return nil }
      let handle = FileHandle(fileDescriptor: number, closeOnDealloc: true)
      let (cues, tell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      handle.readabilityHandler = { handle in
        // What is told is of no use: the files are looked at.
        var bytes = [UInt8](repeating: 0, count: 4096)
        while read(handle.fileDescriptor, &bytes, bytes.count) > 0 {}
        tell.yield()
      }
      tell.onTermination = { _ in handle.readabilityHandler = nil }
      (self.paths, self.cues, self.handle) = (paths, cues, handle)
    }

    /// Watches what there is now: each file's folder, or the one that the folder will come in, and
    /// folders themselves.
    @Sendable func arm() {
      for path in paths {
        inotify_add_watch(handle.fileDescriptor, path, UInt32(Self.kinds) | UInt32(IN_ONLYDIR))
        var folder = (path as NSString).deletingLastPathComponent
        while inotify_add_watch(handle.fileDescriptor, folder, UInt32(Self.kinds)) < 0,
          folder.count > 1
        {
          folder = (folder as NSString).deletingLastPathComponent
        }
      }
    }
  }
#endif
