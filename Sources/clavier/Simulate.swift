// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierKit
import EventScript
import KeyOutput
import Linux

/// Plays an event script on the keyboard, without any device.
struct Simulate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plays an event script and shows what would be typed.",
    discussion: """
      A script says what fingers do, a line each: "tap h i", "down 1 a", "up 1", "wait 500ms". A file \
      may hold several cases, each with a title ("== title"), steps, "--" and what is expected; then \
      the result is compared. Without a title all lines are steps of one case. docs/event-script.md has \
      the format.

      Exit status: 0 if all went as expected, 1 if not, 2 if the script cannot be read.
      """)

  @Argument(help: "The script; - for standard input.")
  var script: String

  @Flag(name: .long, help: "Draw the keyboard after every step, not only at the end.")
  var everyStep = false

  @Option(name: .long, help: "How many columns the drawing has (40–400).")
  var columns = 78

  @Option(
    name: .long, help: "Show the keys that type it for a receiver with this XKB layout, such as de."
  )
  var layout: String?

  @Option(name: .long, help: "The layout's variant.")
  var variant = ""

  @Flag(name: .long, help: "Show the text and the keys only, no drawing.")
  var plain = false

  mutating func validate() throws {
    guard (40...400).contains(columns) else {
      throw ValidationError("--columns is a number from 40 to 400, not \(columns).")
    }
  }

  func run() throws {
    let name = script == "-" ? "standard input" : script
    var failures = 0
    do {
      let receiver = try layout.map {
        Typist(keymap: try Keymap(.names(KeymapNames(layout: $0, variant: variant))))
      }
      let text = try ScriptSource.read(script)
      for scriptCase in try ScriptSource.cases(in: text) {
        if try !play(scriptCase, receiver) { failures += 1 }
      }
    } catch let error as KeymapError {
      Failure.report("\(error)")
      throw ExitCode(2)
    } catch let error as ScriptError {
      Failure.report("\(name):\(error)")
      throw ExitCode(2)
    } catch let error as SystemError {
      Failure.report("\(error)")
      throw ExitCode(2)
    }
    if failures > 0 {
      Failure.report("\(failures) \(failures == 1 ? "case" : "cases") did not go as expected")
      throw ExitCode(1)
    }
  }

  /// Plays one case, and says whether it went as it expects.
  private func play(_ scriptCase: ScriptCase, _ receiver: Typist?) throws -> Bool {
    if !scriptCase.title.isEmpty { print("== \(scriptCase.title)") }
    var run = ScriptRun(scriptCase.setting)
    var printed = 0
    for step in scriptCase.steps {
      try run.perform(step)
      for line in run.transcript[printed...] { print(line) }
      printed = run.transcript.count
      if everyStep { draw(run) }
    }
    if !everyStep { draw(run) }
    if let receiver { print(keys(for: run.effects, receiver)) }
    print("text \(run.quotedText)")
    guard let expected = scriptCase.unmetExpectation(of: run) else { return true }
    Failure.report("\(scriptCase.line): \(scriptCase.title): expected\n\(expected)")
    return false
  }

  /// The chords that type the effects, modifiers first, as a line.
  private func keys(for effects: [Effect], _ receiver: Typist) -> String {
    var sequence = KeySequence()
    let missing = effects.flatMap { receiver.type($0, into: &sequence) }
    let names = sequence.chords.map { $0.keys.map(\.name).joined(separator: "+") }
    return (["keys " + names.joined(separator: " ")] + missing.map(\.description))
      .joined(separator: "\n")
  }

  private func draw(_ run: ScriptRun) {
    if plain { return }
    let scene = run.engine.scene
    print(scene.frames.drawing(columns: columns, pressed: Set(scene.pressedKeys)))
    if let list = scene.openList { print(list.words) }
  }
}
