// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension Trace {
  func note(_ utterance: Utterance) {
    let words = utterance.tokens.map { said($0.text) }.joined(separator: " ")
    note(.words, words.isEmpty ? "none" : words)
  }

  func note(_ candidates: [Candidate], of utterance: Utterance, in snapshot: Snapshot) {
    if candidates.isEmpty { note(.candidates, "none") }
    for candidate in candidates {
      let shortcut = snapshot.shortcut(ofPhrase: candidate.phrase)
      let captures = candidate.captures.map { capture in
        "\(capture.slot) = \(said(utterance.text.utf8Text(capture.span))) \(capture.kind)"
      }
      let phrase = snapshot.origins[candidate.phrase].phrase.text
      let slips = candidate.edits.map { edit in
        let words = utterance.text.utf8Text(edit.span)
        let place = words.isEmpty ? "" : " \(said(words))"
        return "\(edit.kind.rawValue)\(place)\(edit.meant.map { " for \(said($0))" } ?? "")"
      }
      let forgiven =
        slips.isEmpty
        ? [] : ["forgiven \(slips.joined(separator: " + ")) at a cost of \(candidate.cost)"]
      let details = ["\(candidate.rank)"] + captures + forgiven
      note(
        .candidates, "\(shortcut.intent) by “\(phrase)”: \(details.joined(separator: ", "))")
    }
  }

  func note(_ draft: Draft) {
    for place in draft.places {
      let options = place.options.map { $0.id ?? said($0.display) }.joined(separator: ", ")
      note(.values, "\(place.slot) of \(draft.shortcut.intent) may be \(options)")
    }
  }

  func note(_ rejection: Rejection) {
    note(
      .values,
      "\(rejection.slot) is not a value: \(said(Language.named(rejection.language).text(of: rejection.reason)))"
    )
  }
}

extension Capture {
  fileprivate var kind: String {
    switch value {
    case .listed: "(on the list)"
    case .unlisted: "(on no list; the app searches)"
    case .value(.number): "(number)"
    case .value: "(value)"
    case .text: "(text)"
    }
  }
}
