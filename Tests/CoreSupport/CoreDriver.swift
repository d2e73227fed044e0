// SPDX-License-Identifier: MIT

public import ClavierKit
import ClavierSettings
import KeyOutput
public import KeyboardCore
public import KeyboardPlan

/// A core whose actions are performed by nothing but a check: keys alternate, and none stays down.
public struct CoreDriver: ~Copyable {
  public private(set) var core: KeyboardCore
  /// The present moment; it moves with ``wait(_:)``.
  public private(set) var now = Timestamp(microseconds: 1_000_000)
  /// The first problem; `nil` without one.
  public private(set) var problem: String?
  private var down: Set<UInt16> = []
  /// The panels that were asked for a text and have not answered.
  private var asked: [UInt32] = []

  /// - Parameter plan: Everything that follows from a configuration.
  public init(_ plan: KeyboardPlan) {
    core = KeyboardCore(plan, in: plan.locale(after: nil))
    drain()
  }

  public mutating func send(_ event: KeyboardCore.Event) {
    core.handle(event, at: now)
    drain()
  }

  public mutating func type(_ text: String) {
    _ = core.type(text, at: now)
    drain()
  }

  public mutating func switchLanguage(to locale: KeyboardLocale?) {
    _ = core.switchLanguage(to: locale, at: now)
    drain()
  }

  /// Has the panel answer that was asked first.
  public mutating func answerInsertion(_ isDone: Bool) {
    guard !asked.isEmpty else { return }
    send(.panel(asked.removeFirst(), .inserted(isDone)))
  }

  /// Lets time pass; a negative time is a clock that steps back.
  ///
  /// - Parameters:
  ///   - duration: The time.
  ///   - isLate: Whether deadlines are met only at its end, as by a busy machine.
  public mutating func wait(_ duration: Duration, isLate: Bool = false) {
    let end = now + duration
    var met = 0
    while !isLate, met < Self.deadlineLimit, let deadline = core.deadline, deadline <= end {
      met += 1
      now = max(now, deadline)
      send(.deadline)
    }
    now = end
    if isLate { send(.deadline) }
  }

  /// Ends everything that is under way.
  ///
  /// - Returns: The first problem, or anything that is still down or due; `nil` if all is well.
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

  /// The number of deadlines in one wait at most; a key repeats thirty times a second.
  private static let deadlineLimit = 20_000

  private mutating func drain() {
    while let action = core.nextAction() {
      switch action {
      case .key(let event): note(event)
      case .insert(_, let panel): asked.append(panel)
      default: break
      }
    }
  }

  private mutating func note(_ event: KeyEvent) {
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
