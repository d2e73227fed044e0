// SPDX-License-Identifier: MIT

import CWayland
import ClavierKit
import Panel

/// How many pixels a surface has for its size, and what the compositor was told of that.
struct SurfaceScale {
  private var viewport: OwnedProxy?
  private var fraction: OwnedProxy?
  /// In 120ths, where the compositor says it.
  ///
  /// **Source:** fractional-scale-v1.xml, `preferred_scale`.
  private var preferred: UInt32?
  /// How large its buffers are seen.
  private struct Seen: Equatable {
    var scale: Int32
    var stretched: Size?
  }
  private var told: Seen?

  /// Asks for the scale of a surface, where the compositor has fractions of scales.
  mutating func ask(
    _ globals: Globals, for surface: OpaquePointer, of owner: PanelSurface
  ) throws(BackendError) {
    guard let scales = globals.fractionalScales?.pointer, globals.viewporter != nil else { return }
    _ = try canStretch(globals, surface)
    fraction = try OwnedProxy(
      globals.display, "wp_fractional_scale_manager_v1.get_fractional_scale",
      wp_fractional_scale_manager_v1_get_fractional_scale(scales, surface),
      wp_fractional_scale_v1_listener(preferred_scale: { data, _, scale in
        WaylandPanel.owner(data, as: PanelSurface.self) { $0.prefers(scale) }
      }), for: owner, destroy: wp_fractional_scale_v1_destroy)
  }

  /// Whether buffers can be seen in another size than they have, which is asked for if need be.
  mutating func canStretch(
    _ globals: Globals, _ surface: OpaquePointer
  ) throws(BackendError) -> Bool {
    if viewport == nil, let viewporter = globals.viewporter?.pointer {
      viewport = try OwnedProxy(
        globals.display, "wp_viewporter.get_viewport",
        wp_viewporter_get_viewport(viewporter, surface), destroy: wp_viewport_destroy)
    }
    return viewport != nil
  }

  /// Adopts the scale that the compositor prefers.
  ///
  /// - Returns: Whether it is another one.
  mutating func prefer(_ scale: UInt32) -> Bool {
    guard scale != preferred, (12...3840).contains(scale) else { return false }
    preferred = scale
    return true
  }

  /// The size of a buffer in pixels; `whole` is the output's scale, for compositors without fractions.
  func bufferSize(_ geometry: PanelGeometry, whole: Int32) -> (width: Int, height: Int) {
    guard let preferred, viewport != nil else {
      return (geometry.width * Int(whole), geometry.height * Int(whole))
    }
    let scale = Double(preferred) / 120
    // **Source:** fractional-scale-v1.xml: half a pixel is rounded up.
    return (
      Int((Double(geometry.width) * scale).rounded(.toNearestOrAwayFromZero)),
      Int((Double(geometry.height) * scale).rounded(.toNearestOrAwayFromZero))
    )
  }

  /// Tells how large the picture is to be seen, if that is another size than before.
  mutating func tell(_ surface: OpaquePointer, _ geometry: PanelGeometry, whole: Int32) {
    let isStretched = viewport != nil && preferred != nil
    let size = Seen(
      scale: isStretched ? 1 : whole,
      stretched: isStretched
        ? Size(width: Double(geometry.width), height: Double(geometry.height)) : nil)
    guard size != told else { return }
    told = size
    wl_surface_set_buffer_scale(surface, size.scale)
    if isStretched { setDestination(geometry.width, geometry.height) }
  }

  /// Has a buffer of any size be seen in this size, if that can be.
  func stretch(_ surface: OpaquePointer, to width: Int, _ height: Int) {
    guard viewport != nil, width > 0, height > 0 else { return }
    setDestination(width, height)
    wl_surface_set_buffer_scale(surface, 1)
  }

  private func setDestination(_ width: Int, _ height: Int) {
    guard let viewport = viewport?.pointer else { return }
    wp_viewport_set_destination(viewport, Int32(clamping: width), Int32(clamping: height))
  }
}
