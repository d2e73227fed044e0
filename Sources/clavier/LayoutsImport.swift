// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierKit
import LayoutImport
import Linux

/// The `clavier layouts import` command, which converts or draws another keyboard's layout.
struct LayoutsImport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Converts another keyboard's layout to a layout file.",
    discussion: """
      It reads YAML files of squeekboard and the layout.csv of the ChromeOS touch keyboard, a surface \
      with printed keys. The layout file goes to standard output. Deviations are reported on \
      standard error and in comments of the file:

        clavier layouts import us.yaml > /etc/clavier/layouts/us.toml

      Exit status: 0 on success, 1 if the layout is wrong, a layout file cannot express it, or the \
      page to draw is missing.
      """)

  @Argument(help: "The layout's file.")
  var file: String

  @Option(
    name: .long, help: "The format, squeekboard or chromeos, in place of the ending's.",
    transform: Self.format)
  var format: LayoutImport.Format?

  @Option(
    name: .long,
    help: "The width of a printed surface, or of a drawing's keyboard, in points (1–100000).")
  var width: Double?

  @Flag(name: .long, help: "Draw the pages and write no file.")
  var draw = false

  @Option(name: .long, help: "Draw only this page, such as alphabetic or numeric.")
  var page: String?

  @Option(name: .long, help: "The width of the drawing in columns (40–400). Default: 78.")
  var columns: Int?

  mutating func validate() throws {
    if let columns, !(40...400).contains(columns) {
      throw ValidationError("--columns must be from 40 to 400, not \(columns).")
    }
    if let width, !(1...100_000).contains(width) {
      throw ValidationError("--width must be from 1 to 100000, not \(width).")
    }
    if !draw, page != nil || columns != nil {
      throw ValidationError("--page and --columns require --draw.")
    }
  }

  func run() throws {
    let layout: ImportedLayout
    do {
      layout = try LayoutImport.file(file, format: format, width: width)
    } catch {
      throw Failure.exit(1, "the layout cannot be imported\n\(error)")
    }
    if draw {
      try drawPages(of: layout)
    } else {
      do {
        print(try layout.toml(importedFrom: file), terminator: "")
      } catch {
        throw Failure.exit(1, "a layout file cannot express this layout\n\(error)")
      }
    }
    for note in layout.notes { reportToUser("\(note)") }
    if layout.omittedNotes > 0 { reportToUser("and \(layout.omittedNotes) more") }
  }

  private static func format(_ word: String) throws -> LayoutImport.Format {
    guard let format = LayoutImport.Format(rawValue: word) else {
      throw ValidationError("--format must be squeekboard or chromeos, not \(word).")
    }
    return format
  }

  private func drawPages(of layout: ImportedLayout) throws {
    let pages = layout.service.pages.filter { page == nil || $0.keyboardType.id == page }
    guard !pages.isEmpty else {
      throw Failure.exit(1, "there is no page \"\(page ?? "")\"; \(names(of: layout))")
    }
    for page in pages { draw(page, layout.sizeInMillimeters) }
    if let sentence = layout.sizeInWords { print(sentence) }
  }

  private func draw(_ page: KeyboardLayout.PagesService.Page, _ surface: Size?) {
    let own = surface.map { $0.width * LayoutImport.pointsPerMillimeter }
    let frames = KeyboardFrames(page.layout, width: width ?? own ?? Self.standardWidth)
    let form = page.keyboardCase.map { ", \($0.rawValue)" } ?? ""
    print("== \(page.keyboardType.id)\(form)")
    print(frames.drawing(columns: columns ?? 78))
  }

  /// The width of the phone for which standard layouts are measured, in points.
  private static let standardWidth = 390.0

  private func names(of layout: ImportedLayout) -> String {
    var names: [String] = []
    for page in layout.service.pages where !names.contains(page.keyboardType.id) {
      names.append(page.keyboardType.id)
    }
    return "there are \(names.joined(separator: ", "))"
  }
}
