// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension DisplayRepresentation {
  /// Names or holds a picture, which a snippet or a front end may draw.
  public struct Image: Equatable, Hashable, Sendable {
    /// Where the picture comes from.
    package enum Source: Equatable, Hashable, Sendable {
      case symbol(String)
      case named(String)
      case data(Data)
      case url(URL)
    }

    /// How the picture is cut.
    public enum DisplayStyle: Equatable, Hashable, Sendable {
      /// As it is.
      case `default`
      /// In a circle.
      case circular
    }

    package let source: Source
    /// How the picture is cut.
    public var displayStyle: DisplayStyle

    /// A symbol of the system by name.
    public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default)
    {
      self.init(source: .symbol(systemName), displayStyle: displayStyle)
    }

    /// A picture among the app's resources by name.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default)
    {
      self.init(source: .named(name), displayStyle: displayStyle)
    }

    /// A picture by its bytes.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(source: .data(data), displayStyle: displayStyle)
    }

    /// A picture in a file or on the network.
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      self.init(source: .url(url), displayStyle: displayStyle)
    }

    private init(source: Source, displayStyle: DisplayStyle) {
      self.source = source
      self.displayStyle = displayStyle
    }
  }
}
