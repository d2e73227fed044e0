// SPDX-License-Identifier: MIT

extension Keyboard {
  /// What the Return key says it does; it types a line feed in every case.
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
    /// Says something else.
    case custom(title: String)

    /// The type for a key that has a sign in place of the plain word.
    var asSign: ReturnKeyType { self == .return ? .newLine : self }

    /// Whether the key is one of the darker ones around the input keys, since it only ends a line.
    public var isSystemAction: Bool {
      self == .return || self == .newLine
    }
  }
}

extension Keyboard.ReturnKeyType: CaseIterable {
  /// What keyboards offer to choose from.
  ///
  /// **Source:** KeyboardKit, which leaves out what only some programs ask for.
  public static let allCases: [Self] = [
    .return, .done, .go, .join, .newLine, .next, .ok, .search, .send,
  ]

  /// All types but those with a title of their own, each of which has a word as ``id``.
  public static let named: [Self] = allCases + [.continue, .emergencyCall, .route]
}

extension Keyboard.ReturnKeyType: Identifiable {
  /// The word for the type in files; for one with a title of its own, the title.
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
