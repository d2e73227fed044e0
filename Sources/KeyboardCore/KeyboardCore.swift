// SPDX-License-Identifier: MIT

import ClavierFiles
public import ClavierSettings
import ClavierWords
public import ClavierKit
import KeyOutput
public import KeyboardPlan
public import Words

/// The keyboard as a state machine without devices: timed events in, actions out.
///
/// ```
///   Event ──▶ KeyboardCore ──▶ Action
///             │  panels' claims ─▶ shape ─▶ engine ─▶ effects ─▶ deferred ─▶ chords ─▶ paced keys
///             └─ deadline: the moment of the next ``Event/deadline``
/// ```
///
/// The core has no file descriptor and no clock, and does no I/O. Time is an argument, and the same
/// events always give the same actions. The daemon performs the actions with real devices; script
/// runners record them.
///
/// Call ``handle(_:at:)`` with each event, then perform the actions of ``exchangeActions(for:)``
/// until there are none. An action may lead to further events.
public struct KeyboardCore: ~Copyable {
  /// All settings and data derived from the configuration.
  public internal(set) var plan: KeyboardPlan
  /// The context for which the keyboard was built; its language is the current one.
  public internal(set) var context: KeyboardContext
  public internal(set) var engine: KeyboardEngine
  var suggestions: SuggestionState
  var surface = SurfaceState()
  var panels = PanelRegistry()
  var visibility: VisibilityState
  var typing: TypingState
  var language: LanguagePersister
  var field = FieldLanguage()
  var untypableKeys = UntypableKeys()
  var engineDeadline: Timestamp?
  var buffers = Buffers()

  /// A callback for each response of the engine before its effects are typed, for scripts and
  /// screenshots.
  public var onResponse: ((Response) -> Void)?

  /// The buffers for the results of events, whose storage is reused.
  struct Buffers {
    /// The actions to perform next.
    var actions: [Action] = []
    /// An empty response for the next touch; `nil` before the first.
    var response: Response?
  }

  /// Creates a keyboard without contacts in an empty field; its first actions are ready.
  ///
  /// - Parameters:
  ///   - plan: All settings and data derived from the configuration.
  ///   - locale: The initial language.
  ///   - ownWords: The user's own words; none by default.
  ///   - emojis: The emojis that the user has typed, which are used if words are learned; none by
  ///     default.
  ///   - settings: The settings that the user has chosen; none by default.
  public init(
    _ plan: consuming KeyboardPlan, in locale: KeyboardLocale, ownWords: OwnWords = OwnWords(),
    emojis: TypedEmojis = TypedEmojis(), settings: UserSettings = UserSettings()
  ) {
    plan.updateReceiver(for: locale)
    plan.userSettings = settings
    if plan.configuration.learnsWords { plan.emojis.restore(emojis) }
    let ownWords = OwnWordsStore(ownWords, learns: plan.configuration.learnsWords)
    let shape = plan.shape(aspectRatio: nil, areaWidth: nil, in: locale, ownWords: ownWords)
    context = shape.context
    engine = shape.keyboard
    suggestions = SuggestionState(
      suggester: shape.suggester, ownWords: ownWords, storedEmojis: emojis)
    // A keyboard with a policy to show it on demand starts hidden.
    let policy = plan.configuration.panel.show
    visibility = VisibilityState(isShown: policy == .always || policy == .noHardwareKeyboard)
    typing = TypingState(pace: plan.configuration.output.keyPace)
    language = LanguagePersister(stored: locale)
    self.plan = plan
    surface.idle = IdleTimeout(self.plan.configuration.keyboard.idleReset)
    reportTarget()
    reportErrors()
    append(.visible(isShown))
    append(.region(region))
    updateListening()
  }

  /// Moves all actions to perform into an empty array, whose storage is reused.
  ///
  /// The caller must perform all actions, including keys, before the next exchange. The exchange
  /// may compute suggestions, for which no key must wait.
  ///
  /// - Parameter batch: An empty array, which receives the actions in order.
  /// - Returns: Whether there are any actions.
  public mutating func exchangeActions(for batch: inout [Action]) -> Bool {
    answerDeferredRequests()
    swap(&buffers.actions, &batch)
    return !batch.isEmpty
  }

  /// The time of the next ``Event/deadline``; `nil` if none is needed.
  public var deadline: Timestamp? {
    .earlier(
      .earlier(engineDeadline, .earlier(suggestions.deadline, suggestions.copied?.deadline)),
      .earlier(typing.deadline, .earlier(language.deadline, surface.idle.deadline)))
  }

