// SPDX-License-Identifier: MIT

/// What is to be seen of the keyboard: all that a renderer needs, as values.
public struct Scene: Hashable, Sendable {
  public var keyboardType: Keyboard.KeyboardType
  public var keyboardCase: Keyboard.Case
  public var modifiers: Keyboard.ModifierStates
  /// The keys of the page, with letters in the form of the case.
  public var frames: KeyboardFrames
  /// The keys under fingers, as indices into the frames, in rising order.
  public var pressedKeys: [Int]
  /// What is to be seen over the keys, the lowest first.
  public var callouts: [CalloutScene]
  /// Whether a held space moves the cursor, while which keys show no labels.
  ///
  /// **Source:** KeyboardKit 9.0 for the name, and for hiding the labels.
  public var isSpaceDragGestureActive: Bool
  /// What a scan offers; `nil` while none runs.
  public var scan: ScanHighlight?
  /// The keys that will be typed if their fingers stay on them, in the order in which the fingers came.
  public var waits: [KeyWait]
  /// What may stand in the place of the word before the cursor, the best first.
  public var suggestions: [Autocomplete.Suggestion]

  /// A scene that was told by another process.
  package init(
    keyboardType: Keyboard.KeyboardType, keyboardCase: Keyboard.Case,
    modifiers: Keyboard.ModifierStates, frames: KeyboardFrames, pressedKeys: [Int],
    callouts: [CalloutScene], isSpaceDragGestureActive: Bool, scan: ScanHighlight?,
    waits: [KeyWait], suggestions: [Autocomplete.Suggestion]
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
  }
}

extension KeyboardEngine {
  /// The keyboard as it is to be seen now.
  public var scene: Scene {
    let pressed = presses.compactMap { press in
      press.page == keyboardType && press.role != .spent ? press.key : nil
    }
    return Scene(
      keyboardType: keyboardType, keyboardCase: keyboardCase,
      modifiers: modifiers.shown, frames: frames(of: keyboardType), pressedKeys: pressed.sorted(),
      callouts: callouts.scenes, isSpaceDragGestureActive: spaceDrag.isActive,
      scan: scanHighlight, waits: keyWaits, suggestions: autocomplete?.suggestions ?? [])
  }

  /// The keyboard as it is to be seen now, for whoever asks after every touch.
  ///
  /// Mutating, since only then nothing of an engine is copied that is a property of an object.
  package mutating func currentScene() -> Scene { scene }
}
