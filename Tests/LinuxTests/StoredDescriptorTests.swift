// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Linux
import TestSupport
import Testing

@Suite("Descriptors that the service manager stores", .enabled(if: Tier.runsRealTests))
struct StoredDescriptorTests {
  @Test("A stored descriptor arrives at the manager, open and with its name")
  func keeps() async {
    await #expect(processExitsWith: .success) {
      let manager = try Manager()
      let pipe = try Pipe()
      try #expect(ServiceManager.store(pipe.readEnd, as: "clone-input7"))
      let (text, descriptor) = manager.receive()
      #expect(text == "FDSTORE=1\nFDNAME=clone-input7")
      let copy = try #require(descriptor)
      #expect(copy != pipe.readEnd)
      try pipe.write([7])
      var byte: UInt8 = 0
      #expect(read(copy, &byte, 1) == 1 && byte == 7)
    }
  }

  @Test("The removal of a stored descriptor is sent with its name alone")
  func forgets() async {
    await #expect(processExitsWith: .success) {
      let manager = try Manager()
      try #expect(ServiceManager.removeStored("clone-input7"))
      let (text, descriptor) = manager.receive()
      #expect(text == "FDSTOREREMOVE=1\nFDNAME=clone-input7")
      #expect(descriptor == nil)
    }
  }

  @Test("A name cannot add an assignment to the message")
  func injection() async {
    await #expect(processExitsWith: .success) {
      let manager = try Manager()
      try ServiceManager.removeStored("a\nSTOPPING=1")
      #expect(manager.receive().text == "FDSTOREREMOVE=1\nFDNAME=a\u{FFFD}STOPPING=1")
    }
  }

  @Test("Without a manager no descriptor is stored or received, and nothing fails")
  func noManager() async {
    await #expect(processExitsWith: .success) {
      for name in ["NOTIFY_SOCKET", "LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"] { unsetenv(name) }
      try #expect(!ServiceManager.store(STDERR_FILENO, as: "clone-input7"))
      try #expect(!ServiceManager.removeStored("clone-input7"))
      try ServiceManager.receiveStored { name, _ in Issue.record("given: \(name)") }
    }
  }

  @Test("A missing manager is reported as an error that names the call")
  func managerGone() async {
    await #expect(processExitsWith: .success) {
      setenv("NOTIFY_SOCKET", "/nonexistent/notify", 1)
      let error = #expect(throws: SystemError.self) {
        try ServiceManager.store(STDERR_FILENO, as: "clone-input7")
      }
      #expect(error?.description == "sd_pid_notify_with_fds: No such file or directory")
    }
  }

  @Test("Stored descriptors are received once, in order, with their names, and are not inherited")
  func takes() throws {
    try #expect(
      received(3, names: "clone-input7:stored:clone-input9") == """
        3 clone-input7
        4 stored
        5 clone-input9
        open\u{20}

        """)
  }

  @Test("Descriptors for another process are not touched")
  func descriptorsOfAnotherProcess() throws {
    try #expect(received(2, for: "$PPID", names: "clone-input7:clone-input9") == "open 3 4\n")
  }

  @Test("Descriptors beyond the store's limit are closed")
  func tooMany() throws {
    let names = (3..<3 + ServiceManager.storeLimit).map { "\($0) unknown\n" }
    try #expect(
      received(ServiceManager.storeLimit + 2, names: nil) == names.joined() + "open \n")
  }

  @Test("Names that do not match the number of descriptors are an error", arguments: ["a:b:c", ""])
  func nonsense(names: String) throws {
    try #expect(received(2, names: names) == "sd_listen_fds_with_names: Invalid argument\n")
  }

  @Test("The unit's FileDescriptorStoreMax is the daemon's limit")
  func unit() throws {
    let lines = try PackageFiles.text("systemd/clavier.service").split(separator: "\n")
    #expect(lines.contains("FileDescriptorStoreMax=\(ServiceManager.storeLimit)"))
  }
}

/// Runs the program `stored-descriptors`, started as by a service manager.
///
/// - Parameters:
///   - count: The number of passed descriptors, 1 at least.
///   - process: The process they are for, in the shell's words.
///   - names: The names; `nil` to pass none.
/// - Returns: Its output.
/// - Throws: An error if it cannot be started.
private func received(
  _ count: Int, for process: String = "$$", names: String?
) throws -> String {
  let numbers = (3..<3 + count).map { "\($0)" }
  let openings = numbers.map { "exec \($0)</dev/null; " }.joined()
  let variables = names.map { "LISTEN_FDNAMES=\($0) " } ?? ""
  let script =
    openings + "LISTEN_PID=\(process) LISTEN_FDS=\(count) \(variables)exec \"$0\" \"$@\""
  let program = Program(name: "stored-descriptors").url.path
  return try Program.run(
    URL(filePath: "/bin/bash"), ["-c", script, program] + numbers
  ).output
}

/// The socket of a service manager, for this process alone.
private final class Manager {
  private let path = "/tmp/clavier-notify-kept-\(getpid())"
  private let socket: OwnedDescriptor

  init() throws {
    let number = try check("socket") { Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0) }
    socket = OwnedDescriptor(owning: number)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    try check("bind") {
      withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }
    setenv("NOTIFY_SOCKET", path, 1)
  }

  deinit { unlink(path) }

  /// Receives a message: the text, and the descriptor with it.
  ///
  /// **Source:** cmsg(3): a header of 16 bytes, whose numbers are length, level and kind, then the
  /// descriptor.
  func receive() -> (text: String, descriptor: Int32?) {
    var bytes = [UInt8](repeating: 0, count: 256)
    var control = [UInt64](repeating: 0, count: 8)
    var message = msghdr()
    let count = bytes.withUnsafeMutableBytes { bytes in
      control.withUnsafeMutableBytes { control in
        var vector = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
        return withUnsafeMutablePointer(to: &vector) { vector in
          message.msg_iov = vector
          message.msg_iovlen = 1
          message.msg_control = control.baseAddress
          message.msg_controllen = control.count
          return recvmsg(socket.rawValue, &message, Int32(MSG_DONTWAIT))
        }
      }
    }
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    let kind = UInt64(UInt32(SOL_SOCKET)) | UInt64(SCM_RIGHTS) << 32
    guard message.msg_controllen >= 20, control[1] == kind else { return (text, nil) }
    return (text, Int32(truncatingIfNeeded: control[2]))
  }
}
