// SPDX-License-Identifier: MIT

import CWayland
import ClavierKit
import ClavierSettings
import Panel

/// The surface of a keyboard that the compositor has started.
///
/// The compositor shows it with text fields, in the middle of the lower edge.
///
/// The surface has the size of its picture, since the compositor assigns none.
///
/// **Source:** input-method-unstable-v1.xml, `zwp_input_panel_surface_v1`; weston 10,
/// desktop-shell/input-panel.c: in a layer above fullscreen windows.
final class InputPanelSurface: SurfaceRole {
  let base: RoleBase
  var isConfigured: Bool { false }
  /// The role object, which has no destructor and ends with the surface.
  private let panel: OwnedProxy

  /// Requests the surface.
  init(_ globals: Globals, on output: Output) throws(BackendError) {
    base = try RoleBase(globals, globals.inputPanels, on: output)
    panel = try OwnedProxy(
      globals.display, "zwp_input_panel_v1.get_input_panel_surface",
      zwp_input_panel_v1_get_input_panel_surface(base.shell, base.surface),
      destroy: base.retainingSurface(wl_proxy_destroy))
    zwp_input_panel_surface_v1_set_toplevel(
      panel.pointer, base.output, ZWP_INPUT_PANEL_SURFACE_V1_POSITION_CENTER_BOTTOM.rawValue)
  }

  // The compositor chooses the place, and does not give the keyboard focus.

  func anchor(at edge: PanelSettings.Edge?) {}
  func request(_ geometry: PanelGeometry, on output: Size?) {}
  func requestAll() {}
}
