// SPDX-License-Identifier: MIT

import CSessionBus
import Glibc
public import Linux

/// The keyboard on the session's bus, where programs show and hide it as they do with other touch keyboards.
///
/// ```
///          start                     ┌────── told once, and never tried again
///   idle ────────▶ there is no bus ──┘
///     │                                                the bus ends
///     └──────────▶ connected: the names are asked for ──────────────▶ waiting ── 0.1 s, twice as long each
///                     ▲                                                  │       time, ``mostTries`` times
///                     └──────────────────────────────────────────────────┘
/// ```
///
/// **Source:** `sm.puri.OSK0` of squeekboard and phosh; `org.onboard.Onboard` of Onboard.
public final class SessionBus {
  /// What a program wants.
  public enum Request: Hashable, Sendable {
    case show
    case hide
    case toggle
    /// Nothing may show it by itself, and it is hidden.
    case pause
    /// Whatever shows it by itself may do so again.
    case resume
  }

  /// Whether the keyboard is to be seen; programs that follow it are told.
  public var isVisible = false {
    didSet {
      if isVisible != oldValue { tell("Visible", onBoth: true) }
    }
  }

  /// Whether nothing may show it by itself, because a program said so.
  public private(set) var isPaused = false

  private let loop: EventLoop
  private let log: Log
  private let address: String?
  private let perform: (Request) -> Bool
  private var bus: OpaquePointer?
  private var names: [BusName] = []
  private var timer: EventLoop.Timer?
  private var tries = 0
  private let keyboard: UnsafeMutablePointer<csessionbus_keyboard>

  /// How often a bus that has ended is tried again: for about half a minute, after which the session has ended, too.
  ///
  /// **Source:** ours.
  static let mostTries = 9
  /// Unit: microseconds.
  private static let firstPause: Int64 = 100_000

  /// Gets ready to answer, which ``start()`` begins.
  ///
  /// - Parameters:
  ///   - loop: Calls.
  ///   - log: Is told whose the names are.
  ///   - address: The bus; `nil` for what the environment says.
  ///   - perform: Does what a program wants; gives `false` where nobody is there who could.
  /// - Throws: ``SystemError`` when the loop takes no more timers.
  public init(
    _ loop: EventLoop, _ log: Log, address: String? = nil,
    _ perform: @escaping (Request) -> Bool
  ) throws(SystemError) {
    self.loop = loop
    self.log = log
    self.address = address
    self.perform = perform
    keyboard = .allocate(capacity: 1)
    keyboard.initialize(to: calls)
    timer = try loop.timer { [unowned self] in connect() }
  }

  deinit {
    disconnect()
    keyboard.deallocate()
  }

  /// Connects to the bus, if there is one.
  public func start() {
    if bus == nil { connect() }
  }

  // MARK: The connection

  private func connect() {
    disconnect()
    do throws(SystemError) {
      try open()
    } catch {
      guard tries > 0 else {
        return log.info(
          "no program can show and hide the keyboard over the session's bus, since there is none "
            + "(DBUS_SESSION_BUS_ADDRESS): \(error.reason)", from: "")
      }
      retry()
    }
  }

  private func open() throws(SystemError) {
    try begin()
    names = [csessionbus_osk_name, csessionbus_onboard_name].map { BusName(String(cString: $0)) }
    let context = Unmanaged.passUnretained(self).toOpaque()
    try checkReturned("sd_bus_attach_event") { loop.lend { sd_bus_attach_event(bus, $0, $1) } }
    try checkReturned("sd_bus_add_object_vtable") {
      bus.map { csessionbus_serve($0, keyboard) } ?? -ENOTCONN
    }
    try checkReturned("sd_bus_match_signal") {
      sd_bus_match_signal(
        bus, nil, "org.freedesktop.DBus.Local", "/org/freedesktop/DBus/Local",
        "org.freedesktop.DBus.Local", "Disconnected", busEnded, context)
    }
    for (signal, handler) in [("NameAcquired", nameAcquired), ("NameLost", nameLost)] {
      try checkReturned("sd_bus_match_signal_async") {
        sd_bus_match_signal_async(
          bus, nil, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
          signal, handler, nil, context)
      }
    }
    // Without "do not queue": who takes the name from us leaves us the next.
    let flags = UInt64(SD_BUS_NAME_ALLOW_REPLACEMENT | SD_BUS_NAME_QUEUE)
    for (name, handler) in zip(names, [oskNameAnswered, onboardNameAnswered]) {
      try checkReturned("sd_bus_request_name_async \(name.name)") {
        sd_bus_request_name_async(bus, nil, name.name, flags, handler, context)
      }
    }
  }

  /// Begins to connect, which goes on in the loop.
  private func begin() throws(SystemError) {
    guard let address else {
      try checkReturned("sd_bus_open_user") { sd_bus_open_user(&bus) }
      return
    }
    try checkReturned("sd_bus_new") { sd_bus_new(&bus) }
    try checkReturned("sd_bus_set_address") { sd_bus_set_address(bus, address) }
    try checkReturned("sd_bus_set_bus_client") { sd_bus_set_bus_client(bus, 1) }
    try checkReturned("sd_bus_start") { sd_bus_start(bus) }
  }

