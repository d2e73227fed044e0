// SPDX-License-Identifier: MIT

public import ClavierKit

/// An alternative interface to build a keyboard: rows of buttons, with KeyboardLayoutEngine's
/// names.
///
/// ```
///   Layout ──▶ KeyboardLayout ──▶ KeyboardFrames, KeyboardSession    places, touches, pages
///     └ Row                                  │
///         └ Button, or Row                   ▼
///   Surface, CustomKeyboard ◀──────── Response, Scene                delegates, styles
/// ```
///
/// Widths and paddings are those of KeyboardLayoutEngine, and ClavierKit handles the fingers. A
/// ``Surface`` has one layout. A ``CustomKeyboard`` has five, with Shift, pages, repeating
/// Backspace, input callouts and menus.
///
/// **Source:** KeyboardLayoutEngine. Its README describes an older version than its code 0.9.9.
/// Defaults are those of the code; those of the README are available as `readme`.
public enum LayoutEngine {
  // KeyboardLayoutEngine uses types of its system; here they are types of ClavierKit.
  public typealias Color = ClavierKit.Color
  public typealias Font = KeyboardFont
  public typealias Shadow = StyledScene.Shadow
}

extension EngineSettings {
  /// The settings of a keyboard that types the characters on its keys, without autocapitalization
  /// and other rules.
  ///
  /// The delegates have no access to the text around the cursor, and cannot move the cursor.
  public static var layoutEngine: EngineSettings {
    var settings = EngineSettings()
    settings.autocapitalization = .none
    settings.endsSentenceOnDoubleSpace = false
    settings.replacesQuotationMarks = false
    settings.spaceDragSensitivity = nil
    // The touches come from a system that has already filtered them.
    settings.timing.bounceInterval = .zero
    return settings
  }
}
