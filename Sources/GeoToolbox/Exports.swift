// SPDX-License-Identifier: Apache-2.0

// `PlaceDescriptor` stands beside the other values that intents take.
@_exported public import AppIntentsCore
