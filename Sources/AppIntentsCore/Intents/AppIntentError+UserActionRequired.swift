// SPDX-License-Identifier: Apache-2.0

extension AppIntentError {
  /// The person has to do something in the app first.
  public enum UserActionRequired {
    /// Answered with "Set up your account in the app first".
    public static let accountSetup = AppIntentError(
      "UserActionRequired.accountSetup", "Set up your account in the app first.")

    /// Answered with "Confirm this in the app first".
    public static let confirmation = AppIntentError(
      "UserActionRequired.confirmation", "Confirm this in the app first.")

    /// Answered with "Finish setting up the app first".
    public static let onboarding = AppIntentError(
      "UserActionRequired.onboarding", "Finish setting up the app first.")

    /// Answered with "This has to be paid for in the app first".
    public static let paymentRequired = AppIntentError(
      "UserActionRequired.paymentRequired", "This has to be paid for in the app first.")

    /// Answered with "Sign in to the app first".
    public static let signin = AppIntentError(
      "UserActionRequired.signin", "Sign in to the app first.")

    /// Answered with "Choose one in the app first".
    public static let disambiguation = AppIntentError(
      "UserActionRequired.disambiguation", "Choose one in the app first.")
  }
}
