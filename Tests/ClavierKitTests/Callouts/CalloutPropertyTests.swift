// SPDX-License-Identifier: MIT

import Testing
import TestSupport

@testable import ClavierKit

/// Properties that hold for callouts of any keyboard width and any finger.
struct CalloutPropertyTests {
  private static let widths = [200.0, 320, 390, 600, 844, 1280, 1920, 4000]

  /// Calls a closure for all keys of all pages, on surfaces with and without room above them.
  private func forEachKey(
    width: Double, _ body: (KeyboardFrames.Key, [KeyboardAction], Callouts.Configuration) -> Void
  ) {
    for locale in [KeyboardLocale.german, .arabic] {
      for device in DeviceType.allCases {
        for orientation in InterfaceOrientation.allCases {
          let context = KeyboardContext(
            locale: locale, interfaceOrientation: orientation, deviceType: device)
          let pages = KeyboardPages(service: .standard(), context: context, width: width)
          let callouts = Callouts.Pages(pages: pages, service: .standard(), context: context)
          for type in Keyboard.KeyboardType.inputTypes {
            let frames = pages[type, .uppercased]
            for (index, key) in frames.keys.enumerated() {
              for room in [0.0, 30, 60, 300] {
                var bounds = frames.bounds
                bounds.minY = -room
                var configuration = Callouts.Configuration(
                  bounds: bounds, context: context, isSecret: false)
                configuration.isInputEnabled = true
                body(key, callouts[type, .uppercased][index], configuration)
              }
            }
          }
        }
      }
    }
  }

  @Test(.enabled(if: Tier.runsSlowTests), arguments: widths)
  func everyCalloutOfEveryKeyIsInsideTheSurface(width: Double) {
    var count = 0
    forEachKey(width: width) { key, actions, configuration in
      let bounds = configuration.bounds
      if let input = Callouts.InputCallout(for: key, configuration: configuration) {
        #expect(bounds.holds(input.backgroundFrame), "\(key.label)")
        count += 1
      }
      guard
        let list = Callouts.ActionCallout(for: key, actions: actions, configuration: configuration)
      else { return }
      #expect(list.items.map(\.action) == actions)
      #expect(bounds.holds(list.backgroundFrame), "\(key.label)")
      #expect(list.items.allSatisfy { list.backgroundFrame.holds($0.frame) }, "\(key.label)")
      #expect(list.areItemsApart, "\(key.label)")
      count += 1
    }
    #expect(count > 1000)
  }

  @Test(arguments: widths)
  func seventeenActionsFitEveryKey(width: Double) {
    let actions = CalloutSamples.actions(17)
    let context = KeyboardContext()
    let frames = KeyboardPages(service: .standard(), context: context, width: width)[
      .alphabetic, .lowercased]
    for bounds in [frames.bounds, frames.bounds.grown(horizontally: 0, vertically: 60)] {
      for key in frames.keys {
        let callout = Callouts.ActionCallout(
          for: key, actions: actions, configuration: .init(bounds: bounds))
        guard let callout else {
          Issue.record("\(key.label) has no list")
          continue
        }
        #expect(bounds.holds(callout.backgroundFrame) && callout.areItemsApart)
        // Large enough to read and to hit: like a small phone's key where there is room.
        let least = Size(width: width < 320 ? 20 : 26, height: 26)
        #expect(
          callout.items.allSatisfy {
            $0.frame.width > least.width - 0.001 && $0.frame.height > least.height
          }, "\(key.label) at \(width)")
      }
    }
  }

  @Test func calloutsNeverOverlapOrLeaveTheSurface() {
    for (seed, var random) in SplitMix64.seeded(0..<2000) {
      let (callout, bounds) = random.callout()
      #expect(bounds.holds(callout.backgroundFrame), "seed \(seed)")
      #expect(callout.items.allSatisfy { bounds.holds($0.frame) }, "seed \(seed)")
      #expect(callout.areItemsApart, "seed \(seed)")
    }
  }

  @Test func theSelectionIsAlwaysInTheList() {
    for seed in UInt64(0)..<2000 {
      var random = SplitMix64(seed: ~seed)
      let (callout, _) = random.callout()
      var machine = ActionCalloutMachine()
      let finger = Contact.ID(rawValue: 1)
      let isOpen = machine.open(callout, by: finger, at: random.point())
      #expect(isOpen)
      for _ in 0..<20 {
        let before = machine.callout?.selectedIndex
        let event = machine.move(finger, to: random.point())
        let after = machine.callout?.selectedIndex
        switch event {
        case .selectionChanged: #expect(before != after && after != nil, "seed \(seed)")
        case .closed: #expect(before != nil && after == nil, "seed \(seed)")
        case nil: #expect(before == after, "seed \(seed)")
        case .opened: Issue.record("a movement opened a list: seed \(seed)")
        }
        if let after { #expect(callout.items.indices.contains(after), "seed \(seed)") }
      }
      let selected = machine.callout?.selectedAction
      let chosen = machine.release(by: finger)
      #expect(chosen == selected && machine.callout == nil, "seed \(seed)")
    }
  }

  @Test func theSelectionDependsOnlyOnTheFingersPosition() {
    for seed in UInt64(0)..<500 {
      var random = SplitMix64(seed: seed &* 31)
      let (callout, _) = random.callout()
      let (start, end) = (random.point(), random.point())
      let finger = Contact.ID(rawValue: 1)
      var (direct, wandering) = (ActionCalloutMachine(), ActionCalloutMachine())
      _ = direct.open(callout, by: finger, at: start)
      _ = wandering.open(callout, by: finger, at: start)
      for _ in 0..<10 { _ = wandering.move(finger, to: random.point()) }
      _ = direct.move(finger, to: end)
      _ = wandering.move(finger, to: end)
      // A list closed on the way stays closed.
      guard let callout = wandering.callout else { continue }
      #expect(callout == direct.callout, "seed \(seed)")
    }
  }

  @Test func noCalloutOrDeadlineRemainsWithoutFingers() {
    for seed in UInt64(0)..<500 {
      var random = SplitMix64(seed: seed ^ 0xCA11)
      let machine = random.playedMachine()
      #expect(machine.scenes.isEmpty && machine.deadline == nil, "seed \(seed)")
    }
  }
}

