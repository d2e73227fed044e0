// SPDX-License-Identifier: MIT

// Shorthands for the most used properties of the state.
extension KeyboardSession {
  /// The context of the services.
  public var context: KeyboardContext {
    get { state.keyboardContext }
    set { state.keyboardContext = newValue }
  }
  /// The width of the keyboard in points.
  public var width: Double {
    get { state.width }
    set { state.width = newValue }
  }
  /// The engine settings.
  public var settings: EngineSettings {
    get { state.settings }
    set { state.settings = newValue }
  }
}
