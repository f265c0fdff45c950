// SPDX-License-Identifier: Apache-2.0

extension RejectionPolicy {
  /// What may be done with what was heard; no transcript is rejected.
  public func verdict(on transcript: Transcript?) -> Verdict {
    transcript.map { verdict(on: $0.verification) } ?? .rejected
  }
}
