// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine {
  /// Our engine with buttons in place of keys, and with one finger at a time.
  ///
  /// ```
  ///            comes down on a button: start      another comes down: end, then start
  ///   idle ──────────────────────────────▶ pressed ──────────────────────────────┐
  ///     ▲  ◀── lifts: end ─────────────────┘  ▲  │ slides to another: dragged     │
  ///     └───── cancelled, or off the keys ────┘  └────────────────────────────────┘
  /// ```
  ///
  /// The engine hits buttons, slides, repeats, shifts and turns pages. All that is added is what the
  /// original does otherwise: a finger that comes down lifts the one before it.
  ///
  /// **Source:** 0.9.9. Repaired are: a touch that hits no button started the pressed one again, and
  /// the first of two touches at once ended without a start.
  struct Presser: Sendable {
    enum Event: Hashable {
      case start(Button)
      case dragged(from: Button, to: Button)
      /// A button is released, or given up for the next one: now it does what it is for.
      case end(Button)
      /// A press is over and does nothing.
      case cancelled(Button)
      /// What the engine makes of it.
      case effect(Effect)
    }

    private struct Press: Hashable {
      var contact: Contact.ID
      var index: Int
      var button: Button
      var point: Point
      /// The page that the finger came down on.
      var state: CustomKeyboardState
      /// Whether the engine shows the button pressed; not that of a page which went with it.
      var isShown: Bool
      /// Whether the finger has left all buttons, or must not count any more.
      var isOff = false
    }

    private(set) var engine: KeyboardEngine
    private var geometries: [CustomKeyboardState: Geometry] = [:]
    private var press: Press?
    private(set) var now = Timestamp(microseconds: 0)
    /// When to call ``fire(at:)`` if nothing else happens.
    private(set) var deadline: Timestamp?

    /// Whether buttons are pressed; a finger that is down when they are not types nothing more.
    var isTypingEnabled = true {
      didSet { if oldValue, !isTypingEnabled { giveUp() } }
    }

    /// - Parameters:
    ///   - timing: The waits of the engine.
    ///   - size: The keyboard's, in points.
    ///   - orientation: How the screen stands.
    ///   - layout: The layout of each page.
    ///   - action: What the engine does with a button, also by its index on the page.
    init(
      timing: Timing = Timing(), size: Size, orientation: InterfaceOrientation,
      layout: (CustomKeyboardState) -> Layout,
      action: @escaping (Button, Int) -> KeyboardAction
    ) {
      for state in CustomKeyboardState.allCases {
        geometries[state] = Geometry(layout(state), size: size, orientation: orientation)
      }
      let empty = Geometry(Layout(rows: []), size: size)
      let pages = KeyboardPages(width: size.width) { [geometries] state in
        KeyboardLayout(geometries[state] ?? empty, action: action)
      }
      engine = KeyboardEngine(
        pages: pages, settings: .plain(timing), behavior: PlainBehavior())
    }

    var state: CustomKeyboardState {
      CustomKeyboardState(engine.keyboardType, engine.keyboardCase)
    }

    /// Where the buttons of the page are.
    var geometry: Geometry { geometries[state] ?? Geometry(Layout(rows: []), size: .zero) }

    /// The button to be shown pressed and magnified, as an index into the geometry's places.
    var pressedButton: Int? { press == nil ? nil : engine.scene.pressedKeys.first }

    /// Takes what one finger did.
    mutating func handle(_ touch: Touch, at time: Timestamp) -> [Event] {
      now = time
      switch touch.phase {
      case .down: return isTypingEnabled ? down(touch) : []
      case .moved: return moved(touch)
      case .up: return press?.contact == touch.contact ? lift(at: touch.point) : []
      case .cancelled: return cancel(at: time)
      }
    }

    /// Takes the time that has come.
    mutating func fire(at time: Timestamp) -> [Event] {
      now = time
      // At the end of time there is no later moment for the next repeat.
      let end = min(time, Timestamp(microseconds: .max - 1))
      return handle(.deadline(end)).effects.map(Event.effect)
    }

    /// Ends the press, which does nothing.
    mutating func cancel(at time: Timestamp) -> [Event] {
      now = time
      guard let press else { return [] }
      giveUp()
      self.press = nil
      return [.cancelled(press.button)]
    }

    /// Shows another page; a finger that is down is on what is there now.
    @discardableResult
    mutating func show(_ state: CustomKeyboardState) -> [Event] {
      switch state {
      case .letters(let shift):
        engine.setKeyboardType(.alphabetic)
        engine.setKeyboardCase(shift.keyboardCase)
      case .numbers: engine.setKeyboardType(.numeric)
      case .symbols: engine.setKeyboardType(.symbolic)
      }
      guard let index = pressedButton else { return [] }
      return drag(to: index)
    }

    /// Goes on with other layouts or another size; a press stays where as many buttons are.
    mutating func goOn(as next: Presser) -> [Event] {
      let count = geometry.places.count
      var response = Response()
      let finger = press
      engine.goOn(as: next.engine, &response)
      deadline = response.deadline
      geometries = next.geometries
      press = nil
      guard let finger else { return [] }
      // Backspace has deleted already.
      guard count == geometry.places.count, isTypingEnabled, !finger.isOff,
        finger.button.identifier != .backspace, geometry.button(finger.index) != nil
      else { return [.cancelled(finger.button)] }
      let center = geometry.places[finger.index].frame.center
      _ = down(Touch(contact: finger.contact, phase: .down, point: center))
      guard let button = press?.button else { return [.cancelled(finger.button)] }
      return button == finger.button ? [] : [.dragged(from: finger.button, to: button)]
    }

    private mutating func down(_ touch: Touch) -> [Event] {
      guard engine.scene.frames.hitTest(touch.point) != nil else { return [] }
      var events = press.map { lift(at: $0.point) } ?? []
      // The key before may have turned the page.
      guard let index = engine.scene.frames.hitTest(touch.point),
        let button = geometry.button(index)
      else { return events }
      let before = state
      let response = send(touch.phase, touch.contact, touch.point)
      guard response.gestures.contains(where: { $0.gesture == .press }) else { return events }
      press = Press(
        contact: touch.contact, index: index, button: button, point: touch.point, state: before,
        isShown: !engine.scene.pressedKeys.isEmpty)
      events.append(.start(button))
      return events + response.effects.map(Event.effect)
    }

    private mutating func moved(_ touch: Touch) -> [Event] {
      guard let press, press.contact == touch.contact, !press.isOff || isTypingEnabled else {
        return []
      }
      self.press?.point = touch.point
      let effects = send(touch.phase, touch.contact, touch.point).effects.map(Event.effect)
      let index = engine.scene.pressedKeys.first
      self.press?.isOff = press.isShown && index == nil
      guard let index, index != press.index else { return effects }
      return effects + drag(to: index)
    }

    /// The finger is on another button now.
    private mutating func drag(to index: Int) -> [Event] {
      guard let old = press?.button, let new = geometry.button(index), new != old else { return [] }
      press?.index = index
      press?.button = new
      press?.isShown = true
      return [.dragged(from: old, to: new)]
    }

    /// Ends the press as a finger that lifts does.
    private mutating func lift(at point: Point) -> [Event] {
      guard let press else { return [] }
      let effects = send(.up, press.contact, point).effects.map(Event.effect)
      self.press = nil
      guard !press.isOff else { return [.cancelled(press.button)] + effects }
      // Letters come back small, and only what types a text of its own uses up a capital.
      if press.button.identifier == .letters { show(.letters(shiftState: .off)) }
      if press.state == .letters(shiftState: .once), press.button.isLabel { show(press.state) }
      return [.end(press.button)] + effects
    }

    /// Has the engine forget the finger, which is still down.
    private mutating func giveUp() {
      guard press != nil else { return }
      _ = handle(.cancel(now))
      press?.isOff = true
    }

    private mutating func send(
      _ phase: Contact.Phase, _ contact: Contact.ID, _ point: Point
    ) -> Response {
      let touch = Touch(contact: contact, phase: phase, point: point)
      return handle(.touch(TouchFrame(time: now, touches: [touch])))
    }

    private mutating func handle(_ input: Input) -> Response {
      let response = engine.handle(input)
      deadline = response.deadline
      return response
    }
  }
}

