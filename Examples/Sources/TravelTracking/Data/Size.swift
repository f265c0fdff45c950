// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// The one measure that tells most about a place.
enum Size: Sendable {
  /// In meters: of a building above the ground, of a mountain above the sea.
  case height(Double)
  /// In kilometers.
  case length(Double)
  /// In square kilometers.
  case area(Double)
  /// In meters.
  case depth(Double)

  /// What is measured.
  var title: LocalizedStringResource {
    switch self {
    case .height: "Height"
    case .length: "Length"
    case .area: "Area"
    case .depth: "Depth"
    }
  }

  /// The height; nil for other measures.
  func height(in unit: DistanceUnit) -> Measurement<UnitLength>? {
    guard case .height(let meters) = self else { return nil }
    let height = Measurement(value: meters, unit: UnitLength.meters)
    guard unit == .miles else { return height }
    return Measurement(value: height.converted(to: .feet).value.rounded(), unit: .feet)
  }

  /// The measure with its unit.
  func text(in unit: DistanceUnit) -> String {
    switch self {
    case .height(let meters), .depth(let meters): unit.text(shortMeters: meters)
    case .length(let kilometers): unit.text(kilometers: kilometers)
    case .area(let squareKilometers): unit.text(squareKilometers: squareKilometers)
    }
  }
}
