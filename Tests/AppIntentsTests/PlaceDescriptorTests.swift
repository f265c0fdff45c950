// SPDX-License-Identifier: Apache-2.0

import AppIntents
import CoreLocation
import GeoToolbox
import Testing

@Suite struct PlaceDescriptorTests {
  private let point = CLLocationCoordinate2D(latitude: 54.5, longitude: -3.5)

  @Test func theFirstOfEachKindCounts() {
    let place = PlaceDescriptor(
      representations: [.coordinate(point), .address("1 Quay"), .address("2 Quay")],
      commonName: "Old Mill", supportingRepresentations: [.serviceIdentifiers(["maps": "m1"])])
    #expect(place.coordinate == point && place.address == "1 Quay")
    #expect(place.serviceIdentifier(for: "maps") == "m1")
    #expect(place.serviceIdentifier(for: "other") == nil)
  }

  @Test(arguments: [
    ("Old Mill", [PlaceDescriptor.PlaceRepresentation.address("1 Quay")], "Old Mill", "1 Quay"),
    (nil, [.address("1 Quay")], "1 Quay", nil),
    (nil, [.coordinate(CLLocationCoordinate2D(latitude: 1, longitude: 2))], "1.0, 2.0", nil),
    (nil, [], "Place", nil),
  ])
  func itIsShownByWhatIsKnown(
    name: String?, ways: [PlaceDescriptor.PlaceRepresentation], title: String, subtitle: String?
  ) {
    let display = PlaceDescriptor(representations: ways, commonName: name).displayRepresentation
    #expect(display.title.resolved(locale: .current, bundle: nil) == title)
    #expect(display.subtitle?.resolved(locale: .current, bundle: nil) == subtitle)
  }

  @Test func itIsAnIntentsValue() throws {
    let place = PlaceDescriptor(representations: [.coordinate(point)], commonName: nil)
    let read = try JSONDecoder().decode(
      PlaceDescriptor.self, from: try JSONEncoder().encode(place))
    #expect(read == place)
    let parameter = IntentParameter<PlaceDescriptor>(title: "Where")
    parameter.wrappedValue = place
    #expect(parameter.wrappedValue == place)
  }
}
