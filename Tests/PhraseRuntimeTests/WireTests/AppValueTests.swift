// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import GeoToolbox
import PhraseRuntime
import PhraseWire
import Testing

/// The one way from values of apps to the wire.
@Suite struct AppValueTests {
  private func wire(_ value: any Sendable) -> WireValue {
    WireValue(of: value, locale: Locale(identifier: "en"))
  }

  @Test func whatJSONHasAFormForIsPlain() {
    #expect(wire("C++") == .text("C++") && wire(AttributedString("a")) == .text("a"))
    #expect(wire(5) == .integer(5) && wire(Int8(-5)) == .integer(-5))
    #expect(wire(UInt64.max) == .text("18446744073709551615"))
    #expect(wire(2.5) == .number(2.5) && wire(Float(0.5)) == .number(0.5))
    // Read back, a whole number is an integer; so it is one from the start.
    #expect(wire(2.0) == .integer(2) && wire(Decimal(3)) == .integer(3))
    #expect(wire(Decimal(string: "12.1") ?? 0) == .number(12.1))
    #expect(wire(Double.nan) == .nothing && wire(Decimal.nan) == .nothing)
    #expect(wire(true) == .boolean(true))
    #expect(wire([1, 2]) == .list([.integer(1), .integer(2)]))
    #expect(wire([String]()) == .list([]))
  }

  @Test func everythingElseSaysItsKind() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(wire(date) == .date(date) && wire(Duration.seconds(90)) == .duration(.seconds(90)))
    #expect(wire(URL(fileURLWithPath: "/a")) == .url(URL(fileURLWithPath: "/a")))
    #expect(
      wire(Measurement(value: 3, unit: UnitMass.kilograms))
        == .measurement(amount: 3, unit: "kg"))
    #expect(
      wire(IntentCurrencyAmount(amount: 12, currencyCode: "EUR"))
        == .money(amount: 12, currency: "EUR"))
    #expect(
      wire(DateComponents(year: 2027, month: 5, day: 3, hour: 7, minute: 30))
        == .other(type: "DateComponents", text: "2027-05-03T07:30"))
    #expect(
      wire([DateComponents(hour: 17, minute: 5), DateComponents(year: 2027, month: 5, day: 3)])
        == .list([
          .other(type: "DateComponents", text: "17:05"),
          .other(type: "DateComponents", text: "2027-05-03"),
        ]))
  }

  @Test func entitiesAndEnumsAreNamedAsTheirDeclarationsAre() {
    #expect(
      wire(BoxSize.large)
        == .enumeration(type: "PhraseRuntimeTests.BoxSize", value: "large", title: "Large"))
    #expect(
      wire(Box(id: 7))
        == .entity(WireEntity(type: "PhraseRuntimeTests.Box", id: "7", title: "Box 7")))
  }

  @Test func peopleAndPlacesAreWhatIsKnownOfThem() {
    var ada = WirePerson(name: "Ada")
    ada.email = "ada@example.org"
    ada.id = "7"
    #expect(
      wire(
        IntentPerson(
          identifier: .applicationDefined("7"), name: .displayName("Ada"),
          handle: .init(emailAddress: "ada@example.org"))) == .person(ada))
    var number = WirePerson(name: "+1")
    number.phone = "+1"
    #expect(wire(IntentPerson(handle: .init(phoneNumber: "+1"))) == .person(number))
    #expect(
      wire(PlaceDescriptor(representations: [.address("1 Harbour Street")], commonName: "Hall"))
        == .place(WirePlace(name: "Hall", address: "1 Harbour Street")))
    let office = CLPlacemark(
      location: CLLocation(latitude: 59.5, longitude: 10), name: "Office", thoroughfare: "Pier",
      subThoroughfare: "3", locality: "Oslo", postalCode: "0150", country: "Norway")
    #expect(
      wire(office)
        == .place(
          WirePlace(
            name: "Office", address: "Pier 3, 0150 Oslo, Norway", latitude: 59.5, longitude: 10)))
  }

  @Test func aFileInMemoryHasItsBytesAndOneOnDiskItsPath() throws {
    let data = Data("abc".utf8)
    #expect(
      wire(IntentFile(data: data, filename: "a.json", type: .json))
        == .file(WireFile(name: "a.json", type: "public.json", bytes: data)))
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("wire-\(UUID().uuidString).txt")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(
      wire(IntentFile(fileURL: url, filename: "b.txt"))
        == .file(WireFile(name: "b.txt", type: "public.plain-text", size: 3, path: url.path)))
    #expect(wire(IntentFile(fileURL: URL(fileURLWithPath: "/no/such"))).files.first?.size == nil)
  }

  @Test func howAValueIsStoredStaysItsAppsBusiness() {
    #expect(
      wire(Opaque()) == .other(type: "PhraseRuntimeTests.AppValueTests.Opaque", text: ""))
    #expect(
      wire(Described()) == .other(type: "PhraseRuntimeTests.AppValueTests.Described", text: "d"))
  }

  private struct Opaque: Sendable {
    let secret = 1
  }

  private struct Described: Sendable, CustomStringConvertible {
    let description = "d"
  }
}
