// SPDX-License-Identifier: MIT

import CWayland
import ClavierKit
import ClavierSettings
import Panel

/// The surface of the keyboard that the compositor has started, and shows with text fields, in the
/// middle of the lower edge.
///
/// It has the size of its picture: the compositor assigns none.
///
/// **Source:** input-method-unstable-v1.xml, `zwp_input_panel_surface_v1`; weston 10,
/// desktop-shell/input-panel.c: in a layer above fullscreen windows.
final class InputPanelSurface: SurfaceRole {
  let surface: OpaquePointer
  let compositor: OpaquePointer
  var isConfigured: Bool { false }
  /// The surface's role, which holds the surface.
  ///
  /// It has no destructor, and ends with the surface.
  private let panel: OwnedProxy

  /// Requests the surface.
  init(_ globals: Globals, on output: Output) throws(BackendError) {
    guard let compositor = globals.compositor?.pointer, let panels = globals.inputPanels?.pointer,
      let target = output.proxy?.pointer
    else { throw .lacks(interface: globals.missing ?? "wl_output") }
    self.compositor = compositor
    let ownedSurface = try OwnedProxy(
      globals.display, "wl_compositor.create_surface", wl_compositor_create_surface(compositor),
      destroy: wl_surface_destroy)
    surface = ownedSurface.pointer
    panel = try OwnedProxy(
      globals.display, "zwp_input_panel_v1.get_input_panel_surface",
      zwp_input_panel_v1_get_input_panel_surface(panels, surface)
    ) { pointer in
      withExtendedLifetime(ownedSurface) { wl_proxy_destroy(pointer) }
    }
    zwp_input_panel_surface_v1_set_toplevel(
      panel.pointer, target, ZWP_INPUT_PANEL_SURFACE_V1_POSITION_CENTER_BOTTOM.rawValue)
  }

  // The compositor chooses the place, and gives no keyboard focus.

  func anchor(at edge: PanelSettings.Edge?) {}
  func request(_ geometry: PanelGeometry, on output: Size?) {}
  func requestAll() {}
}
