// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhrasePocketSphinx
import PhraseSpeech

extension PronouncingDictionary {
  /// That of the model; read once, because it takes seconds without the optimizer.
  static let ofModel = Result {
    PronouncingDictionary(
      name: "model", bytes: Array(try Data(contentsOf: AcousticModel().dictionary)))
  }
}
