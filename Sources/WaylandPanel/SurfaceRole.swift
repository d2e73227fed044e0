// SPDX-License-Identifier: MIT

import CWayland
import ClavierKit
import ClavierSettings
import Panel

/// The role of a panel's surface, by which it is above windows: its requested place.
protocol SurfaceRole: AnyObject {
  var surface: OpaquePointer { get }
  var compositor: OpaquePointer { get }
  /// Whether the compositor assigns the size, before which nothing is drawn.
  var isConfigured: Bool { get }

  /// Anchors the surface to an edge, and declines keyboard focus.
  func anchor(at edge: PanelSettings.Edge?)

  /// Requests the size and place of a geometry; `output` is the output's size.
  func request(_ geometry: PanelGeometry, on output: Size?)

  /// Requests the whole output.
  func requestAll()
}

extension SurfaceRole {
  /// Limits touch input to these parts of the surface.
  func setInput(_ parts: [Rect]) {
    guard let region = wl_compositor_create_region(compositor) else { return }
    for part in parts {
      wl_region_add(
        region, Int32(clamping: Int(part.minX)), Int32(clamping: Int(part.minY)),
        Int32(clamping: Int(part.width)), Int32(clamping: Int(part.height)))
    }
    wl_surface_set_input_region(surface, region)
    wl_region_destroy(region)
  }

  /// Commits the pending state.
  func commit() { wl_surface_commit(surface) }
}
