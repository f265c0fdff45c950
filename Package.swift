// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "swift-phrase-engine",
  defaultLocalization: "en",
  products: [
    .library(name: "PhraseMatching", targets: ["PhraseMatching"]),
    .library(
      name: "AppIntents",
      targets: [
        "AppIntents", "AppIntentsCore", "CoreTransferable", "CoreSpotlight", "CoreLocation",
        "GeoToolbox",
        "UniformTypeIdentifiers",
      ]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "PhraseWire", targets: ["PhraseWire"]),
    .library(name: "PhraseRuntime", targets: ["PhraseRuntime"]),
    .library(name: "PhraseFinding", targets: ["PhraseFinding"]),
    .library(name: "PhraseIndex", targets: ["PhraseIndex"]),
    .library(name: "PhraseShortcuts", targets: ["PhraseShortcuts"]),
    .library(name: "PhraseStudio", targets: ["PhraseStudio"]),
    .library(name: "PhraseBus", targets: ["PhraseBus"]),
    .library(name: "PhraseSpeech", targets: ["PhraseSpeech"]),
    .library(name: "PhraseVoice", targets: ["PhraseVoice"]),
    .library(name: "PhraseALSA", targets: ["PhraseALSA"]),
    .library(name: "PhraseAudioProcessing", targets: ["PhraseAudioProcessing"]),
    .library(name: "PhrasePocketSphinx", targets: ["PhrasePocketSphinx"]),
    .library(name: "PhraseESpeak", targets: ["PhraseESpeak"]),
    .library(name: "PhraseFlite", targets: ["PhraseFlite"]),
    .library(name: "PhraseHearing", targets: ["PhraseHearing"]),
    .library(name: "PhraseTesting", targets: ["PhraseTesting"]),
    .library(name: "AppIntentsTesting", targets: ["AppIntentsTesting"]),
    .library(name: "PhraseCLI", targets: ["PhraseCLI"]),
    .executable(name: "phrase-port", targets: ["PhrasePort"]),
  ],
  // Whoever names no traits gets them all; each is there for what it fetches.
  traits: [
    .trait(
      name: "Macros",
      description:
        "@ComputedProperty, @DeferredProperty, @UnionValue and schemas; needs swift-syntax"),
    .trait(
      name: "CommandLine",
      description: "PhraseCLI and PhraseStudio; needs swift-argument-parser and FlyingFox"),
    .default(enabledTraits: ["Macros", "CommandLine"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
  ],
  targets: [
    .target(
      name: "PhraseMatching", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "PlaceValues"),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
    .macro(
      name: "AppIntentsMacros",
      dependencies: [
        .product(
          name: "SwiftCompilerPlugin", package: "swift-syntax", condition: .when(traits: ["Macros"])
        ),
        .product(
          name: "SwiftSyntaxMacros", package: "swift-syntax", condition: .when(traits: ["Macros"])),
      ]),
    .target(
      name: "AppIntents",
      dependencies: [
        "AppIntentsCore", .target(name: "AppIntentsMacros", condition: .when(traits: ["Macros"])),
      ]),
    .target(
      name: "AppIntentsCore",
      dependencies: [
        "PhraseMatching", "CoreTransferable", "PlaceValues", "UniformTypeIdentifiers",
      ],
      // The Unicode library that Foundation brings along, for plural rules.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "CoreSpotlight", dependencies: ["AppIntentsCore"]),
    .target(name: "CoreLocation", dependencies: ["PlaceValues"]),
    .target(name: "GeoToolbox", dependencies: ["PlaceValues"]),
    .target(name: "OSLog"),
    .target(name: "PhraseWire"),
    .target(
      name: "PhraseRuntime",
      dependencies: ["AppIntentsCore", "PhraseMatching", "PhraseWire", "PlaceValues"]),
    .target(
      name: "PhraseFinding",
      dependencies: ["PhraseRuntime", "AppIntentsCore", "PhraseMatching", "PhraseWire"]),
    .target(
      name: "PhraseShortcuts",
      dependencies: [
        "PhraseFinding", "PhraseRuntime", "AppIntentsCore", "PhraseMatching", "PhraseWire",
      ],
      resources: [.copy("Gallery/Documents"), .process("Resources")]),
    .target(
      name: "PhraseStudio",
      dependencies: [
        "PhraseShortcuts", "PhraseRuntime", "AppIntentsCore", "PhraseMatching", "PhraseWire",
        // FlyingFox logs with a module of this name where it finds one, which then has to be linked.
        "OSLog",
        .product(
          name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["CommandLine"])),
      ],
      resources: [.copy("Page")]),
    .systemLibrary(
      name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
    .target(
      name: "PhraseBus",
      dependencies: [
        "PhraseFinding", "PhraseRuntime", "AppIntentsCore", "PhraseMatching", "PhraseWire",
        "CSystemd",
      ]),
    .target(name: "PhraseIndex", dependencies: ["PhraseFinding", "PhraseMatching", "CSQLite"]),
    .target(
      name: "PhraseTesting", dependencies: ["PhraseRuntime", "AppIntentsCore", "PhraseMatching"]),
    .target(name: "AppIntentsTesting", dependencies: ["PhraseTesting"]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CALSA", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
    .systemLibrary(
      name: "CWebRTCAudioProcessing", providers: [.apt(["libwebrtc-audio-processing-dev"])]),
    .systemLibrary(
      name: "CPocketSphinxLibrary", pkgConfig: "pocketsphinx",
      providers: [.apt(["libpocketsphinx-dev"])]),
    .target(name: "CPocketSphinx", dependencies: ["CPocketSphinxLibrary"]),
    .systemLibrary(
      name: "CESpeak", pkgConfig: "espeak-ng", providers: [.apt(["libespeak-ng-dev"])]),
    .systemLibrary(name: "CFlite", providers: [.apt(["flite1-dev"])]),
    .target(name: "PhraseSpeech", dependencies: ["PhraseMatching"]),
    .target(
      name: "PhraseVoice", dependencies: ["PhraseRuntime", "PhraseSpeech", "PhraseMatching"]),
    .target(name: "PhraseALSA", dependencies: ["PhraseSpeech", "CALSA"]),
    // Empty where the library is not installed.
    .target(
      name: "CEchoCanceller",
      cxxSettings: [.headerSearchPath("../CWebRTCAudioProcessing/headers")]),
    .target(
      name: "PhraseAudioProcessing",
      dependencies: ["PhraseSpeech", "CEchoCanceller", "CWebRTCAudioProcessing"]),
    .target(
      name: "PhrasePocketSphinx", dependencies: ["PhraseSpeech", "PhraseMatching", "CPocketSphinx"]),
    .target(name: "PhraseESpeak", dependencies: ["PhraseSpeech", "PhraseMatching", "CESpeak"]),
    .target(name: "PhraseFlite", dependencies: ["PhraseSpeech", "PhraseMatching", "CFlite"]),
    .target(
      name: "PhraseModels", path: "Models", exclude: ["README.md"],
      resources: [.copy("en-us"), .copy("borrowed")]),
    .target(
      name: "PhraseHearing",
      dependencies: [
        "PhrasePocketSphinx", "PhraseESpeak", "PhraseFlite", "PhraseModels", "PhraseSpeech",
        "PhraseMatching",
      ]),
    .systemLibrary(name: "CLibEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .target(
      name: "PhraseCLI",
      dependencies: [
        "PhraseRuntime", "PhraseWire", "AppIntentsCore", "PhraseMatching", "PhraseSpeech",
        "PhraseVoice", "PhraseFinding", "PhraseIndex", "PhraseShortcuts", "PhraseStudio",
        "PhraseBus",
        "PhraseALSA", "PhraseAudioProcessing", "PhrasePocketSphinx", "PhraseESpeak",
        "PhraseHearing", "CLibEdit",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["CommandLine"])),
      ]),
    // A program of its own: whoever builds the other commands builds no swift-syntax for it.
    .executableTarget(
      name: "PhrasePort",
      dependencies: [
        "PhraseMatching", "PhraseWire",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["CommandLine"])),
        .product(
          name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Macros"])),
        .product(
          name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Macros"])),
      ]),
    .testTarget(
      name: "CoreTransferableTests", dependencies: ["CoreTransferable", "UniformTypeIdentifiers"]),
    .testTarget(name: "PhraseMatchingTests", dependencies: ["PhraseMatching"]),
    .testTarget(
      name: "AppIntentsTests",
      dependencies: [
        "AppIntents", "CoreLocation", "CoreSpotlight", "GeoToolbox", "OSLog", "PhraseMatching",
      ]),
    // An app and its tests as they are written on iOS: the app and its older tests in mode 5.
    .target(name: "PlantDiary", dependencies: ["AppIntents"], path: "Tests/PlantDiary"),
    .testTarget(
      name: "PlantDiaryTests", dependencies: ["PlantDiary", "AppIntents", "AppIntentsTesting"]),
    .testTarget(
      name: "PlantDiaryIntentTests",
      dependencies: ["PlantDiary", "AppIntents", "AppIntentsTesting", "PhraseTesting"]),
    .testTarget(name: "PhraseWireTests", dependencies: ["PhraseWire"]),
    .executableTarget(
      name: "PipedApp", dependencies: ["PhraseRuntime", "PhraseWire", "AppIntents"],
      path: "Tests/PipedApp"),
    .testTarget(
      name: "PhraseRuntimeTests",
      dependencies: [
        "PhraseRuntime", "PhraseFinding", "PhraseTesting", "PhraseWire", "AppIntents", "GeoToolbox",
        "PipedApp",
        "CoreLocation", "PhraseMatching",
      ]
    ),
    .testTarget(
      name: "PhraseFindingTests",
      dependencies: [
        "PhraseFinding", "PhraseRuntime", "PhraseTesting", "PhraseMatching", "AppIntents",
      ]),
    .executableTarget(
      name: "LightsApp", dependencies: ["PhraseBus", "AppIntents"], path: "Tests/LightsApp"),
    .testTarget(
      name: "PhraseBusTests",
      dependencies: [
        "PhraseBus", "PhraseShortcuts", "PhraseRuntime", "PhraseTesting", "PhraseMatching",
        "PhraseWire", "AppIntents", "LightsApp",
      ]),
    .testTarget(
      name: "PhraseIndexTests",
      dependencies: [
        "PhraseIndex", "PhraseFinding", "PhraseRuntime", "AppIntents", "CoreSpotlight",
      ]),
    .testTarget(
      name: "PhraseShortcutsTests",
      dependencies: [
        "PhraseShortcuts", "PhraseFinding", "PhraseRuntime", "PhraseTesting", "PhraseMatching",
        "PhraseWire", "AppIntents",
      ]),
    .testTarget(
      name: "PhraseStudioTests",
      dependencies: [
        "PhraseStudio", "PhraseShortcuts", "PhraseRuntime", "PhraseWire", "AppIntents",
        .product(
          name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["CommandLine"])),
      ]),
    .testTarget(
      name: "PhraseSpeechTests", dependencies: ["PhraseSpeech", "PhraseMatching"]),
    .testTarget(
      name: "PhraseVoiceTests",
      dependencies: [
        "PhraseVoice", "PhraseRuntime", "PhraseHearing", "PhrasePocketSphinx", "PhraseSpeech",
        "PhraseMatching", "AppIntents",
      ]),
    .testTarget(
      name: "PhrasePocketSphinxTests",
      dependencies: [
        "PhrasePocketSphinx", "PhraseModels", "PhraseESpeak", "PhraseSpeech", "PhraseMatching",
      ]),
    .testTarget(
      name: "PhraseSpeechIOTests",
      dependencies: [
        "PhraseSpeech", "PhraseMatching", "PhraseALSA", "PhraseESpeak", "PhraseFlite",
      ]),
    // An engine that speaks, and a person who interrupts it, in one simulated room.
    .testTarget(
      name: "PhraseAudioProcessingTests",
      dependencies: [
        "PhraseAudioProcessing", "PhraseVoice", "PhrasePocketSphinx", "PhraseModels",
        "PhraseESpeak", "PhraseSpeech", "PhraseMatching",
      ]),
    .executableTarget(
      name: "WalksApp", dependencies: ["PhraseCLI", "AppIntents"], path: "Tests/WalksApp"),
    .testTarget(
      name: "PhraseCLITests",
      dependencies: [
        "PhraseCLI", "PhraseShortcuts", "PhraseRuntime", "PhraseWire", "AppIntents", "WalksApp",
      ]),
    // The app of the tutorial on moving one, from the tutorial's own files.
    .executableTarget(
      name: "ToolWall", dependencies: ["AppIntents", "PhraseCLI"], path: "Tests/ToolWall",
      resources: [.process("Localizable.xcstrings"), .process("AppShortcuts.xcstrings")]),
    .testTarget(
      name: "PhrasePortTests",
      dependencies: ["PhrasePort", "ToolWall", "PhraseTesting", "AppIntents"]),
  ]
)

// Swift 6 mode comes with the tools version; these are the switches that it leaves off.
for target in package.targets where target.type != .system {
  switch target.name {
  case "PlantDiary", "PlantDiaryTests":
    target.swiftSettings = [.swiftLanguageMode(.v5)]
    continue
  case "PlantDiaryIntentTests": continue
  default: break
  }
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  ]
  // A type on the main actor takes the isolation of its methods from this module's protocols where
  // they state one, and with this switch they would: the methods would leave the main actor.
  if target.name != "AppIntentsCore" {
    // SE-0461
    target.swiftSettings?.append(.enableUpcomingFeature("NonisolatedNonsendingByDefault"))
  }
}

// `AppIntents` hands on `AppIntentsCore` and stays the same file when that changes; who imports the
// one is compiled anew only if it depends on the other by name.
for target in package.targets {
  let importsAppIntents = target.dependencies.contains {
    if case .byNameItem("AppIntents", _) = $0 { true } else { false }
  }
  if importsAppIntents { target.dependencies.append("AppIntentsCore") }
}
