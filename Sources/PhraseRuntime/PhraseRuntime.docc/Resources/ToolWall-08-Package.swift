// swift-tools-version: 6.2

import PackageDescription

let engine = "swift-phrase-engine"

let package = Package(
  name: "tool-wall",
  defaultLocalization: "en",
  dependencies: [
    // Macros are left out, since the app declares none and they take minutes to build.
    .package(path: "../swift-phrase-engine", traits: ["CommandLine"])
  ],
  targets: [
    .executableTarget(
      name: "ToolWall",
      dependencies: [
        .product(name: "AppIntents", package: engine),
        .product(name: "PhraseCLI", package: engine),
      ],
      resources: [.process("Localizable.xcstrings"), .process("AppShortcuts.xcstrings")]),
    .testTarget(
      name: "ToolWallTests",
      dependencies: ["ToolWall", .product(name: "PhraseTesting", package: engine)]),
  ]
)
