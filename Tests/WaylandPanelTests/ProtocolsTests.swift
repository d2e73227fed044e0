// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Linux
import Panel
import TestSupport
import Testing

@testable import WaylandPanel

/// The generated code of the protocols, and its helpers.
@Suite(.enabled(if: Tier.runsRealTests))
struct ProtocolsTests {
  @Test func theProtocolCodeMatchesTheScannersOutput() throws {
    let process = Process()
    process.executableURL = PackageFiles.root.appending(path: "scripts/protocols")
    process.arguments = ["--check"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func aMissingCompositorIsReportedOnceAndRetried() throws {
    let (loop, recorder) = (try EventLoop(), LogRecorder())
    let presenter = try WaylandPresenter(
      loop: loop, log: recorder.log, display: "/nonexistent/wayland-7", onEvent: { _ in })
    presenter.start()
    for _ in 0..<500 {
      while try loop.runOnce() {}
      usleep(1000)
    }
    #expect(recorder.lines.count == 1)
    #expect(recorder.contains("no Wayland compositor listens at /nonexistent/wayland-7"))
    #expect(presenter.statistics.sessions == 0)
  }

  @Test func aMisbehavingCompositorIsDisconnected() throws {
    let path = "/tmp/clavier-nonsense-\(getpid())"
    let listener = try LocalSocket.listen(at: path, mode: 0o600, backlog: 5)
    defer { unlink(path) }
    let (loop, recorder) = (try EventLoop(), LogRecorder())
    let presenter = try WaylandPresenter(
      loop: loop, log: recorder.log, display: path, onEvent: { _ in })
    presenter.start()
    for _ in 0..<300 {
      while try loop.runOnce() {}
      if let connection = try? LocalSocket.accept(on: listener) {
        _ = try? LocalSocket.send(Array(repeating: 0xA5, count: 400)[...], to: connection)
      }
      usleep(1000)
    }
    #expect(recorder.lines.count == 1)
    #expect(presenter.statistics.sessions >= 2)
  }

  @Test func aShortKeymapFileIsReadToItsEnd() throws {
    func text(_ bytes: [UInt8], size: UInt32) throws -> String? {
      let path = "/tmp/clavier-keymap-\(getpid())"
      defer { unlink(path) }
      try Data(bytes).write(to: URL(filePath: path))
      return SeatKeymap.text(of: try OwnedDescriptor(opening: path, O_RDONLY), size: size)
    }
    #expect(try text(Array("xkb_keymap {}\0".utf8), size: 14) == "xkb_keymap {}")
    // A file that is shorter than announced, or lacks the final zero.
    #expect(try text(Array("xkb".utf8), size: 4000) == "xkb")
    #expect(try text([], size: 10) == nil)
    #expect(try text([0, 0x61], size: 2) == nil)
    #expect(try text([0xFF, 0xFE, 0], size: 3) == nil)
    for size in [0, 1, SeatKeymap.maximumLength + 1, .max] {
      #expect(try text(Array("xkb\0".utf8), size: size) == nil)
    }
  }

  @Test("A passed connection is the number of an open socket")
  func passedConnection() throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    #expect(InheritedConnection.check(nil) == nil)
    #expect(InheritedConnection.check("\(ends[0])") == nil)
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    for value in ["", "weston", "\(ends[0]) ", "-1", "99999999999", "\(file)"] {
      #expect(InheritedConnection.check(value) == BackendError.wrongSocket(value))
    }
  }

  @Test func everyErrorNamesACauseOrARemedy() {
    let errors: [BackendError] = [
      .noCompositor(at: "wayland-0"), .compositorEnded, .missing(interface: "zwlr_layer_shell_v1"),
      .missing(interface: "wl_shm"), .noObject(request: "wl_compositor.create_surface"),
      .systemCallFailed(SystemError(call: "mmap", code: ENOMEM)),
      .wrongRequest(to: "wl_surface", 5, code: 2, "bad scale"),
      .missing(interface: "zwp_input_panel_v1"), .wrongSocket("weston"),
    ]
    let texts = errors.map(\.description)
    #expect(Set(texts).count == errors.count)
    #expect(texts[0].contains("WAYLAND_DISPLAY"))
    #expect(texts[2].contains("sway"))
    #expect(texts[2].contains("xwayland") && texts[2].contains("cage"))
    #expect(texts[6].contains("wl_surface@5") && texts[6].contains("bad scale"))
    #expect(texts[7].contains("weston.ini"))
    #expect(texts[8].contains("WAYLAND_SOCKET is \"weston\"") && texts[8].contains("unset"))
  }
}
