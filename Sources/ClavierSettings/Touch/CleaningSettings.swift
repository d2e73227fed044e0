// SPDX-License-Identifier: MIT

public import ClavierKit

/// The filters for noise in a device's reports.
///
/// `nil` leaves a filter to the device's own report about its axes.
public struct CleaningSettings: Hashable, Sendable {
  /// The distance below which moves of a contact are noise.
  ///
  /// Unit: millimetres, 0 to 10; 0 for none.
  public var jitter: Double?
  /// The least pressure of a contact.
  ///
  /// Unit: the device's own, 0 to 65 535; 0 for any.
  public var pressPressure: Int32?
  /// The least width of a palm.
  ///
  /// Unit: millimetres, 0 to 1000; 0 for none.
  public var palmWidth: Double?
  /// The least pressure of a palm.
  ///
  /// Unit: the device's own, 0 to 65 535; 0 for none.
  public var palmPressure: Int32?
  /// The distance from the surface's edge within which contacts that begin and stay there are
  /// ghosts.
  ///
  /// Unit: millimetres, 0 to 20; 0 for none.
  public var edge: Double?
  /// The number of first samples of each contact that are dropped: 0 to 10.
  public var skippedFrames: Int?
  /// The areas in which contacts may not begin, in fractions of the surface as its user sees it.
  ///
  /// At most 8.
  public var deadAreas: [Rect]?

  public init() {}

  /// Overrides these filters with all that `other` sets.
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
