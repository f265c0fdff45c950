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

  /// Whether words were heard that mean something only after what was said before: few of them as surely as
  /// an answer, with the phones of the words and little else around them; more of them as surely as a phrase.
  ///
  /// Of 430 recordings of other speech and noise, in which such words were listened for, none had them.
  public func continues(_ transcript: Transcript) -> Bool {
    guard let fit = transcript.verification.phones else {
      return verdict(on: transcript) == .accepted
    }
    return forAnswers.verdict(on: transcript) == .accepted && confirmation.admits(fit)
  }

  /// Whether the sound may just as well have been the transcript's rival.
  public func isContested(_ transcript: Transcript) -> Bool {
    let limit = margin.value(signalToNoise: transcript.verification.signalToNoise)
    return transcript.rival.map { $0.margin < limit } ?? false
  }
}
