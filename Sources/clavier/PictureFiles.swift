// SPDX-License-Identifier: MIT

import ClavierDrawing

/// The files of an animation: one file, or a numbered file for each frame.
enum PictureFiles: Equatable {
  case one(String)
  /// A numbered series: the name before the number, the minimum number of digits, the name after
  /// it, and the format.
  case series(before: String, digits: Int, after: String, PictureFormat)

  /// Parses a file name; `nil` if it is neither a single file nor a series.
  ///
  /// - Parameter path: A name that ends in .png, or one with a placeholder: `%d`, or `%03d` for
  ///   three digits.
  init?(_ path: String) {
    guard let percent = path.firstIndex(of: "%") else {
      guard PictureFormat(path: path) == .png else { return nil }
      self = .one(path)
      return
    }
    let rest = path[path.index(after: percent)...]
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let after = rest.dropFirst(digits.count)
    let width = digits.isEmpty ? 1 : Int(digits)
    guard after.first == "d", !after.contains("%"), let width, (1...9).contains(width),
      digits.isEmpty || digits.first == "0", let format = PictureFormat(path: path)
    else { return nil }
    self = .series(
      before: String(path[..<percent]), digits: width, after: String(after.dropFirst()), format)
  }

  /// The error message for an invalid file name, which states the valid forms.
  static let rule =
    "the name of an animated picture ends in .png; the name of a series has %d or %03d and ends in "
    + ".png, .svg or .pdf"

  /// Returns the file name of a frame in a series.
  static func name(_ number: Int, before: String, digits: Int, after: String) -> String {
    let word = "\(number)"
    return before + String(repeating: "0", count: max(0, digits - word.count)) + word + after
  }
}
