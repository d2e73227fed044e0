// SPDX-License-Identifier: MIT

/// A keyboard for an embedding program: its state, services and engine.
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
  /// A new page or case is shown at the next input; other changes create a new engine, except those
  /// of colours.
  public var state: Keyboard.State {
    didSet { if state.onAnyPage != oldValue.onAnyPage { setNeedsLayout() } }
  }
  /// The services of the session.
  public let services: Keyboard.Services

  lazy var engine = firstEngine()
  /// Whether the engine is out of date.
  private var isStale = false
  /// The effects of state changes since the last response.
  private var pending = Response()
  /// The revision of the services with which the engine was created.
  private var servicesRevision = 0

  /// A session whose engine is created on first use.
  public init(
    context: KeyboardContext = KeyboardContext(), width: Double = 390,
    settings: EngineSettings = EngineSettings(), services: Keyboard.Services = Keyboard.Services()
  ) {
    state = Keyboard.State(keyboardContext: context, width: width, settings: settings)
    self.services = services
  }

  /// Prepares the services, once before the first layout is made; no-op by default.
  open func setUp() {}

  /// Marks the engine as out of date: for services that have changed internally.
  public func setNeedsLayout() {
    isStale = true
  }

  /// The current scene of the keyboard.
  public var scene: Scene {
    renew()
    return engine.scene
  }

  /// The moment of the next call without other input; `nil` for none.
  package var deadline: Timestamp? { engine.deadline }

  /// The keyboard's record of the text before the cursor.
  public var text: TextRecord { engine.text }

  /// Handles an input and returns the response.
  ///
  /// The response includes the changes since the last one.
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

  /// Replaces an outdated engine, and shows the page and case of the state.
  private func renew() {
    // The first access creates the engine, so it comes before the check.
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

  /// Copies the engine's field purpose to the state; its keys appear at the next input.
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

/// The automatic switch of the language after a language key or the language menu.
///
/// The program sees the request among the effects, and the new language in the context.
extension KeyboardSession {
  /// Switches the language if the response requests it.
  func updateLocale(_ response: inout Response) {
    // Most responses have no effects, which makes this check free.
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
  /// The engine settings.
  public var settings: EngineSettings {
    get { state.settings }
    set { state.settings = newValue }
  }
}
