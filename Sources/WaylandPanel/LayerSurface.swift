// SPDX-License-Identifier: MIT

import CWayland
import ClavierKit
import ClavierSettings
import Panel

/// A layer-shell surface above all windows of an output, with the requested place.
final class LayerSurface: SurfaceRole {
  let base: RoleBase
  var isConfigured: Bool { true }
  private let layer: OwnedProxy
  private let reservesSpace: Bool

  /// Requests the surface; its events go to `owner`.
  init(
    _ globals: Globals, on output: Output, reservesSpace: Bool, for owner: PanelSurface
  ) throws(BackendError) {
    base = try RoleBase(globals, globals.layerShell, on: output)
    self.reservesSpace = reservesSpace
    layer = try OwnedProxy(
      globals.display, "zwlr_layer_shell_v1.get_layer_surface",
      zwlr_layer_shell_v1_get_layer_surface(
        base.shell, base.surface, base.output, ZWLR_LAYER_SHELL_V1_LAYER_OVERLAY.rawValue,
        "clavier"),
      zwlr_layer_surface_v1_listener(
        configure: { data, layer, serial, width, height in
          zwlr_layer_surface_v1_ack_configure(layer, serial)
          WaylandPanel.withOwner(of: data, as: PanelSurface.self) {
            $0.handleConfigure(Int(width), Int(height))
          }
        },
        closed: { data, _ in
          WaylandPanel.withOwner(of: data, as: PanelSurface.self) { $0.handleClose() }
        }),
      for: owner, destroy: base.retainingSurface(zwlr_layer_surface_v1_destroy))
  }

  func anchor(at edge: PanelSettings.Edge?) {
    zwlr_layer_surface_v1_set_anchor(layer.pointer, edge?.anchors ?? floatingAnchors)
    zwlr_layer_surface_v1_set_keyboard_interactivity(
      layer.pointer, ZWLR_LAYER_SURFACE_V1_KEYBOARD_INTERACTIVITY_NONE.rawValue)
  }

  /// Requests the size and place of a geometry; `output` is the output's size.
  ///
  /// Along its edge the surface is anchored to both corners, with margins instead of a size. A
  /// surface with a size and one corner could not reserve space.
  func request(_ geometry: PanelGeometry, on output: Size?) {
    let layer = layer.pointer
    let frame = geometry.frame
    let all = output ?? Size(width: frame.maxX, height: frame.maxY)
    func whole(_ length: Double) -> Int32 { Int32(clamping: Int(max(0, length))) }
    guard let edge = geometry.edge else {
      zwlr_layer_surface_v1_set_size(layer, UInt32(geometry.width), UInt32(geometry.height))
      zwlr_layer_surface_v1_set_margin(layer, whole(frame.minY), 0, 0, whole(frame.minX))
      return zwlr_layer_surface_v1_set_exclusive_zone(layer, -1)
    }
    // A docked panel lies on its edge, so it has no margin there.
    if edge.isLeftOrRight {
      zwlr_layer_surface_v1_set_size(layer, UInt32(geometry.width), 0)
      zwlr_layer_surface_v1_set_margin(
        layer, whole(frame.minY), 0, whole(all.height - frame.maxY), 0)
    } else {
      zwlr_layer_surface_v1_set_size(layer, 0, UInt32(geometry.height))
      zwlr_layer_surface_v1_set_margin(
        layer, 0, whole(all.width - frame.maxX), 0, whole(frame.minX))
    }
    let depth = edge.isLeftOrRight ? geometry.width : geometry.panelHeight
    // With −1 the surface reaches the very edge, ignoring other surfaces' exclusive zones.
    zwlr_layer_surface_v1_set_exclusive_zone(layer, reservesSpace ? Int32(depth) : -1)
  }

  func requestAll() {
    let layer = layer.pointer
    zwlr_layer_surface_v1_set_anchor(
      layer, PanelSettings.Edge.left.anchors | PanelSettings.Edge.right.anchors)
    zwlr_layer_surface_v1_set_size(layer, 0, 0)
    zwlr_layer_surface_v1_set_margin(layer, 0, 0, 0, 0)
    zwlr_layer_surface_v1_set_exclusive_zone(layer, -1)
  }
}

/// The anchors of a floating surface: the corner from which its place is measured.
private let floatingAnchors =
  ZWLR_LAYER_SURFACE_V1_ANCHOR_TOP.rawValue | ZWLR_LAYER_SURFACE_V1_ANCHOR_LEFT.rawValue

extension PanelSettings.Edge {
  /// The anchors of a surface at this edge: the edge itself and its two neighbours.
  fileprivate var anchors: UInt32 {
    let (left, right) = (
      ZWLR_LAYER_SURFACE_V1_ANCHOR_LEFT.rawValue, ZWLR_LAYER_SURFACE_V1_ANCHOR_RIGHT.rawValue
    )
    let (top, bottom) = (
      ZWLR_LAYER_SURFACE_V1_ANCHOR_TOP.rawValue, ZWLR_LAYER_SURFACE_V1_ANCHOR_BOTTOM.rawValue
    )
    return switch self {
    case .bottom: bottom | left | right
    case .top: top | left | right
    case .left: left | top | bottom
    case .right: right | top | bottom
    }
  }
}
