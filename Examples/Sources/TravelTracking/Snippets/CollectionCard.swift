// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What is in a collection.
struct CollectionCard: SnippetView {
  let collection: CollectionEntity

  var body: Snippet {
    Snippet(collection.displayRepresentation) {
      for landmark in collection.landmarks {
        .row(landmark.landmark.title, landmark.landmark.place)
      }
    }
  }
}
