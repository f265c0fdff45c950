// SPDX-License-Identifier: Apache-2.0

extension RejectionPolicy {
  /// What may be done with what was heard; no transcript is rejected.
  public func verdict(on transcript: Transcript?) -> Verdict {
    guard let transcript else { return .rejected }
    let verdict = verdict(on: transcript.verification)
    return verdict == .accepted && isContested(transcript) ? .doubtful : verdict
  }

  /// Whether a yes that was heard may do what it confirms: as sure as a phrase, with the phones of its
  /// words and little else around it.
  public func confirms(_ transcript: Transcript) -> Bool {
    verdict(on: transcript) == .accepted
      && transcript.verification.phones.map(confirmation.admits) ?? true
  }

  /// Whether a few words were heard that mean something only after what was said before: as surely as an
  /// answer, with the phones of the words.
  ///
  /// Of 740 recordings of other speech and noise, none that had such words had more.
  public func continues(_ transcript: Transcript) -> Bool {
    forAnswers.verdict(on: transcript) == .accepted
      && transcript.verification.phones.map(confirmation.admits) ?? false
  }

  /// Whether the sound may just as well have been the transcript's rival.
  public func isContested(_ transcript: Transcript) -> Bool {
    let limit = margin.value(signalToNoise: transcript.verification.signalToNoise)
    return transcript.rival.map { $0.margin < limit } ?? false
  }
}
