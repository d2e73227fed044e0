// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink

/// What the daemon does for a panel after it has typed.
enum LinkBenchmarks {
  static func all() -> [Benchmark] {
    let context = KeyboardContext(keyboardCase: .lowercased)
    let scenes = scenes(context)
    return [
      // Found out, and said: a line of some thirty bytes, in an array of that size.
      Benchmark(
        name: "message to a panel: a pressed key", iterations: scenes.count - 1,
        budget: .microseconds(1), allocationLimit: 1
      ) { _ in
        zip(scenes, scenes.dropFirst()).reduce(0) { $0 &+ $1.1.message(since: $1.0).count }
      },
      Benchmark(
        name: "message to a panel: all of a phone", iterations: scenes.count,
        budget: .microseconds(25), allocationLimit: 6
      ) { _ in
        scenes.reduce(0) { $0 &+ $1.message(since: nil).count }
      },
    ]
  }

  /// The keys of a page with one under a finger, another one each time.
  private static func scenes(_ context: KeyboardContext) -> [LinkScene] {
    var scene = LinkScene(
      scene: KeyboardSession(context: context, width: 390).scene, context: context)
    return scene.scene.frames.keys.indices.map { index in
      scene.scene.pressedKeys = [index]
      return scene
    }
  }
}
