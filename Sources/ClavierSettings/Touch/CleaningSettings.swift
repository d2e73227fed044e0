// SPDX-License-Identifier: MIT

public import ClavierKit

/// What of a device's reports is noise, as far as somebody says so.
///
/// `nil` leaves a filter to what the device itself tells about its axes.
public struct CleaningSettings: Hashable, Sendable {
  /// Moves of a contact that are smaller are noise.
  ///
  /// Unit: millimetres, 0 to 10; 0 for none.
  public var jitter: Double?
  /// From which pressure a contact counts.
  ///
  /// Unit: the device's own, 0 to 65 535; 0 for any.
  public var pressPressure: Int32?
  /// From which width a contact is a palm.
  ///
  /// Unit: millimetres, 0 to 1000; 0 for none.
  public var palmWidth: Double?
  /// From which pressure a contact is a palm.
  ///
  /// Unit: the device's own, 0 to 65 535; 0 for none.
  public var palmPressure: Int32?
  /// How near to the surface's edge contacts are ghosts that begin there and stay there.
  ///
  /// Unit: millimetres, 0 to 20; 0 for none.
  public var edge: Double?
  /// How many samples of each contact are not trusted at its beginning: 0 to 10.
  public var skippedFrames: Int?
  /// Where no contact counts that begins there, in fractions of the surface as its user sees it.
  ///
  /// At most 8.
  public var deadAreas: [Rect]?

  public init() {}

  /// Takes over all that others say.
  public mutating func override(with other: CleaningSettings) {
    jitter = other.jitter ?? jitter
    pressPressure = other.pressPressure ?? pressPressure
    palmWidth = other.palmWidth ?? palmWidth
    palmPressure = other.palmPressure ?? palmPressure
    edge = other.edge ?? edge
    skippedFrames = other.skippedFrames ?? skippedFrames
    deadAreas = other.deadAreas ?? deadAreas
  }
}
