// SPDX-License-Identifier: MIT

public import ClavierKit
import KeyOutput
import KeyboardCore

/// A run of a case: a new core, and its whole output.
///
/// Time passes only in `wait` and `tap`, which handle every deadline of the core to the
/// microsecond.
public final class ScriptRun {
  var core: KeyboardCore
  /// The output of the keyboard, as lines.
  public internal(set) var transcript: [String] = []
  /// The resulting text of a field that was empty.
  public private(set) var document = ModelDocument()
  /// All effects of the run so far.
  public private(set) var effects: [Effect] = []
  /// The touch frames of the case, for replaying them on a real device.
  public private(set) var frames: [TouchFrame] = []
  /// The time since the start.
  public private(set) var now = Timestamp(microseconds: 0)

  /// The function called after each event, used to draw pictures.
  public var observer: ((ScriptRun) -> Void)?

  public var engine: KeyboardEngine { core.engine }
  /// The current language of the keyboard.
  public var locale: KeyboardLocale { core.context.locale }
  var setting: ScriptSetting
  /// The engine's responses to the current event.
  private let responses: ResponseLog
  /// The state as shown by the last lines of the transcript.
  var reported = ReportedState()
  private var fingers: [Int: (contact: Contact.ID, point: Point)] = [:]
  private var contactCount: UInt64 = 0

  /// The maximum number of deadlines in one wait; an hour of a repeating key has 36,000.
  public static let deadlineLimit = 100_000

  /// Creates a keyboard at rest according to a setting.
  ///
  /// - Parameters:
  ///   - setting: The keyboard's setting.
  ///   - pages: The pages of keys; `nil` for the setting's pages.
  ///   - lists: The service of callout actions.
  /// - Throws: ``ScriptError`` for an error in the setting's configuration.
  public init(
    _ setting: ScriptSetting, pages: KeyboardPages? = nil,
    lists: any KeyboardCalloutService = .standard()
  ) throws(ScriptError) {
    self.setting = setting
    let responses = ResponseLog()
    self.responses = responses
    core = try setting.core(with: pages, lists: lists)
    core.onResponse = { responses.append($0) }
    // The receiver is ready from the start.
    core.handle(.ready, at: now)
    var batch: [KeyboardCore.Action] = []
    while core.exchangeActions(for: &batch) { batch.removeAll() }
  }

  /// Runs a whole case.
  ///
  /// - Parameters:
  ///   - scriptCase: The case.
  ///   - pages: The pages of keys; `nil` for the pages of the case's setting.
  ///   - lists: The service of callout actions.
  /// - Returns: The finished run.
  /// - Throws: ``ScriptError`` for a missing key, a finger that is already or not yet down, or a
  ///   wait with too many deadlines.
  public static func play(
    _ scriptCase: ScriptCase, pages: KeyboardPages? = nil,
    lists: any KeyboardCalloutService = .standard()
  ) throws(ScriptError) -> ScriptRun {
    let run = try ScriptRun(scriptCase.setting, pages: pages, lists: lists)
    for step in scriptCase.steps { try run.perform(step) }
    return run
  }

  /// Performs a step.
  ///
  /// - Parameter step: The step.
  /// - Throws: ``ScriptError`` as for ``play(_:)``.
  public func perform(_ step: ScriptStep) throws(ScriptError) {
    switch step.verb {
    case .tap(let keys):
      for key in keys { try tap(key, line: step.line) }
    case .down(let finger, let target):
      guard fingers[finger] == nil else { throw error(step, "finger \(finger) is already down") }
      contactCount += 1
      fingers[finger] = (Contact.ID(rawValue: contactCount), try place(target, line: step.line))
      touch(finger, .down)
    case .move(let finger, let target):
      guard fingers[finger] != nil else { throw error(step, "finger \(finger) is not down") }
      let point = try place(target, line: step.line)
      fingers[finger]?.point = point
      touch(finger, .moved)
    case .up(let finger):
      guard fingers[finger] != nil else { throw error(step, "finger \(finger) is not down") }
      touch(finger, .up)
      fingers[finger] = nil
    case .wait(let duration):
      try wait(duration, line: step.line)
    case .cancel:
      // All present contacts are lost, as after unplugging a device or hiding the keyboard.
      fingers.removeAll()
      update { $0.handle(.cancel, at: $1) }
    case .elsewhere:
      update { $0.handle(.typedElsewhere, at: $1) }
    case .switch(let device):
      send(.switchPressed(device, now))
      send(.switchReleased(device, now))
    case .session(let context):
      send(.textContext(context, now))
    case .field(let field):
      send(.newField(field, now))
    case .suggest(let suggestions, let text):
      let context = text.map { TextContext(beforeInput: $0) } ?? TextContext(engine.text)
      send(.suggestions(suggestions, for: context, now))
    case .accept(let text):
      let shown = engine.scene.suggestions.first { $0.text == text }
      send(.accept(shown ?? Autocomplete.Suggestion(text: text), now))
    case .event(let event):
      try perform(event, step)
    }
  }

