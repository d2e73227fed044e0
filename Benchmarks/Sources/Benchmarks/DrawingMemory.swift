// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit

/// What pictures cost in memory, in a process that does nothing else: libraries, fonts, letters, pixels.
///
/// The process without pictures is this one before it draws, less what the libraries for it have loaded.
enum DrawingMemory {
  /// Design section 12, in kB of proportional set size.
  static let limit = 20_000

  /// Draws keyboards of 1920 × 480 pixels, and prints what it cost.
  ///
  /// - Returns: Whether it was no more than it may be.
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

  /// Two pages, one of them with a pressed key.
  ///
  /// - Returns: How high the picture is.
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

  /// Whether a part of the memory is there without pictures, too: what is no file, the program, and the
  /// libraries of C and Swift.
  private static func isOwn(_ path: String) -> Bool {
    guard path.hasPrefix("/") else { return true }
    let name = path.split(separator: "/").last ?? ""
    let own = ["benchmarks", "ld-linux", "libc.", "libm.", "libgcc", "libstdc", "libswift"]
    return own.contains { name.hasPrefix($0) } || name.hasPrefix("libxkbcommon")
  }
}
