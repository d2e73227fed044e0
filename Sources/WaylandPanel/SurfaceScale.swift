// SPDX-License-Identifier: MIT

import CWayland
import ClavierKit
import Panel

/// The scale of a surface's buffers, and the scale that the compositor has received.
struct SurfaceScale {
  private var viewport: OwnedProxy?
  private var fraction: OwnedProxy?
  /// The preferred scale in 120ths; `nil` if the compositor sends none.
  ///
  /// **Source:** fractional-scale-v1.xml, `preferred_scale`.
  private var preferred: UInt32?
  /// The scale and destination size of the buffers.
  private struct SentSize: Equatable {
    var scale: Int32
    var stretched: Size?
  }
  private var sent: SentSize?

  /// Requests a surface's fractional scale; a no-op where the compositor lacks the extension.
  mutating func requestFractionalScale(
    _ globals: Globals, for surface: OpaquePointer, of owner: PanelSurface
  ) throws(BackendError) {
    guard let scales = globals.fractionalScales?.pointer, globals.viewporter != nil else { return }
    _ = try canScaleBuffers(globals, surface)
    fraction = try OwnedProxy(
      globals.display, "wp_fractional_scale_manager_v1.get_fractional_scale",
      wp_fractional_scale_manager_v1_get_fractional_scale(scales, surface),
      wp_fractional_scale_v1_listener(preferred_scale: { data, _, scale in
        WaylandPanel.withOwner(of: data, as: PanelSurface.self) { $0.handlePreferredScale(scale) }
      }), for: owner, destroy: wp_fractional_scale_v1_destroy)
  }

  /// Returns whether buffers can be scaled to a different size; creates the viewport on first use.
  mutating func canScaleBuffers(
    _ globals: Globals, _ surface: OpaquePointer
  ) throws(BackendError) -> Bool {
    if viewport == nil, let viewporter = globals.viewporter?.pointer {
      viewport = try OwnedProxy(
        globals.display, "wp_viewporter.get_viewport",
        wp_viewporter_get_viewport(viewporter, surface), destroy: wp_viewport_destroy)
    }
    return viewport != nil
  }

  /// Adopts the compositor's preferred scale.
  ///
  /// - Returns: Whether the scale has changed; `false` outside of 0.1 to 32.
  mutating func prefer(_ scale: UInt32) -> Bool {
    guard scale != preferred, (12...3840).contains(scale) else { return false }
    preferred = scale
    return true
  }

  /// Returns a buffer's size in pixels.
  ///
  /// The parameter `whole` is the output's scale, for compositors without fractional scales.
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

  /// Sends the scale and destination size if they have changed.
  mutating func send(_ surface: OpaquePointer, _ geometry: PanelGeometry, whole: Int32) {
    let isStretched = viewport != nil && preferred != nil
    let size = SentSize(
      scale: isStretched ? 1 : whole,
      stretched: isStretched
        ? Size(width: Double(geometry.width), height: Double(geometry.height)) : nil)
    guard size != sent else { return }
    sent = size
    wl_surface_set_buffer_scale(surface, size.scale)
    if isStretched { setDestination(geometry.width, geometry.height) }
  }

  /// Scales a buffer of any size to this size; a no-op without a viewport.
  func scaleBuffer(_ surface: OpaquePointer, to width: Int, _ height: Int) {
    guard viewport != nil, width > 0, height > 0 else { return }
    setDestination(width, height)
    wl_surface_set_buffer_scale(surface, 1)
  }

  private func setDestination(_ width: Int, _ height: Int) {
    guard let viewport = viewport?.pointer else { return }
    wp_viewport_set_destination(viewport, Int32(clamping: width), Int32(clamping: height))
  }
}
