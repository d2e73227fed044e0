// SPDX-License-Identifier: MIT

import Glibc
import Linux
import TestSupport
import Testing

/// The machine's events that a loop can watch without privileges.
///
/// A suspend and a change of console need a separate machine, and are tested in the virtual one.
@Suite("Watches of the machine", .enabled(if: Tier.runsRealTests))
struct SystemWatchTests {
  @Test("No sleep is reported while the machine is awake, and the loop becomes idle")
  func awake() throws {
    let loop = try EventLoop()
    let watch = try SleepWatch(loop) { Issue.record("slept \($0)") }
    watch.check()
    try loop.turnUntilIdle()
    watch.check()
  }

  @Test("A missing file cannot be watched, and the error names it")
  func noAttribute() throws {
    let loop = try EventLoop()
    let error = #expect(throws: SystemError.self) {
      _ = try loop.attribute("/nonexistent/active") { _ in }
    }
    #expect(error?.code == ENOENT)
    #expect(error?.description == "open /nonexistent/active: No such file or directory")
  }

  @Test("A file without notifications of changes cannot be watched")
  func plainFile() throws {
    let loop = try EventLoop()
    #expect(throws: SystemError.self) { _ = try loop.attribute("/etc/passwd") { _ in } }
  }

  @Test("A file whose text cannot be read is not watched, and the error names it")
  func unreadable() throws {
    let (loop, pipe) = (try EventLoop(), try Pipe())
    let path = "/proc/self/fd/\(pipe.readEnd)"
    #expect(throws: SystemError(call: "read \(path)", code: ESPIPE)) {
      _ = try loop.attribute(path) { _ in }
    }
  }

  private static let console = "/sys/class/tty/tty0/active"

  @Test(
    "The console that is already shown is not reported", .enabled(if: access(console, R_OK) == 0))
  func sameConsole() throws {
    let loop = try EventLoop()
    let watch = try loop.attribute(Self.console) { Issue.record("\($0) is shown") }
    try loop.turnUntilIdle()
    withExtendedLifetime(watch) {}
  }

  /// Calls a closure with a temporary directory and a file in it.
  private func withDirectory(_ body: (_ directory: String, _ file: String) throws -> Void) throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "event0")
    let file = "\(directory.path)/event0"
    chmod(file, 0o600)
    try body(directory.path, file)
  }

  @Test("Changed permissions are reported, several at once as one change")
  func permissions() throws {
    try withDirectory { directory, file in
      let loop = try EventLoop()
      var count = 0
      let watch = try PermissionWatch(loop, directory) { count += 1 }
      try loop.turnUntilIdle()
      #expect(count == 0)
      for mode in [0o660, 0o640, 0o600] as [mode_t] { chmod(file, mode) }
      try loop.turnUntilIdle()
      #expect(count == 1)
      chmod(file, 0o666)
      try loop.turnUntilIdle()
      #expect(count == 2)
      withExtendedLifetime(watch) {}
    }
  }

  @Test("Writing to or creating a file in the directory is not reported as a permission")
  func otherChanges() throws {
    try withDirectory { directory, file in
      let loop = try EventLoop()
      let watch = try PermissionWatch(loop, directory) { Issue.record("reported") }
      let other = "\(directory)/other"
      close(creat(other, 0o600))
      let number = open(file, O_WRONLY)
      _ = write(number, "x", 1)
      close(number)
      try loop.turnUntilIdle()
      withExtendedLifetime(watch) {}
      unlink(other)
    }
  }

  @Test("A watch may be dropped by its own handler, and then reports nothing more")
  func droppedByItself() throws {
    try withDirectory { directory, file in
      let loop = try EventLoop()
      var count = 0
      var watch: PermissionWatch?
      watch = try PermissionWatch(loop, directory) {
        count += 1
        watch = nil
      }
      chmod(file, 0o660)
      try loop.turnUntilIdle()
      chmod(file, 0o600)
      try loop.turnUntilIdle()
      #expect(count == 1 && watch == nil)
    }
  }

  @Test("A missing directory is an error, and a removed one is reported at most once")
  func noDirectory() throws {
    let loop = try EventLoop()
    let error = #expect(throws: SystemError.self) {
      _ = try PermissionWatch(loop, "/nonexistent/input") {}
    }
    #expect(error?.description == "watch /nonexistent/input: No such file or directory")
    var watch: PermissionWatch?
    var count = 0
    try withDirectory { directory, _ in watch = try PermissionWatch(loop, directory) { count += 1 }
    }
    try loop.turnUntilIdle()
    #expect(count <= 1)
    withExtendedLifetime(watch) {}
  }
}
