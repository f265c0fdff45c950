// SPDX-License-Identifier: Apache-2.0

/// English.
enum English {
  static let language = Language(code: "en", words: words, sentence: sentence)
}
