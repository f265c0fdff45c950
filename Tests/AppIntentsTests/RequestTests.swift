// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct RequestTests {
  @Test func anAskedValueComesUnwrapped() async throws {
    let person = ScriptedInteraction(.value("wet"), .value(Bed.shady))
    try await person.perform {
      let intent = ManyParameters()
      let note: String = try await intent.$note.requestValue()
      #expect(note == "wet")
      #expect(intent.note == "none")
      let water = WaterPlant()
      water.bed = try await water.$bed.requestValue("Where is \(Plant.all[0])?")
      #expect(water.bed == .shady)
    }
    #expect(person.asked == ["value Note: What note?", "value Bed: Where is Basil?"])
  }

  @Test func aValueIsConfirmed() async throws {
    let person = ScriptedInteraction(.yes, .no)
    try await person.perform {
      let intent = WaterPlant()
      let first = try await intent.$litres.requestConfirmation(for: 3, dialog: "Three?")
      let second = try await intent.$litres.requestConfirmation(for: 4)
      #expect(first && !second)
    }
    #expect(person.asked == ["confirm Litres 3.0: Three?", "confirm Litres 4.0: -"])
  }

  @Test func aValueIsChosen() async throws {
    let person = ScriptedInteraction(.index(1), .index(7))
    await person.perform {
      let intent = WaterPlant()
      let plant = try? await intent.$plant.requestDisambiguation(among: Plant.all)
      #expect(plant?.name == "Fern")
      await #expect(throws: IntentChoiceError(index: 7, count: 3)) {
        try await intent.$plant.requestDisambiguation(among: Plant.all, dialog: "Hm?")
      }
    }
    #expect(person.asked == ["choose Plant among 3: Which plant?", "choose Plant among 3: Hm?"])
  }

  @Test func goingOnIsConfirmedInAllForms() async throws {
    let person = ScriptedInteraction(.yes, .yes, .yes, .yes, .no)
    try await person.perform {
      let intent = WaterPlant()
      try await intent.requestConfirmation()
      try await intent.requestConfirmation(actionName: .buy, dialog: "Buy?")
      try await intent.requestConfirmation(
        result: .result(dialog: "Order?"), confirmationActionName: .order)
      try await intent.requestConfirmation(
        result: .result(dialog: "Send?"), confirmationActionName: .send, showPrompt: false)
      await #expect(throws: ScriptedInteraction.Cancelled.self) {
        try await intent.requestConfirmation(result: .result(value: 3, dialog: "Last?"))
      }
    }
    #expect(
      person.asked == [
        "confirm -: -", "confirm Buy: Buy?", "confirm Order: Order?", "confirm Send: Send?",
        "confirm Continue: Last?",
      ])
  }

  @Test func aWayToGoOnIsChosen() async throws {
    let person = ScriptedInteraction(.index(0), .index(1))
    try await person.perform {
      let rain = IntentChoiceOption(title: "Rain", style: .destructive)
      let chosen = try await WaterPlant().requestChoice(between: [rain, .cancel], dialog: "How?")
      #expect(chosen == rain)
      await #expect(throws: CancellationError.self) {
        try await WaterPlant().requestChoice(between: [rain, .cancel(title: "Leave it")])
      }
    }
    #expect(person.asked == ["choice Rain|Cancel: How?", "choice Rain|Leave it: -"])
  }

  @Test func cancellingThrowsOutOfTheRequest() async {
    let person = ScriptedInteraction(.cancel)
    await person.perform {
      await #expect(throws: ScriptedInteraction.Cancelled.self) {
        try await WaterPlant().$plant.requestValue()
      }
    }
  }

  @Test func anAnswerOfAnotherTypeIsAnError() async {
    let person = ScriptedInteraction(.value("a text"))
    await person.perform {
      let error = await #expect(throws: IntentAnswerTypeError.self) {
        try await WaterPlant().$plant.requestValue()
      }
      #expect(
        error?.description
          == "The answer to a question was of type String; the parameter takes Plant.")
    }
  }

  @Test func withoutAConversationRequestsThrow() async {
    let intent = WaterPlant()
    await #expect(throws: NoConversationError(request: "a value")) {
      try await intent.$plant.requestValue()
    }
    await #expect(throws: NoConversationError(request: "a confirmation")) {
      try await intent.$litres.requestConfirmation(for: 3)
    }
    await #expect(throws: NoConversationError(request: "a choice")) {
      try await intent.$plant.requestDisambiguation(among: Plant.all)
    }
    let error = await #expect(throws: NoConversationError.self) {
      try await intent.requestConfirmation()
    }
    #expect(
      error?.description == """
        The intent asks for a confirmation, and nobody is there to answer. \
        Set every parameter before calling perform(), or perform it in a conversation.
        """)
  }

  @Test func errorsThatAskCarryTheParameter() throws {
    let intent = WaterPlant()
    let needsValue = try #require(intent.$plant.needsValueError("Which?") as? IntentRequestError)
    guard case .needsValue(let parameter, let dialog) = needsValue.kind else {
      Issue.record("another kind of request")
      return
    }
    #expect(parameter === intent.parameter(named: "plant"))
    #expect(dialog == "Which?")
    let error = intent.$plant.needsDisambiguationError(among: Plant.all)
    let needsChoice = try #require(error as? IntentRequestError)
    guard case .needsDisambiguation(_, let values, let question) = needsChoice.kind else {
      Issue.record("another kind of request")
      return
    }
    #expect((values as? [Plant])?.map(\.id) == [1, 2, 3])
    #expect(question == "Which plant?")
  }
}
