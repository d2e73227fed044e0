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
/// **Source:** `sm.puri.OSK0` of squeekboard and phosh; `org.onboard.Onboard` of Onboard; `org.clavier.Keyboard` is ours.
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
  private var bus: BusConnection?
  private var names: [BusName] = []
  private var timer: EventLoop.Timer?
  private var tries = 0
  private let keyboard: UnsafeMutablePointer<csessionbus_keyboard>
  let busLanguages: BusLanguages

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
  ///   - goTo: Has the keyboard go to one of ``languages``, `nil` for the next one.
  ///   - perform: Does what a program wants; gives `false` where nobody is there who could.
  /// - Throws: ``SystemError`` when the loop takes no more timers.
  public init(
    _ loop: EventLoop, _ log: Log, address: String? = nil,
    goTo: @escaping (String?) -> Void = { _ in },
    _ perform: @escaping (Request) -> Bool
  ) throws(SystemError) {
    self.loop = loop
    self.log = log
    self.address = address
    self.perform = perform
    busLanguages = BusLanguages(goTo)
    keyboard = .allocate(capacity: 1)
    keyboard.initialize(to: calls)
    timer = try loop.timer { [unowned self] in connect() }
  }

  deinit {
    // It answers by the keyboard's calls.
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
      guard tries > 0 else {
        return log.info(
          "no program can show and hide the keyboard over the session's bus, since there is none "
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
    for (signal, isOurs) in [("NameAcquired", true), ("NameLost", false)] {
      let rule =
        "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
        + "member='\(signal)'"
      try bus.listen(rule) { [weak self] message in
        if let name = message.text() { self?.changed(name, isOurs: isOurs) }
      }
    }
    for index in names.indices {
      try bus.request(name: names[index].name) { [weak self] answer in
        self?.answered(index, BusName.Reply(answer))
      }
    }
    return bus
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

  private func ended() {
    log.info("the session's bus has ended", from: "")
    names = []
    retry()
  }

  // MARK: Names

  /// Whose the names are, for tests.
  var states: [BusName.State] { names.map(\.state) }

  private func answered(_ index: Int, _ reply: BusName.Reply) {
    tries = 0
    change(index) { $0.take(reply) }
  }

  private func changed(_ name: String, isOurs: Bool) {
    guard let index = names.firstIndex(where: { $0.name == name }) else { return }
    change(index) { isOurs ? $0.acquired() : $0.lost() }
  }

  private func change(_ index: Int, _ body: (inout BusName) -> String?) {
    guard names.indices.contains(index), let news = body(&names[index]) else { return }
    log.info(news, from: "")
  }

  // MARK: What programs are told

  private func tell(_ property: String, onBoth: Bool) {
    if onBoth { bus?.tellChanged(csessionbus_osk_path, csessionbus_osk_name, property) }
    bus?.tellChanged(csessionbus_onboard_path, csessionbus_onboard_interface, property)
  }

  /// Tells that a property of the languages is another one.
  func tellOfLanguages(_ property: String) {
    bus?.tellChanged(csessionbus_language_path, csessionbus_language_interface, property)
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
      is_visible: { served($0, by: SessionBus.self, or: false) { $0.isVisible } },
      is_paused: { served($0, by: SessionBus.self, or: false) { $0.isPaused } },
      set_visible: { context, isVisible in
        served(context, by: SessionBus.self, or: -ENOTCONN) { $0.wants(isVisible ? .show : .hide) }
      },
      toggle: { served($0, by: SessionBus.self, or: -ENOTCONN) { $0.wants(.toggle) } },
      set_paused: { context, isPaused in
        served(context, by: SessionBus.self, or: -ENOTCONN) { $0.pause(isPaused) }
      })
  }
}

/// Brings a call from the C library to its owner, which lives at least until this returns.
func served<Owner: AnyObject, Result>(
  _ context: UnsafeMutableRawPointer?, by: Owner.Type, or other: Result, _ body: (Owner) -> Result
) -> Result {
  guard let context else { return other }
  let owner = Unmanaged<Owner>.fromOpaque(context).takeUnretainedValue()
  return withExtendedLifetime(owner) { body(owner) }
}

extension BusName.Reply {
  /// Reads the bus's answer.
  fileprivate init(_ answer: BusMessage) {
    if let reason = answer.failure {
      self = .refused(reason)
    } else {
      self.init(code: answer.unsigned() ?? 0)
    }
  }
}
