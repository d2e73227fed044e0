// SPDX-License-Identifier: MIT

/// What makes a layout for a context.
///
/// It is asked when the context changes, for every page that may be shown, and never while fingers
/// move. A service must give equal layouts for equal contexts.
public protocol KeyboardLayoutService {
  /// The layout of the page that the context says.
  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout
  /// The names of its pages beside those of letters, digits and signs.
  var customPages: [String] { get }
}

extension KeyboardLayoutService {
  /// None.
  public var customPages: [String] { [] }
}
