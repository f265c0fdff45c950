// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Bool {
  /// The words for the two values of a Boolean parameter, such as "On" and "Off".
  public struct IntentDisplayName: Equatable, Hashable, Sendable {
    /// The word for `true`.
    package let trueName: LocalizedStringResource
    /// The word for `false`.
    package let falseName: LocalizedStringResource

    /// Creates a pair of words.
    public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {
      self.trueName = trueName
      self.falseName = falseName
    }
  }
}
