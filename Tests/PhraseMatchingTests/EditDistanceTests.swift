// SPDX-License-Identifier: Apache-2.0

import Testing

/// The distance by which the corpus judges its own typos.
@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("river", "river", 0), ("river", "rivr", 1), ("river", "rivver", 1),
    ("river", "rover", 1), ("river", "rievr", 1), ("river", "rievers", 2), ("ca", "abc", 3),
    ("ladder", "saddle", 3), ("river", "lantern", 4),
  ])
  func changesAreCountedUpToTheLimit(_ left: String, _ right: String, _ distance: Int) {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    #expect(editDistance(left, right, limit: 3) == distance)
    #expect(editDistance(right, left, limit: 3) == distance)
  }
}
