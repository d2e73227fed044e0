// SPDX-License-Identifier: MIT

import Glibc

/// Watches a directory for changed permissions of its entries, which udev does not report.
///
/// Changes that occur together cause one call.
///
/// **Source:** inotify(7): `IN_ATTRIB` is sent for chmod, chown and setfacl.
public final class PermissionWatch {
  private let inotify: OwnedDescriptor
  private var watch: EventLoop.Watch?
  private let handler: () -> Void

  /// Starts to watch a directory.
  ///
  /// - Parameters:
  ///   - loop: The loop that calls the handler.
  ///   - directory: The directory, which must exist.
  ///   - handler: Called in the loop; it may release the watch.
  /// - Throws: ``SystemError`` naming the directory, also when the user may have no more watches.
  public init(
    _ loop: EventLoop, _ directory: String, _ handler: @escaping () -> Void
  ) throws(SystemError) {
    self.handler = handler
    let flags = Int32(IN_NONBLOCK | IN_CLOEXEC)
    inotify = OwnedDescriptor(owning: try check("inotify_init1") { inotify_init1(flags) })
    let number = inotify.rawValue
    try check("watch \(directory)") { inotify_add_watch(number, directory, UInt32(IN_ATTRIB)) }
    watch = try loop.watch(number, directory, .background) { [weak self] readiness in
      guard readiness == .readable else { return }
      self?.changed()
    }
  }

  private func changed() {
    // The events are discarded: the handler reads the permissions itself.
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(inotify.rawValue, &buffer, buffer.count) > 0 {}
    handler()
  }
}
