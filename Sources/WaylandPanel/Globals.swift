// SPDX-License-Identifier: MIT

import CWayland
import Linux
import Panel

/// What a compositor offers, as far as a panel uses it; it may come and go at any time.
final class Globals {
  let display: Display
  private var registry: OwnedProxy?
  private var round: OwnedProxy?
  private var roundCount = 0
  private weak var listener: WaylandBackend?

  private(set) var compositor: OwnedProxy?
  private(set) var memory: OwnedProxy?
  private(set) var layerShell: OwnedProxy?
  private(set) var viewporter: OwnedProxy?
  private(set) var fractionalScales: OwnedProxy?
  private(set) var outputManager: OwnedProxy?
  private(set) var inputMethods: OwnedProxy?
  private(set) var virtualKeyboards: OwnedProxy?

  /// Asks the compositor what it offers.
  init(_ display: Display, _ listener: WaylandBackend) throws(BackendError) {
    self.display = display
    self.listener = listener
    registry = try OwnedProxy(
      display, "wl_display.get_registry", wl_display_get_registry(display.pointer),
      wl_registry_listener(
        global: { data, _, name, interface, version in
          guard let interface else { return }
          owner(data, as: Globals.self) {
            $0.came(name, String(cString: interface), version: version)
          }
        },
        global_remove: { data, _, name in
          owner(data, as: Globals.self) { $0.listener?.gone(name) }
        }),
      for: self, destroy: wl_registry_destroy)
    try askRound()
  }

  /// Has the compositor say when it has answered all so far: first what there is, then what that says of itself.
  private func askRound() throws(BackendError) {
    round = try OwnedProxy(
      display, "wl_display.sync", wl_display_sync(display.pointer),
      wl_callback_listener(done: { data, _, _ in
        owner(data, as: Globals.self) { $0.roundDone() }
      }), for: self, destroy: wl_callback_destroy)
  }

  private func roundDone() {
    round = nil
    roundCount += 1
    guard roundCount == 1 else {
      listener?.complete()
      return
    }
    listener?.listed()
    // Without memory for it nothing is shown on this compositor.
    try? askRound()
  }

  /// The first thing without which nothing can be shown that is not there.
  var missing: String? {
    if compositor == nil { return "wl_compositor" }
    if memory == nil { return "wl_shm" }
    if layerShell == nil { return "zwlr_layer_shell_v1" }
    return nil
  }

  private func came(_ name: UInt32, _ interface: String, version: UInt32) {
    do throws(BackendError) {
      switch interface {
      case "wl_output": listener?.outputCame(name, version: version)
      case "wl_seat": listener?.seatCame(name, version: version)
      // Version 4 has wl_surface.damage_buffer.
      case "wl_compositor" where version >= 4:
        compositor = try bind(name, CWAYLAND_COMPOSITOR, 4, wl_compositor_destroy)
      case "wl_shm": memory = try bind(name, CWAYLAND_SHM, 1, wl_shm_destroy)
      case "zwlr_layer_shell_v1":
        layerShell = try bind(
          name, CWAYLAND_LAYER_SHELL, min(version, 4)
        ) { [version] in
          // The request to destroy it came with version 3.
          if version >= 3 { zwlr_layer_shell_v1_destroy($0) } else { wl_proxy_destroy($0) }
        }
      case "wp_viewporter":
        viewporter = try bind(name, CWAYLAND_VIEWPORTER, 1, wp_viewporter_destroy)
      case "wp_fractional_scale_manager_v1":
        fractionalScales = try bind(
          name, CWAYLAND_FRACTIONAL_SCALE, 1, wp_fractional_scale_manager_v1_destroy)
      case "zxdg_output_manager_v1":
        outputManager = try bind(
          name, CWAYLAND_XDG_OUTPUT, min(version, 3), zxdg_output_manager_v1_destroy)
      case "zwp_input_method_manager_v2":
        inputMethods = try bind(
          name, CWAYLAND_INPUT_METHOD, 1, zwp_input_method_manager_v2_destroy)
      case "zwp_virtual_keyboard_manager_v1":
        // It has no request to destroy it.
        virtualKeyboards = try bind(name, CWAYLAND_VIRTUAL_KEYBOARD, 1, wl_proxy_destroy)
      default: break
      }
    } catch {
      // There is no memory: what was not bound is missing.
    }
  }

  /// Asks for a global; drop it before the connection.
  func bind(
    _ name: UInt32, _ interface: cwayland_interface, _ version: UInt32,
    _ destroy: @escaping (OpaquePointer) -> Void
  ) throws(BackendError) -> OwnedProxy {
    try OwnedProxy(
      display, "wl_registry.bind", bound(name, interface, version), destroy: destroy)
  }

  /// Asks for a global that its caller owns.
  func bound(
    _ name: UInt32, _ interface: cwayland_interface, _ version: UInt32
  ) -> OpaquePointer? {
    guard let registry = registry?.pointer else { return nil }
    return wl_registry_bind(registry, name, cwayland_describe(interface), version)
      .map { OpaquePointer($0) }
  }
}
