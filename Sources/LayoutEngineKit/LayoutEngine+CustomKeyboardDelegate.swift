// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine {
  /// Who is told what the custom keyboard types.
  ///
  /// Each method may be left out. Buttons act on release; Backspace also again and again while it is
  /// held.
  public protocol CustomKeyboardDelegate: AnyObject {
    /// Any button was released; told before what the button does.
    func customKeyboard(
      _ customKeyboard: CustomKeyboard, keyboardButtonPressed keyboardButton: Button)
    /// A button with a text of its own was released.
    func customKeyboard(_ customKeyboard: CustomKeyboard, keyButtonPressed key: String)
    func customKeyboardSpaceButtonPressed(_ customKeyboard: CustomKeyboard)
    func customKeyboardBackspaceButtonPressed(_ customKeyboard: CustomKeyboard)
    func customKeyboardGlobeButtonPressed(_ customKeyboard: CustomKeyboard)
    func customKeyboardReturnButtonPressed(_ customKeyboard: CustomKeyboard)
    /// An item of a key's menu was chosen: in place of the closure that the original's items have.
    func customKeyboard(_ customKeyboard: CustomKeyboard, keyMenuItemSelected item: KeyMenuItem)
  }
}

extension LayoutEngine.CustomKeyboardDelegate {
  /// Does nothing.
  public func customKeyboard(
    _ customKeyboard: LayoutEngine.CustomKeyboard,
    keyboardButtonPressed keyboardButton: LayoutEngine.Button
  ) {}
  /// Does nothing.
  public func customKeyboard(
    _ customKeyboard: LayoutEngine.CustomKeyboard, keyButtonPressed key: String
  ) {}
  /// Does nothing.
  public func customKeyboardSpaceButtonPressed(_ customKeyboard: LayoutEngine.CustomKeyboard) {}
  /// Does nothing.
  public func customKeyboardBackspaceButtonPressed(_ customKeyboard: LayoutEngine.CustomKeyboard) {}
  /// Does nothing.
  public func customKeyboardGlobeButtonPressed(_ customKeyboard: LayoutEngine.CustomKeyboard) {}
  /// Does nothing.
  public func customKeyboardReturnButtonPressed(_ customKeyboard: LayoutEngine.CustomKeyboard) {}
  /// Does nothing.
  public func customKeyboard(
    _ customKeyboard: LayoutEngine.CustomKeyboard,
    keyMenuItemSelected item: LayoutEngine.KeyMenuItem
  ) {}
}
