// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierLink
import Evdev
import Glibc
import KeyOutput
import KeyboardPlan
import Linux

/// The parts of the daemon, and the one loop that they hang on.
///
/// ```
///  TouchInput ──frame──▶ KeyboardEngine ──effects──▶ Typist ──chords──▶ KeyQueue ──▶ VirtualKeyboard
///                             ▲    └──deadline──▶ timer                   └──deadline──▶ timer
///                             │──requests─────▶ LinkServer, once the keys before them are written
///                             └───────────────────┘
/// ```
///
/// Keys wait in the queue until udev has named the virtual keyboard, since nobody reads it before.
final class Daemon {
  let loop: EventLoop
  let log: Log
  let files: ConfigurationFiles
  /// Where other programs connect.
  let socketPath: String
  let touch: TouchInput
  var plan: Plan
  /// What the keyboard was made for; its language is the current one.
  var context: KeyboardContext
  let languageMemory: LanguageMemory
  var engine: KeyboardEngine
  var keyboard: VirtualKeyboard
  var queue: KeyQueue
  /// The surface that the keyboard's shape was made for.
  var surface: TouchSurface?
  /// Where a mouse points on the keyboard that is read as a touch surface; `nil` for none.
  var pointer: Point? {
    didSet { if pointer != oldValue { link?.sceneChanged() } }
  }
  /// Whether others have opened, or could have opened, the virtual keyboard.
  var isReady = false

  /// The link to other programs; `nil` if its socket could not be made.
  var link: LinkServer?
  /// What was said last of keys that are too small.
  var toldSmallKeys: String?
  /// What panels tell of the session.
  var panel = PanelSession()
  var untypableKeys = UntypableKeys()
  /// What fingers do to have a hidden keyboard shown.
  var summon = SummonMachine()
  var coverage = CoverageMachine()
  /// What keys asked for, until the keys before them are written.
  var requests: [Effect.Request] = []

  /// How many characters and other keys the lockdown has refused.
  private(set) var refusedCount = 0

  /// What waits until nobody holds a modifier on another keyboard.
  var heldBack = HeldBackEffects()
  var heldBackTimer: EventLoop.Timer?
  /// A text that a panel puts into the field.
  var commit = TextCommit()
  var commitTimer: EventLoop.Timer?
  /// Whether such a text waits for keys that are still to be sent.
  var isCommitWaiting = false
  /// The receiver's locks.
  var lockFollower = LockFollower()
  var lightsWatch: EventLoop.Watch?

  private var engineTimer: EventLoop.Timer?
  private var keyTimer: EventLoop.Timer?
  private var readyTimer: EventLoop.Timer?
  private var endTimer: EventLoop.Timer?
  private var signals: [EventLoop.Signals] = []
  var sleepWatch: SleepWatch?
  var consoleWatch: EventLoop.Attribute?
  /// What is known of the text console that is shown.
  var consoleSight: ConsoleSight
  /// What keys have asked for and nobody did.
  var unheard: Set<Effect.Request> = []
  /// Room for what goes from effect to key, kept so that typing allocates little.
  private var sequence = KeySequence()
  private var events: [KeyEvent] = []

  /// Makes all parts, but reads nothing yet.
  ///
  /// - Parameters:
  ///   - files: Where the configuration is.
  ///   - socket: Where other programs connect.
  ///   - log: Takes what is wrong, and never what is typed.
  /// - Throws: ``StartFailure`` when the daemon could do nothing useful.
  init(_ files: ConfigurationFiles, socket: String, _ log: Log) throws(StartFailure) {
    self.files = files
    socketPath = socket
    self.log = log
    var sight = ConsoleSight()
    var plan = try Plan(starting: files) { sight.look(log) }
    consoleSight = sight
    let record = LanguageRecord()
    let locale = plan.begin(with: record, log)
    let shape = plan.shape(for: nil, PanelSession(), in: locale)
    self.plan = plan
    context = shape.context
    engine = shape.keyboard()
    queue = KeyQueue(pace: plan.configuration.output.keyPace)
    do throws(SystemError) {
      loop = try EventLoop()
      languageMemory = try LanguageMemory(loop, log, record, beginningIn: locale)
      touch = try TouchInput(
        loop: loop, log: log, settings: plan.configuration.touch,
        keyboardSize: shape.pages.size, ignoring: [Self.ownIdentity])
    } catch {
      throw StartFailure(error)
    }
    do throws(VirtualKeyboardError) {
      keyboard = try VirtualKeyboard()
    } catch {
      throw StartFailure(description: error.description, status: StartFailure(error.cause).status)
    }
  }

