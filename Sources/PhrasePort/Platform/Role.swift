// SPDX-License-Identifier: Apache-2.0

/// What a type is to App Intents, or why it stays behind.
enum Role: String, CaseIterable, Comparable {
  case intent, entity, enumeration, query, provider, shortcuts, package, drawing

  static func < (left: Role, right: Role) -> Bool {
    let order = Role.allCases
    return order.firstIndex(of: left) ?? 0 < order.firstIndex(of: right) ?? 0
  }

  /// The roles that the protocols of Apple's modules give.
  static let ofProtocols: [String: Role] = {
    var roles: [String: Role] = [:]
    for (role, names) in lists {
      for name in names.split(separator: " ") { roles[String(name)] = role }
    }
    return roles
  }()

  /// The roles that attributes with a schema give.
  static let ofAttributes: [String: Role] = [
    "AppIntent": .intent, "AppEntity": .entity, "AppEnum": .enumeration,
    "AssistantIntent": .intent, "AssistantEntity": .entity, "AssistantEnum": .enumeration,
  ]

  /// Kinds of intents that only a system with a screen performs, so that nobody misses them here.
  static let performedByScreens: Set<String> = [
    "WidgetConfigurationIntent", "ControlConfigurationIntent", "SnippetIntent",
  ]

  private static let lists: [Role: String] = [
    .intent: """
    AppIntent AudioPlaybackIntent AudioRecordingIntent AudioStartingIntent CameraCaptureIntent \
    CancellableIntent ControlConfigurationIntent CustomIntentMigratedAppIntent DeleteIntent \
    DeprecatedAppIntent ForegroundContinuableIntent LiveActivityIntent LiveActivityStartingIntent \
    LongRunningIntent OpenIntent PauseWorkoutIntent PlayVideoIntent PredictableIntent \
    ProgressReportingIntent PushToTalkTransmissionIntent ResumeWorkoutIntent SetFocusFilterIntent \
    SetValueIntent ShowInAppSearchResultsIntent SnippetIntent StartDiveIntent StartWorkoutIntent \
    TargetContentProvidingIntent URLRepresentableIntent UndoableIntent WidgetConfigurationIntent
    """,
    .entity: """
    AppEntity FileEntity IndexedEntity OwnershipProvidingEntity SyncableEntity TransientAppEntity \
    URLRepresentableEntity UniqueAppEntity
    """,
    .enumeration: "AppEnum URLRepresentableEnum",
    .query: """
    EntityPropertyQuery EntityQuery EntityStringQuery EnumerableEntityQuery IndexedEntityQuery \
    IntentValueQuery UniqueAppEntityQuery
    """,
    .provider: "DynamicOptionsProvider",
    .shortcuts: "AppShortcutsProvider",
    .package: "AppIntentsPackage",
    .drawing: """
    App AppIntentControlConfiguration AppIntentControlValueProvider AppIntentTimelineProvider \
    ButtonStyle ControlConfigurationProvider ControlValueProvider ControlWidget \
    ControlWidgetTemplate IntentTimelineProvider LabelStyle NSViewControllerRepresentable \
    NSViewRepresentable PreviewProvider Scene Shape TimelineEntry TimelineProvider ToggleStyle \
    UIApplicationDelegate UIHostingController UITableViewCell UIView UIViewController \
    UIViewControllerRepresentable UIViewRepresentable UIWindowSceneDelegate View ViewModifier \
    Widget WidgetBundle
    """,
  ]
}
