// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore
import PhraseMatching

/// The entities, enums and queries that the parameters of intents refer to, each once.
struct ValueTypes {
  private(set) var entities: [any AppEntity.Type] = []
  private(set) var enums: [any AppEnum.Type] = []
  private(set) var queries: [any EntityQuery] = []
  private var seen: Set<ObjectIdentifier> = []

  init(of intents: [any AppIntent]) {
    for intent in intents {
      for (_, parameter) in intent.declaredParameters {
        add(parameter.declaration.valueType)
        if let query = parameter.declaration.query { add(query) }
      }
    }
  }

  private mutating func add(_ type: IntentValueType) {
    switch type {
    case .entity(let type):
      guard seen.insert(ObjectIdentifier(type)).inserted else { return }
      entities.append(type)
      add(EntityAccess(type).query)
    case .enumeration(let type):
      if seen.insert(ObjectIdentifier(type)).inserted { enums.append(type) }
    default: break
    }
  }

  private mutating func add(_ query: any EntityQuery) {
    if seen.insert(ObjectIdentifier(type(of: query))).inserted { queries.append(query) }
  }
}

extension IntentValueType {
  /// The entity or enum of an app; nil where values are of no app.
  var appType: (any AppValue.Type)? {
    switch self {
    case .entity(let type): type
    case .enumeration(let type): type
    default: nil
    }
  }

  /// The type in a word or two, or the name of an entity or enum.
  package var name: String {
    switch self {
    case .string: "text"
    case .integer: "integer"
    case .number: "number"
    case .boolean: "boolean"
    case .date: "date"
    case .dateComponents: "date components"
    case .url: "URL"
    case .decimal: "decimal"
    case .duration: "duration"
    case .attributedString: "attributed text"
    case .measurement(let type): "measurement in \(type.dimension)"
    case .enumeration(let type): TypeName.qualified(type)
    case .entity(let type): TypeName.qualified(type)
    case .other(let type): TypeName.qualified(type)
    }
  }
}

extension Catalog.SlotKind {
  /// The kind in a word or two.
  var name: String {
    switch self {
    case .list(let name, _): "list \(name)"
    case .value(.number(let range)): range.isInteger ? "integer" : "number"
    case .value(let kind): "\(kind)"
    case .text: "text"
    }
  }
}

extension IntentModes {
  /// The modes that are in the set, in a fixed order.
  var names: [String] {
    let all: [(IntentModes, String)] = [
      (.background, "background"), (.foreground(.immediate), "foreground"),
      (.foreground(.dynamic), "foreground (dynamic)"),
      (.foreground(.deferred), "foreground (deferred)"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension IntentAuthenticationPolicy {
  /// The policy in words.
  var name: String {
    switch self {
    case .alwaysAllowed: "always allowed"
    case .requiresAuthentication: "requires authentication"
    case .requiresLocalDeviceAuthentication: "requires authentication on this device"
    }
  }
}
