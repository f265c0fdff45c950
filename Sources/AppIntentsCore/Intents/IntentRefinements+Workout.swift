// SPDX-License-Identifier: Apache-2.0

/// An intent that starts a workout.
///
/// - Important: Metadata only. The intent runs like any other; nothing keeps workouts or dives.
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
  /// The kinds of workout: an enum or entities.
  associatedtype WorkoutStyle: AppValue

  /// The kind of workout; declare it with `@Parameter`.
  var workoutStyle: WorkoutStyle { get set }

  /// The workouts that a person is offered.
  static var suggestedWorkouts: [Self] { get }
}

extension StartWorkoutIntent {
  /// None.
  public static var suggestedWorkouts: [Self] { [] }

  /// Creates the intent for a kind of workout.
  ///
  /// - Parameter style: The kind of workout.
  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }
}

/// An intent that pauses the workout that is under way.
///
/// - Important: Metadata only. The intent runs like any other; nothing keeps workouts or dives.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with the workout that was paused.
///
/// - Important: Metadata only. The intent runs like any other; nothing keeps workouts or dives.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that starts a dive.
///
/// - Important: Metadata only. The intent runs like any other; nothing keeps workouts or dives.
public protocol StartDiveIntent: SystemIntent {}
