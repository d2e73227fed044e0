// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// Stream sockets that have a path on this machine.
///
/// **Source:** unix(7).
public enum LocalSocket {
  /// Listens at a path, for whoever may write to it.
  ///
  /// A socket there that nobody listens to any more, as one that a killed program left, is replaced.
  /// Nothing else is.
  ///
  /// - Parameters:
  ///   - path: Where; at most 107 bytes.
  ///   - mode: Who may connect: the permission to write, as of a file.
  ///   - backlog: How many may wait to be accepted.
  /// - Returns: The socket, which never blocks. Its path stays when it is closed.
  /// - Throws: ``SystemError``; `EADDRINUSE` if somebody listens there or it is no socket.
  public static func listen(
    at path: String, mode: UInt32, backlog: Int32
  ) throws(SystemError) -> OwnedDescriptor {
    let socket = try open(flags: SOCK_NONBLOCK)
    if isStale(path) { try check("unlink \(path)") { unlink(path) } }
    try withAddress(of: path, "bind \(path)") { bind(socket.rawValue, $0, $1) }
    do throws(SystemError) {
      // Until it listens nobody can connect, so nobody does before the mode is right.
      try check("chmod \(path)") { chmod(path, mode) }
      try check("listen \(path)") { Glibc.listen(socket.rawValue, backlog) }
    } catch {
      unlink(path)
      throw error
    }
    return socket
  }

  /// Connects to whoever listens at a path, and blocks from then on.
  ///
  /// - Parameters:
  ///   - path: Where; at most 107 bytes.
  ///   - patience: How many seconds connecting, sending and receiving may take.
  /// - Returns: The end that talks to whoever listens.
  /// - Throws: ``SystemError``: `ENOENT` or `ECONNREFUSED` if nobody listens, `EACCES` if that is not
  ///   allowed, `EAGAIN` if it took too long.
  public static func connect(
    to path: String, patience: Int
  ) throws(SystemError) -> OwnedDescriptor {
    let socket = try open(flags: nil)
    try setPatience(of: socket, seconds: patience)
    try withAddress(of: path, "connect to \(path)") {
      Glibc.connect(socket.rawValue, $0, $1)
    }
    return socket
  }

  /// Connects to whoever listens at a path, without waiting.
  ///
  /// - Parameter path: Where; at most 107 bytes.
  /// - Returns: The end that talks to whoever listens; it never blocks.
  /// - Throws: ``SystemError``: `ENOENT` or `ECONNREFUSED` if nobody listens, `EACCES` if that is not
  ///   allowed, `EAGAIN` if too many wait there.
  public static func connectAtOnce(to path: String) throws(SystemError) -> OwnedDescriptor {
    let socket = try open(flags: SOCK_NONBLOCK)
    try withAddress(of: path, "connect to \(path)") {
      Glibc.connect(socket.rawValue, $0, $1)
    }
    return socket
  }

  /// Lets sending and receiving fail with `EAGAIN` after some seconds; with 0 they wait for ever.
  public static func setPatience(
    of socket: borrowing OwnedDescriptor, seconds: Int
  ) throws(SystemError) {
    let descriptor = socket.rawValue
    let seconds = Int32(clamping: seconds)
    try check("setsockopt") { clinux_set_patience(descriptor, seconds) }
  }

  /// Limits what may wait in the kernel for the other end to read.
  ///
  /// - Parameters:
  ///   - socket: The socket.
  ///   - bytes: How much, including what the kernel needs for itself.
  /// - Throws: ``SystemError`` if the kernel refuses.
  public static func setSendBuffer(
    of socket: borrowing OwnedDescriptor, bytes: Int32
  ) throws(SystemError) {
    let descriptor = socket.rawValue
    var bytes = bytes
    let size = socklen_t(MemoryLayout<Int32>.size)
    try check("setsockopt") { setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &bytes, size) }
  }

  /// Accepts the next who connects.
  ///
  /// - Returns: The connection, which never blocks.
  /// - Throws: ``SystemError``; `EAGAIN` if nobody is there.
  public static func accept(
    on listener: borrowing OwnedDescriptor
  ) throws(SystemError) -> OwnedDescriptor {
    let descriptor = listener.rawValue
    return OwnedDescriptor(owning: try check("accept") { clinux_accept(descriptor) })
  }

  /// The process that connected; 0 if the kernel does not say.
  public static func process(behind socket: borrowing OwnedDescriptor) -> Int32 {
    max(0, clinux_peer_process(socket.rawValue))
  }

  /// Sends bytes to the other end, as many as it has room for.
  ///
  /// - Returns: How many.
  /// - Throws: ``SystemError``; never a signal, if the other end is gone.
  public static func send(
    _ bytes: ArraySlice<UInt8>, to socket: borrowing OwnedDescriptor
  ) throws(SystemError) -> Int {
    let descriptor = socket.rawValue
    return try check("send") {
      bytes.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
    }
  }

  /// Receives what has come, at most so many bytes.
  ///
  /// - Returns: The bytes; none at the end.
  /// - Throws: ``SystemError``; `EAGAIN` if nothing has come.
  public static func receive(
    from socket: borrowing OwnedDescriptor, atMost count: Int
  ) throws(SystemError) -> ArraySlice<UInt8> {
    let descriptor = socket.rawValue
    var failure: SystemError?
    // Room that is not cleared first: there is much of it for the few bytes that come as a rule.
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { room, received in
      let start = room.baseAddress
      do throws(SystemError) {
        received = try check("receive") { recv(descriptor, start, count, 0) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes[...]
  }

  private static func open(flags: __socket_type?) throws(SystemError) -> OwnedDescriptor {
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | (flags?.rawValue ?? 0)
    return OwnedDescriptor(owning: try check("socket") { socket(AF_UNIX, Int32(type), 0) })
  }

  /// Whether a path is a socket that nobody listens to.
  private static func isStale(_ path: String) -> Bool {
    guard clinux_is_socket(path), let probe = try? open(flags: SOCK_NONBLOCK) else { return false }
    do throws(SystemError) {
      try withAddress(of: path, "connect to \(path)") { Glibc.connect(probe.rawValue, $0, $1) }
      return false
    } catch {
      return error.code == ECONNREFUSED
    }
  }

  /// Makes a call with the address of a path.
  private static func withAddress(
    of path: String, _ call: String,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws(SystemError) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    // One byte is left for the zero at the end.
    let isTooLong = withUnsafeMutableBytes(of: &address.sun_path) { room in
      guard bytes.count < room.count else { return true }
      room.copyBytes(from: bytes)
      return false
    }
    guard !isTooLong, !bytes.isEmpty, !bytes.contains(0) else {
      throw SystemError(call: call, code: isTooLong ? ENAMETOOLONG : EINVAL)
    }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    try check(call) {
      withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, size) }
      }
    }
  }
}
