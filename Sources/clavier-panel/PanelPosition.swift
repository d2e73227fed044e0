// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import Linux
import Panel

/// Where the panel is: what the display server says, and what its user and the covered field make of that.
struct PanelPosition {
  /// Where the display server has the panel.
  var placed = PresenterPlace()
  var flip = FlipMachine()
  /// Moves a keyboard that floats; `nil` on a text console, where none does.
  var mover: PanelMover?

  /// What has become of the panel's place under its user's hands.
  var stance: PanelStance {
    var stance = mover?.stance ?? PanelStance()
    stance.isFlipped = flip.isFlipped
    return stance
  }

  /// Where the keyboard is, or will be where something else is shown.
  func keysGeometry(
    _ settings: PanelSettings, _ shape: PanelShape, isShown: Bool
  ) -> PanelGeometry? {
    guard let output = placed.output else { return nil }
    // Of one that is dragged, or has come at another edge, what the display server said last is not yet true.
    let isFloating = stance.spot != nil && settings.placement == .floating
    let edge = flip.isFlipped ? settings.edge.opposite : settings.edge
    if isShown, !isFloating, mover == nil || placed.geometry?.edge == edge {
      return placed.geometry
    }
    return PanelGeometry(on: output, settings, shape: shape, stance: stance)
  }

  /// The place as the daemon is told of it; `nil` where the keys have none.
  func place(of geometry: PanelGeometry?) -> PanelPlace? {
    guard let output = placed.output, let geometry else { return nil }
    return PanelPlace(
      area: geometry.place(on: output), output: output.name.isEmpty ? nil : output.name,
      pixels: output.pixels, millimeters: output.millimeters, rotation: output.rotation,
      headroom: Double(geometry.headroom) / geometry.keys.height)
  }
}
