// SPDX-License-Identifier: MIT

import Glibc
public import Linux
public import Panel

/// The session's accessibility bus, on which programs report their text fields.
///
/// ```
///           the session's bus: address?        registered             some end
///   stopped ──────────────────────────▶ connecting ───────▶ working ──────────▶ waiting ─┐
///                                          ▲ └── no bus, no registry, no answer ──▶      │
///                                          └─────────────────────────────────────────────┘
/// ```
///
/// After a failure, the connection is retried with ``ExponentialBackoff``.
///
/// Programs are notified that assistive technology is present (`IsEnabled`), because some report
/// nothing otherwise. The flag stays set when the panel ends: it belongs to the session, and other
/// tools may need it.
///
/// No call blocks: a program that does not answer within a second has no field. None of the
/// observed signals contains typed text. The text is only queried in fields that are not secret.
///
/// **Source:** at-spi2-core 2.46: `xml/*.xml`, and `bus/README.md` for the bus.
public final class AccessibilityBus {
  /// The callbacks, called in the loop.
  public struct Events {
    /// Called with the events of fields and their text.
    public var fields: ([FieldMachine.Event]) -> Void
    /// Called when the observation of programs begins.
    public var started: () -> Void
    /// Called with the reason of a failure, for people; once until the observation works again.
    public var failed: (String) -> Void

    public init(
      fields: @escaping ([FieldMachine.Event]) -> Void = { _ in },
      started: @escaping () -> Void = {}, failed: @escaping (String) -> Void = { _ in }
    ) {
      self.fields = fields
      self.started = started
      self.failed = failed
    }
  }

  private let loop: EventLoop
  private let address: String?
  private let enables: Bool
  private let events: Events
  /// The session's bus; `nil` once the accessibility bus is found.
  private var session: BusConnection?
  private var bus: BusConnection?
  private var machine = AccessibleFieldMachine()
  private var timer: EventLoop.Timer?
  private var backoff = ExponentialBackoff()
  private var isFailureReported = false
  /// The number of registrations that are pending before the observation works.
  private var pendingRegistrations = 0

  /// Prepares the observation without connecting; ``start()`` begins it, and the object's release
  /// ends it.
  ///
  /// - Parameters:
  ///   - loop: The loop that delivers messages.
  ///   - address: The session's bus; `nil` for that of the environment.
  ///   - enables: Whether programs are notified that assistive technology is present.
  ///   - events: The callbacks.
  /// - Throws: ``SystemError`` if the loop accepts no more timers.
  public init(
    _ loop: EventLoop, address: String? = nil, enables: Bool = true, _ events: Events
  ) throws(SystemError) {
    self.loop = loop
    self.address = address
    self.enables = enables
    self.events = events
    timer = try loop.timer { [weak self] in self?.connect() }
  }

  /// Connects in the loop's next turn, and reconnects with backoff after each end of the bus.
  public func start() {
    if session == nil, bus == nil { timer?.deadline = loop.now }
  }

  // MARK: The connection

  private static let launcher = BusConnection.Object(
    program: "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.a11y.Bus")
  private static let status = BusConnection.Object(
    program: "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.freedesktop.DBus.Properties")
  private static let registry = BusConnection.Object(
    program: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/registry",
    interface: "org.a11y.atspi.Registry")

  private func connect() {
    do throws(SystemError) {
      let session = try BusConnection(loop, address: address) { [weak self] in
        // The session's bus is no longer needed once the accessibility bus is known.
        if self?.bus == nil { self?.fail("the session bus has closed the connection") }
      }
      self.session = session
      try session.call(Self.launcher, "GetAddress") { [weak self] in
        self?.handleAddress(address: $0)
      }
    } catch {
      fail("there is no session bus (DBUS_SESSION_BUS_ADDRESS): \(error.reason)")
    }
  }

