// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierKit
import LayoutImport

/// Shows what becomes of another keyboard's layout.
struct LayoutsImport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import-layout",
    abstract: "Shows what another keyboard's layout is like as one of ours.",
    discussion: """
      It reads the YAML files of squeekboard and the layout.csv of the ChromeOS touch keyboard, whose \
      keys are printed on a surface, in millimetres. Each page is drawn; then comes a line for each \
      place where our keyboard does something else.

      Exit status: 0 if the layout can be imported, 1 if not.
      """)

  @Argument(help: "The layout's file.")
  var file: String

  @Option(
    name: .long, help: "What the file is: squeekboard or chromeos; else its ending says.",
    transform: Self.format)
  var format: LayoutImport.Format?

  @Option(name: .long, help: "How wide the keyboard is, in points (1–100000).")
  var width: Double?

  @Option(name: .long, help: "Draw this page only, such as alphabetic or numeric.")
  var page: String?

  @Option(name: .long, help: "How many columns a drawing has (40–400).")
  var columns = 78

  mutating func validate() throws {
    guard (40...400).contains(columns) else {
      throw ValidationError("--columns is a number from 40 to 400, not \(columns).")
    }
    if let width, !(1...100_000).contains(width) {
      throw ValidationError("--width is a number from 1 to 100000, not \(width).")
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
    let pages = layout.service.pages.filter { page == nil || $0.keyboardType.word == page }
    guard !pages.isEmpty else {
      Failure.report("there is no page \"\(page ?? "")\"; \(names(of: layout))")
      throw ExitCode(1)
    }
    for page in pages { draw(page, layout.sizeInMillimeters) }
    if let size = layout.sizeInMillimeters {
      print("The surface is \(tenths(size.width)) × \(tenths(size.height)) mm.")
    }
    for note in layout.notes { print(note) }
    if layout.omittedNotes > 0 { print("and \(layout.omittedNotes) more") }
  }

  private static func format(_ word: String) throws -> LayoutImport.Format {
    guard let format = LayoutImport.Format(rawValue: word) else {
      throw ValidationError("--format is squeekboard or chromeos, not \(word).")
    }
    return format
  }

  private func draw(_ page: KeyboardLayout.PagesService.Page, _ surface: Size?) {
    let own = surface.map { $0.width * LayoutImport.pointsPerMillimeter }
    let frames = KeyboardFrames(page.layout, width: width ?? own ?? Self.standardWidth)
    let form = page.keyboardCase.map { ", \($0.rawValue)" } ?? ""
    print("== \(page.keyboardType.word)\(form)")
    print(frames.drawing(columns: columns))
  }

  /// The width of the phone that standard layouts are measured on.
  private static let standardWidth = 390.0

  private func names(of layout: ImportedLayout) -> String {
    var names: [String] = []
    for page in layout.service.pages where !names.contains(page.keyboardType.word) {
      names.append(page.keyboardType.word)
    }
    return "there are \(names.joined(separator: ", "))"
  }

  private func tenths(_ number: Double) -> Double {
    (number * 10).rounded() / 10
  }
}

extension Keyboard.KeyboardType {
  /// The page's name on the command line.
  fileprivate var word: String {
    switch self {
    case .alphabetic: "alphabetic"
    case .numeric: "numeric"
    case .symbolic: "symbolic"
    case .emojis: "emojis"
    case .custom(let name): name
    }
  }
}
