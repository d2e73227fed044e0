// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// Stream sockets with a path in the file system.
///
/// **Source:** unix(7).
public enum LocalSocket {
  /// Listens for connections at a path.
  ///
  /// A stale socket, such as that of a killed program, is replaced; any other file is not.
  ///
  /// - Parameters:
  ///   - path: The path; at most 107 bytes.
  ///   - mode: The file permissions; connecting requires write permission.
  ///   - backlog: The maximum number of connections that wait for ``accept(on:)``.
  /// - Returns: The socket, which is nonblocking. Closing it leaves the path.
  /// - Throws: ``SystemError``; `EADDRINUSE` if a process listens there, or the file is no socket.
  public static func listen(
    at path: String, mode: UInt32, backlog: Int32
  ) throws(SystemError) -> OwnedDescriptor {
    let socket = try open(flags: SOCK_NONBLOCK)
    if isStale(path) { try check("unlink \(path)") { unlink(path) } }
    try withAddress(of: path, "bind \(path)") { bind(socket.rawValue, $0, $1) }
    do throws(SystemError) {
      // A client cannot connect before `listen`, so none connects before the mode is set.
      try check("chmod \(path)") { chmod(path, mode) }
      try check("listen \(path)") { Glibc.listen(socket.rawValue, backlog) }
    } catch {
      unlink(path)
      throw error
    }
    return socket
  }

  /// Connects to the process that listens at a path; the socket is blocking.
  ///
  /// - Parameters:
  ///   - path: The path; at most 107 bytes.
  ///   - timeout: The timeout of connecting, sending and receiving, in seconds.
  /// - Returns: The client's end.
  /// - Throws: ``SystemError``: `ENOENT` or `ECONNREFUSED` without a listener, `EACCES` without
  ///   permission, `EAGAIN` on a timeout.
  public static func connect(
    to path: String, timeout: Int
  ) throws(SystemError) -> OwnedDescriptor {
    let socket = try open(flags: nil)
    try setTimeout(of: socket, seconds: timeout)
    try withAddress(of: path, "connect to \(path)") {
      Glibc.connect(socket.rawValue, $0, $1)
    }
    return socket
  }

  /// Connects to the process that listens at a path, without waiting.
  ///
  /// - Parameter path: The path; at most 107 bytes.
  /// - Returns: The client's end, which is nonblocking.
  /// - Throws: ``SystemError``: `ENOENT` or `ECONNREFUSED` without a listener, `EACCES` without
  ///   permission, `EAGAIN` if the backlog is full.
  public static func connectNonblocking(to path: String) throws(SystemError) -> OwnedDescriptor {
    let socket = try open(flags: SOCK_NONBLOCK)
    try withAddress(of: path, "connect to \(path)") {
      Glibc.connect(socket.rawValue, $0, $1)
    }
    return socket
  }

  /// Sets a timeout after which sending and receiving fail with `EAGAIN`; 0 seconds disable it.
  public static func setTimeout(
    of socket: borrowing OwnedDescriptor, seconds: Int
  ) throws(SystemError) {
    let descriptor = socket.rawValue
    let seconds = Int32(clamping: seconds)
    try check("setsockopt") { clinux_set_patience(descriptor, seconds) }
  }

  /// Limits the data that the kernel queues for the other end.
  ///
  /// - Parameters:
  ///   - socket: The socket.
  ///   - bytes: The limit, including the kernel's overhead.
  /// - Throws: ``SystemError`` if the kernel refuses.
  public static func setSendBuffer(
    of socket: borrowing OwnedDescriptor, bytes: Int32
  ) throws(SystemError) {
    let descriptor = socket.rawValue
    var bytes = bytes
    let size = socklen_t(MemoryLayout<Int32>.size)
    try check("setsockopt") { setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &bytes, size) }
  }

  /// Ends a connection in both directions, so that both ends are hung up.
  public static func hangUp(_ socket: borrowing OwnedDescriptor) {
    // Fails only if the other end has done so.
    _ = shutdown(socket.rawValue, Int32(SHUT_RDWR))
  }

  /// Accepts the next connection.
  ///
  /// - Returns: The connection, which is nonblocking.
  /// - Throws: ``SystemError``; `EAGAIN` if none is pending.
  public static func accept(
    on listener: borrowing OwnedDescriptor
  ) throws(SystemError) -> OwnedDescriptor {
    let descriptor = listener.rawValue
    return OwnedDescriptor(owning: try check("accept") { clinux_accept(descriptor) })
  }

  /// Returns the process ID of the peer; 0 if the kernel does not report it.
  public static func process(behind socket: borrowing OwnedDescriptor) -> Int32 {
    max(0, clinux_peer_process(socket.rawValue))
  }

  /// Sends as many bytes as the socket accepts.
  ///
  /// - Returns: The number of bytes sent.
  /// - Throws: ``SystemError``; no `SIGPIPE` is raised, even if the other end is closed.
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

  /// Receives pending bytes, up to a maximum.
  ///
  /// - Returns: The bytes; empty at the end of the stream.
  /// - Throws: ``SystemError``; `EAGAIN` if none are pending.
  public static func receive(
    from socket: borrowing OwnedDescriptor, atMost count: Int
  ) throws(SystemError) -> ArraySlice<UInt8> {
    let descriptor = socket.rawValue
    var failure: SystemError?
    // The buffer is not zeroed first, since it is large for the few bytes that usually arrive.
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

  /// Receives the available bytes into a buffer that is reused for each call.
  ///
  /// - Parameters:
  ///   - socket: The socket.
  ///   - buffer: The buffer, whose size is the maximum number of bytes.
  /// - Returns: The number of bytes at the beginning of the buffer; 0 at the end of the stream.
  /// - Throws: ``SystemError``; `EAGAIN` if a nonblocking socket has none.
  public static func receive(
    from socket: borrowing OwnedDescriptor, into buffer: inout [UInt8]
  ) throws(SystemError) -> Int {
    let descriptor = socket.rawValue
    return try check("receive") {
      buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    }
  }

  private static func open(flags: __socket_type?) throws(SystemError) -> OwnedDescriptor {
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | (flags?.rawValue ?? 0)
    return OwnedDescriptor(owning: try check("socket") { socket(AF_UNIX, Int32(type), 0) })
  }

  /// Returns whether a path is that of a socket without a listener.
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
    // The last byte is reserved for the terminating zero.
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
