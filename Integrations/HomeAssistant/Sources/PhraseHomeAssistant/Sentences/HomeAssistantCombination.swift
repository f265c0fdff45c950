// SPDX-License-Identifier: Apache-2.0

/// A slot combination of an intent: what its sentences leave unsaid.
///
/// ```yaml
/// HassTurnOn:
///   slot_combinations:
///     area_domain: {slots: [area, domain], inferred_domains: {required: [light]}}
/// ```
public struct HomeAssistantCombination: Equatable, Sendable {
  /// The name within its intent.
  public var name: String
  /// Whether the area is that of the place where the sentence is said.
  public var takesContextArea = false
  /// The domains of which the sentence infers one; none where the list is empty.
  public var inferredDomains: Set<String> = []
  /// The domains that the named entity may have; any where the list is empty.
  public var nameDomains: Set<String> = []

  /// Groups of domains that blocks name in place of the domains.
  var domainGroups: [String: HomeAssistantValue] = [:]

  /// Makes a combination.
  public init(name: String) {
    self.name = name
  }

  init(_ name: String, _ node: SourceNode) throws(HomeAssistantFileError) {
    self.name = name
    for (key, value) in try node.entries(of: "the slot combination “\(name)”") {
      switch key {
      case "context_area": takesContextArea = try value.boolean(of: "“context_area”")
      case "inferred_domains": inferredDomains = value.value.allTexts
      case "name_domains": nameDomains = value.value.allTexts
      case "name_domain_groups": domainGroups = try value.values(of: "“name_domain_groups”")
      default: break
      }
    }
  }

  /// The combinations of a checkout’s `intents.yaml`, by intent and name.
  static func all(
    in root: SourceNode
  ) throws(HomeAssistantFileError) -> [String: [String: HomeAssistantCombination]] {
    var all: [String: [String: HomeAssistantCombination]] = [:]
    for (intent, body) in try root.entries(of: "the file") {
      for (key, node) in try body.entries(of: "the intent “\(intent)”")
      where key == "slot_combinations" {
        for (name, combination) in try node.entries(of: "“slot_combinations”") {
          all[intent, default: [:]][name] = try HomeAssistantCombination(name, combination)
        }
      }
    }
    return all
  }
}

extension HomeAssistantValue {
  /// The texts of a list, and of lists that are grouped by how much they matter.
  fileprivate var allTexts: Set<String> {
    switch self {
    case .string(let text): [text]
    case .list(let values): values.reduce(into: []) { $0.formUnion($1.allTexts) }
    case .object(let values): values.values.reduce(into: []) { $0.formUnion($1.allTexts) }
    default: []
    }
  }
}
