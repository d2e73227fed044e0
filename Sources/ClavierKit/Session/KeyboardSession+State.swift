// SPDX-License-Identifier: MIT

// Short for what is asked for most in the state.
extension KeyboardSession {
  /// What services are asked with.
  public var context: KeyboardContext {
    get { state.keyboardContext }
    set { state.keyboardContext = newValue }
  }
  /// The width of the keyboard in points.
  public var width: Double {
    get { state.width }
    set { state.width = newValue }
  }
  /// How the keyboard behaves.
  public var settings: EngineSettings {
    get { state.settings }
    set { state.settings = newValue }
  }
}
