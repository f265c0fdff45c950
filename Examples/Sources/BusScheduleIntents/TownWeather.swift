// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Tells the weather of a town.
public struct TownWeather: Sendable {
  let sentence: @Sendable (_ town: String, _ date: Date) -> String

  /// Makes a weather service from what it answers.
  public init(_ sentence: @escaping @Sendable (_ town: String, _ date: Date) -> String) {
    self.sentence = sentence
  }
}
