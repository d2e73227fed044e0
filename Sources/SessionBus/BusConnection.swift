// SPDX-License-Identifier: MIT

import CSessionBus
import Glibc
import Linux

/// A non-blocking connection to a D-Bus bus, from its socket to its end.
///
/// ```
///   connecting ──▶ open ──▶ ended, reported once
///       └─────────────────────┘
/// ```
///
/// Calls made before the connection is open are queued. Callbacks run in the loop, and never after
/// the connection's release.
final class BusConnection {
  private let loop: EventLoop
  private var bus: OpaquePointer?

  /// An object of a program on the bus, and one of its interfaces.
  struct Object {
    var program: String
    var path: String
    var interface: String
  }

  /// The bus driver.
  static let driver = Object(
    program: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
    interface: "org.freedesktop.DBus")

  /// Starts connecting.
  ///
  /// - Parameters:
  ///   - loop: The loop that delivers messages.
  ///   - address: The bus; `nil` for the session's, from the environment.
  ///   - onEnd: Called when the connection has ended or failed.
  /// - Throws: ``SystemError`` if there is no bus.
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
      try checkReturned("sd_bus_attach_event") {
        loop.withSDEvent { sd_bus_attach_event(bus, $0, $1) }
      }
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
    loop.withSDEvent { _, _ in
      // The event loop must not poll a closed bus.
      sd_bus_detach_event(bus)
      sd_bus_close_unref(bus)
    }
  }

  /// Subscribes to signals.
  ///
  /// - Parameters:
  ///   - rule: The match rule in D-Bus syntax.
  ///   - body: Called with each signal.
  /// - Throws: ``SystemError`` if the rule is invalid.
  func listen(_ rule: String, _ body: @escaping (BusMessage) -> Void) throws(SystemError) {
    var slot: OpaquePointer?
    let handler = Unmanaged.passRetained(Handler(body))
    do throws(SystemError) {
      try checkReturned("sd_bus_add_match \(rule)") {
        loop.withSDEvent { _, _ in
          sd_bus_add_match_async(bus, &slot, rule, dispatch, nil, handler.toOpaque())
        }
      }
    } catch {
      handler.release()
      throw error
    }
    makeFloating(slot)
  }

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - method: The method's name.
  ///   - arguments: The arguments.
  ///   - timeout: The timeout in microseconds; 0 for the library's 25 seconds.
  ///   - answered: Called with the reply or an error, unless the connection is released earlier.
  /// - Throws: ``SystemError`` if the call cannot be sent.
  func call(
    _ object: Object, _ method: String, _ arguments: [BusArgument] = [], timeout: UInt64 = 0,
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
        loop.withSDEvent { _, _ in
          sd_bus_call_async(bus, &slot, message, dispatch, handler.toOpaque(), timeout)
        }
      }
    } catch {
      handler.release()
      throw error
    }
    makeFloating(slot)
  }

  /// Transfers the ownership of a slot and its handler to the connection.
  private func makeFloating(_ slot: OpaquePointer?) {
    sd_bus_slot_set_destroy_callback(slot) { handler in
      handler.map { Unmanaged<Handler>.fromOpaque($0).release() }
    }
    sd_bus_slot_set_floating(slot, 1)
    sd_bus_slot_unref(slot)
  }

  /// Requests a name without replacing its owner.
  ///
  /// Other programs may take the name over, and the request is queued while another program owns
  /// it.
  ///
  /// **Source:** D-Bus Specification, `RequestName`: `DBUS_NAME_FLAG_ALLOW_REPLACEMENT`, and
  /// without "do not queue".
  func request(name: String, _ answered: @escaping (BusMessage) -> Void) throws(SystemError) {
    try call(Self.driver, "RequestName", [.text(name), .unsigned(1)], answered)
  }

  /// Registers the keyboard's objects; `keyboard` must live as long as the connection.
  func serve(_ keyboard: UnsafeMutablePointer<csessionbus_keyboard>) throws(SystemError) {
    try checkReturned("sd_bus_add_object_vtable") {
      bus.map { csessionbus_serve($0, keyboard) } ?? -ENOTCONN
    }
  }

  /// Registers the languages' object; `languages` must live as long as the connection.
  func serve(_ languages: UnsafeMutablePointer<csessionbus_languages>) throws(SystemError) {
    try checkReturned("sd_bus_add_object_vtable") {
      bus.map { csessionbus_serve_languages($0, languages) } ?? -ENOTCONN
    }
  }

  /// Emits `PropertiesChanged` for a property of this program.
  func emitChanged(_ path: UnsafePointer<CChar>, _ interface: UnsafePointer<CChar>, _ name: String)
  {
    name.withCString { name in
      var list: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: name), nil]
      // The call fails only on a bus that has ended, which has no listeners.
      _ = loop.withSDEvent { _, _ in
        sd_bus_emit_properties_changed_strv(bus, path, interface, &list)
      }
    }
  }
}

/// The callback for messages, retained by the library while messages may arrive.
private final class Handler {
  let body: (BusMessage) -> Void

  init(_ body: @escaping (BusMessage) -> Void) {
    self.body = body
  }
}

/// Passes a message from the library to its handler; returns 0, so that other handlers receive the
/// message, too.
private func dispatch(
  _ message: OpaquePointer?, _ handler: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<sd_bus_error>?
) -> Int32 {
  guard let handler, let message = BusMessage(message) else { return 0 }
  // The body may release the connection, and the handler with it.
  let owner = Unmanaged<Handler>.fromOpaque(handler).takeUnretainedValue()
  withExtendedLifetime(owner) { owner.body(message) }
  return 0
}
