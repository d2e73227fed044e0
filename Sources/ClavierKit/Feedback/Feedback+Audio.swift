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
    /// Another sound of the system, by its number.
    case customId(UInt32)
    /// A sound of one's own, by where it is.
    case customUrl(String)

    /// The number of the sound; `nil` for a sound that has a place in its stead, 0 for none.
    ///
    /// **Source:** the system sounds of iOS, which sound themes are often numbered after.
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
