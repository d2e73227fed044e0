// SPDX-License-Identifier: MIT

import Glibc
public import Linux
public import Panel

/// What programs tell assistive technology of their text fields, on the bus that the session has for that.
///
/// ```
///           the session's bus: where is it?       listens, and says so            some end
///   stopped ────────────────────────────▶ asking ─────────────────▶ working ─────────────────▶ waiting ─┐
///                                          ▲ └── no bus, no registry, no answer ────────────────▶       │ ExponentialBackoff
///                                          └────────────────────────────────────────────────────────────┘
/// ```
///
/// Programs are told that assistive technology is there (`IsEnabled`), without which some tell nothing. It stays so when the panel ends,
/// since it is the session's, and others may want it, too.
///
/// Nobody is waited for: a program that does not answer within a second has no field. What programs type is in none of the
/// signals that are listened to, and is asked for only in fields that are no secret.
///
/// **Source:** at-spi2-core 2.46: `xml/*.xml`, and `bus/README.md` for the bus.
public final class AccessibilityBus {
  /// What is told; called in the loop.
  public struct Events {
    /// Of which field has the cursor, and of its text.
    public var fields: ([FieldMachine.Event]) -> Void
    /// Programs are heard from now on.
    public var working: () -> Void
    /// Nobody is heard, and why, for people; told once until it works again.
    public var failed: (String) -> Void

    public init(
      fields: @escaping ([FieldMachine.Event]) -> Void = { _ in },
      working: @escaping () -> Void = {}, failed: @escaping (String) -> Void = { _ in }
    ) {
      self.fields = fields
      self.working = working
      self.failed = failed
    }
  }

  private let loop: EventLoop
  private let address: String?
  private let enables: Bool
  private let events: Events
  /// The session's bus, as long as it is asked for the other.
  private var session: BusConnection?
  private var bus: BusConnection?
  private var machine = AccessibleFieldMachine()
  private var timer: EventLoop.Timer?
  private var pause = ExponentialBackoff()
  private var isFailureTold = false
  /// How many answers are missing until it works.
  private var missing = 0

  /// Gets ready to listen, which ``start()`` begins and the end of its owner's interest ends.
  ///
  /// - Parameters:
  ///   - loop: Calls.
  ///   - address: The session's bus; `nil` for what the environment says.
  ///   - enables: Whether programs are told that assistive technology is there.
  ///   - events: What to call.
  /// - Throws: ``SystemError`` when the loop takes no more timers.
  public init(
    _ loop: EventLoop, address: String? = nil, enables: Bool = true, _ events: Events
  ) throws(SystemError) {
    self.loop = loop
    self.address = address
    self.enables = enables
    self.events = events
    timer = try loop.timer { [weak self] in self?.connect() }
  }

  /// Connects in the loop's next turn, and again whenever the bus has gone.
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
        // What is known already needs it no more.
        if self?.bus == nil { self?.fail("the session's bus has ended") }
      }
      self.session = session
      try session.call(Self.launcher, "GetAddress") { [weak self] in self?.take(address: $0) }
    } catch {
      fail("there is no session bus (DBUS_SESSION_BUS_ADDRESS): \(error.reason)")
    }
  }

  private func take(address answer: BusMessage) {
    guard bus == nil else { return }
    guard answer.failure == nil, let address = answer.text(), !address.isEmpty else {
      return fail(answer.failure ?? "the session's bus says no address of it")
    }
    do throws(SystemError) {
      let bus = try BusConnection(loop, address: address) { [weak self] in
        self?.fail("the accessibility bus has ended")
      }
      self.bus = bus
      try listen(on: bus)
      // Of these alone programs tell from now on.
      missing = AccessibleEvent.registered.count
      for name in AccessibleEvent.registered {
        try bus.call(Self.registry, "RegisterEvent", [.text(name)]) { [weak self] in
          self?.take(registration: $0)
        }
      }
    } catch {
      fail("\(error)")
    }
  }

  private func listen(on bus: BusConnection) throws(SystemError) {
    for event in AccessibleEvent.allCases {
      try bus.listen(event.rule) { [weak self] in self?.take(event, $0) }
    }
    try bus.listen(
      "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
        + "member='NameOwnerChanged'"
    ) { [weak self] message in
      guard let name = message.text(), message.text() != nil, message.text() == "" else { return }
      if name == Self.registry.program {
        self?.fail("the registry of accessible programs has ended")
      } else {
        self?.handle(.gone(program: name))
      }
    }
  }

  private func take(registration answer: BusMessage) {
    guard missing > 0 else { return }
    if let failure = answer.failure { return fail(failure) }
    missing -= 1
    guard missing == 0 else { return }
    pause.reset()
    isFailureTold = false
    if enables {
      // Where that is refused, programs that need it are as if they could not tell.
      try? session?.call(
        Self.status, "Set",
        [.text("org.a11y.Status"), .text("IsEnabled"), .wrappedBoolean(true)]
      ) { [weak self] _ in self?.session = nil }
    } else {
      session = nil
    }
    events.working()
  }

  private func fail(_ reason: String) {
    missing = 0
    session = nil
    bus = nil
    handle(.lost)
    timer?.deadline = loop.now + pause.next()
    guard !isFailureTold else { return }
    isFailureTold = true
    events.failed(reason)
  }

  // MARK: What programs say

  private func take(_ event: AccessibleEvent, _ message: BusMessage) {
    guard let program = message.sender, let path = message.path, message.text() != nil,
      let detail = message.signed()
    else { return }
    let object = AccessibleObject(program: program, path: path)
    switch event {
    case .focus: handle(detail != 0 ? .focused(object) : .unfocused(object))
    case .cursor: handle(.cursorMoved(object))
    case .activation: handle(.activated(program: program))
    case .deactivation: handle(.deactivated(program: program))
    }
  }

  private func handle(_ input: AccessibleFieldMachine.Input) {
    for effect in machine.handle(input) {
      switch effect {
      case .tell(let fields): events.fields(fields)
      case .describe(let object, let number): describe(object, number)
      case .read(let object, let role, let number): read(object, role, number)
      }
    }
  }

  private func describe(_ object: AccessibleObject, _ number: Int) {
    guard let bus else { return handle(.described(number: number, nil)) }
    AccessibleQuestion.describe(object, on: bus) { [weak self] in
      self?.handle(.described(number: number, $0))
    }
  }

  private func read(_ object: AccessibleObject, _ role: AccessibleRole, _ number: Int) {
    guard let bus else { return handle(.read(number: number, .nothing)) }
    AccessibleQuestion.read(object, role, on: bus) { [weak self] in
      self?.handle(.read(number: number, $0))
    }
  }
}

/// What programs are listened to for.
///
/// That a text has changed is not among it, since the signal holds the characters, also those of secrets; the cursor moves as well.
private enum AccessibleEvent: CaseIterable {
  case focus, cursor, activation, deactivation

  /// The names under which the registry is told of them, so that programs begin to tell.
  static var registered: [String] {
    [
      "object:state-changed:focused", "object:text-caret-moved", "window:activate",
      "window:deactivate",
    ]
  }

  /// Which signals these are.
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
