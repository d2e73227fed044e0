// SPDX-License-Identifier: MIT

import CSessionBus
import Glibc
public import Linux

/// The keyboard's services on the session's bus: showing and hiding, with the interfaces of other
/// touch keyboards.
///
/// ```
///          start                     ┌────── reported once, and never retried
///   idle ────────▶ there is no bus ──┘
///     │                                            the bus ends
///     └──────────▶ connected: names requested ────────────────▶ waiting ── 0.1 s, then doubled,
///                     ▲                                            │     ``maximumAttempts`` times
///                     └────────────────────────────────────────────┘
/// ```
///
/// **Source:** `sm.puri.OSK0` of squeekboard and phosh; `org.onboard.Onboard` of Onboard. The name
/// `org.clavier.Keyboard` is Clavier's (`BusLanguages`).
public final class SessionBus {
  /// A program's request.
  public enum Request: Hashable, Sendable {
    case show
    case hide
    case toggle
    /// Disables automatic showing, and hides the keyboard.
    case pause
    /// Enables automatic showing.
    case resume
    /// Clears the user's state, as between two visitors of a kiosk.
    case forget
  }

  /// Whether the keyboard is visible; changes are signalled on the bus.
  public var isVisible = false {
    didSet {
      if isVisible != oldValue { emitChanged("Visible", onBoth: true) }
    }
  }

  /// Whether a program has disabled automatic showing.
  public private(set) var isPaused = false

  private let loop: EventLoop
  private let log: Log
  private let address: String?
  private let perform: (Request) -> Bool
  private var bus: BusConnection?
  private var names: [BusName] = []
  private var timer: EventLoop.Timer?
  /// The number of reconnections since the bus last answered.
  private(set) var attempts = 0
  private let keyboard: UnsafeMutablePointer<csessionbus_keyboard>
  let busLanguages: BusLanguages

  /// The maximum number of reconnections to a bus that has ended.
  ///
  /// The attempts take 51 seconds, after which the session has ended, too.
  ///
  /// **Source:** ours.
  static let maximumAttempts = 9
  /// The first pause before a reconnection, in microseconds.
  private static let firstPause: Int64 = 100_000

  /// Prepares the services without connecting; see ``start()``.
  ///
  /// - Parameters:
  ///   - loop: The loop that delivers messages.
  ///   - log: The log for changes of the names' owners.
  ///   - address: The bus; `nil` for that of the environment.
  ///   - switchLanguage: Switches the keyboard to one of ``languages``; `nil` for the next one.
  ///   - perform: Performs a program's request; returns `false` without a daemon.
  /// - Throws: ``SystemError`` if the loop accepts no more timers.
  public init(
    _ loop: EventLoop, _ log: Log, address: String? = nil,
    switchLanguage: @escaping (String?) -> Void = { _ in },
    _ perform: @escaping (Request) -> Bool
  ) throws(SystemError) {
    self.loop = loop
    self.log = log
    self.address = address
    self.perform = perform
    busLanguages = BusLanguages(switchLanguage, forget: { perform(.forget) })
    keyboard = .allocate(capacity: 1)
    keyboard.initialize(to: calls)
    timer = try loop.timer { [unowned self] in connect() }
  }

  deinit {
    // The connection uses the keyboard's callbacks, so it must end first.
    bus = nil
    keyboard.deallocate()
  }

  /// Connects to the bus, if there is one.
  public func start() {
    if bus == nil { connect() }
  }

  // MARK: The connection

  private func connect() {
    bus = nil
    do throws(SystemError) {
      bus = try open()
    } catch {
      guard attempts > 0 else {
        return log.info(
          "programs cannot show and hide the keyboard over the session bus, since there is none "
            + "(DBUS_SESSION_BUS_ADDRESS): \(error.reason)", from: "")
      }
      retry()
    }
  }

