// SPDX-License-Identifier: MIT

public import ClavierKit

/// The second way to write a keyboard: rows of buttons, with KeyboardLayoutEngine's names.
///
/// ```
///   Layout ──▶ KeyboardLayout ──▶ KeyboardFrames, KeyboardSession    places, touches, pages
///     └ Row                                  │
///         └ Button, or Row                   ▼
///   Surface, CustomKeyboard ◀──────── Response, Scene                delegates, styles
/// ```
///
/// Widths and paddings are the original's, and the engine handles the fingers. A ``Surface`` has
/// one layout. A ``CustomKeyboard`` has five, with Shift, pages, repeating Backspace, pops and
/// menus.
///
/// **Source:** KeyboardLayoutEngine. Its README describes an older generation than its code 0.9.9;
/// defaults are those of the code, and the README's are there as `readme`.
public enum LayoutEngine {
  // The original uses its system's types, and this library its own.
  public typealias Color = ClavierKit.Color
  public typealias Font = KeyboardFont
  public typealias Shadow = StyledScene.Shadow
}

extension EngineSettings {
  /// The settings of a keyboard that types the characters on its keys, without autocapitalization
  /// and other rules.
  ///
  /// The delegates do not know the text around the cursor, and cannot move the cursor.
  public static var layoutEngine: EngineSettings {
    var settings = EngineSettings()
    settings.autocapitalization = .none
    settings.endsSentenceOnDoubleSpace = false
    settings.replacesQuotationMarks = false
    settings.spaceDragSensitivity = nil
    // Touches come from a system that has filtered them.
    settings.timing.bounceInterval = .zero
    return settings
  }
}
