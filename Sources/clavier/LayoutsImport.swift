// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierKit
import LayoutImport

/// Makes a layout file of another keyboard's layout, or draws what becomes of it.
struct LayoutsImport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Makes a layout file of another keyboard's layout.",
    discussion: """
      It reads the YAML files of squeekboard and the layout.csv of the ChromeOS touch keyboard, whose \
      keys are printed on a surface, in millimetres. The layout file goes to standard output. Each \
      place where our keyboard does something else is told on standard error, and in the file:

        clavier layouts import us.yaml > /etc/clavier/layouts/us.toml

      Exit status: 0 if the layout was imported; 1 if it is wrong, if a layout file cannot say it, \
      or if there is no such page to draw.
      """)

  @Argument(help: "The layout's file.")
  var file: String

  @Option(
    name: .long, help: "What the file is: squeekboard or chromeos; else its ending says.",
    transform: Self.format)
  var format: LayoutImport.Format?

  @Option(
    name: .long,
    help: "How wide a printed surface is to be, or a drawing's keyboard, in points (1–100000).")
  var width: Double?

  @Flag(name: .long, help: "Draw the pages, and write no file.")
  var draw = false

  @Option(name: .long, help: "Draw this page only, such as alphabetic or numeric.")
  var page: String?

  @Option(name: .long, help: "How many columns a drawing has (40–400), 78 if not given.")
  var columns: Int?

  mutating func validate() throws {
    if let columns, !(40...400).contains(columns) {
      throw ValidationError("--columns is a number from 40 to 400, not \(columns).")
    }
    if let width, !(1...100_000).contains(width) {
      throw ValidationError("--width is a number from 1 to 100000, not \(width).")
    }
    if !draw, page != nil || columns != nil {
      throw ValidationError("--page and --columns are for --draw.")
    }
  }

  func run() throws {
    let layout: ImportedLayout
    do {
      layout = try LayoutImport.file(file, format: format, width: width)
    } catch {
      Failure.report("the layout cannot be imported\n\(error)")
      throw ExitCode(1)
    }
    if draw {
      try drawPages(of: layout)
    } else {
      do {
        print(try layout.toml(importedFrom: file), terminator: "")
      } catch {
        Failure.report("a layout file cannot say all of this\n\(error)")
        throw ExitCode(1)
      }
    }
    for note in layout.notes { Failure.tell("\(note)") }
    if layout.omittedNotes > 0 { Failure.tell("and \(layout.omittedNotes) more") }
  }

  private static func format(_ word: String) throws -> LayoutImport.Format {
    guard let format = LayoutImport.Format(rawValue: word) else {
      throw ValidationError("--format is squeekboard or chromeos, not \(word).")
    }
    return format
  }

  private func drawPages(of layout: ImportedLayout) throws {
    let pages = layout.service.pages.filter { page == nil || $0.keyboardType.id == page }
    guard !pages.isEmpty else {
      Failure.report("there is no page \"\(page ?? "")\"; \(names(of: layout))")
      throw ExitCode(1)
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

  /// The width of the phone that standard layouts are measured on.
  private static let standardWidth = 390.0

  private func names(of layout: ImportedLayout) -> String {
    var names: [String] = []
    for page in layout.service.pages where !names.contains(page.keyboardType.id) {
      names.append(page.keyboardType.id)
    }
    return "there are \(names.joined(separator: ", "))"
  }
}