  private func open() throws(SystemError) -> BusConnection {
    let bus = try BusConnection(loop, address: address) { [weak self] in self?.ended() }
    names = [csessionbus_osk_name, csessionbus_onboard_name, csessionbus_language_name]
      .map { BusName(String(cString: $0)) }
    try bus.serve(keyboard)
    try bus.serve(busLanguages.calls)
    for (signal, isAcquired) in [("NameAcquired", true), ("NameLost", false)] {
      let rule =
        "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
        + "member='\(signal)'"
      try bus.listen(rule) { [weak self] message in
        if let name = message.text() { self?.handleOwnerChange(name, isAcquired: isAcquired) }
      }
    }
    for index in names.indices {
      try bus.request(name: names[index].name) { [weak self] answer in
        self?.handleAnswer(index, answer)
      }
    }
    return bus
  }

  private func retry() {
    guard attempts < Self.maximumAttempts else {
      return log.device(
        "the session bus did not come back; restart clavier-panel",
        from: "")
    }
    timer?.deadline = loop.now + Self.firstPause << Int64(attempts)
    attempts += 1
  }

  private func ended() {
    log.info("the session bus has closed the connection", from: "")
    names = []
    retry()
  }

  // MARK: Names

  /// The states of the names, for tests.
  var states: [BusName.State] { names.map(\.state) }

  private func handleAnswer(_ index: Int, _ answer: BusMessage) {
    // A connection that ends refuses no name, and its end is reported.
    guard !answer.isMissingReply else { return }
    // A bus whose policy refuses the name works, too.
    attempts = 0
    change(index) { $0.handle(BusName.Reply(answer)) }
  }

  private func handleOwnerChange(_ name: String, isAcquired: Bool) {
    guard let index = names.firstIndex(where: { $0.name == name }) else { return }
    change(index) { isAcquired ? $0.acquired() : $0.lost() }
  }

  private func change(_ index: Int, _ body: (inout BusName) -> String?) {
    guard names.indices.contains(index), let news = body(&names[index]) else { return }
    log.info(news, from: "")
  }

  // MARK: Signals

  private func emitChanged(_ property: String, onBoth: Bool) {
    if onBoth { bus?.emitChanged(csessionbus_osk_path, csessionbus_osk_name, property) }
    bus?.emitChanged(csessionbus_onboard_path, csessionbus_onboard_interface, property)
  }

  /// Signals that a property of the languages has changed.
  func emitLanguagesChanged(_ property: String) {
    bus?.emitChanged(csessionbus_language_path, csessionbus_language_interface, property)
  }

  // MARK: Requests of programs

  fileprivate func handle(_ request: Request) -> Int32 {
    perform(request) ? 0 : -ENOTCONN
  }

  fileprivate func pause(_ isPaused: Bool) -> Int32 {
    guard isPaused != self.isPaused else { return 0 }
    self.isPaused = isPaused
    emitChanged("AutoShowPaused", onBoth: false)
    // The pause is recorded even if no daemon can hide the keyboard.
    _ = perform(isPaused ? .pause : .resume)
    return 0
  }

  private var calls: csessionbus_keyboard {
    csessionbus_keyboard(
      context: Unmanaged.passUnretained(self).toOpaque(),
      is_visible: { owner($0, as: SessionBus.self, or: false) { $0.isVisible } },
      is_paused: { owner($0, as: SessionBus.self, or: false) { $0.isPaused } },
      set_visible: { context, isVisible in
        owner(context, as: SessionBus.self, or: -ENOTCONN) { $0.handle(isVisible ? .show : .hide) }
      },
      toggle: { owner($0, as: SessionBus.self, or: -ENOTCONN) { $0.handle(.toggle) } },
      set_paused: { context, isPaused in
        owner(context, as: SessionBus.self, or: -ENOTCONN) { $0.pause(isPaused) }
      })
  }
}

/// Passes a call from the C library to its owner, which is retained until the call returns.
func owner<Owner: AnyObject, Result>(
  _ context: UnsafeMutableRawPointer?, as _: Owner.Type, or other: Result, _ body: (Owner) -> Result
) -> Result {
  guard let context else { return other }
  let owner = Unmanaged<Owner>.fromOpaque(context).takeUnretainedValue()
  return withExtendedLifetime(owner) { body(owner) }
}

extension BusName.Reply {
  /// Reads the bus's reply.
  fileprivate init(_ answer: BusMessage) {
    if let reason = answer.failure {
      self = .refused(reason)
    } else {
      self.init(code: answer.unsigned() ?? 0)
    }
  }
}
