// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import CoreSupport
public import Evdev
import Glibc

/// Prints the problem and traps.
public func fail(_ problem: String) -> Never {
  print("fuzz: \(problem)")
  fflush(nil)
  abort()
}

/// Prints the problem and traps unless a condition holds; unlike `precondition`, it also prints in
/// a release build.
public func require(_ condition: Bool, _ otherwise: StaticString) {
  if !condition { fail("\(otherwise)") }
}

/// The invariants of all frames, for any device.
public enum Lifecycles {
  /// Decodes a recording, and traps if a contact's life is invalid or the daemon's core leaves a
  /// key down.
  ///
  /// A contact may not move or lift without being down, come down twice, have no position, or stay
  /// down at the end.
  public static func check(_ recording: DeviceRecording) {
    var settings = TouchSettings()
    settings.devices = [recording.device.name]
    guard let touches = try? RecordedTouches(recording, settings),
      let transform = touches.transform(keyboardSize: Size(width: 390, height: 216))
    else { return }
    var down: Set<Contact.ID> = []
    var frames: [TouchFrame] = []
    touches.decode(transform) { output, _ in
      switch output {
      case .frame(let frame), .loss(let frame):
        check(frame, &down)
        frames.append(frame)
      case .fault: break
      }
    }
    require(down.isEmpty, "contacts are left down")
    // Typing takes longer than decoding, so only some lengths are typed.
    if frames.count % 8 == 3, let problem = CoreEventSequence.play(frames) { fail(problem) }
  }

  private static func check(_ frame: TouchFrame, _ down: inout Set<Contact.ID>) {
    require(!frame.touches.isEmpty, "an empty frame")
    for touch in frame.touches {
      require(touch.point.x.isFinite && touch.point.y.isFinite, "a touch nowhere")
      switch touch.phase {
      case .down: require(down.insert(touch.contact).inserted, "down twice")
      case .moved: require(down.contains(touch.contact), "moved, but not down")
      case .up, .cancelled: require(down.remove(touch.contact) != nil, "up, but not down")
      }
    }
  }
}
