// SPDX-License-Identifier: MIT

import Glibc
import Linux
import TestSupport
import Testing

/// The service manager's watchdog, played by a socket.
@Suite("Watchdog", .enabled(if: Tier.runsRealTests))
struct WatchdogTests {
  @Test("The loop answers at once, not while it is disabled, and then again")
  func answers() async {
    await #expect(processExitsWith: .success) {
      let path = "/tmp/clavier-watchdog-test-\(getpid())"
      let descriptor = datagramSocket(at: path)
      defer { unlink(path) }
      func received() -> String {
        var buffer = [UInt8](repeating: 0, count: 64)
        let length = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        return String(decoding: buffer.prefix(max(0, length)), as: UTF8.self)
      }
      setenv("NOTIFY_SOCKET", path, 1)
      setenv("WATCHDOG_USEC", "3600000000", 1)
      unsetenv("WATCHDOG_PID")
      let loop = try EventLoop()
      try #expect(loop.enableWatchdog())
      #expect(received() == "WATCHDOG=1")
      try loop.disableWatchdog()
      while try loop.runOnce() {}
      #expect(received() == "")
      try #expect(loop.enableWatchdog())
      #expect(received() == "WATCHDOG=1")
    }
  }

  @Test("Without a service manager, there is none to disable")
  func none() throws {
    let loop = try EventLoop()
    try loop.disableWatchdog()
    #expect(try loop.enableWatchdog() == false)
  }
}

/// Creates a socket for messages to the service manager.
func datagramSocket(at path: String) -> Int32 {
  let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
  let bound = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
    }
  }
  #expect(bound == 0)
  return descriptor
}
