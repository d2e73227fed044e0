// SPDX-License-Identifier: MIT

import ClavierSettings
import Glibc
import Linux

/// The transfer of a clipboard's text through a pipe, without blocking.
final class ClipboardTransfer {
  private var watch: EventLoop.Watch?
  private let descriptor: OwnedDescriptor
  private let onEnd: (String?) -> Void
  private var bytes: [UInt8] = []

  /// Begins a transfer.
  ///
  /// - Parameters:
  ///   - loop: The event loop.
  ///   - request: Called with the descriptor that the owner of the text must get a copy of.
  ///   - onEnd: Called once with the text; `nil` if it is longer than
  ///     ``PanelReport/clipboardLimit`` or not in UTF-8. Not called after the transfer is released.
  /// - Throws: ``SystemError`` if descriptors are exhausted.
  init(
    _ loop: EventLoop, request: (Int32) -> Void, onEnd: @escaping (String?) -> Void
  ) throws(SystemError) {
    let (reading, writing) = try OwnedDescriptor.pipe()
    defer { close(writing) }
    descriptor = OwnedDescriptor(owning: reading)
    self.onEnd = onEnd
    // The other end stays blocking, as its owner expects.
    try check("fcntl the clipboard's pipe") { fcntl(reading, F_SETFL, O_NONBLOCK) }
    request(writing)
    watch = try loop.watch(reading, "the clipboard's pipe", .background) { [weak self] in
      self?.read($0)
    }
  }

  // The descriptor must stay open for as long as the watch lives.
  deinit { watch = nil }

  private func read(_ readiness: EventLoop.Readiness) {
    var buffer = [UInt8](repeating: 0, count: PanelReport.clipboardLimit + 1)
    let source = descriptor.rawValue
    while bytes.count <= PanelReport.clipboardLimit {
      let result = try? check("read the clipboard") { Glibc.read(source, &buffer, buffer.count) }
      guard let count = result, count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    if bytes.count > PanelReport.clipboardLimit {
      end(nil)
    } else if readiness == .hungUp {
      end(String(validating: bytes, as: UTF8.self))
    }
  }

  private func end(_ text: String?) {
    watch = nil
    onEnd(text)
  }
}
