// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension LocalizedStringResource {
  /// Names the bundle whose string tables hold the translations.
  public enum BundleDescription: Equatable, Hashable, Sendable {
    /// The bundle of the app that declares the intent, or the main bundle outside an intent.
    case main
    /// The bundle in a folder, for example `.atURL(Bundle.module.bundleURL)`.
    case atURL(URL)

    /// The bundle that a class was built into.
    public static func forClass(_ type: AnyClass) -> BundleDescription {
      .atURL(Bundle(for: type).bundleURL)
    }

    /// The bundle itself; nil for `.main`, which the running intent decides.
    package var explicitBundle: Bundle? {
      switch self {
      case .main: nil
      case .atURL(let url): Bundle(url: url)
      }
    }
  }
}