  /// How many seconds the daemon may be at work without a pause; then it is taken to hang, and ends.
  ///
  /// **Source:** ours: all that it does takes milliseconds, and a second on the slowest machine, while nobody waits
  /// longer than this for a screen that it holds.
  private static let workLimit: Int32 = 5

  /// What other programs see the virtual keyboard as, and we must not read.
  private static var ownIdentity: Evdev.DeviceIdentity {
    let own = VirtualKeyboard.identity
    return Evdev.DeviceIdentity(vendor: own.vendor, product: own.product)
  }

  /// Reads touches and types until a signal ends it.
  ///
  /// - Returns: The exit status.
  /// - Throws: ``StartFailure`` when no touch can be read, or the loop cannot begin.
  func run() throws(StartFailure) -> Int32 {
    plan.tellTarget(log)
    plan.complain(log)
    do throws(SystemError) {
      engineTimer = try loop.timer { [unowned self] in engineDeadline() }
      keyTimer = try loop.timer { [unowned self] in sendKeys() }
      commitTimer = try loop.timer { [unowned self] in endCommit() }
      try watchSignals()
      watchMachine()
      try followReceiver()
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
      openLink()
      try waitForUdev()
      try loop.enableWatchdog()
      try loop.limitWork(toSeconds: Self.workLimit)
      return try loop.run()
    } catch {
      throw StartFailure(error)
    }
  }

  private func watchSignals() throws(SystemError) {
    signals = [
      try loop.onSignal(SIGTERM, SIGINT) { [unowned self] _ in stop() },
      try loop.onSignal(SIGHUP) { [unowned self] _ in reload() },
    ]
  }

  private func connectTouch() throws(SystemError) {
    // What is only shown when something says so does not begin by taking touches.
    let policy = plan.configuration.panel.show
    touch.isKeyboardShown = policy == .always || policy == .noHardwareKeyboard
    touch.hardwareKeyboards.onChange = { [unowned self] _ in followHardware() }
    touch.onFrame = { [unowned self] frame in
      followProgram()
      // Of a finger that came down while the keyboard was hidden the engine never hears that it came.
      if isShown { perform(engine.handle(.touch(frame))) } else { watch(frame) }
    }
    touch.onCancel = { [unowned self] reason in
      log.info("all fingers are forgotten: \(reason.words)", from: "")
      cancel()
    }
    touch.onPointer = { [unowned self] in pointer = $0 }
    touch.onSurface = { [unowned self] surfaces in fit(surfaces) }
    touch.onDeviceNode = { [unowned self] name in
      if name == keyboard.systemName { becomeReady() }
    }
    takeGiven()
    try touch.start()
    if plan.configuration.touch.source == .panel {
      log.info("touches come from a panel alone, as touch.source says", from: "")
    } else if touch.surfaces.isEmpty {
      log.info("no touch device yet; waiting for one", from: "")
    }
  }

  /// Takes what a daemon that died has left, before anything new is made.
  private func takeGiven() {
    do throws(SystemError) {
      try ServiceManager.takeGiven { touch.takeOrphan($1, named: $0) }
    } catch {
      log.device(
        "\(error). If a program keeps a finger down that a daemon before this one has passed on, start it again",
        from: "service manager")
    }
  }

  /// Keys that are sent before udev has named the keyboard are lost; without udev nobody waits for it.
  private func waitForUdev() throws(SystemError) {
    guard !isReady else { return }
    readyTimer = try loop.timer { [unowned self] in
      log.device(
        "udev has not named the virtual keyboard in 5 s; is udev running? going on", from: "")
      becomeReady()
    }
    readyTimer?.deadline = loop.now + 5_000_000
  }

  private func becomeReady() {
    guard !isReady else { return }
    isReady = true
    readyTimer = nil
    tell(.ready)
    log.info("ready to type", from: "")
    ProcessMemory.settle()
    sendKeys()
  }

  private func stop() {
    tell(.stopping)
    let hasClones = !touch.grabbed.isEmpty
    touch.release(.end)
    cancel()
    for event in queue.drain() { write(event) }
    releaseAll()
    publishRequests()
    languageMemory.write()
    link = nil
    // With the process its clones go, and with these what their readers have not read: that fingers were lifted.
    guard hasClones, let timer = try? loop.timer({ [unowned self] in end() }) else { return end() }
    touch.onFrame = { _ in }
    timer.deadline = loop.now + TouchInput.partingMicroseconds
    endTimer = timer
  }

  private func end() { loop.stop(ExitStatus.success) }

  func tell(_ state: ServiceState) {
    do throws(SystemError) {
      try ServiceManager.notify(state)
    } catch {
      log.device("\(error)", from: "service manager")
    }
  }
}

// From the engine's response to keys.

