// SPDX-License-Identifier: MIT

import CWayland
import ClavierKit
import ClavierSettings
import Panel

/// An output of the compositor, of which all is known once ``onChange`` was called.
///
/// ```
///   came ──▶ geometry, mode, scale, name, logical size, in any order ──▶ done: told
///                 ▲                                                        │
///                 └────────────── something is another ◀───────────────────┘
/// ```
final class Output {
  /// Its number among the globals.
  let name: UInt32
  private(set) var proxy: OwnedProxy?
  private var extra: OwnedProxy?
  private let onChange: () -> Void

  /// What was told so far.
  fileprivate struct Told {
    var connector = ""
    var mode: (width: Int32, height: Int32) = (0, 0)
    var millimeters: (width: Int32, height: Int32) = (0, 0)
    var transform: Int32 = 0
    var scale: Int32 = 1
    var logical: (width: Int32, height: Int32)?
  }
  private var told = Told()

  /// What is known of it; `nil` until that is all.
  private(set) var known: PanelOutput?
  /// How many pixels of a buffer a unit of a program should have, a whole number.
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
      // The request to release it came with version 3.
      if version >= 3 { wl_output_release($0) } else { wl_output_destroy($0) }
    }
    try follow(globals)
  }

  /// Asks for what only the extension tells, if that was not done and it is there.
  func follow(_ globals: Globals) throws(BackendError) {
    guard extra == nil, let manager = globals.outputManager?.pointer,
      let pointer = proxy?.pointer
    else { return }
    extra = try OwnedProxy(
      globals.display, "zxdg_output_manager_v1.get_xdg_output",
      zxdg_output_manager_v1_get_xdg_output(manager, pointer), Self.extraListener, for: self,
      destroy: zxdg_output_v1_destroy)
  }

  private func done() {
    known = told.output
    scale = max(1, min(told.scale, 16))
    onChange()
  }

  private static var listener: wl_output_listener {
    wl_output_listener(
      geometry: { data, _, _, _, width, height, _, _, _, transform in
        owner(data, as: Output.self) {
          $0.told.millimeters = (width, height)
          $0.told.transform = transform
        }
      },
      mode: { data, _, flags, width, height, _ in
        guard flags & WL_OUTPUT_MODE_CURRENT.rawValue != 0 else { return }
        owner(data, as: Output.self) { $0.told.mode = (width, height) }
      },
      done: { data, _ in owner(data, as: Output.self) { $0.done() } },
      scale: { data, _, scale in owner(data, as: Output.self) { $0.told.scale = scale } },
      name: { data, _, name in
        guard let name else { return }
        owner(data, as: Output.self) { $0.told.connector = String(cString: name) }
      },
      description: { _, _, _ in })
  }

  private static var extraListener: zxdg_output_v1_listener {
    zxdg_output_v1_listener(
      logical_position: { _, _, _, _ in },
      logical_size: { data, _, width, height in
        owner(data, as: Output.self) { $0.told.logical = (width, height) }
      },
      done: { data, _ in owner(data, as: Output.self) { $0.done() } },
      name: { data, _, name in
        guard let name else { return }
        owner(data, as: Output.self) {
          if $0.told.connector.isEmpty { $0.told.connector = String(cString: name) }
        }
      },
      description: { _, _, _ in })
  }
}

extension Output.Told {
  /// What was told, as it is seen; `nil` where that is no screen.
  fileprivate var output: PanelOutput? {
    guard mode.width > 0, mode.height > 0 else { return nil }
    let rotation = Rotation(wayland: transform)
    let pixels = rotation.seen(Size(width: Double(mode.width), height: Double(mode.height)))
    let glass = Size(width: Double(millimeters.width), height: Double(millimeters.height))
    let factor = Double(max(1, scale))
    var size = Size(width: pixels.width / factor, height: pixels.height / factor)
    if let logical, logical.width > 0, logical.height > 0 {
      size = Size(width: Double(logical.width), height: Double(logical.height))
    }
    return PanelOutput(
      name: connector, size: size, pixels: pixels, glass: glass, rotation: rotation)
  }
}

extension Rotation {
  /// How touch surfaces are turned where a compositor turns the picture.
  ///
  /// **Source:** wayland.xml, `wl_output.transform`: the number of quarters by which the picture is turned
  /// counter-clockwise, and 4 more where it is also mirrored, which no rotation can say.
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
