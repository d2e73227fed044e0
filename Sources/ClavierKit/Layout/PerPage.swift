// SPDX-License-Identifier: MIT

/// One value for each page that a keyboard may show, made once.
struct PerPage<Value> {
  private let lowercased: Value
  private let uppercased: Value
  private let capsLocked: Value
  private let numeric: Value
  private let symbolic: Value
  private let emojis: Value?
  private let custom: [String: Value]

  /// Makes the value of each page.
  ///
  /// - Parameters:
  ///   - hasEmojis: whether there is a page of emojis.
  ///   - customPages: the names of the pages beside letters, digits, signs and emojis.
  ///   - value: what makes a value; small letters stand for pages without capitals.
  init(
    hasEmojis: Bool = false, customPages: [String] = [],
    _ value: (Keyboard.KeyboardType, Keyboard.Case) -> Value
  ) {
    lowercased = value(.alphabetic, .lowercased)
    uppercased = value(.alphabetic, .uppercased)
    capsLocked = value(.alphabetic, .capsLocked)
    numeric = value(.numeric, .lowercased)
    symbolic = value(.symbolic, .lowercased)
    emojis = hasEmojis ? value(.emojis, .lowercased) : nil
    let pages = customPages.map { ($0, value(.custom(named: $0), .lowercased)) }
    custom = Dictionary(pages, uniquingKeysWith: { first, _ in first })
  }

  /// The value of a page: of small letters where the case is not yet decided, and of the letters, too, in
  /// place of a page that there is not.
  subscript(_ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case) -> Value {
    switch type {
    case .numeric: numeric
    case .symbolic: symbolic
    case .custom(let name): custom[name] ?? letters(keyboardCase)
    case .emojis: emojis ?? letters(keyboardCase)
    case .alphabetic: letters(keyboardCase)
    }
  }

  private func letters(_ keyboardCase: Keyboard.Case) -> Value {
    switch keyboardCase {
    case .auto, .lowercased: lowercased
    case .uppercased: uppercased
    case .capsLocked: capsLocked
    }
  }

  /// Whether there is a page of emojis.
  var hasEmojis: Bool { emojis != nil }

  /// The names of the pages beside letters, digits, signs and emojis, in rising order.
  var customPages: [String] { custom.keys.sorted() }

  /// All values.
  var all: [Value] {
    [lowercased, uppercased, capsLocked, numeric, symbolic] + (emojis.map { [$0] } ?? [])
      + custom.values
  }
}

extension PerPage: Equatable where Value: Equatable {}
extension PerPage: Hashable where Value: Hashable {}
extension PerPage: Sendable where Value: Sendable {}
