// SPDX-License-Identifier: Apache-2.0

extension RejectionPolicy {
  /// What may be done with what was heard; no transcript is rejected.
  public func verdict(on transcript: Transcript?) -> Verdict {
    guard let transcript else { return .rejected }
    let verdict = verdict(on: transcript.verification)
    return verdict == .accepted && isContested(transcript) ? .doubtful : verdict
  }

  /// Whether few words were surely heard: a yes, which may do what nobody wanted, or what means something
  /// only after what was said before.
  ///
  /// As an answer they are short, and a decoder is less sure of them; but they must have the phones of their
  /// words. Without a network for phones they must be heard as surely as a phrase, as more words must.
  public func confirms(_ transcript: Transcript) -> Bool {
    guard let fit = transcript.verification.phones else {
      return verdict(on: transcript) == .accepted
    }
    return lowered(by: confirmation.allowance).verdict(on: transcript) == .accepted
      && confirmation.admits(fit)
  }

  /// Whether the sound may just as well have been the transcript's rival.
  public func isContested(_ transcript: Transcript) -> Bool {
    let limit = margin.value(signalToNoise: transcript.verification.signalToNoise)
    return transcript.rival.map { !($0.margin >= limit) } ?? false
  }
}
