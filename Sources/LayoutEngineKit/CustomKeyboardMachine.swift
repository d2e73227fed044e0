// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine {
  /// What the custom keyboard tells, as values, in order.
  public enum CustomKeyboardEvent: Hashable, Sendable {
    case keyPressStart(Button)
    case draggedIn(from: Button, to: Button)
    case keyPressEnd(Button)
    /// A press is over and types nothing: cancelled, off the keys, or its menu opened.
    case keyPressCancel(Button)
    /// Any button was released; comes before what it does.
    case keyboardButtonPressed(Button)
    /// A button of this text was released.
    case keyButtonPressed(String)
    case spaceButtonPressed
    /// Backspace came down, or repeats.
    case backspaceButtonPressed
    case globeButtonPressed
    case returnButtonPressed
    /// The menu of a button opened.
    case keyMenuOpened(Button)
    /// An item of a menu was chosen; the menu closes after it.
    case keyMenuItemSelected(KeyMenuItem)
    case keyMenuClosed
  }

  /// The custom keyboard as a machine: input in, events out.
  ///
  /// It reads no clock and cannot fail. Pages, Shift and the repeats of Backspace are the engine's, as
  /// ``Presser`` has it; the menu is ``KeyMenuMachine``. With no finger down nothing is due.
  struct CustomKeyboardMachine: Sendable {
    private(set) var layouts: CustomKeyboardLayout
    private(set) var size: Size
    private(set) var orientation: InterfaceOrientation
    let timing: CustomKeyboardTiming
    /// Where pops and menus must stay, in the keyboard's space; `nil` for anywhere.
    var popBounds: Rect?
    /// Whether buttons are pressed; while not, nothing repeats or opens either.
    var isTypingEnabled = true {
      didSet { updateTyping(at: nil) }
    }

    private var presser: Presser
    private var menu: KeyMenuMachine

    init(
      layouts: CustomKeyboardLayout = CustomKeyboardLayout(), size: Size,
      orientation: InterfaceOrientation = .portrait,
      timing: CustomKeyboardTiming = CustomKeyboardTiming()
    ) {
      self.layouts = layouts
      self.size = size
      self.orientation = orientation
      self.timing = timing
      menu = KeyMenuMachine(timing: timing)
      presser = Presser(layouts, size, orientation, timing)
      presser.show(.letters(shiftState: .once))
    }

    var state: CustomKeyboardState { presser.state }
    var geometry: Geometry { presser.geometry }
    var pressedButton: Int? { presser.pressedButton }
    var keyPop: KeyPop? { geometry.pop(of: pressedButton, bounds: popBounds) }
    var keyMenu: KeyMenuMachine.Shown? { menu.shown }

    /// When to call again if nothing else happens.
    var deadline: Timestamp? {
      [presser.deadline, menu.deadline].compactMap(\.self).min()
    }

    /// Takes in what happened.
    ///
    /// - Returns: What to tell, in order.
    mutating func handle(_ input: Input) -> [CustomKeyboardEvent] {
      var events: [CustomKeyboardEvent] = []
      switch input {
      case .touch(let frame):
        // What was due before the fingers did this comes first, however late the call is.
        if let due = menu.deadline, due < frame.time { openMenu(at: due, &events) }
        for touch in frame.touches { handle(touch, at: frame.time, &events) }
      case .deadline(let now):
        if let due = menu.deadline, due <= now { openMenu(at: due, &events) }
        handle(presser.fire(at: now), at: now, &events)
      case .cancel(let now): cancel(at: now, &events)
      case .accept, .edit, .newField, .suggestions, .switchPressed, .switchReleased,
        .textChangedElsewhere, .textContext:
        break
      }
      return events
    }

    /// Shows another page.
    @discardableResult
    mutating func show(_ state: CustomKeyboardState) -> [CustomKeyboardEvent] {
      var events: [CustomKeyboardEvent] = []
      handle(presser.show(state), at: presser.now, &events)
      return events
    }

    /// Changes what is given, and keeps the rest.
    @discardableResult
    mutating func change(
      layouts: CustomKeyboardLayout? = nil, size: Size? = nil,
      orientation: InterfaceOrientation? = nil
    ) -> [CustomKeyboardEvent] {
      self.layouts = layouts ?? self.layouts
      self.size = size ?? self.size
      self.orientation = orientation ?? self.orientation
      menu.stopWaiting()
      var events: [CustomKeyboardEvent] = []
      let next = Presser(self.layouts, self.size, self.orientation, timing)
      handle(presser.goOn(as: next), at: presser.now, &events)
      return events
    }
  }
}

