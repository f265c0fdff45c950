// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "phrase-home-assistant",
  products: [
    .library(name: "PhraseHomeAssistant", targets: ["PhraseHomeAssistant"]),
    .executable(name: "phrase-home-assistant", targets: ["phrase-home-assistant"]),
  ],
  dependencies: [
    .package(name: "swift-phrase-engine", path: "../..", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    .target(
      name: "PhraseHomeAssistant",
      dependencies: [
        .product(name: "PhraseMatching", package: "swift-phrase-engine"),
        .product(name: "Yams", package: "Yams"),
      ]),
    .executableTarget(
      name: "phrase-home-assistant",
      dependencies: [
        "PhraseHomeAssistant",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "PhraseMatching", package: "swift-phrase-engine"),
      ]),
    .testTarget(
      name: "PhraseHomeAssistantTests",
      dependencies: [
        "PhraseHomeAssistant", "phrase-home-assistant",
        .product(name: "PhraseMatching", package: "swift-phrase-engine"),
      ]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
  ]
}
