// SPDX-License-Identifier: Apache-2.0

/// The attribute under which an index of the app's content keeps a property's value.
package enum EntityIndexingKey: Sendable {
  /// One of the attributes that every index knows.
  case standard(any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable)
  /// One of the app's own.
  case custom(CSCustomAttributeKey)

  /// The attribute's name as text, for example `displayName`.
  package var name: String {
    switch self {
    case .standard(let keyPath): CSSearchableItemAttributeSet.name(of: keyPath)
    case .custom(let key): key.keyName
    }
  }
}
