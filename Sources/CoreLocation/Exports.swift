// SPDX-License-Identifier: Apache-2.0

// Places stand beside the other values that intents take.
@_exported public import AppIntentsCore
