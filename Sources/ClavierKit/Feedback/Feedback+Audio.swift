// SPDX-License-Identifier: MIT

extension Feedback {
  /// A sound.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public enum Audio: Hashable, Sendable {
    /// The click of a key that types.
    case input
    /// The click of Backspace.
    case delete
    /// The click of the keys around the input keys.
    case system
    /// No sound.
    case none
    /// A sound of the system with this number.
    case customId(UInt32)
    /// A custom sound at this URL.
    case customUrl(String)

    /// The number of the sound: 0 for silence, `nil` for a custom sound with a URL.
    ///
    /// **Source:** the system sounds of iOS, whose numbers sound themes often use.
    public var id: UInt32? {
      switch self {
      case .input: 1104
      case .delete: 1155
      case .system: 1156
      case .none: 0
      case .customId(let id): id
      case .customUrl: nil
      }
    }
  }
}
