// SPDX-License-Identifier: MIT

// The styles of the custom keyboard by KeyboardLayoutEngine's names, for layouts that use some of
// them.
//
// In KeyboardLayoutEngine they are variables, but here they are constants, see
// ``LayoutEngine/CustomKeyboard/Styles``: change a copy of the styles, and pass it to the keyboard.

private let styles = CustomKeyboard.Styles.standard

public let CustomKeyboardLayoutStyle = styles.layout
public let CustomKeyboardRowStyle = styles.row
public let CustomKeyboardFirstRowStyle = styles.firstRow
public let CustomKeyboardSecondRowStyle = styles.secondRow
public let CustomKeyboardThirdRowStyle = styles.thirdRow
public let CustomKeyboardChildRowStyle = styles.childRow
public let CustomKeyboardFourthRowStyle = styles.fourthRow
public let CustomKeyboardKeyButtonStyle = styles.key
public let CustomKeyboardLeftKeyButtonStyle = styles.leftKey
public let CustomKeyboardRightKeyButtonStyle = styles.rightKey
public let CustomKeyboardLowercaseKeyButtonStyle = styles.lowercaseKey
public let CustomKeyboardLowercaseLeftKeyButtonStyle = styles.lowercaseLeftKey
public let CustomKeyboardLowercaseRightKeyButtonStyle = styles.lowercaseRightKey
public let CustomKeyboardSpaceButtonStyle = styles.space
public let CustomKeyboardBackspaceButtonStyle = styles.backspace
public let CustomKeyboardShiftButtonStyle = styles.shift
public let CustomKeyboardGlobeButtonStyle = styles.globe
public let CustomKeyboardReturnButtonStyle = styles.return
public let CustomKeyboardNumbersButtonStyle = styles.numbers
