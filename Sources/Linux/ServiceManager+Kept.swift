// SPDX-License-Identifier: MIT

import CSystemd
import Glibc

// Descriptors that the service manager keeps: if this process dies, the next one is given them.

extension ServiceManager {
  /// How many descriptors can be kept at once.
  ///
  /// **Source:** ours, `FileDescriptorStoreMax=` in systemd/clavier.service: more touch devices than a machine has, each with
  /// its clone, while those of devices that were just unplugged are still about to go.
  public static let keptLimit = 64

  /// Has the service manager keep a copy of a descriptor until it is told to forget it, or the service ends for good.
  ///
  /// So what the descriptor stands for outlives this process, however that dies. A manager that keeps nothing, or no
  /// more, does not say so.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor, which stays the caller's.
  ///   - name: What it is kept as: at most 255 printable characters of ASCII, no colon.
  /// - Returns: Whether there is a service manager that listens (`NOTIFY_SOCKET` is set).
  /// - Throws: ``SystemError`` when it cannot be reached.
  ///
  /// **Source:** sd_notify(3), `FDSTORE=1`; `FDPOLL=0` is missing since it is for descriptors that report
  /// `EPOLLHUP` or `EPOLLERR` while they are good.
  @discardableResult
  public static func keep(_ descriptor: Int32, as name: String) throws(SystemError) -> Bool {
    let message = "FDSTORE=1\nFDNAME=\(name.singleLine)"
    return try withUnsafePointer(to: descriptor) { pointer throws(SystemError) in
      try checkReturned("sd_pid_notify_with_fds") {
        sd_pid_notify_with_fds(0, 0, message, pointer, 1)
      } > 0
    }
  }

  /// Has the service manager close its copies of what it keeps under a name; none is good, too.
  ///
  /// - Parameter name: What it was kept as.
  /// - Returns: Whether there is a service manager that listens.
  /// - Throws: ``SystemError`` when it cannot be reached.
  ///
  /// **Source:** sd_notify(3), `FDSTOREREMOVE=1`.
  @discardableResult
  public static func forget(_ name: String) throws(SystemError) -> Bool {
    let message = "FDSTOREREMOVE=1\nFDNAME=\(name.singleLine)"
    return try checkReturned("sd_notify") { sd_notify(0, message) } > 0
  }

  /// Takes over the descriptors that the service manager gave to this process, once: kept ones and all others.
  ///
  /// - Parameter take: Takes each, with what it is called; at most ``keptLimit``, and what is beyond is closed. The
  ///   service manager still keeps what it kept.
  /// - Throws: ``SystemError`` when what is said of them makes no sense; then none is taken.
  ///
  /// **Source:** sd_listen_fds_with_names(3). It gives none unless `LISTEN_PID` is this process.
  public static func takeGiven(
    _ take: (_ name: String, _ descriptor: consuming OwnedDescriptor) -> Void
  ) throws(SystemError) {
    var names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    let count = try checkReturned("sd_listen_fds_with_names") {
      sd_listen_fds_with_names(1, &names)
    }
    defer { free(names) }
    for index in 0..<max(0, count) {
      let descriptor = OwnedDescriptor(owning: SD_LISTEN_FDS_START + index)
      // As many as there are descriptors.
      let name = names?[Int(index)]
      defer { free(name) }
      guard index < keptLimit else { continue }
      take(name.map { String(cString: $0) } ?? "", descriptor)
    }
  }
}
