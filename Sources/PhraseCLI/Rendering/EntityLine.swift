// SPDX-License-Identifier: Apache-2.0

/// An entity that was found or searched for, as a line of JSON.
struct EntityLine: Encodable {
  /// The place among the results, where one can be opened by it.
  var number: Int?
  let app: String
  let entity: String
  let id: String
  let title: String
  let subtitle: String?
  /// What opening it is called.
  var open: String?
}
