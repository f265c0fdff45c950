// SPDX-License-Identifier: Apache-2.0

/// Names that Apple's modules declare and Linux lacks, and what to write in their place.
enum AppleNames {
  /// Names of Foundation and of the modules that are here in part, which need no other import.
  static let missing: [String: String] = [
    "#keyPath": "write a key path: \\.name",
    "#selector": "write a closure",
    "AppEntityAnnotation": "take it out: nothing here shows views",
    "CFAbsoluteTimeGetCurrent": "write Date.timeIntervalSinceReferenceDate of Date.now",
    "CFRunLoopGetMain": "write RunLoop.main",
    "CLAuthorizationStatus": locating,
    "CLCircularRegion": locating,
    "CLGeocoder": "an options provider can offer places: CLPlacemark and PlaceDescriptor are here",
    "CLLocationManager": locating,
    "CLLocationUpdate": locating,
    "CLMonitor": locating,
    "CSSearchQuery": "ask the entity's query, or the engine's extension searching(in:)",
    "CSUserQuery": "ask the entity's query, or the engine's extension searching(in:)",
    "DistributedNotificationCenter": "write NotificationCenter within the process",
    "FileWrapper": "read and write with FileManager and Data",
    "NSBackgroundActivityScheduler": "start a Task, or a timer of systemd",
    "NSBundleResourceRequest": "put the resources in the package",
    "NSDataDetector": "write a Regex",
    "NSException": "throw an Error",
    "NSExtensionContext": "leave the extension behind",
    "NSFileCoordinator": "read and write the file itself: nothing coordinates here",
    "NSFilePresenter": "leave it behind: nothing coordinates files here",
    "NSItemProvider": "pass an IntentFile or a Transferable",
    "NSLinguisticTagger": "split words with components(separatedBy:) or a Regex",
    "NSMetadataQuery": "list the folder with FileManager",
    "NSUbiquitousKeyValueStore": "write UserDefaults",
    "NSXPCConnection": "call the code itself: there is one process",
    "OSAllocatedUnfairLock": "write Mutex of the module Synchronization",
    "OSSignposter": "take it out: nothing here records intervals",
    "OpenIntentsExtension": "leave the extension behind",
    "SecItemAdd": secrets,
    "SecItemCopyMatching": secrets,
    "SecItemDelete": secrets,
    "SecItemUpdate": secrets,
    "ShortcutsLink": "leave the view behind #if canImport(SwiftUI)",
    "ShortcutsUIButton": "leave the view behind #if canImport(SwiftUI)",
    "SiriTipView": "leave the view behind #if canImport(SwiftUI)",
    "UIApplication": """
    a result opens a URL with opensIntent: OpenURLIntent(url); what else it is asked for, the \
    program can give as a @Dependency
    """,
    "UIPasteboard": "return the text as the result's value",
    "ValueTransformer": "write Codable",
    "WidgetCenter": "put the line in #if canImport(WidgetKit)",
    "autoreleasepool": "take it out and leave what is in its braces",
    "os_unfair_lock": "write Mutex of the module Synchronization",
  ]

  private static let locating = """
    nothing here says where a person is: let the intent take the place as a parameter
    """
  private static let secrets = "keep secrets in a file that only the person can read"

  /// Attributes and macros that Linux lacks.
  static let attributes: [String: String] = [
    "@AppStorage": "read UserDefaults",
    "@Environment": "@Dependency gives intents and queries what they need",
    "@EnvironmentObject": "@Dependency gives intents and queries what they need",
    "@FetchRequest": "ask the store",
    "@IBAction": "leave the view behind",
    "@IBOutlet": "leave the view behind",
    "@Model": "write a struct, and keep it in a store of the program's own",
    "@ModelActor": "write an actor",
    "@NSManaged": "write a struct, and keep it in a store of the program's own",
    "@ObservedObject": "a SnippetView holds plain values",
    "@PhysicalMetric": "write a constant",
    "@Published": "take it out, or write @Observable at the class",
    "@ScaledMetric": "write a constant",
    "@SceneStorage": "read UserDefaults",
    "@State": "a SnippetView holds plain values",
    "@StateObject": "a SnippetView holds plain values",
    "@UIApplicationDelegateAdaptor": "leave the app's delegate behind",
    "@objc": "take it out: there is no Objective-C",
    "@objcMembers": "take it out: there is no Objective-C",
  ]

  /// Members by which a value says what only a program in a bundle of Apple's kind has.
  static let bundleMembers: [String: String] = [
    "bundleIdentifier": "a program has none here, so it is nil: write the identifier as a text",
    "infoDictionary":
      "a program has no Info.plist here, so it is nil: write the value as a constant",
    "object": "a program has no Info.plist here, so it is nil: write the value as a constant",
  ]

  /// Members of `NSUserActivity` that are not here.
  static let activityMembers: Set<String> = [
    "contentAttributeSet", "delegate", "needsSave", "suggestedInvocationPhrase",
    "supportsContinuationStreams", "targetContentIdentifier",
  ]

