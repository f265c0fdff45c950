// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore

/// An intent of the engine's own that is nobody's habit.
package protocol UncountedIntent: AppIntent {}

/// An intent of the engine's own that looks something up and changes nothing.
package protocol LookupIntent: UncountedIntent {}

/// An intent of the engine's own whose texts are what a person may ask for, so that what answers its
/// questions is no other request.
package protocol RequestTakingIntent: AppIntent {}
