// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit

/// The memory use of drawing, in a process that only draws: libraries, fonts, glyphs and pixels.
///
/// The baseline is this process before it draws, without the libraries that drawing has loaded.
enum DrawingMemory {
  /// The limit in kB of proportional set size.
  ///
  /// **Source:** design section 12.
  static let limit = 20_000

  /// Draws keyboards of 1920 × 480 pixels, and prints the memory use.
  ///
  /// - Returns: Whether it is within ``limit``.
  static func isWithinLimit() -> Bool {
    guard let before = ProcessMemoryMap.proportionalSize(where: isOwn), draw() == 480,
      let after = ProcessMemoryMap.proportionalSize(where: { _ in true })
    else {
      print("drawing, memory: it cannot be measured here")
      return false
    }
    let added = after - before
    let (megabytes, tenths) = (added / 1000, added / 100 % 10)
    let complaint = added > limit ? "  <- at most \(limit / 1000) MB" : ""
    print("drawing, memory of libraries, fonts and pixels \(megabytes).\(tenths) MB\(complaint)")
    return added <= limit
  }

  /// Draws two pages, one of them with a pressed key.
  ///
  /// - Returns: The height of the picture.
  private static func draw() -> Int {
    let session = KeyboardSession(width: 1920 / scale)
    guard let renderer = try? SceneRenderer(scale: scale) else { return 0 }
    var scenes = [session.styledScene]
    session.state.keyboardContext.keyboardType = .numeric
    scenes.append(session.styledScene)
    scenes.append(scenes[0])
    scenes[2].keys[0].cap.fill = .gray
    for index in scenes.indices {
      // A keyboard of four rows on a bar as high as a quarter of its width.
      let frame = scenes[index].background.frame
      scenes[index].bounds = Rect(
        x: frame.minX, y: frame.minY, width: frame.width, height: 480 / scale)
    }
    guard let surface = try? renderer.surface(for: scenes[0]) else { return 0 }
    for scene in scenes { renderer.draw(scene, on: surface) }
    return surface.height
  }

  private static let scale = 2.25

  /// Returns whether a mapping exists without pictures too: anonymous memory, the program, and the
  /// libraries of C and Swift.
  private static func isOwn(_ path: String) -> Bool {
    guard path.hasPrefix("/") else { return true }
    let name = path.split(separator: "/").last ?? ""
    let own = ["benchmarks", "ld-linux", "libc.", "libm.", "libgcc", "libstdc", "libswift"]
    return own.contains { name.hasPrefix($0) } || name.hasPrefix("libxkbcommon")
  }
}
