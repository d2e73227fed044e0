// SPDX-License-Identifier: MIT

public import ClavierKit

/// Contacts on a panel, as its display server saw them.
public struct PanelTouch: Hashable, Sendable {
  /// The kind of device that touches a panel.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// Fingers, which the daemon may see itself.
    case touch
    /// A mouse or a touchpad; its pressed button is a contact.
    case pointer
  }

  public var source: Source
  /// The contacts.
  ///
  /// Its time may be ``Timestamp/unknown``. A contact's number identifies it for its life, from 0
  /// to 65,535. Each source has its own numbers on the link.
  public var frame: TouchFrame

  public init(source: Source = .touch, frame: TouchFrame) {
    self.source = source
    self.frame = frame
  }
}

extension Timestamp {
  /// The time of panels that do not know when contacts changed; the daemon uses the time of
  /// arrival.
  public static let unknown = Timestamp(microseconds: .max)
}
