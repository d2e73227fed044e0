// SPDX-License-Identifier: MIT

import ClavierSettings
import Testing

@testable import X11Panel

/// The reading of copied texts on X, without a server.
struct SelectionMachineTests {
  private typealias Content = XProperty
  private typealias Request = SelectionMachine.Request

  private static let atoms = SelectionMachine.Atoms(
    targets: 100, utf8: 101, latin1: 31, incremental: 102, secret: 103)
  /// The number of a list's own type, `ATOM`.
  private static let list: UInt32 = 4

  /// Returns a list of types.
  private func types(_ types: [UInt32], isWhole: Bool = true) -> Content {
    let bytes = types.flatMap { type in withUnsafeBytes(of: type) { [UInt8]($0) } }
    return Content(type: Self.list, format: 32, bytes: bytes, isWhole: isWhole)
  }

  private func text(_ text: String, isWhole: Bool = true) -> Content {
    Content(type: Self.atoms.utf8, format: 8, bytes: [UInt8](text.utf8), isWhole: isWhole)
  }

  /// Returns a machine that waits for the text of an owner.
  private func machine(requesting target: UInt32 = Self.atoms.utf8) -> SelectionMachine {
    var machine = SelectionMachine(Self.atoms)
    #expect(machine.ownerChanged(to: 7, at: 50) == .request(Request(target: 100, time: 50)))
    #expect(machine.handle(types([100, target])) == .request(Request(target: target, time: 50)))
    return machine
  }

  @Test("The text is requested in the best of the offered types")
  func bestType() {
    var machine = machine()
    #expect(machine.handle(text("Grüße 12")) == .report("Grüße 12"))
    #expect(machine.request == nil)
    var latin = self.machine(requesting: Self.atoms.latin1)
    let bytes: [UInt8] = [0x47, 0x72, 0xFC, 0xDF, 0x65]
    let answer = Content(type: Self.atoms.latin1, format: 8, bytes: bytes, isWhole: true)
    #expect(latin.handle(answer) == .report("Grüße"))
    var both = SelectionMachine(Self.atoms)
    _ = both.ownerChanged(to: 7, at: 50)
    #expect(both.handle(types([31, 9, 101])) == .request(Request(target: 101, time: 50)))
  }

  @Test("A secret is never requested, nor a content without a text")
  func otherTypes() {
    let lists = [[101, 103], [103, 31, 101], [9, 10], []] as [[UInt32]]
    for list in lists {
      var machine = SelectionMachine(Self.atoms)
      _ = machine.ownerChanged(to: 7, at: 50)
      #expect(machine.handle(types(list)) == .report(nil), "\(list)")
      #expect(machine.request == nil)
    }
    // The mark may be behind the part of a long list that is read.
    var machine = SelectionMachine(Self.atoms)
    _ = machine.ownerChanged(to: 7, at: 50)
    #expect(machine.handle(types([101], isWhole: false)) == .report(nil))
  }

  @Test("Texts that are too long, in parts, refused or damaged are not reported")
  func otherAnswers() {
    let long = String(repeating: "x", count: PanelReport.clipboardLimit)
    var machine = machine()
    #expect(machine.handle(text(long)) == .report(long))
    let refused: [Content?] = [
      nil, text(long + "x"), text(long, isWhole: false),
      Content(type: Self.atoms.utf8, format: 8, bytes: [0xC3], isWhole: true),
      Content(type: Self.atoms.utf8, format: 32, bytes: [1, 2, 3, 4], isWhole: true),
      Content(type: Self.atoms.incremental, format: 32, bytes: [0, 1, 0, 0], isWhole: true),
      Content(type: 9, format: 8, bytes: [0x61], isWhole: true),
      // In UTF-8 it is twice as long.
      Content(
        type: Self.atoms.latin1, format: 8, bytes: Array(repeating: 0xFC, count: 2001),
        isWhole: true),
    ]
    for (index, content) in refused.enumerated() {
      var machine = self.machine()
      #expect(machine.handle(content) == .report(nil), "\(index)")
      #expect(machine.request == nil)
    }
    var parts = SelectionMachine(Self.atoms)
    _ = parts.ownerChanged(to: 7, at: 50)
    let size = Content(
      type: Self.atoms.incremental, format: 32, bytes: [101, 0, 0, 0], isWhole: true)
    #expect(parts.handle(size) == .report(nil))
  }

  @Test("A new owner replaces one that has not answered, and no owner ends the offer")
  func owners() {
    var machine = machine()
    #expect(machine.ownerChanged(to: 8, at: 60) == .request(Request(target: 100, time: 60)))
    #expect(machine.request == Request(target: 100, time: 60))
    #expect(machine.ownerChanged(to: 0, at: 70) == .report(nil))
    #expect(machine.request == nil)
    #expect(machine.handle(text("late")) == nil)
  }
}
