// SPDX-License-Identifier: MIT

import CSystemd
import Glibc

extension EventLoop {
  /// Calls the handler whenever the kernel says that a file of sysfs has become another.
  ///
  /// - Parameters:
  ///   - path: An attribute that its driver announces, such as `/sys/class/tty/tty0/active`.
  ///   - handler: Takes the new text without its line feed. Called in the loop, before input is served; never for
  ///     the text that is there now.
  /// - Returns: The watch, which ends when it is dropped.
  /// - Throws: ``SystemError`` when there is no such file, or nobody can wait for it.
  public func attribute(
    _ path: String, _ handler: @escaping (String) -> Void
  ) throws(SystemError) -> Attribute {
    try Attribute(self, path, handler)
  }

  /// A file of sysfs that the loop follows; dropping it ends that.
  ///
  /// **Source:** the kernel's comment on `sysfs_notify`, fs/kernfs/file.c: a change is `EPOLLPRI` together with
  /// `EPOLLERR`, until the file is read again from its beginning.
  public final class Attribute {
    private let file: OwnedDescriptor
    private var source: OwnedSource?
    private var early: EarlyPoll.Entry?
    private let handler: (String) -> Void
    private var text: String?

    fileprivate init(
      _ loop: EventLoop, _ path: String, _ handler: @escaping (String) -> Void
    ) throws(SystemError) {
      self.handler = handler
      file = try OwnedDescriptor(opening: path, O_RDONLY)
      text = content
      let (number, context) = (file.rawValue, Unmanaged.passUnretained(self).toOpaque())
      source = try OwnedSource(loop, "watch \(path)", .news) {
        sd_event_add_io(loop.event, &$0, number, EPOLLPRI.rawValue, attributeChanged, context)
      }
      early = try loop.early.add("watch \(path)", number, EPOLLPRI.rawValue, .news)
    }

    /// What the file says, at most a line of 255 bytes; `nil` if it cannot be read.
    private var content: String? {
      var bytes = [UInt8](repeating: 0, count: 255)
      let count = pread(file.rawValue, &bytes, bytes.count, 0)
      guard count >= 0 else { return nil }
      let line = bytes.prefix(count).prefix { $0 != UInt8(ascii: "\n") }
      return String(decoding: line, as: UTF8.self)
    }

    fileprivate func changed() {
      guard let now = content else {
        // Its device is gone, and with it the file: nothing follows.
        source?.switchOff()
        early = nil
        return
      }
      guard now != text else { return }
      text = now
      handler(now)
    }
  }
}

/// Brings a change from the C library to its watch, which lives at least until this returns.
private func attributeChanged(
  _: OpaquePointer?, _: Int32, _: UInt32, context: UnsafeMutableRawPointer?
) -> Int32 {
  guard let context else { return 0 }
  let attribute = Unmanaged<EventLoop.Attribute>.fromOpaque(context).takeUnretainedValue()
  withExtendedLifetime(attribute) { attribute.changed() }
  return 0
}
