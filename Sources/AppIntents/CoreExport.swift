// SPDX-License-Identifier: Apache-2.0

// An app imports AppIntents alone. The declarations stand in a module of their own so that the engine,
// which needs no macros, does not wait for swift-syntax to be built.
@_exported public import AppIntentsCore
