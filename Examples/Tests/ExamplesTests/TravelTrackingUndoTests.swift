// SPDX-License-Identifier: Apache-2.0

import PhraseTesting
import Testing
import TravelTracking

extension SampleApps {
  /// What was done to collections is taken back and repeated, in order.
  @Suite struct TravelTrackingUndoTests {
    private let deserts =
      "Sweet Deserts has Sahara Desert, Namib Desert, Gobi Desert, Great Sandy Desert, "
      + "Atacama Desert."

    @Test func aDeletedCollectionComesBackAndGoesAgain() async throws {
      try await Travels().tester.converse {
        Said("delete the collection sweet deserts in travel tracking")
        Asked("Archive Sweet Deserts, or delete it for good? Cancel, Archive or Delete?")
        Said("delete")
        Answered("Deleted Sweet Deserts.")
        Said("undo that")
        Answered("Undone: Delete Sweet Deserts.")
        Said("show my sweet deserts collection in travel tracking")
        Answered(deserts)
        Said("redo that")
        Answered("Done again: Delete Sweet Deserts.")
        Said("how many favorites do i have in travel tracking")
        Answered("You have no favorites, and 2 collections.")
        Said("undo")
        Answered("Undone: Delete Sweet Deserts.")
        Said("what is in sweet deserts in travel tracking")
        Answered(deserts)
      }
    }

    @Test func actionsAreTakenBackInOrder() async throws {
      try await Travels().tester.converse {
        Said("create a collection called pink cities in travel tracking")
        Answered("Created Pink Cities. Add landmarks as you like.")
        Said("add petra to pink cities in travel tracking")
        Answered("Added Petra. Pink Cities has 1 now.")
        Said("delete my pink cities collection in travel tracking")
        Asked("Archive Pink Cities, or delete it for good? Cancel, Archive or Delete?")
        Said("archive")
        Answered("Pink Cities is in the archive.")
        Said("undo that")
        Answered("Undone: Archive Pink Cities.")
        Said("undo that")
        Answered("Undone: Add Petra.")
        Said("what is in pink cities in travel tracking")
        Answered("Pink Cities is empty.")
        Said("redo that")
        Answered("Done again: Add Petra.")
        Said("what is in pink cities in travel tracking")
        Answered("Pink Cities has Petra.")
        Said("undo that")
        Answered("Undone: Add Petra.")
        Said("undo that")
        Answered("Undone: Create Pink Cities.")
        Said("undo that")
        Answered("There is nothing to undo.")
        Said("how many favorites do i have in travel tracking")
        Answered("You have no favorites, and 3 collections.")
      }
    }

    @Test func whatWasCancelledLeavesNothingToUndo() async throws {
      try await Travels().tester.converse {
        Said("delete the collection high places in travel tracking")
        Asked("Archive High Places, or delete it for good? Cancel, Archive or Delete?")
        Said("the first one")
        Answered("Cancelled.")
        Said("undo that")
        Answered("There is nothing to undo.")
      }
    }
  }
}
