// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// An intent of the engine's own that looks something up and changes nothing.
protocol LookupIntent: AppIntent {}
