// SPDX-License-Identifier: MIT

// The names of KeyboardLayoutEngine's documents. Its `KeyboardLayout` is ``LayoutEngine/Layout`` only,
// since KeyboardKit's type of that name is ours.

public typealias KeyMenuItemStyle = LayoutEngine.KeyMenuItemStyle
public typealias KeyMenuStyle = LayoutEngine.KeyMenuStyle
public typealias KeyPopStyle = LayoutEngine.KeyPopStyle
public typealias KeyboardButton = LayoutEngine.Button
public typealias KeyboardButtonStyle = LayoutEngine.ButtonStyle
public typealias KeyboardButtonType = LayoutEngine.ButtonType
public typealias KeyboardButtonWidth = LayoutEngine.ButtonWidth
public typealias KeyboardLayoutStyle = LayoutEngine.LayoutStyle
public typealias KeyboardRow = LayoutEngine.Row
public typealias KeyboardRowStyle = LayoutEngine.RowStyle
public typealias LayoutEngineColor = LayoutEngine.Color
