// SPDX-License-Identifier: MIT

import ClavierKit
import Panel

/// The focused field and the text around its cursor, as programs report them to assistive
/// technology.
///
/// ```
///          focused: describe           it is a field: entered, read
///   none ────────────────────▶ describing ─────────────────────────▶ in a field ─┐ cursor moved:
///    ▲ ▲                        │  ▲ ▲─┐ focused:                     │    ▲      │ read
///    │ │                        │  │ └─┘ describe again              │    │      │ text came:
///    │ └── no field, or no      │  │                                 │    └──────┘ report
///    │     answer ──────────────┘  └── new focus, or its ─────────────┤
///    │                                 window is uncertain: left      │
///    └──── focus lost, or its window or program gone: left ───────────┘
/// ```
///
/// Programs answer at any time, so each query has a number, and outdated answers are ignored. One
/// text query is pending at a time; a cursor motion in the meantime causes another. If no focus is
/// known, a cursor motion counts as a focus event, since the panel may have started after that
/// event.
///
/// A focus event invalidates a pending description: GTK 3 reports the focus at once, describes the
/// object as focused only when it is idle, and then reports the focus again. ``AccessibleWindows``
/// determines which window has the focus.
///
/// **Source:** the interfaces of at-spi2-core 2.46, `xml/Event.xml`, `Accessible.xml` and
/// `Text.xml`.
struct AccessibleFieldMachine: Hashable, Sendable {
  /// An event of a program or the bus.
  enum Input: Hashable, Sendable {
    case focused(AccessibleObject)
    case unfocused(AccessibleObject)
    /// The object's cursor has moved, as after typing.
    case cursorMoved(AccessibleObject)
    /// The window was activated.
    case activated(AccessibleObject)
    /// The window was deactivated or removed.
    case deactivated(AccessibleObject)
    /// The program has disconnected from the bus.
    case disconnected(program: String)
    /// The answer to ``Effect/describe(_:number:)``; `nil` if the program gave none.
    case described(number: Int, AccessibleDescription?)
    /// The answer to ``Effect/read(_:role:number:)``.
    case read(number: Int, Answer)
    /// The connection to the bus was lost, and all programs with it.
    case lost
  }

  /// The result of a text query.
  enum Answer: Hashable, Sendable {
    case text(TextContext)
    /// The text is unavailable.
    case nothing
    /// The object's role has changed, so its text was not queried.
    case changed
  }

  /// A step to perform.
  enum Effect: Hashable, Sendable {
    /// Queries the object's description.
    case describe(AccessibleObject, number: Int)
    /// Queries the text around the object's cursor, if it still has this role.
    case read(AccessibleObject, role: AccessibleRole, number: Int)
    /// Reports field events.
    case report([FieldMachine.Event])
  }

  private enum State: Hashable {
    case none
    case describing(AccessibleObject)
    case inField(AccessibleObject, AccessibleDescription)
  }

  private enum Reading: Hashable {
    case idle
    case requested
    /// The cursor has moved since the query, so the answer is outdated.
    case stale
  }

  private var state = State.none
  private var reading = Reading.idle
  /// The number of the query whose answer is awaited.
  private var number = 0
  private var lastText: TextContext?
  private var windows = AccessibleWindows()
  /// The object that the last query found to be no text field.
  private var nonField: AccessibleObject?

  /// Handles an event.
  ///
  /// - Returns: The steps to perform, in order.
  mutating func handle(_ input: Input) -> [Effect] {
    switch input {
    case .focused(let object):
      nonField = nil
      if case .inField(object, _) = state { return [] }
      return leave() + queryDescription(object)
    case .unfocused(let object): return object == self.object ? leave() : []
    case .cursorMoved(let object): return moved(object)
    case .activated(let window):
      nonField = nil
      return update(windows.activate(window, focused: object))
    case .deactivated(let window): return update(windows.deactivate(window, focused: object))
    case .disconnected(let program):
      windows.removeAll(of: program)
      return object?.program == program ? leave() : []
    case .described(let number, let description): return described(number, description)
    case .read(let number, let answer): return handleText(number, answer)
    case .lost:
      // The next bus gives the names of programs anew.
      windows = AccessibleWindows()
      nonField = nil
      return leave()
    }
  }

  /// The focused object that is a field or is being queried.
  private var object: AccessibleObject? {
    switch state {
    case .none: nil
    case .describing(let object), .inField(let object, _): object
    }
  }

  private mutating func update(_ focus: AccessibleWindows.Focus) -> [Effect] {
    switch focus {
    case .unchanged: []
    case .lost: leave()
    case .uncertain(let object): leave() + queryDescription(object)
    }
  }

  private mutating func moved(_ object: AccessibleObject) -> [Effect] {
    switch state {
    // The object may have been focused before the panel listened, or its program was too busy to
    // answer.
    case .none: return object == nonField ? [] : queryDescription(object)
    case .inField(object, let description) where description.isReadable:
      return queryText(object, description)
    case .describing, .inField: return []
    }
  }

  private mutating func queryDescription(_ object: AccessibleObject) -> [Effect] {
    number += 1
    state = .describing(object)
    return [.describe(object, number: number)]
  }

  private mutating func leave() -> [Effect] {
    guard state != .none else { return [] }
    let wasInField = if case .inField = state { true } else { false }
    state = .none
    reading = .idle
    lastText = nil
    // The new number invalidates pending answers.
    number += 1
    return wasInField ? [.report([.left])] : []
  }

  private mutating func described(
    _ number: Int, _ description: AccessibleDescription?
  ) -> [Effect] {
    guard number == self.number, case .describing(let object) = state else { return [] }
    guard let description, description.isFocused, let field = description.field else {
      state = .none
      // An object that gave no answer is queried again next time.
      if description != nil { nonField = object }
      return []
    }
    state = .inField(object, description)
    let entered = Effect.report([.entered(field)])
    return description.isReadable ? [entered] + queryText(object, description) : [entered]
  }

  private mutating func queryText(
    _ object: AccessibleObject, _ description: AccessibleDescription
  ) -> [Effect] {
    guard reading == .idle else {
      reading = .stale
      return []
    }
    reading = .requested
    number += 1
    return [.read(object, role: description.role, number: number)]
  }

  private mutating func handleText(_ number: Int, _ answer: Answer) -> [Effect] {
    guard number == self.number, case .inField(let object, let description) = state else {
      return []
    }
    let isStale = reading == .stale
    reading = .idle
    var effects: [Effect]
    switch answer {
    case .changed: return leave() + queryDescription(object)
    case .text(let text): effects = report(text)
    // Without a reported text, the receiver regards the text as unknown already.
    case .nothing: effects = lastText == nil ? [] : report(TextContext())
    }
    if isStale { effects += queryText(object, description) }
    return effects
  }

  private mutating func report(_ text: TextContext) -> [Effect] {
    guard text != lastText else { return [] }
    lastText = text
    return [.report([.text(text)])]
  }
}
