// SPDX-License-Identifier: Apache-2.0

/// Which of several texts by device stands for a Linux machine.
///
/// None of the devices that Xcode knows is one, so the text for all others comes first; without it
/// the nearest relative counts, a computer before a tablet before a telephone.
enum DeviceVariation {
  private static let preferred = ["other", "mac", "ipad", "iphone"]

  /// The text to take; nil where there is none.
  static func choice<Text>(of texts: [String: Text]) -> Text? {
    (preferred + texts.keys.sorted()).lazy.compactMap { texts[$0] }.first
  }
}
