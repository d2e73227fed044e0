// SPDX-License-Identifier: MIT

import ClavierKit
import TestSupport

@testable import ClavierLink

/// Scenes that nobody planned, with numbers that survive their way: hundredths of points.
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

  private mutating func key() -> KeyboardFrames.ToldKey {
    KeyboardFrames.ToldKey(
      action: action(), label: text(), touchFrame: frame(), capFrame: frame(),
      alignment: pick(KeyboardLayout.Alignment.allCases),
      swipeDownAction: pick([nil, action()]))
  }

  private mutating func frames() -> KeyboardFrames {
    let rows = some(upTo: 4) { random in
      KeyboardFrames.ToldRow(
        minY: random.points(), maxY: random.points(),
        keys: [random.key()] + random.some(upTo: 5) { $0.key() })
    }
    return KeyboardFrames(
      size: Size(width: points(), height: points()), bounds: frame(), rows: rows)
  }

  private mutating func callout() -> CalloutScene {
    CalloutScene(
      kind: pick([.input, .action]), keyFrame: frame(), backgroundFrame: frame(),
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

  /// The next scene.
  mutating func scene() -> LinkScene {
    var told = LinkScene(
      scene: Scene(
        keyboardType: pick([.alphabetic, .numeric, .symbolic, .emojis, .custom(named: "numeric")]),
        keyboardCase: pick(Keyboard.Case.allCases), modifiers: modifiers(), frames: frames(),
        pressedKeys: some(upTo: 3) { $0.number(upTo: 40) },
        callouts: some(upTo: 2) { $0.callout() },
        isSpaceDragGestureActive: pick([true, false]),
        scan: pick([nil, .row(number(upTo: 4)), .key(number(upTo: 40))]),
        waits: some(upTo: 2) { $0.wait() }, suggestions: some(upTo: 2) { $0.suggestion() }),
      context: context(), untypableKeys: some(upTo: 3) { $0.number(upTo: 40) },
      isShown: pick([true, false]), pointer: pick([nil, Point(x: points(), y: points())]))
    told.covers = pick([true, false])
    return told
  }

  /// A scene in which some parts of another are other ones.
  mutating func change(of scene: LinkScene) -> LinkScene {
    let other = self.scene()
    var next = scene
    let parts = LinkScene.Parts(
      rawValue: UInt16(number(upTo: 16_383)) & UInt16(number(upTo: 16_383)))
    if parts.contains(.shown) { (next.isShown, next.covers) = (other.isShown, other.covers) }
    if parts.contains(.context) { next.context = other.context }
    if parts.contains(.untypable) { next.untypableKeys = other.untypableKeys }
    if parts.contains(.page) { next.scene.keyboardType = other.scene.keyboardType }
    if parts.contains(.keyboardCase) { next.scene.keyboardCase = other.scene.keyboardCase }
    if parts.contains(.modifiers) { next.scene.modifiers = other.scene.modifiers }
    if parts.contains(.keys) { next.scene.frames = other.scene.frames }
    if parts.contains(.pressed) { next.scene.pressedKeys = other.scene.pressedKeys }
    if parts.contains(.callouts) { next.scene.callouts = other.scene.callouts }
    if parts.contains(.spaceDrag) {
      next.scene.isSpaceDragGestureActive = other.scene.isSpaceDragGestureActive
    }
    if parts.contains(.scan) { next.scene.scan = other.scene.scan }
    if parts.contains(.waits) { next.scene.waits = other.scene.waits }
    if parts.contains(.suggestions) { next.scene.suggestions = other.scene.suggestions }
    if parts.contains(.pointer) { next.pointer = other.pointer }
    return next
  }
}