extension LayoutEngine.Button {
  /// Whether the button has no text of its own, and turns no page.
  fileprivate var isLabel: Bool {
    if case .key = type { return false }
    switch action {
    case .keyboardType, .shift: return false
    default: return true
    }
  }
}

extension EngineSettings {
  /// The settings of a keyboard that only types what is on its keys.
  fileprivate static func plain(_ timing: Timing) -> EngineSettings {
    var settings = EngineSettings()
    settings.autocapitalization = .none
    settings.endsSentenceOnDoubleSpace = false
    settings.replacesQuotationMarks = false
    settings.offersAlternatives = false
    settings.spaceDragSensitivity = nil
    settings.autocomplete.isAutocompleteEnabled = false
    settings.feedback = .disabled
    settings.timing = timing
    // Touches come from a system that has filtered them.
    settings.timing.bounceInterval = .zero
    return settings
  }
}

/// Pages turn by their keys alone, and Backspace deletes characters.
///
/// **Source:** 0.9.9.
private struct PlainBehavior: KeyboardBehavior {
  func backspaceRange(
    repeatingFor duration: Duration, standard: Keyboard.StandardBehavior
  ) -> Keyboard.BackspaceRange { .character }

  func preferredKeyboardType(
    after action: KeyboardAction, on type: Keyboard.KeyboardType, text: String,
    standard: Keyboard.StandardBehavior
  ) -> Keyboard.KeyboardType { type }
}
