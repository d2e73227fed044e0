// SPDX-License-Identifier: MIT

import ClavierDrawing

/// Where a picture that moves goes: into one file, or each frame into a file with its number.
enum PictureFiles: Equatable {
  case one(String)
  /// A name is what stands before the number, the number with so many digits at least, and the rest.
  case series(before: String, digits: Int, after: String, PictureFormat)

  /// What a name says; `nil` for one that is neither.
  ///
  /// - Parameter path: A name that ends in .png, or one with a place for the number: `%d`, or `%03d` for three
  ///   digits.
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

  /// What is said of a name that is none of these.
  static let rule =
    "a picture that moves is a PNG, so let its name end in .png; for a series of pictures write %d or %03d "
    + "where the number shall be, and let the name end in .png, .svg or .pdf"

  /// The name of a frame of a series.
  static func name(_ number: Int, before: String, digits: Int, after: String) -> String {
    let word = "\(number)"
    return before + String(repeating: "0", count: max(0, digits - word.count)) + word + after
  }
}
