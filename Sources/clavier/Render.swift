// SPDX-License-Identifier: MIT

public import ArgumentParser
public import ClavierDrawing
import ClavierFiles
import ClavierKit
import Linux

/// Draws a keyboard into a file.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws a keyboard into a picture: PNG, SVG or PDF.",
    discussion: """
      Any layout, language, page, device and theme, and keys that are pressed or held: what is drawn is \
      what a screen would show. The file's ending says what kind of picture it is, or --format.

      Keys are named by what stands on them, or by the names of actions in layout files, such as \
      backspace or shift.

      Exit status: 0 if it was drawn, 1 if something for it is wrong or missing, 2 if the file cannot be \
      written.
      """)

  @Argument(help: "The file to write; - for standard output.")
  var file: String

  @Option(help: "What kind of picture, where the file's ending does not say it.")
  var format: PictureFormat?

  @Option(help: "How many pixels a point has (0.1–32).")
  var scale = 2.0

  @Option(
    name: .customLong("font"),
    help: "A family of letters for what no theme says, the best first; may be given again.")
  var fonts: [String] = []

  @OptionGroup var keyboard: RenderedKeyboard

  mutating func validate() throws {
    guard SceneRenderer.scales.contains(scale) else {
      throw ValidationError("\(DrawingError.scale(scale)).")
    }
    guard format != nil || PictureFormat(path: file) != nil else {
      let words = PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        "The name of the file does not say what kind of picture it is; let it end in one of \(words), "
          + "or give --format.")
    }
  }

  func run() throws {
    let picture: [UInt8]
    do {
      picture = try drawn()
    } catch {
      Failure.report("nothing was drawn\n\(error)")
      throw ExitCode(1)
    }
    do throws(SystemError) {
      if file == "-" {
        try StandardOutput.write(picture)
      } else {
        try FileReplacement.write(picture, to: file)
      }
    } catch {
      Failure.report("the picture cannot be written\n\(error)")
      throw ExitCode(2)
    }
  }

  private func drawn() throws -> [UInt8] {
    let scene = try keyboard.preview().scene()
    let families = FontFamilies(fonts + FontFamilies.standard.names)
    let renderer = try SceneRenderer(scale: scale, families: families)
    let picture = try renderer.picture(
      of: scene, as: format ?? PictureFormat(path: file) ?? .png)
    // What is missing makes a picture poorer, and does not prevent it.
    for problem in renderer.problems { Failure.report("\(problem)") }
    let missing = renderer.missingCharacters(in: scene)
    if !missing.isEmpty {
      Failure.report(
        "no font has \(missing.map { "\"\($0)\"" }.joined(separator: ", ")); install one, such as "
          + "fonts-noto-core or fonts-noto-color-emoji")
    }
    return picture
  }
}

extension PictureFormat: ExpressibleByArgument {}
