// SPDX-License-Identifier: MIT

public import ClavierKit

/// What contacts did that the display server saw on the panel.
public struct PanelTouchReport: Hashable, Sendable {
  /// Whether it is a mouse or a touchpad, and not fingers.
  public var isPointer: Bool
  /// What they did, in the keyboard's own space.
  public var frame: TouchFrame

  public init(isPointer: Bool, frame: TouchFrame) {
    self.isPointer = isPointer
    self.frame = frame
  }

  /// Reports of touches that happened at the same time, in their order, each of which names a contact once.
  ///
  /// - Parameters:
  ///   - isPointer: Whether it is a mouse or a touchpad.
  ///   - time: When they happened.
  ///   - touches: What they did.
  /// - Returns: The reports, the first one first.
  public static func reports(
    isPointer: Bool, time: Timestamp, touches: [Touch]
  ) -> [PanelTouchReport] {
    var frames: [[Touch]] = []
    for touch in touches {
      let last = frames.indices.last
      if let last, frames[last].count < PanelContacts.most,
        !frames[last].contains(where: { $0.contact == touch.contact })
      {
        frames[last].append(touch)
      } else {
        frames.append([touch])
      }
    }
    return frames.map {
      PanelTouchReport(isPointer: isPointer, frame: TouchFrame(time: time, touches: $0))
    }
  }
}
