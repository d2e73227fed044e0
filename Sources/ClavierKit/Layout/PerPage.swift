// SPDX-License-Identifier: MIT

/// A value for each page of a keyboard, computed once.
struct PerPage<Value> {
  private let lowercased: Value
  private let uppercased: Value
  private let capsLocked: Value
  private let numeric: Value
  private let symbolic: Value
  private let emojis: Value?
  private let custom: [String: Value]

  /// Creates the value of each page.
  ///
  /// - Parameters:
  ///   - hasEmojis: Whether there is an emoji page.
  ///   - customPages: The names of the custom pages.
  ///   - value: Returns the value of a page; pages without capitals are requested in lower case.
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

  /// The value of a page; for a missing page, the value of the letters.
  ///
  /// An undecided case counts as lower case.
  subscript(_ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case) -> Value {
    withValue(of: type, keyboardCase) { copy $0 }
  }

  /// Calls a function with the value of a page, without copying it.
  func withValue<Result>(
    of type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case,
    _ body: (borrowing Value) -> Result
  ) -> Result {
    switch type {
    case .numeric: return body(numeric)
    case .symbolic: return body(symbolic)
    case .custom(let name): if let page = custom[name] { return body(page) }
    case .emojis: if let emojis { return body(emojis) }
    case .alphabetic: break
    }
    return switch keyboardCase {
    case .auto, .lowercased: body(lowercased)
    case .uppercased: body(uppercased)
    case .capsLocked: body(capsLocked)
    }
  }

  /// Whether there is an emoji page.
  var hasEmojis: Bool { emojis != nil }

  /// The names of the custom pages, in ascending order.
  var customPages: [String] { custom.keys.sorted() }

  /// The values of all pages.
  var all: [Value] {
    [lowercased, uppercased, capsLocked, numeric, symbolic] + (emojis.map { [$0] } ?? [])
      + custom.values
  }
}

extension PerPage: Equatable where Value: Equatable {}
extension PerPage: Hashable where Value: Hashable {}
extension PerPage: Sendable where Value: Sendable {}
