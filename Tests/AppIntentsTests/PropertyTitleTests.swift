// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct PropertyTitleTests {
  @Test(arguments: [
    ("authorName", "Author Name"),
    ("title", "Title"),
    ("openURLInApp", "Open URL In App"),
    ("page2", "Page 2"),
    ("BusSchedule", "Bus Schedule"),
    ("snake_case_name", "Snake Case Name"),
    ("URL", "URL"),
    ("x", "X"),
    ("", ""),
  ])
  func namesOfPropertiesBecomeWords(name: String, title: String) {
    #expect(PropertyTitle.derived(from: name) == title)
  }
}
