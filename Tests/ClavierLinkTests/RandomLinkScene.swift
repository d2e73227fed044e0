// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import TestSupport

@testable import ClavierLink

/// Random scenes whose numbers survive the link: hundredths of points.
struct RandomLinkScene {
  var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  private mutating func number(upTo limit: Int) -> Int { .random(in: 0...limit, using: &random) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(upTo: elements.count - 1)]
  }

  private mutating func some<Element>(
    upTo limit: Int, _ make: (inout RandomLinkScene) -> Element
  ) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<number(upTo: limit) { elements.append(make(&self)) }
    return elements
  }

  private mutating func points() -> Double { Double(number(upTo: 200_000) - 50_000) / 100 }

  private mutating func frame() -> Rect {
    Rect(minX: points(), minY: points(), maxX: points(), maxY: points())
  }

  private mutating func text() -> String {
    pick(["q", "", "ß", "\"", "\\", "e\u{301}", "🙂", "two words", "\u{1}\n\t", "</script>", "名"])
  }

  private mutating func action() -> KeyboardAction {
    let text = pick(["q", "Q", "{", ":", "e\u{301}", "🙂", "two words", "\n"])
    return pick([
      .character(text), .characterMargin(text), .text(text), .emoji(text), .custom(named: text),
      .backspace, .space, .shift(pick(Keyboard.Case.allCases)), .key(pick(FunctionKey.allCases)),
      .modifier(pick(Keyboard.Modifier.allCases)), .primary(.custom(title: text)),
      .primary(pick(Keyboard.ReturnKeyType.named)), .keyboardType(.custom(named: text)), .none,
      .keyboardType(.symbolic), .nextLocale, .selectLocale(.german), .url("a:b", id: text),
      .diacritic(Keyboard.Diacritic(char: "´", replacements: ["a": "á"])),
      .image(description: text, keyboardImageName: "a", imageName: "b"),
    ])
  }

  private mutating func key() -> KeyboardFrames.WireKey {
    var swipes: [Keyboard.SwipeDirection: KeyboardAction] = [:]
    for direction in Keyboard.SwipeDirection.allCases where number(upTo: 1) == 0 {
      swipes[direction] = action()
    }
    return KeyboardFrames.WireKey(
      action: action(), label: text(), touchFrame: frame(), capFrame: frame(),
      alignment: pick(KeyboardLayout.Alignment.allCases), swipes: swipes)
  }

  private mutating func frames() -> KeyboardFrames {
    let rows = some(upTo: 4) { random in
      KeyboardFrames.WireRow(
        minY: random.points(), maxY: random.points(),
        keys: [random.key()] + random.some(upTo: 5) { $0.key() })
    }
    return KeyboardFrames(
      size: Size(width: points(), height: points()), bounds: frame(), rows: rows)
  }

  private mutating func callout() -> CalloutScene {
    let (key, whole) = (frame(), frame())
    guard number(upTo: 1) == 0 else {
      return CalloutScene(
        kind: .input, keyFrame: key, backgroundFrame: whole,
        items: [CalloutScene.Item(label: text(), frame: whole)], selectedIndex: nil)
    }
    return CalloutScene(
      kind: .action, keyFrame: key, backgroundFrame: whole,
      items: some(upTo: 4) { CalloutScene.Item(label: $0.text(), frame: $0.frame()) },
      selectedIndex: pick([nil, number(upTo: 5)]))
  }

  private mutating func modifiers() -> Keyboard.ModifierStates {
    let all = Keyboard.ModifierState.allCases
    return Keyboard.ModifierStates(
      control: pick(all), alt: pick(all), altGr: pick(all), super: pick(all), function: pick(all))
  }

  private mutating func wait() -> KeyWait {
    KeyWait(
      key: number(upTo: 40), start: Timestamp(microseconds: Int64(number(upTo: .max / 2))),
      due: Timestamp(microseconds: Int64(number(upTo: .max / 2))))
  }

  private mutating func suggestion() -> Autocomplete.Suggestion {
    Autocomplete.Suggestion(
      text: text(), type: pick(Autocomplete.SuggestionType.allCases), title: text(),
      subtitle: pick([nil, text()]), source: pick([nil, text()]))
  }

  private mutating func context() -> KeyboardContext {
    KeyboardContext(
      locale: pick(KeyboardLocale.allCases),
      locales: some(upTo: 3) { $0.pick([.english, .german]) },
      interfaceOrientation: pick(InterfaceOrientation.allCases),
      returnKeyType: pick(Keyboard.ReturnKeyType.named + [.custom(title: "Pay now")]),
      deviceType: pick(DeviceType.allCases), fieldPurpose: pick(Keyboard.FieldPurpose.allCases),
      needsInputModeSwitchKey: pick([true, false]), isKeyboardFloating: pick([true, false]),
      dockEdge: pick([nil, .leading, .trailing]))
  }

  private mutating func userSettings() -> UserSettings {
    var settings = UserSettings()
    settings.height = pick([nil, .low, .medium, .high])
    settings.appearance = pick([nil, .light, .dark])
    settings.sounds = pick([nil, true, false])
    settings.correction = pick([nil, true, false])
    return settings
  }

  /// Returns the next scene.
  mutating func scene() -> LinkScene {
    var linkScene = LinkScene(
      scene: Scene(
        keyboardType: pick([.alphabetic, .numeric, .symbolic, .emojis, .custom(named: "numeric")]),
        keyboardCase: pick(Keyboard.Case.allCases), modifiers: modifiers(), frames: frames(),
        pressedKeys: some(upTo: 3) { $0.number(upTo: 40) },
        callouts: some(upTo: 2) { $0.callout() },
        isSpaceDragGestureActive: pick([true, false]),
        scan: pick([nil, .row(number(upTo: 4)), .key(number(upTo: 40))]),
        waits: some(upTo: 2) { $0.wait() }, suggestions: some(upTo: 2) { $0.suggestion() },
        pressedSuggestion: pick([nil, number(upTo: 3)])),
      context: context(), untypableKeys: some(upTo: 3) { $0.number(upTo: 40) },
      isShown: pick([true, false]), pointer: pick([nil, Point(x: points(), y: points())]))
    linkScene.isCovering = pick([true, false])
    linkScene.isCollapsed = pick([true, false])
    linkScene.userSettings = userSettings()
    return linkScene
  }

  /// Returns a scene with some parts changed, and the set of parts that may differ.
  mutating func change(of scene: LinkScene) -> (next: LinkScene, changes: SceneChanges) {
    let other = self.scene()
    var next = scene
    let changes = SceneChanges(
      rawValue: UInt16(number(upTo: 8191)) & UInt16(number(upTo: 8191)))
    if changes.contains(.visibility) {
      (next.isShown, next.isCovering) = (other.isShown, other.isCovering)
      next.isCollapsed = other.isCollapsed
    }
    if changes.contains(.context) {
      (next.context, next.userSettings) = (other.context, other.userSettings)
    }
    if changes.contains(.typability) { next.untypableKeys = other.untypableKeys }
    if changes.contains(.keyboardType) { next.scene.keyboardType = other.scene.keyboardType }
    if changes.contains(.keyboardCase) { next.scene.keyboardCase = other.scene.keyboardCase }
    if changes.contains(.modifiers) { next.scene.modifiers = other.scene.modifiers }
    if changes.contains(.layout) { next.scene.frames = other.scene.frames }
    if changes.contains(.pressedKeys) {
      next.scene.pressedKeys = other.scene.pressedKeys
      next.scene.pressedSuggestion = other.scene.pressedSuggestion
    }
    if changes.contains(.callouts) { next.scene.callouts = other.scene.callouts }
    if changes.contains(.spaceDrag) {
      next.scene.isSpaceDragGestureActive = other.scene.isSpaceDragGestureActive
    }
    if changes.contains(.accessibility) {
      (next.scene.scan, next.scene.waits) = (other.scene.scan, other.scene.waits)
    }
    if changes.contains(.suggestions) { next.scene.suggestions = other.scene.suggestions }
    if changes.contains(.pointer) { next.pointer = other.pointer }
    return (next, changes)
  }
}
