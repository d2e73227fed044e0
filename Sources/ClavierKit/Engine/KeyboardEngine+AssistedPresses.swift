// SPDX-License-Identifier: MIT

/// The path from touches through bounce keys and slow keys to presses of keys and switches.
extension KeyboardEngine {
  /// Filters a finger's presses of keys by bounce keys and slow keys.
  mutating func filter(
    _ touch: Touch, on place: KeyPlace?, at time: Timestamp, _ response: inout Response
  ) {
    let source = PressSource.finger(touch.contact)
    switch touch.phase {
    case .down:
      // A contact that goes down twice has lost its lift in between.
      drop(source, &response)
      if bounces.isBounce(at: touch.point, time: time, timing: settings.timing) {
        return handle(touch, at: time, &response)
      }
      let strip = toolbar(at: touch.point).map(PressTarget.toolbar)
      guard let target = place.map(PressTarget.key) ?? strip else { return }
      begin(target, by: source, at: touch.point, time: time, &response)
    case .moved:
      let hysteresis = settings.timing.hysteresis
      guard
        let hasLeft = assistance?.slowKeys.move(source, to: touch.point, hysteresis: hysteresis)
      else { return handle(touch, at: time, &response) }
      if hasLeft { wait(source, on: place, at: touch.point, time: time, &response) }
    case .up:
      let target = target(of: touch.contact)
      end(target, by: source, at: time, &response)
      handle(touch, at: time, &response)
    case .cancelled:
      drop(source, &response)
    }
  }

  /// Starts the delay of the key that a finger is on now; a finger beside the keyboard presses
  /// none.
  private mutating func wait(
    _ source: PressSource, on place: KeyPlace?, at point: Point, time: Timestamp,
    _ response: inout Response
  ) {
    let delay = settings.accessibility.slowKeys
    response.changes.insert(.accessibility)
    assistance?.slowKeys.cancel(source)
    guard let place else { return }
    assistance?.slowKeys.press(.key(place), by: source, at: point, time: time, delay: delay)
  }

  /// Removes a finger's press without an effect.
  private mutating func drop(_ source: PressSource, _ response: inout Response) {
    assistance?.bounceKeys.cancel(source)
    if assistance?.slowKeys.cancel(source) == true { response.changes.insert(.accessibility) }
    if case .finger(let contact) = source { cancelFinger(contact, &response) }
  }

  /// Returns the key or toolbar under a finger, after all its sliding.
  private func target(of contact: Contact.ID) -> PressTarget? {
    guard let press = presses.first(where: { $0.contact == contact }) else { return nil }
    if press.role == .suggesting {
      return frames(of: press.page).toolbar.map(PressTarget.toolbar)
    }
    guard let key = press.key, let frame = press.keyFrame else { return nil }
    return .key(KeyPlace(page: press.page, key: key, frame: frame))
  }

  /// Handles a touch as a switch.
  ///
  /// With two switches, the left half of the keyboard steps and the right half selects.
  mutating func pressSwitch(
    by touch: Touch, at time: Timestamp, _ response: inout Response
  ) {
    let isLeft = touch.point.x < frames(of: keyboardType).bounds.center.x
    let kind: Switch = settings.accessibility.scanning == .step && isLeft ? .step : .select
    let source = PressSource.finger(touch.contact)
    switch touch.phase {
    case .down:
      drop(source, &response)
      begin(.switch(kind), by: source, at: touch.point, time: time, &response)
    case .moved: break
    case .up: end(.switch(kind), by: source, at: time, &response)
    case .cancelled: drop(source, &response)
    }
  }
}

// From presses of fingers and switches to their actions.
extension KeyboardEngine {
  /// Begins a press, unless bounce keys ignore it.
  mutating func begin(
    _ target: PressTarget, by source: PressSource, at point: Point, time: Timestamp,
    _ response: inout Response
  ) {
    let settings = settings.accessibility
    if settings.bounceKeys > .zero,
      assistance?.bounceKeys.isBounce(
        of: target, by: source, at: time, interval: settings.bounceKeys) == true
    {
      return
    }
    guard settings.slowKeys > .zero else {
      let press = SlowKeysMachine.PendingPress(
        source: source, target: target, point: point, start: time, due: time)
      return accept(press, at: time, &response)
    }
    assistance?.slowKeys.press(
      target, by: source, at: point, time: time, delay: settings.slowKeys)
    response.changes.insert(.accessibility)
  }

