// SPDX-License-Identifier: MIT

import ClavierKit
import Foundation
import TestSupport
import Testing

/// The example of a program with an embedded keyboard: fingers in, text out.
@Suite(.enabled(if: Tier.runsRealTests))
struct EmbeddingTests {
  private let example = Program(name: "embedding-example")

  /// Returns the touches that tap these keys, half a second each, in the example's notation.
  private func taps(_ keys: [KeyboardAction]) throws -> String {
    let session = KeyboardSession(context: KeyboardContext(deviceType: .phone), width: 390)
    var (lines, time) = ("", 0)
    for key in keys {
      // A session that types the same keys has the example's page and capitals.
      let target = try #require(session.scene.frames.keys.first { $0.action == key }, "\(key)")
      let point = target.touchFrame.center
      for (word, phase) in [("down", Contact.Phase.down), ("up", .up)] {
        time += 250_000
        lines += "\(word) \(point.x) \(point.y) \(time)\n"
        let touch = Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)
        let frame = TouchFrame(time: Timestamp(microseconds: Int64(time)), touches: [touch])
        _ = session.handle(.touch(frame))
      }
    }
    return lines
  }

  private func characters(_ text: String) -> [KeyboardAction] {
    text.map { $0 == " " ? .space : .character(String($0)) }
  }

  @Test func fingersTypeAText() throws {
    let result = try example(input: taps(characters("Hello") + [.backspace, .backspace]))
    #expect(result == Program.Result(output: "Hel\n", errors: "", status: 0))
  }

  @Test func theExampleHasItsOwnBehavior() throws {
    // The standard keyboard turns two spaces into a period.
    let lines = try taps(characters("Hi  "))
    #expect(try example(input: lines).output == "Hi  \n")
  }

  @Test func unreadableInputEndsTheExample() throws {
    for line in ["", "down", "down 1 2 x", "press 1 2 3", "up nan inf 9223372036854775807"] {
      let result = try example(input: line + "\n")
      #expect(result == Program.Result(output: "\n", errors: "", status: 0), "\(line)")
    }
  }

  @Test func theExampleHasThirtyLinesAndItsPageQuotesIt() throws {
    let source = try PackageFiles.text("Examples/Embedding/main.swift")
    let program = source.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    let lines = program.filter { !$0.isEmpty }
    #expect(lines.count <= 30)
    let page = try PackageFiles.text("docs/embedding.md")
    let quote = page.components(separatedBy: "## Example\n\n```swift\n").last?
      .components(separatedBy: "```").first
    let quotedLines = try #require(quote).split(separator: "\n")
    #expect(quotedLines.count == 3)
    for line in quotedLines {
      let isInExample = lines.contains { text in text.drop { $0 == " " } == line }
      #expect(isInExample, "\(line)")
    }
  }
}
