// SPDX-License-Identifier: Apache-2.0

extension [String: HomeAssistantValue] {
  /// Whether what is known agrees with what is required; what is not known yet may still come.
  func allows(requirements: [String: HomeAssistantValue]) -> Bool {
    requirements.allSatisfy { key, requirement in
      guard let actual = self[key]?.plain else { return true }
      switch requirement.plain {
      case .null: return true
      case .list(let values): return values.contains(actual)
      case let required: return required == actual
      }
    }
  }

  /// Whether nothing is known that is excluded.
  func allows(exclusions: [String: HomeAssistantValue]) -> Bool {
    exclusions.allSatisfy { key, exclusion in
      guard let actual = self[key]?.plain else { return true }
      if case .list(let values) = exclusion.plain { return !values.contains(actual) }
      return exclusion.plain != actual
    }
  }

  /// Whether everything that is required is known.
  func fulfills(requirements: [String: HomeAssistantValue]) -> Bool {
    requirements.allSatisfy { key, requirement in
      guard let actual = self[key]?.plain, actual != .null else { return false }
      switch requirement.plain {
      case .null: return true
      case .list(let values): return values.contains(actual)
      case let required: return required == actual
      }
    }
  }
}

extension HomeAssistantValue {
  /// The value of `{value: …, slot: true}`, and any other value itself.
  var plain: HomeAssistantValue {
    if case .object(let fields) = self { fields["value"] ?? .null } else { self }
  }

  /// The slot that a required context value is copied to.
  func copiedSlot(for key: String) -> String? {
    guard case .object(let fields) = self else { return nil }
    switch fields["slot"] {
    case .string(let name): return name
    case .boolean(true): return key
    default: return nil
    }
  }
}
