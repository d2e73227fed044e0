// SPDX-License-Identifier: MIT

/// The visible state of the keyboard, as values for renderers.
public struct Scene: Hashable, Sendable {
  public var keyboardType: Keyboard.KeyboardType
  public var keyboardCase: Keyboard.Case
  public var modifiers: Keyboard.ModifierStates
  /// The frames of the keys of the current page, in the current case.
  public var frames: KeyboardFrames
  /// The keys under fingers, as ascending indices into the frames.
  public var pressedKeys: [Int]
  /// The visible callouts, the lowest first.
  public var callouts: [CalloutScene]
  /// Whether a space drag moves the cursor; the labels are then hidden.
  ///
  /// **Source:** KeyboardKit 9.0 for the name, and for hiding the labels.
  public var isSpaceDragGestureActive: Bool
  /// The row or key that a scan offers; `nil` without a scan.
  public var scan: ScanHighlight?
  /// The keys that will be typed if their fingers stay on them, in order of touch-down.
  public var waits: [KeyWait]
  /// The suggestions for the word before the cursor, the best first.
  public var suggestions: [Autocomplete.Suggestion]
  /// The suggestion under a finger, as an index into ``suggestions``; `nil` for none.
  public var pressedSuggestion: Int?

  /// Creates a scene received from another process.
  package init(
    keyboardType: Keyboard.KeyboardType, keyboardCase: Keyboard.Case,
    modifiers: Keyboard.ModifierStates, frames: KeyboardFrames, pressedKeys: [Int],
    callouts: [CalloutScene], isSpaceDragGestureActive: Bool, scan: ScanHighlight?,
    waits: [KeyWait], suggestions: [Autocomplete.Suggestion], pressedSuggestion: Int?
  ) {
    self.keyboardType = keyboardType
    self.keyboardCase = keyboardCase
    self.modifiers = modifiers
    self.frames = frames
    self.pressedKeys = pressedKeys
    self.callouts = callouts
    self.isSpaceDragGestureActive = isSpaceDragGestureActive
    self.scan = scan
    self.waits = waits
    self.suggestions = suggestions
    self.pressedSuggestion = pressedSuggestion
  }
}

extension KeyboardEngine {
  /// The current scene of the keyboard.
  public var scene: Scene {
    var pressed = presses.compactMap { press in
      press.page == keyboardType && press.role != .finished ? press.key : nil
    }
    if features.contains(.assistance), let key = exploredKey { pressed.append(key) }
    return Scene(
      keyboardType: keyboardType, keyboardCase: keyboardCase,
      modifiers: mode.modifiers.shown, frames: frames(of: keyboardType),
      pressedKeys: pressed.sorted(),
      callouts: callouts.scenes, isSpaceDragGestureActive: spaceDrag.isActive,
      scan: scanHighlight, waits: keyWaits, suggestions: typed.autocomplete?.suggestions ?? [],
      pressedSuggestion: features.contains(.suggestions) ? pressedSuggestion : nil)
  }

  /// Returns the current scene of the keyboard, for callers that need it after every touch.
  ///
  /// `mutating`, so that a call on a property of a class does not copy the engine.
  package mutating func currentScene() -> Scene { scene }
}
