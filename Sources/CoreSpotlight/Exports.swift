// SPDX-License-Identifier: Apache-2.0

// Entities are indexed with what the declarations of indexed entities bring along.
@_exported public import AppIntentsCore
