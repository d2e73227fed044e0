// SPDX-License-Identifier: MIT

extension Keyboard {
  /// What the field expects that is typed into, as far as keys and capitals depend on it.
  ///
  /// **Source:** KeyboardKit's keyboard types of a field, and the content purposes of Wayland's
  /// text-input-v3.
  public enum FieldPurpose: String, Hashable, Sendable, CaseIterable {
    /// Any text.
    case standard
    /// An e-mail address: at sign and full stop are at hand.
    case email
    /// An address of the web, which has full stops and slashes but no spaces.
    case url
    /// What a search engine takes: words or an address.
    case webSearch
    /// The name of a person.
    case name
    /// A number of any kind, to be dialled or not.
    case number
    /// Commands.
    case terminal
    case password
    /// A password of digits.
    case pin

    /// Whether nobody beside the user shall know what is typed.
    public var isSecret: Bool { self == .password || self == .pin }

    /// Whether people write sentences in it, or words of them.
    public var isForSentences: Bool { self == .standard || self == .name }

    /// When capitals come by themselves in fields that do not say; `nil` for what the user likes.
    public var autocapitalization: AutocapitalizationType? {
      switch self {
      case .standard: nil
      case .name: .words
      case .email, .url, .webSearch, .number, .terminal, .password, .pin:
        AutocapitalizationType.none
      }
    }
  }
}
