// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierDrawing
import ClavierFiles
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

  @Option(
    help: ArgumentHelp(
      "Draw what is seen into a PNG that moves, or with %03d in its name into numbered files.",
      valueName: "file"))
  var picture: String?

  @Option(help: "How many pixels a point of the picture has (0.1–32); 2 if not given.")
  var scale: Double?

  @OptionGroup var look: RenderedTheme

  mutating func validate() throws {
    if let picture, PictureFiles(picture) == nil {
      throw ValidationError("--picture \(picture): \(PictureFiles.rule).")
    }
    if let scale, !SceneRenderer.scales.contains(scale) {
      throw ValidationError("\(DrawingError.scale(scale)).")
    }
    if picture == nil, scale != nil || look.theme != nil || look.appearance != nil {
      throw ValidationError("--scale, --theme and --appearance are for --picture.")
    }
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
      let cases = try ScriptSource.cases(in: text)
      guard picture == nil || cases.count == 1 else {
        Failure.report("a picture shows one case, and the script has \(cases.count)")
        throw ExitCode(2)
      }
      for scriptCase in cases {
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
    } catch let error as ConfigurationError {
      Failure.report("nothing was drawn\n\(error)")
      throw ExitCode(2)
    } catch let error as DrawingError {
      Failure.report("nothing was drawn\n\(error)")
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
    let run = try ScriptRun(scriptCase.setting)
    let film = try film(of: scriptCase.setting)
    film?.observe(run)
    run.observer = film.map { film in { film.observe($0) } }
    var printed = 0
    for step in scriptCase.steps {
      try run.perform(step)
      for line in run.transcript[printed...] { print(line) }
      printed = run.transcript.count
      if everyStep { draw(run) }
    }
    if !everyStep { draw(run) }
    if let film { try draw(film.animation(until: run.now)) }
    if let receiver { print(keys(for: run.effects, receiver)) }
    print("text \(run.quotedText)")
    guard let expected = scriptCase.unmetExpectation(of: run) else { return true }
    Failure.report("\(scriptCase.line): \(scriptCase.title): expected\n\(expected)")
    return false
  }

  /// What gathers a picture, if one is wanted.
  private func film(of setting: ScriptSetting) throws -> SimulatedPicture? {
    guard picture != nil else { return nil }
    return SimulatedPicture(
      setting, theme: try look.chosen(), appearance: look.appearance ?? .light)
  }

  /// Writes the picture, or all of its frames.
  private func draw(_ animation: AnimatedPicture) throws {
    guard let files = picture.flatMap(PictureFiles.init) else { return }
    let renderer = try SceneRenderer(scale: scale ?? 2)
    switch files {
    case .one(let path):
      try FileReplacement.write(renderer.picture(of: animation), to: path)
    case .series(let before, let digits, let after, let format):
      let frames = animation.distinctFrames
      var time = Duration.zero
      for (index, frame) in frames.enumerated() {
        let path = PictureFiles.name(index + 1, before: before, digits: digits, after: after)
        try FileReplacement.write(renderer.picture(of: frame.scene, as: format), to: path)
        print("picture \(path) at \(Int(time / .milliseconds(1)))ms")
        time += frame.duration
      }
    }
    var missing: [String] = []
    for frame in animation.frames {
      missing += renderer.missingCharacters(in: frame.scene).filter { !missing.contains($0) }
    }
    Failure.report(renderer.problems, missing: missing)
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
