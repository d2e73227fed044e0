// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The kind of text that a field expects, which determines keys and capitals.
  ///
  /// **Source:** KeyboardKit's keyboard types of a field, and the content purposes of Wayland's
  /// text-input-v3.
  public enum FieldPurpose: String, Hashable, Sendable, CaseIterable {
    /// Text of any kind, such as prose.
    case standard
    /// An e-mail address; the at sign and the full stop have keys.
    case email
    /// A web address, which has full stops and slashes but no spaces.
    case url
    /// The query of a search engine: words or an address.
    case webSearch
    /// The name of a person.
    case name
    /// A number, such as a telephone number.
    case number
    /// The command line of a terminal.
    case terminal
    case password
    /// A PIN: a password of digits.
    case pin

    /// Whether the text is secret.
    public var isSecret: Bool { self == .password || self == .pin }

    /// Whether the field contains prose or names.
    public var isForProse: Bool { self == .standard || self == .name }

    /// The capitalization of a field that specifies none; `nil` for the user's choice.
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