  /// Ends a press.
  ///
  /// A press that was not accepted has no effect, and starts no bounce interval.
  mutating func end(
    _ target: PressTarget?, by source: PressSource, at time: Timestamp, _ response: inout Response
  ) {
    if assistance?.slowKeys.cancel(source) == true {
      response.changes.insert(.accessibility)
      return
    }
    guard settings.accessibility.bounceKeys > .zero,
      assistance?.bounceKeys.endIgnored(by: source, at: time) == false, let target
    else { return }
    assistance?.bounceKeys.lifted(target, at: time)
  }

  /// Performs a press that slow keys have accepted.
  mutating func accept(
    _ press: SlowKeysMachine.PendingPress, at time: Timestamp, _ response: inout Response
  ) {
    switch (press.target, press.source) {
    case (.key(let place), .finger(let contact)) where place.page == keyboardType:
      // A finger may have drifted over the edge of its key during the delay.
      let isOnKey = frames(of: place.page).hitTest(press.point) == place.key
      let point = isOnKey ? press.point : place.frame.center
      handle(Touch(contact: contact, phase: .down, point: point), at: time, &response)
      // The drift is no swipe.
      if let index = presses.firstIndex(where: { $0.contact == contact }) {
        presses[index].point = press.point
        presses[index].origin = press.point
        presses[index].pageSwipe?.start = press.point
      }
    case (.key, _):
      // The page under the finger has changed.
      wait(press.source, on: place(at: press.point), at: press.point, time: time, &response)
    case (.toolbar, .finger(let contact)):
      handle(Touch(contact: contact, phase: .down, point: press.point), at: time, &response)
    case (.toolbar, .device):
      break
    case (.switch(let kind), _):
      use(kind, at: time, &response)
    }
  }

  private mutating func use(_ kind: Switch, at time: Timestamp, _ response: inout Response) {
    let settings = settings.accessibility
    let grid = scanGrid
    response.changes.insert(.accessibility)
    switch kind {
    case .step: assistance?.scan.step(on: grid, settings, at: time)
    case .select:
      guard let key = assistance?.scan.select(on: grid, settings, at: time) else { return }
      let keys = frames(of: keyboardType).keys
      guard keys.indices.contains(key) else { return }
      tap(keys[key].touchFrame.center, at: time, &response)
    }
  }

  /// Handles a touch that explores the page: types the key from which the finger lifts.
  mutating func explore(
    _ touch: Touch, on place: KeyPlace?, at time: Timestamp, _ response: inout Response
  ) {
    let (timing, isDown) = (settings.timing, touch.phase == .down)
    // A contact that was lost for a moment has typed its key.
    if isDown, bounces.isBounce(at: touch.point, time: time, timing: timing) { return }
    guard
      let target = assistance?.explore.update(touch, on: place, hysteresis: timing.hysteresis),
      target.page == keyboardType
    else { return }
    // A finger may have drifted over the edge of its key.
    let isOnKey = frames(of: target.page).hitTest(touch.point) == target.key
    tap(isOnKey ? touch.point : target.frame.center, at: time, &response)
  }

  /// Types the key that a finger has rested on, unless the page under it has changed.
  mutating func typeDwelledKey(
    _ place: KeyPlace, at time: Timestamp, _ response: inout Response
  ) {
    guard place.page == keyboardType else {
      let (place, dwell) = (self.place(at: place.frame.center), settings.accessibility.dwell)
      assistance?.dwell.restart(on: place, at: time, dwell: dwell)
      return
    }
    tap(place.frame.center, at: time, &response)
  }

  /// Taps a key with a contact that belongs to no device.
  private mutating func tap(_ point: Point, at time: Timestamp, _ response: inout Response) {
    handle(Touch(contact: .synthetic, phase: .down, point: point), at: time, &response)
    handle(Touch(contact: .synthetic, phase: .up, point: point), at: time, &response)
  }
}

extension Contact.ID {
  /// The contact of synthetic taps.
  ///
  /// **Source:** the kernel's "Multi-touch (MT) Protocol": the tracking ID -1 means no contact.
  fileprivate static let synthetic = Contact.ID(rawValue: .max)
}
