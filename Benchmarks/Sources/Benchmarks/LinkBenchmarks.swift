// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink

/// Benchmarks of the daemon's messages to a panel after typing.
enum LinkBenchmarks {
  static func all() -> [Benchmark] {
    let context = KeyboardContext(keyboardCase: .lowercased)
    let scenes = scenes(context)
    return [
      // A line of some thirty bytes, in an array of that size.
      Benchmark(
        name: "message to a panel: a pressed key", iterations: scenes.count - 1,
        budget: .microseconds(1), allocationLimit: 1
      ) { _ in
        scenes.dropFirst().reduce(0) { $0 &+ $1.message(of: .pressedKeys).count }
      },
      Benchmark(
        name: "message to a panel: all of a phone", iterations: scenes.count,
        budget: .microseconds(25), allocationLimit: 6
      ) { _ in
        scenes.reduce(0) { $0 &+ $1.message(of: .all).count }
      },
    ]
  }

  /// Returns one scene for each key of a page, with a finger on it.
  private static func scenes(_ context: KeyboardContext) -> [LinkScene] {
    var scene = LinkScene(
      scene: KeyboardSession(context: context, width: 390).scene, context: context)
    return scene.scene.frames.keys.indices.map { index in
      scene.scene.pressedKeys = [index]
      return scene
    }
  }
}
