// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The files that the project adds to an acoustic model from the distribution.
///
/// `Models/README.md` says what they are and where they come from.
public enum PhraseModels {
  /// The folder for a language, such as `en-us`, or `borrowed` for all others; nil where the project
  /// has nothing to add.
  public static func folder(for language: String) -> URL? {
    Bundle.module.url(forResource: language, withExtension: nil)
  }
}