extension Callouts.ActionCallout {
  /// Whether no two items overlap.
  fileprivate var areItemsApart: Bool {
    items.indices.allSatisfy { first in
      items[..<first].allSatisfy { !$0.frame.overlaps(items[first].frame) }
    }
  }
}

extension SplitMix64 {
  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Int.random(in: 0..<30, using: &self) == 0
      ? [0, -1, 1e9, 1e-9, 1e300].randomElement(using: &self) ?? 0
      : Double.random(in: range, using: &self)
  }

  /// Returns a point near a phone's keyboard, sometimes an invalid one.
  fileprivate mutating func point() -> Point {
    guard Int.random(in: 0..<15, using: &self) > 0 else {
      let edges = [.nan, .infinity, -.infinity, 1e300, -1e300, 0]
      return Point(
        x: edges.randomElement(using: &self) ?? 0, y: edges.randomElement(using: &self) ?? 0)
    }
    return Point(x: number(-50...450), y: number(-100...260))
  }

  /// Returns a list of a key at a random place, on a surface of random size.
  fileprivate mutating func callout() -> (Callouts.ActionCallout, bounds: Rect) {
    let bounds = Rect(
      x: number(-100...100), y: number(-100...100), width: abs(number(1...500)),
      height: abs(number(1...300)))
    let key = CalloutSamples.key(
      "a", x: number(-100...450), y: number(-100...260), width: abs(number(1...200)),
      height: abs(number(1...100)))
    let actions = CalloutSamples.actions(.random(in: 1...60, using: &self))
    let configuration = Callouts.Configuration(
      bounds: bounds, actionOverlap: Bool.random(using: &self) ? 20 : 0)
    guard
      let callout = Callouts.ActionCallout(
        for: key, actions: actions, configuration: configuration)
    else {
      preconditionFailure("the list is not empty")
    }
    return (callout, bounds)
  }

  /// Returns a machine after many random calls, when all fingers are lifted and time has passed.
  fileprivate mutating func playedMachine() -> CalloutMachine {
    var machine = CalloutMachine(configuration: .init(bounds: CalloutSamples.phone))
    let contacts = (0..<4).map { Contact.ID(rawValue: $0) }
    var now = Timestamp(microseconds: 0)
    for _ in 0..<100 {
      let contact = contacts.randomElement(using: &self) ?? contacts[0]
      let key = CalloutSamples.key("a", x: number(0...360))
      now = now + .milliseconds(.random(in: 0...60, using: &self))
      switch Int.random(in: 0..<7, using: &self) {
      case 0, 1: machine.press(key, by: contact)
      case 2:
        let actions = CalloutSamples.actions(.random(in: 0...20, using: &self))
        _ = machine.longPress(key, actions: actions, by: contact, at: point())
      case 3, 4: _ = machine.move(contact, to: point())
      case 5: _ = machine.release(by: contact, at: now)
      default: machine.expire(at: now)
      }
    }
    for contact in contacts {
      if Bool.random(using: &self) {
        _ = machine.release(by: contact, at: now)
      } else {
        machine.cancel(contact)
      }
    }
    machine.expire(at: machine.deadline ?? now)
    return machine
  }
}
