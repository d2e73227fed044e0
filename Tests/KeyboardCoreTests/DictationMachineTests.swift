// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import KeyboardCore

@Suite("The offers and texts of dictation")
struct DictationMachineTests {
  private let now = Timestamp(microseconds: 1)

  /// Returns the parts of final texts, of a program that dictates.
  private func parts(of texts: String...) -> [Dictation.Part] {
    var machine = DictationMachine()
    machine.update([], of: 1)
    machine.start(1, at: now)
    for text in texts { _ = machine.handle(.finalText(text), from: 1, at: now) }
    var parts: [Dictation.Part] = []
    while let part = machine.nextPart(at: now) { parts.append(part) }
    return parts
  }

  @Test("A part ends at a space")
  func spaces() {
    let (first, last) = (String(repeating: "a", count: 60), String(repeating: "b", count: 10))
    let expected = [
      Dictation.Part("\(first) ", isLast: false), Dictation.Part(last, isFirst: false),
    ]
    #expect(parts(of: "\(first) \(last)") == expected)
    #expect(parts(of: "\(first)   \(last)").map(\.isLast) == [false, true])
  }

  @Test("A part without a space has 64 characters, whatever their size")
  func longWords() {
    let counts = parts(of: String(repeating: "👨‍👩‍👧", count: 130)).map(\.text.count)
    #expect(counts == [64, 64, 2])
  }

  @Test("White space around a text is removed, and blank texts are no parts")
  func blanks() {
    #expect(parts(of: " a\u{A0}", "  ", "", "b c") == [Dictation.Part("a"), Dictation.Part("b c")])
  }

  @Test("Texts beyond the capacity are dropped")
  func capacity() {
    let long = String(repeating: "a", count: DictationMachine.capacity - 1)
    #expect(parts(of: long, "bc", "d").map(\.text).joined() == long + "d")
  }

  @Test("The last offer of a language replaces earlier ones, also for its other regions")
  func offers() {
    var machine = DictationMachine()
    machine.update([.german], of: 1)
    #expect(machine.client(for: .germanSwitzerland) == 1)
    #expect(machine.client(for: .english) == nil)
    machine.update([], of: 2)
    #expect(machine.client(for: .german) == 2)
    #expect(machine.client(for: .english) == 2)
    machine.update(nil, of: 2)
    #expect(machine.client(for: .german) == 1)
    machine.update([.english], of: 1)
    #expect(machine.client(for: .german) == nil)
  }

  @Test("Reports count only from the program that dictates, until it is idle")
  func reports() {
    var machine = DictationMachine()
    machine.update([], of: 1)
    var isChanged = machine.handle(.partialText("a"), from: 1, at: now)
    #expect(!isChanged)
    machine.start(1, at: now)
    isChanged = machine.handle(.partialText("a"), from: 2, at: now)
    #expect(!isChanged)
    isChanged = machine.handle(.partialText("a"), from: 1, at: now)
    #expect(isChanged)
    isChanged = machine.handle(.state(.idle), from: 1, at: now)
    #expect(isChanged)
    #expect(!machine.isShown)
    isChanged = machine.handle(.finalText("a"), from: 1, at: now)
    #expect(!isChanged)
    #expect(!machine.isActive)
  }

  @Test("An offer whose program does not answer the start counts again once it reports")
  func suspension() {
    var machine = DictationMachine()
    machine.update([], of: 1)
    machine.update([.english], of: 2)
    machine.start(2, at: now)
    machine.suspendUnansweredOffer()
    _ = machine.cancel()
    #expect(machine.client(for: .english) == 1)
    machine.start(1, at: now)
    machine.suspendUnansweredOffer()
    _ = machine.cancel()
    #expect(machine.client(for: .english) == nil && !machine.hasOffers)
    var isChanged = machine.handle(.state(.listening), from: 2, at: now)
    #expect(isChanged && !machine.isShown)
    #expect(machine.client(for: .english) == 2 && machine.client(for: .german) == nil)
    // The program has answered its start, so its silence does not suspend the offer.
    machine.start(2, at: now)
    isChanged = machine.handle(.state(.listening), from: 2, at: now)
    #expect(isChanged)
    machine.suspendUnansweredOffer()
    _ = machine.cancel()
    #expect(machine.client(for: .english) == 2)
  }

  @Test("The timeout counts from the last text, or from the last part that is typed")
  func timeout() {
    var machine = DictationMachine()
    machine.start(1, at: now)
    #expect(machine.deadline == now + Timing.dictationTimeout)
    let later = now + .seconds(10)
    _ = machine.handle(.state(.listening), from: 1, at: later)
    #expect(machine.deadline == now + Timing.dictationTimeout)
    _ = machine.handle(.finalText("a"), from: 1, at: later)
    #expect(machine.deadline == later + Timing.dictationTimeout)
    let last = later + .seconds(10)
    _ = machine.nextPart(at: last)
    #expect(machine.deadline == last + Timing.dictationTimeout)
  }
}
