// SPDX-License-Identifier: MIT

import ClavierKit
import EventScript
import Evdev
import KeyboardPlan

/// A recording that is being played to a keyboard, which answers as the daemon's does.
struct ReplayRun {
  private var plan: KeyboardPlan
  private let touches: RecordedTouches
  private let showsFrames: Bool
  private var shape: KeyboardShape
  private var engine: KeyboardEngine
  private var deadline: Timestamp?
  private var document = ModelDocument()

  /// A keyboard at rest.
  ///
  /// - Parameters:
  ///   - plan: What makes it.
  ///   - touches: The recording.
  ///   - showsFrames: Whether touches are told, too.
  init(_ plan: KeyboardPlan, _ touches: RecordedTouches, showsFrames: Bool) {
    self.plan = plan
    self.touches = touches
    self.showsFrames = showsFrames
    shape = plan.shape(
      aspectRatio: touches.surface.aspectRatio, areaWidth: touches.surface.areaWidth,
      in: plan.locale(after: nil))
    engine = shape.keyboard()
  }

  /// Plays all of it, and prints what would be typed.
  mutating func play() {
    let touches = touches
    touches.decode(transform) { output, transform in
      take(output)
      // Another language may have pages of another size.
      transform = self.transform
    }
    print("text \(document.quotedText)")
  }

  /// Where the keyboard is on the surface; outside of every surface if its area is empty.
  private var transform: Transform {
    touches.transform(keyboardSize: shape.pages.size) ?? Transform(0, 0, -1e6, 0, 0, -1e6)
  }

  private mutating func take(_ output: TouchPipeline.Output) {
    switch output {
    case .frame(let frame):
      take(frame)
    case .loss(let frame):
      meetDeadlines(until: frame.time)
      send(.cancel(frame.time), at: frame.time)
      take(frame)
    case .fault(.slotOutOfRange(let slot, let count)):
      print("fault: slot \(slot), but there are \(count)")
    case .fault(.repeatedTrackingID):
      print("fault: the same contact in two slots")
    }
  }

  private mutating func take(_ frame: TouchFrame) {
    if showsFrames {
      for touch in frame.touches { print("\(frame.time.moment) \(touch.words)") }
    }
    meetDeadlines(until: frame.time)
    send(.touch(frame), at: frame.time)
  }

  /// How many deadlines are met between two frames; a key that repeats for a quarter of an hour has fewer.
  private static let deadlineLimit = 10_000

  /// Lets time pass as it did.
  ///
  /// After too many deadlines the rest is met as by a daemon that slept: all at once.
  private mutating func meetDeadlines(until end: Timestamp) {
    for _ in 0..<Self.deadlineLimit {
      guard let moment = deadline, moment <= end else { return }
      send(.deadline(moment), at: moment)
    }
    send(.deadline(end), at: end)
  }

  private mutating func send(_ input: Input, at time: Timestamp) {
    var response = engine.handle(input)
    if let locale = plan.locale(after: response, in: shape.context) {
      plan.follow(locale)
      shape = plan.shape(
        aspectRatio: touches.surface.aspectRatio, areaWidth: touches.surface.areaWidth, in: locale)
      engine.goOn(as: shape.keyboard(), &response)
    }
    deadline = response.deadline
    for effect in response.effects {
      document.apply(effect)
      print("\(time.moment) \(effect.transcriptLine)")
    }
  }
}

extension Timestamp {
  /// The moment as scripts tell it.
  fileprivate var moment: String { "@\(microseconds / 1_000)ms" }
}

extension Touch {
  /// What a finger did, and where, in tenths of a point.
  fileprivate var words: String {
    // The device's own number is the same for all of a recording.
    let finger = contact.rawValue & 0xffff_ffff
    return "\(phase) \(finger) at \(Self.tenths(point.x)) \(Self.tenths(point.y))"
  }

  private static func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
