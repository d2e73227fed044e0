// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The state of a session, which a program may change at any time.
  ///
  /// Equal states give the same keyboard.
  ///
  /// **Source:** KeyboardKit's container of the same name. There the contexts are observable
  /// objects; here they are values, and ``Response/changes`` reports the keyboard's own changes.
  public struct State: Hashable, Sendable {
    /// The context for the services; the keyboard updates its page and case.
    public var keyboardContext: KeyboardContext
    /// The width of the keyboard in points, limited as in ``KeyboardFrames``.
    public var width: Double
    /// The height of the toolbar of suggestions above the keys in points; 0, the default, for none.
    ///
    /// ``Autocomplete/ToolbarStyle/height`` is the height that a style suggests.
    public var toolbarHeight = 0.0
    /// The engine settings for prose; ``EngineSettings/suited(to:)-(KeyboardContext)`` adapts them
    /// to other fields.
    public var settings: EngineSettings
    /// The dictation; the keyboard updates it.
    public var dictationContext = DictationContext()
    /// The bounds and kinds of callouts; `nil` for the usual ones of the device.
    ///
    /// By default callouts have as much room above the keyboard as its height. Secret fields never
    /// have input callouts.
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

    /// The state with page, case, colours and dictation reset, to find changes that require a new
    /// engine.
    var onAnyPage: State {
      var state = self
      state.keyboardContext.keyboardType = .alphabetic
      state.keyboardContext.keyboardCase = .auto
      state.keyboardContext.colorScheme = .light
      state.keyboardContext.keyboardAppearance = .default
      state.keyboardContext.isSpaceDragGestureActive = false
      state.dictationContext = DictationContext()
      return state
    }

    /// Returns the bounds and kinds of callouts for a keyboard of a given size.
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
