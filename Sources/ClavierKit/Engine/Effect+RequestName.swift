// SPDX-License-Identifier: MIT

extension Effect.Request {
  /// The word for what is asked for: that of the key in ``KeyboardAction/name``, without any text behind it.
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

  /// What a kind of many requests says of itself, such as the name of a custom key; else `nil`.
  public var argument: String? {
    switch self {
    case .custom(let name): name
    case .selectLocale(let locale): locale.rawValue
    case .openURL(let url): url
    case .dictation, .dismissKeyboard, .nextKeyboard, .nextLocale, .settings, .systemSettings: nil
    }
  }

  /// The request in one word, as scripts and the command line say it: `globe`, or `custom:help`.
  public var name: String {
    argument.map { "\(kind):\($0)" } ?? kind
  }
}
