// SPDX-License-Identifier: MIT

public import ClavierKit

/// What contacts on a panel did that its display server saw.
public struct PanelTouch: Hashable, Sendable {
  /// What touches a panel.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// Fingers, which the daemon may see itself.
    case touch
    /// A mouse or a touchpad, whose button is the finger.
    case pointer
  }

  public var source: Source
  /// What they did.
  ///
  /// Its time may be ``Timestamp/unknown``. A contact's number is its own for its life, from 0 to 65,535; each source
  /// has its own numbers on the link.
  public var frame: TouchFrame

  public init(source: Source = .touch, frame: TouchFrame) {
    self.source = source
    self.frame = frame
  }
}

extension Timestamp {
  /// For panels that do not know when contacts did something: the moment in which the daemon hears of it counts.
  public static let unknown = Timestamp(microseconds: .max)
}
