// SPDX-License-Identifier: Apache-2.0

import PhraseTesting
import Testing
import TravelTracking

extension SampleApps {
  /// Collections: made, filled, put away, deleted, and brought back.
  @Suite struct TravelTrackingCollectionTests {
    @Test(arguments: [
      ("C++", "C++"), (".NET", ".NET"), ("(work)", "(Work)"), ("“R&B”", "R&B"),
      ("#1 hits", "#1 Hits"),
      ("what?", "What"),
    ])
    func aNameKeepsItsSigns(_ said: String, _ name: String) async throws {
      try await Travels().tester.converse {
        Said("Create a collection called \(said) in Travel Tracking.")
        Answered("Created \(name). Add landmarks as you like.")
      }
    }

    @Test func aCollectionIsMadeAndFilled() async throws {
      let travels = try await Travels()
      try await travels.tester.converse {
        Said("create a collection in travel tracking")
        Asked("What is the collection called?")
        Said("pink cities")
        Answered("Created Pink Cities. Add landmarks as you like.")
        Said("add petra to pink cities in travel tracking")
        Answered("Added Petra. Pink Cities has 1 now.")
        Said("put the rose city into the collection pink cities in travel tracking")
        Answered("Petra is in Pink Cities already.")
        Said("create a collection called pink cities in travel tracking")
        Answered("There is a collection Pink Cities already.")
        Said("add uluru to a collection in travel tracking")
        Asked(
          """
          To which collection? High Places, Pink Cities, Sweet Deserts or Thundering Water?
          """)
        Said("pink cities")
        Answered("Added Uluru. Pink Cities has 2 now.")
        Said("what is in pink cities in travel tracking")
        Answered("Pink Cities has Petra, Uluru.")
      }
      #expect(travels.screen.place == .collection(4))
    }

    @Test func deletingOffersTheArchive() async throws {
      try await Travels().tester.converse {
        Said("delete the collection sweet deserts in travel tracking")
        Asked("Archive Sweet Deserts, or delete it for good? Cancel, Archive or Delete?")
        Said("cancel")
        Answered("Cancelled.")
        Said("delete the collection sweet deserts in travel tracking")
        Asked("Archive Sweet Deserts, or delete it for good? Cancel, Archive or Delete?")
        Said("no")
        Answered("Cancelled.")
        Said("show my sweet deserts collection in travel tracking")
        Answered(
          """
          Sweet Deserts has Sahara Desert, Namib Desert, Gobi Desert, Great Sandy Desert, \
          Atacama Desert.
          """)
        Said("delete my sweet deserts collection in travel tracking")
        Asked("Archive Sweet Deserts, or delete it for good? Cancel, Archive or Delete?")
        Said("archive")
        Answered("Sweet Deserts is in the archive.")
        Said("delete the collection high places in travel tracking")
        Asked("Archive High Places, or delete it for good? Cancel, Archive or Delete?")
        Said("delete")
        Answered("Deleted High Places.")
        Said("how many favorites do i have in travel tracking")
        Answered("You have no favorites, and 1 collection.")
      }
    }
  }
}
