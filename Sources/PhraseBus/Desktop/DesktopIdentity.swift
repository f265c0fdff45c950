// SPDX-License-Identifier: Apache-2.0

/// The names that the assistant has on the desktop.
package enum DesktopIdentity {
  /// On the bus, of its `.desktop` file and of its icon.
  package static let name = "org.phraseengine.Assistant"

  /// The icon as GNOME takes one over the bus: a name in the theme.
  static let icon = BusValue.structure([.string("themed"), .variant(.strings([name]))])
}
