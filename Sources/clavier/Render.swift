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

      With --sheet an overview is drawn instead, on one page: all themes on the keyboard that the other \
      options describe, the keyboards of all languages, or those of all devices.

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

  @Option(
    help: "How wide it is on its screen, in mm (10–10000): tells which texts are too small there.")
  var millimeters: Double?

  @Option(help: "Draw an overview on one page.")
  var sheet: RenderedSheet?

  @Option(help: "Of all languages only a part: 24 of them, from 1.")
  var sheetPart: Int?

  @Option(help: "The page's width in points (200–10000); what suits its pictures if not given.")
  var sheetWidth: Double?

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
    if let millimeters {
      guard (10...10000).contains(millimeters) else {
        throw ValidationError("--millimeters is a number from 10 to 10000.")
      }
      guard sheet == nil else { throw ValidationError("--millimeters is for one keyboard.") }
    }
    try validateSheet()
  }

  private func validateSheet() throws {
    if let sheetWidth, !PictureSheet.widths.contains(sheetWidth) {
      throw ValidationError("--sheet-width is a number from 200 to 10000.")
    }
    if let sheetPart, sheet != .locales || !RenderedSheet.parts.contains(sheetPart) {
      throw ValidationError(
        "--sheet-part is for --sheet locales, and a number from 1 to \(RenderedSheet.parts.upperBound)."
      )
    }
    guard let sheet else {
      if sheetWidth != nil { throw ValidationError("--sheet-width is for --sheet.") }
      return
    }
    let others = keyboard.optionsAgainst(sheet)
    guard others.isEmpty else {
      throw ValidationError(
        "--sheet \(sheet.rawValue) shows all that there are; leave out "
          + "\(others.joined(separator: ", ")).")
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
    let families = FontFamilies(fonts + FontFamilies.standard.names)
    let format = format ?? PictureFormat(path: file) ?? .png
    if let sheet {
      let page = try sheet.page(of: keyboard, part: sheetPart, width: sheetWidth)
      let renderer = try SheetRenderer(scale: scale, families: families)
      let picture = try renderer.picture(of: page, as: format)
      Failure.report(renderer.problems, missing: try renderer.missingCharacters(in: page))
      return picture
    }
    let scene = try keyboard.preview().scene()
    let renderer = try SceneRenderer(
      scale: scale, families: families, imageDirectories: keyboard.imageDirectories)
    let picture = try renderer.picture(of: scene, as: format)
    Failure.report(renderer.problems, missing: renderer.missingCharacters(in: scene))
    if let millimeters { tell(renderer.measures(of: scene), scene, on: millimeters) }
    return picture
  }

  /// Tells which texts are too small on a screen.
  private func tell(
    _ measures: [LabelMeasure], _ scene: StyledScene, on millimeters: Double
  ) {
    let points = scene.background.frame.width / millimeters
    let low = measures.lower(pointsPerMillimeter: points)
    guard !low.isEmpty else { return }
    let words = low.map { measure in
      "\"\(measure.text)\" \(measure.millimeters(pointsPerMillimeter: points).tenths) mm"
    }
    Failure.report(
      "capitals should be \(LabelMeasure.leastMillimeters) mm high to be read from 60 cm; on a keyboard "
        + "\(millimeters.tenths) mm wide these are lower: \(words.joined(separator: ", ")); give it more of the "
        + "screen, or draw it with fewer points (--width)")
  }
}

extension Double {
  /// The number with one digit behind the point, and without one that is 0.
  fileprivate var tenths: String {
    let tenths = Int((self * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension PictureFormat: ExpressibleByArgument {}
