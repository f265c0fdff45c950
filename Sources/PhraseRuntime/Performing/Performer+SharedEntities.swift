// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

extension Performer {
  /// Asks before an intent deletes or updates what others see as well.
  ///
  /// - Throws: ``PerformError`` where nobody can be asked, and what declining throws.
  func confirmSharing(of intent: any AppIntent) async throws {
    guard intent.changesEntities else { return }
    let shared = intent.declaredParameters.flatMap { sharedEntities(in: $1.erasedValue) }
    guard !shared.isEmpty else { return }
    let titles = shared.map { $0.displayRepresentation.text(in: language).title }
    let question = talk.text(of: .othersSee(values: titles, action: title(of: intent)))
    guard let interaction else {
      throw PerformError(code: .unanswered, description: question)
    }
    try await interaction.requestConfirmation(
      actionName: nil, dialog: IntentDialog(stringLiteral: question), snippet: nil)
  }

  private func sharedEntities(in value: (any Sendable)?) -> [any OwnershipProvidingEntity] {
    let values = value as? [any Sendable] ?? [value].compactMap(\.self)
    return values.compactMap { $0 as? any OwnershipProvidingEntity }
      .filter { !$0.ownership.isDisjoint(with: [.shared, .public]) }
  }
}

extension AppIntent {
  /// Whether it deletes or updates the entities that it gets, by what it declares to be.
  fileprivate var changesEntities: Bool {
    if self is any DeleteIntent { return true }
    guard let schema = (type(of: self) as? any AssistantSchemaIntent.Type)?._appSchema.name else {
      return false
    }
    return ["delete", "update"].contains {
      schema.split(separator: ".").last?.hasPrefix($0) == true
    }
  }
}
