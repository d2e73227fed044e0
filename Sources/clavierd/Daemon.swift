// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import ClavierLink
import Evdev
import Glibc
import KeyOutput
import KeyboardCore
import KeyboardPlan
import Linux
import Words

/// The event loop of the daemon, with the descriptors and timers around the keyboard's core.
///
/// ```
///  TouchInput, LinkServer,
///  lights, console ──event──▶ KeyboardCore ──action──▶ VirtualKeyboard,
///           timer ──────────────▲  └─deadline─▶ timer    LinkServer, TouchInput
/// ```
///
/// Keys are written before panels are notified: the link waits until no input is ready.
final class Daemon {
  let loop: EventLoop
  let log: Log
  let files: ConfigurationFiles
  let touch: TouchInput
  var keyboard: VirtualKeyboard
  var core: KeyboardCore
  /// The link to other programs; `nil` if its socket could not be created.
  var link: LinkServer?
  let console = ConsoleMonitor()
  var stored = StoredState()
  var record = HealthRecord()
  var watches = SystemWatches()
  private var timer: EventLoop.Timer?
  /// The timer for waiting for udev at the start, and for readers of devices at the end.
  var lifecycleTimer: EventLoop.Timer?
  private var actionLoop = ActionLoop()

  /// The state of performing the core's actions.
  private struct ActionLoop {
    var isRunning = false
    /// The storage for the actions of one event, reused for the next.
    var spareBatch: [KeyboardCore.Action] = []
  }

  /// Creates all parts of the daemon, but reads no input yet.
  ///
  /// - Parameters:
  ///   - files: The configuration's files.
  ///   - log: The log, which never contains typed text.
  /// - Throws: ``StartFailure`` if the daemon could not work.
  init(_ files: ConfigurationFiles, _ log: Log) throws(StartFailure) {
    self.files = files
    self.log = log
    let plan = try stored.start(files, log) { [console] in console.read(log) }
    let initial = LanguageRecord.InitialLanguage(stored.language, of: plan)
    if let problem = initial.problem { log.user(problem, from: "") }
    core = KeyboardCore(
      plan, in: initial.locale, ownWords: stored.loadWords(log), emojis: stored.loadEmojis(log),
      settings: stored.loadSettings(log))
    do throws(SystemError) {
      loop = try EventLoop()
      touch = try TouchInput(
        loop: loop, log: log, settings: plan.configuration.touch, keyboardSize: core.region.size)
    } catch {
      throw StartFailure(error)
    }
    do throws(VirtualKeyboardError) {
      keyboard = try VirtualKeyboard()
    } catch {
      throw StartFailure(description: error.description, status: StartFailure(error.cause).status)
    }
  }

  /// The watchdog's limit for uninterrupted work, in seconds.
  ///
  /// **Source:** ours: a reload with three receivers' layouts takes a tenth of a second on a
  /// desktop machine; 5 s were too short on an emulated processor of a busy host.
  private static let workLimit: Int32 = 15

  /// Reads touches and types until a signal ends the loop.
  ///
  /// - Parameter socket: The path of the socket for other programs.
  /// - Returns: The exit status.
  /// - Throws: ``StartFailure`` if touches cannot be read, or the loop cannot start.
  func run(socket: String) throws(StartFailure) -> Int32 {
    do throws(SystemError) {
      timer = try loop.timer { [unowned self] in fire() }
      try watchSignals()
      try watchMachine()
      try connectTouch()
    } catch {
      throw StartFailure(error)
    }
    if let error = touch.permissionError {
      throw StartFailure(
        description: "no touch can be read: \(error)\n\(error.openingRemedy ?? "")",
        status: ExitStatus.noPermission)
    }
    do throws(SystemError) {
      openLink(at: socket)
      try waitForUdev()
      try loop.enableWatchdog()
      try loop.limitWork(toSeconds: Self.workLimit)
      return try loop.run()
    } catch {
      throw StartFailure(error)
    }
  }

  private func connectTouch() throws(SystemError) {
    touch.hardwareKeyboards.onChange = { [unowned self] in
      send(.hardwareKeyboard(isPresent: $0))
    }
    touch.otherKeyboards.onEvent = { [unowned self] event in
      if event == .typed { send(.typedElsewhere) }
      if touch.otherKeyboards.isListening { sendHeldKeys() }
    }
    touch.events.frame = { [unowned self] in sendTouch(.touch($0)) }
    touch.events.touched = { [unowned self] in send(.grabTouched($0)) }
    touch.events.cancel = { [unowned self] reason in
      log.info("all contacts are cancelled: \(reason.words)", from: "")
      send(.cancel)
    }
    touch.events.pointer = { [unowned self] in send(.pointer($0)) }
    touch.events.surfaces = { [unowned self] surfaces in update(surfaces) }
    touch.events.deviceNode = { [unowned self] name in
      if name == keyboard.systemName { becomeReady() }
    }
    perform()
    adoptStoredClones()
    touch.apply(core.plan.configuration.feedback.vibration)
    try touch.start()
    if core.plan.configuration.touch.source == .panel {
      log.info("touches come only from a panel (touch.source)", from: "")
    } else if touch.surfaces.isEmpty {
      log.info("no touch device yet; waiting for one", from: "")
    }
  }
}

