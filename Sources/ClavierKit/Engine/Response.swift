// SPDX-License-Identifier: MIT

/// What the engine answers to one input.
public struct Response: Hashable, Sendable {
  /// What to do, in order.
  public var effects: [Effect] = []
  /// The gestures that keys saw, in order, also those that have no effect.
  ///
  /// For whoever gives feedback or watches the keyboard; the effects already hold what they do.
  public var gestures: [GestureEvent] = []
  /// What happened to the list of a held key, in order.
  ///
  /// For whoever gives feedback. A list that closes because its finger lifts says nothing: the choice is
  /// in the gestures and the effects.
  public var calloutEvents: [Callouts.Event] = []
  /// What is wanted of whoever knows words, in order; nothing where nobody does.
  public var autocompleteRequests: [Autocomplete.Request] = []
  /// What there is to hear and to feel, in order; as ``EngineSettings/feedback`` says.
  public var feedback: [Feedback.Event] = []
  /// When to call again if nothing else happens; `nil` for not at all.
  public var deadline: Timestamp?
  /// What must be drawn anew.
  public var changes: SceneChanges = []

  public init() {}
}

/// A gesture on a key, in KeyboardKit's terms.
public struct GestureEvent: Hashable, Sendable {
  public var gesture: Keyboard.Gesture
  public var action: KeyboardAction

  public init(_ gesture: Keyboard.Gesture, on action: KeyboardAction) {
    self.gesture = gesture
    self.action = action
  }
}

/// Which parts of the scene an input changed.
public struct SceneChanges: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Which keys are pressed.
  public static let pressedKeys = SceneChanges(rawValue: 1)
  /// The case of the letters.
  public static let keyboardCase = SceneChanges(rawValue: 2)
  /// The page of keys.
  public static let keyboardType = SceneChanges(rawValue: 4)
  /// What is to be seen of Ctrl, Alt, AltGr and Super.
  public static let modifiers = SceneChanges(rawValue: 8)
  /// What is to be seen over the keys.
  public static let callouts = SceneChanges(rawValue: 16)
  /// All keys, since the keyboard is another one now, such as that of the next language.
  public static let layout = SceneChanges(rawValue: 32)
  /// Whether a held space moves the cursor.
  public static let spaceDrag = SceneChanges(rawValue: 64)
  /// What is to be seen of a scan, and of keys that wait for a finger to stay.
  public static let accessibility = SceneChanges(rawValue: 128)
  /// The suggestions.
  public static let suggestions = SceneChanges(rawValue: 256)
}
