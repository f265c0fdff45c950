// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
import Foundation
public import PhraseMatching

/// Settings of an engine that rarely need a change; ``PhraseEngine/Configuration`` is its short name.
public struct EngineConfiguration: Sendable {
  /// How long an app's query may take.
  ///
  /// Ten seconds: long enough for a slow disk, short enough that a person still waits.
  public var queryLimit: Duration = .seconds(10)

  /// How long an app's query may take before ``PhraseEngine/examine()`` calls it slow.
  ///
  /// One second: people notice a pause that is longer.
  public var slowQuery: Duration = .seconds(1)

  /// The clock that `queryLimit` and `slowQuery` are measured by.
  ///
  /// While the machine sleeps it stands still: nobody was late who could not answer.
  public var clock: any Clock<Duration> = SuspendingClock()

  /// How many slips in an utterance are forgiven, see `Tolerance`.
  ///
  /// The standard forgives politeness, a small word less, a missing application name where one
  /// app fits, and a word or two misspelt. `Tolerance.none` takes phrases word for word.
  public var tolerance = Tolerance.standard

  /// The language code of the phrases that are understood; nil for those of all languages.
  ///
  /// Where people speak one language, its phrases alone are compiled sooner, and take no other words
  /// for theirs.
  public var language: String?

  /// The moment that "tomorrow" and "in twenty minutes" are counted from.
  public var now: @Sendable () -> Date = { Date() }

  /// The calendar of what people say, with its time zone and its first day of the week.
  public var calendar: Calendar = .autoupdatingCurrent

  /// How long an intent may go on without a sign of life; nil for any time.
  ///
  /// A question, an answer and progress are signs of life; waiting for a person does not count.
  /// An intent beyond the limit is cancelled between one and two times the limit after its last
  /// sign. There is no limit unless set: some work takes hours, and "cancel" always ends it.
  public var performLimit: Duration?

  /// How apps come to the front when an intent asks for that, and who opens addresses.
  ///
  /// Where an intent is performed without a conversation nobody is there to see an app, and only
  /// addresses are opened.
  public var foreground = ForegroundHandler()

  /// Decides whether the person has proved what an intent's `authenticationPolicy` demands.
  ///
  /// Asked before each intent that demands something. The standard refuses: an engine cannot know who
  /// is talking to it.
  ///
  /// ```swift
  /// configuration.authenticate = { policy, _ in policy == .requiresAuthentication && isUnlocked() }
  /// ```
  public var authenticate:
    @Sendable (_ policy: IntentAuthenticationPolicy, _ application: String) async -> Bool = {
      _, _ in false
    }

  /// What the engine makes of the apps' declarations beside their own phrases; nothing unless told
  /// otherwise.
  public var extensions: [EngineExtension] = []

  /// What the person did, for suggestions; in memory unless told otherwise.
  ///
  /// One for each person: engines that serve the same one share it.
  public var activity = PersonalActivity()

  /// What the engine's apps depend on, before what is registered for the whole process.
  ///
  /// Two engines whose apps share a type may each have an object of their own.
  ///
  /// ```swift
  /// configuration.dependencies = AppDependencyManager()
  /// configuration.dependencies.add(dependency: LightStore(room: "kitchen"))
  /// ```
  public var dependencies = AppDependencyManager.shared

  /// The calls to apps that hang.
  package var hung = HungCalls()

  /// The one engine that has these settings; nil before it is made.
  package var scope: EngineScope?

  /// Makes the standard configuration.
  public init() {}

  /// How the code of apps is asked.
  package var calls: AppCalls {
    AppCalls(limit: queryLimit, clock: clock, hung: hung, scope: scope)
  }

  /// The same settings for one engine, which counts by itself what hangs.
  func ofOneEngine() -> EngineConfiguration {
    var configuration = self
    configuration.hung = HungCalls()
    configuration.scope = EngineScope(dependencies: dependencies)
    return configuration
  }
}
