// SPDX-License-Identifier: MIT

import ClavierKit
import Panel
import Testing

@testable import SessionBus

/// The state of fields from their programs' accessibility events.
struct AccessibleFieldMachineTests {
  private typealias Machine = AccessibleFieldMachine
  private typealias Effect = AccessibleFieldMachine.Effect

  private static let entry = AccessibleObject(program: ":1.7", path: "/entry")
  private static let second = AccessibleObject(program: ":1.7", path: "/second")
  private static let other = AccessibleObject(program: ":1.9", path: "/entry")
  private static let window = AccessibleObject(program: ":1.7", path: "/window")
  private static let focused: UInt64 = 1 << 12
  private static let editable: UInt64 = 1 << 7

  private static func description(
    _ role: AccessibleRole = .entry, _ states: UInt64 = focused | editable, hasText: Bool = true,
    _ attributes: [String: String] = [:]
  ) -> AccessibleDescription {
    AccessibleDescription(role: role, states: states, hasText: hasText, attributes: attributes)
  }

  private static let hello = TextContext(beforeInput: "Hello ", afterInput: "")

  /// Returns a machine whose program has answered that its entry is a field.
  private static func inField(
    _ description: AccessibleDescription = description()
  ) -> (machine: Machine, effects: [Effect]) {
    var machine = Machine()
    _ = machine.handle(.focused(entry))
    let effects = machine.handle(.described(number: 1, description))
    return (machine, effects)
  }

