// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// What an intent does with what it is given, where its protocol says so.
package enum IntentRole: String, Sendable {
  /// It shows it.
  case open
  /// It deletes it.
  case delete
}

extension IntentDeclaration {
  var role: IntentRole? {
    switch prototype {
    case is any OpenIntent: .open
    case is any DeleteIntent: .delete
    default: nil
    }
  }
}
