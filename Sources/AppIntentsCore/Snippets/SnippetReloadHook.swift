// SPDX-License-Identifier: Apache-2.0

/// Where whoever shows snippets learns that those of a type have to be made anew.
package enum SnippetReloadHook {
  package typealias Token = Observers<Void>.Token

  package static let shared = Observers<Void>()
}
