// SPDX-License-Identifier: Apache-2.0

/// Offers values for a parameter to choose from, asked for when they are needed.
///
///     struct AuthorNames: DynamicOptionsProvider {
///       @Dependency private var library: LibraryStore
///
///       func results() async throws -> [String] { try await library.authorNames() }
///     }
public protocol DynamicOptionsProvider<OptionValue>: Sendable, _SupportsAppDependencies {
  /// What `results()` returns: an array, or items in sections.
  associatedtype Result: ResultsCollection
  /// The type of the value that is chosen beforehand.
  associatedtype DefaultValue: _IntentValue = Result.Item
  /// The type of one option, without optional and array around it.
  associatedtype OptionValue = DefaultValue.ValueType where OptionValue == DefaultValue.ValueType

  /// The values to choose from, in the order to show them.
  func results() async throws -> Result

  /// The value that is chosen unless the person chooses another; nil for none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// No value.
  public func defaultResult() async -> DefaultValue? { nil }

  /// Values in sections, each with an appearance of its own.
  public typealias ItemCollection<Value: _IntentValue> = IntentItemCollection<Value>
  /// Some of the values under a heading.
  public typealias ItemSection<Value: _IntentValue> = IntentItemSection<Value>
  /// One value with its appearance.
  public typealias Item<Value: _IntentValue> = IntentItem<Value>
}

/// Values to choose from, plain or in sections.
public protocol ResultsCollection: Sendable {
  /// The type of one value.
  associatedtype Item: _IntentValue
  /// The values without their sections.
  var items: [Item] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The array itself.
  public var items: [Element] { self }
}
