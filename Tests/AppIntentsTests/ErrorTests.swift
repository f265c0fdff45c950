// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct ErrorTests {
  private enum ShedError: Error, CustomLocalizedStringResourceConvertible {
    case locked

    var localizedStringResource: LocalizedStringResource {
      switch self {
      case .locked: "The shed is locked."
      }
    }
  }

  @Test func theAppsOwnErrorsSayThemselves() {
    let error: any Error = ShedError.locked
    let sentence = (error as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource
    #expect(sentence?.key == "The shed is locked.")
  }

  @Test(arguments: [
    (AppIntentError.Unrecoverable.entityNotFound, "Unrecoverable.entityNotFound"),
    (AppIntentError.UserActionRequired.signin, "UserActionRequired.signin"),
    (AppIntentError.PermissionRequired.photos, "PermissionRequired.photos"),
  ])
  func errorsOfThreeGroupsHaveASentence(error: AppIntentError, code: String) {
    #expect(error.description == "AppIntentError.\(code)")
    #expect(error.localizedStringResource.key.hasSuffix("."))
  }

  private enum KettleError: Error, CustomAppIntentErrorConvertible,
    CustomLocalizedStringResourceConvertible
  {
    case unplugged

    var appIntentError: AppIntentError {
      AppIntentError(
        predefinedError: .UserActionRequired.accountSetup, description: "Plug the kettle in.")
    }
    var localizedStringResource: LocalizedStringResource { "Never said." }
  }

  private struct BoilWater: AppIntent {
    static let title: LocalizedStringResource = "Boil Water"

    func perform() async throws -> some IntentResult {
      if true { throw KettleError.unplugged }
      return .result()
    }
  }

  @Test func aSentenceOfTheAppsOwnIsSaid() {
    let predefined = AppIntentError(
      predefinedError: .Unrecoverable.entityNotFound, description: "No such tea.")
    #expect(predefined.localizedStringResource.key == "No such tea.")
    #expect(predefined.description == "AppIntentError.Unrecoverable.entityNotFound")
    let own = AppIntentError(description: "The kettle is empty.")
    #expect(own.localizedStringResource.key == "The kettle is empty.")
    #expect(own.description == "AppIntentError.custom")
    #expect(
      AppIntentError(wrapping: ShedError.locked).localizedStringResource.key
        == "The shed is locked.")
  }

  @Test func whatAnErrorStandsForComesBeforeItsSentence() async {
    #expect(AppIntentError(wrapping: KettleError.unplugged) == KettleError.unplugged.appIntentError)
    let convertible: any CustomAppIntentErrorConvertible = KettleError.unplugged
    #expect(AppIntentError(wrapping: convertible) == KettleError.unplugged.appIntentError)
    let thrown = await #expect(throws: AppIntentError.self) {
      try await BoilWater().performErased()
    }
    #expect(thrown?.localizedStringResource.key == "Plug the kettle in.")
  }

  @Test func errorsAreEqualByTheirReason() {
    #expect(AppIntentError.Unrecoverable.unknown == AppIntentError.Unrecoverable.unknown)
    #expect(AppIntentError.Unrecoverable.unknown != AppIntentError.Unrecoverable.timedOut)
  }
}
