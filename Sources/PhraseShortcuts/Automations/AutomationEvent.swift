// SPDX-License-Identifier: Apache-2.0

/// Something that happened and may start automations.
public enum AutomationEvent: Sendable, Equatable {
  /// An intent was performed: `Library.OpenBook`.
  case intent(String)
  /// A value of an app has changed.
  case value(of: String, property: String?)
  /// A file has changed.
  case file(path: String)
  /// A signal came.
  case signal(BusSignal)
  /// The person has logged in; the text is another one for each login.
  case login(session: String)

  /// Whether automations with a trigger wait for it.
  func starts(_ trigger: AutomationTrigger) -> Bool {
    switch (self, trigger) {
    case (.intent(let name), .intent(let awaited)): name == awaited
    case (.value(let type, let property), .value(let awaitedType, let awaited)):
      type == awaitedType && property == awaited
    case (.file(let path), .file(let awaited)): path == awaited
    case (.signal(let signal), .signal(let awaited)): signal == awaited
    case (.login, .login): true
    default: false
    }
  }

  /// Whether it is known which automations led to it: an intent is told of on the task that performed
  /// it, and none logs in.
  var isTraced: Bool {
    switch self {
    case .intent, .login: true
    case .value, .file, .signal: false
    }
  }

  /// Whether it often comes several times at once, of which the last one counts.
  var comesInBursts: Bool {
    switch self {
    case .value, .file: true
    case .intent, .signal, .login: false
    }
  }
}
