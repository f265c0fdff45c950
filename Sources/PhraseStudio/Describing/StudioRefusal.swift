// SPDX-License-Identifier: Apache-2.0

import FlyingFox

/// Why a request is not done, as the page gets it.
struct StudioRefusal: Error {
  let status: HTTPStatusCode
  let words: String

  init(_ status: HTTPStatusCode, _ words: String) {
    self.status = status
    self.words = words
  }

  static func unknown(_ what: String) -> StudioRefusal { StudioRefusal(.notFound, what) }
}
