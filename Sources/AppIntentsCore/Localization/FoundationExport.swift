// SPDX-License-Identifier: Apache-2.0

// Apple's module re-exports Foundation, and most app code relies on it: it imports AppIntents alone.
@_exported public import Foundation

// On Linux Foundation keeps `URLSession` in a module of its own, which code for iOS does not import.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
