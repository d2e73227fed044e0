// SPDX-License-Identifier: MIT

/// What a user may choose about the keyboard's behaviour.
public struct EngineSettings: Hashable, Sendable {
  /// When capitals come by themselves in a field that asks for none; with `none`, nowhere.
  public var autocapitalization: Keyboard.AutocapitalizationType = .sentences
  /// When capitals come by themselves, whatever a field asks for; `nil` to do what it asks for.
  public var autocapitalizationTypeOverride: Keyboard.AutocapitalizationType?
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
  /// When a key types that can do nothing else.
  public var commitPolicy = Keyboard.CommitPolicy.release
  /// What is suggested and corrected, where somebody knows words.
  public var autocomplete = Autocomplete.Settings()
  /// What keys give to hear and to feel.
  public var feedback = Feedback.Settings()
  public var timing = Timing()
  public var accessibility = AccessibilitySettings()

  public init() {}

  /// Whether capitals come by themselves at all.
  ///
  /// Setting it to false overrides what fields ask for with `none`, and to true takes every override back.
  ///
  /// **Source:** KeyboardKit's setting of the same name.
  public var isAutocapitalizationEnabled: Bool {
    get { autocapitalizationTypeOverride != Keyboard.AutocapitalizationType.none }
    set { autocapitalizationTypeOverride = newValue ? nil : Keyboard.AutocapitalizationType.none }
  }

  /// When capitals come by themselves in a field; in a secret one never.
  public func autocapitalization(in field: Keyboard.Field) -> Keyboard.AutocapitalizationType {
    if field.isSecret { return .none }
    if let autocapitalizationTypeOverride { return autocapitalizationTypeOverride }
    // Who wants no capitals gets none, whatever the field asks for.
    guard autocapitalization != .none else { return .none }
    return field.autocapitalization ?? field.purpose.autocapitalization ?? autocapitalization
  }
}
