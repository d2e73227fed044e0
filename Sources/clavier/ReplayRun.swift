// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import EventScript
import Evdev
import KeyboardCore
import KeyboardPlan

/// A recording that is being played to the daemon's keyboard.
struct ReplayRun: ~Copyable {
  private var core: KeyboardCore
  private let touches: RecordedTouches
  private let showsFrames: Bool
  private let output: ReplayOutput

  /// A keyboard at rest.
  ///
  /// - Parameters:
  ///   - plan: Everything that follows from the configuration.
  ///   - touches: The recording.
  ///   - showsFrames: Whether touches are printed, too.
  init(_ plan: KeyboardPlan, _ touches: RecordedTouches, showsFrames: Bool) {
    self.touches = touches
    self.showsFrames = showsFrames
    let output = ReplayOutput()
    self.output = output
    core = KeyboardCore(plan, in: plan.locale(after: nil))
    core.onResponse = { output.print($0) }
    send(.ready)
    let surface = touches.surface
    send(
      .surfaces([
        KeyboardCore.Surface(
          aspectRatio: surface.aspectRatio, areaWidth: surface.areaWidth, area: surface.area)
      ]))
    if !core.isShown { send(.show) }
    // A panel types the characters without keys.
    send(.panel(Self.panel, .types(true)))
  }

  /// The number of the panel.
  private static let panel: UInt32 = 1

  /// Plays all of it, and prints everything that would be typed.
  mutating func play() {
    let touches = touches
    touches.decode(transform) { output, transform in
      handle(output)
      // Another language may have pages of another size.
      transform = self.transform
    }
    print("text \(output.document.quotedText)")
  }

  /// The keyboard's place on the surface; outside of every surface if its area is empty.
  private var transform: Transform {
    touches.transform(keyboardSize: core.region.size) ?? Transform(0, 0, -1e6, 0, 0, -1e6)
  }

  private mutating func handle(_ output: TouchPipeline.Output) {
    switch output {
    case .frame(let frame):
      handle(frame)
    case .loss(let frame):
      meetDeadlines(until: frame.time)
      send(.cancel)
      handle(frame)
    case .fault(.slotOutOfRange(let slot, let count)):
      print("fault: slot \(slot), but there are \(count)")
    case .fault(.repeatedTrackingID):
      print("fault: the same contact in two slots")
    }
  }

  private mutating func handle(_ frame: TouchFrame) {
    if showsFrames {
      for touch in frame.touches { print("\(frame.time.moment) \(touch.words)") }
    }
    meetDeadlines(until: frame.time)
    send(.touch(frame))
  }

  /// The number of deadlines between two frames; a key that repeats for a quarter of an hour has fewer.
  private static let deadlineLimit = 10_000

  /// Lets time pass as it did.
  ///
  /// After too many deadlines the rest is met as by a daemon that slept: all at once.
  private mutating func meetDeadlines(until end: Timestamp) {
    for _ in 0..<Self.deadlineLimit {
      guard let moment = core.deadline, moment <= end else { break }
      output.time = moment
      send(.deadline)
    }
    output.time = end
    send(.deadline)
  }

  private mutating func send(_ event: KeyboardCore.Event) {
    core.handle(event, at: output.time)
    while let action = core.nextAction() {
      if case .insert = action { core.handle(.panel(Self.panel, .inserted(true)), at: output.time) }
    }
  }
}

/// The effects of a recording, printed with their moments.
private final class ReplayOutput {
  var time = Timestamp(microseconds: 0)
  private(set) var document = ModelDocument()

  func print(_ response: Response) {
    for effect in response.effects {
      document.apply(effect)
      Swift.print("\(time.moment) \(effect.transcriptLine)")
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
