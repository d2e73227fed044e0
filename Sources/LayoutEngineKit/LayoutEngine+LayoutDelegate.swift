// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// The observer of touches on a layout: KeyboardLayoutEngine's `KeyboardLayoutDelegate`.
  ///
  /// All methods are optional. Raw touches are reported first, even if typing is disabled, in the
  /// order in which they are handled.
  public protocol LayoutDelegate: AnyObject {
    /// Reports that a button is pressed.
    func keyboardLayout(_ keyboardLayout: Surface, didKeyPressStart keyboardButton: Button)
    /// Reports that a button types, because it is released or a later finger lifts.
    func keyboardLayout(_ keyboardLayout: Surface, didKeyPressEnd keyboardButton: Button)
    /// Reports that a finger slid to another button.
    func keyboardLayout(
      _ keyboardLayout: Surface, didDraggedIn fromKeyboardButton: Button, toKeyboardButton: Button)
    func keyboardLayout(_ keyboardLayout: Surface, didTouchesBegin touches: [Touch])
    func keyboardLayout(_ keyboardLayout: Surface, didTouchesMove touches: [Touch])
    func keyboardLayout(_ keyboardLayout: Surface, didTouchesEnd touches: [Touch])
    func keyboardLayout(_ keyboardLayout: Surface, didTouchesCancel touches: [Touch])
  }
}

extension KeyboardLayoutDelegate {
  /// Does nothing by default.
  public func keyboardLayout(
    _ keyboardLayout: KeyboardLayoutSurface, didKeyPressStart keyboardButton: KeyboardButton
  ) {}
  /// Does nothing by default.
  public func keyboardLayout(
    _ keyboardLayout: KeyboardLayoutSurface, didKeyPressEnd keyboardButton: KeyboardButton
  ) {}
  /// Does nothing by default.
  public func keyboardLayout(
    _ keyboardLayout: KeyboardLayoutSurface, didDraggedIn fromKeyboardButton: KeyboardButton,
    toKeyboardButton: KeyboardButton
  ) {}
  /// Does nothing by default.
  public func keyboardLayout(
    _ keyboardLayout: KeyboardLayoutSurface, didTouchesBegin touches: [Touch]
  ) {}
  /// Does nothing by default.
  public func keyboardLayout(
    _ keyboardLayout: KeyboardLayoutSurface, didTouchesMove touches: [Touch]
  ) {}
  /// Does nothing by default.
  public func keyboardLayout(
    _ keyboardLayout: KeyboardLayoutSurface, didTouchesEnd touches: [Touch]
  ) {}
  /// Does nothing by default.
  public func keyboardLayout(
    _ keyboardLayout: KeyboardLayoutSurface, didTouchesCancel touches: [Touch]
  ) {}
}