  private func tap(_ key: String, line: Int) throws(ScriptError) {
    let finger = 0
    contactCount += 1
    fingers[finger] = (Contact.ID(rawValue: contactCount), try place(.key(key), line: line))
    touch(finger, .down)
    try wait(ScriptStep.tapDuration, line: line)
    touch(finger, .up)
    fingers[finger] = nil
    try wait(ScriptStep.tapDuration, line: line)
  }

  /// Advances the time, and handles every deadline in between.
  private func wait(_ duration: Duration, line: Int) throws(ScriptError) {
    let end = now + duration
    var deadlineCount = 0
    while let deadline = core.deadline, deadline <= end {
      deadlineCount += 1
      guard deadlineCount <= Self.deadlineLimit else {
        throw ScriptError(
          line: line,
          problem: "the keyboard asks for more than \(Self.deadlineLimit) moments of one wait",
          source: "")
      }
      now = max(now, deadline)
      update(isWaiting: true) { $0.handle(.deadline, at: $1) }
    }
    now = end
  }

  private func touch(_ finger: Int, _ phase: Contact.Phase) {
    guard let (contact, point) = fingers[finger] else { return }
    let frame = TouchFrame(
      time: now, touches: [Touch(contact: contact, phase: phase, point: point)])
    frames.append(frame)
    update { $0.handle(.touch(frame), at: $1) }
  }

  private func send(_ input: Input) { update { $0.handle(input: input, at: $1) } }

  /// Passes an event to the core, and records the core's whole output.
  func update(isWaiting: Bool = false, _ body: (inout KeyboardCore, Timestamp) -> Void) {
    let before = locale
    body(&core, now)
    var lines = handleResponse(locale == before ? nil : locale)
    var batch: [KeyboardCore.Action] = []
    while core.exchangeActions(for: &batch) {
      // The exchange of actions may have computed suggestions.
      lines += handleResponse(nil)
      if !setting.configuration.isEmpty { lines += batch.flatMap(self.lines(for:)) }
      batch.removeAll()
    }
    lines += handleResponse(nil)
    lines += barLines()
    if setting.extras.contains(.untypable) { lines += untypableLines() }
    if setting.extras.contains(.covering) { lines += coveringLines() }
    let prefix = isWaiting ? "@\(now.microseconds / 1000)ms " : ""
    transcript += lines.map { prefix + $0 }
    observer?(self)
  }

  /// Applies the engine's last responses, and returns their lines.
  private func handleResponse(_ locale: KeyboardLocale?) -> [String] {
    let response = responses.removeResponse()
    effects += response.effects
    for effect in response.effects { document.apply(effect) }
    return lines(for: response, locale)
  }

  private func place(_ target: ScriptStep.Target, line: Int) throws(ScriptError) -> Point {
    switch target {
    case .point(let point):
      return point
    case .outside:
      return Point(x: engine.scene.frames.size.width / 2, y: -20)
    case .key(let name):
      let keys = engine.scene.frames.keys
      // In fields whose letters differ from the language's, keys have language-independent names.
      guard
        let key = keys.first(where: { $0.action.keyName(in: locale) == name })
          ?? keys.first(where: { $0.action == .character(name) })
          ?? keys.first(where: { $0.action.keyName == name })
      else {
        let names = keys.map { $0.action.keyName(in: locale) }.joined(separator: " ")
        throw ScriptError(
          line: line, problem: "the page has no key \(name); it has \(names)", source: "")
      }
      return key.capFrame.center
    }
  }

  func error(_ step: ScriptStep, _ problem: String) -> ScriptError {
    ScriptError(line: step.line, problem: problem, source: "")
  }
}

/// A log of an engine's responses, returned merged into one.
private final class ResponseLog {
  private var response = Response()

  func append(_ next: Response) {
    response.effects += next.effects
    response.gestures += next.gestures
    response.calloutEvents += next.calloutEvents
    response.autocompleteRequests += next.autocompleteRequests
    response.feedback += next.feedback
    response.changes.formUnion(next.changes)
  }

  func removeResponse() -> Response {
    defer { response = Response() }
    return response
  }
}
