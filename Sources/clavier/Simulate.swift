// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierDrawing
import ClavierFiles
import ClavierKit
import EventScript
import KeyOutput
import Linux

/// The `clavier simulate` command, which plays an event script without a device.
struct Simulate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Runs an event script on a keyboard in memory, and prints what it types.",
    discussion: """
      Each line of a script is a step: "tap h i", "down 1 a", "up 1", "wait 500ms". A file may have \
      several cases, each with a title ("== title"), steps, "--" and the expected result, which is \
      then compared. Without a title, all lines are steps of one case. clavier-script(5) \
      describes the format.

      Exit status: 0 if every expectation is met, 1 if not, 2 if the script cannot be read.
      """)

  @Argument(help: "The script; - for standard input.")
  var script: String

  @Flag(name: .long, help: "Draw the keyboard after every step.")
  var everyStep = false

  @Option(name: .long, help: "The width of the drawing in columns (40–400).")
  var columns = 78

  @Option(
    name: .long, help: "Print the keys for a receiver with this XKB layout, such as de."
  )
  var layout: String?

  @Option(name: .long, help: "The layout's variant.")
  var variant = ""

  @Flag(name: .long, help: "Print the text and the keys, without a drawing.")
  var plain = false

  @Option(
    help: ArgumentHelp(
      "Draw an animated PNG, or with %03d in the name, numbered files.",
      valueName: "file"))
  var picture: String?

  @Option(help: "Pixels per point of the picture (0.1–32). Default: 2.")
  var scale: Double?

  @OptionGroup var themeOptions: RenderedTheme

  mutating func validate() throws {
    if let picture, PictureFiles(picture) == nil {
      throw ValidationError("--picture \(picture): \(PictureFiles.rule).")
    }
    if let scale, !SceneRenderer.scales.contains(scale) {
      throw ValidationError("\(DrawingError.scale(scale)).")
    }
    let isStyled =
      themeOptions.theme != nil || themeOptions.appearance != nil
      || !themeOptions.themePaths.isEmpty
    if picture == nil, scale != nil || isStyled {
      throw ValidationError("--scale, --theme, --themes and --appearance require --picture.")
    }
    guard layout != nil || variant.isEmpty else {
      throw ValidationError("--variant requires --layout, whose variant it is: --layout de.")
    }
    guard (40...400).contains(columns) else {
      throw ValidationError("--columns must be from 40 to 400, not \(columns).")
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
        throw Failure.exit(2, "--picture requires one case; the script has \(cases.count)")
      }
      for scriptCase in cases {
        if try !play(scriptCase, receiver) { failures += 1 }
      }
    } catch let error as KeymapError {
      throw Failure.exit(2, "\(error)")
    } catch let error as ScriptError {
      throw Failure.exit(2, "\(name):\(error)")
    } catch let error as SystemError {
      throw Failure.exit(2, "\(error)")
    } catch let error as ConfigurationError {
      throw Failure.exit(2, "nothing was drawn\n\(error)")
    } catch let error as DrawingError {
      throw Failure.exit(2, "nothing was drawn\n\(error)")
    }
    if failures > 0 {
      throw Failure.exit(
        1, "\(failures) \(failures == 1 ? "case" : "cases") did not go as expected")
    }
  }

  /// Plays a case, and returns whether its expectations are met.
  private func play(_ scriptCase: ScriptCase, _ receiver: Typist?) throws -> Bool {
    if !scriptCase.title.isEmpty { print("== \(scriptCase.title)") }
    let run = try ScriptRun(scriptCase.setting)
    let recorder = try recorder(of: scriptCase.setting)
    recorder?.observe(run)
    run.observer = recorder.map { recorder in { recorder.observe($0) } }
    var printed = 0
    for step in scriptCase.steps {
      try run.perform(step)
      for line in run.transcript[printed...] { print(line) }
      printed = run.transcript.count
      if everyStep { draw(run) }
    }
    if !everyStep { draw(run) }
    if let recorder { try draw(recorder.animation(until: run.now)) }
    if let receiver { print(keys(for: run.effects, receiver)) }
    print("text \(run.quotedText)")
    guard let expected = scriptCase.unmetExpectation(of: run) else { return true }
    Failure.report("\(scriptCase.line): \(scriptCase.title): expected\n\(expected)")
    return false
  }

  /// Returns the recorder of a picture; `nil` if no picture is requested.
  private func recorder(of setting: ScriptSetting) throws -> SimulatedPicture? {
    guard picture != nil else { return nil }
    return SimulatedPicture(
      setting, theme: try themeOptions.chosen(), appearance: themeOptions.appearance ?? .light)
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

  /// Returns a line with the chords that type the effects, modifiers first.
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
    if let list = scene.actionCallout { print(list.words) }
  }
}
