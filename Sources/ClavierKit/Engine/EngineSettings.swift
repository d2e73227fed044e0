// SPDX-License-Identifier: MIT

/// What a user may choose about the keyboard's behaviour.
public struct EngineSettings: Hashable, Sendable {
  public var autocapitalization: Keyboard.AutocapitalizationType = .sentences
  /// Whether two quick spaces after a word become a period and a space.
  public var endsSentenceOnDoubleSpace = true
  /// Whether two quick taps on Shift lock capitals.
  public var locksShiftOnDoubleTap = true
  /// Whether quotation marks become those that the language and the text before them ask for.
  public var replacesQuotationMarks = true
  /// Whether a key that is held opens the list of what it offers.
  public var offersAlternatives = true
  /// What a space key does when it is held.
  public var spaceLongPressBehavior = Keyboard.SpaceLongPressBehavior.moveInputCursor
  /// How far a finger drags on a held space key for each step of the cursor; `nil` for a space key that
  /// stays one.
  public var spaceDragSensitivity: Gestures.SpaceDragSensitivity? = .medium
  public var timing = Timing()
  public var accessibility = AccessibilitySettings()

  public init() {}
}
