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

  @Test func errorsAreEqualByTheirReason() {
    #expect(AppIntentError.Unrecoverable.unknown == AppIntentError.Unrecoverable.unknown)
    #expect(AppIntentError.Unrecoverable.unknown != AppIntentError.Unrecoverable.timedOut)
  }
}
