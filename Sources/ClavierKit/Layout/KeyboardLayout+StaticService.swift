// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Gives the same layout in every context.
  public struct StaticService: KeyboardLayoutService, Hashable, Sendable {
    public var layout: KeyboardLayout

    public init(_ layout: KeyboardLayout) {
      self.layout = layout
    }

    /// The layout, whatever the context.
    public func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      layout
    }
  }
}
