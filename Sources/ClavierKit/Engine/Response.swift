// SPDX-License-Identifier: MIT

/// The engine's response to one input.
public struct Response: Hashable, Sendable {
  /// The effects on the text and the system, in order.
  public var effects: [Effect] = []
  /// The gestures on keys, in order, including those without effects.
  ///
  /// For feedback and observers; the effects already include their results.
  public var gestures: [GestureEvent] = []
  /// The changes of the action callout, in order.
  ///
  /// For feedback. A callout that closes with the lift has no event: the selection is in the
  /// gestures and the effects.
  public var calloutEvents: [Callouts.Event] = []
  /// The requests to the autocomplete service, in order; empty without one.
  public var autocompleteRequests: [Autocomplete.Request] = []
  /// The audio and haptic feedback, in order, by ``EngineSettings/feedback``.
  public var feedback: [Feedback.Event] = []
  /// The time of the next call without other input; `nil` for none.
  public var deadline: Timestamp?
  /// The parts of the scene to redraw.
  public var changes: SceneChanges = []
  /// The numbers of events, for metrics.
  package var counts = Counts()
  /// The known text before the first two effects, if those replace its end; `nil` otherwise.
  package var replacedText: String?
  /// The suggestion that was chosen; the effects already include its text, unless it is a copied
  /// one.
  package var chosenSuggestion: Autocomplete.Suggestion?
  /// The copied text whose suggestion was removed, which no service may store; `nil` for none.
  package var removedCopy: String?

  public init() {}

  /// Empties the response and keeps its storage.
  package mutating func clear() {
    effects.clear()
    gestures.clear()
    calloutEvents.clear()
    autocompleteRequests.clear()
    feedback.clear()
    deadline = nil
    changes = []
    counts = Counts()
    replacedText = nil
    chosenSuggestion = nil
    removedCopy = nil
  }

  /// The numbers of events in a response, without the identity of keys.
  package struct Counts: Hashable, Sendable {
    /// The touches that pressed a key.
    package var presses = 0
    /// The words that were corrected.
    package var corrections = 0
    /// The corrections that the user undid.
    package var revertedCorrections = 0
  }
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

/// The parts of the scene that an input may have changed.
public struct SceneChanges: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The pressed keys and the pressed suggestion.
  public static let pressedKeys = SceneChanges(rawValue: 1)
  /// The case of the letters.
  public static let keyboardCase = SceneChanges(rawValue: 2)
  /// The page of keys.
  public static let keyboardType = SceneChanges(rawValue: 4)
  /// The states of Ctrl, Alt, AltGr, Super and Fn.
  public static let modifiers = SceneChanges(rawValue: 8)
  /// The callouts over the keys.
  public static let callouts = SceneChanges(rawValue: 16)
  /// All keys, because the whole keyboard changed, for example to the next language.
  public static let layout = SceneChanges(rawValue: 32)
  /// The space drag, which moves the cursor.
  public static let spaceDrag = SceneChanges(rawValue: 64)
  /// The highlight of the scan, and the keys that will be typed if their fingers stay.
  public static let accessibility = SceneChanges(rawValue: 128)
  /// The suggestions on the toolbar.
  public static let suggestions = SceneChanges(rawValue: 256)

  // Parts of the state outside the engine.

  /// The visibility of the keyboard.
  package static let visibility = SceneChanges(rawValue: 512)
  /// The context of the keyboard.
  package static let context = SceneChanges(rawValue: 1024)
  /// The set of keys that the receiver can be sent.
  package static let typability = SceneChanges(rawValue: 2048)
  /// The position of the mouse.
  package static let pointer = SceneChanges(rawValue: 4096)
  /// All parts of the scene and of the state outside the engine.
  package static let all = SceneChanges(rawValue: 8191)

  /// The changes with those that follow from them.
  ///
  /// A new page or case changes the keys, and new suggestions change the index of the pressed one.
  package var includingDependents: SceneChanges {
    var changes = self
    if !isDisjoint(with: [.keyboardType, .keyboardCase]) { changes.insert(.layout) }
    if changes.contains(.layout) { changes.formUnion([.typability, .pressedKeys]) }
    if changes.contains(.suggestions) { changes.insert(.pressedKeys) }
    return changes
  }
}
