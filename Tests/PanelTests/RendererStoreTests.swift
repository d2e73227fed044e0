// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import Panel
import Testing

/// What is kept for drawing while keyboards come and go.
struct RendererStoreTests {
  @Test func aPictureFitsTheRoomThatThereIsNow() throws {
    let store = RendererStore()
    let scene = try KeyboardPreview().scene()
    let rooms: [(width: Int, height: Int, headroom: Double?)] = [
      (390, 300, nil), (390, 310, nil), (390, 310, 20), (390, 310, 21), (800, 600, 20),
      (0, 600, 20),
    ]
    for _ in 0..<3 {
      for (width, height, headroom) in rooms {
        let alone = FittedPicture(scene, width: width, height: height, headroom: headroom)
        for _ in 0..<2 {
          let fitted = store.fitted(scene, width: width, height: height, headroom: headroom)
          #expect(fitted == alone && (fitted == nil) == (width == 0))
        }
      }
    }
  }

  @Test func lettersAreKeptForOneScale() throws {
    let store = RendererStore()
    var problems: [String] = []
    func renderer(_ scale: Double) -> SceneRenderer? {
      store.renderer(scale: scale) { problems.append($0) }
    }
    let first = try #require(renderer(2))
    #expect(renderer(2) === first)
    #expect(renderer(3)?.scale == 3 && renderer(2) !== first)
    #expect(problems.isEmpty && renderer(1000) == nil && problems.count == 1)
  }
}
