// SPDX-License-Identifier: Apache-2.0

extension AppIntentError {
  /// The intent cannot go on, and nothing the person does now helps.
  public enum Unrecoverable {
    /// Answered with "Something went wrong".
    public static let unknown = AppIntentError(
      "Unrecoverable.unknown", "Something went wrong.")

    /// Answered with "I could not find that".
    public static let entityNotFound = AppIntentError(
      "Unrecoverable.entityNotFound", "I could not find that.")

    /// Answered with "I am not allowed to show that".
    public static let entityResultsRestricted = AppIntentError(
      "Unrecoverable.entityResultsRestricted", "I am not allowed to show that.")

    /// Answered with "That is not available at the moment".
    public static let featureCurrentlyRestricted = AppIntentError(
      "Unrecoverable.featureCurrentlyRestricted", "That is not available at the moment.")

    /// Answered with "This device cannot do that".
    public static let unsupportedOnDevice = AppIntentError(
      "Unrecoverable.unsupportedOnDevice", "This device cannot do that.")

    /// Answered with "The network did not answer".
    public static let networkFailure = AppIntentError(
      "Unrecoverable.networkFailure", "The network did not answer.")

    /// Answered with "There are too many items".
    public static let itemLimitExceeded = AppIntentError(
      "Unrecoverable.itemLimitExceeded", "There are too many items.")

    /// Answered with "That is not allowed".
    public static let notAllowed = AppIntentError(
      "Unrecoverable.notAllowed", "That is not allowed.")

    /// Answered with "I did not hear anything".
    public static let noSpeechTranscription = AppIntentError(
      "Unrecoverable.noSpeechTranscription", "I did not hear anything.")

    /// Answered with "The activity did not succeed".
    public static let activityFailed = AppIntentError(
      "Unrecoverable.activityFailed", "The activity did not succeed.")

    /// Answered with "That took too long".
    public static let timedOut = AppIntentError(
      "Unrecoverable.timedOut", "That took too long.")

    /// Answered with "That cannot be undone".
    public static let unableToUndo = AppIntentError(
      "Unrecoverable.unableToUndo", "That cannot be undone.")
  }
}
