// SPDX-License-Identifier: MIT

import ClavierKit
import Panel
import Testing

/// A machine in an object, so that expectations can call it.
private final class Fields {
  private var machine = FieldMachine()

  func activate() { machine.activate() }
  func deactivate() { machine.deactivate() }
  func setContentType(_ hints: UInt32, _ purpose: UInt32) {
    machine.setContentType(hints: hints, purpose: purpose)
  }
  func setSurroundingText(_ text: String, _ cursor: Int, _ anchor: Int? = nil) {
    machine.setSurroundingText(text, cursor: cursor, anchor: anchor ?? cursor)
  }
  func done() -> [FieldMachine.Event] { machine.done() }
}

/// The known state of the focused field.
struct FieldMachineTests {
  @Test func aFieldIsEnteredWithItsTextAndLeft() {
    let fields = Fields()
    fields.activate()
    fields.setSurroundingText("Hello there", 5)
    fields.setContentType(0, 6)
    #expect(
      fields.done() == [
        .entered(Keyboard.Field(purpose: .email)),
        .text(TextContext(beforeInput: "Hello", afterInput: " there")),
      ])
    #expect(fields.done() == [])
    fields.setSurroundingText("Hello you there", 9)
    #expect(fields.done() == [.text(TextContext(beforeInput: "Hello you", afterInput: " there"))])
    fields.deactivate()
    #expect(fields.done() == [.left])
    #expect(fields.done() == [])
  }

  @Test func changesApplyOnDone() {
    let fields = Fields()
    fields.activate()
    fields.deactivate()
    #expect(fields.done() == [])
    fields.activate()
    fields.setSurroundingText("a", 1)
    fields.activate()
    #expect(fields.done() == [.entered(Keyboard.Field())])
  }

  @Test func anEqualNextFieldIsEntered() {
    let fields = Fields()
    fields.activate()
    #expect(fields.done() == [.entered(Keyboard.Field())])
    fields.deactivate()
    fields.activate()
    #expect(fields.done() == [.entered(Keyboard.Field())])
  }

  @Test func aFieldThatBecomesAPasswordIsEnteredAgain() {
    let fields = Fields()
    fields.activate()
    fields.setSurroundingText("abc", 3)
    _ = fields.done()
    fields.setContentType(0x40, 0)
    #expect(
      fields.done() == [
        .entered(Keyboard.Field(purpose: .password)),
        .text(TextContext(beforeInput: "abc", afterInput: "")),
      ])
  }

  @Test(
    arguments: [
      (0, .standard), (1, .standard), (2, .number), (4, .number), (5, .url), (6, .email),
      (7, .name),
      (8, .password), (9, .pin), (12, .number), (13, .terminal), (99, .standard),
    ] as [(UInt32, Keyboard.FieldPurpose)])
  func thePurposeOfTheFieldIsReported(_ number: UInt32, _ purpose: Keyboard.FieldPurpose) {
    let fields = Fields()
    fields.activate()
    fields.setContentType(0, number)
    #expect(fields.done() == [.entered(Keyboard.Field(purpose: purpose))])
  }

  @Test(
    arguments: [
      (0x4, .sentences), (0x8, Keyboard.AutocapitalizationType.none), (0x10, .allCharacters),
      (0x20, .words),
    ] as [(UInt32, Keyboard.AutocapitalizationType)])
  func hintsAskForCapitals(_ hints: UInt32, _ type: Keyboard.AutocapitalizationType) {
    let fields = Fields()
    fields.activate()
    fields.setContentType(hints, 0)
    #expect(fields.done() == [.entered(Keyboard.Field(autocapitalization: type))])
  }

  @Test func inAWindowThatLeavesNoTracesTextIsTextAndAPasswordAPassword() {
    let fields = Fields()
    fields.activate()
    fields.setContentType(0x84, 0)
    #expect(fields.done() == [.entered(Keyboard.Field(autocapitalization: .sentences))])
    fields.setContentType(0x80, 8)
    #expect(fields.done() == [.entered(Keyboard.Field(purpose: .password))])
    fields.setContentType(0, 0)
    _ = fields.done()
    fields.setContentType(0xC0, 0)
    #expect(fields.done() == [.entered(Keyboard.Field(purpose: .password))])
  }

  @Test func aPinThatIsHiddenIsAPin() {
    let fields = Fields()
    fields.activate()
    fields.setContentType(0xC0, 9)
    #expect(fields.done() == [.entered(Keyboard.Field(purpose: .pin))])
  }

  @Test func theSelectionIsNotSurroundingText() {
    #expect(
      TextContext("one two three", cursor: 7, anchor: 4)
        == TextContext(beforeInput: "one ", afterInput: " three"))
  }

  @Test func onlyTheReportedTextBeforeTheCursorCanBeReplaced() {
    var machine = FieldMachine()
    machine.activate()
    machine.setSurroundingText("Say teh", cursor: 7, anchor: 7)
    #expect(!machine.canReplace("teh"))
    _ = machine.done()
    #expect(machine.canReplace("teh") && machine.canReplace("Say teh"))
    for text in ["the", "Teh", "", "I say teh"] { #expect(!machine.canReplace(text)) }
    machine.setSurroundingText("Say teh now", cursor: 7, anchor: 11)
    _ = machine.done()
    #expect(!machine.canReplace("teh"))
    machine.deactivate()
    _ = machine.done()
    #expect(!machine.canReplace("teh"))
  }

  @Test func aTextCannotBeReplacedOnceTheCursorLeavesItsField() {
    var machine = FieldMachine()
    machine.activate()
    machine.setSurroundingText("teh", cursor: 3, anchor: 3)
    _ = machine.done()
    var next = machine
    machine.deactivate()
    #expect(!machine.canReplace("teh"))
    next.activate()
    #expect(!next.canReplace("teh"))
    next.setSurroundingText("teh", cursor: 3, anchor: 3)
    _ = next.done()
    #expect(next.canReplace("teh"))
  }

  @Test func theLettersOfATextToReplaceAreComparedAsTheyAreWritten() {
    var machine = FieldMachine()
    machine.activate()
    machine.setSurroundingText("e\u{301}", cursor: 3, anchor: 3)
    _ = machine.done()
    #expect(machine.canReplace("e\u{301}") && !machine.canReplace("\u{E9}"))
  }

  @Test(arguments: [-5, 0, 1, 2, 3, 4, 5, 6, 7, 8, 99])
  func positionsInsideCharactersMoveToTheirStart(_ cursor: Int) {
    let text = "ä€🖐"
    let context = TextContext(text, cursor: cursor, anchor: cursor)
    #expect((context.beforeInput ?? "") + (context.afterInput ?? "") == text)
  }

  @Test func aTextTruncatedNearTheCursorIsUnknown() {
    let long = String(repeating: "x", count: 3990)
    #expect(TextContext(long, cursor: 100, anchor: 100).beforeInput == nil)
    #expect(TextContext(long, cursor: 600, anchor: 600).beforeInput?.count == 600)
    let short = String(repeating: "x", count: 300)
    #expect(TextContext(short, cursor: 100, anchor: 100).beforeInput?.count == 100)
  }
}
