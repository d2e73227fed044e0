// SPDX-License-Identifier: MIT

import ClavierKit
import Linux
import Panel

/// Some calls to one object that belong together, whose answers are put together when the last has come.
///
/// Each is answered within a second, or counts as refused.
final class AccessibleQuestion {
  private let bus: BusConnection
  private let object: AccessibleObject
  private var missing = 0
  private var finish: (() -> Void)?

  /// How long a program may take for one answer, in microseconds.
  ///
  /// **Source:** ours: programs that are not stuck need some milliseconds.
  private static let patience: UInt64 = 1_000_000

  private init(_ bus: BusConnection, _ object: AccessibleObject) {
    self.bus = bus
    self.object = object
  }

  private enum Interface: String {
    case accessible = "org.a11y.atspi.Accessible"
    case text = "org.a11y.atspi.Text"
    case properties = "org.freedesktop.DBus.Properties"
  }

  private func ask(
    _ interface: Interface, _ method: String, _ arguments: [BusArgument] = [],
    _ take: @escaping (BusMessage) -> Void
  ) {
    let target = BusConnection.Object(
      program: object.program, path: object.path, interface: interface.rawValue)
    missing += 1
    do throws(SystemError) {
      // It keeps itself until all answers are there.
      try bus.call(target, method, arguments, patience: Self.patience) { [self] answer in
        if answer.failure == nil { take(answer) }
        answered()
      }
    } catch {
      // Only a path or name that is none, or no memory: as if it were refused.
      answered()
    }
  }

  private func answered() {
    missing -= 1
    guard missing == 0, let finish else { return }
    self.finish = nil
    finish()
  }

  /// Has something done once all answers are there, which must have been asked for before.
  private func then(_ body: @escaping () -> Void) {
    guard missing > 0 else { return body() }
    finish = body
  }

  // MARK: What is it?

  /// Asks an object what it is.
  ///
  /// - Parameters:
  ///   - object: Which.
  ///   - bus: The bus that it is on.
  ///   - body: Takes it; `nil` if it does not say.
  static func describe(
    _ object: AccessibleObject, on bus: BusConnection,
    _ body: @escaping (AccessibleDescription?) -> Void
  ) {
    let question = AccessibleQuestion(bus, object)
    var (role, states): (AccessibleRole?, UInt64?) = (nil, nil)
    var (hasText, attributes) = (false, [String: String]())
    question.ask(.accessible, "GetRole") { role = $0.unsigned().map(AccessibleRole.init) }
    question.ask(.accessible, "GetState") { answer in
      // Two words of 32 bits, the lower one first.
      guard let words = answer.array(of: "u", limit: 2, answer.unsigned) else { return }
      states = words.reversed().reduce(0) { $0 << 32 | UInt64($1) }
    }
    question.ask(.accessible, "GetInterfaces") { answer in
      let names = answer.array(of: "s", limit: mostParts, answer.text)
      hasText = names?.contains(Interface.text.rawValue) ?? false
    }
    question.ask(.accessible, "GetAttributes") { answer in
      for (name, value) in answer.array(of: "{ss}", limit: mostParts, answer.pair) ?? [] {
        attributes[name] = value
      }
    }
    question.then {
      guard let role, let states else { return body(nil) }
      body(
        AccessibleDescription(
          role: role, states: states, hasText: hasText, attributes: attributes))
    }
  }

  /// **Source:** ours: no object has more interfaces or attributes of any use.
  private static let mostParts = 64

  // MARK: What stands around its cursor?

  /// Asks an object for its text, unless it has become a secret's or something else.
  ///
  /// - Parameters:
  ///   - object: Which.
  ///   - role: What it was when it was asked.
  ///   - bus: The bus that it is on.
  ///   - body: Takes it.
  static func read(
    _ object: AccessibleObject, _ role: AccessibleRole, on bus: BusConnection,
    _ body: @escaping (AccessibleFieldMachine.Answer) -> Void
  ) {
    let question = AccessibleQuestion(bus, object)
    var now: AccessibleRole?
    var (caret, count): (Int32?, Int32?) = (nil, nil)
    var selection: (start: Int, end: Int)?
    question.ask(.accessible, "GetRole") { now = $0.unsigned().map(AccessibleRole.init) }
    question.ask(.properties, "Get", property("CaretOffset")) { caret = $0.wrappedSigned() }
    question.ask(.properties, "Get", property("CharacterCount")) { count = $0.wrappedSigned() }
    question.ask(.text, "GetSelection", [.signed(0)]) { answer in
      guard let start = answer.signed(), let end = answer.signed(), start != end else { return }
      selection = (Int(min(start, end)), Int(max(start, end)))
    }
    question.then {
      guard let now else { return body(.nothing) }
      guard now == role else { return body(.changed) }
      guard let caret, let count,
        let cursor = AccessibleCursor(
          caret: Int(caret), count: Int(count), selection: selection)
      else { return body(.nothing) }
      read(object, cursor, on: bus, body)
    }
  }

  private static func property(_ name: String) -> [BusArgument] {
    [.text(Interface.text.rawValue), .text(name)]
  }

  private static func read(
    _ object: AccessibleObject, _ cursor: AccessibleCursor, on bus: BusConnection,
    _ body: @escaping (AccessibleFieldMachine.Answer) -> Void
  ) {
    let question = AccessibleQuestion(bus, object)
    var (before, after): (String?, String?) = (nil, nil)
    if cursor.before.isEmpty {
      before = ""
    } else {
      question.ask(.text, "GetText", range(cursor.before)) { before = $0.text() }
    }
    if cursor.after.isEmpty {
      after = ""
    } else {
      question.ask(.text, "GetText", range(cursor.after)) { after = $0.text() }
    }
    question.then {
      guard let before, let after else { return body(.nothing) }
      body(.text(TextContext(before: before, after: after, around: cursor)))
    }
  }

  private static func range(_ range: Range<Int>) -> [BusArgument] {
    [.signed(Int32(range.lowerBound)), .signed(Int32(range.upperBound))]
  }
}
