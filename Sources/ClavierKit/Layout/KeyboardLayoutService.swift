// SPDX-License-Identifier: MIT

/// A source of layouts by context.
///
/// It is called for every page when the context changes, never while fingers move. It must be
/// deterministic.
public protocol KeyboardLayoutService {
  /// Returns the layout of the context's page.
  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout
  /// Returns the names of the custom pages.
  ///
  /// - Parameter context: The common context of all pages; its keyboard type and case are ignored.
  /// - Returns: Names for ``Keyboard/KeyboardType/custom(named:)``.
  func customPages(for context: KeyboardContext) -> [String]
}

extension KeyboardLayoutService {
  /// Returns no pages.
  public func customPages(for context: KeyboardContext) -> [String] { [] }
}
