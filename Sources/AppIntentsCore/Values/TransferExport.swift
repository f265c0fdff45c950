// SPDX-License-Identifier: Apache-2.0

// Entities are exported and files are typed with these; app code often imports AppIntents alone.
@_exported public import CoreTransferable
@_exported public import UniformTypeIdentifiers
