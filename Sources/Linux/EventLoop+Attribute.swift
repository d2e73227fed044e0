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
  ///   - onFailure: Called in the loop if a new text cannot be read, unless the file is removed;
  ///     no change is reported after that.
  /// - Returns: The watch, which ends when it is released.
  /// - Throws: ``SystemError`` when the file does not exist, or cannot be read or polled.
  public func attribute(
    _ path: String, _ handler: @escaping (String) -> Void,
    onFailure: @escaping (SystemError) -> Void = { _ in }
  ) throws(SystemError) -> Attribute {
    try Attribute(self, path, handler, onFailure)
  }

  /// A sysfs attribute that the loop watches; releasing it ends the watch.
  ///
  /// **Source:** the kernel's comment on `sysfs_notify`, fs/kernfs/file.c: a change is `EPOLLPRI`
  /// together with `EPOLLERR`, until the file is read again from its beginning.
  public final class Attribute {
    private let path: String
    private let file: OwnedDescriptor
    private var source: OwnedSource?
    private var entry: InputPoller.Entry?
    private let handler: (String) -> Void
    private let onFailure: (SystemError) -> Void
    private var text: String?

    fileprivate init(
      _ loop: EventLoop, _ path: String, _ handler: @escaping (String) -> Void,
      _ onFailure: @escaping (SystemError) -> Void
    ) throws(SystemError) {
      self.path = path
      self.handler = handler
      self.onFailure = onFailure
      file = try OwnedDescriptor(opening: path, O_RDONLY)
      text = try content()
      let (number, context) = (file.rawValue, Unmanaged.passUnretained(self).toOpaque())
      source = try OwnedSource(loop, "watch \(path)", .control) {
        sd_event_add_io(loop.event, &$0, number, EPOLLPRI.rawValue, attributeChanged, context)
      }
      entry = try loop.poller.add("watch \(path)", number, EPOLLPRI.rawValue, .control)
    }

    /// Returns the file's first line, at most 255 bytes.
    private func content() throws(SystemError) -> String {
      var bytes = [UInt8](repeating: 0, count: 255)
      let (number, size) = (file.rawValue, bytes.count)
      let count = try check("read \(path)") { pread(number, &bytes, size, 0) }
      let line = bytes.prefix(count).prefix { $0 != UInt8(ascii: "\n") }
      return String(decoding: line, as: UTF8.self)
    }

    fileprivate func changed() {
      let now: String
      do throws(SystemError) {
        now = try content()
      } catch {
        // The file would stay ready.
        source?.disable()
        entry = nil
        // If the device is gone, its file is, too.
        if error.code != ENODEV { onFailure(error) }
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
