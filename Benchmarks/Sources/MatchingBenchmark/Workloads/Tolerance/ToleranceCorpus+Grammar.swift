// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension ToleranceCorpus {
  /// The names of the intents; a phrase's intent is an index into them.
  var intents: [String] { Set(templates.map(\.intent)).sorted() }

  func grammar() throws -> Grammar {
    let names = intents
    let phrases = try templates.map { entry in
      let template = try PhraseMatching.Template(parsing: entry.text)
      return Phrase(
        template: template,
        slots: template.slotNames.map { slot($0, application: entry.application) },
        intent: names.firstIndex(of: entry.intent) ?? 0, application: entry.application)
    }
    let valueLists = lists.sorted { $0.key < $1.key }.map { name, forms in
      ValueList(name: name, values: forms.enumerated().map { .init(id: $0, forms: [$1]) })
    }
    let applicationLists = applications.enumerated().map { index, name in
      ValueList(name: name, values: [.init(id: index, forms: [name])])
    }
    return try Grammar(phrases: phrases, lists: valueLists + applicationLists)
  }

  private func slot(_ name: String, application: Int) -> Slot {
    if name == "applicationName" {
      return Slot(name: name, kind: .list(applications[application], isOpen: false))
    }
    if let list = listOfSlot[name] { return Slot(name: name, kind: .list(list, isOpen: false)) }
    let number = ToleranceTemplates.numbers[name]
    return Slot(
      name: name,
      kind: .value(
        .number(
          NumberRange(
            minimum: number?.range.lowerBound, maximum: number?.range.upperBound,
            isInteger: number?.isInteger ?? false))))
  }

  /// Whether a match is the right answer.
  ///
  /// A positive case wants its intent and its values, and no tie. A negative one wants no single
  /// best candidate: nothing, or a question.
  func isRight(_ match: Match, for tested: Case, in grammar: Grammar) -> Bool {
    guard let best = match.candidates.first, !match.isAmbiguous else { return tested.intent == nil }
    guard let intent = tested.intent else { return false }
    return intents[grammar.phrases[best.phrase].intent] == intent
      && isEqual(best.captures, tested.slots)
  }

  private func isEqual(_ captures: [Capture], _ slots: [String: Double]) -> Bool {
    let captures = captures.filter { $0.slot != "applicationName" }
    return captures.count == slots.count
      && captures.allSatisfy { capture in
        guard let expected = slots[capture.slot] else { return false }
        return switch capture.value {
        case .listed(let ids): ids == [Int(expected)]
        // A third has no end.
        case .value(.number(let number)): abs(number - expected) < 0.000_1
        case .text, .unlisted, .value: false
        }
      }
  }
}
