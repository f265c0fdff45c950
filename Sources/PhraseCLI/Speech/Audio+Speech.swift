// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech

extension Audio {
  /// What the endpointer takes for speech, with the sound before it.
  var stretchesOfSpeech: [Audio] {
    var endpointer = Endpointer()
    let events = endpointer.process(samples) + [endpointer.finish()].compactMap(\.self)
    return events.compactMap { event in
      if case .ended(let speech) = event { Audio(samples: Array(speech)) } else { nil }
    }
  }

  /// The longest of them; nothing if there is none.
  var longestSpeech: Audio {
    stretchesOfSpeech.max { $0.samples.count < $1.samples.count } ?? Audio()
  }
}
