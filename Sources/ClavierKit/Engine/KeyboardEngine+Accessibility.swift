// SPDX-License-Identifier: MIT

/// Accessibility features between touches and presses.
///
/// Each touch that a feature passes on or makes is handled like any other touch.
extension KeyboardEngine {
  /// Passes a touch to the accessibility features that are on.
  mutating func assist(_ touch: Touch, at time: Timestamp, _ response: inout Response) {
    guard let assistance else { return handle(touch, at: time, &response) }
    let place = place(at: touch.point)
    let isOnKeyboard = place != nil || toolbar(at: touch.point) != nil
    if assistance.settings.usesOneFinger {
      // A finger beside the keyboard presses no key, but may act as a switch or be about to dwell.
      let counts = isOnKeyboard || assistance.touchUse != .keys
      if self.assistance?.oneFinger.admits(touch, isOnKeyboard: counts) == false { return }
    }
    // The program under the keyboard receives a touch beside the keyboard.
    if touch.phase == .down, !isOnKeyboard { forgetText() }
    switch assistance.touchUse {
    case .keys: filter(touch, on: place, at: time, &response)
    case .exploring:
      explore(touch, on: place, at: time, &response)
      addAccessibilityChange(since: assistance, &response)
    case .dwelling:
      let hysteresis = settings.timing.hysteresis
      self.assistance?.dwell.update(
        touch, on: place, at: time, dwell: assistance.settings.dwell, hysteresis: hysteresis)
      addAccessibilityChange(since: assistance, &response)
    case .switches: pressSwitch(by: touch, at: time, &response)
    }
  }

  /// Handles a switch that a program reports; a no-op while scanning is off.
  mutating func assist(
    _ device: Switch, isPressed: Bool, at time: Timestamp, _ response: inout Response
  ) {
    guard settings.accessibility.scanning != .off else { return }
    if isPressed {
      begin(.switch(device), by: .device(device), at: Point(x: 0, y: 0), time: time, &response)
    } else {
      end(.switch(device), by: .device(device), at: time, &response)
    }
  }

  /// Performs the earliest due deadline of the accessibility features.
  ///
  /// - Parameters:
  ///   - due: The deadline.
  ///   - now: The current time, perhaps later than the deadline.
  ///   - response: The response, to which the results are added.
  mutating func fireAssistance(due: Timestamp, now: Timestamp, _ response: inout Response) {
    guard let assistance else { return }
    if assistance.slowKeys.deadline == due {
      if let press = self.assistance?.slowKeys.accept() { accept(press, at: due, &response) }
    } else if assistance.dwell.deadline == due {
      if let place = self.assistance?.dwell.fire() { typeDwelledKey(place, at: due, &response) }
    } else {
      let grid = scanGrid
      self.assistance?.scan.fire(on: grid, assistance.settings, at: now)
    }
    addAccessibilityChange(since: assistance, &response)
  }

  /// Begins the scan of a new page.
  mutating func scanNewPage(_ response: inout Response) {
    guard let assistance, !assistance.scan.isIdle else { return }
    let grid = scanGrid
    self.assistance?.scan.pageChanged(to: grid)
    response.changes.insert(.accessibility)
  }

  /// Removes all fingers and switches from the accessibility features, and ends the scan.
  mutating func cancelAssistance(_ response: inout Response) {
    guard let assistance else { return }
    self.assistance?.reset()
    addAccessibilityChange(since: assistance, &response)
  }
}

// The visible state of the accessibility features.
extension KeyboardEngine {
  /// The keys that a scan of the page offers.
  var scanGrid: ScanGrid { ScanGrid(frames(of: keyboardType)) }

  /// The part of the page that a scan offers now.
  var scanHighlight: ScanHighlight? {
    guard let assistance, !assistance.scan.isIdle else { return nil }
    return assistance.scan.highlight(on: scanGrid)
  }

  /// The key under a finger that explores the page; `nil` if it came to another page's key.
  var exploredKey: Int? {
    guard let place = assistance?.explore.place, place.page == keyboardType else { return nil }
    return place.key
  }

  /// The keys that will be typed if their fingers stay, in the order of the touches.
  var keyWaits: [KeyWait] {
    guard let assistance else { return [] }
    var waits: [KeyWait] = assistance.slowKeys.waiting.compactMap { wait in
      guard case .key(let place) = wait.target, place.page == keyboardType else { return nil }
      return KeyWait(key: place.key, start: wait.start, due: wait.due)
    }
    if let wait = assistance.dwell.wait, wait.place.page == keyboardType {
      waits.append(KeyWait(key: wait.place.key, start: wait.start, due: wait.due))
    }
    return waits
  }

  /// Returns the key at a point of the current page.
  func place(at point: Point) -> KeyPlace? {
    let page = keyboardType
    let frames = frames(of: page)
    guard let key = frames.hitTest(point) else { return nil }
    return KeyPlace(page: page, key: key, frame: frames.keys[key].touchFrame)
  }

  /// Returns the frame of the toolbar if it is shown and contains the point.
  func toolbar(at point: Point) -> Rect? {
    let toolbar = frames(of: keyboardType).toolbar
    return toolbar?.contains(point) == true ? toolbar : nil
  }

  private func addAccessibilityChange(
    since before: AccessibilityPipeline, _ response: inout Response
  ) {
    guard let assistance else { return }
    if assistance.explore.place != before.explore.place { response.changes.insert(.pressedKeys) }
    guard
      assistance.dwell != before.dwell || assistance.scan != before.scan
        || assistance.slowKeys != before.slowKeys
    else { return }
    response.changes.insert(.accessibility)
  }
}
