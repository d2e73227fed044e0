// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import EventScript
import Evdev
import KeyboardCore
import KeyboardPlan

/// The playback of a recording to the daemon's core.
struct ReplayRun: ~Copyable {
  private var core: KeyboardCore
  private let touches: RecordedTouches
  private let showsFrames: Bool
  private let output: ReplayOutput

  /// Creates a player with a keyboard at rest.
  ///
  /// - Parameters:
  ///   - plan: The plan for the configuration.
  ///   - touches: The recording.
  ///   - showsFrames: Whether touches are printed, too.
  init(_ plan: KeyboardPlan, _ touches: RecordedTouches, showsFrames: Bool) {
    self.touches = touches
    self.showsFrames = showsFrames
    let output = ReplayOutput()
    self.output = output
    core = KeyboardCore(plan, in: plan.locale(after: nil))
    core.onResponse = { output.print($0) }
  }

  /// Begins with the recorded surface, and a panel that types the characters without keys.
  private mutating func begin() {
    send(.ready)
    let surface = touches.surface
    send(
      .surfaces([
        KeyboardCore.Surface(
          aspectRatio: surface.aspectRatio, areaWidth: surface.areaWidth, area: surface.area)
      ]))
    if !core.isShown { send(.show) }
    send(.panel(Self.panel, .types(true)))
  }

  /// The ID of the panel.
  private static let panel: UInt32 = 1

  /// Plays the recording, and prints everything that would be typed.
  mutating func play() {
    begin()
    let touches = touches
    touches.decode(transform) { output, transform in
      handle(output)
      // A new language may have pages of a different size.
      transform = self.transform
    }
    print("text \(output.document.quotedText)")
  }

  /// The transform from the surface to the keyboard.
  ///
  /// If the keyboard's area is empty, it maps every point to a place outside of all keys.
  private var transform: Transform {
    touches.transform(keyboardSize: core.region.size) ?? Transform(0, 0, -1e6, 0, 0, -1e6)
  }

  private mutating func handle(_ output: TouchPipeline.Output) {
    switch output {
    case .frame(let frame):
      handle(frame)
    case .loss(let frame):
      fireDeadlines(until: frame.time)
      send(.cancel)
      handle(frame)
    case .fault(.slotOutOfRange(let slot, let count)):
      print("fault: slot \(slot), but there are \(count)")
    case .fault(.repeatedTrackingID):
      print("fault: the same contact in two slots")
    case .fault(.neverLifted):
      print("fault: a finger has not lifted for a minute")
    case .fault(.neverTouched):
      print("fault: fingers come near the surface, and none touches it: ABS_MT_DISTANCE is never 0")
    }
  }

  private mutating func handle(_ frame: TouchFrame) {
    if showsFrames {
      for touch in frame.touches { print("\(frame.time.moment) \(touch.words)") }
    }
    fireDeadlines(until: frame.time)
    send(.touch(frame))
  }

  /// The maximum number of deadlines between two frames, more than for a key that repeats for a
  /// quarter of an hour.
  private static let deadlineLimit = 10_000

  /// Fires the deadlines up to a time.
  ///
  /// Beyond the limit, the remaining deadlines fire at once, as for a daemon that was suspended.
  private mutating func fireDeadlines(until end: Timestamp) {
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
    var batch: [KeyboardCore.Action] = []
    while core.exchangeActions(for: &batch) {
      for case .insert in batch {
        core.handle(.panel(Self.panel, .inserted(true)), at: output.time)
      }
      batch.removeAll()
    }
  }
}

/// The effects of a recording, printed with their times.
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
  /// The time in the notation of scripts.
  fileprivate var moment: String { "@\(microseconds / 1_000)ms" }
}

extension Touch {
  /// The touch's phase, contact and position, in tenths of a point.
  fileprivate var words: String {
    // The rest of the ID is the device's number, which is constant within a recording.
    let finger = contact.rawValue & 0xffff_ffff
    return "\(phase) \(finger) at \(Self.tenths(point.x)) \(Self.tenths(point.y))"
  }

  private static func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
