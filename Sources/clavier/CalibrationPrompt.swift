// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierKit
import Evdev
import Glibc
import Linux

/// The prompt for four touches: crosses on a terminal that fills the picture, or else text.
struct CalibrationPrompt {
  /// The terminal to draw on; `nil` for text.
  private let terminal: Terminal?

  init(fill: Bool) {
    let terminal = Terminal(descriptor: STDOUT_FILENO)
    self.terminal = terminal.flatMap { fill || $0.isConsole ? $0 : nil }
  }

  /// Waits for all touches.
  func touches(
    _ reader: RawTouchReader, _ subject: CalibrationSubject
  ) throws -> [CalibrationSolution.Touch] {
    var raw: [Point] = []
    defer { if terminal != nil { show("\u{1B}[2J\u{1B}[H") } }
    if terminal == nil {
      show("Touch the corners of the picture with one finger, as far out as possible.\n")
    }
    let targets =
      terminal.map { terminal in CalibrationTargets.drawn.map { Cell($0, terminal).center } }
      ?? CalibrationTargets.corners(of: subject.size)
    for number in targets.indices {
      promptForTouch(number)
      raw.append(try touch(reader, number))
    }
    return subject.touches(raw, targets: targets)
  }

  private func touch(_ reader: RawTouchReader, _ number: Int) throws -> Point {
    while true {
      do throws(SystemError) {
        switch try reader.nextTouch() {
        case .touched(let point): return point
        case .invalid:
          promptForTouch(number)
          show("  Several fingers touched; touch again with one.\n")
        }
      } catch {
        throw Failure.exit(1, "the device is gone: \(error)")
      }
    }
  }

  private func promptForTouch(_ number: Int) {
    let count = CalibrationTargets.drawn.count
    guard let terminal, let target = CalibrationTargets.drawn.dropFirst(number).first else {
      let corner = CalibrationTargets.cornerNames.dropFirst(number).first ?? ""
      return show("\(number + 1) of \(count): \(corner)\n")
    }
    show(
      "\u{1B}[2J" + Cell(target, terminal).cross
        + "\u{1B}[\(terminal.rows / 2);\(max(1, terminal.columns / 2 - 16))H"
        + "Touch the cross, \(number + 1) of \(count). ^C ends.")
  }

  private func show(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}

/// A character cell of a terminal.
struct Cell {
  private let column: Int
  private let row: Int
  private let terminal: Terminal

  /// Creates the cell that contains a point of the picture.
  init(_ point: Point, _ terminal: Terminal) {
    column = min(terminal.columns - 1, Int(point.x * Double(terminal.columns)))
    row = min(terminal.rows - 1, Int(point.y * Double(terminal.rows)))
    self.terminal = terminal
  }

  /// The cell's centre on the picture, which is the target of a touch.
  var center: Point {
    Point(
      x: (Double(column) + 0.5) / Double(terminal.columns),
      y: (Double(row) + 0.5) / Double(terminal.rows))
  }

  /// The control sequences that draw a cross in the cell.
  ///
  /// **Source:** console_codes(4): CUP, whose rows and columns begin at 1.
  var cross: String {
    let strokes = [(0, -1, "|"), (-2, 0, "--+--"), (0, 1, "|")]
    return strokes.map { stroke in
      "\u{1B}[\(max(1, row + stroke.1 + 1));\(max(1, column + stroke.0 + 1))H\(stroke.2)"
    }.joined()
  }
}

/// The reader of a file with touch positions.
enum CalibrationPoints {
  /// Reads four lines of two numbers; `-` is standard input.
  static func read(_ path: String) throws -> [Point] {
    let text: String
    do {
      text = try ScriptSource.read(path)
    } catch {
      throw Failure.exit(1, "\(path) cannot be read: \(error)")
    }
    let lines = text.split(whereSeparator: \.isNewline)
    let points = lines.compactMap { line -> Point? in
      let numbers = line.split(whereSeparator: \.isWhitespace).map { Double($0) }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
      return Point(x: x, y: y)
    }
    guard points.count == lines.count, points.count == CalibrationSolution.minimumCount else {
      throw Failure.exit(1, "\(path): expected four lines of two numbers, such as 0.05 0.93")
    }
    return points
  }
}
