// SPDX-License-Identifier: Apache-2.0

package import PhraseWire

/// What an intent that is performed may ask of the engine: to understand words, and to perform other
/// intents within its own run.
package protocol IntentEngine: AnyObject, Sendable {
  var configuration: EngineConfiguration { get }

  /// The phrases and intents of all apps.
  var catalog: Catalog { get }

  /// What words mean as a phrase, whose slips are forgiven; none where they mean nothing, or something
  /// only in other words.
  func meanings(of words: String, language: String) async -> [ResolvedIntent]

  /// The requests in words, one after another; of each what it may be, the likeliest first.
  ///
  /// - Returns: None where the words mean nothing.
  func requests(in words: String, language: String) async -> [[ResolvedIntent]]

  /// Performs a declared intent on behalf of the one that runs this code.
  ///
  /// - Throws: ``PerformError``, or a refusal of a value.
  func perform(
    _ declaration: IntentDeclaration, with values: [String: GivenValue], in context: PerformContext
  ) async throws -> Outcome

  /// Performs an intent of an app elsewhere on behalf of the one that runs this code.
  ///
  /// - Throws: ``PerformError``, or a refusal of a value.
  func perform(
    _ intent: IntentElsewhere, with values: [String: WireValue], in context: PerformContext
  ) async throws -> Outcome

  /// What the person does at the same time of some days, the most frequent first.
  func habits() -> [Habit]

  /// What the person does one shortly after the other on several days, the longest first.
  func routines() -> [Routine]

  /// Takes a provider in, in place of one of the same name.
  func add(_ provider: any IntentProvider) async throws
}
