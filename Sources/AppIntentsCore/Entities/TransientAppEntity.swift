// SPDX-License-Identifier: Apache-2.0

/// An entity that is made for one result and cannot be found again, such as a summary.
///
/// It has no identifier and no query. Its properties serve the next action, and what is shown.
///
///     struct DaySummary: TransientAppEntity {
///       static let typeDisplayRepresentation: TypeDisplayRepresentation = "Day Summary"
///
///       @Property(title: "Steps") var steps: Int
///       var displayRepresentation: DisplayRepresentation { "\(steps) steps" }
///     }
public protocol TransientAppEntity: AppValue, DisplayRepresentable
where ValueType == Self, UnwrappedType == Self {
  /// Creates an empty entity.
  init()
}

extension TransientAppEntity {
  /// Declares a property that other actions can read.
  public typealias Property<Value: _IntentValue> = EntityProperty<Value>
}