extension Daemon {
  var now: Timestamp { Timestamp(microseconds: loop.now) }

  private func engineDeadline() {
    // No repeat may be made up for that was due while the machine slept.
    sleepWatch?.check()
    perform(engine.handle(.deadline(now)))
  }

  /// Forgets all fingers; what they had already typed stays typed.
  func cancel() {
    perform(engine.handle(.cancel(now)))
  }

  /// Does what the engine has answered, keys first.
  ///
  /// - Returns: How many characters are not typed, and how many other keys.
  @discardableResult
  func perform(_ response: Response) -> Int {
    engineTimer?.deadline = response.deadline?.microseconds
    // Keys are written before anything is drawn: panels are told once no input is ready.
    if !response.changes.isEmpty { link?.sceneChanged() }
    defer { listenToOthers() }
    guard !response.effects.isEmpty else { return 0 }
    followState()
    var missing = 0
    let refused = typeAll { type in
      for effect in response.effects {
        // Nothing overtakes what waits.
        let count = heldBack.isEmpty ? type(effect) : nil
        missing += count ?? holdBack(effect)
      }
    }
    missing += refused
    // What is in the field is now not what the engine believes.
    if missing > 0 { perform(engine.handle(.textChangedElsewhere(now))) }
    followLocale(after: response)
    return missing
  }

  /// Sends what effects come to.
  ///
  /// - Parameter body: Is given what types one of them: it returns how many characters or keys are not typed, or
  ///   `nil` if none is, since another keyboard must be let go of first.
  /// - Returns: How many chords there was no room for.
  @discardableResult
  func typeAll(_ body: ((Effect) -> Int?) -> Void) -> Int {
    sequence.removeAll()
    body { append($0) }
    lockFollower.willSend(sequence.chords)
    let refused = queue.append(sequence)
    if refused > 0 {
      log.device("\(refused) keys were dropped: they come faster than they can be sent", from: "")
    }
    sendKeys()
    return refused
  }

  /// Adds the chords of an effect, or keeps what it asks for.
  ///
  /// - Returns: How many characters or keys it has none for, or may not send; `nil` if it has to wait.
  private func append(_ effect: Effect) -> Int? {
    guard !commit.isPending else { return nil }
    if case .request(let request) = effect { keep(request) }
    let start = sequence.end
    let missing = plan.typist.type(effect, into: &sequence)
    if missing.contains(where: \.isHeld) { return nil }
    if case .insertText(let text) = effect, isCommitWanted(text, missing) {
      let typed = sequence
      sequence.cut(after: start)
      guard let isAsked = commit(text, behindKeys: !sequence.isEmpty) else { return nil }
      if isAsked { return 0 }
      sequence = typed
    }
    guard sequence.chords(after: start).allSatisfy(plan.lockdown.permits) else {
      sequence.cut(after: start)
      return appendPermitted(effect)
    }
    for missing in missing { log.user("\(missing)", from: "") }
    return missing.reduce(0) { $0 + $1.count }
  }

  /// Adds what the lockdown lets pass of an effect of which it refuses something: of a text the other characters.
  private func appendPermitted(_ effect: Effect) -> Int {
    if case .insertText(let text) = effect, text.count > 1 {
      return text.reduce(0) { $0 + (append(.insertText(String($1))) ?? 1) }
    }
    refusedCount += 1
    log.user("a key was refused: output.lockdown does not let it pass", from: "")
    return 1
  }

  func sendKeys() {
    guard isReady else { return }
    events.removeAll(keepingCapacity: true)
    queue.advance(to: now, into: &events)
    for event in events { write(event) }
    keyTimer?.deadline = queue.deadline?.microseconds ?? owedRelease()
    guard queue.isEmpty else { return }
    lockFollower.wereSent(at: now)
    if !requests.isEmpty { publishRequests() }
    link?.keysWereSent()
    guard isCommitWaiting else { return }
    isCommitWaiting = false
    retryHeldBack()
  }

  /// Lifts a key whose release could not be written, since no other key may follow that would.
  ///
  /// - Returns: When to try again; `nil` if nothing is down.
  private func owedRelease() -> Int64? {
    guard !keyboard.writer.isAtRest else { return nil }
    releaseAll()
    return keyboard.writer.isAtRest ? nil : loop.now + 100_000
  }

  private func releaseAll() {
    if case .failed(let error) = keyboard.writer.releaseAll() {
      log.kernel("\(error)", from: "uinput")
    }
  }

  func write(_ event: KeyEvent) {
    switch keyboard.writer.send(event) {
    case .sent, .failedAgain: break
    case .refused: log.bug("a key was sent that could not be", from: "uinput")
    case .failed(let error): log.kernel("\(error)", from: "uinput")
    }
  }
}
