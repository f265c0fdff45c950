// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "tea-shelf",
  dependencies: [
    // Macros are left out, since the app declares none and they take minutes to build.
    .package(path: "../swift-phrase-engine", traits: ["CommandLine"])
  ],
  targets: [
    .executableTarget(
      name: "tea-shelf",
      dependencies: [
        .product(name: "AppIntents", package: "swift-phrase-engine"),
        .product(name: "PhraseRuntime", package: "swift-phrase-engine"),
      ])
  ]
)
