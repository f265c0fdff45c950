// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseWire

extension Catalog {
  /// The shortcuts to show people.
  ///
  /// - Parameter all: Whether to show also those whose intents their app keeps out of lists.
  /// - Returns: The shortcuts in their order.
  public func listedShortcuts(all: Bool) -> [Shortcut] {
    shortcuts.filter { all ? $0.isDeclared : $0.isListed }
  }

  /// Whether an application only stands for what the engine itself does.
  package func isGenerated(application: Int) -> Bool {
    let own = shortcuts.filter { $0.application == application }
    return !own.isEmpty && own.allSatisfy(\.isGenerated)
  }
}

extension Catalog.Shortcut {
  fileprivate var isDeclared: Bool { !intent.isEmpty && !isGenerated }

  /// Whether an app declares it for people to find.
  package var isListed: Bool { isDeclared && isDiscoverable }

  /// Whether the parameters of the intent are known, from its code or from what its app tells.
  var hasDeclaration: Bool { declaration != nil || declared != nil }

  /// Whether the values of a slot are the cases of an enum.
  func takesCase(_ slot: String) -> Bool {
    guard let declaration else { return enumerated.contains(slot) }
    let type = declaration.parameter(named: slot)?.declaration.valueType
    return if case .enumeration? = type { true } else { false }
  }

  /// Whether people see the intent in lists.
  public var isDiscoverable: Bool {
    declaration.map { type(of: $0.prototype).isDiscoverable } ?? declared?.isDiscoverable ?? true
  }

  /// The intent that replaces this one; nil for none.
  public var replacement: String? { declaration?.deprecation?.replacement ?? declared?.replacement }

  /// What a list says of a deprecated intent: "deprecated, use Sow"; nil for any other.
  public var deprecationNote: String? {
    declaration?.deprecation.map { _, replacement in
      "deprecated\(replacement.map { ", use \($0)" } ?? "")"
    }
  }

  /// The group that the intent's description puts it in; nil for none.
  public var category: String? {
    guard let declaration,
      let name = type(of: declaration.prototype).declaredDescription?.categoryName
    else { return nil }
    return name.resolved(
      locale: Locale(identifier: "en"), bundle: declaration.provider.localizationBundle)
  }
}
