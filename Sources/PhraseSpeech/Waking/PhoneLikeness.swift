// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// Finds the words that sound most like a phrase without being it.
///
/// The words may follow each other in any order: talk has no grammar here.
struct PhoneLikeness {
  /// A way to say the first phones of the phrase with other words.
  private struct Path {
    var distance: Double
    var words: [String]
  }

  private let phrase: [(text: String, phones: [String])]
  private let phones: [String]
  private let vocabulary: [(text: String, pronunciations: [[String]])]

  init(words: [(String, [String])], vocabulary: [WordGraph.Word], lexicon: Lexicon) {
    phrase = words.map { (text: $0.0, phones: $0.1) }
    phones = words.flatMap(\.1)
    self.vocabulary = vocabulary.map {
      ($0.text, lexicon.entry(for: $0).pronunciations.map(\.phones))
    }
  }

  /// The nearest words; nil where there are none.
  var nearest: WakePhrase.Likeness? {
    // What has been said of the phrase itself so far, by the phones that it has: the way from
    // there must leave the phrase, sooner or later.
    var own: [Int: Int] = [:]
    var place = 0
    for (index, word) in phrase.enumerated() {
      own[place] = index
      place += word.phones.count
    }
    var best = [Path?](repeating: nil, count: phones.count + 1)
    for start in phones.indices {
      let path = best[start]
      let beginning = own[start].map { phrase[..<$0].map(\.text) }
      guard path != nil || beginning != nil else { continue }
      for (text, pronunciations) in vocabulary {
        for sounds in pronunciations {
          let costs = costs(of: sounds, from: start)
          for (offset, cost) in costs.enumerated().dropFirst() {
            if let path {
              improve(
                &best[start + offset], path.distance + cost, with: path.words + [text])
            }
            if let beginning, own[start].map({ phrase[$0].text }) != text {
              improve(&best[start + offset], cost, with: beginning + [text])
            }
          }
        }
      }
    }
    return best[phones.count].map {
      WakePhrase.Likeness(
        text: $0.words.joined(separator: " "), distance: ($0.distance * 10).rounded() / 10)
    }
  }

  private func improve(
    _ path: inout Path?, _ distance: Double, with words: @autoclosure () -> [String]
  ) {
    if let path, path.distance <= distance { return }
    path = Path(distance: distance, words: words())
  }

  /// How unlike a word is to none, one, two, … of the phrase's phones from a place on.
  private func costs(of sounds: [String], from start: Int) -> [Double] {
    // A word takes as many phones as it has, or a few more or fewer.
    let rest = phones[start...].prefix(sounds.count + 2)
    var row = [0.0]
    for phone in rest { row.append(row[row.count - 1] + PhoneDistance.ofGap(phone)) }
    for sound in sounds {
      var next = [row[0] + PhoneDistance.ofGap(sound)]
      for (index, phone) in rest.enumerated() {
        next.append(
          min(
            row[index] + PhoneDistance.between(sound, phone),
            row[index + 1] + PhoneDistance.ofGap(sound),
            next[index] + PhoneDistance.ofGap(phone)))
      }
      row = next
    }
    return row
  }
}
