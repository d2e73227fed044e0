// SPDX-License-Identifier: MIT

public import ClavierKit

// The names in KeyboardLayoutEngine's documentation. Its `KeyboardLayout` is only available as
// ``LayoutEngine/Layout``, since ClavierKit has a type of that name. Its view is
// ``KeyboardLayoutSurface`` here.

public typealias CustomKeyboard = LayoutEngine.CustomKeyboard
public typealias CustomKeyboardDelegate = LayoutEngine.CustomKeyboardDelegate
public typealias CustomKeyboardIdentifier = LayoutEngine.Identifier
public typealias CustomKeyboardLayout = LayoutEngine.CustomKeyboardLayout
public typealias CustomKeyboardShiftState = LayoutEngine.CustomKeyboardShiftState
public typealias CustomKeyboardState = LayoutEngine.CustomKeyboardState
public typealias KeyMenu = LayoutEngine.KeyMenu
public typealias KeyMenuItem = LayoutEngine.KeyMenuItem
public typealias KeyPopType = LayoutEngine.KeyPopType
public typealias KeyboardButton = LayoutEngine.Button
public typealias KeyboardButtonStyle = LayoutEngine.ButtonStyle
public typealias KeyboardButtonType = LayoutEngine.ButtonType
public typealias KeyboardButtonWidth = LayoutEngine.ButtonWidth
public typealias KeyboardLayoutDelegate = LayoutEngine.LayoutDelegate
public typealias KeyboardLayoutStyle = LayoutEngine.LayoutStyle
public typealias KeyboardLayoutSurface = LayoutEngine.Surface
public typealias KeyboardRow = LayoutEngine.Row
public typealias KeyboardRowStyle = LayoutEngine.RowStyle
public typealias LayoutEngineColor = LayoutEngine.Color
