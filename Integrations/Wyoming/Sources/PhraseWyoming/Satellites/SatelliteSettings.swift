// SPDX-License-Identifier: Apache-2.0

/// What satellites have of their own where a client does not say it.
public struct SatelliteSettings: Sendable, Equatable {
  /// The language code of a satellite that names none.
  public var language: String

  /// The area of a satellite that is not in ``areas``; nil for none.
  public var area: String?

  /// The areas of satellites by the names that Home Assistant gives them, such as
  /// `assist_satellite.kitchen`, or by their device.
  public var areas: [String: String]

  /// Makes settings.
  public init(language: String = "en", area: String? = nil, areas: [String: String] = [:]) {
    self.language = language
    self.area = area
    self.areas = areas
  }

  /// The area that a request comes from.
  func area(of context: RequestContext) -> String? {
    context.area ?? context.satellite.flatMap { areas[$0] } ?? area
  }
}
