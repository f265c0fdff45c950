// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension AnswerGrammar {
  /// Makes the phrases and lists of a question.
  struct Builder {
    let question: Question
    private var words: TalkWords { Language.named(question.language).words }

    func phrases() throws(GrammarError) -> [Phrase] {
      var phrases: [Phrase] = []
      if question.kind == .confirmation || question.isDoubt {
        let yes =
          words.yes + (question.undoAgrees ? words.undo + words.undoThat + words.putBack : [])
        for word in yes { phrases.append(try phrase(word, .yes)) }
        for word in words.no { phrases.append(try phrase(word, .no)) }
        for word in question.actionNames { phrases += try literal(word, .yes) }
        for word in question.denials { phrases += try literal(word, .no) }
      }
      if question.kind == .choice, !question.isDoubt {
        for word in words.context.none { phrases.append(try phrase(word, .no)) }
      }
      if question.takesEnd {
        for word in words.finished { phrases.append(try phrase(word, .end)) }
      }
      phrases += try namingPhrases()
      if case .value(let kind) = question.freedom {
        let slot = Slot(name: "value", kind: .value(kind), isSeries: question.isSeries)
        phrases.append(try phrase("${value} \(unit(of: kind))", .value, slot: slot))
      }
      return phrases + (try controlPhrases())
    }

    /// What may follow a number: words of the question as they stand there.
    ///
    /// "How many grams of flour?" is answered by "30", "30 grams" and "30 grams of flour".
    private func unit(of kind: ValueKind) -> String {
      guard case .number = kind, !question.isSeries else { return "" }
      let said = Utterance(question.text).tokens.map(\.text)
      let runs = said.indices.flatMap { start in
        (start..<min(start + Self.unitLength, said.count)).map { said[start...$0] }
      }
      let units = Set(runs.filter(isUnit).map { $0.joined(separator: " ") })
      return units.isEmpty ? "" : "[\(units.sorted().joined(separator: "|"))]"
    }

    /// A unit is no number and denies nothing.
    private func isUnit(_ words: ArraySlice<String>) -> Bool {
      !words.contains { word in
        word.contains(where: \.isNumber) || self.words.no.contains(word)
      }
    }

    /// How many words of a question may follow a number.
    private static let unitLength = 3

    /// What names a choice: its title or its place.
    func namingPhrases(after lead: String = "") throws(GrammarError) -> [Phrase] {
      var phrases: [Phrase] = []
      if !question.choices.isEmpty {
        let value = lead.isEmpty ? "${choice}" : framed("${choice}")
        phrases.append(try phrase("\(lead) \(value)", .choice, slot: choiceSlot))
      }
      guard question.takesPlaces else { return phrases }
      for frame in words.ordinalFrames {
        let text = "\(lead) \(frame.replacing("<place>", with: "${place}"))"
        phrases.append(try phrase(text, .place, slot: placeSlot))
      }
      return phrases
    }

    /// A choice with small words around it.
    private func framed(_ choice: String) -> String {
      let frames = words.answerOpeners.map(Frame.init)
      let before = frames.map(\.before).filter { !$0.isEmpty }.joined(separator: "|")
      let behind = frames.map(\.behind).filter { !$0.isEmpty }.joined(separator: "|")
      return Frame("\(before) … \(behind)").optionallyAround(choice)
    }

    /// What presses a control: its title or its number, also after "press".
    func controlPhrases() throws(GrammarError) -> [Phrase] {
      guard !question.controls.isEmpty else { return [] }
      var phrases: [Phrase] = []
      for frame in ["<control>"] + words.pressFrames {
        let isBare = frame == "<control>"
        if !titles.isEmpty {
          let text = frame.replacing("<control>", with: "${control}")
          phrases.append(try phrase(text, .control, slot: slot("control", of: "controls")))
        }
        // Beside choices, a bare number could mean one of those.
        if !isBare || question.kind == .confirmation {
          let text = frame.replacing("<control>", with: "${place}")
          phrases.append(try phrase(text, .control, slot: slot("place", of: "numbers")))
        }
      }
      return phrases
    }

    var lists: [ValueList] {
      var lists: [ValueList] = []
      if !question.choices.isEmpty { lists.append(ValueList(name: "choices", values: choices)) }
      if question.takesPlaces { lists.append(ValueList(name: "places", values: places)) }
      if !question.controls.isEmpty {
        if !titles.isEmpty { lists.append(ValueList(name: "controls", values: titles)) }
        lists.append(ValueList(name: "numbers", values: numbers))
      }
      return lists
    }

    private var titles: [ValueList.Value] {
      question.controls.enumerated().compactMap { index, title in
        Utterance(title).tokens.isEmpty
          ? nil : ValueList.Value(id: index + 1, forms: [title])
      }
    }

    private var numbers: [ValueList.Value] {
      question.controls.indices.map { index in
        let names = words.ordinals.indices.contains(index) ? words.ordinals[index] : []
        return ValueList.Value(id: index + 1, forms: ["\(index + 1)"] + names)
      }
    }

    private func slot(_ name: String, of list: String) -> Slot {
      Slot(name: name, kind: .list(list, isOpen: false), isSeries: false)
    }

    /// A phrase of an app's words as they are; none if they have no letter or digit.
    private func literal(_ name: String, _ meaning: Meaning) throws(GrammarError) -> [Phrase] {
      let text = Utterance(name).tokens.map(\.text).joined(separator: " ")
      return text.isEmpty ? [] : [try phrase(text, meaning)]
    }

    private var choices: [ValueList.Value] {
      question.choices.enumerated().compactMap { index, choice in
        let forms =
          [choice.title] + choice.synonyms
          + (choice.subtitle.map { [$0, "\(choice.title) \($0)"] } ?? [])
        let sayable = forms.filter { !Utterance($0).tokens.isEmpty }
        return sayable.isEmpty ? nil : ValueList.Value(id: index, forms: sayable)
      }
    }

    private var places: [ValueList.Value] {
      let takesNumbers = question.takesNumbers
      return zip(words.ordinals, question.choices.indices).map { names, index in
        // Beside numbered controls, a bare number could mean either; only "second" is a choice. Nor
        // may a number be listened for where values such as a line 2 are asked for.
        let ordinals = names.dropLast().filter { !$0.contains { $0.isASCII && $0.isNumber } }
        let names = question.controls.isEmpty && takesNumbers ? names : ordinals
        let isLast = index == question.choices.count - 1
        return ValueList.Value(id: index, forms: names + (isLast ? words.last : []))
      }
    }

    private var choiceSlot: Slot {
      Slot(
        name: "choice", kind: .list("choices", isOpen: false), isSeries: question.isSeries)
    }

    private var placeSlot: Slot {
      Slot(name: "place", kind: .list("places", isOpen: false), isSeries: false)
    }

    private func phrase(
      _ text: String, _ meaning: Meaning, slot: Slot? = nil
    ) throws(GrammarError) -> Phrase {
      Phrase(
        template: try Template(parsing: text, syntax: .template),
        slots: slot.map { [$0] } ?? [], intent: meaning.rawValue, application: 0,
        language: question.language, isNegative: false)
    }
  }
}
