// SPDX-License-Identifier: MIT

public import ClavierKit

/// A case that is being played: a new engine, and all that comes of it.
///
/// Time passes only by `wait` and `tap`; every deadline of the engine is met on the way, to the
/// microsecond.
public struct ScriptRun {
  public private(set) var engine: KeyboardEngine
  /// What the engine said, a line each.
  public private(set) var transcript: [String] = []
  /// What a field that was empty would hold.
  public private(set) var document = ModelDocument()
  /// All effects so far.
  public private(set) var effects: [Effect] = []
  /// The frames of touches that the case is made of, for playing them to a real device.
  public private(set) var frames: [TouchFrame] = []
  /// How much time has passed since the beginning.
  public private(set) var now = Timestamp(microseconds: 0)

  /// Is told each time when something has happened, with all of it done: for pictures.
  public var observer: ((ScriptRun) -> Void)?

  /// The keyboard as it is now: its language is another one after a switch.
  private var setting: ScriptSetting
  /// The language of the keyboard now.
  public var locale: KeyboardLocale { setting.locale }
  private let pages: KeyboardPages?
  private let lists: any KeyboardCalloutService
  private var deadline: Timestamp?
  /// The letter over a pressed key that was said last.
  private var bubble: String?
  /// What was said last of a scan and of keys that wait.
  private var accessibility = AccessibilityWords()
  private var fingers: [Int: (contact: Contact.ID, point: Point)] = [:]
  private var contactCount: UInt64 = 0

  /// How many deadlines are met in one wait; an hour of a key that repeats has 36,000.
  public static let deadlineLimit = 100_000

  /// A keyboard at rest, as the setting says.
  ///
  /// - Parameters:
  ///   - setting: The keyboard.
  ///   - pages: Its pages of keys, if they are not those of the setting.
  ///   - lists: What makes the lists of held keys.
  public init(
    _ setting: ScriptSetting, pages: KeyboardPages? = nil,
    lists: any KeyboardCalloutService = .standard()
  ) {
    self.setting = setting
    self.pages = pages
    self.lists = lists
    engine = setting.keyboard(with: pages, lists: lists)
  }

  /// Plays a whole case.
  ///
  /// - Parameters:
  ///   - scriptCase: The case.
  ///   - pages: The keyboard's pages of keys, if they are not those of the case's setting.
  ///   - lists: What makes the lists of held keys.
  /// - Returns: The run at its end.
  /// - Throws: ``ScriptError`` for a key that is not on the page, a finger that is not where it should,
  ///   or a wait that never ends.
  public static func play(
    _ scriptCase: ScriptCase, pages: KeyboardPages? = nil,
    lists: any KeyboardCalloutService = .standard()
  ) throws(ScriptError) -> ScriptRun {
    var run = ScriptRun(scriptCase.setting, pages: pages, lists: lists)
    for step in scriptCase.steps { try run.perform(step) }
    return run
  }

