// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// Who is told what fingers do to a layout: the original's `KeyboardLayoutDelegate`.
  ///
  /// Each method may be left out. Raw touches are told first, and whether typing is enabled or not.
  /// Touches come in the order in which they count.
  public protocol LayoutDelegate: AnyObject {
    /// A button is pressed.
    func keyboardLayout(_ keyboardLayout: Surface, didKeyPressStart keyboardButton: Button)
    /// A button is released, or given up for the next one: now it types.
    func keyboardLayout(_ keyboardLayout: Surface, didKeyPressEnd keyboardButton: Button)
    /// The finger went on to another button, in the words of 0.9.9.
    func keyboardLayout(
      _ keyboardLayout: Surface, didDraggedInFrom oldButton: Button, to newButton: Button)
    /// The finger went on to another button, in the README's words.
    ///
    /// Only told to those who leave out the one of 0.9.9, so that none is told twice.
    func keyboardLayout(
      _ keyboardLayout: Surface, didDraggedIn fromKeyboardButton: Button, toKeyboardButton: Button)
    func keyboardLayout(_ keyboardLayout: Surface, didTouchesBegin touches: [Touch])
    func keyboardLayout(_ keyboardLayout: Surface, didTouchesMove touches: [Touch])
    func keyboardLayout(_ keyboardLayout: Surface, didTouchesEnd touches: [Touch])
    func keyboardLayout(_ keyboardLayout: Surface, didTouchesCancel touches: [Touch])
  }
}

extension LayoutEngine.LayoutDelegate {
  /// Does nothing.
  public func keyboardLayout(
    _ keyboardLayout: LayoutEngine.Surface, didKeyPressStart keyboardButton: LayoutEngine.Button
  ) {}
  /// Does nothing.
  public func keyboardLayout(
    _ keyboardLayout: LayoutEngine.Surface, didKeyPressEnd keyboardButton: LayoutEngine.Button
  ) {}
  /// Tells it in the README's words.
  public func keyboardLayout(
    _ keyboardLayout: LayoutEngine.Surface, didDraggedInFrom oldButton: LayoutEngine.Button,
    to newButton: LayoutEngine.Button
  ) {
    self.keyboardLayout(keyboardLayout, didDraggedIn: oldButton, toKeyboardButton: newButton)
  }
  /// Does nothing.
  public func keyboardLayout(
    _ keyboardLayout: LayoutEngine.Surface, didDraggedIn fromKeyboardButton: LayoutEngine.Button,
    toKeyboardButton: LayoutEngine.Button
  ) {}
  /// Does nothing.
  public func keyboardLayout(
    _ keyboardLayout: LayoutEngine.Surface, didTouchesBegin touches: [Touch]
  ) {}
  /// Does nothing.
  public func keyboardLayout(
    _ keyboardLayout: LayoutEngine.Surface, didTouchesMove touches: [Touch]
  ) {}
  /// Does nothing.
  public func keyboardLayout(_ keyboardLayout: LayoutEngine.Surface, didTouchesEnd touches: [Touch])
  {}
  /// Does nothing.
  public func keyboardLayout(
    _ keyboardLayout: LayoutEngine.Surface, didTouchesCancel touches: [Touch]
  ) {}
}