  /// Types of SwiftUI that files use without a prefix to know them by.
  static let swiftUI: Set<String> = [
    "AnyView", "Binding", "Button", "Capsule", "Circle", "Color", "ColorScheme", "Divider",
    "EmptyView", "Font", "ForEach", "Form", "GeometryReader", "Grid", "Group", "HStack", "Image",
    "ImageRenderer", "Label", "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List",
    "LocalizedStringKey", "NavigationLink", "NavigationPath", "NavigationStack", "OpenURLAction",
    "ProgressView", "Rectangle", "RoundedRectangle", "ScrollView", "Section", "ShapeStyle",
    "Spacer", "Text", "Toggle", "Transaction", "UIHostingController", "VStack", "View",
    "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack", "withAnimation",
  ]

  /// Names without a prefix by the module that declares them.
  static let plain: [String: Set<String>] = [
    "ActivityKit": [
      "Activity", "ActivityAttributes", "ActivityContent", "ActivityUIDismissalPolicy",
    ],
    "Combine": [
      "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
      "PassthroughSubject", "Publishers",
    ],
    "CoreGraphics": ["CGColor", "CGContext", "CGImage", "CGPath"],
    "FoundationModels": ["LanguageModelSession", "SystemLanguageModel"],
    "SwiftData": [
      "FetchDescriptor", "ModelConfiguration", "ModelContainer", "ModelContext",
      "PersistentIdentifier", "PersistentModel", "Schema",
    ],
    "TipKit": ["Tip", "TipView", "Tips"],
    "UIKit": ["NSParagraphStyle", "NSTextAttachment"],
    "WeatherKit": ["WeatherService"],
    "WidgetKit": [
      "ControlCenter", "Timeline", "TimelineEntry", "TimelineReloadPolicy", "WidgetCenter",
      "WidgetFamily", "WidgetInfo",
    ],
    "CoreData": [
      "NSBatchDeleteRequest", "NSFetchRequest", "NSFetchRequestResult",
      "NSFetchedResultsController", "NSManagedObject", "NSManagedObjectContext",
      "NSManagedObjectID", "NSPersistentCloudKitContainer", "NSPersistentContainer",
    ],
    "MusicKit": ["ApplicationMusicPlayer", "MusicCatalogSearchRequest", "SystemMusicPlayer"],
  ]

  /// The modules whose names are known so well that a file which has none of them needs no import.
  static let covered: Set<String> = [
    "Combine", "CoreData", "Intents", "SwiftData", "SwiftUI", "UIKit", "WidgetKit",
  ]

  /// The first letters of the names of Apple's older modules.
  static let prefixes: [String: String] = [
    "AV": "AVFoundation", "BG": "BackgroundTasks", "CB": "CoreBluetooth", "CK": "CloudKit",
    "CM": "CoreMotion", "CN": "Contacts", "EK": "EventKit", "HK": "HealthKit", "HM": "HomeKit",
    "IN": "Intents", "LA": "LocalAuthentication", "MK": "MapKit", "MP": "MediaPlayer",
    "NW": "Network", "PH": "Photos", "PK": "PassKit", "SK": "StoreKit", "UI": "UIKit",
    "UN": "UserNotifications", "VN": "Vision", "WC": "WatchConnectivity", "WK": "WatchKit",
  ]

  /// What a module hands on besides its own names.
  private static let handedOn: [String: Set<String>] = [
    "AVKit": ["AVFoundation"], "Cocoa": ["AppKit"], "IntentsUI": ["Intents"],
    "PhotosUI": ["Photos"], "SwiftUI": ["Combine", "CoreGraphics", "UIKit"],
    "UIKit": ["CoreGraphics"], "WatchKit": ["UIKit"], "WidgetKit": ["Combine", "SwiftUI", "UIKit"],
  ]

  /// The missing module that declares a name, of those that a file imports.
  ///
  /// - Parameters:
  ///   - name: The name of a type or a function.
  ///   - imports: The modules that the file imports and that are missing.
  /// - Returns: The module that the file imports; nil where the name is none of theirs.
  static func module(of name: String, among imports: Set<String>) -> String? {
    guard let home = home(of: name) else { return nil }
    if imports.contains(home) { return home }
    return imports.sorted().first { reach(of: $0).contains(home) }
  }

  private static func reach(of module: String) -> Set<String> {
    let direct = handedOn[module] ?? []
    return direct.reduce(into: direct) { $0.formUnion(handedOn[$1] ?? []) }
  }

  private static func home(of name: String) -> String? {
    if swiftUI.contains(name) { return "SwiftUI" }
    if let module = plain.first(where: { $0.value.contains(name) }) { return module.key }
    let letters = name.prefix { $0.isUppercase }
    guard letters.count >= 3, letters.count < name.count else { return nil }
    return prefixes[String(name.prefix(2))]
  }
}
