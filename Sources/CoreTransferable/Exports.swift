// SPDX-License-Identifier: Apache-2.0

// A representation is declared with content types, so whoever imports this module needs them.
@_exported public import UniformTypeIdentifiers
