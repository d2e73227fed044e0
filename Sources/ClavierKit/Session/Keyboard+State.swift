// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The state of a session, which a program may change at any time.
  ///
  /// A value: equal states give the same keyboard.
  ///
  /// **Source:** KeyboardKit's container of the same name. Its contexts are observable objects;
  /// ours are values, and ``Response/changes`` reports the keyboard's own changes.
  public struct State: Hashable, Sendable {
    /// The context of the services; the keyboard updates its page and case here.
    public var keyboardContext: KeyboardContext
    /// The width of the keyboard in points, limited as in ``KeyboardFrames``.
    public var width: Double
    /// The height of the strip of suggestions above the keys in points; 0, the default, for none.
    ///
    /// A style's is ``Autocomplete/ToolbarStyle/height``.
    public var toolbarHeight = 0.0
    /// The engine settings for prose; other fields adapt them with
    /// ``EngineSettings/suited(to:)-(KeyboardContext)``.
    public var settings: EngineSettings
    /// The bounds and kinds of callouts; `nil` for the usual ones of the device.
    ///
    /// By default there is as much room above the keyboard as it is high. In secret fields no
    /// letters are shown in either case.
    public var calloutConfiguration: Callouts.Configuration?

    public init(
      keyboardContext: KeyboardContext = KeyboardContext(), width: Double = 390,
      settings: EngineSettings = EngineSettings(),
      calloutConfiguration: Callouts.Configuration? = nil
    ) {
      self.keyboardContext = keyboardContext
      self.width = width
      self.settings = settings
      self.calloutConfiguration = calloutConfiguration
    }

    /// The state without the properties that need no new engine, for comparison: page, case and
    /// colours.
    var onAnyPage: State {
      var state = self
      state.keyboardContext.keyboardType = .alphabetic
      state.keyboardContext.keyboardCase = .auto
      state.keyboardContext.colorScheme = .light
      state.keyboardContext.keyboardAppearance = .default
      state.keyboardContext.isSpaceDragGestureActive = false
      return state
    }

    /// Returns the bounds and kinds of callouts of a keyboard of this size.
    func calloutConfiguration(forKeyboardOf size: Size) -> Callouts.Configuration {
      let isSecret = keyboardContext.fieldPurpose.isSecret
      var configuration =
        calloutConfiguration
        ?? Callouts.Configuration(
          aboveKeyboardOf: size, context: keyboardContext, isSecret: isSecret)
      if isSecret { configuration.isInputEnabled = false }
      return configuration
    }
  }
}
