// SPDX-License-Identifier: MIT

import Linux

/// The compositor's end of a connection: it announces globals, answers a panel's requests, and
/// holds the panel's buffers until they are released by hand.
///
/// **Source:** the wire format of the Wayland protocol, wayland.xml and
/// wlr-layer-shell-unstable-v1.xml.
final class FakeCompositor {
  struct Global {
    let name: UInt32
    let interface: String
    let version: UInt32
  }

  private enum Object {
    case display
    case registry
    case global(Global)
    case surface
  }

  /// A surface with its pending buffer and frame callbacks.
  private struct Surface {
    /// Its role; `nil` before it has one.
    var layer: UInt32?
    var isConfigured = false
    var buffer: UInt32?
    var frames: [UInt32] = []
  }

  /// The names of the globals that the panel has bound, in order.
  private(set) var bound: [UInt32] = []
  /// The names of the globals whose objects have got requests.
  private(set) var used: Set<UInt32> = []
  /// The committed buffers that are not released, the oldest first.
  private(set) var heldBuffers: [UInt32] = []
  private var globals: [Global]
  private let socket: OwnedDescriptor
  private var isEnded = false
  private var received: [UInt8] = []
  private var registry: UInt32 = 0
  private var objects: [UInt32: Object] = [1: .display]
  private var surfaces: [UInt32: Surface] = [:]

  init(_ globals: [Global], on socket: consuming OwnedDescriptor) {
    self.globals = globals
    self.socket = socket
  }

  /// Answers the requests that have arrived.
  func turn() throws {
    guard !isEnded else { return }
    var buffer = [UInt8](repeating: 0, count: 4096)
    while let count = try? LocalSocket.receive(from: socket, into: &buffer), count > 0 {
      received += buffer.prefix(count)
    }
    while received.count >= 8 {
      let size = Int(word(4) >> 16)
      guard size >= 8, received.count >= size else { return }
      try handle(object: word(0), request: word(4) & 0xFFFF, size: size)
      received.removeFirst(size)
    }
  }

  /// Announces another global.
  func announce(_ global: Global) throws {
    globals.append(global)
    try send(global)
  }

  /// Removes a global.
  func remove(_ name: UInt32) throws { try send(registry, 1, bytes(name)) }

  /// Releases the oldest held buffer.
  func releaseBuffer() throws { try send(heldBuffers.removeFirst(), 0, []) }

  /// Reports that a request to the registry violates the protocol.
  func refuse(_ reason: String) throws {
    try send(1, 0, bytes(registry, 0) + bytes(of: reason))
  }

  /// Ends the connection, like a crash.
  func end() {
    isEnded = true
    LocalSocket.hangUp(socket)
  }

  // MARK: Requests

  private func handle(object: UInt32, request: UInt32, size: Int) throws {
    switch (objects[object], request) {
    // wl_display.sync
    case (.display, 0): try send(word(8), 0, bytes(0))
    // wl_display.get_registry
    case (.display, 1):
      registry = word(8)
      objects[registry] = .registry
      for global in globals { try send(global) }
    // wl_registry.bind, whose last argument is the new object
    case (.registry, 0): try bind(word(8), to: word(size - 4))
    case (.global(let global), _):
      used.insert(global.name)
      create(by: global.interface, request)
    case (.surface, _): try handleSurface(object, request)
    default: break
    }
  }

  private func bind(_ name: UInt32, to object: UInt32) throws {
    bound.append(name)
    guard let global = globals.first(where: { $0.name == name }) else { return }
    objects[object] = .global(global)
    guard global.interface == "wl_output" else { return }
    // A present mode, and the end of the description.
    try send(object, 1, bytes(1, 800, 480, 60_000))
    try send(object, 2, [])
  }

  private func create(by interface: String, _ request: UInt32) {
    switch (interface, request) {
    // wl_compositor.create_surface
    case ("wl_compositor", 0):
      objects[word(8)] = .surface
      surfaces[word(8)] = Surface()
    // zwlr_layer_shell_v1.get_layer_surface
    case ("zwlr_layer_shell_v1", 0): surfaces[word(12)]?.layer = word(8)
    default: break
    }
  }

  private func handleSurface(_ number: UInt32, _ request: UInt32) throws {
    switch request {
    // wl_surface.attach, frame and commit
    case 1: surfaces[number]?.buffer = word(8)
    case 3: surfaces[number]?.frames.append(word(8))
    case 6: try commit(number)
    default: break
    }
  }

  private func commit(_ number: UInt32) throws {
    guard let surface = surfaces[number], let layer = surface.layer else { return }
    surfaces[number]?.frames = []
    surfaces[number]?.buffer = nil
    if !surface.isConfigured {
      surfaces[number]?.isConfigured = true
      // A serial number, and the panel's own size.
      try send(layer, 0, bytes(1, 0, 0))
    }
    if let buffer = surface.buffer { heldBuffers.append(buffer) }
    for frame in surface.frames { try send(frame, 0, bytes(0)) }
  }

  // MARK: Bytes

  private func send(_ global: Global) throws {
    try send(
      registry, 0, bytes(global.name) + bytes(of: global.interface) + bytes(global.version))
  }

  private func send(_ object: UInt32, _ event: UInt32, _ arguments: [UInt8]) throws {
    let size = UInt32(8 + arguments.count)
    var rest = (bytes(object, size << 16 | event) + arguments)[...]
    while !rest.isEmpty { rest = rest.dropFirst(try LocalSocket.send(rest, to: socket)) }
  }

  /// The number at an offset of the first request.
  private func word(_ offset: Int) -> UInt32 {
    guard offset >= 0, received.count >= offset + 4 else { return 0 }
    return received.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
  }

  private func bytes(_ numbers: UInt32...) -> [UInt8] {
    numbers.withUnsafeBytes { Array($0) }
  }

  /// The text with its length, a zero at its end, and padding.
  private func bytes(of text: String) -> [UInt8] {
    let text: [UInt8] = Array(text.utf8) + [0]
    let padding = [UInt8](repeating: 0, count: (4 - text.count % 4) % 4)
    return bytes(UInt32(text.count)) + text + padding
  }
}
