// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import PhraseTesting
import Testing

@Suite struct UnionTests {
  @Test(arguments: [
    ("order sencha in teahouse", "Ordered the tea Sencha."),
    ("order a scone in teahouse", "Ordered the snack scone."),
  ])
  func aPhraseNamesAValueOfAnyCase(_ utterance: String, _ answer: String) async throws {
    try await PhraseTester(Teahouse.engine()).converse {
      Said(utterance)
      Answered(answer)
    }
  }

  @Test(arguments: [
    ("earl grey", "Ordered the tea Earl Grey."), ("the last one", "Ordered the snack biscuit."),
    ("three", "Ordered 3 of anything."),
  ])
  func aQuestionOffersTheValuesOfAllCases(_ said: String, _ answer: String) async throws {
    try await PhraseTester(Teahouse.engine()).converse {
      Said("order in teahouse")
      Asked("Which treat: Moroccan Mint, Sencha, Earl Grey, Scone or Biscuit?")
      Said("coffee")
      Asked(
        "There is no treat “coffee”. "
          + "Which treat: Moroccan Mint, Sencha, Earl Grey, Scone or Biscuit?")
      Said(said)
      Answered(answer)
    }
  }
}
