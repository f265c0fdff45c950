// SPDX-License-Identifier: Apache-2.0

extension AppIntentError {
  /// The app lacks a permission.
  public enum PermissionRequired {
    /// Answered with "The app needs permission to use Bluetooth".
    public static let bluetooth = AppIntentError(
      "PermissionRequired.bluetooth", "The app needs permission to use Bluetooth.")

    /// Answered with "The app needs permission to use the calendar".
    public static let calendar = AppIntentError(
      "PermissionRequired.calendar", "The app needs permission to use the calendar.")

    /// Answered with "The app needs permission to use the camera".
    public static let camera = AppIntentError(
      "PermissionRequired.camera", "The app needs permission to use the camera.")

    /// Answered with "The app needs permission to use the contacts".
    public static let contacts = AppIntentError(
      "PermissionRequired.contacts", "The app needs permission to use the contacts.")

    /// Answered with "The app needs permission to use health data".
    public static let health = AppIntentError(
      "PermissionRequired.health", "The app needs permission to use health data.")

    /// Answered with "The app needs permission to use the home".
    public static let homeKit = AppIntentError(
      "PermissionRequired.homeKit", "The app needs permission to use the home.")

    /// Answered with "The app needs permission to use the location".
    public static let location = AppIntentError(
      "PermissionRequired.location", "The app needs permission to use the location.")

    /// Answered with "The app needs permission to use the media library".
    public static let mediaLibrary = AppIntentError(
      "PermissionRequired.mediaLibrary", "The app needs permission to use the media library.")

    /// Answered with "The app needs permission to use the microphone".
    public static let microphone = AppIntentError(
      "PermissionRequired.microphone", "The app needs permission to use the microphone.")

    /// Answered with "The app needs permission to use the photos".
    public static let photos = AppIntentError(
      "PermissionRequired.photos", "The app needs permission to use the photos.")

    /// Answered with "The app needs permission to use the reminders".
    public static let reminders = AppIntentError(
      "PermissionRequired.reminders", "The app needs permission to use the reminders.")

    /// Answered with "The app needs permission to use the assistant".
    public static let siri = AppIntentError(
      "PermissionRequired.siri", "The app needs permission to use the assistant.")

    /// Answered with "The app needs permission to recognise speech".
    public static let speechRecognition = AppIntentError(
      "PermissionRequired.speechRecognition", "The app needs permission to recognise speech.")

    /// Answered with "The app needs permission to send notifications".
    public static let notifications = AppIntentError(
      "PermissionRequired.notifications", "The app needs permission to send notifications.")
  }
}
