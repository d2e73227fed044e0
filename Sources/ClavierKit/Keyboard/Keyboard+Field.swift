// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The focused text field, as reported by the session.
  public struct Field: Hashable, Sendable {
    public var purpose: FieldPurpose
    /// The field's capitalization; `nil` for that of its purpose.
    public var autocapitalization: AutocapitalizationType?
    /// Whether texts without keys can be inserted into the field, through an input method protocol.
    public var acceptsAnyText: Bool

    public init(
      purpose: FieldPurpose = .standard, autocapitalization: AutocapitalizationType? = nil,
      acceptsAnyText: Bool = false
    ) {
      self.purpose = purpose
      self.autocapitalization = autocapitalization
      self.acceptsAnyText = acceptsAnyText
    }

    /// Whether the text is secret, so that it must not be stored.
    public var isSecret: Bool { purpose.isSecret }
  }
}
