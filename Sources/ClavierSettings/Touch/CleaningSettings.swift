// SPDX-License-Identifier: MIT

public import ClavierKit

/// The noise filters for a device's reports.
///
/// A filter that is `nil` is determined by the device's own report about its axes.
public struct CleaningSettings: Hashable, Sendable {
  /// The distance below which moves of a contact are noise.
  ///
  /// Unit: millimetres, 0 to 10; 0 for none.
  public var jitter: Double?
  /// The minimum pressure of a contact.
  ///
  /// Unit: the device's own, 0 to 65 535; 0 for any.
  public var pressPressure: Int32?
  /// The minimum width of a palm.
  ///
  /// Unit: millimetres, 0 to 1000; 0 for none.
  public var palmWidth: Double?
  /// The minimum pressure of a palm.
  ///
  /// Unit: the device's own, 0 to 65 535; 0 for none.
  public var palmPressure: Int32?
  /// The distance from the surface's edge within which contacts that begin and stay there are
  /// ghosts.
  ///
  /// Unit: millimetres, 0 to 20; 0 for none.
  public var edge: Double?
  /// The number of samples that are dropped at the beginning of each contact: 0 to 10.
  public var skippedFrames: Int?
  /// The areas in which contacts must not begin, in fractions of the surface as the user sees it.
  ///
  /// There are at most 8 areas.
  public var deadAreas: [Rect]?

  public init() {}

  /// Overrides these filters with the values that `other` sets.
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
