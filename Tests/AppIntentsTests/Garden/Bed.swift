// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum Bed: String, AppEnum {
  case sunny, shady, greenhouse

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"

  static let caseDisplayRepresentations: [Bed: DisplayRepresentation] = [
    .sunny: "Sunny Bed",
    .shady: DisplayRepresentation(
      title: "Shady Bed", subtitle: "Behind the shed", image: .init(systemName: "cloud"),
      synonyms: ["Dark Bed", "North Bed"]),
  ]
}
