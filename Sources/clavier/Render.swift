// SPDX-License-Identifier: MIT

public import ArgumentParser
public import ClavierDrawing
import ClavierFiles
import ClavierKit
import Linux

/// The `clavier render` command, which draws a keyboard into a file.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws a keyboard as a PNG, SVG or PDF picture.",
    discussion: """
      The picture shows the keyboard as a screen does, with pressed and held keys. The file's ending \
      or --format selects the format.

      Keys are named by their labels, or by the actions in layout files, such as backspace or shift.

      --sheet draws an overview on one page: all themes on the selected keyboard, the keyboards of \
      all languages, or those of all devices.

      Exit status: 0 on success, 1 if an input is wrong or missing, 2 if the file cannot be written.
      """)

  @Argument(help: "The file to write; - for standard output.")
  var file: String

  @Option(help: "The format, if the ending does not name it.")
  var format: PictureFormat?

  @Option(help: "Pixels per point (0.1–32).")
  var scale = 2.0

  @Option(
    name: .customLong("font"),
    help: "A font family for labels without one from the theme, best first. May be repeated.")
  var fonts: [String] = []

  @Option(
    help: "The width on its screen in mm (10–10000): reports labels that are too small.")
  var millimeters: Double?

  @Option(help: "Draw an overview on one page.")
  var sheet: RenderedSheet?

  @Option(help: "Part N of the languages, 24 to a part.")
  var sheetPart: Int?

  @Option(help: "The page's width in points (200–10000). Default: fits the pictures.")
  var sheetWidth: Double?

  @OptionGroup var keyboard: RenderedKeyboard

  mutating func validate() throws {
    guard SceneRenderer.scales.contains(scale) else {
      throw ValidationError("\(DrawingError.scale(scale)).")
    }
    guard format != nil || PictureFormat(path: file) != nil else {
      let words = PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        "The file's ending names no format: use one of \(words), or give --format.")
    }
    if let millimeters {
      guard (10...10000).contains(millimeters) else {
        throw ValidationError("--millimeters must be from 10 to 10000.")
      }
      guard sheet == nil else { throw ValidationError("--millimeters excludes --sheet.") }
    }
    try validateSheet()
  }

  private func validateSheet() throws {
    if let sheetWidth, !PictureSheet.widths.contains(sheetWidth) {
      throw ValidationError("--sheet-width must be from 200 to 10000.")
    }
    if let sheetPart, sheet != .locales || !RenderedSheet.parts.contains(sheetPart) {
      throw ValidationError(
        "--sheet-part requires --sheet locales and must be from 1 to \(RenderedSheet.parts.upperBound)."
      )
    }
    guard let sheet else {
      if sheetWidth != nil { throw ValidationError("--sheet-width requires --sheet.") }
      return
    }
    let others = keyboard.options(conflictingWith: sheet)
    guard others.isEmpty else {
      throw ValidationError(
        "--sheet \(sheet.rawValue) shows all of them; omit \(others.joined(separator: ", ")).")
    }
  }

  func run() throws {
    let picture: [UInt8]
    do {
      picture = try drawn()
    } catch {
      throw Failure.exit(1, "nothing was drawn\n\(error)")
    }
    do throws(SystemError) {
      if file == "-" {
        try StandardOutput.write(picture)
      } else {
        try FileReplacement.write(picture, to: file)
      }
    } catch {
      throw Failure.exit(2, "the picture cannot be written\n\(error)")
    }
  }

  private func drawn() throws -> [UInt8] {
    let families = FontFamilies(fonts + FontFamilies.standard.names)
    let format = format ?? PictureFormat(path: file) ?? .png
    if let sheet {
      let page = try sheet.page(of: keyboard, part: sheetPart, width: sheetWidth)
      let renderer = try SheetRenderer(
        scale: scale, families: families, imageDirectories: keyboard.imageDirectories)
      let picture = try renderer.picture(of: page, as: format)
      Failure.report(renderer.problems, missing: try renderer.missingCharacters(in: page))
      return picture
    }
    let scene = try keyboard.preview().scene()
    let renderer = try SceneRenderer(
      scale: scale, families: families, imageDirectories: keyboard.imageDirectories)
    let picture = try renderer.picture(of: scene, as: format)
    Failure.report(renderer.problems, missing: renderer.missingCharacters(in: scene))
    if let millimeters { reportSmallTexts(renderer.measures(of: scene), scene, on: millimeters) }
    return picture
  }

  /// Reports the texts that are too small on a screen.
  private func reportSmallTexts(
    _ measures: [LabelMeasure], _ scene: StyledScene, on millimeters: Double
  ) {
    let points = scene.background.frame.width / millimeters
    let low = measures.lower(pointsPerMillimeter: points)
    guard !low.isEmpty else { return }
    let words = low.map { measure in
      "\"\(measure.text)\" \(measure.millimeters(pointsPerMillimeter: points).tenths) mm"
    }
    Failure.report(
      "capitals should be \(LabelMeasure.minimumMillimeters) mm high to be read from 60 cm; on a keyboard "
        + "\(millimeters.tenths) mm wide these are lower: \(words.joined(separator: ", ")); give it more of the "
        + "screen, or draw it with fewer points (--width)")
  }
}

extension Double {
  /// The number with one decimal, which is omitted if it is zero.
  fileprivate var tenths: String {
    let tenths = Int((self * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension PictureFormat: ExpressibleByArgument {}
