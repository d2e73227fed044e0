// SPDX-License-Identifier: MIT

/// A keyboard for an embedding program: a state, services and an engine.
///
/// ```
///   state ────┐            ┌──────── input
///             ├──▶ pages ──▶ engine
///   services ─┘              └─────▶ response, scene ──▶ effects ──▶ text field
/// ```
///
/// Replace services in ``setUp()`` of a subclass, or from outside. The engine is created on first
/// use, and again at the next input after a change that affects it. Fingers that are down at that
/// time type nothing more; the page and the recorded text are kept.
///
/// **Source:** KeyboardKit's input view controller, without a view.
open class KeyboardSession {
  /// The state of the session.
  ///
  /// A new page or case is shown at the next input. Other changes create a new engine, except those
  /// of colours.
  public var state: Keyboard.State {
    didSet { if state.onAnyPage != oldValue.onAnyPage { setNeedsLayout() } }
  }
  /// The services of the session.
  public let services: Keyboard.Services

  lazy var engine = firstEngine()
  /// Whether the engine must be replaced because the state or the services have changed.
  private var isStale = false
  /// The effects of state changes since the last response.
  private var pending = Response()
  /// The revision of the services with which the engine was created.
  private var servicesRevision = 0

  /// Creates a session whose engine is created on first use.
  public init(
    context: KeyboardContext = KeyboardContext(), width: Double = 390,
    settings: EngineSettings = EngineSettings(), services: Keyboard.Services = Keyboard.Services()
  ) {
    state = Keyboard.State(keyboardContext: context, width: width, settings: settings)
    self.services = services
  }

  /// Prepares the services; called once before the first layout is created, and a no-op by default.
  open func setUp() {}

  /// Marks the engine as out of date, because a service has changed internally.
  public func setNeedsLayout() {
    isStale = true
  }

  /// The current scene of the keyboard.
  public var scene: Scene {
    renew()
    return engine.scene
  }

  /// The time of the next call without other input; `nil` for none.
  package var deadline: Timestamp? { engine.deadline }

  /// The keyboard's record of the text before the cursor.
  public var text: TextRecord { engine.text }

  /// Handles an input and returns the response.
  ///
  /// The response includes the changes since the last response.
  public func handle(_ input: Input) -> Response {
    renew()
    var response = engine.handle(input)
    updateLocale(&response)
    response.gestures = pending.gestures + response.gestures
    response.feedback = pending.feedback + response.feedback
    response.changes.formUnion(pending.changes)
    pending = Response()
    answerAutocompleteRequests(of: &response)
    copyField()
    copyPage()
    updateDictation(after: input, response)
    for event in response.feedback { services.feedbackService.trigger(event) }
    return response
  }

  /// Replaces the engine by one for the current state.
  func replaceEngine(_ response: inout Response) {
    engine.replace(with: newEngine(), &response)
  }

  private func firstEngine() -> KeyboardEngine {
    setUp()
    return newEngine()
  }

  /// Replaces the engine if it is out of date, and shows the page and case of the state.
  private func renew() {
    // The first access creates the engine, so it precedes the test.
    let shown = (type: engine.keyboardType, form: engine.keyboardCase)
    if isStale || services.revision != servicesRevision {
      engine.replace(with: newEngine(), &pending)
    }
    if context.fieldPurpose != engine.text.field.purpose {
      engine.replaceText(
        with: TextRecord(field: Keyboard.Field(purpose: context.fieldPurpose)), &pending)
    }
    if context.keyboardType != shown.type {
      engine.setKeyboardType(context.keyboardType)
      pending.changes.insert(.keyboardType)
    }
    if context.keyboardCase != shown.form {
      engine.setKeyboardCase(context.keyboardCase)
      pending.changes.insert(.keyboardCase)
    }
    copyPage()
  }

  /// Copies the engine's field purpose to the state; the keys for it appear at the next input.
  private func copyField() {
    let purpose = engine.text.field.purpose
    if context.fieldPurpose != purpose { context.fieldPurpose = purpose }
  }

  /// Copies the engine's page and case to the state.
  private func copyPage() {
    if context.keyboardType != engine.keyboardType { context.keyboardType = engine.keyboardType }
    if context.keyboardCase != engine.keyboardCase { context.keyboardCase = engine.keyboardCase }
  }

  private func newEngine() -> KeyboardEngine {
    isStale = false
    servicesRevision = services.revision
    let context = state.keyboardContext
    let pages = KeyboardPages(
      service: services.layoutService, context: context, width: state.width,
      toolbarHeight: state.toolbarHeight)
    return KeyboardEngine(
      pages: pages, settings: state.settings.suited(to: context),
      localeIdentifier: context.locale.rawValue,
      calloutPages: Callouts.Pages(
        pages: pages, service: services.calloutService, context: context),
      calloutConfiguration: state.calloutConfiguration(forKeyboardOf: pages.size),
      behavior: services.behavior, actionHandler: services.actionHandler,
      composition: context.composition.map { CompositionMachine($0) },
      isSuggesting: isSuggesting)
  }
}

/// The automatic switch of the language for a language key or the language menu.
///
/// The program receives the request among the effects, and the new language in the context.
extension KeyboardSession {
  /// Switches the language if the response requests it.
  func updateLocale(_ response: inout Response) {
    // Most responses have no effects, so this test is nearly free.
    guard !response.effects.isEmpty, let locale = context.locale(after: response) else { return }
    context.locale = locale
    replaceEngine(&response)
  }
}

// Shorthands for the most used properties of the state.
extension KeyboardSession {
  /// The context of the services.
  public var context: KeyboardContext {
    get { state.keyboardContext }
    set { state.keyboardContext = newValue }
  }
  /// The width of the keyboard in points.
  public var width: Double {
    get { state.width }
    set { state.width = newValue }
  }
  /// The settings of the keyboard's behaviour.
  public var settings: EngineSettings {
    get { state.settings }
    set { state.settings = newValue }
  }
}
