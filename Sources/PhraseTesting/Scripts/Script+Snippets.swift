// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime

/// The snippet that is expected below the last reply.
///
/// A script that does not say what is shown allows anything.
///
/// ```swift
/// Said("show basil in garden")
/// Answered("Here it is.")
/// Showed("""
///   Basil
///   [1] Favourite ☐
///   """)
/// Pressed("Favourite")
/// Answered("Done.")
/// ```
public struct Showed: ScriptLine {
  /// The line as the script has it.
  public let scripted: ScriptedLine
  /// Makes an expected snippet from its text; nil for that nothing is shown.
  public init(_ text: String?) { scripted = .showed(text) }
}

/// A button or toggle of the snippet that a person presses, by its title.
public struct Pressed: ScriptLine {
  /// The line as the script has it.
  public let scripted: ScriptedLine
  /// Makes a press of the control with this title.
  public init(_ title: String) { scripted = .pressed(title) }
}

/// A person takes the last action back, with a key and not in words.
public struct Undid: ScriptLine {
  /// The line as the script has it.
  public let scripted = ScriptedLine.undid
  /// Makes the step.
  public init() {}
}

/// A person repeats what was taken back last, with a key and not in words.
public struct Redid: ScriptLine {
  /// The line as the script has it.
  public let scripted = ScriptedLine.redid
  /// Makes the step.
  public init() {}
}
