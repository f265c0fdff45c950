// SPDX-License-Identifier: Apache-2.0

// Apple's module re-exports Foundation, and most app code relies on it: it imports AppIntents alone.
@_exported public import Foundation
