// SPDX-License-Identifier: Apache-2.0

import AppIntents
import CoreLocation
import Testing

@Suite struct PlacemarkTests {
  private static let harbour = CLPlacemark(
    location: CLLocation(latitude: 59.91, longitude: 10.75), name: "Harbour",
    thoroughfare: "Pier Street", subThoroughfare: "4", locality: "Oslo",
    administrativeArea: "Oslo", postalCode: "0250", country: "Norway", isoCountryCode: "NO",
    timeZone: TimeZone(identifier: "Europe/Oslo"))

  private struct Harbours: DynamicOptionsProvider {
    func results() async throws -> [CLPlacemark] { [PlacemarkTests.harbour] }
  }

  private struct ShowTide: AppIntent {
    static let title: LocalizedStringResource = "Show the Tide"

    @Parameter(title: "Place", displayStyle: .city, optionsProvider: Harbours())
    var place: CLPlacemark
    @Parameter var other: CLPlacemark?

    func perform() async throws -> some IntentResult & ReturnsValue<CLPlacemark> {
      .result(value: place)
    }
  }

  @Test func aPlaceIsAValue() async throws {
    let intent = ShowTide()
    intent.place = Self.harbour
    let value = try #require(try await intent.perform().value)
    #expect(value.location?.coordinate.latitude == 59.91)
    #expect(value.location?.coordinate.longitude == 10.75)
    #expect((value.thoroughfare, value.subThoroughfare) == ("Pier Street", "4"))
    #expect((value.postalCode, value.administrativeArea) == ("0250", "Oslo"))
    #expect((value.country, value.isoCountryCode) == ("Norway", "NO"))
    #expect(value.timeZone?.identifier == "Europe/Oslo")
    #expect(intent.other == nil)
  }

  @Test func aParameterKeepsItsStyle() {
    let intent = ShowTide()
    #expect(intent.$place.declaration.placemarkParts == .city)
    #expect(intent.$place.declaration.optionsProvider is Harbours)
    #expect(!intent.$place.declaration.isOptional && intent.$other.declaration.isOptional)
  }

  @Test(
    arguments: [
      (harbour, "Harbour", "Oslo"), (CLPlacemark(locality: "Oslo"), "Oslo", nil),
      (CLPlacemark(locality: "Oslo", country: "Norway"), "Oslo", "Norway"),
      (CLPlacemark(location: CLLocation(latitude: 1.5, longitude: -2)), "1.5, -2.0", nil),
      (CLPlacemark(), "Place", nil),
    ] as [(CLPlacemark, String, String?)])
  func aPlaceIsShownByWhatIsKnown(place: CLPlacemark, title: String, subtitle: String?) {
    let text = place.displayRepresentation.text(locale: Locale(identifier: "en"), bundle: nil)
    #expect(text.title == title)
    #expect(text.subtitle == subtitle)
  }

  @Test func placesAreEqualByWhatIsKnown() {
    #expect(CLPlacemark(name: "A") == CLPlacemark(name: "A"))
    #expect(CLPlacemark(name: "A") != CLPlacemark(name: "A", country: "Norway"))
    #expect(CLLocation(latitude: 1, longitude: 2) != CLLocation(latitude: 2, longitude: 1))
    let equator: CLLocationDegrees = 0
    #expect(CLLocationCoordinate2D(latitude: equator, longitude: 7).description == "0.0, 7.0")
    #expect(CLLocationCoordinate2D() == CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(Set([CLPlacemark(name: "A"), CLPlacemark(name: "A")]).count == 1)
  }
}
