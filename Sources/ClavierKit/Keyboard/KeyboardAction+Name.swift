// SPDX-License-Identifier: MIT

// The names of actions in layout files: single words, or a word, a colon and a text.
//
//     backspace   #+=   return:search   key:left      one word for one action
//     character:q   text:Hello world   page:sums      the text is all after the colon
//     url:https://example.org   diacritic:´ aá eé     several parts are separated by blanks
//
// Event scripts use the same words for keys.
extension KeyboardAction {
  /// Creates the action with a name; `nil` if there is none.
  ///
  /// The result is also `nil` if the text after the colon is missing, is no known language, or
  /// lacks a part.
  ///
  /// - Parameter name: A name as in ``name``; case and blanks are significant.
  public init?(name: String) {
    if let action = Self.actions[name] {
      self = action
      return
    }
    // Scalars, since a combining mark at the start of the text joins the colon as a character.
    let scalars = name.unicodeScalars
    for (word, make) in Self.actionParsers where scalars.starts(with: (word + ":").unicodeScalars) {
      let text = String(scalars.dropFirst(word.unicodeScalars.count + 1))
      guard !text.isEmpty, let action = make(text) else { return nil }
      self = action
      return
    }
    return nil
  }

  /// The name of the action, from which ``init(name:)`` creates the action again.
  ///
  /// Some actions cannot be created again: empty texts, parts that contain blanks, and diacritics
  /// whose replacements have no such form.
  public var name: String {
    switch self {
    case .character(let text): "character:\(text)"
    case .characterMargin(let text): "margin:\(text)"
    case .custom(let name): "custom:\(name)"
    case .diacritic(let diacritic): "diacritic:\(diacritic.words)"
    case .emoji(let emoji): "emoji:\(emoji)"
    case .image(let text, let keyName, let name): "image:\(keyName) \(name) \(text)"
    case .keyboardType(.custom(let name)) where self != .keyboardType(.clips): "page:\(name)"
    case .selectLocale(let locale): "locale:\(locale.rawValue)"
    case .primary(.custom(let title)): "return:custom:\(title)"
    case .systemImage(let text, let keyName, let name): "systemimage:\(keyName) \(name) \(text)"
    case .text(let text): "text:\(text)"
    case .url(let url, let id): "url:\(url)" + (id.map { " " + $0 } ?? "")
    default: Self.words[self] ?? ""
    }
  }

  /// All names that are single words.
  public static var plainNames: [String] {
    actions.keys.sorted()
  }

  /// The words that may precede a colon and a text.
  public static var namePrefixes: [String] {
    actionParsers.keys.sorted()
  }

  private static let actionParsers: [String: @Sendable (String) -> KeyboardAction?] = [
    "character": { .character($0) },
    "custom": { .custom(named: $0) },
    "locale": { KeyboardLocale(rawValue: $0).map(KeyboardAction.selectLocale) },
    "diacritic": { Keyboard.Diacritic(words: $0).map(KeyboardAction.diacritic) },
    "emoji": { .emoji($0) },
    "image": { text in
      picture(text).map { .image(description: $0[2], keyboardImageName: $0[0], imageName: $0[1]) }
    },
    "margin": { .characterMargin($0) },
    "page": { .keyboardType(.custom(named: $0)) },
    "return:custom": { .primary(.custom(title: $0)) },
    "systemimage": { text in
      picture(text).map {
        .systemImage(description: $0[2], keyboardImageName: $0[0], imageName: $0[1])
      }
    },
    "text": { .text($0) },
    "url": { text in
      let words = text.parts(atMost: 2)
      return words.first.map { .url($0, id: words.count == 2 ? words[1] : nil) }
    },
  ]

  /// Returns the three parts of an image action: the name on keys, the name elsewhere and the
  /// description; `nil` if one is missing.
  private static func picture(_ text: String) -> [String]? {
    let words = text.parts(atMost: 3)
    return words.count == 3 ? words : nil
  }

  private static let words: [KeyboardAction: String] = {
    var words: [KeyboardAction: String] = [
      .backspace: "backspace", .capsLock: "capslock", .dictation: "dictation",
      .dismissKeyboard: "dismiss", .escape: "escape", .keyboardType(.alphabetic): "abc",
      .keyboardType(.numeric): "123", .keyboardType(.symbolic): "#+=",
      .keyboardType(.clips): "clips", .keyboardType(.emojis): "emojis",
      .moveCursorBackward: "left", .moveCursorForward: "right",
      .nextKeyboard: "globe", .nextLocale: "locale", .none: "none", .redo: "redo",
      .settings: "settings", .space: "space", .systemSettings: "systemsettings", .tab: "tab",
      .undo: "undo", .urlDomain: "domain",
    ]
    for key in FunctionKey.allCases {
      // Keys that also exist on phones have the phone's name.
      let isTaken = [FunctionKey.escape, .left, .right].contains(key)
      words[.key(key)] = (isTaken ? "key:" : "") + key.rawValue.lowercased()
    }
    for command in Keyboard.ClipboardCommand.allCases {
      words[.clipboard(command)] = command.rawValue
    }
    for modifier in Keyboard.Modifier.allCases {
      words[.modifier(modifier)] = modifier.label
    }
    for keyboardCase in Keyboard.Case.allCases {
      words[.shift(keyboardCase)] = "shift:\(keyboardCase.rawValue)"
    }
    words[.shift(.lowercased)] = "shift"
    for type in Keyboard.ReturnKeyType.named {
      words[.primary(type)] = "return:\(type.id)"
    }
    words[.primary(.return)] = "return"
    return words
  }()

  private static let actions = Dictionary(uniqueKeysWithValues: words.map { ($1, $0) })
}

extension Keyboard.Diacritic {
  /// The words of a diacritic: the mark, then each letter with its replacement, as in `´ aá eé`.
  ///
  /// Marks and replacements with blanks, and letters of more than one character, have no such form.
  fileprivate var words: String {
    let pairs = replacements.filter { $0.key.count == 1 }.sorted { $0.key < $1.key }
    return ([char] + pairs.map { $0.key + $0.value }).joined(separator: " ")
  }

  fileprivate init?(words: String) {
    let parts = words.parts(atMost: .max)
    guard let char = parts.first else { return nil }
    self.init(char: char)
    for pair in parts.dropFirst() {
      guard let letter = pair.first, pair.count > 1 else { return nil }
      replacements[String(letter)] = String(pair.dropFirst())
    }
  }
}

extension String {
  /// Returns at most `count` parts between blanks; the last part keeps the rest.
  fileprivate func parts(atMost count: Int) -> [String] {
    unicodeScalars.split(separator: " ", maxSplits: count - 1).map { String($0) }
  }
}
