// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Linux
import TestSupport
import Testing

/// The panel's program on a connection that its compositor passes.
@Suite(.enabled(if: Tier.runsRealTests))
struct InheritedConnectionTests {
  /// A minimal compositor without outputs, which suffices for the panel to start.
  ///
  /// **Source:** the wire format of the Wayland protocol, and wayland.xml.
  private final class Compositor {
    struct Global {
      let name: UInt32
      let interface: String
      let version: UInt32
    }

    let panel = Process()
    /// The names of the globals that the panel has bound, in order.
    private(set) var bound: [UInt32] = []
    private let globals: [Global]
    private let socket: OwnedDescriptor
    private let folder: TemporaryDirectory
    private var received: [UInt8] = []
    /// The panel's registry; 0 for none.
    private var registry: UInt32 = 0

    /// Starts the panel.
    init(_ globals: [Global]) throws {
      self.globals = globals
      folder = try TemporaryDirectory()
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
      try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
      socket = OwnedDescriptor(owning: ends[0])
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

    /// Answers the requests that have arrived.
    func turn() throws {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while let count = try? LocalSocket.receive(from: socket, into: &buffer), count > 0 {
        received += buffer.prefix(count)
      }
      while received.count >= 8 {
        let size = Int(word(4) >> 16)
        guard size >= 8, received.count >= size else { return }
        try handle(object: word(0), request: word(4) & 0xFFFF)
        received.removeFirst(size)
      }
    }

    /// Removes a global.
    func remove(_ name: UInt32) throws { try send(registry, 1, bytes(name)) }

    /// Ends the connection, like a crash.
    func end() { shutdown(socket.rawValue, Int32(SHUT_RDWR)) }

    private func handle(object: UInt32, request: UInt32) throws {
      switch (object, request) {
      // wl_display.sync
      case (1, 0): try send(word(8), 0, bytes(0))
      // wl_display.get_registry
      case (1, 1):
        registry = word(8)
        for global in globals {
          let text: [UInt8] = Array(global.interface.utf8) + [0]
          let padding = [UInt8](repeating: 0, count: (4 - text.count % 4) % 4)
          var arguments = bytes(global.name) + bytes(UInt32(text.count))
          arguments += text + padding
          try send(registry, 0, arguments + bytes(global.version))
        }
      // wl_registry.bind
      case (registry, 0): bound.append(word(8))
      default: break
      }
    }

    private func send(_ object: UInt32, _ event: UInt32, _ arguments: [UInt8]) throws {
      let size = UInt32(8 + arguments.count)
      var rest = (bytes(object) + bytes(size << 16 | event) + arguments)[...]
      while !rest.isEmpty { rest = rest.dropFirst(try LocalSocket.send(rest, to: socket)) }
    }

    /// The number at an offset of the first request.
    private func word(_ offset: Int) -> UInt32 {
      guard received.count >= offset + 4 else { return 0 }
      return received.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
    }

    private func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }
  }

  @Test("The input method of a second seat is bound when the first seat goes")
  func secondSeat() throws {
    let compositor = try Compositor([
      .init(name: 1, interface: "wl_compositor", version: 4),
      .init(name: 2, interface: "wl_shm", version: 1),
      .init(name: 3, interface: "zwp_input_panel_v1", version: 1),
      .init(name: 4, interface: "wl_seat", version: 5),
      .init(name: 5, interface: "zwp_input_method_v1", version: 1),
      .init(name: 6, interface: "wl_seat", version: 5),
      .init(name: 7, interface: "zwp_input_method_v1", version: 1),
    ])
    let isBound = try comesTrue(while: { try compositor.turn() }) { compositor.bound.contains(5) }
    try #require(isBound)
    #expect(compositor.bound == [1, 2, 3, 4, 6, 5])
    try compositor.remove(4)
    try compositor.remove(5)
    let isNext = try comesTrue(while: { try compositor.turn() }) { compositor.bound.contains(7) }
    #expect(isNext)

    compositor.end()
    let isEnded = comesTrue { !compositor.panel.isRunning }
    #expect(isEnded)
  }
}
