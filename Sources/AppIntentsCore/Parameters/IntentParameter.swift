// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// An input of an intent, declared with `@Parameter`.
///
/// The wrapper is both the declaration, which phrases and questions are made from, and the place of
/// the value, which the engine fills in before it performs the intent. `$name` reaches the wrapper,
/// to ask for a value while the intent runs.
///
///     struct AddBook: AppIntent {
///       static let title: LocalizedStringResource = "Add Book"
///
///       @Parameter(title: "Title", requestValueDialog: "What is it called?") var name: String
///       @Parameter var authorName: String?  // titled "Author Name"
///
///       func perform() async throws -> some IntentResult & ProvidesDialog {
///         .result(dialog: "Added \(name).")
///       }
///     }
///
/// It is a class, so copies of an intent share their parameters' values: make a new intent for a
/// new run. Reading and writing is safe from any thread.
///
/// - Important: Partial. Control and display styles and the ways to type are kept and not shown.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
  package let declaration: ParameterDeclaration
  private let storage: Mutex<Value?>

  init(declaration: ParameterDeclaration, defaultValue: Value.UnwrappedType?) {
    var declaration = declaration
    declaration.defaultValue = defaultValue
    self.declaration = declaration
    // For an optional value the unwrapped default is not a `Value` yet; the cast wraps it.
    let initial = defaultValue.flatMap { $0 as? Value }
    storage = Mutex(initial ?? Value.absentValue)
  }

  /// Creates a parameter about which the property alone says enough; its title is the name in words.
  public convenience init() {
    // In the class itself, since `@Parameter` without arguments does not find it in an extension.
    self.init(declaration: ParameterDeclaration(of: Value.self), defaultValue: nil)
  }

  /// The parameter's value.
  ///
  /// The engine fills in a required value before it performs the intent. Reading one that is not
  /// set is a mistake in the program and stops it.
  public var wrappedValue: Value {
    get {
      guard let value = storage.withLock({ $0 }) else {
        let title = declaration.title.map { "\"\($0.defaultValue.pattern)\" " } ?? ""
        preconditionFailure(
          "The parameter \(title)of type \(Value.self) was read before it had a value. "
            + "Set it, declare it optional or give it a default.")
      }
      return value
    }
    set { storage.withLock { $0 = newValue } }
  }

  /// The parameter itself, for requests such as `$amount.requestValue("How much?")`.
  public var projectedValue: IntentParameter<Value> { self }
}

extension IntentParameter: AnyIntentParameter {
  package var erasedValue: (any Sendable)? {
    storage.withLock { $0 }.flatMap(\.unwrapped)
  }

  package func assign(_ value: (any Sendable)?) -> Bool {
    guard let value else {
      storage.withLock { $0 = Value.absentValue }
      return true
    }
    // A cast to an optional succeeds with nil for any value, so the unwrapped type decides.
    guard
      let fitting = value as? Value.UnwrappedType ?? Self.collection(of: value)
        ?? Self.union(of: value)
    else { return false }
    storage.withLock { $0 = fitting as? Value }
    return true
  }

  private static func collection(of element: any Sendable) -> Value.UnwrappedType? {
    let type = Value.UnwrappedType.self as? any CollectionValue.Type
    return type?.containing(element) as? Value.UnwrappedType
  }

  private static func union(of value: any Sendable) -> Value.UnwrappedType? {
    (Value.UnwrappedType.self as? any AppUnionValue.Type)?.holding(value) as? Value.UnwrappedType
  }
}
