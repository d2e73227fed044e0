// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit

/// Pictures of a keyboard on a kiosk's bar: 1920 × 480 pixels.
enum DrawingBenchmarks {
  static func all() -> [Benchmark] {
    let session = KeyboardSession(width: width)
    let scene = session.styledScene.cropped
    guard let pressed = pressed(scene), let renderer = try? SceneRenderer(scale: scale(of: scene)),
      let surface = try? renderer.surface(for: scene)
    else { return [] }
    return [
      cold(scene),
      Benchmark(
        name: "drawing, all, warm", iterations: 10, budget: .milliseconds(2)
      ) { iterations in
        for _ in 0..<iterations { renderer.draw(scene, on: surface) }
        return surface.height
      },
      Benchmark(
        name: "drawing, a key pressed, warm", iterations: 100, budget: .microseconds(200),
        allocationLimit: 40
      ) { iterations in
        var (shown, next) = (scene, pressed)
        for _ in 0..<iterations {
          renderer.draw(next, on: surface, replacing: shown)
          swap(&shown, &next)
        }
        return surface.height
      },
    ]
  }

  private static let width = 864.0

  private static func scale(of scene: StyledScene) -> Double { 1920 / scene.bounds.width }

  /// Creates the benchmark with an empty font cache, as at the start of a program.
  private static func cold(_ scene: StyledScene) -> Benchmark {
    Benchmark(
      name: "drawing, all, cold", iterations: 1, budget: .milliseconds(30)
    ) { iterations in
      (0..<iterations).reduce(0) { sum, _ in
        guard let renderer = try? SceneRenderer(scale: scale(of: scene)),
          let surface = try? renderer.surface(for: scene)
        else { return sum }
        renderer.draw(scene, on: surface)
        return sum &+ surface.height
      }
    }
  }

  /// Returns the scene with a finger on a key, as on a tablet, which has no input callouts.
  private static func pressed(_ scene: StyledScene) -> StyledScene? {
    let letter = scene.keys.indices.first { index in
      if case .character = scene.keys[index].action { true } else { false }
    }
    guard let index = letter else { return nil }
    var scene = scene
    scene.keys[index].cap.fill = .gray
    return scene
  }
}

extension StyledScene {
  /// The scene without the room for callouts.
  fileprivate var cropped: StyledScene {
    var scene = self
    scene.bounds = background.frame
    return scene
  }
}
