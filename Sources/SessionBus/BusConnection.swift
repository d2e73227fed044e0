// SPDX-License-Identifier: MIT

import CSessionBus
import Glibc
import Linux

/// One connection to a bus of D-Bus, from its socket to its end; nothing of it ever waits.
///
/// ```
///   connecting ──▶ open ──▶ ended, told once
///       └─────────────────────┘
/// ```
///
/// What is called before it is open is sent then. What it tells comes in the loop, and nothing comes once its owner has let it go.
final class BusConnection {
  private let loop: EventLoop
  private var bus: OpaquePointer?

  /// An object of a program on the bus, and one of its interfaces.
  struct Object {
    var program: String
    var path: String
    var interface: String
  }

  /// The bus itself.
  static let driver = Object(
    program: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
    interface: "org.freedesktop.DBus")

  /// Begins to connect.
  ///
  /// - Parameters:
  ///   - loop: Calls.
  ///   - address: The bus; `nil` for the session's, as the environment says.
  ///   - onEnd: Is told when it has ended, or could not begin.
  /// - Throws: ``SystemError`` where there is none.
  init(
    _ loop: EventLoop, address: String?, onEnd: @escaping () -> Void
  ) throws(SystemError) {
    self.loop = loop
    do throws(SystemError) {
      if let address {
        try checkReturned("sd_bus_new") { sd_bus_new(&bus) }
        try checkReturned("sd_bus_set_address") { sd_bus_set_address(bus, address) }
        try checkReturned("sd_bus_set_bus_client") { sd_bus_set_bus_client(bus, 1) }
        try checkReturned("sd_bus_start") { sd_bus_start(bus) }
      } else {
        try checkReturned("sd_bus_open_user") { sd_bus_open_user(&bus) }
      }
      try checkReturned("sd_bus_attach_event") { loop.lend { sd_bus_attach_event(bus, $0, $1) } }
      try listen(
        "type='signal',sender='org.freedesktop.DBus.Local',"
          + "interface='org.freedesktop.DBus.Local',member='Disconnected'"
      ) { _ in onEnd() }
    } catch {
      close()
      throw error
    }
  }

  deinit {
    close()
  }

  private func close() {
    guard let bus else { return }
    self.bus = nil
    loop.lend { _, _ in
      // The event loop must not be asked about a bus that is closed.
      sd_bus_detach_event(bus)
      sd_bus_close_unref(bus)
    }
  }

  /// Is told of signals from now on.
  ///
  /// - Parameters:
  ///   - rule: Which, as D-Bus writes it.
  ///   - body: Takes each.
  /// - Throws: ``SystemError`` where the rule cannot be followed.
  func listen(_ rule: String, _ body: @escaping (BusMessage) -> Void) throws(SystemError) {
    var slot: OpaquePointer?
    let handler = Unmanaged.passRetained(Handler(body))
    do throws(SystemError) {
      try checkReturned("sd_bus_add_match \(rule)") {
        loop.lend { _, _ in
          sd_bus_add_match_async(bus, &slot, rule, tell, nil, handler.toOpaque())
        }
      }
    } catch {
      handler.release()
      throw error
    }
    leave(slot)
  }

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - object: Whose.
  ///   - method: Its name.
  ///   - arguments: What it is given.
  ///   - patience: After how many microseconds no answer is an error; 0 for the library's 25 seconds.
  ///   - answered: Takes the answer, or an error; it is not called when the connection is let go before.
  /// - Throws: ``SystemError`` where it cannot even be asked.
  func call(
    _ object: Object, _ method: String, _ arguments: [BusArgument] = [], patience: UInt64 = 0,
    _ answered: @escaping (BusMessage) -> Void
  ) throws(SystemError) {
    var message: OpaquePointer?
    defer { sd_bus_message_unref(message) }
    try checkReturned("sd_bus_message_new_method_call \(method)") {
      sd_bus_message_new_method_call(
        bus, &message, object.program, object.path, object.interface, method)
    }
    for argument in arguments {
      try checkReturned("sd_bus_message_append \(method)") { argument.append(to: message) }
    }
    var slot: OpaquePointer?
    let handler = Unmanaged.passRetained(Handler(answered))
    do throws(SystemError) {
      try checkReturned("sd_bus_call_async \(method)") {
        loop.lend { _, _ in
          sd_bus_call_async(bus, &slot, message, tell, handler.toOpaque(), patience)
        }
      }
    } catch {
      handler.release()
      throw error
    }
    leave(slot)
  }

  /// Leaves what was asked for to the connection, and what is told of it, too.
  private func leave(_ slot: OpaquePointer?) {
    sd_bus_slot_set_destroy_callback(slot) { handler in
      handler.map { Unmanaged<Handler>.fromOpaque($0).release() }
    }
    sd_bus_slot_set_floating(slot, 1)
    sd_bus_slot_unref(slot)
  }

  /// Asks for a name that others may take over, after whom we are the next.
  ///
  /// **Source:** D-Bus Specification, `RequestName`: `DBUS_NAME_FLAG_ALLOW_REPLACEMENT`, and without "do not queue".
  func request(name: String, _ answered: @escaping (BusMessage) -> Void) throws(SystemError) {
    try call(Self.driver, "RequestName", [.text(name), .unsigned(1)], answered)
  }

  /// Answers as a keyboard does, which must live as long as the connection.
  func serve(_ keyboard: UnsafeMutablePointer<csessionbus_keyboard>) throws(SystemError) {
    try checkReturned("sd_bus_add_object_vtable") {
      bus.map { csessionbus_serve($0, keyboard) } ?? -ENOTCONN
    }
  }

  /// Answers of the keyboard's languages, which must live as long as the connection.
  func serve(_ languages: UnsafeMutablePointer<csessionbus_languages>) throws(SystemError) {
    try checkReturned("sd_bus_add_object_vtable") {
      bus.map { csessionbus_serve_languages($0, languages) } ?? -ENOTCONN
    }
  }

  /// Tells whoever listens that a property of ours has changed.
  func tellChanged(_ path: UnsafePointer<CChar>, _ interface: UnsafePointer<CChar>, _ name: String)
  {
    name.withCString { name in
      var list: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: name), nil]
      // Fails only on a bus that has ended, where nobody listens.
      _ = loop.lend { _, _ in sd_bus_emit_properties_changed_strv(bus, path, interface, &list) }
    }
  }
}

/// What takes a message, kept by the library for as long as one may come.
private final class Handler {
  let body: (BusMessage) -> Void

  init(_ body: @escaping (BusMessage) -> Void) {
    self.body = body
  }
}

/// Brings a message from the library to who waits for it; gives 0, so that others are told, too.
private func tell(
  _ message: OpaquePointer?, _ handler: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<sd_bus_error>?
) -> Int32 {
  guard let handler, let message = BusMessage(message) else { return 0 }
  // The body may let go of the connection, and with that of the handler.
  let owner = Unmanaged<Handler>.fromOpaque(handler).takeUnretainedValue()
  withExtendedLifetime(owner) { owner.body(message) }
  return 0
}
