// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "phrase-benchmarks",
  dependencies: [
    .package(name: "swift-phrase-engine", path: "..", traits: []),
    .package(name: "phrase-home-assistant", path: "../Integrations/HomeAssistant"),
  ],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "MatchingBenchmark",
      dependencies: [
        "CAllocations", .product(name: "PhraseMatching", package: "swift-phrase-engine"),
      ]),
    .executableTarget(
      name: "MatchCosts",
      dependencies: [
        "CAllocations", .product(name: "PhraseMatching", package: "swift-phrase-engine"),
      ],
      // Without Foundation nothing else brings the rounding functions.
      linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(
      name: "AnswerBenchmark",
      dependencies: [
        .product(name: "AppIntents", package: "swift-phrase-engine"),
        .product(name: "PhraseFinding", package: "swift-phrase-engine"),
        .product(name: "PhraseRuntime", package: "swift-phrase-engine"),
      ]),
    .executableTarget(
      name: "ShortcutBenchmark",
      dependencies: [
        .product(name: "AppIntents", package: "swift-phrase-engine"),
        .product(name: "PhraseRuntime", package: "swift-phrase-engine"),
        .product(name: "PhraseShortcuts", package: "swift-phrase-engine"),
        .product(name: "PhraseWire", package: "swift-phrase-engine"),
      ]),
    .executableTarget(
      name: "HomeAssistantBenchmark",
      dependencies: [
        .product(name: "PhraseHomeAssistant", package: "phrase-home-assistant"),
        .product(name: "PhraseMatching", package: "swift-phrase-engine"),
      ]),
  ]
)

for target in package.targets where target.name != "CAllocations" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
