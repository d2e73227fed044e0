// SPDX-License-Identifier: MIT

extension Effect.Request {
  /// The word for the kind of request, as in ``KeyboardAction/name``, without a text after it.
  public var kind: String {
    switch self {
    case .custom: "custom"
    case .dictation: "dictation"
    case .dismissKeyboard: "dismiss"
    case .nextKeyboard: "globe"
    case .nextLocale, .selectLocale: "locale"
    case .openURL: "url"
    case .settings: "settings"
    case .systemSettings: "systemsettings"
    }
  }

  /// The argument of the request, such as the name of a custom key; `nil` for kinds without one.
  public var argument: String? {
    switch self {
    case .custom(let name): name
    case .selectLocale(let locale): locale.rawValue
    case .openURL(let url): url
    case .dictation, .dismissKeyboard, .nextKeyboard, .nextLocale, .settings, .systemSettings: nil
    }
  }

  /// The request as one word, for scripts and the command line: `globe` or `custom:help`.
  public var name: String {
    argument.map { "\(kind):\($0)" } ?? kind
  }
}
