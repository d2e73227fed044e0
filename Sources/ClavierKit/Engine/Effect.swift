// SPDX-License-Identifier: MIT

/// A single output of the keyboard; effects apply in order.
///
/// Effects are texts, not keycodes. The keys for a text depend on the receiver's keymap, and are
/// chosen when they are sent.
public enum Effect: Hashable, Sendable {
  /// Types a text at the cursor; never empty. The Return key types a line feed.
  case insertText(String)
  /// Deletes a number of characters before the cursor, in the receiver's units; at least 1.
  case deleteBackward(Int)
  /// Presses and releases a key without a text, or a key with modifiers.
  ///
  /// The modifiers are pressed and released with the key; none is held before or after.
  case press(KeyStroke)
  /// Requests an action from the embedding program or the system.
  case request(Request)

  /// A request of the keyboard.
  public enum Request: Hashable, Sendable {
    /// The action of the custom key with this name.
    case custom(named: String)
    case dictation
    case dismissKeyboard
    case nextKeyboard
    /// The next of the user's languages, as in ``KeyboardContext/locale(after:)``.
    case nextLocale
    /// One of the user's languages.
    case selectLocale(KeyboardLocale)
    /// Opens a URL.
    case openURL(String)
    /// Shows the settings of the keyboard.
    case settings
    /// Shows the settings of the system.
    case systemSettings
  }
}

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
