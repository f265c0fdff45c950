// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Stands where a declaration names an intent and there is none.
extension Never: AppIntent {
  /// The name of the type, which nobody is shown.
  public static var title: LocalizedStringResource { "Never" }

  /// Cannot be called, as there is no value of this type.
  public init() { preconditionFailure("Never stands for no intent, so none can be made of it.") }

  /// Cannot be called, as there is no value of this type.
  public func perform() async throws -> some IntentResult { .result() }
}
