// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine {
  /// The receiver of the custom keyboard's text and actions.
  ///
  /// All methods are optional. Buttons act on release; Shift, the page keys and Backspace act on
  /// touch-down, and Backspace repeats while it is held.
  public protocol CustomKeyboardDelegate: AnyObject {
    /// Reports a used button, before its effect; of several equal buttons, the first one.
    func customKeyboard(
      _ customKeyboard: CustomKeyboard, keyboardButtonPressed keyboardButton: Button)
    /// Reports a text that a button typed.
    func customKeyboard(_ customKeyboard: CustomKeyboard, keyButtonPressed key: String)
    func customKeyboardSpaceButtonPressed(_ customKeyboard: CustomKeyboard)
    /// Reports the deletion of a character.
    func customKeyboardBackspaceButtonPressed(_ customKeyboard: CustomKeyboard)
    func customKeyboardGlobeButtonPressed(_ customKeyboard: CustomKeyboard)
    func customKeyboardReturnButtonPressed(_ customKeyboard: CustomKeyboard)
    /// Reports the selected item of a key's menu, in place of KeyboardLayoutEngine's closures.
    func customKeyboard(_ customKeyboard: CustomKeyboard, keyMenuItemSelected item: KeyMenuItem)
  }
}

extension CustomKeyboardDelegate {
  /// Does nothing by default.
  public func customKeyboard(
    _ customKeyboard: CustomKeyboard, keyboardButtonPressed keyboardButton: KeyboardButton
  ) {}
  /// Does nothing by default.
  public func customKeyboard(_ customKeyboard: CustomKeyboard, keyButtonPressed key: String) {}
  /// Does nothing by default.
  public func customKeyboardSpaceButtonPressed(_ customKeyboard: CustomKeyboard) {}
  /// Does nothing by default.
  public func customKeyboardBackspaceButtonPressed(_ customKeyboard: CustomKeyboard) {}
  /// Does nothing by default.
  public func customKeyboardGlobeButtonPressed(_ customKeyboard: CustomKeyboard) {}
  /// Does nothing by default.
  public func customKeyboardReturnButtonPressed(_ customKeyboard: CustomKeyboard) {}
  /// Does nothing by default.
  public func customKeyboard(
    _ customKeyboard: CustomKeyboard, keyMenuItemSelected item: KeyMenuItem
  ) {}
}
