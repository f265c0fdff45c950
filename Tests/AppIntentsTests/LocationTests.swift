// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import Testing

@Suite struct LocationTests {
  @Test(arguments: [
    // On one point, from the equator to a pole, and half around the earth: pi times the radius.
    ((10.0, 20.0), (10.0, 20.0), 0.0), ((0, 0), (90, 0), 10_007_557),
    ((0, -90), (0, 90), 20_015_115), ((0, 179), (0, -179), 222_390),
    // Oslo to Bergen.
    ((59.9139, 10.7522), (60.3913, 5.3221), 305_000),
  ])
  func distancesFollowTheGround(
    from: (Double, Double), to: (Double, Double), expected: CLLocationDistance
  ) {
    let first = CLLocation(latitude: from.0, longitude: from.1)
    let second = CLLocation(latitude: to.0, longitude: to.1)
    #expect(abs(first.distance(from: second) - expected) <= expected * 0.005 + 1)
    #expect(first.distance(from: second) == second.distance(from: first))
  }

  @Test func aLocationKeepsWhatIsKnownOfIt() {
    let date = Date(timeIntervalSince1970: 0)
    let accuracy: CLLocationAccuracy = 5
    let course: CLLocationDirection = 90
    let speed: CLLocationSpeed = 1.5
    let summit = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 46, longitude: 8), altitude: 4_000,
      horizontalAccuracy: accuracy, verticalAccuracy: 10, course: course, speed: speed,
      timestamp: date)
    #expect((summit.altitude, summit.horizontalAccuracy) == (4_000, 5))
    #expect((summit.verticalAccuracy, summit.timestamp) == (10, date))
    #expect((summit.speed, summit.course) == (1.5, 90))
    let unmoved = CLLocation(latitude: 46, longitude: 8)
    #expect(summit == unmoved && (unmoved.speed, unmoved.course) == (-1, -1))
  }

  @Test(arguments: [(90.0, 180.0, true), (90.1, 0, false), (0, -180.5, false), (.nan, 0, false)])
  func aPointIsOnTheEarth(latitude: Double, longitude: Double, expected: Bool) {
    #expect(
      CLLocationCoordinate2DIsValid(
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)) == expected)
  }
}
