// SPDX-License-Identifier: MIT

// The names of actions in layout files: words of their own, or a word, a colon and a text.
//
//   backspace   #+=   return:search   key:left      one word for one action
//   character:q   text:Hello world   page:sums      the text is all that stands behind the colon
//
// Where an event script has a name for a key, it is the same word.
extension KeyboardAction {
  /// The action with this name; `nil` if there is none, as for a word whose text is missing
  /// or is no language's.
  ///
  /// - Parameter name: A name as ``name`` gives it; capitals and blanks count.
  public init?(name: String) {
    if let action = Self.actions[name] {
      self = action
      return
    }
    let scalars = name.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":") else { return nil }
    let text = String(scalars[scalars.index(after: colon)...])
    guard !text.isEmpty, let make = Self.makers[String(scalars[..<colon])], let action = make(text)
    else { return nil }
    self = action
  }

  /// The name of the action, which no other one has.
  public var name: String {
    switch self {
    case .character(let text): "character:\(text)"
    case .characterMargin(let text): "margin:\(text)"
    case .custom(let name): "custom:\(name)"
    case .keyboardType(.custom(let name)): "page:\(name)"
    case .selectLocale(let locale): "locale:\(locale.rawValue)"
    case .text(let text): "text:\(text)"
    default: Self.words[self] ?? ""
    }
  }

  /// All names that are one word.
  public static var plainNames: [String] {
    actions.keys.sorted()
  }

  /// The words before a colon with any text behind it.
  public static var namePrefixes: [String] {
    makers.keys.sorted()
  }

  private static let makers: [String: @Sendable (String) -> KeyboardAction?] = [
    "character": { .character($0) },
    "custom": { .custom(named: $0) },
    "locale": { KeyboardLocale(rawValue: $0).map(KeyboardAction.selectLocale) },
    "margin": { .characterMargin($0) },
    "page": { .keyboardType(.custom(named: $0)) },
    "text": { .text($0) },
  ]

  private static let words: [KeyboardAction: String] = {
    var words: [KeyboardAction: String] = [
      .backspace: "backspace", .capsLock: "capslock", .dictation: "dictation",
      .dismissKeyboard: "dismiss", .escape: "escape", .keyboardType(.alphabetic): "abc",
      .keyboardType(.numeric): "123", .keyboardType(.symbolic): "#+=",
      .keyboardType(.emojis): "emojis", .moveCursorBackward: "left", .moveCursorForward: "right",
      .nextKeyboard: "globe", .nextLocale: "locale", .none: "none", .space: "space", .tab: "tab",
      .urlDomain: "domain",
    ]
    for key in FunctionKey.allCases {
      // What phones have as well goes by the phone's word.
      let isTaken = [FunctionKey.escape, .left, .right].contains(key)
      words[.key(key)] = (isTaken ? "key:" : "") + key.rawValue.lowercased()
    }
    for modifier in Keyboard.Modifier.allCases {
      words[.modifier(modifier)] = modifier.label
    }
    for keyboardCase in Keyboard.Case.allCases {
      words[.shift(keyboardCase)] = "shift:\(keyboardCase.rawValue)"
    }
    words[.shift(.lowercased)] = "shift"
    for type in Keyboard.ReturnKeyType.allCases {
      words[.primary(type)] = "return:\(type.rawValue)"
    }
    words[.primary(.return)] = "return"
    return words
  }()

  private static let actions = Dictionary(uniqueKeysWithValues: words.map { ($1, $0) })
}
