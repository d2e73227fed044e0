// SPDX-License-Identifier: MIT

import CWayland
import Linux
import Panel

/// The globals of a compositor that a panel uses; they may appear and disappear at any time.
final class Globals {
  let display: Display
  private var registry: OwnedProxy?
  private weak var listener: WaylandBackend?

  private(set) var compositor: OwnedProxy?
  private(set) var memory: OwnedProxy?
  private(set) var layerShell: OwnedProxy?
  private(set) var viewporter: OwnedProxy?
  private(set) var fractionalScales: OwnedProxy?
  private(set) var outputManager: OwnedProxy?
  private(set) var inputMethods: OwnedProxy?
  private(set) var virtualKeyboards: OwnedProxy?
  private(set) var dataControl: OwnedProxy?
  private var keyboard = KeyboardGlobals()
  private var roundTrips = RoundTrips()

  /// The round trips after which the globals, and then their first events, are known.
  private struct RoundTrips {
    var pending: OwnedProxy?
    var count = 0
  }

  /// The globals for the keyboard that the compositor starts.
  ///
  /// **Source:** weston 10, `bind_input_method` in text-backend.c: the compositor disconnects any
  /// other program that binds them, and one that binds them twice. KWin hides them.
  private struct KeyboardGlobals {
    var hasPanels = false
    /// The input panels; `nil` for a program that the compositor has not started.
    var panels: OwnedProxy?
    /// The numbers of the input methods that are not bound yet, in the order of their seats.
    var inputMethods: [UInt32] = []
  }

  /// Requests the compositor's registry.
  init(_ display: Display, _ listener: WaylandBackend) throws(BackendError) {
    self.display = display
    self.listener = listener
    registry = try OwnedProxy(
      display, "wl_display.get_registry", wl_display_get_registry(display.pointer),
      wl_registry_listener(
        global: { data, _, name, interface, version in
          guard let interface else { return }
          withOwner(of: data, as: Globals.self) {
            $0.add(name, String(cString: interface), version: version)
          }
        },
        global_remove: { data, _, name in
          withOwner(of: data, as: Globals.self) { globals in
            globals.keyboard.inputMethods.removeAll { $0 == name }
            globals.listener?.remove(name)
          }
        }),
      for: self, destroy: wl_registry_destroy)
    try requestRoundTrip()
  }

  /// Requests a round trip.
  ///
  /// The first ends after the list of globals, the second after the events of these globals.
  private func requestRoundTrip() throws(BackendError) {
    roundTrips.pending = try OwnedProxy(
      display, "wl_display.sync", wl_display_sync(display.pointer),
      wl_callback_listener(done: { data, _, _ in
        withOwner(of: data, as: Globals.self) { $0.handleRoundTripEnd() }
      }), for: self, destroy: wl_callback_destroy)
  }

  private func handleRoundTripEnd() {
    roundTrips.pending = nil
    roundTrips.count += 1
    guard roundTrips.count == 1 else {
      listener?.complete()
      return
    }
    listener?.handleGlobalsListed()
    // The call fails only without memory; the compositor then counts as incomplete.
    try? requestRoundTrip()
  }

  /// The first missing interface that a panel requires; `nil` if none is missing.
  var missing: String? {
    if compositor == nil { return "wl_compositor" }
    if memory == nil { return "wl_shm" }
    if layerShell == nil, inputPanels == nil {
      return keyboard.hasPanels ? "zwp_input_panel_v1" : "zwlr_layer_shell_v1"
    }
    return nil
  }

  /// The compositor's input panels; `nil` if it has none, or has not started this program.
  var inputPanels: OwnedProxy? { keyboard.panels }

  /// Whether an input method can be requested.
  var hasInputMethods: Bool { inputMethods != nil || !keyboard.inputMethods.isEmpty }

  /// Binds the input method of the first seat.
  ///
  /// The result is `nil` if the compositor has not started this program, and after the first call.
  func bindInputMethod() -> OpaquePointer? {
    guard !keyboard.inputMethods.isEmpty else { return nil }
    return bound(keyboard.inputMethods.removeFirst(), CWAYLAND_INPUT_METHOD_V1, 1)
  }

  private func add(_ name: UInt32, _ interface: String, version: UInt32) {
    do throws(BackendError) {
      switch interface {
      case "wl_output": listener?.addOutput(name, version: version)
      case "wl_seat": listener?.addSeat(name, version: version)
      // Version 4 added wl_surface.damage_buffer.
      case "wl_compositor" where version >= 4:
        compositor = try bind(name, CWAYLAND_COMPOSITOR, 4, wl_compositor_destroy)
      case "wl_shm": memory = try bind(name, CWAYLAND_SHM, 1, wl_shm_destroy)
      case "zwlr_layer_shell_v1":
        layerShell = try bind(
          name, CWAYLAND_LAYER_SHELL, min(version, 4)
        ) { [version] in
          // Version 3 added the destructor.
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
        listener?.useSeat()
      case "zwp_virtual_keyboard_manager_v1":
        // The interface has no destructor.
        virtualKeyboards = try bind(name, CWAYLAND_VIRTUAL_KEYBOARD, 1, wl_proxy_destroy)
        listener?.useSeat()
      case "ext_data_control_manager_v1":
        dataControl = try bind(
          name, CWAYLAND_DATA_CONTROL, 1, ext_data_control_manager_v1_destroy)
        listener?.useSeat()
      case "zwlr_data_control_manager_v1" where dataControl == nil:
        dataControl = try bind(
          name, CWAYLAND_WLR_DATA_CONTROL, 1, ext_data_control_manager_v1_destroy)
        listener?.useSeat()
      case "zwlr_foreign_toplevel_manager_v1": listener?.windowManagerAdded(name)
      case "zwp_input_panel_v1":
        keyboard.hasPanels = true
        // The interface has no destructor.
        if display.isInherited {
          keyboard.panels = try bind(name, CWAYLAND_INPUT_PANEL, 1, wl_proxy_destroy)
        }
      case "zwp_input_method_v1" where display.isInherited:
        keyboard.inputMethods.append(name)
        listener?.useSeat()
      default: break
      }
    } catch {
      // Without memory, a global that was not bound counts as missing.
    }
  }

  /// Binds a global; the returned proxy must be released before the connection.
  func bind(
    _ name: UInt32, _ interface: cwayland_interface, _ version: UInt32,
    _ destroy: @escaping (OpaquePointer) -> Void
  ) throws(BackendError) -> OwnedProxy {
    try OwnedProxy(
      display, "wl_registry.bind", bound(name, interface, version), destroy: destroy)
  }

  /// Binds a global whose proxy the caller owns.
  func bound(
    _ name: UInt32, _ interface: cwayland_interface, _ version: UInt32
  ) -> OpaquePointer? {
    guard let registry = registry?.pointer else { return nil }
    return cwayland_bind(registry, name, interface, version).map { OpaquePointer($0) }
  }
}
