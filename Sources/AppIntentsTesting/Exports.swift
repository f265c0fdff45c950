// SPDX-License-Identifier: Apache-2.0

// Tests of Apple's framework of this name compile against what is tested with here.
@_exported public import PhraseTesting

/// The name of an intent's result on Apple's platforms.
public typealias ResolvedIntentResult = IntentRunResult
