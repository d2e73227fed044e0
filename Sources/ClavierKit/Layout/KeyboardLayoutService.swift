// SPDX-License-Identifier: MIT

/// What makes a layout for a context.
///
/// It is asked when the context changes, for every page that may be shown, and never while fingers
/// move. A service must give equal layouts for equal contexts.
public protocol KeyboardLayoutService {
  /// The layout of the page that the context says.
  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout
  /// The names of the pages that there are beside those of letters, digits and signs.
  ///
  /// - Parameter context: what all pages have in common; its keyboard type and case do not matter.
  /// - Returns: names for ``Keyboard/KeyboardType/custom(named:)``.
  func customPages(for context: KeyboardContext) -> [String]
}

extension KeyboardLayoutService {
  /// None.
  public func customPages(for context: KeyboardContext) -> [String] { [] }
}
