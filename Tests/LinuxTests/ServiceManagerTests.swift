// SPDX-License-Identifier: MIT

import Glibc
import Linux
import TestSupport
import Testing

@Suite("Service manager")
struct ServiceManagerTests {
  @Test(
    "Each state is the message of sd_notify(3)",
    arguments: [
      (ServiceState.ready, "READY=1"),
      (.reloading(since: 12_345), "RELOADING=1\nMONOTONIC_USEC=12345"),
      (.stopping, "STOPPING=1"),
      (.status("2 touch screens"), "STATUS=2 touch screens"),
    ])
  func messages(state: ServiceState, message: String) {
    #expect(state.message == message)
  }

  @Test("A status text cannot add an assignment to the message")
  func injection() {
    #expect(ServiceState.status("a\nREADY=1").message == "STATUS=a\u{FFFD}READY=1")
  }

  @Test("A program that another service starts is not the manager's own process")
  func mainProcess() {
    #expect(ServiceManager.isMainProcess("4711", process: 4711))
    #expect(!ServiceManager.isMainProcess("4710", process: 4711))
    #expect(!ServiceManager.isMainProcess(nil, process: 4711))
  }

  @Test("The message arrives at the manager's socket", .enabled(if: Tier.runsRealTests))
  func arrives() async {
    await #expect(processExitsWith: .success) {
      let path = "/tmp/clavier-notify-test-\(getpid())"
      let descriptor = datagramSocket(at: path)
      defer { unlink(path) }
      setenv("NOTIFY_SOCKET", path, 1)
      try #expect(ServiceManager.notify(.ready))
      var buffer = [UInt8](repeating: 0, count: 64)
      let length = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      #expect(String(decoding: buffer.prefix(max(0, length)), as: UTF8.self) == "READY=1")
    }
  }

  @Test("Without a manager nothing is sent and nothing fails", .enabled(if: Tier.runsRealTests))
  func noManager() async {
    await #expect(processExitsWith: .success) {
      unsetenv("NOTIFY_SOCKET")
      try #expect(!ServiceManager.notify(.ready))
    }
  }

  @Test(
    "A missing manager is reported as an error that names the call",
    .enabled(if: Tier.runsRealTests))
  func managerGone() async {
    await #expect(processExitsWith: .success) {
      setenv("NOTIFY_SOCKET", "/nonexistent/notify", 1)
      let error = #expect(throws: SystemError.self) { try ServiceManager.notify(.stopping) }
      #expect(error?.description == "sd_notify: No such file or directory")
    }
  }
}
