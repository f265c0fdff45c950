// SPDX-License-Identifier: Apache-2.0

/// The engine that a task works for.
///
/// What apps reach through the process, such as `AppDependencyManager.shared`, means that of the
/// engine while the engine runs the app's code, so that two engines in one process do not meet.
package final class EngineScope: Sendable {
  /// The scope of the engine that runs this code; nil where none does.
  @TaskLocal package static var current: EngineScope?

  /// The objects of the engine's apps.
  package let dependencies: AppDependencyManager

  /// The focus filters that were set.
  package let focusFilters = FocusFilters()

  package init(dependencies: AppDependencyManager = .process) {
    self.dependencies = dependencies
  }
}
