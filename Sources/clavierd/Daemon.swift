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

/// The descriptors and timers around the keyboard's core, and the loop that they hang on.
///
/// ```
///  TouchInput, LinkServer, lights, console ──event──▶ KeyboardCore ──action──▶ VirtualKeyboard,
///                                   timer ──────────────▲  └─deadline─▶ timer    LinkServer, TouchInput
/// ```
///
/// Keys are written before panels are told of the scene: the link waits until no input is ready.
final class Daemon {
  let loop: EventLoop
  let log: Log
  let files: ConfigurationFiles
  let touch: TouchInput
  var keyboard: VirtualKeyboard
  var core: KeyboardCore
  /// The link to other programs; `nil` if its socket could not be made.
  var link: LinkServer?
  var console: ConsoleSight
  let record: LanguageRecord?
  var watches = MachineWatches()
  private var timer: EventLoop.Timer?
  /// Ends the wait for udev, later the wait for readers of clones.
  var lifeTimer: EventLoop.Timer?
  private var isPerforming = false
  /// Keys that are to be written before the next action.
  private var keys: [KeyEvent] = []

  /// Makes all parts, but reads nothing yet.
  ///
  /// - Parameters:
  ///   - files: The configuration's files.
  ///   - log: The log, which never holds typed text.
  /// - Throws: ``StartFailure`` when the daemon could do nothing useful.
  init(_ files: ConfigurationFiles, _ log: Log) throws(StartFailure) {
    self.files = files
    self.log = log
    var console = ConsoleSight()
    let plan = try KeyboardPlan(starting: files) { console.look(log) }
    self.console = console
    let record = LanguageRecord()
    self.record = record
    let beginning = LanguageRecord.Beginning(record, of: plan)
    if let mistake = beginning.mistake { log.user(mistake, from: "") }
    core = KeyboardCore(plan, in: beginning.locale)
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

  /// The working time without a pause, in seconds, after which the daemon counts as hung and ends.
  ///
  /// **Source:** ours: its work takes milliseconds, a second on the slowest machine, and users wait no longer than
  /// this for a screen that it holds.
  private static let workLimit: Int32 = 5

  /// Reads touches and types until a signal ends it.
  ///
  /// - Parameter socket: The path that other programs connect to.
  /// - Returns: The exit status.
  /// - Throws: ``StartFailure`` when no touch can be read, or the loop cannot begin.
  func run(socket: String) throws(StartFailure) -> Int32 {
    do throws(SystemError) {
      timer = try loop.timer { [unowned self] in fire() }
      try watchSignals()
      try watchMachine()
      try connectTouch()
    } catch {
      throw StartFailure(error)
    }
    if let error = touch.prohibition {
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
    touch.onFrame = { [unowned self] frame in
      prepareTyping()
      send(.touch(frame))
    }
    touch.onCancel = { [unowned self] reason in
      log.info("all fingers are forgotten: \(reason.words)", from: "")
      send(.cancel)
    }
    touch.onPointer = { [unowned self] in send(.pointer($0)) }
    touch.onSurface = { [unowned self] surfaces in update(surfaces) }
    touch.onDeviceNode = { [unowned self] name in
      if name == keyboard.systemName { becomeReady() }
    }
    perform()
    adoptStoredClones()
    try touch.start()
    if core.plan.configuration.touch.source == .panel {
      log.info("touches come from a panel alone, as touch.source says", from: "")
    } else if touch.surfaces.isEmpty {
      log.info("no touch device yet; waiting for one", from: "")
    }
  }
}

// Events in, actions out.

extension Daemon {
  var now: Timestamp { Timestamp(microseconds: loop.now) }

  /// Hands an event to the core and performs its actions.
  func send(_ event: KeyboardCore.Event) {
    core.handle(event, at: now)
    perform()
  }

  /// Makes known what the core needs to type right now: held keys, and the console that is shown.
  func prepareTyping() {
    if !core.isListeningToKeyboards {
      touch.otherKeyboards.isListening = true
      sendHeldKeys()
    }
    // No event announces that a program takes the console's keys, or gives them back.
    if console.isOutdated(at: loop.now) { lookUpConsole() }
  }

  func lookUpConsole() {
    if core.plan.receiver?.asksConsole == true { send(.console(console.look(log))) }
  }

  private func sendHeldKeys() {
    send(.heldKeys(touch.otherKeyboards.heldKeys.map(Keycode.init(rawValue:))))
  }

  private func fire() {
    // No repeat may be made up for that was due while the machine slept.
    watches.sleep?.check()
    send(.deadline)
  }

  /// Performs the core's actions in their order; one that leads to further events appends to them.
  func perform() {
    guard !isPerforming else { return }
    isPerforming = true
    while let action = core.nextAction() {
      if case .key(let event) = action {
        keys.append(event)
      } else {
        writeKeys()
        perform(action)
      }
    }
    writeKeys()
    isPerforming = false
    timer?.deadline = core.deadline?.microseconds ?? owedRelease()
  }

  private func perform(_ action: KeyboardCore.Action) {
    switch action {
    case .key, .effect: break
    case .insert(let text, let panel):
      if link?.insert(text, into: panel) != true { send(.panel(panel, .inserted(false))) }
    case .publish(let request): link?.publish(request)
    case .publishLanguage(let locale): link?.publish(locale)
    case .storeLanguage(let locale): record?.store(locale, log)
    case .keysSent: link?.keysWereSent()
    case .lost(let count): link?.lost(count)
    case .sceneChanged: link?.sceneChanged()
    case .visible(let isVisible): touch.keyboard.isShown = isVisible
    case .region(let region):
      touch.keyboard.size = region.size
      touch.keyboard.gap = region.gap
    case .place(let place): touch.keyboard.place = place.map { TouchPlace($0) }
    case .regrab: touch.rearm()
    case .lookUpConsole: lookUpConsole()
    case .listenToKeyboards(let isListening):
      touch.otherKeyboards.isListening = isListening
      if isListening { sendHeldKeys() }
    case .receiverChanged: if core.isReady { ProcessMemory.settle() }
    case .log(.info, let line): log.info(line, from: "")
    case .log(.user, let line): log.user(line, from: "")
    case .log(.device, let line): log.device(line, from: "")
    }
  }

  /// Writes the keys before an action, as many as possible at once.
  private func writeKeys() {
    guard !keys.isEmpty else { return }
    keyboard.writer.send(keys) { [log] outcome in
      switch outcome {
      case .sent, .failedAgain: break
      case .refused: log.bug("a key was sent that could not be", from: "uinput")
      case .failed(let error): log.kernel("\(error)", from: "uinput")
      }
    }
    keys.removeAll(keepingCapacity: true)
  }

  /// Lifts a key whose release could not be written, since no later key would.
  ///
  /// - Returns: The moment of the next try, in the loop's microseconds; `nil` if nothing is down.
  private func owedRelease() -> Int64? {
    guard !keyboard.writer.isAtRest else { return nil }
    releaseAll()
    return keyboard.writer.isAtRest ? nil : loop.now + 100_000
  }

  func releaseAll() {
    if case .failed(let error) = keyboard.writer.releaseAll() {
      log.kernel("\(error)", from: "uinput")
    }
  }
}
