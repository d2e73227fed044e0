// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Linux
import TestSupport
import Testing

/// The panel's program on a connection that its compositor passes.
@Suite(.enabled(if: Tier.runsRealTests))
struct InheritedConnectionTests {
  /// The panel's program, to which a compositor without outputs has passed a connection.
  private final class Session {
    let panel = Process()
    let compositor: FakeCompositor
    private let folder: TemporaryDirectory

    /// Starts the panel.
    init(_ globals: [FakeCompositor.Global]) throws {
      folder = try TemporaryDirectory()
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
      try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
      compositor = FakeCompositor(globals, on: OwnedDescriptor(owning: ends[0]))
      defer { close(ends[1]) }
      panel.executableURL = Program(name: "clavier-panel").url
      panel.arguments = ["--socket", "\(folder.path)/socket", "--config", folder.path]
      panel.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "WAYLAND_SOCKET": "0"]
      // Foundation passes no descriptors but the standard ones.
      panel.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
      panel.standardOutput = FileHandle.nullDevice
      panel.standardError = FileHandle.nullDevice
      try panel.run()
    }

    deinit {
      if panel.isRunning {
        kill(panel.processIdentifier, SIGKILL)
        panel.waitUntilExit()
      }
    }
  }

  @Test("The input method of a second seat is bound when the first seat goes")
  func secondSeat() throws {
    let session = try Session([
      .init(name: 1, interface: "wl_compositor", version: 4),
      .init(name: 2, interface: "wl_shm", version: 1),
      .init(name: 3, interface: "zwp_input_panel_v1", version: 1),
      .init(name: 4, interface: "wl_seat", version: 5),
      .init(name: 5, interface: "zwp_input_method_v1", version: 1),
      .init(name: 6, interface: "wl_seat", version: 5),
      .init(name: 7, interface: "zwp_input_method_v1", version: 1),
    ])
    let compositor = session.compositor
    let isBound = try comesTrue(while: { try compositor.turn() }) { compositor.bound.contains(5) }
    try #require(isBound)
    #expect(compositor.bound == [1, 2, 3, 4, 6, 5])
    try compositor.remove(4)
    try compositor.remove(5)
    let isNext = try comesTrue(while: { try compositor.turn() }) { compositor.bound.contains(7) }
    #expect(isNext)

    compositor.end()
    let isEnded = comesTrue { !session.panel.isRunning }
    #expect(isEnded)
  }
}
