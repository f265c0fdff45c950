// SPDX-License-Identifier: Apache-2.0

import CPocketSphinx
import Foundation

/// Options of the decoders, each with the reason for its value.
///
/// The figures behind them stand in `Benchmarks/RESULTS.md`.
struct DecoderSettings {
  /// How much the grammar's own scores count against the sound's.
  static let languageWeight: Float = 3

  private var options: [(name: String, value: String)]

  /// Hears a grammar.
  static let grammar = DecoderSettings(options: [
    // Wide beams cost little on a grammar and keep the right sentence alive in noise.
    ("-beam", "1e-80"), ("-wbeam", "1e-60"), ("-pbeam", "1e-80"),
    // Where thousands of titles are alive, the beams close until so many states are left. A grammar of
    // commands never has as many.
    ("-maxhmmpf", "3000"),
    // People halt within a command; a pause must cost less than a wrong word.
    ("-silprob", "0.1"),
    // A grammar has no word lattice worth a second pass, and one of version 5 never ended.
    ("-bestpath", "no"),
    // Alternates are arcs of the grammar: the decoder's own way to add them is quadratic.
    ("-fsgusealtpron", "no"),
  ])

  /// Hears phones.
  static let phones = DecoderSettings(options: [
    // Narrow beams: what matters is the likelihood, not the exact row of phones. Still narrower ones
    // miss the likeliest.
    ("-beam", "1e-10"), ("-pbeam", "1e-10"), ("-lw", "2.0"),
    // Phones without regard to their neighbours: 25 times as fast as with it.
    ("-allphone_ci", "yes"),
  ])

  /// Hears a wake phrase within any speech.
  static let wake = DecoderSettings(
    options: grammar.options + [
      // Otherwise a frame is scored against the few sounds that are listened for at the time, and
      // the scores of two grammars cannot be compared.
      ("-compallsen", "yes")
    ] + keepingSilence)

  /// Hears any words of a dictionary, as a language model lets them follow each other.
  static func dictation(_ languageModel: URL, of dictionary: URL) -> DecoderSettings {
    DecoderSettings(options: [("-lm", languageModel.path), ("-dict", dictionary.path)])
  }

  /// Frames that are left out would move those behind them; version 5 leaves out none.
  private static let keepingSilence =
    phrase_sphinx_removes_silence() ? [("-remove_silence", "no")] : []

  /// The settings with an adaptation's means and weights, and its front end.
  func adapted(to adaptation: Adaptation) -> DecoderSettings {
    var settings = self
    settings.options += [
      ("-mean", adaptation.means.path), ("-sendump", adaptation.weights.path),
    ]
    // Sound that was denoised already has no noise left to subtract.
    if adaptation.isDenoised { settings.options.append(("-remove_noise", "no")) }
    return settings
  }

  func options(for model: AcousticModel) -> [(name: String, value: String)] {
    [("-hmm", model.acoustics.path)] + options
  }
}
