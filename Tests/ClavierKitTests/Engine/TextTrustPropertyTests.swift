// SPDX-License-Identifier: MIT

import Testing
import TestSupport

@testable import ClavierKit

/// The keyboard's effects on a document whose text is reported late or never.
struct TextTrustPropertyTests {
  static let seeds: Range<UInt64> = 0..<300

  @Test(.enabled(if: Tier.runsSlowTests)) func reportsThatComeLateNeverMakeTheRecordWrong() {
    var late = 0
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      var field = UnseenField(isKnownAtFirst: true)
      for _ in 0..<80 {
        field.tapRandomKey(using: &random)
        // Never more than a second late.
        while field.reports.count > Int.random(in: 0...5, using: &random) {
          late += field.deliverOldest() ? 1 : 0
          if !field.document.before.hasSuffix(field.engine.text.tail) || field.engine.text.isUnknown
          {
            Issue.record("seed \(seed): \(field.document.before) is not \(field.engine.text.tail)")
          }
        }
      }
    }
    #expect(late > 1000)
  }

  @Test func promptReportsPreventWrongDeletions() {
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      var field = UnseenField(isKnownAtFirst: true)
      for _ in 0..<80 {
        if Int.random(in: 0..<4, using: &random) == 0 { field.editUnseen(using: &random) }
        while field.deliverOldest() {}
        for deletion in field.tapRandomKey(using: &random) {
          let (count, before) = (deletion.count, deletion.before)
          let isOneWord = count <= max(1, before.lastWordCount)
          let isSpaces = before.suffix(count).allSatisfy { $0 == " " } && count <= before.count
          if !(field.isBackspaceDown ? isOneWord : isSpaces) {
            Issue.record("seed \(seed): \(count) of \(before)")
          }
        }
      }
    }
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func deletionsStayWithinKnownText() {
    var deletedAtOnce = 0
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      var field = UnseenField(isKnownAtFirst: Bool.random(using: &random))
      for _ in 0..<120 {
        // Reports come in time, late or never; the document changes without the keyboard.
        switch Int.random(in: 0..<8, using: &random) {
        case 0: field.editUnseen(using: &random)
        case 1: field.deliverOldest()
        case 2: field.dropReports()
        default: break
        }
        let deletions = field.tapRandomKey(using: &random)
        let single = field.isBackspaceDown ? 1 : 0
        for deletion in deletions where deletion.count > single {
          deletedAtOnce += 1
          if deletion.count > deletion.vouched { Issue.record("seed \(seed): \(deletion)") }
        }
      }
    }
    #expect(deletedAtOnce > 100)
  }
}

/// A text field that changes without the keyboard, and reports its text on request.
private struct UnseenField {
  struct Deletion {
    var count: Int
    /// The text before the cursor.
    var before: String
    /// The number of characters typed or reported.
    var vouched: Int
  }

  var document = (before: "", after: "")
  var engine: KeyboardEngine
  /// The pending reports, the oldest first.
  var reports: [TextContext] = []
  /// The number of characters typed or reported since the keyboard last had none.
  private var vouched = 0
  /// Whether the last key was Backspace.
  var isBackspaceDown = false
  private var now = Timestamp(microseconds: 0)

  init(isKnownAtFirst: Bool) {
    engine = KeyboardEngine(pages: .english)
    if isKnownAtFirst {
      reports = [TextContext(beforeInput: "", afterInput: "")]
      deliverOldest()
    }
  }

  /// Taps a key, or holds Backspace for seconds; one key in five is a space.
  ///
  /// - Returns: The deleted text, in order.
  @discardableResult
  mutating func tapRandomKey(using random: inout SplitMix64) -> [Deletion] {
    let keys = ["a", "b", "space", "space", "space", "⌫", "⌫", "o", "n", "t"]
    let key = keys.randomElement(using: &random) ?? "a"
    isBackspaceDown = key == "⌫"
    let isHeld = isBackspaceDown && Int.random(in: 0..<8, using: &random) == 0
    now = now + .milliseconds(Int.random(in: 45...150, using: &random))
    let place = engine.scene.frames.center(of: key)
    var deletions = send(.touch(frame(.down, place)))
    for _ in 0..<(isHeld ? 40 : 0) {
      now = now + .milliseconds(100)
      deletions += send(.deadline(now))
      while deliverOldest() {}
    }
    now = now + .milliseconds(10)
    return deletions + send(.touch(frame(.up, place)))
  }

  /// Types, deletes or moves the cursor without the keyboard; the field will report it.
  mutating func editUnseen(using random: inout SplitMix64) {
    let whole = Array(document.before + document.after)
    let words = ["Hello world. ", "one two", "x", "", "  ", "It works.  "]
    switch Int.random(in: 0..<3, using: &random) {
    case 0: document = (words.randomElement(using: &random) ?? "", document.after)
    case 1: document = (document.before, words.randomElement(using: &random) ?? "")
    default:
      let cursor = Int.random(in: 0...whole.count, using: &random)
      document = (String(whole[..<cursor]), String(whole[cursor...]))
    }
    report()
  }

  /// Reports the oldest pending text; returns false if none is pending.
  @discardableResult
  mutating func deliverOldest() -> Bool {
    guard !reports.isEmpty else { return false }
    let report = reports.removeFirst()
    vouched += report.beforeInput?.count ?? 0
    _ = send(.textContext(report, now))
    return true
  }

  mutating func dropReports() { reports = [] }

  private mutating func report() {
    reports.append(TextContext(beforeInput: document.before, afterInput: document.after))
  }

  private mutating func send(_ input: Input) -> [Deletion] {
    var deletions: [Deletion] = []
    for effect in engine.handle(input).effects {
      switch effect {
      case .insertText(let text): vouched += text.count
      case .deleteBackward(let count):
        deletions.append(Deletion(count: count, before: document.before, vouched: vouched))
      case .press, .request: continue
      }
      document.before.apply(effect)
      report()
    }
    if engine.text.isUnknown { vouched = 0 }
    return deletions
  }

  private func frame(_ phase: Contact.Phase, _ point: Point) -> TouchFrame {
    TouchFrame(
      time: now, touches: [Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)])
  }
}
