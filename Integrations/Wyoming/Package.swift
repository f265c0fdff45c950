// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "phrase-wyoming",
  products: [
    .library(name: "PhraseWyoming", targets: ["PhraseWyoming"]),
    .executable(name: "phrase-wyoming", targets: ["phrase-wyoming"]),
  ],
  dependencies: [
    .package(name: "swift-phrase-engine", path: "../..", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
  ],
  targets: [
    .target(
      name: "PhraseWyoming",
      dependencies: [
        .product(name: "PhraseMatching", package: "swift-phrase-engine"),
        .product(name: "PhraseRuntime", package: "swift-phrase-engine"),
        .product(name: "PhraseSpeech", package: "swift-phrase-engine"),
        .product(name: "PhraseWire", package: "swift-phrase-engine"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    .executableTarget(
      name: "phrase-wyoming",
      dependencies: [
        "PhraseWyoming",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "PhraseMatching", package: "swift-phrase-engine"),
        .product(name: "PhraseRuntime", package: "swift-phrase-engine"),
        .product(name: "PhraseSpeech", package: "swift-phrase-engine"),
        .product(name: "PhrasePocketSphinx", package: "swift-phrase-engine"),
        .product(name: "PhraseESpeak", package: "swift-phrase-engine"),
        .product(name: "PhraseHearing", package: "swift-phrase-engine"),
      ]),
    .testTarget(
      name: "PhraseWyomingTests",
      dependencies: [
        "PhraseWyoming", "phrase-wyoming",
        .product(name: "AppIntents", package: "swift-phrase-engine"),
        .product(name: "PhraseMatching", package: "swift-phrase-engine"),
        .product(name: "PhraseRuntime", package: "swift-phrase-engine"),
        .product(name: "PhraseSpeech", package: "swift-phrase-engine"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
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
