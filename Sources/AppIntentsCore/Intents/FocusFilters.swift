// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The focus filters that were set last, one of each type.
package final class FocusFilters: Sendable {
  /// Those of all engines, for code that no engine runs.
  package static let process = FocusFilters()

  private let filters = Mutex<[ObjectIdentifier: any SetFocusFilterIntent]>([:])

  package init() {}

  /// Sets a filter; the intent may change afterwards.
  package func set(_ filter: any SetFocusFilterIntent) {
    let copy = filter.copy()
    filters.withLock { $0[ObjectIdentifier(type(of: filter))] = copy }
  }

  /// A copy of the filter of a type; nil where none was set.
  func filter<Filter: SetFocusFilterIntent>(of type: Filter.Type) -> Filter? {
    filters.withLock { $0[ObjectIdentifier(type)] as? Filter }?.copy()
  }
}

extension AppIntent {
  /// An intent of the same type with the same values, which shares no parameter with this one.
  fileprivate func copy() -> Self {
    let copy = Self()
    for (name, parameter) in declaredParameters {
      _ = copy.parameter(named: name)?.assign(parameter.erasedValue)
    }
    return copy
  }
}
