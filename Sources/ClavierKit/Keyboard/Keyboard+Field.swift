// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The field that is typed into, as far as a session tells about it.
  public struct Field: Hashable, Sendable {
    public var purpose: FieldPurpose
    /// When the field asks for capitals; `nil` for what its purpose asks for.
    public var autocapitalization: AutocapitalizationType?
    /// Whether somebody puts texts into it for which there are no keys.
    public var takesAnyText: Bool

    public init(
      purpose: FieldPurpose = .standard, autocapitalization: AutocapitalizationType? = nil,
      takesAnyText: Bool = false
    ) {
      self.purpose = purpose
      self.autocapitalization = autocapitalization
      self.takesAnyText = takesAnyText
    }

    /// Whether nobody beside the user shall know what is typed: nothing of it is remembered.
    public var isSecret: Bool { purpose.isSecret }
  }
}
