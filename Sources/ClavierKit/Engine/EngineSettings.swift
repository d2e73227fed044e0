// SPDX-License-Identifier: MIT

/// The settings of the keyboard's behaviour.
public struct EngineSettings: Hashable, Sendable {
  /// Automatic capitals in fields without their own setting; with `none`, in no field.
  public var autocapitalization: Keyboard.AutocapitalizationType = .sentences
  /// Automatic capitals in all fields; `nil` for each field's own setting.
  public var autocapitalizationTypeOverride: Keyboard.AutocapitalizationType?
  /// Whether the full stop of an abbreviation, such as "e.g.", ends no sentence.
  public var recognizesAbbreviations = true
  /// Whether two quick spaces after a word become a full stop and a space.
  public var endsSentenceOnDoubleSpace = true
  /// Whether two quick taps on Shift lock capitals.
  public var locksShiftOnDoubleTap = true
  /// Whether quotation marks are replaced by those for the language and the text before them.
  public var replacesQuotationMarks = true
  /// Whether a held key opens its action callout.
  public var offersAlternatives = true
  /// The action of a held space key.
  public var spaceLongPressBehavior = Keyboard.SpaceLongPressBehavior.moveInputCursor
  /// The drag distance per step of the cursor on a held space key; `nil` disables dragging.
  public var spaceDragSensitivity: Gestures.SpaceDragSensitivity? = .medium
  /// The moment at which keys type if their touch has no other use.
  public var commitPolicy = Keyboard.CommitPolicy.release
  /// The settings of suggestions and autocorrection.
  public var autocomplete = Autocomplete.Settings()
  /// The settings of audio and haptic feedback.
  public var feedback = Feedback.Settings()
  public var timing = Timing()
  public var accessibility = AccessibilitySettings()

  public init() {}

  /// Whether any capitals are automatic.
  ///
  /// Setting it to `false` overrides all fields with `none`; `true` removes every override.
  ///
  /// **Source:** KeyboardKit's setting of the same name.
  public var isAutocapitalizationEnabled: Bool {
    get { autocapitalizationTypeOverride != Keyboard.AutocapitalizationType.none }
    set { autocapitalizationTypeOverride = newValue ? nil : Keyboard.AutocapitalizationType.none }
  }

  /// Returns the automatic capitals of a field; `none` in a secret one.
  public func autocapitalization(in field: Keyboard.Field) -> Keyboard.AutocapitalizationType {
    if field.isSecret { return .none }
    if let autocapitalizationTypeOverride { return autocapitalizationTypeOverride }
    // The user's `none` takes precedence over the field's setting.
    guard autocapitalization != .none else { return .none }
    return field.autocapitalization ?? field.purpose.autocapitalization ?? autocapitalization
  }
}
