// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Names of types as people write them.
package enum TypeName {
  /// The type with its module: `Library.OpenBook`.
  ///
  /// For a private type the runtime puts an address into the name, which is another one each time. A
  /// declaration of `AppIntentsCore` is named after the module that apps import.
  ///
  /// Making it is a tenth of performing a small intent, so each is kept.
  package static func qualified(_ type: any Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = made.withLock({ $0[key] }) { return name }
    let name = makeQualified(type)
    made.withLock { $0[key] = name }
    return name
  }

  private static let made = Mutex<[ObjectIdentifier: String]>([:])

  private static func makeQualified(_ type: any Any.Type) -> String {
    var name = String(reflecting: type)
    while let start = name.firstRange(of: "(unknown context at "),
      let end = name[start.upperBound...].firstRange(of: ").")
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name.replacing("AppIntentsCore.", with: "AppIntents.")
  }

  /// The module of a type.
  package static func module(_ type: any Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}
