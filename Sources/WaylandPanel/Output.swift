// SPDX-License-Identifier: MIT

import CWayland
import ClavierKit
import ClavierSettings
import Panel

/// An output of the compositor; its description is complete once ``onChange`` is called.
///
/// ```
///   came ──▶ geometry, mode, scale, name, logical size, in any order ──▶ done: reported
///                 ▲                                                        │
///                 └────────────── a property changes ◀─────────────────────┘
/// ```
final class Output {
  /// The output's number among the globals.
  let name: UInt32
  private(set) var proxy: OwnedProxy?
  private var extra: OwnedProxy?
  private let onChange: () -> Void

  /// The properties received so far.
  fileprivate struct Properties {
    var connector = ""
    var mode: (width: Int32, height: Int32) = (0, 0)
    var millimeters: (width: Int32, height: Int32) = (0, 0)
    var transform: Int32 = 0
    var scale: Int32 = 1
    var logical: (width: Int32, height: Int32)?
  }
  private var received = Properties()

  /// The output's description; `nil` until it is complete.
  private(set) var known: PanelOutput?
  /// The whole number of buffer pixels per logical unit, from 1 to 16.
  private(set) var scale: Int32 = 1

  init(
    _ globals: Globals, _ name: UInt32, version: UInt32, onChange: @escaping () -> Void
  ) throws(BackendError) {
    self.name = name
    self.onChange = onChange
    let version = min(version, 4)
    proxy = try OwnedProxy(
      globals.display, "wl_registry.bind wl_output",
      globals.bound(name, CWAYLAND_OUTPUT, version), Self.listener, for: self
    ) {
      // Version 3 added the destructor request.
      if version >= 3 { wl_output_release($0) } else { wl_output_destroy($0) }
    }
    try requestLogicalSize(globals)
  }

  /// Requests the xdg-output properties; a no-op if they were requested, or the extension is
  /// missing.
  func requestLogicalSize(_ globals: Globals) throws(BackendError) {
    guard extra == nil, let manager = globals.outputManager?.pointer,
      let pointer = proxy?.pointer
    else { return }
    extra = try OwnedProxy(
      globals.display, "zxdg_output_manager_v1.get_xdg_output",
      zxdg_output_manager_v1_get_xdg_output(manager, pointer), Self.extraListener, for: self,
      destroy: zxdg_output_v1_destroy)
  }

  private func done() {
    known = received.output
    scale = max(1, min(received.scale, 16))
    onChange()
  }

  private static var listener: wl_output_listener {
    wl_output_listener(
      geometry: { data, _, _, _, width, height, _, _, _, transform in
        withOwner(of: data, as: Output.self) {
          $0.received.millimeters = (width, height)
          $0.received.transform = transform
        }
      },
      mode: { data, _, flags, width, height, _ in
        guard flags & WL_OUTPUT_MODE_CURRENT.rawValue != 0 else { return }
        withOwner(of: data, as: Output.self) { $0.received.mode = (width, height) }
      },
      done: { data, _ in withOwner(of: data, as: Output.self) { $0.done() } },
      scale: { data, _, scale in withOwner(of: data, as: Output.self) { $0.received.scale = scale }
      },
      name: { data, _, name in
        guard let name else { return }
        withOwner(of: data, as: Output.self) { $0.received.connector = String(cString: name) }
      },
      description: { _, _, _ in })
  }

  private static var extraListener: zxdg_output_v1_listener {
    zxdg_output_v1_listener(
      logical_position: { _, _, _, _ in },
      logical_size: { data, _, width, height in
        withOwner(of: data, as: Output.self) { $0.received.logical = (width, height) }
      },
      done: { data, _ in withOwner(of: data, as: Output.self) { $0.done() } },
      name: { data, _, name in
        guard let name else { return }
        withOwner(of: data, as: Output.self) {
          if $0.received.connector.isEmpty { $0.received.connector = String(cString: name) }
        }
      },
      description: { _, _, _ in })
  }
}

extension Output.Properties {
  /// The received properties as an oriented screen; `nil` for an output without pixels.
  fileprivate var output: PanelOutput? {
    guard mode.width > 0, mode.height > 0 else { return nil }
    let rotation = Rotation(wayland: transform)
    let pixels = rotation.userSize(Size(width: Double(mode.width), height: Double(mode.height)))
    let physicalSize = Size(width: Double(millimeters.width), height: Double(millimeters.height))
    let factor = Double(max(1, scale))
    var size = Size(width: pixels.width / factor, height: pixels.height / factor)
    if let logical, logical.width > 0, logical.height > 0 {
      size = Size(width: Double(logical.width), height: Double(logical.height))
    }
    return PanelOutput(
      name: connector, size: size, pixels: pixels, physicalSize: physicalSize, rotation: rotation)
  }
}

extension Rotation {
  /// Converts a compositor's output transform to the rotation of touch surfaces.
  ///
  /// **Source:** wayland.xml, `wl_output.transform`: the picture's counter-clockwise quarter turns,
  /// plus 4 if it is mirrored. A rotation cannot express mirroring.
  init(wayland transform: Int32) {
    self =
      switch transform & 3 {
      case 1: .right
      case 2: .upsideDown
      case 3: .left
      default: .none
      }
  }
}
