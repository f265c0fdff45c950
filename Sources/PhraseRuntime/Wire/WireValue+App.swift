// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
public import Foundation
public import PhraseWire
import PlaceValues

extension WireValue {
  /// A value of an app as it leaves the app: the one way for answers, exports and defaults.
  ///
  /// Swift's own description of a value shows how it is stored, which is the app's business: a value
  /// of a type that says nothing about itself goes without words.
  ///
  /// - Parameters:
  ///   - value: Any value that an intent returns or a property holds.
  ///   - locale: The language of titles.
  ///   - bundle: Where the app's translations lie.
  public init(of value: any Sendable, locale: Locale, bundle: Bundle? = nil) {
    func text() -> String { ValueText.text(of: value, locale: locale, bundle: bundle) }
    var type: String { TypeName.qualified(Swift.type(of: value)) }
    switch value {
    case let value as WireValue: self = value
    case let value as AnyValue: self.init(of: value.content, locale: locale, bundle: bundle)
    case let value as String: self = .text(value)
    case let value as Bool: self = .boolean(value)
    case let value as any BinaryInteger:
      self = Int(exactly: value).map(WireValue.integer) ?? .text("\(value)")
    case let value as any BinaryFloatingPoint: self.init(Double(value))
    case let value as Decimal: self.init(Double("\(value)") ?? .nan)
    case let value as Date: self = .date(value)
    case let value as Duration: self = .duration(value)
    case let value as URL: self = .url(value)
    case let value as AttributedString: self = .text(String(value.characters))
    case let value as DateComponents: self = .other(type: "DateComponents", text: value.wireText)
    case let value as any MeasurementValue:
      self = .measurement(amount: value.quantity.value, unit: value.quantity.unit.symbol)
    case let value as IntentCurrencyAmount:
      self = .money(amount: value.amount, currency: value.currencyCode)
    case let value as IntentPerson: self = .person(WirePerson(value))
    case let value as CLPlacemark: self = .place(WirePlace(value))
    case let value as PlaceDescriptor: self = .place(WirePlace(value))
    case let value as IntentFile: self = .file(WireFile(value))
    case let value as any AppUnionValue:
      self.init(of: value.erasedContents.value, locale: locale, bundle: bundle)
    case let value as any AppEntity:
      self = .entity(WireEntity(value, locale: locale, bundle: bundle))
    case let value as any AppEnum:
      self = .enumeration(type: type, value: ValueIdentity(value)?.text ?? "", title: text())
    case let fields as [String: any Sendable]:
      self = .record(fields.mapValues { WireValue(of: $0, locale: locale, bundle: bundle) })
    case let values as [any Sendable]:
      self = .list(values.map { WireValue(of: $0, locale: locale, bundle: bundle) })
    case is any CustomLocalizedStringResourceConvertible, is any CustomStringConvertible:
      self = .other(type: type, text: text())
    default: self = .other(type: type, text: "")
    }
  }

  /// A number in the one form that it is read back in.
  private init(_ number: Double) {
    if let whole = Int(exactly: number) {
      self = .integer(whole)
    } else {
      self = number.isFinite ? .number(number) : .nothing
    }
  }
}

extension ResolvedParameter {
  /// The value as a request to perform the intent elsewhere has it: an entity, a case of an enum or an
  /// entry of a list by its identifier, all else by its value.
  public var wireValue: WireValue {
    id.map(WireValue.text) ?? WireValue(of: value, locale: Locale(identifier: "en"))
  }
}

extension ResolvedIntent {
  /// The values as a request to perform the intent elsewhere has them; words that are no value are left
  /// to whoever performs it.
  package var wireValues: [String: WireValue] {
    Dictionary(grouping: parameters.filter { !($0.value is UnknownValue) }, by: \.name)
      .mapValues { $0.count == 1 ? $0[0].wireValue : .list($0.map(\.wireValue)) }
  }
}

extension WireEntity {
  /// An entity by what it shows of itself.
  package init(_ entity: any AppEntity, locale: Locale, bundle: Bundle?) {
    let text = entity.displayRepresentation.text(locale: locale, bundle: bundle)
    self.init(
      type: TypeName.qualified(Swift.type(of: entity)), id: entity.identifierString,
      title: text.title,
      subtitle: text.subtitle)
  }
}

extension WireFile {
  /// A file of an app: one in memory with its bytes, one on disk by its path.
  public init(_ file: IntentFile) {
    let values = try? file.fileURL?.resourceValues(forKeys: [.fileSizeKey])
    self.init(
      name: file.filename, type: file.availableContentTypes.first?.identifier,
      size: values?.fileSize, path: file.fileURL?.path,
      bytes: file.fileURL == nil ? file.data : nil)
  }
}

extension WirePerson {
  init(_ person: IntentPerson) {
    self.init(name: String(localized: person.displayRepresentation.title))
    switch person.identifier {
    case .applicationDefined(let text), .contactIdentifier(let text): id = text
    case .unknown: break
    }
    switch person.handle?.value {
    case .emailAddress(let text): email = text
    case .phoneNumber(let text): phone = text
    case .applicationDefined(let text): handle = text
    case nil: break
    }
  }
}

extension WirePlace {
  init(_ place: CLPlacemark) {
    func line(_ parts: String?...) -> String? {
      let known = parts.compactMap(\.self)
      return known.isEmpty ? nil : known.joined(separator: " ")
    }
    let lines = [
      line(place.thoroughfare, place.subThoroughfare), line(place.postalCode, place.locality),
      place.administrativeArea, place.country,
    ].compactMap(\.self)
    self.init(
      name: place.name, address: lines.isEmpty ? nil : lines.joined(separator: ", "),
      latitude: place.location?.coordinate.latitude,
      longitude: place.location?.coordinate.longitude)
  }

  init(_ place: PlaceDescriptor) {
    self.init(
      name: place.commonName, address: place.address, latitude: place.coordinate?.latitude,
      longitude: place.coordinate?.longitude)
  }
}

extension DateComponents {
  /// The parts in ISO 8601: `2027-05-03T17:30`, `2027-05-03`, `17:30`.
  fileprivate var wireText: String {
    func digits(_ number: Int, _ count: Int) -> String {
      String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
    }
    let day = [year.map { digits($0, 4) }, month.map { digits($0, 2) }, day.map { digits($0, 2) }]
    let time = [hour, minute, second].map { part in part.map { digits($0, 2) } }
    return [
      day.compactMap(\.self).joined(separator: "-"), time.compactMap(\.self).joined(separator: ":"),
    ].filter { !$0.isEmpty }.joined(separator: "T")
  }
}