  @Test func aFieldIsEnteredReadAndLeft() {
    var machine = Machine()
    let entry = Self.entry
    #expect(machine.handle(.focused(entry)) == [.describe(entry, number: 1)])
    #expect(
      machine.handle(.described(number: 1, Self.description())) == [
        .report([.entered(Keyboard.Field())]), .read(entry, role: .entry, number: 2),
      ])
    #expect(
      machine.handle(.read(number: 2, .text(Self.hello))) == [.report([.text(Self.hello)])])
    // No new information.
    #expect(machine.handle(.focused(entry)) == [])
    #expect(machine.handle(.unfocused(Self.second)) == [])
    #expect(machine.handle(.unfocused(entry)) == [.report([.left])])
    #expect(machine.handle(.unfocused(entry)) == [])
  }

  @Test func textIsReadOncePerAnswer() {
    var (machine, _) = Self.inField()
    // While the first answer is pending.
    for _ in 0..<3 { #expect(machine.handle(.cursorMoved(Self.entry)) == []) }
    #expect(
      machine.handle(.read(number: 2, .text(Self.hello))) == [
        .report([.text(Self.hello)]), .read(Self.entry, role: .entry, number: 3),
      ])
    #expect(machine.handle(.read(number: 3, .text(Self.hello))) == [])
    #expect(
      machine.handle(.cursorMoved(Self.entry)) == [.read(Self.entry, role: .entry, number: 4)])
    // The cursor of a different field is ignored.
    #expect(machine.handle(.cursorMoved(Self.second)) == [])
  }

  @Test func aLostTextBecomesUnknown() {
    var (machine, _) = Self.inField()
    #expect(machine.handle(.read(number: 2, .nothing)) == [])
    _ = machine.handle(.cursorMoved(Self.entry))
    #expect(
      machine.handle(.read(number: 3, .text(Self.hello))) == [.report([.text(Self.hello)])])
    _ = machine.handle(.cursorMoved(Self.entry))
    #expect(machine.handle(.read(number: 4, .nothing)) == [.report([.text(TextContext())])])
  }

  @Test func lateAnswersAboutThePreviousFieldAreIgnored() {
    var (machine, _) = Self.inField()
    #expect(
      machine.handle(.focused(Self.second)) == [
        .report([.left]), .describe(Self.second, number: 4),
      ])
    // The answer about the first field comes late.
    #expect(machine.handle(.read(number: 2, .text(Self.hello))) == [])
    #expect(machine.handle(.described(number: 1, Self.description())) == [])
    #expect(machine.handle(.unfocused(Self.entry)) == [])
    #expect(
      machine.handle(.described(number: 4, Self.description(.terminal, Self.focused))) == [
        .report([.entered(Keyboard.Field(purpose: .terminal))])
      ])
  }

  @Test func noTextOfASecretOrATerminalIsEverQueried() {
    for (description, purpose) in [
      (Self.description(.password), Keyboard.FieldPurpose.password),
      (Self.description(.entry, ["text-input-type": "password"]), .password),
      (Self.description(.terminal, Self.focused), .terminal),
    ] {
      var (machine, effects) = Self.inField(description)
      #expect(effects == [.report([.entered(Keyboard.Field(purpose: purpose))])])
      #expect(machine.handle(.cursorMoved(Self.entry)) == [])
    }
  }

  @Test func aFieldThatBecomesSecretIsANewField() {
    var (machine, _) = Self.inField()
    #expect(
      machine.handle(.read(number: 2, .changed)) == [
        .report([.left]), .describe(Self.entry, number: 4),
      ])
    #expect(
      machine.handle(.described(number: 4, Self.description(.password))) == [
        .report([.entered(Keyboard.Field(purpose: .password))])
      ])
  }

  @Test(arguments: [
    description(.entry, focused), description(.text, focused | editable | 1 << 43),
    description(.entry, editable), nil,
  ])
  func readOnlyObjectsAreNoFields(_ description: AccessibleDescription?) {
    var machine = Machine()
    _ = machine.handle(.focused(Self.entry))
    #expect(machine.handle(.described(number: 1, description)) == [])
    #expect(machine.handle(.unfocused(Self.entry)) == [])
    #expect(
      machine.handle(.focused(Self.second)) == [.describe(Self.second, number: 2)])
  }

  @Test func aMovedCursorRevealsAnEarlierFocus() {
    var machine = Machine()
    #expect(machine.handle(.cursorMoved(Self.entry)) == [.describe(Self.entry, number: 1)])
    // It is read-only, and is not queried again.
    _ = machine.handle(.described(number: 1, Self.description(.entry, Self.editable)))
    #expect(machine.handle(.cursorMoved(Self.entry)) == [])
    #expect(machine.handle(.cursorMoved(Self.second)) == [.describe(Self.second, number: 2)])
    // A field whose program was too busy to answer is queried again.
    _ = machine.handle(.described(number: 2, nil))
    #expect(machine.handle(.cursorMoved(Self.second)) == [.describe(Self.second, number: 3)])
  }

  @Test func anObjectThatWasNoFieldIsQueriedOnTheNextBus() {
    var machine = Machine()
    _ = machine.handle(.cursorMoved(Self.entry))
    _ = machine.handle(.described(number: 1, Self.description(.entry, Self.editable)))
    #expect(machine.handle(.cursorMoved(Self.entry)) == [])
    #expect(machine.handle(.lost) == [])
    #expect(machine.handle(.cursorMoved(Self.entry)) == [.describe(Self.entry, number: 2)])
  }

  @Test func aWindowOfASecondProgramHasItsOwnField() {
    var (machine, _) = Self.inField()
    _ = machine.handle(.focused(Self.other))
    _ = machine.handle(.described(number: 4, Self.description()))
    // It is late.
    #expect(machine.handle(.deactivated(Self.window)) == [])
    #expect(machine.handle(.unfocused(Self.other)) == [.report([.left])])
  }

  @Test(arguments: [Machine.Input.disconnected(program: ":1.7"), .lost])
  func aProgramsEndLeavesItsField(_ end: AccessibleFieldMachine.Input) {
    var (machine, _) = Self.inField()
    #expect(machine.handle(.disconnected(program: ":1.9")) == [])
    #expect(machine.handle(end) == [.report([.left])])
    #expect(machine.handle(.activated(Self.window)) == [])
    #expect(machine.handle(.read(number: 2, .text(Self.hello))) == [])
  }

  @Test(arguments: [
    ("email", Keyboard.FieldPurpose.email), ("url", .url), ("tel", .number), ("number", .number),
    ("search", .webSearch), ("text", .standard), ("time", .number),
  ])
  func webFieldsReportTheirPurpose(_ type: String, _ purpose: Keyboard.FieldPurpose) {
    #expect(Self.description(.entry, ["text-input-type": type]).field?.purpose == purpose)
  }

  @Test func rolesDetermineThePurpose() {
    #expect(Self.description(.spinButton).field?.purpose == .number)
    let search = Self.description(.entry, ["xml-roles": "textbox searchbox"])
    #expect(search.field?.purpose == .webSearch)
    #expect(Self.description(.entry, ["xml-roles": "spinbutton"]).field?.purpose == .number)
    // A page author's description does not make a secret readable.
    let secret = Self.description(
      .password, ["text-input-type": "email", "xml-roles": "searchbox"])
    #expect(secret.field?.purpose == .password && !secret.isReadable)
  }

  private static func description(
    _ role: AccessibleRole, _ attributes: [String: String]
  ) -> AccessibleDescription {
    description(role, focused | editable, hasText: true, attributes)
  }
}
