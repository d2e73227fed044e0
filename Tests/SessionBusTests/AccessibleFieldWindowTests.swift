// SPDX-License-Identifier: MIT

import ClavierKit
import Panel
import Testing

@testable import SessionBus

/// The focused field of programs with several windows, whose events arrive in various orders.
struct AccessibleFieldWindowTests {
  private typealias Input = AccessibleFieldMachine.Input

  private static let (main, dialog) = (object("/main"), object("/dialog"))
  private static let (entry, button) = (object("/entry"), object("/button"))
  private static let (other, otherEntry) = (object("/main", ":1.9"), object("/entry", ":1.9"))

  private static func object(_ path: String, _ program: String = ":1.7") -> AccessibleObject {
    AccessibleObject(program: program, path: path)
  }

  /// A machine and the programs that it queries.
  private struct Session {
    private var machine = AccessibleFieldMachine()
    /// The pending queries, oldest first.
    private(set) var queries: [(object: AccessibleObject, number: Int)] = []
    private(set) var reports: [FieldMachine.Event] = []

    mutating func handle(_ inputs: Input...) {
      for effect in inputs.flatMap({ machine.handle($0) }) {
        switch effect {
        case .describe(let object, let number): queries.append((object, number))
        case .report(let events): reports += events
        case .read: Issue.record("the text of a password was queried")
        }
      }
    }

    /// Answers the oldest pending query; both entries are passwords.
    mutating func answer(isFocused: Bool) {
      let (object, number) = queries.removeFirst()
      let isEntry = [entry, otherEntry].contains(object)
      let states: UInt64 = (isFocused ? 1 << 12 : 0) | (isEntry ? 1 << 7 : 0)
      handle(
        .described(
          number: number,
          AccessibleDescription(
            role: isEntry ? .password : .init(rawValue: 43), states: states, hasText: isEntry)))
    }

    /// Answers all queries; programs have no other focused object than this one.
    mutating func answer(focused: AccessibleObject?) {
      while let query = queries.first { answer(isFocused: query.object == focused) }
    }

    /// Returns the reports since the last call.
    mutating func newReports() -> [FieldMachine.Event] {
      defer { reports = [] }
      return reports
    }
  }

  private static let entered = FieldMachine.Event.entered(Keyboard.Field(purpose: .password))

  /// Returns a session in the entry of the main window.
  private static func inEntry() -> Session {
    var session = Session()
    session.handle(.activated(main), .focused(entry))
    session.answer(focused: entry)
    #expect(session.newReports() == [entered])
    return session
  }

  @Test(arguments: [true, false])
  func aRepeatedFocusEventRepeatsTheQuery(_ isAnswerLate: Bool) {
    var session = Session()
    session.handle(.activated(Self.main), .focused(Self.entry))
    // GTK has not updated the object's states yet.
    if !isAnswerLate { session.answer(isFocused: false) }
    session.handle(.focused(Self.entry))
    if isAnswerLate { session.answer(isFocused: false) }
    session.answer(focused: Self.entry)
    #expect(session.reports == [Self.entered])
  }

  @Test func aWindowThatIsActivatedAgainHasItsField() {
    var session = Self.inEntry()
    session.handle(.deactivated(Self.other))
    #expect(session.newReports() == [])
    session.handle(.deactivated(Self.main), .activated(Self.other))
    #expect(session.queries.isEmpty)
    session.handle(.deactivated(Self.other), .activated(Self.main))
    session.answer(focused: Self.entry)
    #expect(session.reports == [.left, Self.entered])
  }

  /// Orders in which a dialog opens, with and without a focus event.
  private static let openings: [[Input]] = [
    [.deactivated(main), .activated(dialog)],
    [.deactivated(main), .unfocused(entry), .activated(dialog), .focused(button)],
    [.unfocused(entry), .deactivated(main), .focused(button), .activated(dialog)],
    [.activated(dialog), .deactivated(main)],
    [.activated(dialog), .focused(button), .deactivated(main)],
    [.activated(dialog), .deactivated(main), .focused(button)],
    [.focused(button), .activated(dialog), .deactivated(main)],
  ]

  @Test(arguments: openings)
  func aDialogLeavesTheField(_ opening: [AccessibleFieldMachine.Input]) {
    for answersAtOnce in [true, false] {
      var session = Self.inEntry()
      for input in opening {
        session.handle(input)
        if answersAtOnce { session.answer(focused: Self.button) }
      }
      session.answer(focused: Self.button)
      #expect(session.reports == [.left])
    }
  }

  /// Orders in which a dialog closes, with and without a focus event.
  private static let closings: [[Input]] = [
    [.deactivated(dialog), .activated(main)],
    [.activated(main), .deactivated(dialog)],
    [.deactivated(dialog), .activated(main), .focused(entry)],
    [.activated(main), .focused(entry), .deactivated(dialog)],
    [.activated(main), .deactivated(dialog), .focused(entry)],
    [.focused(entry), .activated(main), .deactivated(dialog)],
    [.focused(entry), .deactivated(dialog), .activated(main)],
    // A removed window may not be deactivated.
    [.activated(main)],
  ]

  @Test(arguments: closings)
  func theFieldIsEnteredAgainAfterADialog(_ closing: [AccessibleFieldMachine.Input]) {
    for hasFocus in [true, false] {
      var session = Self.inEntry()
      session.handle(.deactivated(Self.main), .activated(Self.dialog))
      if hasFocus { session.handle(.focused(Self.button)) }
      session.answer(focused: hasFocus ? Self.button : nil)
      _ = session.newReports()
      for input in closing { session.handle(input) }
      session.answer(focused: Self.entry)
      #expect(session.reports == [Self.entered], "after a focused button: \(hasFocus)")
    }
  }

  @Test func theAnswerOfAnInactiveWindowRefusesNoObject() {
    var session = Self.inEntry()
    session.handle(.deactivated(Self.main), .cursorMoved(Self.entry))
    session.answer(focused: nil)
    session.handle(.cursorMoved(Self.entry))
    #expect(session.queries.isEmpty)
    // This answer is late.
    session.handle(.activated(Self.main), .deactivated(Self.main), .activated(Self.main))
    session.answer(isFocused: false)
    session.answer(focused: Self.entry)
    #expect(session.reports == [.left, Self.entered])
  }

  @Test func eventsOfTwoProgramsMayArriveInAnyOrder() {
    var session = Self.inEntry()
    session.handle(.deactivated(Self.main), .activated(Self.other), .focused(Self.otherEntry))
    session.answer(focused: Self.otherEntry)
    #expect(session.newReports() == [.left, Self.entered])
    // Events of two programs have no common order.
    session.handle(.activated(Self.main), .deactivated(Self.other))
    session.answer(focused: Self.entry)
    #expect(session.newReports() == [.left, Self.entered])
    // These are events of the past.
    session.handle(.activated(Self.other), .deactivated(Self.other))
    #expect(session.newReports() == [])
  }

  @Test func windowsOfAnEndedProgramAreForgotten() {
    var session = Self.inEntry()
    session.handle(.deactivated(Self.main), .disconnected(program: ":1.7"), .activated(Self.main))
    #expect(session.queries.isEmpty && session.reports == [.left])
  }

  @Test func theNumberOfRememberedWindowsIsBounded() {
    var session = Session()
    let windows = (0..<1000).map { Self.object("/window/\($0)") }
    for window in windows {
      session.handle(.activated(window), .focused(Self.entry), .deactivated(window))
    }
    session.answer(focused: Self.entry)
    for window in windows { session.handle(.activated(window), .deactivated(window)) }
    #expect((1...100).contains(session.queries.count))
  }
}
