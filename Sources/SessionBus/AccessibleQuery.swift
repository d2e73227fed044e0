// SPDX-License-Identifier: MIT

import ClavierKit
import Linux
import Panel

/// A group of calls to one object, whose answers are combined when the last has arrived.
///
/// A call without an answer within a second counts as refused.
final class AccessibleQuery {
  private let bus: BusConnection
  private let object: AccessibleObject
  private var pendingCalls = 0
  private var finish: (() -> Void)?

  /// The timeout of a call, in microseconds.
  ///
  /// **Source:** ours: responsive programs need a few milliseconds.
  private static let timeout: UInt64 = 1_000_000

  private init(_ bus: BusConnection, _ object: AccessibleObject) {
    self.bus = bus
    self.object = object
  }

  private enum Interface: String {
    case accessible = "org.a11y.atspi.Accessible"
    case text = "org.a11y.atspi.Text"
    case properties = "org.freedesktop.DBus.Properties"
  }

  private func call(
    _ interface: Interface, _ method: String, _ arguments: [BusArgument] = [],
    _ handle: @escaping (BusMessage) -> Void
  ) {
    let target = BusConnection.Object(
      program: object.program, path: object.path, interface: interface.rawValue)
    pendingCalls += 1
    do throws(SystemError) {
      // The capture retains the query until all answers have arrived.
      try bus.call(target, method, arguments, timeout: Self.timeout) { [self] answer in
        if answer.failure == nil { handle(answer) }
        handleAnswer()
      }
    } catch {
      // The call fails only for an invalid path or name, or without memory, and then counts as
      // refused.
      handleAnswer()
    }
  }

  private func handleAnswer() {
    pendingCalls -= 1
    guard pendingCalls == 0, let finish else { return }
    self.finish = nil
    finish()
  }

  /// Runs `body` once all calls are answered; all calls must be made before.
  private func whenAnswered(_ body: @escaping () -> Void) {
    guard pendingCalls > 0 else { return body() }
    finish = body
  }

  // MARK: The description

  /// Queries an object's description.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - bus: The object's bus.
  ///   - body: Called with the description; `nil` if the object does not answer.
  static func describe(
    _ object: AccessibleObject, on bus: BusConnection,
    _ body: @escaping (AccessibleDescription?) -> Void
  ) {
    let query = AccessibleQuery(bus, object)
    var (role, states): (AccessibleRole?, UInt64?) = (nil, nil)
    var (hasText, attributes) = (false, [String: String]())
    query.call(.accessible, "GetRole") { role = $0.unsigned().map(AccessibleRole.init) }
    query.call(.accessible, "GetState") { answer in
      // The states are two 32-bit words, the lower one first.
      guard let words = answer.array(of: "u", limit: 2, answer.unsigned) else { return }
      states = words.reversed().reduce(0) { $0 << 32 | UInt64($1) }
    }
    query.call(.accessible, "GetInterfaces") { answer in
      let names = answer.array(of: "s", limit: maximumParts, answer.text)
      hasText = names?.contains(Interface.text.rawValue) ?? false
    }
    query.call(.accessible, "GetAttributes") { answer in
      for (name, value) in answer.array(of: "{ss}", limit: maximumParts, answer.pair) ?? [] {
        attributes[name] = value
      }
    }
    query.whenAnswered {
      guard let role, let states else { return body(nil) }
      body(
        AccessibleDescription(
          role: role, states: states, hasText: hasText, attributes: attributes))
    }
  }

  /// The maximum number of interfaces or attributes to read.
  ///
  /// **Source:** ours: no useful object has more.
  private static let maximumParts = 64

  // MARK: The text around the cursor

  /// Queries an object's text, unless its role has changed or it has become secret.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - role: The role at the last query.
  ///   - bus: The object's bus.
  ///   - body: Called with the result.
  static func read(
    _ object: AccessibleObject, _ role: AccessibleRole, on bus: BusConnection,
    _ body: @escaping (AccessibleFieldMachine.Answer) -> Void
  ) {
    let query = AccessibleQuery(bus, object)
    var now: AccessibleRole?
    var (caret, count): (Int32?, Int32?) = (nil, nil)
    var selection: (start: Int, end: Int)?
    query.call(.accessible, "GetRole") { now = $0.unsigned().map(AccessibleRole.init) }
    query.call(.properties, "Get", property("CaretOffset")) { caret = $0.variantSigned() }
    query.call(.properties, "Get", property("CharacterCount")) { count = $0.variantSigned() }
    query.call(.text, "GetSelection", [.signed(0)]) { answer in
      guard let start = answer.signed(), let end = answer.signed(), start != end else { return }
      selection = (Int(min(start, end)), Int(max(start, end)))
    }
    query.whenAnswered {
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
    let query = AccessibleQuery(bus, object)
    var (before, after): (String?, String?) = (nil, nil)
    if cursor.before.isEmpty {
      before = ""
    } else {
      query.call(.text, "GetText", range(cursor.before)) { before = $0.text() }
    }
    if cursor.after.isEmpty {
      after = ""
    } else {
      query.call(.text, "GetText", range(cursor.after)) { after = $0.text() }
    }
    query.whenAnswered {
      guard let before, let after else { return body(.nothing) }
      body(.text(TextContext(before: before, after: after, around: cursor)))
    }
  }

  private static func range(_ range: Range<Int>) -> [BusArgument] {
    [.signed(Int32(range.lowerBound)), .signed(Int32(range.upperBound))]
  }
}
