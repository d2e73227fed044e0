// SPDX-License-Identifier: MIT

/// One keyboard as a program holds it: what it is asked with, what makes it, and what it does.
///
/// ```
///   state ────┐            ┌──────── input
///             ├──▶ pages ──▶ engine
///   services ─┘              └─────▶ response, scene ──▶ effects ──▶ text field
/// ```
///
/// Subclass it to replace services in ``setUp()``, or replace them from outside. The keyboard is made when it
/// is first needed, and again at the next input after something changed that it depends on: fingers
/// that are down then type nothing more, the page stays, and what was typed before is remembered.
///
/// **Source:** KeyboardKit's input view controller, without a view.
open class KeyboardSession {
  /// What the session knows.
  ///
  /// Another page, or another form of letters, is shown at the next input; all else has the keyboard made
  /// anew.
  public var state: Keyboard.State {
    didSet { if state.onAnyPage != oldValue.onAnyPage { setNeedsLayout() } }
  }
  /// What makes the parts of the keyboard.
  public let services: Keyboard.Services

  lazy var engine = firstEngine()
  /// Whether something changed since the engine was made.
  private var isStale = false
  /// What changes have brought about since the last response.
  private var pending = Response()
  /// The services that the engine was made by, by how often they had changed.
  private var servicesRevision = 0

  /// A keyboard of which nothing is made yet.
  public init(
    context: KeyboardContext = KeyboardContext(), width: Double = 390,
    settings: EngineSettings = EngineSettings(), services: Keyboard.Services = Keyboard.Services()
  ) {
    state = Keyboard.State(keyboardContext: context, width: width, settings: settings)
    self.services = services
  }

  /// Called once, before the first layout is made; does nothing by itself.
  open func setUp() {}

  /// Has everything made again before the next input: for services that have changed inside.
  public func setNeedsLayout() {
    isStale = true
  }

  /// The keyboard as it is to be seen now.
  public var scene: Scene {
    renew()
    return engine.scene
  }

  /// What the keyboard believes to stand before the cursor.
  public var text: TextRecord { engine.text }

  /// Takes in what happened and says what to do.
  ///
  /// The response also tells what a change before it has brought about.
  public func handle(_ input: Input) -> Response {
    renew()
    var response = engine.handle(input)
    followLocale(&response)
    response.gestures = pending.gestures + response.gestures
    response.feedback = pending.feedback + response.feedback
    response.changes.formUnion(pending.changes)
    pending = Response()
    answerAutocompleteRequests(of: &response)
    takeField()
    takePage()
    for event in response.feedback { services.feedbackService.trigger(event) }
    return response
  }

  /// Goes on as the keyboard that the state says now.
  func goOn(_ response: inout Response) {
    engine.goOn(as: newEngine(), &response)
  }

  private func firstEngine() -> KeyboardEngine {
    setUp()
    return newEngine()
  }

  /// Makes the keyboard anew if it is not up to date, and shows the page that the state says.
  private func renew() {
    // Asking for the engine makes the first one, after which nothing is stale.
    let shown = (type: engine.keyboardType, form: engine.keyboardCase)
    if isStale || services.revision != servicesRevision {
      engine.goOn(as: newEngine(), &pending)
    }
    if context.fieldPurpose != engine.text.field.purpose {
      engine.replaceText(
        with: TextRecord(field: Keyboard.Field(purpose: context.fieldPurpose)))
    }
    if context.keyboardType != shown.type {
      engine.setKeyboardType(context.keyboardType)
      pending.changes.insert(.keyboardType)
    }
    if context.keyboardCase != shown.form {
      engine.setKeyboardCase(context.keyboardCase)
      pending.changes.insert(.keyboardCase)
    }
    takePage()
  }

  /// Keeps in the state what field the keyboard was told of; its keys come with the next input.
  private func takeField() {
    let purpose = engine.text.field.purpose
    if context.fieldPurpose != purpose { context.fieldPurpose = purpose }
  }

  /// Keeps in the state what the keyboard shows.
  private func takePage() {
    if context.keyboardType != engine.keyboardType { context.keyboardType = engine.keyboardType }
    if context.keyboardCase != engine.keyboardCase { context.keyboardCase = engine.keyboardCase }
  }

  private func newEngine() -> KeyboardEngine {
    isStale = false
    servicesRevision = services.revision
    let context = state.keyboardContext
    let pages = KeyboardPages(service: services.layoutService, context: context, width: state.width)
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
