// SPDX-License-Identifier: Apache-2.0

/// What a search inside an app goes through.
///
/// - Important: Metadata only. A search goes through what the intent searches.
public struct StringSearchScope: Equatable, Hashable, Sendable {
  /// The scope's name.
  public let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Everything in the app.
  public static let general = StringSearchScope("general")
  /// Moving pictures.
  public static let movies = StringSearchScope("movies")
  /// Pictures.
  public static let images = StringSearchScope("images")
  /// Programmes in series.
  public static let tvShows = StringSearchScope("tvShows")
  /// Music.
  public static let music = StringSearchScope("music")
}

extension ShowInAppSearchResultsIntent {
  /// What the search goes through; everything, unless the intent says otherwise.
  public static var searchScopes: [StringSearchScope] { [.general] }

  /// The app comes to the front to show what it found.
  public static var openAppWhenRun: Bool { true }
}

/// The earlier name of ``ShowInAppSearchResultsIntent``.
///
/// - Important: Partial. The intent runs with the text; nothing reads its scopes.
public typealias ShowInAppStringSearchResultsIntent = ShowInAppSearchResultsIntent

/// An intent that plays the video that fits a text.
///
/// A voice says nothing after it, as after an ``AudioPlaybackIntent``.
///
/// - Important: Partial. Nothing lowers other sound for it.
public protocol PlayVideoIntent: SystemIntent {
  /// The text; declare it with `@Parameter`.
  var term: String { get set }
}
