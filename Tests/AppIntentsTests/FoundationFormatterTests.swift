// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct FoundationFormatterTests {
  @Test(arguments: [
    (4_800.0, DateComponentsFormatter.UnitsStyle.full, "1 hour, 20 minutes"),
    (4_800, .positional, "1:20:00"), (65, .positional, "1:05"), (-65, .positional, "-1:05"),
    (0, .full, "0 seconds"),
  ])
  func aLengthOfTimeIsWritten(
    seconds: Double, style: DateComponentsFormatter.UnitsStyle, expected: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = style
    #expect(formatter.string(from: seconds) == expected)
  }

  @Test func onlyAllowedUnitsAreUsed() {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.minute]
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 5)) == "125 minutes")
  }

  @Test(arguments: [Double.infinity, .nan, 1e300])
  func noLengthOfTimeIsNoText(seconds: Double) {
    #expect(DateComponentsFormatter().string(from: seconds) == nil)
  }

  @Test(
    arguments: [
      ("Ada", "Lovelace", nil, "Ada Lovelace"), ("Ada", nil, "Countess", "Ada"),
      (nil, nil, "Countess", "Countess"), (nil, nil, nil, ""),
    ] as [(String?, String?, String?, String)])
  func aNameIsWritten(given: String?, family: String?, nickname: String?, expected: String) {
    var name = PersonNameComponents()
    name.givenName = given
    name.familyName = family
    name.nickname = nickname
    #expect(name.formatted() == expected)
  }

  @Test func filesNeedNoAccess() {
    let url = URL(fileURLWithPath: "/nowhere")
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
    #expect(URL.documentsDirectory.isFileURL && URL.cachesDirectory.isFileURL)
  }

  @Test func anActivityKeepsWhatItIsTold() {
    let activity = NSUserActivity(activityType: "org.example.reading")
    activity.addUserInfoEntries(from: ["page": 3])
    activity.addUserInfoEntries(from: ["page": 4, "book": "Emma"])
    activity.becomeCurrent()
    #expect(activity.userInfo?["page"] as? Int == 4)
    #expect(activity.userInfo?.count == 2)
    #expect(activity.appEntityIdentifier == nil)
  }

  @Test func donationsCanBeStored() async throws {
    let identifier = try await Walk().donate()
    let data = try JSONEncoder().encode([identifier])
    #expect(try JSONDecoder().decode([IntentDonationIdentifier].self, from: data) == [identifier])
  }

  @Test func sessionsNeedNoFurtherImport() {
    #expect(URLSession.shared.configuration.timeoutIntervalForRequest > 0)
  }
}

private struct Walk: AppIntent {
  static let title: LocalizedStringResource = "Walk"

  func perform() async throws -> some IntentResult { .result() }
}
