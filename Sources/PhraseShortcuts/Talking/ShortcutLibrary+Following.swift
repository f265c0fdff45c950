// SPDX-License-Identifier: Apache-2.0

public import PhraseRuntime

extension ShortcutLibrary {
  /// Has an engine hear what other programs change of the shortcuts, until the task is cancelled.
  ///
  /// Without it a program that goes on for long knows the phrases that there were when it began.
  ///
  /// ```swift
  /// let following = Task { await library.follow(in: engine) { print($0) } }
  /// ```
  ///
  /// - Parameters:
  ///   - engine: The engine that has a ``ShortcutsProvider`` of this library.
  ///   - report: Takes why phrases cannot be heard; those before stay in force.
  public func follow(
    in engine: PhraseEngine, report: @escaping @Sendable (String) -> Void
  ) async {
    guard let path else { return }
    await follow(in: engine, FileWatch([path], clock: AutomationClock()), report)
  }

  func follow(
    in engine: PhraseEngine, _ watch: FileWatch, _ report: @escaping @Sendable (String) -> Void
  ) async {
    var heard = all
    await watch.run { _ in
      reload()
      guard all != heard else { return }
      heard = all
      do { try await engine.add(ShortcutsProvider(self)) } catch { report("\(error)") }
    }
  }
}
