// SPDX-License-Identifier: MIT

extension Keyboard {
  /// What a session knows, and a program may change at any time.
  ///
  /// A value: two equal states give the same keyboard.
  ///
  /// **Source:** KeyboardKit's container of the same name. Its contexts are objects that are watched; ours
  /// are values, and ``Response/changes`` says what the keyboard itself has changed.
  public struct State: Hashable, Sendable {
    /// What services are asked with; the keyboard keeps its page and the form of its letters here.
    public var keyboardContext: KeyboardContext
    /// The width of the keyboard in points, limited as ``KeyboardFrames`` says.
    public var width: Double
    /// How the keyboard behaves, where people write sentences; elsewhere as
    /// ``EngineSettings/suited(to:)-(KeyboardContext)`` says.
    public var settings: EngineSettings
    /// Where callouts may be drawn, and which; `nil` for what is usual on the device.
    ///
    /// Then there is as much room above the keyboard as it is high. In a field for secrets no letters
    /// are shown in either way.
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

    /// The state on a page, in a form of its letters and in colours that are the same for all, to be compared.
    ///
    /// What differs in nothing else needs no new keyboard.
    var onAnyPage: State {
      var state = self
      state.keyboardContext.keyboardType = .alphabetic
      state.keyboardContext.keyboardCase = .auto
      state.keyboardContext.colorScheme = .light
      state.keyboardContext.keyboardAppearance = .default
      state.keyboardContext.isSpaceDragGestureActive = false
      return state
    }

    /// Where callouts may be drawn on a keyboard of this size, and which.
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