  private func handleAddress(address answer: BusMessage) {
    guard bus == nil else { return }
    guard answer.failure == nil, let address = answer.text(), !address.isEmpty else {
      return fail(answer.failure ?? "the session bus does not report its address")
    }
    do throws(SystemError) {
      let bus = try BusConnection(loop, address: address) { [weak self] in
        self?.fail("the accessibility bus has ended")
      }
      self.bus = bus
      try listen(on: bus)
      // Programs report only registered events.
      pendingRegistrations = AccessibleEvent.registered.count
      for name in AccessibleEvent.registered {
        try bus.call(Self.registry, "RegisterEvent", [.text(name)]) { [weak self] in
          self?.handleRegistration(registration: $0)
        }
      }
    } catch {
      fail("\(error)")
    }
  }

  private func listen(on bus: BusConnection) throws(SystemError) {
    for event in AccessibleEvent.allCases {
      try bus.listen(event.rule) { [weak self] in self?.handle(event, $0) }
    }
    try bus.listen(
      "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
        + "member='NameOwnerChanged'"
    ) { [weak self] message in
      guard let name = message.text(), message.text() != nil, message.text() == "" else { return }
      if name == Self.registry.program {
        self?.fail("the registry of accessible programs has ended")
      } else {
        self?.handle(.disconnected(program: name))
      }
    }
  }

  private func handleRegistration(registration answer: BusMessage) {
    guard pendingRegistrations > 0 else { return }
    if let failure = answer.failure { return fail(failure) }
    pendingRegistrations -= 1
    guard pendingRegistrations == 0 else { return }
    backoff.reset()
    isFailureReported = false
    if enables {
      // If the call is refused, programs that require the flag report nothing.
      try? session?.call(
        Self.status, "Set",
        [.text("org.a11y.Status"), .text("IsEnabled"), .variantBoolean(true)]
      ) { [weak self] _ in self?.session = nil }
    } else {
      session = nil
    }
    events.started()
  }

  private func fail(_ reason: String) {
    pendingRegistrations = 0
    session = nil
    bus = nil
    handle(.lost)
    timer?.deadline = loop.now + backoff.next()
    guard !isFailureReported else { return }
    isFailureReported = true
    events.failed(reason)
  }

  // MARK: Events of programs

  private func handle(_ event: AccessibleEvent, _ message: BusMessage) {
    guard let program = message.sender, let path = message.path, message.text() != nil,
      let detail = message.signed()
    else { return }
    let object = AccessibleObject(program: program, path: path)
    switch event {
    case .focus: handle(detail != 0 ? .focused(object) : .unfocused(object))
    case .cursor: handle(.cursorMoved(object))
    case .activation: handle(.activated(object))
    case .deactivation: handle(.deactivated(object))
    }
  }

  private func handle(_ input: AccessibleFieldMachine.Input) {
    for effect in machine.handle(input) {
      switch effect {
      case .report(let fields): events.fields(fields)
      case .describe(let object, let number): describe(object, number)
      case .read(let object, let role, let number): read(object, role, number)
      }
    }
  }

  private func describe(_ object: AccessibleObject, _ number: Int) {
    guard let bus else { return handle(.described(number: number, nil)) }
    AccessibleQuery.describe(object, on: bus) { [weak self] in
      self?.handle(.described(number: number, $0))
    }
  }

  private func read(_ object: AccessibleObject, _ role: AccessibleRole, _ number: Int) {
    guard let bus else { return handle(.read(number: number, .nothing)) }
    AccessibleQuery.read(object, role, on: bus) { [weak self] in
      self?.handle(.read(number: number, $0))
    }
  }
}

/// The events that are observed.
///
/// Text changes are excluded, since their signals contain the characters, including those of
/// passwords. Cursor motions, which accompany each change, are used instead.
private enum AccessibleEvent: CaseIterable {
  case focus, cursor, activation, deactivation

  /// The event names to register, so that programs report them.
  static var registered: [String] {
    [
      "object:state-changed:focused", "object:text-caret-moved", "window:activate",
      "window:deactivate",
    ]
  }

  /// The match rule for the event's signals.
  var rule: String {
    let kind = "type='signal',interface='org.a11y.atspi.Event"
    return switch self {
    case .focus: "\(kind).Object',member='StateChanged',arg0='focused'"
    case .cursor: "\(kind).Object',member='TextCaretMoved'"
    case .activation: "\(kind).Window',member='Activate'"
    case .deactivation: "\(kind).Window',member='Deactivate'"
    }
  }
}
