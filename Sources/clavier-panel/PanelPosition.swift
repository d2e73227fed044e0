// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import Linux
import Panel

/// The panel's place: the display server's report, adjusted by the user and for a covered field.
struct PanelPosition {
  /// The place that the display server has reported.
  var placed = PresenterPlace()
  var flip = FlipMachine()
  /// The mover of a floating keyboard; `nil` on a text console, which has no floating keyboards.
  var mover: PanelMover?

  /// The combined changes of the panel's place.
  var placementOverride: PlacementOverride {
    var placementOverride = mover?.placementOverride ?? PlacementOverride()
    placementOverride.isFlipped = flip.isFlipped
    return placementOverride
  }

  /// Returns the keyboard's geometry, even while a placeholder is shown.
  func keysGeometry(
    _ settings: PanelSettings, _ shape: PanelShape, isShown: Bool
  ) -> PanelGeometry? {
    guard let output = placed.output else { return nil }
    // After a drag or a flip, the server's last report is outdated.
    let isFloating = placementOverride.position != nil && settings.placement == .floating
    let edge = flip.isFlipped ? settings.edge.opposite : settings.edge
    if isShown, !isFloating, mover == nil || placed.geometry?.edge == edge {
      return placed.geometry
    }
    return PanelGeometry(on: output, settings, shape: shape, placementOverride: placementOverride)
  }

  /// Returns the place to report to the daemon; `nil` if the keys have none.
  func place(of geometry: PanelGeometry?) -> PanelPlace? {
    guard let output = placed.output, let geometry else { return nil }
    return PanelPlace(
      area: geometry.place(on: output), output: output.name.isEmpty ? nil : output.name,
      pixels: output.pixels, millimeters: output.millimeters, rotation: output.rotation,
      headroom: Double(geometry.headroom) / geometry.keys.height)
  }
}
