// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux

/// An open touch surface: reads its events and gives frames.
final class TouchDevice {
  /// How many events are read before others get their turn.
  ///
  /// **Source:** ours: ten fingers at once make about 40 events a frame, so this is a dozen frames.
  static let eventsPerTurn = 512

  /// Whether there may be more to read.
  enum Turn {
    case drained
    case more
    /// The device is gone, or cannot be read any more.
    case gone(SystemError)
  }

  /// What reading finds.
  enum Report {
    case decoded(TouchDecoder.Output)
    /// The kernel dropped events because they were not read in time.
    case dropped
  }

  let profile: TouchProfile
  private let input: InputDevice
  private var decoder: TouchDecoder
  private var isRecovering = false
  private var isClosed = false

  init(_ input: InputDevice, _ profile: TouchProfile, number: UInt32, transform: Transform) {
    self.input = input
    self.profile = profile
    decoder = TouchDecoder(input.touchState(profile.form), number: number, transform: transform)
  }

  var descriptorNumber: Int32 { input.descriptorNumber }
  var hasContact: Bool { decoder.hasContact }

  var transform: Transform {
    get { decoder.transform }
    set { decoder.transform = newValue }
  }

  /// Reads what is there, at most a turn's worth.
  ///
  /// - Parameter report: Takes what is found, in order. It may close the device.
  /// - Returns: Whether there may be more.
  func read(_ report: (Report) -> Void) -> Turn {
    for _ in 0..<Self.eventsPerTurn where !isClosed {
      switch isRecovering ? input.recover() : input.next() {
      case .event(let event):
        decode(event, .live, report)
      case .recovered(let event):
        decode(event, .recovered, report)
      case .dropped:
        isRecovering = true
        report(.dropped)
      case .nothing where isRecovering:
        isRecovering = false
      case .nothing:
        return .drained
      case .failed(let error):
        return .gone(error)
      }
    }
    return isClosed ? .drained : .more
  }

  private func decode(
    _ event: InputEvent, _ origin: TouchDecoder.Origin, _ report: (Report) -> Void
  ) {
    if let output = decoder.decode(event, origin) {
      report(.decoded(output))
    }
  }

  /// Reads no more, from now on.
  ///
  /// - Parameter time: When that is.
  /// - Returns: A frame that cancels the contacts that are down, if any are.
  func close(at time: Timestamp) -> TouchFrame? {
    isClosed = true
    return decoder.cancelAll(at: time)
  }
}
