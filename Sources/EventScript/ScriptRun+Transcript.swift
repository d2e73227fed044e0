// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyOutput
import KeyboardCore
import KeyboardPlan
import Words

/// The state as shown by the last lines of a transcript.
struct ReportedState {
  /// The letter of the input callout.
  var inputCalloutLabel: String?
  var accessibility = AccessibilityTranscript()
  /// The keys of the current chord, in the order of pressing.
  var chord: [Keycode] = []
  var isCovering = false
  var isCollapsed = false
  /// The labels of keys without any effect.
  var untypable: [String] = []
  var page = Keyboard.KeyboardType.alphabetic
  var hasSuggestions = false
}

extension ScriptRun {
  /// Returns the lines for a response of the engine.
  func lines(for response: Response, _ locale: KeyboardLocale?) -> [String] {
    var lines = setting.configuration.isEmpty ? response.effects.map(\.transcriptLine) : []
    if setting.extras.contains(.gestures) {
      lines += response.gestures.map { "gesture \($0.gesture.rawValue) \($0.action.keyName)" }
    }
    if setting.extras.contains(.feedback) {
      lines += response.feedback.map { "feedback \($0.words)" }
    }
    lines += calloutLines(for: response)
    // The keyboard of a search for emojis appears and disappears without a response.
    if response.changes.contains(.suggestions)
      || reported.hasSuggestions && engine.scene.suggestions.isEmpty
    {
      let suggestions = engine.scene.suggestions
      reported.hasSuggestions = !suggestions.isEmpty
      lines.append("suggestions \(suggestions.words)")
    }
    lines += response.autocompleteRequests.compactMap {
      $0.words(showsRequests: setting.extras.contains(.suggestionRequests))
    }
    if let locale { lines.append("locale \(locale.rawValue)") }
    if response.changes.contains(.keyboardType) || engine.keyboardType != reported.page {
      reported.page = engine.keyboardType
      lines.append("page \(engine.keyboardType.name)")
    }
    if response.changes.contains(.keyboardCase) { lines.append("case \(engine.keyboardCase)") }
    if response.changes.contains(.modifiers) {
      lines.append("modifiers \(engine.scene.modifiers.words)")
    }
    if response.changes.contains(.spaceDrag) {
      lines.append("space-drag \(engine.scene.isSpaceDragGestureActive ? "on" : "off")")
    }
    let accessibility = setting.engine.accessibility
    if response.changes.contains(.accessibility)
      || (accessibility.exploresByTouch && response.changes.contains(.pressedKeys))
    {
      lines += reported.accessibility.lines(for: engine.scene, accessibility)
    }
    return lines
  }

  private func calloutLines(for response: Response) -> [String] {
    guard response.changes.contains(.callouts) else { return [] }
    let scene = engine.scene
    var lines = response.calloutEvents.map { _ in
      "callout \(scene.actionCallout?.words ?? "closed")"
    }
    guard setting.extras.contains(.inputCallouts) else { return lines }
    let shown = scene.inputCalloutLabel
    if shown != reported.inputCalloutLabel { lines.append("bubble \(shown ?? "off")") }
    reported.inputCalloutLabel = shown
    return lines
  }

  /// Returns the lines for an action of a core that has a configuration.
  func lines(for action: KeyboardCore.Action) -> [String] {
    switch action {
    case .keys(let events): return events.compactMap(line(for:))
    case .insert(let text, _, let panel): return ["panel \(panel) insert \(Quoted.quote(text))"]
    case .replace(let old, let text, _, let panel):
      return ["panel \(panel) replace \(Quoted.quote(old)) with \(Quoted.quote(text))"]
    case .publish(let request): return ["request \(request.name)"]
    case .storeLanguage(let locale): return ["store \(locale.rawValue)"]
    case .storeWords(let words):
      return [(["store words"] + words.knownWords).joined(separator: " ")]
    case .playSound(let sound): return ["sound \(sound.rawValue)"]
    case .vibrate(let vibration): return ["vibration \(vibration.rawValue)"]
    case .storeEmojis(let emojis):
      guard setting.emojis != nil else { return [] }
      let parts = emojis.text.split(separator: "\n").dropFirst().map(String.init)
      return [(["store emojis"] + parts).joined(separator: " ")]
    case .storeSettings(let settings):
      guard core.plan.configuration.panel.hasSettings else { return [] }
      let parts = settings.choices.map { "\($0.setting)=\($0.value)" }
      return [(["store settings"] + parts).joined(separator: " ")]
    case .keysSent: return ["sent"]
    case .lost(let count): return ["lost \(count)"]
    case .visible(let isVisible): return [isVisible ? "shown" : "hidden"]
    case .place(let place): return [place == nil ? "place own" : "place panel"]
    case .regrab: return ["regrab"]
    case .listenToKeyboards(let isListening):
      return setting.extras.contains(.listening) ? ["listen \(isListening ? "on" : "off")"] : []
    case .log(_, let line, _): return setting.extras.contains(.log) ? ["log \(line)"] : []
    case .effect, .dictation, .publishLanguage, .publishForgetting, .sceneChanged, .region,
      .queryConsole, .receiverChanged:
      return []
    }
  }

  /// Returns a line for a whole chord when its first key is released.
  private func line(for event: KeyEvent) -> String? {
    switch event.transition {
    case .down:
      reported.chord.append(event.key)
      return nil
    case .up:
      guard !reported.chord.isEmpty else { return nil }
      defer { reported.chord = [] }
      return "key \(reported.chord.map(\.name).joined(separator: "+"))"
    }
  }

  /// Returns a line when the keyboard begins or ceases to cover the place whose touch has shown it.
  func coveringLines() -> [String] {
    guard core.isCovering != reported.isCovering else { return [] }
    reported.isCovering = core.isCovering
    return ["covering \(reported.isCovering ? "on" : "off")"]
  }

  /// Returns a line when a bar replaces the hidden keyboard, or is removed.
  func barLines() -> [String] {
    guard core.isCollapsed != reported.isCollapsed else { return [] }
    reported.isCollapsed = core.isCollapsed
    return ["bar \(reported.isCollapsed ? "on" : "off")"]
  }

  /// Returns a line for the keys without effect, if these have changed.
  func untypableLines() -> [String] {
    let scene = core.currentScene()
    let keys = core.untypableKeyIndices(in: scene).map { scene.frames.keys[$0].action.keyName }
    guard keys != reported.untypable else { return [] }
    reported.untypable = keys
    return ["untypable \(keys.isEmpty ? "nothing" : keys.joined(separator: " "))"]
  }
}

extension Keyboard.KeyboardType {
  /// The page as a word of a transcript.
  fileprivate var name: String {
    switch self {
    case .alphabetic, .numeric, .symbolic, .emojis: "\(self)"
    case .custom(let name): "custom:\(name)"
    }
  }
}

extension Keyboard.ModifierStates {
  /// The active modifiers as words of a transcript.
  fileprivate var words: String {
    let words = Keyboard.Modifier.allCases.filter { self[$0] != .off }.map {
      "\($0.label)=\(self[$0].rawValue)"
    }
    return words.isEmpty ? "off" : words.joined(separator: " ")
  }
}
