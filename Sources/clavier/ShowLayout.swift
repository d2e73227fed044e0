// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierKit
import KeyboardPlan

/// The `clavier layouts show` command, which draws a layout's pages as text.
struct ShowLayout: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Draws the pages of a layout.",
    discussion: """
      The layout is a name, such as "tablet", an XKB layout, such as "xkb:us(dvorak)", or a file: a \
      text with a slash or the ending ".toml".

      Exit status: 0 on success, 1 if the layout is wrong or lacks the page.
      """)

  @Argument(help: "The layout's name or file.")
  var layout: String

  @Option(name: .long, help: "The keyboard's width in points (50–10000).")
  var width = 390.0

  @Option(name: .long, help: "Draw only this page, such as alphabetic or numeric.")
  var page: String?

  @Option(name: .customLong("case"), help: "The case of the letters.")
  var keyboardCase = Keyboard.Case.lowercased

  @Option(name: .long, help: "The device, if the layout does not set it.")
  var device = DeviceType.phone

  @Option(name: .long, help: "The screen's orientation.")
  var orientation = InterfaceOrientation.portrait

  @Option(name: .long, help: "The width of the drawing in columns (40–400).")
  var columns = 78

  @Flag(name: .long, help: "Print each key's touch area and cap too, in points.")
  var frames = false

  @OptionGroup var places: LayoutDirectoryOptions

  mutating func validate() throws {
    guard (40...400).contains(columns) else {
      throw ValidationError("--columns must be from 40 to 400, not \(columns).")
    }
    guard (50...10000).contains(width) else {
      throw ValidationError("--width must be from 50 to 10000.")
    }
  }

  func run() throws {
    let layout: LayoutFile
    do {
      layout = try read()
    } catch {
      throw Failure.exit(1, "the layout is wrong\n\(error)")
    }
    let types = types(of: layout)
    let shown = types.filter { page == nil || $0.id == page }
    guard !shown.isEmpty else {
      let words = types.map(\.id).joined(separator: ", ")
      throw Failure.exit(1, "the layout has no page \"\(page ?? "")\"; it has \(words)")
    }
    for type in shown { draw(type, layout) }
  }

  private func read() throws(ConfigurationError) -> LayoutFile {
    let isFile = layout.contains("/") || layout.hasSuffix(".toml")
    return isFile
      ? try LayoutFile(file: layout, in: places.directories)
      : try places.directories.layoutOrKeymap(named: layout)
  }

  private func context(_ type: Keyboard.KeyboardType) -> KeyboardContext {
    KeyboardContext(
      keyboardType: type, keyboardCase: keyboardCase, interfaceOrientation: orientation,
      deviceType: device)
  }

  /// Returns the pages of the layout; a numeric or symbolic page that equals the letters is
  /// omitted.
  private func types(of layout: LayoutFile) -> [Keyboard.KeyboardType] {
    let letters = layout.service.keyboardLayout(for: context(.alphabetic))
    let others = [Keyboard.KeyboardType.numeric, .symbolic].filter {
      layout.service.keyboardLayout(for: context($0)) != letters
    }
    return [.alphabetic] + others
      + layout.service.customPages(for: context(.alphabetic)).map { .custom(named: $0) }
  }

  private func draw(_ type: Keyboard.KeyboardType, _ layout: LayoutFile) {
    let frames = KeyboardFrames(
      layout.service.keyboardLayout(for: context(type)), width: width)
    print("\(type.id), \(number(frames.size.width)) × \(number(frames.size.height)) points")
    print(frames.drawing(columns: columns))
    guard self.frames else { return }
    for key in frames.keys {
      print("\(key.action.compact)  touch \(text(key.touchFrame))  cap \(text(key.capFrame))")
    }
  }

  /// Formats the origin and size of a rectangle.
  private func text(_ rect: Rect) -> String {
    "\(number(rect.minX)),\(number(rect.minY)) \(number(rect.width))×\(number(rect.height))"
  }

  /// Formats a number with at most two decimals.
  private func number(_ number: Double) -> String {
    let text = "\((number * 100).rounded() / 100)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
