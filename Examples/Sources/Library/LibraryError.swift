// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What can go wrong with a request, in words for people.
enum LibraryError: Error, CustomLocalizedStringResourceConvertible {
  case noSuchBook
  case alreadyThere(title: String, author: String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noSuchBook: "That book is not in the library any more."
    case .alreadyThere(let title, let author): "\(title) by \(author) is there already."
    }
  }
}
