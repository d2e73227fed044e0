// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine {
  /// The receiver of the custom keyboard's text and actions.
  ///
  /// All methods are optional. Buttons act on release; Shift, the keys for pages and Backspace act
  /// on touch-down, and Backspace repeats while it is held.
  public protocol CustomKeyboardDelegate: AnyObject {
    /// Reports that a button is used, before its effect; of several equal buttons, the first.
    func customKeyboard(
      _ customKeyboard: CustomKeyboard, keyboardButtonPressed keyboardButton: Button)
    /// Reports a typed text.
    func customKeyboard(_ customKeyboard: CustomKeyboard, keyButtonPressed key: String)
    func customKeyboardSpaceButtonPressed(_ customKeyboard: CustomKeyboard)
    /// Reports the deletion of a character.
    func customKeyboardBackspaceButtonPressed(_ customKeyboard: CustomKeyboard)
    func customKeyboardGlobeButtonPressed(_ customKeyboard: CustomKeyboard)
    func customKeyboardReturnButtonPressed(_ customKeyboard: CustomKeyboard)
    /// Reports the chosen item of a key's menu; it replaces the closure of the original's items.
    func customKeyboard(_ customKeyboard: CustomKeyboard, keyMenuItemSelected item: KeyMenuItem)
  }
}

extension CustomKeyboardDelegate {
  /// Does nothing.
  public func customKeyboard(
    _ customKeyboard: CustomKeyboard, keyboardButtonPressed keyboardButton: KeyboardButton
  ) {}
  /// Does nothing.
  public func customKeyboard(_ customKeyboard: CustomKeyboard, keyButtonPressed key: String) {}
  /// Does nothing.
  public func customKeyboardSpaceButtonPressed(_ customKeyboard: CustomKeyboard) {}
  /// Does nothing.
  public func customKeyboardBackspaceButtonPressed(_ customKeyboard: CustomKeyboard) {}
  /// Does nothing.
  public func customKeyboardGlobeButtonPressed(_ customKeyboard: CustomKeyboard) {}
  /// Does nothing.
  public func customKeyboardReturnButtonPressed(_ customKeyboard: CustomKeyboard) {}
  /// Does nothing.
  public func customKeyboard(
    _ customKeyboard: CustomKeyboard, keyMenuItemSelected item: KeyMenuItem
  ) {}
}
