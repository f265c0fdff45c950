// SPDX-License-Identifier: Apache-2.0

public import AppIntents

extension LandmarkEntity: Transferable {
  /// As GeoJSON for maps, and as text for people.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .json) { landmark in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(Feature(landmark))
    }
    DataRepresentation(exportedContentType: .plainText) { landmark in
      Data(landmark.page.utf8)
    }
  }

  /// All that is known about it, a line each.
  private var page: String {
    let lines = [
      name, "\(country), \(continent.name)", "\(coordinate.latitude), \(coordinate.longitude)",
      landmark.size.map { "\(String(localized: $0.title)): \($0.text(in: .kilometers))" }, about,
    ]
    return lines.compactMap(\.self).joined(separator: "\n") + "\n"
  }
}

/// A point with its properties, as GeoJSON has it.
private struct Feature: Encodable {
  struct Point: Encodable {
    let type = "Point"
    /// Longitude first.
    let coordinates: [Double]
  }

  let type = "Feature"
  let geometry: Point
  let properties: [String: String]

  init(_ landmark: LandmarkEntity) {
    geometry = Point(coordinates: [landmark.coordinate.longitude, landmark.coordinate.latitude])
    properties = [
      "name": landmark.name, "country": landmark.country, "continent": landmark.continent.name,
      "about": landmark.about,
    ]
  }
}
