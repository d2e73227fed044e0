// SPDX-License-Identifier: MIT

import CXCB
import ClavierKit
import ClavierSettings
import Glibc
import Panel

/// A screen, and its position in the root window.
struct XOutput: Hashable {
  /// The screen; its logical unit is a pixel.
  var output: PanelOutput
  /// The screen's upper left corner in the root window, in pixels.
  var origin: Point

  /// The screen's frame in the root window, in pixels.
  var frame: Rect {
    Rect(x: origin.x, y: origin.y, width: output.size.width, height: output.size.height)
  }
}

extension Sequence<XOutput> {
  /// Returns whether a screen lies beyond a panel's edge.
  ///
  /// Space is reserved from the edge of the root window, and so would include all of that screen.
  ///
  /// - Parameters:
  ///   - edge: The panel's edge.
  ///   - panel: The panel's frame in the root window, in pixels.
  /// - Returns: Whether there is such a screen, in the panel's columns or rows.
  func isAnyBeyond(_ edge: PanelSettings.Edge, of panel: Rect) -> Bool {
    contains { screen in
      let frame = screen.frame
      let isInColumns = frame.minX < panel.maxX && panel.minX < frame.maxX
      let isInRows = frame.minY < panel.maxY && panel.minY < frame.maxY
      return switch edge {
      case .left: isInRows && frame.maxX <= panel.minX
      case .right: isInRows && frame.minX >= panel.maxX
      case .top: isInColumns && frame.maxY <= panel.minY
      case .bottom: isInColumns && frame.minY >= panel.maxY
      }
    }
  }
}

extension XConnection {
  /// Returns the active screens, the primary one first.
  ///
  /// Without RandR the result is one screen of the root window's size.
  ///
  /// **Source:** randrproto.txt, `RRGetScreenResourcesCurrent`, `RRGetOutputInfo`, `RRGetCrtcInfo`.
  func outputs() -> [XOutput] {
    let found = randr == nil ? [] : randrOutputs()
    guard found.isEmpty else { return found }
    // The size in the connection's setup may be outdated.
    let size = rootSize
    let whole = PanelOutput(name: "", size: size, pixels: size)
    return [XOutput(output: whole, origin: Point(x: 0, y: 0))]
  }

  private func randrOutputs() -> [XOutput] {
    let cookie = xcb_randr_get_screen_resources_current(pointer, root)
    guard let resources = xcb_randr_get_screen_resources_current_reply(pointer, cookie, nil) else {
      return []
    }
    defer { free(resources) }
    let count = Int(xcb_randr_get_screen_resources_current_outputs_length(resources))
    guard let ids = xcb_randr_get_screen_resources_current_outputs(resources) else { return [] }
    let time = resources.pointee.config_timestamp
    let primary = primaryOutput
    let all = UnsafeBufferPointer(start: ids, count: count)
    let sorted = all.filter { $0 == primary } + all.filter { $0 != primary }
    return sorted.compactMap { output($0, at: time) }
  }

  private var primaryOutput: xcb_randr_output_t {
    let cookie = xcb_randr_get_output_primary(pointer, root)
    guard let reply = xcb_randr_get_output_primary_reply(pointer, cookie, nil) else { return 0 }
    defer { free(reply) }
    return reply.pointee.output
  }

  private func output(_ id: xcb_randr_output_t, at time: xcb_timestamp_t) -> XOutput? {
    let cookie = xcb_randr_get_output_info(pointer, id, time)
    guard let info = xcb_randr_get_output_info_reply(pointer, cookie, nil) else { return nil }
    defer { free(info) }
    guard info.pointee.crtc != 0, let frame = frame(info.pointee.crtc, at: time) else { return nil }
    let length = Int(xcb_randr_get_output_info_name_length(info))
    let name = xcb_randr_get_output_info_name(info).map {
      String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
    }
    let physicalSize = Size(
      width: Double(info.pointee.mm_width), height: Double(info.pointee.mm_height))
    return XOutput(
      output: PanelOutput(
        name: name ?? "", size: frame.rect.size, pixels: frame.rect.size,
        physicalSize: physicalSize, rotation: Rotation(randr: frame.rotation)),
      origin: Point(x: frame.rect.minX, y: frame.rect.minY))
  }

  private func frame(
    _ id: xcb_randr_crtc_t, at time: xcb_timestamp_t
  ) -> (rect: Rect, rotation: UInt16)? {
    let cookie = xcb_randr_get_crtc_info(pointer, id, time)
    guard let info = xcb_randr_get_crtc_info_reply(pointer, cookie, nil) else { return nil }
    defer { free(info) }
    let reply = info.pointee
    guard reply.mode != 0, reply.width > 0, reply.height > 0 else { return nil }
    let rect = Rect(
      x: Double(reply.x), y: Double(reply.y), width: Double(reply.width),
      height: Double(reply.height))
    return (rect, reply.rotation)
  }
}

extension Rotation {
  /// Converts the rotation of a RandR output to that of touch surfaces.
  ///
  /// **Source:** randrproto.txt: rotations turn the picture counter-clockwise. Reflections have
  /// other bits; a rotation cannot express them.
  init(randr rotation: UInt16) {
    self =
      switch UInt32(rotation) & 0xF {
      case XCB_RANDR_ROTATION_ROTATE_90.rawValue: .right
      case XCB_RANDR_ROTATION_ROTATE_180.rawValue: .upsideDown
      case XCB_RANDR_ROTATION_ROTATE_270.rawValue: .left
      default: .none
      }
  }
}
