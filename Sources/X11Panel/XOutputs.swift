// SPDX-License-Identifier: MIT

import CXCB
import ClavierKit
import ClavierSettings
import Glibc
import Panel

/// A screen, and where it is in the one picture that all screens of an X server show parts of.
struct XOutput: Hashable {
  /// The screen; its unit for programs is a pixel.
  var output: PanelOutput
  /// Its upper left corner, in pixels.
  var origin: Point
}

extension XConnection {
  /// The screens that show something, the primary one first.
  ///
  /// Without RandR it is one, as large as the picture.
  ///
  /// **Source:** randrproto.txt, `RRGetScreenResourcesCurrent`, `RRGetOutputInfo`, `RRGetCrtcInfo`.
  func outputs() -> [XOutput] {
    let found = randr == nil ? [] : randrOutputs()
    guard found.isEmpty else { return found }
    // The size at the start is not that of now.
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
    let glass = Size(width: Double(info.pointee.mm_width), height: Double(info.pointee.mm_height))
    return XOutput(
      output: PanelOutput(
        name: name ?? "", size: frame.rect.size, pixels: frame.rect.size, glass: glass,
        rotation: Rotation(randr: frame.rotation)),
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
  /// How touch surfaces are turned where an X server turns the picture.
  ///
  /// **Source:** randrproto.txt: rotations turn the picture counter-clockwise; reflections, which no rotation can say, are
  /// other bits.
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
