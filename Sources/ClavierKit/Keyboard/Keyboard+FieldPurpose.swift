// SPDX-License-Identifier: MIT

extension Keyboard {
  /// What the field expects that is typed into, as far as the keys depend on it.
  public enum FieldPurpose: String, Hashable, Sendable, CaseIterable {
    /// Any text.
    case standard
    /// An e-mail address: at sign and full stop are at hand.
    case email
    /// An address of the web, which has full stops and slashes but no spaces.
    case url
    /// What a search engine takes: words or an address.
    case webSearch
    case password
    /// A password of digits.
    case pin

    /// Whether nobody beside the user shall know what is typed.
    public var isSecret: Bool { self == .password || self == .pin }
  }
}
