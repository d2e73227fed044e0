// SPDX-License-Identifier: MIT

extension KeyboardAction {
  public typealias Row = [KeyboardAction]
  public typealias Rows = [Row]
}

// **Source:** KeyboardKit's rows of actions.
extension KeyboardAction.Row {
  /// Creates a row with a key for each character.
  public init(characters: String) {
    self = characters.map { .character(String($0)) }
  }

  /// Creates a row with a character key for each text.
  public init(characters: [String]) {
    self = characters.map { .character($0) }
  }

  /// The gap before the row, which extends its first typing key; `none` if that types no character.
  public var leadingCharacterMarginAction: KeyboardAction {
    first(where: \.isInputAction)?.characterMarginAction ?? .none
  }

  /// The gap after the row, which extends its last typing key; `none` if that types no character.
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
  /// Creates rows with a character key for each text.
  public init(characters: [[String]]) {
    self = characters.map { KeyboardAction.Row(characters: $0) }
  }
}

extension KeyboardAction {
  /// The gap beside the key, which extends the key's touch area; `nil` if the key types no
  /// character.
  fileprivate var characterMarginAction: KeyboardAction? {
    if case .character(let character) = self { .characterMargin(character) } else { nil }
  }
}
