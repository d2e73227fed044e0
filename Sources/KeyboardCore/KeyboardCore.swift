// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierSettings
public import ClavierKit
import KeyOutput
public import KeyboardPlan

/// Everything between an event with its time and an action to perform: the keyboard without its devices.
///
/// ```
///   Event ──▶ KeyboardCore ──▶ Action
///             │  panels' claims ─▶ shape ─▶ engine ─▶ effects ─▶ deferred ─▶ chords ─▶ paced keys
///             └─ deadline: the moment of the next ``Event/deadline``
/// ```
///
/// It has no descriptor, no clock and does no I/O: time is an argument, and the actions of a list of events
/// depend on nothing else. The daemon performs the actions on a kernel, a script writes them down.
///
/// Call ``handle(_:at:)`` with each event, then perform ``nextAction()`` until there is none. Performing an action may
/// lead to further events.
public struct KeyboardCore: ~Copyable {
  /// Everything that follows from the configuration.
  public internal(set) var plan: KeyboardPlan
  /// The context that the keyboard was made for; its language is the current one.
  public internal(set) var context: KeyboardContext
  public internal(set) var engine: KeyboardEngine
  /// The touch surface that decides about the keyboard's shape.
  var surface = SurfaceState()
  var panels = PanelRegistry()
  var visibility: VisibilityState
  var typing: TypingState
  var language: LanguagePersister
  var untypableKeys = UntypableKeys()
  /// The position of a mouse on a keyboard that is read as a touch surface; `nil` for none.
  public internal(set) var pointer: Point?
  var engineDeadline: Timestamp?
  /// Whether events of other keyboards are delivered.
  var isListening = false
  /// The last report of keys that are too small.
  var reportedSmallKeys: String?
  var actions = ActionQueue()

  /// Receives each response of the engine, before its effects are typed: for scripts and pictures.
  public var onResponse: ((Response) -> Void)?

  /// A keyboard at rest in an empty field, whose first actions wait in ``nextAction()``.
  ///
  /// - Parameters:
  ///   - plan: Everything that follows from the configuration.
  ///   - locale: The language to begin in.
  public init(_ plan: consuming KeyboardPlan, in locale: KeyboardLocale) {
    plan.updateReceiver(for: locale)
    let shape = plan.shape(aspectRatio: nil, areaWidth: nil, in: locale)
    context = shape.context
    engine = shape.keyboard
    // A keyboard that is shown only on demand does not begin by taking touches.
    let policy = plan.configuration.panel.show
    visibility = VisibilityState(isShown: policy == .always || policy == .noHardwareKeyboard)
    typing = TypingState(pace: plan.configuration.output.keyPace)
    language = LanguagePersister(stored: locale)
    self.plan = plan
    reportTarget()
    reportMistakes()
    append(.visible(isShown))
    append(.region(region))
    updateListening()
  }

  /// The next action to perform; `nil` if all are performed.
  public mutating func nextAction() -> Action? { actions.next() }

  /// The moment of the next ``Event/deadline``; `nil` if none is needed.
  public var deadline: Timestamp? {
    .earlier(engineDeadline, .earlier(typing.deadline, language.deadline))
  }

  /// Handles an event.
  ///
  /// Total: every event has an answer. Moments before those of earlier events are taken as they are.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - now: The present moment.
  public mutating func handle(_ event: Event, at now: Timestamp) {
    switch event {
    case .touch(let frame): handle(frame, at: now)
    case .cancel: cancel(at: now)
    case .pointer(let point): update(pointer: point)
    case .surfaces(let surfaces): update(surfaces: surfaces, at: now)
    case .lights(let lights): typing.locks.update(lights, at: now)
    case .heldKeys(let keys): update(heldKeys: keys, at: now)
    case .typedElsewhere: perform(engine.handle(.textChangedElsewhere(now)), at: now)
    case .hardwareKeyboard(let isPresent): update(hasHardwareKeyboard: isPresent, at: now)
    case .deadline: advance(to: now)
    case .ready: becomeReady(at: now)
    case .console(let console): update(console: console, at: now)
    case .reset: reset(at: now)
    case .stop: stop(at: now)
    case .panel(let panel, let report): handle(report, from: panel, at: now)
    case .panelLeft(let panel): removePanel(panel, at: now)
    case .show: show(at: now)
    case .hide: hide(at: now)
    case .toggle: if isShown { hide(at: now) } else { show(at: now) }
    case .reload(let plan): replace(plan: plan, at: now)
    }
    // The touch that the held keys were asked for comes next, and needs them.
    if case .heldKeys = event { notifyAllSent() } else { finish() }
  }

  /// Types a text for a program, after everything that fingers have begun.
  ///
  /// ``Action/keysSent`` follows.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - now: The present moment.
  /// - Returns: The number of characters that cannot be typed.
  public mutating func type(_ text: String, at now: Timestamp) -> Int {
    typing.isAwaited = true
    let missing = perform(engine.handle(.edit(TextEdit(text: text), now)), at: now)
    finish()
    return missing
  }

  /// Switches to a language.
  ///
  /// - Parameters:
  ///   - locale: The language; `nil` for the one after the current one.
  ///   - now: The present moment.
  /// - Returns: Whether the keyboard has it.
  public mutating func switchLanguage(to locale: KeyboardLocale?, at now: Timestamp) -> Bool {
    let locale = locale ?? context.nextLocale
    guard plan.locale(after: locale) == locale else { return false }
    if locale != context.locale { use(shape(in: locale), at: now) }
    finish()
    return true
  }

  /// Hands an input of an assistive or suggesting program to the engine.
  public mutating func handle(input: Input, at now: Timestamp) {
    perform(engine.handle(input), at: now)
    finish()
  }

  mutating func append(_ action: Action) { actions.append(action) }

  /// Fires everything that is due; keys of earlier effects come first.
  private mutating func advance(to now: Timestamp) {
    if typing.isKeyDue(at: now) { sendKeys(at: now) }
    if let lost = typing.commit.expire(at: now) { continueAfterCommit(losing: lost, at: now) }
    if typing.deferred.isDue(at: now) { dropExpiredEffects(at: now) }
    if let locale = language.expire(at: now) { append(.storeLanguage(locale)) }
    if let engineDeadline, engineDeadline <= now {
      perform(engine.handle(.deadline(now)), at: now)
    }
  }

  /// Brings what depends on the whole state up to date, after each event.
  private mutating func finish() {
    updateListening()
    notifyAllSent()
  }

  private mutating func notifyAllSent() {
    guard typing.isAwaited, areKeysSent else { return }
    typing.isAwaited = false
    append(.keysSent)
  }

  /// Handles the end of the program: everything goes up, nothing more is typed.
  private mutating func stop(at now: Timestamp) {
    cancel(at: now)
    for event in typing.queue.drain() { append(.key(event)) }
    typing.isAwaited = false
    publishRequests()
    if let locale = language.finish() { append(.storeLanguage(locale)) }
  }
}
