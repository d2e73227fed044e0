// SPDX-License-Identifier: MIT

public import ClavierKit

/// Contacts on a panel, as its display server reported them.
public struct PanelTouch: Hashable, Sendable {
  /// The kind of device that touches a panel.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// Fingers, which the daemon may also read from touch devices.
    case touch
    /// A mouse or a touchpad; its pressed button is a contact.
    case pointer
  }

  public var source: Source
  /// The contacts of the panel at one time.
  ///
  /// The frame's time may be ``Timestamp/unknown``. A contact's number, from 0 to 65,535,
  /// identifies it until it ends. On the link, each source has its own numbers.
  public var frame: TouchFrame

  public init(source: Source = .touch, frame: TouchFrame) {
    self.source = source
    self.frame = frame
  }
}

extension Timestamp {
  /// The time in reports of panels without timestamps of contacts; the daemon uses the time of
  /// arrival.
  public static let unknown = Timestamp(microseconds: .max)
}
