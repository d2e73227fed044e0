// SPDX-License-Identifier: MIT

import CSystemd
import Glibc

// The service manager's file descriptor store: if this process dies, the next one receives the
// stored descriptors.

extension ServiceManager {
  /// The maximum number of stored descriptors.
  ///
  /// **Source:** ours, `FileDescriptorStoreMax=` in systemd/clavier.service. The limit exceeds the
  /// number of a machine's touch devices, each with its clone, plus those just unplugged.
  public static let storeLimit = 64

  /// Stores a copy of a descriptor with the service manager.
  ///
  /// The copy is kept until it is removed, or the service ends for good.
  ///
  /// The stored object outlives this process, however it dies. A manager that stores no
  /// descriptors, or no more, does not report it.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor; the caller keeps ownership.
  ///   - name: The stored name: at most 255 printable characters of ASCII, no colon.
  /// - Returns: Whether a service manager listens (`NOTIFY_SOCKET` is set).
  /// - Throws: ``SystemError`` when the service manager cannot be reached.
  ///
  /// **Source:** sd_notify(3), `FDSTORE=1`. `FDPOLL=0` is omitted, since it is for descriptors that
  /// report `EPOLLHUP` or `EPOLLERR` while they are valid.
  @discardableResult
  public static func store(_ descriptor: Int32, as name: String) throws(SystemError) -> Bool {
    let message = "FDSTORE=1\nFDNAME=\(name.singleLine)"
    return try withUnsafePointer(to: descriptor) { pointer throws(SystemError) in
      try checkReturned("sd_pid_notify_with_fds") {
        sd_pid_notify_with_fds(0, 0, message, pointer, 1)
      } > 0
    }
  }

  /// Removes the named descriptors from the service manager's store; a no-op if there are none.
  ///
  /// - Parameter name: The stored name.
  /// - Returns: Whether a service manager listens.
  /// - Throws: ``SystemError`` when the service manager cannot be reached.
  ///
  /// **Source:** sd_notify(3), `FDSTOREREMOVE=1`.
  @discardableResult
  public static func removeStored(_ name: String) throws(SystemError) -> Bool {
    let message = "FDSTOREREMOVE=1\nFDNAME=\(name.singleLine)"
    return try checkReturned("sd_notify") { sd_notify(0, message) } > 0
  }

  /// Adopts the descriptors that the service manager passed to this process; only the first call
  /// has any.
  ///
  /// - Parameter take: Receives each descriptor with its name, stored or not. At most
  ///   ``storeLimit`` are passed; further ones are closed. The store keeps its own copies.
  /// - Throws: ``SystemError`` when the environment variables are invalid; then no descriptor is
  ///   passed.
  ///
  /// **Source:** sd_listen_fds_with_names(3), which returns descriptors only if `LISTEN_PID` is
  /// this process.
  public static func receiveStored(
    _ take: (_ name: String, _ descriptor: consuming OwnedDescriptor) -> Void
  ) throws(SystemError) {
    var names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    let count = try checkReturned("sd_listen_fds_with_names") {
      sd_listen_fds_with_names(1, &names)
    }
    defer { free(names) }
    for index in 0..<max(0, count) {
      let descriptor = OwnedDescriptor(owning: SD_LISTEN_FDS_START + index)
      // There are as many names as descriptors.
      let name = names?[Int(index)]
      defer { free(name) }
      guard index < storeLimit else { continue }
      take(name.map { String(cString: $0) } ?? "", descriptor)
    }
  }
}
