// SPDX-License-Identifier: MIT

import ClavierKit
import Panel

/// Which field has the cursor and what stands around it, where programs tell assistive technology of that.
///
/// ```
///          focused: describe             it is a field: entered, read
///   none ────────────────────▶ asking ─────────────────────────────────▶ in a field ─┐ cursor moved: read
///    ▲ ▲                        │  ▲                                      │    ▲      │ text came: tell it
///    │ └── it is none, or says  │  └────────── another is focused: left ──┤    └──────┘
///    │     nothing ─────────────┘                                         │
///    └──── not focused any more, its window or its program gone: left ────┘
/// ```
///
/// Programs answer when they like: each question has a number, and what answers an older one does not count. One question for
/// text is out at a time; a cursor that moves meanwhile is asked for once more. Where nothing is known to have the focus, a cursor that
/// moves counts as one: the panel may have come after it.
///
/// **Source:** the interfaces of at-spi2-core 2.46, `xml/Event.xml`, `Accessible.xml` and `Text.xml`.
struct AccessibleFieldMachine: Hashable, Sendable {
  /// What programs told.
  enum Input: Hashable, Sendable {
    case focused(AccessibleObject)
    case unfocused(AccessibleObject)
    /// The cursor has moved in it, as it does when something is typed.
    case cursorMoved(AccessibleObject)
    /// A window of the program has become the one that is typed into.
    case activated(program: String)
    /// A window of the program is no longer that.
    case deactivated(program: String)
    /// The program has left the bus.
    case gone(program: String)
    /// The answer to ``Effect/describe(_:number:)``; `nil` if there came none.
    case described(number: Int, AccessibleDescription?)
    /// The answer to ``Effect/read(_:role:number:)``.
    case read(number: Int, Answer)
    /// The bus is gone, and all programs with it.
    case lost
  }

  /// What came of the question for a text.
  enum Answer: Hashable, Sendable {
    case text(TextContext)
    /// It cannot be known.
    case nothing
    /// The object has become something else, so its text was not asked for.
    case changed
  }

  /// What is to be done.
  enum Effect: Hashable, Sendable {
    /// What is it?
    case describe(AccessibleObject, number: Int)
    /// What stands around its cursor, if it still has this role?
    case read(AccessibleObject, role: AccessibleRole, number: Int)
    /// Fields are told of.
    case tell([FieldMachine.Event])
  }

  private enum State: Hashable {
    case none
    case asking(AccessibleObject)
    case inField(AccessibleObject, AccessibleDescription)
  }

  private enum Reading: Hashable {
    case idle
    case asked
    /// The cursor has moved since it was asked.
    case stale
  }

  private var state = State.none
  private var reading = Reading.idle
  /// The question whose answer counts.
  private var number = 0
  private var lastText: TextContext?
  /// What had the focus when its window was left: some programs say nothing of it when that is typed into again.
  private var parted: AccessibleObject?
  /// What was no field when it was asked last.
  private var refused: AccessibleObject?

  /// Takes what a program told, or what the bus tells of it.
  ///
  /// - Returns: What is to be done, in this order.
  mutating func handle(_ input: Input) -> [Effect] {
    switch input {
    case .focused(let object):
      parted = nil
      refused = nil
      return object == self.object ? [] : leave() + ask(object)
    case .unfocused(let object): return object == self.object ? leave() : []
    case .cursorMoved(let object): return moved(object)
    case .activated(let program):
      guard let parted, parted.program == program, object == nil else { return [] }
      self.parted = nil
      return ask(parted)
    case .deactivated(let program):
      guard let object, object.program == program else { return [] }
      parted = object
      return leave()
    case .gone(let program):
      if parted?.program == program { parted = nil }
      return object?.program == program ? leave() : []
    case .described(let number, let description): return described(number, description)
    case .read(let number, let answer): return read(number, answer)
    case .lost:
      parted = nil
      return leave()
    }
  }

  /// What has the focus, as far as it is of interest.
  private var object: AccessibleObject? {
    switch state {
    case .none: nil
    case .asking(let object), .inField(let object, _): object
    }
  }

  private mutating func moved(_ object: AccessibleObject) -> [Effect] {
    switch state {
    // It may have had the focus before anybody listened, or been too busy to answer.
    case .none: return object == refused ? [] : ask(object)
    case .inField(object, let description) where description.isReadable:
      return read(object, description)
    case .asking, .inField: return []
    }
  }

  private mutating func ask(_ object: AccessibleObject) -> [Effect] {
    number += 1
    state = .asking(object)
    return [.describe(object, number: number)]
  }

  private mutating func leave() -> [Effect] {
    guard state != .none else { return [] }
    let wasInField = if case .inField = state { true } else { false }
    state = .none
    reading = .idle
    lastText = nil
    // What was asked of it does not count any more.
    number += 1
    return wasInField ? [.tell([.left])] : []
  }

  private mutating func described(
    _ number: Int, _ description: AccessibleDescription?
  ) -> [Effect] {
    guard number == self.number, case .asking(let object) = state else { return [] }
    guard let description, description.isFocused, let field = description.field else {
      state = .none
      // One that did not answer may do so next time.
      if description != nil { refused = object }
      return []
    }
    state = .inField(object, description)
    let entered = Effect.tell([.entered(field)])
    return description.isReadable ? [entered] + read(object, description) : [entered]
  }

  private mutating func read(
    _ object: AccessibleObject, _ description: AccessibleDescription
  ) -> [Effect] {
    guard reading == .idle else {
      reading = .stale
      return []
    }
    reading = .asked
    number += 1
    return [.read(object, role: description.role, number: number)]
  }

  private mutating func read(_ number: Int, _ answer: Answer) -> [Effect] {
    guard number == self.number, case .inField(let object, let description) = state else {
      return []
    }
    let isStale = reading == .stale
    reading = .idle
    var effects: [Effect]
    switch answer {
    case .changed: return leave() + ask(object)
    case .text(let text): effects = tell(text)
    // Nothing was known before either, if nothing was told.
    case .nothing: effects = lastText == nil ? [] : tell(TextContext())
    }
    if isStale { effects += read(object, description) }
    return effects
  }

  private mutating func tell(_ text: TextContext) -> [Effect] {
    guard text != lastText else { return [] }
    lastText = text
    return [.tell([.text(text)])]
  }
}
