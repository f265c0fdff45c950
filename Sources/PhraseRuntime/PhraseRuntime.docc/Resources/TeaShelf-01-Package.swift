// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "tea-shelf",
  dependencies: [.package(path: "../swift-phrase-engine")],
  targets: [
    .executableTarget(
      name: "tea-shelf",
      dependencies: [
        .product(name: "AppIntents", package: "swift-phrase-engine"),
        .product(name: "PhraseRuntime", package: "swift-phrase-engine"),
      ])
  ]
)
