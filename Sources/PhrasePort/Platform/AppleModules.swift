// SPDX-License-Identifier: Apache-2.0

/// The modules that sources may import: those that are here, and what to do about Apple's others.
enum AppleModules {
  /// The modules that a program on Linux can import: the toolchain's and this package's.
  static let available: Set<String> = [
    "AppIntents", "AppIntentsTesting", "CoreLocation", "CoreSpotlight", "CoreTransferable",
    "GeoToolbox", "OSLog", "UniformTypeIdentifiers",
    "PhraseALSA", "PhraseAudioProcessing", "PhraseBus", "PhraseCLI", "PhraseESpeak",
    "PhraseFinding", "PhraseFlite", "PhraseHearing", "PhraseIndex",
    "PhraseMatching", "PhrasePocketSphinx", "PhraseRuntime", "PhraseShortcuts", "PhraseSpeech",
    "PhraseStudio", "PhraseTesting", "PhraseVoice", "PhraseWire",
    "CRT", "Cxx", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Musl",
    "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
  ]

  /// What to write in place of an import, by the module; empty where nothing particular can be said.
  static let advice: [String: String] = {
    var advice: [String: String] = [
      "ActivityKit":
        "put the import, and what starts a live activity, in #if canImport(ActivityKit)",
      "AppKit": "leave what draws behind #if canImport(AppKit); a URL is opened by OpenURLIntent",
      "Combine": "use AsyncSequence and Observation, or the package OpenCombine",
      "CoreData":
        "keep the records in a store of the program's own, with the calls that intents use",
      "CryptoKit": "import Crypto, from the package swift-crypto",
      "Darwin": "import Foundation",
      "Intents": "App Intents do what SiriKit's did; leave the old intents behind",
      "os": "import OSLog, which has Logger; a Mutex of Synchronization for OSAllocatedUnfairLock",
      "SwiftData":
        "keep the records in a store of the program's own, with the calls that intents use",
      "SwiftUI": """
      take it out where nothing draws; else #if canImport(SwiftUI) around it and what draws. What a \
      result shows becomes a SnippetView, which needs no import
      """,
      "UIKit": "leave what draws behind #if canImport(UIKit); a URL is opened by OpenURLIntent",
      "VisualIntelligence": "take it out: SemanticContentDescriptor has no counterpart here",
      "WidgetKit": """
      put the import, and what reloads timelines, in #if canImport(WidgetKit); widgets stay behind
      """,
    ]
    for module in others where advice[module] == nil { advice[module] = "" }
    return advice
  }()

  /// What to write where nothing particular can be said.
  static let generalAdvice = """
    put what uses it behind a protocol of the app, with a stand-in here, or in \
    #if canImport(…)
    """

  private static let others = """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts AdServices \
    AdSupport AlarmKit AppTrackingTransparency AppleArchive AudioToolbox AuthenticationServices \
    AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BusinessChat CallKit CarPlay \
    Charts ClassKit ClockKit CloudKit Cocoa Contacts ContactsUI ControlCenter CoreAudio \
    CoreAudioKit CoreBluetooth CoreFoundation CoreGraphics CoreHaptics CoreImage CoreMIDI CoreML \
    CoreMedia CoreMotion CoreNFC CoreServices CoreTelephony CoreText CoreVideo CoreWLAN \
    DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryUI EventKit EventKitUI \
    ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FinanceKit \
    FinderSync FoundationModels GameController GameKit GroupActivities HealthKit HealthKitUI HomeKit IOKit \
    IdentityLookup ImageIO ImagePlayground IntentsUI JavaScriptCore JournalingSuggestions \
    LinkPresentation LocalAuthentication ManagedSettings MapKit Matter MediaAccessibility \
    MediaPlayer MediaToolbox MessageUI Messages Metal MetalKit MetricKit MultipeerConnectivity \
    MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension NotificationCenter \
    ObjectiveC OpenGLES PDFKit PaperKit PassKit PencilKit PermissionKit PhotoKit Photos PhotosUI PushKit \
    PushToTalk Quartz QuartzCore QuickLook QuickLookThumbnailing RealityKit RelevanceKit ReplayKit \
    SafariServices SceneKit ScreenCaptureKit ScreenTime ScriptingBridge Security SensitiveContentAnalysis SensorKit \
    ServiceManagement ShazamKit SoundAnalysis Speech SpriteKit StoreKit Symbols \
    SystemConfiguration TVUIKit ThreadNetwork TipKit Translation UserNotifications \
    UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity \
    WatchKit WeatherKit WebKit WorkoutKit Writing XPC simd
    """.split(separator: " ").map(String.init)
}