// Events to the core, and its actions.

extension Daemon {
  var now: Timestamp { Timestamp(microseconds: loop.now) }

  /// Sends an event to the core and performs its actions.
  func send(_ event: KeyboardCore.Event) {
    core.handle(event, at: now)
    perform()
  }

  /// Sends a device's or a panel's touch to the core, and performs its actions.
  func sendTouch(_ event: KeyboardCore.Event) {
    let now = now
    record.lastTouch = now
    prepareTyping(at: now)
    core.handle(event, at: now)
    perform()
  }

  /// Updates the held keys and the active console, which the core needs for typing.
  func prepareTyping(at now: Timestamp) {
    if !core.isListeningToKeyboards {
      touch.otherKeyboards.isListening = true
      sendHeldKeys()
    }
    // The kernel does not announce that a program takes over the console's keys, or returns them.
    if console.isOutdated(at: now.microseconds) { updateConsole() }
  }

  func updateConsole() {
    if core.plan.receiver?.dependsOnConsole == true { send(.console(console.read(log))) }
  }

  private func sendHeldKeys() {
    send(.heldKeys(touch.otherKeyboards.heldKeys.map(Keycode.init(rawValue:))))
  }

  private func fire() {
    // Key repeats that were due while the machine slept must be dropped.
    watches.sleep?.check()
    send(.deadline)
  }

  /// Performs the core's actions in order; events in the meantime append further actions.
  func perform() {
    guard !actionLoop.isRunning else { return }
    actionLoop.isRunning = true
    var batch: [KeyboardCore.Action] = []
    swap(&batch, &actionLoop.spareBatch)
    while core.exchangeActions(for: &batch) {
      for action in batch { perform(action) }
      batch.clear()
    }
    swap(&batch, &actionLoop.spareBatch)
    actionLoop.isRunning = false
    let (next, retry) = (core.deadline?.microseconds, releaseStuckKeys())
    timer?.deadline = next.map { min($0, retry ?? $0) } ?? retry
  }

  private func perform(_ action: KeyboardCore.Action) {
    switch action {
    case .keys(let events): if keyboard.write(events, log) { record.lastKey = now }
    // Only plans without a receiver have effects, and the daemon's plan always has a receiver.
    case .effect: break
    case .insert(let text, let number, let panel):
      if link?.insert(text, number: number, into: panel) != true {
        send(.panel(panel, .inserted(false, number: number)))
      }
    case .replace(let old, let text, let number, let panel):
      if link?.replace(old, with: text, number: number, by: panel) != true {
        send(.panel(panel, .inserted(false, number: number)))
      }
    case .dictation(let request, let client):
      if link?.send(request, to: client) != true { send(.dictationOffer(client, nil)) }
    case .publish(let request): link?.publish(request)
    case .publishLanguage(let locale): link?.publish(locale)
    case .storeLanguage(let locale): stored.store(locale, log)
    case .storeWords(let words): stored.store(words, log)
    case .storeEmojis(let emojis): stored.store(emojis, log)
    case .storeSettings(let settings): stored.store(settings, log)
    case .publishForgetting: link?.publishForgetting()
    case .keysSent: link?.handleKeysSent()
    case .lost(let count): link?.addMissingCharacters(count)
    case .playSound(let sound): link?.playSound(sound)
    case .vibrate(let vibration): touch.vibrator.play(vibration)
    case .sceneChanged(let changes): link?.sceneChanged(changes)
    case .visible(let isVisible): touch.keyboard.isShown = isVisible
    case .region(let region):
      touch.keyboard.size = region.size
      touch.keyboard.gap = region.gap
    case .place(let place): touch.keyboard.place = place.map { TouchPlace($0) }
    case .regrab: touch.rearm()
    case .queryConsole: updateConsole()
    case .listenToKeyboards(let isListening):
      touch.otherKeyboards.isListening = isListening
      if isListening { sendHeldKeys() }
    case .receiverChanged: if core.isReady { ProcessMemory.releaseStartMemory() }
    case .log(let severity, let line, let event):
      log.write(line, severity, event.map { LogEvent($0) })
    }
  }

  /// Retries a failed key release, since no later event would release the key.
  ///
  /// A key that its pace holds down is not due yet, and releases precede a waiting key.
  ///
  /// - Returns: The time of the next retry, in the loop's microseconds; `nil` if no release is due.
  private func releaseStuckKeys() -> Int64? {
    guard core.isKeyQueueEmpty, !keyboard.writer.isAtRest, !keyboard.releaseAll(log) else {
      return nil
    }
    return loop.now + 100_000
  }
}
