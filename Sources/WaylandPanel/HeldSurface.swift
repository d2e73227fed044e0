// SPDX-License-Identifier: MIT

import ClavierKit
import Panel

/// The surface on which a finger came down that drags the panel, while another one shows that.
///
/// ```
///   shown ── the other one has a picture ──▶ clear, as large as the output ── let go ──▶ dropped by its owner
/// ```
///
/// It stays where it is, so that what is told of the finger means the same from its coming to its going.
final class HeldSurface {
  let surface: PanelSurface
  private let picture: FittedPicture
  private let width: Double
  private var reading: DragReading

  /// Takes over a surface; fails for one that shows nothing yet.
  ///
  /// - Parameters:
  ///   - surface: The surface, which is not to be placed any more.
  ///   - touches: What was told of fingers last.
  init?(_ surface: PanelSurface, _ touches: [Touch]) {
    guard let picture = surface.shown else { return nil }
    self.surface = surface
    self.picture = picture
    width = Double(surface.geometry.width)
    let frame = surface.geometry.frame
    reading = DragReading(origin: Point(x: frame.minX, y: frame.minY))
    touches.forEach { reading.remember($0) }
  }

  /// What fingers did, in the space of the keyboard as it was.
  func reports(_ report: Seat.Report) -> [PanelTouchReport] {
    let touches = report.touches.map { reading.read($0) }
    return picture.reports(
      isPointer: report.isPointer, time: Timestamp(microseconds: report.time), touches: touches,
      width: width)
  }
}
