// SPDX-License-Identifier: MIT

import CWayland
import ClavierKit
import ClavierSettings
import Panel

/// The role of a panel's surface, which puts it above windows at a requested place.
protocol SurfaceRole: AnyObject {
  /// The surface, and the objects from which the role was requested.
  var base: RoleBase { get }
  /// Whether the compositor has assigned the size; nothing is drawn before.
  var isConfigured: Bool { get }

  /// Anchors the surface to an edge, and declines keyboard focus.
  func anchor(at edge: PanelSettings.Edge?)

  /// Requests the size and place of a geometry; `output` is the output's size.
  func request(_ geometry: PanelGeometry, on output: Size?)

  /// Requests the whole output.
  func requestAll()
}

extension SurfaceRole {
  var surface: OpaquePointer { base.surface }

  /// Limits touch input to these parts of the surface.
  func setInput(_ parts: [Rect]) {
    guard let region = wl_compositor_create_region(base.compositor) else { return }
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

/// A new surface, and the objects from which its role is requested.
struct RoleBase {
  let compositor: OpaquePointer
  /// The global that assigns the role.
  let shell: OpaquePointer
  let output: OpaquePointer
  private let proxy: OwnedProxy
  var surface: OpaquePointer { proxy.pointer }

  /// Requests a surface.
  ///
  /// - Parameters:
  ///   - globals: The compositor's globals.
  ///   - shell: The global that assigns the role; `nil` if the compositor has none.
  ///   - output: The output for the surface.
  /// - Throws: ``BackendError`` with the missing interface, or if there is no memory.
  init(_ globals: Globals, _ shell: OwnedProxy?, on output: Output) throws(BackendError) {
    guard let compositor = globals.compositor?.pointer, let shell = shell?.pointer,
      let output = output.proxy?.pointer
    else { throw .missing(interface: globals.missing ?? "wl_output") }
    (self.compositor, self.shell, self.output) = (compositor, shell, output)
    proxy = try OwnedProxy(
      globals.display, "wl_compositor.create_surface", wl_compositor_create_surface(compositor),
      destroy: wl_surface_destroy)
  }

  /// Returns the destructor of a role, which retains the surface: the role must be destroyed first.
  ///
  /// **Source:** wayland.xml, `wl_surface.destroy` and its error `defunct_role_object`, which
  /// wlroots sends since 0.17.
  func retainingSurface(_ destroy: @escaping (OpaquePointer) -> Void) -> (OpaquePointer) -> Void {
    { [proxy] role in withExtendedLifetime(proxy) { destroy(role) } }
  }
}
