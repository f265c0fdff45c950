// SPDX-License-Identifier: Apache-2.0

/// Russian.
enum Russian {
  static let language = Language(code: "ru", words: words, sentence: sentence)
}
