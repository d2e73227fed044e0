// SPDX-License-Identifier: MIT

import CPango
import ClavierKit
import Glibc

/// The images of backgrounds and keys that were drawn lately.
final class ImageStore {
  /// What became of an image.
  private struct Entry {
    let image: Keyboard.Background.Image
    /// `nil` for one that cannot be used, which is not tried again.
    let picture: ImagePicture?
  }

  /// How many images are kept; a keyboard has few.
  static let limit = 32

  /// Where images are found by their names.
  private let directories: [String]
  /// The files of names; `nil` for those that have none.
  private var files = GenerationCache<String, String?>(limit: 128)
  private var entries: [Entry] = []
  private(set) var problems: [DrawingError] = []

  init(directories: [String] = []) {
    self.directories = directories
  }

  /// The image of a key by its name; `nil` where there is none, or one that cannot be used.
  func picture(named name: String) -> ImagePicture? {
    let file = files.value(for: name) { self.path(of: name) }
    return file.flatMap { picture(of: .file($0)) }
  }

  private func path(of name: String) -> String? {
    if name.hasPrefix("/") { return name }
    // A program that says no places draws images itself, or wants none.
    guard !directories.isEmpty, !name.isEmpty else { return nil }
    let ending = name.hasSuffix(".png") ? "" : ".png"
    let paths = directories.map { "\($0)/\(name)\(ending)" }
    if let path = paths.first(where: { access($0, F_OK) == 0 }) { return path }
    let places = directories.joined(separator: ", ")
    add(.image(name, reason: "there is no \(name)\(ending) in \(places); what it shows is written"))
    return nil
  }

  private func add(_ problem: DrawingError) {
    if problems.count < Self.limit, !problems.contains(problem) { problems.append(problem) }
  }

  /// Fills a shape with an image; with nothing where it cannot be used.
  func paint(
    _ image: Keyboard.Background.Image, _ mode: Keyboard.Background.ImageContentMode,
    in shape: Shape, on canvas: Canvas
  ) {
    picture(of: image)?.paint(mode, in: shape, on: canvas)
  }

  private func picture(of image: Keyboard.Background.Image) -> ImagePicture? {
    // Few, and the bytes of one are compared at once with themselves.
    if let entry = entries.first(where: { $0.image == image }) { return entry.picture }
    var picture: ImagePicture?
    do throws(DrawingError) {
      picture = try ImagePicture(image)
    } catch {
      add(error)
    }
    if entries.count >= Self.limit { entries.removeFirst() }
    entries.append(Entry(image: image, picture: picture))
    return picture
  }
}
