// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import Evdev
import KeyboardCore
import KeyboardPlan
import Linux

/// The daemon's reader and core in this process: the keys that a daemon with the same configuration
/// has to type.
///
/// They read the events of the same screens. Time is the kernel's: each deadline is handled at its
/// own moment, however late the events are read.
final class ReferenceKeyboard {
  /// The reason why a daemon may rightly type other keys; `nil` for none.
  private(set) var doubt: String?
  private let files: ConfigurationFiles
  private let loop: EventLoop
  private let input: TouchInput
  private var core: KeyboardCore
  private var isPerforming = false
  private var now = Clock.now
  /// The actions that send keys.
  private var keyActions: [KeyboardCore.Action] = []
  /// The report of the keys that are held on another keyboard.
  private var heldKeys = KeyboardCore.Event.heldKeys([])
  /// The time at which each contact has come down.
  private var downs: [Contact.ID: Timestamp] = [:]

  /// Reads the screens that the configuration selects.
  ///
  /// - Parameter directory: The directory of the configuration.
  /// - Throws: `KeyboardPlan.Failure` or `SystemError`.
  init(configuration directory: String) throws {
    files = ConfigurationFiles(directory: directory)
    let plan = try KeyboardPlan(files)
    let settings = plan.configuration.touch
    loop = try EventLoop()
    core = KeyboardCore(plan, in: plan.locale(after: nil))
    input = try TouchInput(
      loop: loop,
      log: Log(format: .bare, verbosity: .normal, clock: { 0 }, sink: { _ in }),
      settings: settings, keyboardSize: core.region.size)
    input.events.frame = { [unowned self] in handle($0) }
    input.events.cancel = { [unowned self] in cancel($0) }
    input.events.surfaces = { [unowned self] surfaces in
      send(
        .surfaces(
          surfaces.map {
            KeyboardCore.Surface(
              aspectRatio: $0.hasShape ? $0.aspectRatio : nil, areaWidth: $0.areaWidth,
              area: $0.area)
          }))
    }
    perform()
    try input.start()
    send(.ready)
  }

  /// Whether a screen is being read.
  var isReading: Bool { !input.surfaces.isEmpty }

  /// The size of the keyboard, in points.
  var size: Size { core.region.size }

  /// The letters' page.
  var letters: KeyboardFrames { core.engine.pages[.alphabetic, .lowercased] }

  /// Reads all pending events.
  ///
  /// - Throws: `SystemError`.
  func read() throws(SystemError) {
    while try loop.runOnce() {}
  }

  /// Returns all actions that send keys since the last call, including keys that wait.
  ///
  /// No finger may be down, and no key be held on another keyboard.
  func removeKeyActions() -> [KeyboardCore.Action] {
    while !core.areKeysSent, let deadline = core.deadline { send(.deadline, at: deadline) }
    defer { keyActions = [] }
    return keyActions
  }

  /// Handles the reload of the configuration, after which the keyboard is hidden and shown.
  ///
  /// - Throws: `KeyboardPlan.Failure`.
  func reload() throws {
    send(.reload(try KeyboardPlan(files)))
    input.apply(core.plan.configuration.touch)
    send(.hide)
    send(.show)
  }

  /// Switches to the next language.
  func switchLanguage() {
    advance(to: Clock.now)
    _ = core.switchLanguage(to: nil, at: now)
    perform()
  }

  /// Handles a report of the keys that are held on another keyboard.
  func update(heldKeys event: KeyboardCore.Event) {
    heldKeys = event
    // A daemon that does not listen gets no report.
    if core.isListeningToKeyboards { send(event) }
  }

  private func handle(_ frame: TouchFrame) {
    updateDoubt(by: frame)
    if !core.isListeningToKeyboards { send(heldKeys, at: frame.time) }
    send(.touch(frame), at: frame.time)
  }

  private func cancel(_ reason: CancelReason) {
    send(.cancel)
    if reason == .contactLost { doubt = "the rig has not read the screen in time" }
    // A daemon sees the end of a screen at another moment.
    if downs.values.contains(where: { now - $0 > .milliseconds(400) }) {
      doubt = "a finger was held when its screen went"
    }
    downs = [:]
  }

  /// Notes a finger whose hold has ended so close to a long press or a repeat that a timer may come
  /// before or after it.
  private func updateDoubt(by frame: TouchFrame) {
    if frame.touches.contains(where: { $0.phase != .moved }) {
      for down in downs.values {
        let held = frame.time.microseconds - down.microseconds
        if held > 495_000, (held + 5_000) % 100_000 < 10_000 {
          doubt = "a finger was held for \(held / 1000) ms"
        }
      }
    }
    for touch in frame.touches {
      switch touch.phase {
      case .down: downs[touch.contact] = frame.time
      case .moved: break
      case .up, .cancelled: downs[touch.contact] = nil
      }
    }
  }

  /// Handles each deadline before a moment at its own time.
  private func advance(to moment: Timestamp) {
    while let deadline = core.deadline, deadline < moment {
      now = deadline
      core.handle(.deadline, at: deadline)
      perform()
    }
    now = moment
  }

  private func send(_ event: KeyboardCore.Event, at moment: Timestamp = Clock.now) {
    advance(to: moment)
    core.handle(event, at: moment)
    perform()
  }

  /// Performs the core's actions, as far as they affect keys.
  private func perform() {
    guard !isPerforming else { return }
    isPerforming = true
    var batch: [KeyboardCore.Action] = []
    while core.exchangeActions(for: &batch) {
      for action in batch {
        switch action {
        case .keys: keyActions.append(action)
        case .visible(let isVisible): input.keyboard.isShown = isVisible
        case .region(let region):
          input.keyboard.size = region.size
          input.keyboard.gap = region.gap
        case .listenToKeyboards(true): core.handle(heldKeys, at: now)
        default: break
        }
      }
      batch.removeAll()
    }
    isPerforming = false
  }
}
