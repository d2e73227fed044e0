// SPDX-License-Identifier: MIT

import CSystemd
import Glibc

extension EventLoop {
  /// Calls the handler whenever the kernel reports a change of a sysfs attribute.
  ///
  /// - Parameters:
  ///   - path: An attribute that its driver announces, such as `/sys/class/tty/tty0/active`.
  ///   - handler: Receives the new text without its line feed. Called in the loop before input is
  ///     served, and never for the initial text.
  /// - Returns: The watch, which ends when it is released.
  /// - Throws: ``SystemError`` when the file does not exist, or cannot be polled.
  public func attribute(
    _ path: String, _ handler: @escaping (String) -> Void
  ) throws(SystemError) -> Attribute {
    try Attribute(self, path, handler)
  }

  /// A sysfs attribute that the loop watches; releasing it ends the watch.
  ///
  /// **Source:** the kernel's comment on `sysfs_notify`, fs/kernfs/file.c: a change is `EPOLLPRI`
  /// together with `EPOLLERR`, until the file is read again from its beginning.
  public final class Attribute {
    private let file: OwnedDescriptor
    private var source: OwnedSource?
    private var entry: InputPoller.Entry?
    private let handler: (String) -> Void
    private var text: String?

    fileprivate init(
      _ loop: EventLoop, _ path: String, _ handler: @escaping (String) -> Void
    ) throws(SystemError) {
      self.handler = handler
      file = try OwnedDescriptor(opening: path, O_RDONLY)
      text = content
      let (number, context) = (file.rawValue, Unmanaged.passUnretained(self).toOpaque())
      source = try OwnedSource(loop, "watch \(path)", .control) {
        sd_event_add_io(loop.event, &$0, number, EPOLLPRI.rawValue, attributeChanged, context)
      }
      entry = try loop.poller.add("watch \(path)", number, EPOLLPRI.rawValue, .control)
    }

    /// The file's first line, at most 255 bytes; `nil` if it cannot be read.
    private var content: String? {
      var bytes = [UInt8](repeating: 0, count: 255)
      let count = pread(file.rawValue, &bytes, bytes.count, 0)
      guard count >= 0 else { return nil }
      let line = bytes.prefix(count).prefix { $0 != UInt8(ascii: "\n") }
      return String(decoding: line, as: UTF8.self)
    }

    fileprivate func changed() {
      guard let now = content else {
        // The device is gone, and its file with it: no further event follows.
        source?.disable()
        entry = nil
        return
      }
      guard now != text else { return }
      text = now
      handler(now)
    }
  }
}

/// Forwards a change from the C library to its watch, which is retained until this function
/// returns.
private func attributeChanged(
  _: OpaquePointer?, _: Int32, _: UInt32, context: UnsafeMutableRawPointer?
) -> Int32 {
  guard let context else { return 0 }
  let attribute = Unmanaged<EventLoop.Attribute>.fromOpaque(context).takeUnretainedValue()
  withExtendedLifetime(attribute) { attribute.changed() }
  return 0
}
