// SPDX-License-Identifier: MIT

extension KeyboardAction {
  public typealias Row = [KeyboardAction]
  public typealias Rows = [Row]
}

// **Source:** KeyboardKit's rows of actions.
extension KeyboardAction.Row {
  /// A row with a key for each character.
  public init(characters: String) {
    self = characters.map { .character(String($0)) }
  }

  /// A row with a key for each text, which is taken for a character.
  public init(characters: [String]) {
    self = characters.map { .character($0) }
  }

  /// The gap before the row that touches as its first key that types; one that does nothing if that types
  /// no character.
  public var leadingCharacterMarginAction: KeyboardAction {
    first(where: \.isInputAction)?.characterMarginAction ?? .none
  }

  /// The gap behind the row that touches as its last key that types; one that does nothing if that types
  /// no character.
  public var trailingCharacterMarginAction: KeyboardAction {
    last(where: \.isInputAction)?.characterMarginAction ?? .none
  }

  /// The row with gaps at its end, so that its keys fill so many columns.
  ///
  /// - Parameter columns: How many keys stand in a line; less than 1 counts as 1.
  /// - Returns: The longer row, or this one.
  public func evened(for columns: Int) -> Self {
    let missing = count % Swift.max(1, columns)
    guard missing > 0 else { return self }
    return self + Array(repeating: .none, count: columns - missing)
  }
}

extension KeyboardAction.Rows {
  /// Rows with a key for each text, which is taken for a character.
  public init(characters: [[String]]) {
    self = characters.map { KeyboardAction.Row(characters: $0) }
  }
}

extension KeyboardAction {
  /// The gap beside the key that touches as the key; `nil` beside a key that types no character.
  fileprivate var characterMarginAction: KeyboardAction? {
    if case .character(let character) = self { .characterMargin(character) } else { nil }
  }
}
