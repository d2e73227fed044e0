// SPDX-License-Identifier: MIT

public import ClavierKit
import ClavierSettings
import KeyOutput
public import KeyboardCore
public import KeyboardPlan

/// A core whose actions are checked: each key goes down and up in turn, none stays down, and each
/// change of the scene is reported.
public struct CoreDriver: ~Copyable {
  public private(set) var core: KeyboardCore
  /// The current time, which ``wait(_:)`` advances.
  public private(set) var now = Timestamp(microseconds: 1_000_000)
  /// The first problem; `nil` without one.
  public private(set) var problem: String?
  /// The typed emojis that were to be stored, in order.
  public private(set) var storedEmojis: [TypedEmojis] = []
  /// The texts that the core has requested panels to insert, in order.
  public private(set) var insertedTexts: [String] = []
  /// The requests to programs that offer dictation, in order.
  public private(set) var dictationRequests: [Dictation.Request] = []
  /// The requests to subscribed programs, in order.
  public private(set) var publishedRequests: [Effect.Request] = []
  private var down: Set<UInt16> = []
  /// The panels with an unanswered request to insert or replace a text.
  private var pendingRequests: [(panel: UInt32, number: Int)] = []
  /// The state at the last report to panels.
  private var lastState: VisibleState

  /// - Parameters:
  ///   - plan: The values derived from a configuration.
  ///   - emojis: The emojis that were typed before the start; none by default.
  public init(_ plan: KeyboardPlan, emojis: TypedEmojis = TypedEmojis()) {
    core = KeyboardCore(plan, in: plan.locale(after: nil), emojis: emojis)
    lastState = VisibleState(&core)
    drain()
  }

  public mutating func send(_ event: KeyboardCore.Event) {
    core.handle(event, at: now)
    drain()
  }

  /// Returns the scene as a panel shows it.
  public mutating func currentScene() -> Scene { core.currentScene() }

  /// Returns the actions of the keys without an effect, as a panel shows them.
  public mutating func untypableActions() -> [KeyboardAction] {
    let scene = core.currentScene()
    return core.untypableKeyIndices(in: scene).map { scene.frames.keys[$0].action }
  }

  public mutating func type(_ text: String) {
    _ = core.type(text, at: now)
    drain()
  }

  public mutating func switchLanguage(to locale: KeyboardLocale?) {
    _ = core.switchLanguage(to: locale, at: now)
    drain()
  }

  /// Answers the oldest request in the panel's place.
  public mutating func answerInsertion(_ isDone: Bool) {
    guard !pendingRequests.isEmpty else { return }
    let request = pendingRequests.removeFirst()
    send(.panel(request.panel, .inserted(isDone, number: request.number)))
  }

  /// Advances the time; a negative duration is a clock that steps back.
  ///
  /// - Parameters:
  ///   - duration: The time.
  ///   - isLate: Whether deadlines are met only at its end, as on a busy machine.
  public mutating func wait(_ duration: Duration, isLate: Bool = false) {
    let end = now + duration
    var count = 0
    while !isLate, count < Self.deadlineLimit, let deadline = core.deadline, deadline <= end {
      count += 1
      now = max(now, deadline)
      send(.deadline)
    }
    now = end
    if isLate { send(.deadline) }
  }

  /// Ends all pending actions.
  ///
  /// - Returns: The first problem, or a key that is still down or a deadline still due; `nil` if
  ///   there is none.
  public mutating func finish() -> String? {
    send(.ready)
    send(.heldKeys([]))
    send(.cancel)
    for _ in 0..<Self.deadlineLimit {
      guard let deadline = core.deadline else { break }
      now = max(now, deadline)
      send(.deadline)
    }
    if problem == nil, core.deadline != nil { problem = "something is always due" }
    if problem == nil, !core.areKeysSent { problem = "keys are left over" }
    if problem == nil, !down.isEmpty { problem = "keys are left down: \(down.sorted())" }
    send(.stop)
    return problem
  }

  /// The maximum number of deadlines in one wait; a key repeats thirty times a second.
  private static let deadlineLimit = 20_000

  private mutating func drain() {
    var changes: SceneChanges = []
    var batch: [KeyboardCore.Action] = []
    while core.exchangeActions(for: &batch) {
      for action in batch {
        switch action {
        case .keys(let events): for event in events { record(event) }
        case .insert(let text, let number, let panel):
          insertedTexts.append(text)
          pendingRequests.append((panel, number))
        case .replace(_, _, let number, let panel): pendingRequests.append((panel, number))
        case .dictation(let request, _): dictationRequests.append(request)
        case .publish(let request): publishedRequests.append(request)
        case .sceneChanged(let more): changes.formUnion(more)
        case .storeEmojis(let emojis): storedEmojis.append(emojis)
        default: break
        }
      }
      batch.removeAll(keepingCapacity: true)
    }
    let next = VisibleState(&core)
    let unreported = next.changes(since: lastState).subtracting(changes)
    if !unreported.isEmpty {
      problem = problem ?? "changes \(unreported.rawValue) of the scene are not named"
    }
    lastState = next
  }

  private mutating func record(_ event: KeyEvent) {
    let code = event.key.rawValue
    switch event.transition {
    case .down:
      if !down.insert(code).inserted { problem = problem ?? "key \(code) goes down twice" }
      if !core.isReady { problem = problem ?? "key \(code) before the keyboard is ready" }
    case .up:
      if down.remove(code) == nil { problem = problem ?? "key \(code) goes up, but is not down" }
    }
  }
}

/// The parts of a core that a panel shows.
private struct VisibleState {
  private let scene: Scene
  private let context: KeyboardContext
  private let untypableKeys: [Int]
  private let isShown: Bool
  private let isCovering: Bool
  private let isCollapsed: Bool
  private let pointer: Point?

  init(_ core: inout KeyboardCore) {
    scene = core.currentScene()
    context = core.context
    untypableKeys = core.untypableKeyIndices(in: scene)
    isShown = core.isShown
    isCovering = core.isCovering
    isCollapsed = core.isCollapsed
    pointer = core.pointer
  }

  func changes(since old: VisibleState) -> SceneChanges {
    var changes: SceneChanges = []
    func compare<Value: Equatable>(_ change: SceneChanges, _ part: KeyPath<VisibleState, Value>) {
      if self[keyPath: part] != old[keyPath: part] { changes.insert(change) }
    }
    compare(.keyboardType, \.scene.keyboardType)
    compare(.keyboardCase, \.scene.keyboardCase)
    compare(.modifiers, \.scene.modifiers)
    compare(.layout, \.scene.frames)
    compare(.pressedKeys, \.scene.pressedKeys)
    compare(.pressedKeys, \.scene.pressedSuggestion)
    compare(.callouts, \.scene.callouts)
    compare(.spaceDrag, \.scene.isSpaceDragGestureActive)
    compare(.accessibility, \.scene.scan)
    compare(.accessibility, \.scene.waits)
    compare(.suggestions, \.scene.suggestions)
    compare(.context, \.context)
    compare(.typability, \.untypableKeys)
    compare(.visibility, \.isShown)
    compare(.visibility, \.isCovering)
    compare(.visibility, \.isCollapsed)
    compare(.pointer, \.pointer)
    return changes
  }
}
