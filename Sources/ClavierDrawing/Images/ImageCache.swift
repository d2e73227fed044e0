// SPDX-License-Identifier: MIT

import CPango
import ClavierKit
import Glibc

/// A cache of the images of backgrounds and keys.
final class ImageCache {
  /// An image and its decoded picture.
  private struct Entry {
    let image: Keyboard.Background.Image
    /// The picture; `nil` for an unusable image, which is not loaded again.
    let picture: ImagePicture?
  }

  /// The maximum number of cached images; a keyboard has few.
  static let limit = 32

  /// The directories to search for images by name.
  private let directories: [String]
  /// The maximum size of the decoded images together, in bytes; the last one is always cached.
  private let byteLimit: Int
  /// The paths by image name; `nil` for names without a file.
  private var files = GenerationCache<String, String?>(limit: 128)
  private var entries: [Entry] = []
  private(set) var problems: [DrawingError] = []

  /// Whether no image was requested so far.
  var isEmpty: Bool { entries.isEmpty }

  /// The size of the decoded images, in bytes.
  var byteCount: Int { entries.reduce(0) { $0 + ($1.picture?.byteCount ?? 0) } }

  init(directories: [String] = [], byteLimit: Int = PNGHeader.maximumBytes) {
    self.directories = directories
    self.byteLimit = byteLimit
  }

  /// Returns the image of a key by its name; `nil` if it is missing or unusable.
  func picture(named name: String) -> ImagePicture? {
    let file = files.value(for: name) { self.path(of: name) }
    return file.flatMap { picture(of: .file($0)) }
  }

  private func path(of name: String) -> String? {
    if name.hasPrefix("/") { return name }
    // A program without image directories draws the images itself, or has none.
    guard !directories.isEmpty, !name.isEmpty else { return nil }
    let ending = name.hasSuffix(".png") ? "" : ".png"
    let paths = directories.map { "\($0)/\(name)\(ending)" }
    if let path = paths.first(where: { access($0, F_OK) == 0 }) { return path }
    let places = directories.joined(separator: ", ")
    add(
      .image(name, reason: "there is no \(name)\(ending) in \(places); its text is shown instead"))
    return nil
  }

  private func add(_ problem: DrawingError) {
    if problems.count < Self.limit, !problems.contains(problem) { problems.append(problem) }
  }

  /// Fills a shape with an image; a no-op for an unusable one.
  func paint(
    _ image: Keyboard.Background.Image, _ mode: Keyboard.Background.ImageContentMode,
    in shape: Shape, on canvas: Canvas
  ) {
    picture(of: image)?.paint(mode, in: shape, on: canvas)
  }

  private func picture(of image: Keyboard.Background.Image) -> ImagePicture? {
    // A linear search is enough: entries are few, and comparing an array with itself is immediate.
    if let entry = entries.first(where: { $0.image == image }) { return entry.picture }
    var picture: ImagePicture?
    do throws(DrawingError) {
      picture = try ImagePicture(image)
    } catch {
      add(error)
    }
    entries.append(Entry(image: image, picture: picture))
    // A layout may name many large images.
    while entries.count > 1, entries.count > Self.limit || byteCount > byteLimit {
      entries.removeFirst()
    }
    return picture
  }
}