  private func disconnect() {
    guard let bus else { return }
    self.bus = nil
    loop.lend { _, _ in
      // The event loop must not be asked about a bus that is closed.
      sd_bus_detach_event(bus)
      sd_bus_close_unref(bus)
    }
  }

  private func retry() {
    guard tries < Self.mostTries else {
      return log.device(
        "the session's bus has not come back; start clavier-panel again where there is another",
        from: "")
    }
    timer?.deadline = loop.now + Self.firstPause << Int64(tries)
    tries += 1
  }

  fileprivate func ended() {
    log.info("the session's bus has ended", from: "")
    names = []
    retry()
  }

  // MARK: Names

  /// Whose the names are, for tests.
  var states: [BusName.State] { names.map(\.state) }

  fileprivate func answered(_ index: Int, _ reply: BusName.Reply) {
    tries = 0
    change(index) { $0.take(reply) }
  }

  fileprivate func changed(_ name: String, isOurs: Bool) {
    guard let index = names.firstIndex(where: { $0.name == name }) else { return }
    change(index) { isOurs ? $0.acquired() : $0.lost() }
  }

  private func change(_ index: Int, _ body: (inout BusName) -> String?) {
    guard names.indices.contains(index), let news = body(&names[index]) else { return }
    log.info(news, from: "")
  }

  // MARK: What programs are told

  private func tell(_ property: String, onBoth: Bool) {
    guard let bus else { return }
    property.withCString { name in
      var list: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: name), nil]
      // Fails only on a bus that has ended, where nobody listens.
      loop.lend { _, _ in
        if onBoth {
          sd_bus_emit_properties_changed_strv(
            bus, csessionbus_osk_path, csessionbus_osk_name, &list)
        }
        sd_bus_emit_properties_changed_strv(
          bus, csessionbus_onboard_path, csessionbus_onboard_interface, &list)
      }
    }
  }

  // MARK: What programs want

  fileprivate func wants(_ request: Request) -> Int32 {
    perform(request) ? 0 : -ENOTCONN
  }

  fileprivate func pause(_ isPaused: Bool) -> Int32 {
    guard isPaused != self.isPaused else { return 0 }
    self.isPaused = isPaused
    tell("AutoShowPaused", onBoth: false)
    // It counts whether anybody is there to hide it or not.
    _ = perform(isPaused ? .pause : .resume)
    return 0
  }

  private var calls: csessionbus_keyboard {
    csessionbus_keyboard(
      context: Unmanaged.passUnretained(self).toOpaque(),
      is_visible: { served($0, or: false) { $0.isVisible } },
      is_paused: { served($0, or: false) { $0.isPaused } },
      set_visible: { context, isVisible in
        served(context, or: -ENOTCONN) { $0.wants(isVisible ? .show : .hide) }
      },
      toggle: { served($0, or: -ENOTCONN) { $0.wants(.toggle) } },
      set_paused: { context, isPaused in served(context, or: -ENOTCONN) { $0.pause(isPaused) } })
  }
}

/// Brings a call from the C library to its owner, which lives at least until this returns.
private func served<Result>(
  _ context: UnsafeMutableRawPointer?, or other: Result, _ body: (SessionBus) -> Result
) -> Result {
  guard let context else { return other }
  let owner = Unmanaged<SessionBus>.fromOpaque(context).takeUnretainedValue()
  return withExtendedLifetime(owner) { body(owner) }
}

// What the bus says; each gives 0, so that others are told, too.

private typealias Handler =
  @convention(c) (
    OpaquePointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<sd_bus_error>?
  ) -> Int32

private let busEnded: Handler = { _, context, _ in
  served(context, or: ()) { $0.ended() }
  return 0
}

private let nameAcquired: Handler = { message, context, _ in
  if let name = text(of: message) {
    served(context, or: ()) { $0.changed(name, isOurs: true) }
  }
  return 0
}

private let nameLost: Handler = { message, context, _ in
  if let name = text(of: message) {
    served(context, or: ()) { $0.changed(name, isOurs: false) }
  }
  return 0
}

private let oskNameAnswered: Handler = { message, context, _ in
  served(context, or: ()) { $0.answered(0, reply(of: message)) }
  return 0
}

private let onboardNameAnswered: Handler = { message, context, _ in
  served(context, or: ()) { $0.answered(1, reply(of: message)) }
  return 0
}

/// The text that a message begins with.
private func text(of message: OpaquePointer?) -> String? {
  var text: UnsafePointer<CChar>?
  let type = CChar(UInt8(ascii: "s"))
  guard sd_bus_message_read_basic(message, type, &text) > 0, let text else { return nil }
  return String(cString: text)
}

private func reply(of message: OpaquePointer?) -> BusName.Reply {
  if sd_bus_message_is_method_error(message, nil) > 0 {
    let words = sd_bus_message_get_error(message)?.pointee.message
    return .refused(words.map { String(cString: $0) } ?? "it said no more")
  }
  var code: UInt32 = 0
  _ = sd_bus_message_read_basic(message, CChar(UInt8(ascii: "u")), &code)
  return BusName.Reply(code: code)
}