  /// Does one step.
  ///
  /// - Parameter step: The step.
  /// - Throws: ``ScriptError`` as ``play(_:)`` does.
  public mutating func perform(_ step: ScriptStep) throws(ScriptError) {
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
      // The device is gone or the keyboard hidden: no finger of before is heard of again.
      fingers.removeAll()
      send(.cancel(now))
    case .elsewhere:
      send(.textChangedElsewhere(now))
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
    }
  }

  private mutating func tap(_ key: String, line: Int) throws(ScriptError) {
    let finger = 0
    contactCount += 1
    fingers[finger] = (Contact.ID(rawValue: contactCount), try place(.key(key), line: line))
    touch(finger, .down)
    try wait(ScriptStep.tapDuration, line: line)
    touch(finger, .up)
    fingers[finger] = nil
    try wait(ScriptStep.tapDuration, line: line)
  }

  /// Lets time pass, and meets every deadline on the way.
  private mutating func wait(_ duration: Duration, line: Int) throws(ScriptError) {
    let end = now + duration
    var met = 0
    while let deadline, deadline <= end {
      met += 1
      guard met <= Self.deadlineLimit else {
        throw ScriptError(
          line: line,
          problem: "the keyboard asks for more than \(Self.deadlineLimit) moments of one wait",
          source: "")
      }
      now = max(now, deadline)
      send(.deadline(now), isWaiting: true)
    }
    now = end
  }

  private mutating func touch(_ finger: Int, _ phase: Contact.Phase) {
    guard let (contact, point) = fingers[finger] else { return }
    let frame = TouchFrame(
      time: now, touches: [Touch(contact: contact, phase: phase, point: point)])
    frames.append(frame)
    send(.touch(frame))
  }

  private mutating func send(_ input: Input, isWaiting: Bool = false) {
    var response = engine.handle(input)
    let locale = setting.followLocale(of: &engine, &response, with: pages, lists: lists)
    deadline = response.deadline
    effects += response.effects
    for effect in response.effects { document.apply(effect) }
    let prefix = isWaiting ? "@\(now.microseconds / 1000)ms " : ""
    transcript += lines(for: response, locale).map { prefix + $0 }
    observer?(self)
  }

  private mutating func lines(for response: Response, _ locale: KeyboardLocale?) -> [String] {
    var lines = response.effects.map(\.transcriptLine)
    if setting.showsGestures {
      lines += response.gestures.map { "gesture \($0.gesture.rawValue) \($0.action.keyName)" }
    }
    if setting.showsFeedback { lines += response.feedback.map { "feedback \($0.words)" } }
    lines += calloutLines(for: response)
    if response.changes.contains(.suggestions) {
      lines.append("suggestions \(engine.scene.suggestions.words)")
    }
    lines += response.autocompleteRequests.compactMap { $0.words(showsAsks: setting.showsAsks) }
    if let locale { lines.append("locale \(locale.rawValue)") }
    if response.changes.contains(.keyboardType) { lines.append("page \(engine.keyboardType.name)") }
    if response.changes.contains(.keyboardCase) { lines.append("case \(engine.keyboardCase)") }
    if response.changes.contains(.modifiers) {
      lines.append("modifiers \(engine.scene.modifiers.words)")
    }
    if response.changes.contains(.spaceDrag) {
      lines.append("space-drag \(engine.scene.isSpaceDragGestureActive ? "on" : "off")")
    }
    if response.changes.contains(.accessibility) {
      let isDwelling = setting.engine.accessibility.dwell > .zero
      lines += accessibility.lines(for: engine.scene, isDwelling: isDwelling)
    }
    return lines
  }

  private mutating func calloutLines(for response: Response) -> [String] {
    guard response.changes.contains(.callouts) else { return [] }
    let scene = engine.scene
    var lines = response.calloutEvents.map { _ in "callout \(scene.openList?.words ?? "closed")" }
    guard setting.showsBubbles else { return lines }
    let shown = scene.bubble
    if shown != bubble { lines.append("bubble \(shown ?? "off")") }
    bubble = shown
    return lines
  }

  private func place(_ target: ScriptStep.Target, line: Int) throws(ScriptError) -> Point {
    switch target {
    case .point(let point):
      return point
    case .outside:
      return Point(x: engine.scene.frames.size.width / 2, y: -20)
    case .key(let name):
      let frames = engine.scene.frames
      guard
        let key = frames.keys.first(where: { $0.action.keyName == name })
          ?? frames.keys.first(where: { $0.action == .character(name) })
      else {
        let names = frames.keys.map(\.action.keyName).joined(separator: " ")
        throw ScriptError(
          line: line, problem: "the page has no key \(name); it has \(names)", source: "")
      }
      return key.capFrame.center
    }
  }

  private func error(_ step: ScriptStep, _ problem: String) -> ScriptError {
    ScriptError(line: step.line, problem: problem, source: "")
  }
}

extension Keyboard.KeyboardType {
  /// The page as a word of a transcript.
  fileprivate var name: String {
    switch self {
    case .alphabetic, .numeric, .symbolic, .emojis: "\(self)"
    case .custom(let name): "custom:\(name)"
    }
  }
}

extension Keyboard.ModifierStates {
  /// The modifiers that are in force, as words of a transcript.
  fileprivate var words: String {
    let words = Keyboard.Modifier.allCases.filter { self[$0] != .off }.map {
      "\($0.label)=\(self[$0].rawValue)"
    }
    return words.isEmpty ? "off" : words.joined(separator: " ")
  }
}
