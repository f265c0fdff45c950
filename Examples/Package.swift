// swift-tools-version: 6.2

import PackageDescription

// The samples, and `phrase`, the program that has them. The engine is built as an app with commands
// builds it: without macros, which take longer than all the rest.
let engine = "swift-phrase-engine"
let appIntents = Target.Dependency.product(name: "AppIntents", package: engine)
let runtime = Target.Dependency.product(name: "PhraseRuntime", package: engine)
let bus = Target.Dependency.product(name: "PhraseBus", package: engine)
let database = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

let package = Package(
  name: "phrase-examples",
  defaultLocalization: "en",
  products: [.executable(name: "phrase", targets: ["phrase"])],
  dependencies: [
    .package(name: engine, path: "..", traits: ["CommandLine"]),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "phrase",
      dependencies: [
        .product(name: "PhraseCLI", package: engine), "Expenses", "Library", "BusSchedule",
        "TravelTracking",
      ]),
    .executableTarget(
      name: "expenses", dependencies: ["Expenses", bus], path: "Sources/Programs/expenses"),
    .executableTarget(
      name: "library", dependencies: ["Library", bus], path: "Sources/Programs/library"),
    .executableTarget(
      name: "bus-schedule", dependencies: ["BusSchedule", bus],
      path: "Sources/Programs/bus-schedule"),
    .executableTarget(
      name: "travel-tracking", dependencies: ["TravelTracking", bus],
      path: "Sources/Programs/travel-tracking"),
    // The app of the tutorial, from the tutorial's own files.
    .executableTarget(
      name: "tea-shelf", dependencies: [appIntents, bus], path: "Sources/Programs/tea-shelf"),
    .executableTarget(name: "LibraryCall", dependencies: [appIntents, runtime]),
    .target(name: "SampleStorage", dependencies: [appIntents, database]),
    .target(
      name: "Expenses", dependencies: [appIntents, "SampleStorage", database],
      resources: [.process("Resources")]),
    .target(
      name: "Library", dependencies: [appIntents, "SampleStorage", database],
      resources: [.process("Resources")]),
    .target(name: "BusScheduleIntents", dependencies: [appIntents, "SampleStorage", database]),
    .target(
      name: "BusSchedule", dependencies: ["BusScheduleIntents", appIntents, "SampleStorage"]),
    .target(
      name: "TravelTracking", dependencies: [appIntents, "SampleStorage", database],
      resources: [.process("Resources")]),

    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        appIntents, runtime, database, .product(name: "PhraseMatching", package: engine),
        .product(name: "PhraseFinding", package: engine),
        .product(name: "PhraseWire", package: engine),
        .product(name: "PhraseShortcuts", package: engine),
        .product(name: "PhraseTesting", package: engine), "Expenses", "Library", "BusSchedule",
        "BusScheduleIntents", "LibraryCall", "TravelTracking", "SampleStorage",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "phrase", "expenses", "library", "bus-schedule", "travel-tracking", "tea-shelf",
        .product(name: "PhraseWire", package: engine),
        .product(name: "PhraseESpeak", package: engine),
        .product(name: "PhraseSpeech", package: engine),
      ]),
  ]
)

// Swift 6 mode comes with the tools version; these are the switches that it leaves off.
for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
  ]
  // The tests look inside the program, and run optimized.
  if target.name == "LibraryCall" {
    target.swiftSettings?.append(.unsafeFlags(["-enable-testing"]))
  }
}
