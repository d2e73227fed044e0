// SPDX-License-Identifier: MIT

import CWayland
import Glibc
import Linux
import Panel

/// The keymap that a seat's clients receive.
///
/// Compositors send the keymap to every client that requests the seat's keyboard. The active group
/// is sent only to the client with the focus, which the panel never has.
///
/// **Source:** wayland.xml, `wl_keyboard.keymap`: a file that must be mapped privately, with a zero
/// at its end.
final class SeatKeymap {
  /// The maximum length of a keymap in bytes; those of compositors have up to 100 000.
  ///
  /// **Source:** ours.
  static let maximumLength: UInt32 = 250_000

  private var proxy: OwnedProxy?
  private let onChange: (String) -> Void
  /// The last keymap in XKB's text format; `nil` until it was received.
  private(set) var text: String?

  /// Requests a seat's keyboard.
  ///
  /// - Parameters:
  ///   - display: The connection.
  ///   - seat: The seat's proxy; the seat must have a keyboard.
  ///   - canRelease: Whether the seat is of version 3 or later.
  ///   - onChange: Called with the keymap, in XKB's text format.
  /// - Throws: ``BackendError`` if there is no memory.
  init(
    _ display: Display, seat: OpaquePointer, canRelease: Bool,
    onChange: @escaping (String) -> Void
  ) throws(BackendError) {
    self.onChange = onChange
    proxy = try OwnedProxy(
      display, "wl_seat.get_keyboard", wl_seat_get_keyboard(seat), Self.listener, for: self,
      destroy: canRelease ? wl_keyboard_release : wl_keyboard_destroy)
  }

  private func handle(_ format: UInt32, _ file: borrowing OwnedDescriptor, _ size: UInt32) {
    guard format == WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue,
      let text = Self.text(of: file, size: size)
    else { return }
    self.text = text
    onChange(text)
  }

  /// Reads the text of a file from another program, which may be shorter than announced.
  ///
  /// The file is read, not mapped: access to a mapped file that shrinks raises `SIGBUS`.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - size: The announced size in bytes, including the zero at its end.
  /// - Returns: The text; `nil` if it is too long, empty or not UTF-8.
  static func text(of file: borrowing OwnedDescriptor, size: UInt32) -> String? {
    guard size > 1, size <= maximumLength else { return nil }
    let descriptor = file.rawValue
    var bytes = [UInt8](repeating: 0, count: Int(size))
    var count = 0
    while count < bytes.count {
      let rest = bytes.count - count
      let readCount = bytes.withUnsafeMutableBytes { room in
        room.baseAddress.map { pread(descriptor, $0 + count, rest, off_t(count)) } ?? 0
      }
      guard readCount > 0 else { break }
      count += readCount
    }
    let text = String(validating: bytes.prefix(count).prefix { $0 != 0 }, as: UTF8.self)
    return text?.isEmpty == false ? text : nil
  }

  private static var listener: wl_keyboard_listener {
    wl_keyboard_listener(
      keymap: { data, _, format, descriptor, size in
        let file = OwnedDescriptor(owning: descriptor)
        withOwner(of: data, as: SeatKeymap.self) { $0.handle(format, file, size) }
      },
      enter: { _, _, _, _, _ in }, leave: { _, _, _, _ in }, key: { _, _, _, _, _, _ in },
      modifiers: { _, _, _, _, _, _, _ in }, repeat_info: { _, _, _, _ in })
  }
}
