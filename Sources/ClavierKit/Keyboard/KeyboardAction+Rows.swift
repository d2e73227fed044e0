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

  /// A row with a key for each text, as one character each.
  public init(characters: [String]) {
    self = characters.map { .character($0) }
  }

  /// The gap before the row, which acts as its first typing key; `none` if that types no character.
  public var leadingCharacterMarginAction: KeyboardAction {
    first(where: \.isInputAction)?.characterMarginAction ?? .none
  }

  /// The gap after the row, which acts as its last typing key; `none` if that types no character.
  public var trailingCharacterMarginAction: KeyboardAction {
    last(where: \.isInputAction)?.characterMarginAction ?? .none
  }

  /// Returns the row, padded with gaps to a multiple of `columns`.
  ///
  /// - Parameter columns: The number of keys in a line; values below 1 count as 1.
  /// - Returns: The padded row.
  public func evened(for columns: Int) -> Self {
    let missing = count % Swift.max(1, columns)
    guard missing > 0 else { return self }
    return self + Array(repeating: .none, count: columns - missing)
  }
}

extension KeyboardAction.Rows {
  /// Rows with a key for each text, as one character each.
  public init(characters: [[String]]) {
    self = characters.map { KeyboardAction.Row(characters: $0) }
  }
}

extension KeyboardAction {
  /// The gap beside the key that acts as the key; `nil` for a key that types no character.
  fileprivate var characterMarginAction: KeyboardAction? {
    if case .character(let character) = self { .characterMargin(character) } else { nil }
  }
}
