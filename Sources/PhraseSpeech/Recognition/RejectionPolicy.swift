// SPDX-License-Identifier: Apache-2.0

/// Decides whether what was heard may be acted upon.
public struct RejectionPolicy: Sendable, Equatable {
  /// What may be done with a transcript.
  public enum Verdict: String, Sendable {
    /// It is what was said.
    case accepted
    /// It may be what was said: to be asked, never to be done.
    case doubtful
    /// It is something else, or no speech.
    case rejected
  }

  /// The lowest score of an utterance that is accepted, in quiet and in loud noise.
  ///
  /// In quiet, 85 of 86 commands had more than −22 and all but one of 225 unrelated clips less than
  /// −27; with dishes at 6 dB, all commands but two had more than −33.
  /// `Benchmarks/RESULTS.md` has the curve between commands lost and other speech let through.
  public var utterance = Threshold(quiet: -26, noisy: -32)
  /// How far below its limit an utterance is asked about rather than rejected.
  public var doubt = 3.0
  /// The lowest score of a word that is accepted; below it people are asked.
  ///
  /// One command of 86 falls below −37.
  public var word = Threshold(quiet: -37, noisy: -41)

  /// The lowest score of a word by a network that is accepted; below it people are asked.
  ///
  /// The decoders take a word that the app does not know for one that it knows, and one in four times are sure
  /// of it. `Benchmarks/RESULTS.md` has what the limit finds of these; see ``Verification/weakestPhones``.
  public var phones = Threshold(quiet: -26, noisy: -30)

  /// How much better than its rival a sentence must explain the sound, in quiet and in loud noise.
  ///
  /// People are asked which of the two they said where it does not; see ``Transcript/rival``.
  ///
  /// A word that was misheard is nearly as far ahead of the right one with little noise as with much.
  /// `Benchmarks/RESULTS.md` has the curve between wrong actions and questions.
  public var margin = Threshold(quiet: 225, noisy: 300)

  /// How much lower the limits are for answers to a question.
  ///
  /// An answer is awaited, is one of a few, and is short: a single word is scored less surely.
  public var answerAllowance = 14.0

  /// How well words must fit the phones that a network hears, to confirm something.
  public var confirmation = Confirmation()

  /// The policy while a question waits.
  public var forAnswers: RejectionPolicy { lowered(by: answerAllowance) }

  /// How much lower the limit is for phrases that find and ask, which are listened for where no other phrase
  /// was heard.
  ///
  /// They have most words of an app. The more words a decoder listens for, the better the best of them fits a
  /// moment, and the lower all others score: a sentence had −12 alone and −32 among these.
  public var lookupAllowance = 4.0

  /// The policy for phrases that find and ask, which change nothing.
  public var forLookups: RejectionPolicy { lowered(by: lookupAllowance) }

  /// The policy with a lower limit for utterances.
  func lowered(by allowance: Double) -> RejectionPolicy {
    var policy = self
    policy.utterance.lower(by: allowance)
    return policy
  }

  /// How much lower people are asked, and answers and single words accepted, where a language is heard by
  /// the phones of another one.
  ///
  /// Free speech is made of all sounds of the other language, and words of the nearest ones. In Russian
  /// four phrases had between −17 and −29. A phrase as a whole is acted upon within the limits of a language
  /// with phones of its own: below these, other speech comes in faster than words do.
  public var borrowedPhonesAllowance = 10.0

  /// The policy for a language that is heard by the phones of another one.
  public var forBorrowedPhones: RejectionPolicy {
    var policy = self
    policy.doubt += borrowedPhonesAllowance
    policy.answerAllowance += borrowedPhonesAllowance
    policy.word.lower(by: borrowedPhonesAllowance)
    policy.phones.lower(by: borrowedPhonesAllowance)
    return policy
  }

  /// Makes the standard policy.
  public init() {}

  /// A limit that moves as noise rises.
  public struct Threshold: Sendable, Equatable {
    /// The limit where speech stands out by ``quietLevel`` or more.
    public var quiet: Double
    /// The limit where speech stands out by ``noisyLevel`` or less.
    public var noisy: Double

    /// From here on a room is quiet, in decibels.
    public static let quietLevel = 35.0
    /// From here on it is noisy, in decibels.
    public static let noisyLevel = 20.0

    /// Makes a limit.
    public init(quiet: Double, noisy: Double) {
      self.quiet = quiet
      self.noisy = noisy
    }

    fileprivate mutating func lower(by allowance: Double) {
      quiet -= allowance
      noisy -= allowance
    }

    /// The limit at a distance between speech and noise.
    public func value(signalToNoise: Double) -> Double {
      let span = Self.quietLevel - Self.noisyLevel
      let share = min(1, max(0, (signalToNoise - Self.noisyLevel) / span))
      return noisy + share * (quiet - noisy)
    }
  }

  /// How well the words of a yes must fit; see ``PhoneFit``.
  ///
  /// `Benchmarks/RESULTS.md` has the curve between a yes that must be said again and others that are
  /// taken for one.
  public struct Confirmation: Sendable, Equatable {
    /// How much lower the limit of an utterance is than for a phrase, in any language.
    public var allowance = 14.0
    /// How far the words may fall behind any row of phones.
    public var againstFree = -90.0
    /// How far they may fall behind another word of the dictionary.
    public var againstWords = -10.0

    /// Makes the standard limits.
    public init() {}

    func admits(_ fit: PhoneFit) -> Bool {
      fit.againstFree >= againstFree && fit.againstWords >= againstWords
    }
  }

  /// What may be done with a transcript of this verification.
  public func verdict(on verification: Verification) -> Verdict {
    let noise = verification.signalToNoise
    let distance = verification.utterance - utterance.value(signalToNoise: noise)
    // So that no score that is not a number is accepted.
    guard distance >= -doubt else { return .rejected }
    guard distance >= 0, verification.weakestWord >= word.value(signalToNoise: noise),
      verification.weakestPhones.map({ $0 >= phones.value(signalToNoise: noise) }) ?? true
    else { return .doubtful }
    return .accepted
  }
}
