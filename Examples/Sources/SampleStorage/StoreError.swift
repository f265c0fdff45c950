// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Why the data could not be used, and what to do about it.
public struct StoreError: Error, LocalizedError, Equatable {
  /// What was seen, where, and the mend.
  public let errorDescription: String?
}
