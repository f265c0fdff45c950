// SPDX-License-Identifier: Apache-2.0

extension RejectionPolicy {
  /// What may be done with what was heard; no transcript is rejected.
  public func verdict(on transcript: Transcript?) -> Verdict {
    guard let transcript else { return .rejected }
    let verdict = verdict(on: transcript.verification)
    return verdict == .accepted && isContested(transcript) ? .doubtful : verdict
  }

  /// Whether the sound may just as well have been the transcript's rival.
  public func isContested(_ transcript: Transcript) -> Bool {
    let limit = margin.value(signalToNoise: transcript.verification.signalToNoise)
    return transcript.rival.map { $0.margin < limit } ?? false
  }
}
