// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux
import Panel
import SessionBus

/// Who tells of text fields: the display server's input method, or else programs themselves.
///
/// ```
///               it tells nothing            they are heard
///   the server ─────────────────▶ asking ──────────────────▶ programs
///       ▲                           │ they are not heard       │    ▲
///       │                           ▼                          │    │ they are heard
///       │                         nobody ◀─────────────────────┴────┘
///       │                           ▲   they are not heard any more, or not asked
///       └── a field of the server's ┴── from any
/// ```
final class FieldSource {
  /// What is told; called in the loop.
  struct Events {
    /// Of which field has the cursor, and of its text; and whether a text can be put into it.
    var fields: (_ events: [FieldMachine.Event], _ commits: Bool) -> Void
    /// Nobody tells of fields, and why, for people.
    var lost: (String) -> Void
  }

  private enum Teller: Hashable {
    case server, asking, programs, nobody
  }

  private let loop: EventLoop
  private let log: Log
  private let events: Events
  private let mayAsk: Bool
  private let address: String?
  private var bus: AccessibilityBus?
  private var teller = Teller.server
  private var isInField = false

  /// What the user has chosen.
  var settings: PanelSettings {
    didSet {
      if settings.asks != oldValue.asks || settings.show != oldValue.show { follow() }
    }
  }

  /// Listens to nobody yet but the server.
  ///
  /// - Parameters:
  ///   - loop: Calls.
  ///   - log: Is told who tells.
  ///   - settings: Whether programs are asked.
  ///   - mayAsk: Whether they can be seen beside the panel; on a screen without a session they are not asked.
  ///   - address: The session's bus; `nil` for what the environment says.
  ///   - events: What to call.
  init(
    _ loop: EventLoop, _ log: Log, _ settings: PanelSettings, mayAsk: Bool = true,
    address: String? = nil, _ events: Events
  ) {
    self.loop = loop
    self.log = log
    self.settings = settings
    self.mayAsk = mayAsk
    self.address = address
    self.events = events
  }

  /// The server's input method tells of fields.
  func take(_ fields: [FieldMachine.Event], commits: Bool) {
    if teller != .server {
      // A server that has just lost its field has none to tell of.
      guard fields.contains(where: \.isEntry) else { return }
      teller = .server
      end()
    }
    tell(fields, commits: commits)
  }

  /// The server tells nothing of fields.
  func loseServer() {
    // Another one that tells nothing either.
    guard bus == nil else { return }
    leave()
    teller = .nobody
    follow()
  }

  /// Asks programs, or no more, where the server tells nothing.
  private func follow() {
    guard teller != .server else { return }
    guard mayAsk, settings.asksPrograms else {
      end()
      teller = .nobody
      return events.lost("the display server tells nothing of them, and programs are not asked")
    }
    guard bus == nil else {
      // It has said so, but maybe to nobody who wanted to know.
      if teller == .nobody { events.lost("programs are not heard") }
      return
    }
    teller = .asking
    do throws(SystemError) {
      bus = try AccessibilityBus(
        loop, address: address,
        AccessibilityBus.Events(
          fields: { [unowned self] in tell($0, commits: false) },
          working: { [unowned self] in
            teller = .programs
            log.info("programs tell of their text fields (AT-SPI)", from: "")
          },
          failed: { [unowned self] in fail($0) }))
      bus?.start()
    } catch {
      fail("\(error)")
    }
  }

  private func fail(_ reason: String) {
    teller = .nobody
    events.lost("the display server tells nothing of them\(Self.refusal(reason))")
  }

  /// The end of a sentence that says why programs cannot be asked, and what to do.
  static func refusal(_ reason: String) -> String {
    ", and programs cannot be asked: \(reason) (install at-spi2-core, and start the panel in a session with a bus)"
  }

  /// Asks no more.
  private func end() {
    leave()
    bus = nil
  }

  private func leave() {
    if isInField { tell([.left], commits: false) }
  }

  private func tell(_ fields: [FieldMachine.Event], commits: Bool) {
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
