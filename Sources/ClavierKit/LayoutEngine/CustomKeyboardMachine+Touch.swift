// SPDX-License-Identifier: MIT

/// What fingers and time do to the custom keyboard.
extension LayoutEngine.CustomKeyboardMachine {
  typealias Events = [LayoutEngine.CustomKeyboardEvent]

  mutating func handle(_ touch: Touch, at time: Timestamp, _ events: inout Events) {
    touches.isTypingEnabled = isTypingEnabled && menu.isTypingEnabled(at: time)
    switch touch.phase {
    case .down:
      menu.select(at: touch.point)
      begin(touch, at: time, &events)
    case .moved:
      menu.select(at: touch.point)
      pass(touch, at: time, &events)
    case .up:
      if menu.shown != nil { choose(touch, at: time, &events) }
      pass(touch, at: time, &events)
      if touches.pressedButton == nil { stopWaiting() }
    case .cancelled: cancel(at: time, &events)
    }
  }

  /// Lets the press before this one type, and presses what is then under the finger.
  private mutating func begin(_ touch: Touch, at time: Timestamp, _ events: inout Events) {
    guard touches.isTypingEnabled, board.hitTest(touch.point) != nil else { return }
    for event in touches.giveUp() { follow(event, at: time, &events) }
    pass(touch, at: time, &events)
  }

  /// Hands a touch to the machine that knows who presses what.
  private mutating func pass(_ touch: Touch, at time: Timestamp, _ events: inout Events) {
    let hit = LayoutEngine.TouchMachine.Touch(
      contact: touch.contact, button: board.hitTest(touch.point))
    let pressed = touches.pressedButton
    let callbacks = touches.handle([hit], touch.phase)
    for event in callbacks { follow(event, at: time, &events) }
    // A finger that lifts while typing is disabled ends its press without a word.
    if touch.phase == .up, let pressed, touches.pressedButton == nil,
      !callbacks.contains(.keyPressEnd(pressed)), let button = board.button(pressed)
    {
      events.append(.keyPressCancel(button))
    }
  }

  private mutating func follow(
    _ event: LayoutEngine.DelegateEvent, at time: Timestamp, _ events: inout Events
  ) {
    switch event {
    case .touchesBegin, .touchesMove, .touchesEnd, .touchesCancel: break
    case .keyPressStart(let index):
      guard let button = board.button(index) else { return }
      events.append(.keyPressStart(button))
      autoDelete.press(isBackspace: button.identifier == .backspace, at: time)
      menu.press(shownMenu(of: button, index), hasPop: button.style.showsPopup, at: time)
      if menu.shown != nil { menuOpened(&events) }
    case .draggedIn(let from, let to):
      guard let old = board.button(from), let new = board.button(to) else { return }
      events.append(.draggedIn(from: old, to: new))
      stopWaiting()
    case .keyPressEnd(let index):
      guard let button = board.button(index) else { return }
      events.append(.keyPressEnd(button))
      stopWaiting()
      released(button, at: time, &events)
    }
  }

  /// Does what a button is for.
  private mutating func released(
    _ button: LayoutEngine.Button, at time: Timestamp, _ events: inout Events
  ) {
    events.append(.keyboardButtonPressed(button))
    if case .key(let text) = button.type {
      events.append(.keyButtonPressed(text))
      if pages.keyTyped() { return }
    }
    switch button.identifier {
    case .space: events.append(.spaceButtonPressed)
    case .backspace: if !autoDelete.hasRepeated { events.append(.backspaceButtonPressed) }
    case .globe: events.append(.globeButtonPressed)
    case .return: events.append(.returnButtonPressed)
    default: break
    }
    pages.release(button.identifier, at: time, shiftInterval: timing.shiftInterval)
  }

  private mutating func choose(_ touch: Touch, at time: Timestamp, _ events: inout Events) {
    if let item = menu.lift(at: touch.point, time: time) {
      events.append(.keyMenuItemSelected(item))
    }
    if menu.shown == nil { events.append(.keyMenuClosed) }
  }

  /// Fires what is due, the earliest first.
  mutating func fire(until end: Timestamp, includingEnd: Bool, _ events: inout Events) {
    while let due = deadline, due < end || (includingEnd && due == end) {
      if due == menu.deadline {
        menu.fire()
        menuOpened(&events)
      } else if autoDelete.fire(at: end) {
        events.append(.backspaceButtonPressed)
      }
      // At the end of time there is no later moment to wait for.
      if deadline == due { return }
    }
  }

  /// Ends the press whose menu opened: it is the menu's turn now.
  private mutating func menuOpened(_ events: inout Events) {
    let button = touches.pressedButton.flatMap { board.button($0) }
    events += dropPress(of: board)
    touches.isTypingEnabled = false
    if let button { events.append(.keyMenuOpened(button)) }
  }

  private func shownMenu(
    of button: LayoutEngine.Button, _ index: Int
  ) -> LayoutEngine.KeyMenuMachine.Shown? {
    guard let menu = button.menu, let key = board.frame(of: index) else { return nil }
    return LayoutEngine.KeyMenuMachine.Shown(
      menu: menu, frame: menu.frame(above: key, bounds: popBounds))
  }

  mutating func cancel(at time: Timestamp, _ events: inout Events) {
    let wasShown = menu.shown != nil
    events += dropPress(of: board)
    menu.cancel(at: time)
    if wasShown { events.append(.keyMenuClosed) }
  }

  /// Ends a press without typing.
  ///
  /// - Parameter board: the page that the press is on.
  /// - Returns: that it is over, if there was one.
  mutating func dropPress(of board: LayoutEngine.Board) -> Events {
    stopWaiting()
    let button = touches.pressedButton.flatMap { board.button($0) }
    _ = touches.giveUp()
    return button.map { [.keyPressCancel($0)] } ?? []
  }

  mutating func stopWaiting() {
    autoDelete.stop()
    menu.stopWaiting()
  }
}
