// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux
import Panel
import SessionBus

/// The source of field events: the display server's input method, or else the programs themselves.
///
/// ```
///               it reports none             AT-SPI works
///   the server ─────────────────▶ querying ────────────────▶ programs
///       ▲                           │ AT-SPI fails            │    ▲
///       │                           ▼                          │    │ AT-SPI works
///       │                          none ◀──────────────────────┴────┘
///       │                           ▲   AT-SPI fails, or is disabled
///       └── a field of the server's ┴── from any
/// ```
final class FieldSource {
  /// The callbacks, called in the loop.
  struct Events {
    /// Called with field events, and whether text can be inserted into the field.
    var fields: (_ events: [FieldMachine.Event], _ commits: Bool) -> Void
    /// Called with the reason, for people, when there is no source any more.
    var lost: (String) -> Void
  }

  private enum Source: Hashable {
    case server, querying, programs, none
  }

  private let loop: EventLoop
  private let log: Log
  private let events: Events
  private let mayQueryPrograms: Bool
  private let address: String?
  private var bus: AccessibilityBus?
  private var source = Source.server
  private var isInField = false

  /// The panel's settings.
  var settings: PanelSettings {
    didSet {
      if settings.queryPolicy != oldValue.queryPolicy || settings.show != oldValue.show {
        update()
      }
    }
  }

  /// Prepares the source, which is initially the server.
  ///
  /// - Parameters:
  ///   - loop: The event loop.
  ///   - log: The log for changes of the source.
  ///   - settings: The panel's settings.
  ///   - mayQueryPrograms: Whether programs can be visible beside the panel; `false` on a
  ///     screen without a session.
  ///   - address: The session's bus; `nil` for that of the environment.
  ///   - events: The callbacks.
  init(
    _ loop: EventLoop, _ log: Log, _ settings: PanelSettings, mayQueryPrograms: Bool = true,
    address: String? = nil, _ events: Events
  ) {
    self.loop = loop
    self.log = log
    self.settings = settings
    self.mayQueryPrograms = mayQueryPrograms
    self.address = address
    self.events = events
  }

  /// Handles field events of the server's input method.
  func handle(_ fields: [FieldMachine.Event], commits: Bool) {
    if source != .server {
      // A server that has just lost its field must not become the source.
      guard fields.contains(where: \.isEntry) else { return }
      source = .server
      end()
    }
    publish(fields, commits: commits)
  }

  /// Handles the server's notice that it reports no fields.
  func handleMissingServer() {
    // The previous server did not report fields either.
    guard bus == nil else { return }
    leave()
    source = .none
    update()
  }

  /// Starts or stops observing programs, if the server reports no fields.
  private func update() {
    guard source != .server else { return }
    guard mayQueryPrograms, settings.queriesPrograms else {
      end()
      source = .none
      return events.lost("the display server does not report them, and programs are not queried")
    }
    guard bus == nil else {
      // The loss was reported before, but possibly while the policy ignored it.
      if source == .none { events.lost("programs are not listened to") }
      return
    }
    source = .querying
    do throws(SystemError) {
      bus = try AccessibilityBus(
        loop, address: address,
        AccessibilityBus.Events(
          fields: { [unowned self] in publish($0, commits: false) },
          started: { [unowned self] in
            source = .programs
            log.info("programs report their text fields (AT-SPI)", from: "")
          },
          failed: { [unowned self] in fail($0) }))
      bus?.start()
    } catch {
      fail("\(error)")
    }
  }

  private func fail(_ reason: String) {
    source = .none
    events.lost("the display server does not report them\(Self.refusal(reason))")
  }

  /// Returns the end of a sentence: the reason why programs cannot be observed, with the remedy.
  static func refusal(_ reason: String) -> String {
    ", and programs cannot be asked: \(reason) (install at-spi2-core, and start the panel in a session with a bus)"
  }

  /// Stops observing programs.
  private func end() {
    leave()
    bus = nil
  }

  private func leave() {
    if isInField { publish([.left], commits: false) }
  }

  private func publish(_ fields: [FieldMachine.Event], commits: Bool) {
    for event in fields {
      switch event {
      case .entered: isInField = true
      case .left: isInField = false
      case .text: break
      }
    }
    events.fields(fields, commits)
  }
}

extension FieldMachine.Event {
  fileprivate var isEntry: Bool {
    if case .entered = self { true } else { false }
  }
}
