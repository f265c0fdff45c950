// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// What an intent does with what it is given, where its protocol says so.
package enum IntentRole: String, Sendable {
  /// It shows it.
  case open
  /// It searches the app for it.
  case search
  /// It looks something up, and changes nothing.
  case lookUp
  /// It deletes it.
  case delete
}

extension IntentDeclaration {
  package var role: IntentRole? {
    switch prototype {
    case is any OpenIntent: .open
    case is any ShowInAppSearchResultsIntent: .search
    case is any DeleteIntent: .delete
    case is any LookupIntent: .lookUp
    default: schemaVerb?.hasPrefix("delete") == true ? .delete : nil
    }
  }

  /// The last word of the schema's name, which says what is done: `deletePhotos`.
  private var schemaVerb: Substring? {
    (type(of: prototype) as? any AssistantSchemaIntent.Type)?._appSchema.name
      .split(separator: ".").last
  }
}