  /// Handles an event.
  ///
  /// Every event is valid in every state. Times before those of earlier events are accepted.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - now: The current time.
  public mutating func handle(_ event: Event, at now: Timestamp) {
    switch event {
    case .touch(let frame): handle(frame, at: now)
    case .grabTouched(let isTouched): surface.idle.update(isGrabTouched: isTouched, at: now)
    case .cancel:
      dropContacts(at: now)
      cancel(at: now)
    case .pointer(let point): update(pointer: point)
    case .surfaces(let surfaces): update(surfaces: surfaces, at: now)
    case .lights(let lights): update(lights: lights, at: now)
    case .heldKeys(let keys):
      update(heldKeys: keys, at: now)
      collapseIfDismissed(at: now)
      updateDictation(at: now)
      // The touch that needs the held keys is the next event, so listening must not end yet.
      return notifyAllSent()
    case .typedElsewhere:
      cancelDictation()
      handle(fieldText: .textChanged, at: now)
    case .hardwareKeyboard(let isPresent): update(hasHardwareKeyboard: isPresent, at: now)
    case .deadline: advance(to: now)
    case .forgetWords: forgetWords(at: now)
    case .forget: forget(at: now, because: "a program asked for it")
    case .ready: becomeReady(at: now)
    case .console(let console): update(console: console, at: now)
    case .reset(let hasOtherReceiver):
      dropContacts(at: now)
      reset(hasOtherReceiver: hasOtherReceiver, at: now)
    case .stop: stop(at: now)
    case .panel(let panel, let report): handle(report, from: panel, at: now)
    case .panelDisconnected(let panel): removePanel(panel, at: now)
    case .dictationOffer(let client, let locales): update(dictationOffer: locales, of: client)
    case .dictation(let client, let report): receive(report, from: client, at: now)
    case .show: show(at: now)
    case .hide: hide(at: now)
    case .toggle: if isShown { hide(at: now) } else { show(at: now) }
    case .reload(let plan): replace(plan: plan, at: now)
    }
    updateDerivedState(at: now)
  }

  /// Types a text for a program, after all input so far; a search for emojis ends.
  ///
  /// ``Action/keysSent`` reports the end. A text that comes between two parts of a dictated text
  /// waits for its last part.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - now: The current time.
  /// - Returns: The number of characters that cannot be typed; 0 for a text that waits, of which
  ///   ``Action/lost(_:)`` reports them.
  public mutating func type(_ text: String, at now: Timestamp) -> Int {
    typing.programs.isAnyWaiting = true
    guard !typing.dictation.isContinued else {
      typing.programs.texts.append(text)
      return 0
    }
    closeEmojiSearch(at: now)
    let missing = perform(engine.handle(.edit(TextEdit(text: text), now)), at: now)
    updateDerivedState(at: now)
    return missing
  }

  /// Switches to a language.
  ///
  /// - Parameters:
  ///   - locale: The language; `nil` for the one after the current one.
  ///   - now: The current time.
  /// - Returns: Whether the keyboard has the language.
  public mutating func switchLanguage(to locale: KeyboardLocale?, at now: Timestamp) -> Bool {
    let locale = locale ?? context.nextLocale
    guard plan.locales.contains(locale) || context.locales.contains(locale) else { return false }
    if locale != context.locale { replaceKeyboard(with: shape(in: locale), at: now) }
    updateDerivedState(at: now)
    return true
  }

  /// Handles an input from an assistive technology or a suggestion program.
  public mutating func handle(input: Input, at now: Timestamp) {
    switch input {
    case .newField(let field, _):
      closeEmojiSearch(at: now)
      cancelDictation()
      switchLanguage(for: field, at: now)
    case .edit: closeEmojiSearch(at: now)
    case .textContext, .textChangedElsewhere:
      handle(fieldText: input, at: now)
      return updateDerivedState(at: now)
    default: break
    }
    perform(engine.handle(input), at: now)
    updateDerivedState(at: now)
  }

  mutating func append(_ action: Action) { buffers.actions.append(action) }

  /// Performs everything that is due; keys of earlier effects come first.
  private mutating func advance(to now: Timestamp) {
    if typing.queue.deadline.isDue(at: now) { sendKeys(at: now) }
    if typing.groups.deadline.isDue(at: now) { updateGroup(at: now) }
    expireCommit(at: now)
    if typing.areDeferredDue(at: now) { dropExpiredEffects(at: now) }
    if typing.dictation.deadline.isDue(at: now) {
      typing.dictation.suspendUnansweredOffer()
      cancelDictation()
    }
    if let locale = language.expire(at: now) { append(.storeLanguage(locale)) }
    if suggestions.deadline.isDue(at: now) { storeLearned() }
    expireCopiedText(at: now)
    if engineDeadline.isDue(at: now) {
      perform(engine.handle(.deadline(now)), at: now)
      showTypedEmojis(at: now)
    }
    if surface.idle.deadline.isDue(at: now) {
      forget(at: now, because: "nothing was touched for the time of keyboard.idle_reset")
    }
  }

  /// Updates the parts that depend on the whole state, after each event.
  private mutating func updateDerivedState(at now: Timestamp) {
    collapseIfDismissed(at: now)
    updateDictation(at: now)
    updateListening()
    notifyAllSent()
  }

  private mutating func notifyAllSent() {
    guard typing.programs.isAnyWaiting, areKeysSent else { return }
    typing.programs.isAnyWaiting = false
    append(.keysSent)
  }

  /// Ends the keyboard: releases all keys and types nothing more.
  private mutating func stop(at now: Timestamp) {
    cancel(at: now)
    let last = typing.queue.finish()
    if !last.isEmpty { append(.keys(last)) }
    typing.programs = ProgramTexts()
    publishRequests(at: now)
    cancelDictation()
    // Deadlines and events of held keys may follow while the daemon waits for readers of its
    // devices.
    dropKeys(keepsRestoration: false, at: now)
    if let locale = language.finish() { append(.storeLanguage(locale)) }
    storeLearned()
  }
}
