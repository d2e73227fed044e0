// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service of one layout for every context.
  public struct StaticService: KeyboardLayoutService, Hashable, Sendable {
    public var layout: KeyboardLayout

    public init(_ layout: KeyboardLayout) {
      self.layout = layout
    }

    /// Returns the layout for any context.
    public func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      layout
    }
  }
}
