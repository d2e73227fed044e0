// SPDX-License-Identifier: MIT

import ClavierKit

/// The background in a theme file; omitted values are `nil`.
struct BackgroundDraft {
  private var color: Color?
  private var gradient: [Color]?
  private var image: Keyboard.Background.Image?
  private var imageMode: Keyboard.Background.ImageContentMode?
  private var overlay: Color?
  private var overlayGradient: [Color]?

  /// Reads the layers of a background.
  mutating func read(_ table: inout TOMLReader, beside path: FilePath) {
    color = table.color("color")
    gradient = table.colors("gradient")
    image = table.image("image", beside: path)
    table.choice(
      "image_mode",
      Keyboard.Background.ImageContentMode.allCases.map { ($0.rawValue, $0) }, into: &imageMode)
    overlay = table.color("overlay")
    overlayGradient = table.colors("overlay_gradient")
  }

  /// Returns the background, with the base's values where it has none; `nil` if neither has any.
  func background(over base: Keyboard.Background?) -> Keyboard.Background? {
    var result = base ?? .standard
    if let color {
      result.backgroundColor = color
      // A colour also removes the base's gradient, which would hide the colour.
      if gradient == nil { result.backgroundGradient = nil }
    }
    result.backgroundGradient = gradient ?? result.backgroundGradient
    result.image = image ?? result.image
    result.imageContentMode = imageMode ?? result.imageContentMode
    result.overlayColor = overlay ?? result.overlayColor
    result.overlayGradient = overlayGradient ?? result.overlayGradient
    return base == nil && result == .standard ? nil : result
  }
}

extension TOMLReader {
  /// Reads the name of an image beside the file, or its absolute path.
  fileprivate mutating func image(
    _ key: String, beside path: FilePath
  ) -> Keyboard.Background.Image? {
    guard let text = text(key) else { return nil }
    let isName = !text.value.isEmpty && !text.value.utf8.contains(0)
    guard isName, text.value.utf8.count <= 4096 else {
      return refuse(key, at: text.position, "expected the name of a PNG image")
    }
    let image = path.sibling(text.value)
    do throws(Diagnostic) {
      guard let file = try OpenFile(image) else {
        return refuse(key, at: text.position, "there is no file \(quoted(image.displayText))")
      }
      let start = try file.contents(atMost: Self.signature.count)
      guard start == Self.signature else {
        return refuse(
          key, at: text.position, "\(quoted(image.displayText)) is no PNG image; convert it to one")
      }
      guard let size = file.size, size <= ThemeFile.imageLimit else {
        return refuse(
          key, at: text.position,
          "\(quoted(image.displayText)) is larger than \(ThemeFile.imageLimit >> 20) MiB; "
            + "make it smaller")
      }
    } catch {
      return refuse(key, at: text.position, "\(quoted(image.displayText)) \(error.message)")
    }
    return .file(image.text)
  }

  /// The signature of PNG files.
  ///
  /// **Source:** W3C, "Portable Network Graphics", section 5.2.
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
