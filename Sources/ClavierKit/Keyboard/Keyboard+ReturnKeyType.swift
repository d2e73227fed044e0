// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The label of the Return key; the key types a line feed in every case.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public enum ReturnKeyType: Hashable, Sendable {
    case `return`
    case `continue`
    case done
    case emergencyCall
    case go
    case join
    case newLine
    case next
    case ok
    case route
    case search
    case send
    /// A Return key with a custom title.
    case custom(title: String)

    /// The type with the sign ``newLine`` in place of the word ``return``; other types are
    /// unchanged.
    var asSign: ReturnKeyType { self == .return ? .newLine : self }

    /// Whether the key is one of the darker system keys, because it only ends a line.
    public var isSystemAction: Bool {
      self == .return || self == .newLine
    }
  }
}

extension Keyboard.ReturnKeyType: CaseIterable {
  /// The types that keyboards offer.
  ///
  /// **Source:** KeyboardKit, which omits the types of special programs.
  public static let allCases: [Self] = [
    .return, .done, .go, .join, .newLine, .next, .ok, .search, .send,
  ]

  /// All types without a custom title; each has a unique word as ``id``.
  public static let named: [Self] = allCases + [.continue, .emergencyCall, .route]
}

extension Keyboard.ReturnKeyType: Identifiable {
  /// The word for the type in files; for a custom type, its title.
  public var id: String {
    switch self {
    case .return: "return"
    case .continue: "continue"
    case .done: "done"
    case .emergencyCall: "emergencyCall"
    case .go: "go"
    case .join: "join"
    case .newLine: "newLine"
    case .next: "next"
    case .ok: "ok"
    case .route: "route"
    case .search: "search"
    case .send: "send"
    case .custom(let title): title
    }
  }
}
