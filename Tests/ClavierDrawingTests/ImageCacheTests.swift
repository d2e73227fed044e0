// SPDX-License-Identifier: MIT

import ClavierKit
import TestSupport
import Testing

@testable import ClavierDrawing

/// The memory of the images of keys.
struct ImageCacheTests {
  init() { _ = TestFonts.pinned }

  @Test func largeImagesReplaceEarlierOnesBeyondTheLimitOfAllTogether() throws {
    let directory = try TemporaryDirectory()
    let sketch = Sketch(size: Size(width: 10, height: 10))
    let image = try SceneRenderer().picture(of: sketch.scene(), as: .png)
    for name in ["a", "b", "c"] { try directory.write(image, to: "\(name).png") }
    // Four bytes for each pixel of two images.
    let cache = ImageCache(directories: [directory.path], byteLimit: 800)
    for (name, byteCount) in [("a", 400), ("b", 800), ("c", 800), ("a", 800)] {
      #expect(cache.picture(named: name) != nil)
      #expect(cache.byteCount == byteCount)
    }
    let small = ImageCache(directories: [directory.path], byteLimit: 1)
    for name in ["a", "b"] {
      #expect(small.picture(named: name) != nil)
      #expect(small.byteCount == 400)
    }
    #expect(cache.problems.isEmpty && small.problems.isEmpty)
  }
}
