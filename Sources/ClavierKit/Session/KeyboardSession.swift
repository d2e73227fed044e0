// SPDX-License-Identifier: MIT

/// One keyboard as a program holds it: what it is asked with, what makes it, and what it does.
///
/// ```
///   context ──┐
///   services ─┼──▶ pages ──▶ engine ◀── input
///   width ────┘                 └─────▶ response, scene
/// ```
///
/// Subclass it to replace services in ``setUp()``, or replace them from outside. Layouts are made when they
/// are first needed, and again at the next input after something changed that they depend on: fingers
/// that are down then type nothing more, and what was typed before is remembered.
///
/// **Source:** KeyboardKit's input view controller, without a view.
open class KeyboardSession {
  /// What services are asked with.
  public var context: KeyboardContext {
    didSet { if context != oldValue { setNeedsLayout() } }
  }
  /// The width of the keyboard in points, limited as ``KeyboardFrames`` says.
  public var width: Double {
    didSet { if width != oldValue { setNeedsLayout() } }
  }
  /// How the keyboard behaves.
  public var settings: EngineSettings {
    didSet { if settings != oldValue { setNeedsLayout() } }
  }
  /// What makes the parts of the keyboard.
  public let services: Keyboard.Services

  private lazy var engine = firstEngine()
  /// Whether something changed since the engine was made.
  private var isStale = false

  /// A keyboard of which nothing is made yet; the services serve it alone.
  public init(
    context: KeyboardContext = KeyboardContext(), width: Double = 390,
    settings: EngineSettings = EngineSettings(), services: Keyboard.Services = Keyboard.Services()
  ) {
    self.context = context
    self.width = width
    self.settings = settings
    self.services = services
    services.didChange = { [weak self] in self?.setNeedsLayout() }
  }

  /// Called once, before the first layout is made; does nothing by itself.
  open func setUp() {}

  /// Has all layouts made again before the next input: for services that have changed inside.
  public func setNeedsLayout() {
    isStale = true
  }

  /// The keyboard as it is to be seen now.
  public var scene: Scene {
    renewEngineIfStale()
    return engine.scene
  }

  /// What the keyboard believes to stand before the cursor.
  public var text: TextRecord { engine.text }

  /// Takes in what happened and says what to do.
  public func handle(_ input: Input) -> Response {
    renewEngineIfStale()
    return engine.handle(input)
  }

  private func firstEngine() -> KeyboardEngine {
    setUp()
    return newEngine(text: TextRecord())
  }

  private func renewEngineIfStale() {
    // Asking for the text makes the first engine, after which nothing is stale.
    let text = engine.text
    if isStale { engine = newEngine(text: text) }
  }

  private func newEngine(text: TextRecord) -> KeyboardEngine {
    isStale = false
    let pages = KeyboardPages(service: services.layoutService, context: context, width: width)
    return KeyboardEngine(pages: pages, settings: settings, text: text)
  }
}
