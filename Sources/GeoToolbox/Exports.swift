// SPDX-License-Identifier: Apache-2.0

// The types have a module of another name, so that an app may bring its own module of this one.
@_exported public import PlaceValues
