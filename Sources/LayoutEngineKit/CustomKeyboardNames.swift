// SPDX-License-Identifier: MIT

import ClavierKit

// The styles of the custom keyboard by the original's names, for layouts that use some of them.
//
// The original's are variables; these are not, as ``LayoutEngine/CustomKeyboard/Styles`` says: change
// a copy of the styles, and give it to the keyboard.

public var CustomKeyboardLayoutStyle: KeyboardLayoutStyle { CustomKeyboard.Styles.standard.layout }
public var CustomKeyboardRowStyle: KeyboardRowStyle { CustomKeyboard.Styles.standard.row }
public var CustomKeyboardFirstRowStyle: KeyboardRowStyle { CustomKeyboard.Styles.standard.firstRow }
public var CustomKeyboardSecondRowStyle: KeyboardRowStyle {
  CustomKeyboard.Styles.standard.secondRow
}
public var CustomKeyboardThirdRowStyle: KeyboardRowStyle { CustomKeyboard.Styles.standard.thirdRow }
public var CustomKeyboardChildRowStyle: KeyboardRowStyle { CustomKeyboard.Styles.standard.childRow }
public var CustomKeyboardFourthRowStyle: KeyboardRowStyle {
  CustomKeyboard.Styles.standard.fourthRow
}
public var CustomKeyboardKeyButtonStyle: KeyboardButtonStyle { CustomKeyboard.Styles.standard.key }
public var CustomKeyboardLeftKeyButtonStyle: KeyboardButtonStyle {
  CustomKeyboard.Styles.standard.leftKey
}
public var CustomKeyboardRightKeyButtonStyle: KeyboardButtonStyle {
  CustomKeyboard.Styles.standard.rightKey
}
public var CustomKeyboardLowercaseKeyButtonStyle: KeyboardButtonStyle {
  CustomKeyboard.Styles.standard.lowercaseKey
}
public var CustomKeyboardLowercaseLeftKeyButtonStyle: KeyboardButtonStyle {
  CustomKeyboard.Styles.standard.lowercaseLeftKey
}
public var CustomKeyboardLowercaseRightKeyButtonStyle: KeyboardButtonStyle {
  CustomKeyboard.Styles.standard.lowercaseRightKey
}
public var CustomKeyboardSpaceButtonStyle: KeyboardButtonStyle {
  CustomKeyboard.Styles.standard.space
}
public var CustomKeyboardBackspaceButtonStyle: KeyboardButtonStyle {
  CustomKeyboard.Styles.standard.backspace
}
public var CustomKeyboardShiftButtonStyle: KeyboardButtonStyle {
  CustomKeyboard.Styles.standard.shift
}
public var CustomKeyboardGlobeButtonStyle: KeyboardButtonStyle {
  CustomKeyboard.Styles.standard.globe
}
public var CustomKeyboardReturnButtonStyle: KeyboardButtonStyle {
  CustomKeyboard.Styles.standard.return
}
public var CustomKeyboardNumbersButtonStyle: KeyboardButtonStyle {
  CustomKeyboard.Styles.standard.numbers
}
