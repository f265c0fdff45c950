// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

/// How far an intent is, as a progress that tells of its changes.
///
/// Foundation on Linux has no key-value observing; this class therefore notices what is set on it.
/// Parts of the work that report to a child progress change nothing here; `hasParts` then says
/// that the fraction has to be read from time to time.
///
/// `@unchecked Sendable`: its own state lies behind a mutex; the superclass keeps its own behind a
/// lock.
public final class IntentProgress: Progress, @unchecked Sendable {
  private struct State {
    var texts: (description: String?, detail: String?) = (nil, nil)
    var hasParts = false
    var onChange: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  package init(onChange: (@Sendable () -> Void)? = nil) {
    super.init(parent: nil, userInfo: nil)
    state.withLock { $0.onChange = onChange }
  }

  /// Whether parts of the work report to children, whose changes are not told of.
  package var hasParts: Bool { state.withLock(\.hasParts) }

  /// What the work is at, as the app says it; nil if it says nothing.
  package var text: String? {
    state.withLock { state in
      let texts = [state.texts.description, state.texts.detail].compactMap(\.self)
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
  }

  /// Ends the reports: what the app does to the progress later is not told of.
  package func close() {
    state.withLock { $0.onChange = nil }
  }

  /// The number of units of work.
  public override var totalUnitCount: Int64 {
    didSet { changed() }
  }

  /// The number of units that are done.
  public override var completedUnitCount: Int64 {
    didSet { changed() }
  }

  /// What the work is at, for people; empty unless it was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Foundation declares the type so.
  public override var localizedDescription: String! {
    get { state.withLock { $0.texts.description ?? "" } }
    set {
      state.withLock { $0.texts.description = newValue }
      changed()
    }
  }

  /// More about what the work is at, for people; empty unless it was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As above.
  public override var localizedAdditionalDescription: String! {
    get { state.withLock { $0.texts.detail ?? "" } }
    set {
      state.withLock { $0.texts.detail = newValue }
      changed()
    }
  }

  /// Adds a part of the work that reports by itself.
  public override func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
    super.addChild(child, withPendingUnitCount: inUnitCount)
    state.withLock { $0.hasParts = true }
    changed()
  }

  private func changed() {
    // Called outside of the lock: the receiver reads the progress.
    state.withLock(\.onChange)?()
  }
}
