// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "phrase-benchmarks",
  dependencies: [.package(name: "swift-phrase-engine", path: "..")],
  targets: [
    .executableTarget(
      name: "MatchingBenchmark",
      dependencies: [.product(name: "PhraseMatching", package: "swift-phrase-engine")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