// What fingers and time do.
extension LayoutEngine.CustomKeyboardMachine {
  private typealias Events = [LayoutEngine.CustomKeyboardEvent]

  private mutating func handle(_ touch: Touch, at time: Timestamp, _ events: inout Events) {
    updateTyping(at: time)
    switch touch.phase {
    case .down, .moved: menu.select(at: touch.point)
    case .up: if menu.shown != nil { choose(touch, at: time, &events) }
    case .cancelled: return cancel(at: time, &events)
    }
    handle(presser.handle(touch, at: time), at: time, &events)
  }

  private mutating func handle(
    _ changes: [LayoutEngine.Presser.Event], at time: Timestamp, _ events: inout Events
  ) {
    for change in changes {
      switch change {
      case .start(let button):
        events.append(.keyPressStart(button))
        menu.press(shownMenu(of: button), hasPop: button.style.showsPopup, at: time)
        if menu.shown != nil { openMenu(at: time, &events) }
      case .dragged(let from, let to):
        events.append(.draggedIn(from: from, to: to))
        menu.stopWaiting()
      case .end(let button):
        events.append(.keyPressEnd(button))
        menu.stopWaiting()
        release(button, &events)
      case .cancelled(let button):
        events.append(.keyPressCancel(button))
        menu.stopWaiting()
      case .effect(.deleteBackward(let count)):
        events += repeatElement(.backspaceButtonPressed, count: count)
      case .effect(.insertText), .effect(.press), .effect(.request): break
      }
    }
  }

  /// Tells what a released button is for.
  private mutating func release(_ button: LayoutEngine.Button, _ events: inout Events) {
    events.append(.keyboardButtonPressed(button))
    if case .key(let text) = button.type { events.append(.keyButtonPressed(text)) }
    switch button.identifier {
    case .space: events.append(.spaceButtonPressed)
    case .globe: events.append(.globeButtonPressed)
    case .return: events.append(.returnButtonPressed)
    default: break
    }
  }

  private mutating func choose(_ touch: Touch, at time: Timestamp, _ events: inout Events) {
    if let item = menu.lift(at: touch.point, time: time) {
      events.append(.keyMenuItemSelected(item))
    }
    if menu.shown == nil { events.append(.keyMenuClosed) }
  }

  /// Opens the menu of the pressed button, whose press ends: it is the menu's turn now.
  private mutating func openMenu(at time: Timestamp, _ events: inout Events) {
    menu.fire()
    for case .cancelled(let button) in presser.cancel(at: time) {
      events += [.keyPressCancel(button), .keyMenuOpened(button)]
    }
    updateTyping(at: time)
  }

  private func shownMenu(of button: LayoutEngine.Button) -> LayoutEngine.KeyMenuMachine.Shown? {
    guard let menu = button.menu, let index = pressedButton else { return nil }
    let frame = menu.frame(above: geometry.places[index].frame, bounds: popBounds)
    return LayoutEngine.KeyMenuMachine.Shown(menu: menu, frame: frame)
  }

  private mutating func cancel(at time: Timestamp, _ events: inout Events) {
    let wasShown = menu.shown != nil
    handle(presser.cancel(at: time), at: time, &events)
    menu.cancel(at: time)
    if wasShown { events.append(.keyMenuClosed) }
  }

  private mutating func updateTyping(at time: Timestamp?) {
    if !isTypingEnabled { menu.stopWaiting() }
    let isMenuOver = time.map { menu.isTypingEnabled(at: $0) } ?? (menu.shown == nil)
    presser.isTypingEnabled = isTypingEnabled && isMenuOver
  }
}

extension LayoutEngine.Presser {
  /// The custom keyboard, each of whose buttons does what its identifier says, or types its text.
  fileprivate init(
    _ layouts: LayoutEngine.CustomKeyboardLayout, _ size: Size,
    _ orientation: InterfaceOrientation, _ timing: LayoutEngine.CustomKeyboardTiming
  ) {
    self.init(
      timing: timing.engine, size: size, orientation: orientation, layout: { layouts[$0] },
      action: { button, _ in button.action })
  }
}
