// SPDX-License-Identifier: MIT

import ClavierKit

/// Benchmarks of styling scenes and finding the parts to redraw.
enum SceneBenchmarks {
  /// Returns all benchmarks.
  ///
  /// **Source:** design section 12: a pressed key is drawn within 200 µs, of which this is a part.
  static func all() -> [Benchmark] {
    let phone = KeyboardContext(keyboardCase: .lowercased)
    let computer = KeyboardContext(keyboardCase: .lowercased, deviceType: .full)
    return [
      picture("picture of a phone's keyboard", phone, width: 390, budget: .microseconds(140)),
      picture(
        "picture of a computer's keyboard", computer, width: 1920, budget: .microseconds(340)),
      pictures("picture after another one", computer, width: 1920, budget: .microseconds(25)),
      damage(computer),
    ]
  }

  /// Returns one scene for each key of a page, with a finger on it.
  private static func scenes(_ context: KeyboardContext, width: Double) -> [Scene] {
    var scene = KeyboardSession(context: context, width: width).scene
    return scene.frames.keys.indices.map { index in
      scene.pressedKeys = [index]
      return scene
    }
  }

  private static func picture(
    _ name: String, _ context: KeyboardContext, width: Double, budget: Duration
  ) -> Benchmark {
    let scenes = scenes(context, width: width)
    let builder = SceneBuilder(styleService: .themeBased(theme: .kiosk), context: context)
    return Benchmark(name: name, iterations: scenes.count, budget: budget) { _ in
      scenes.reduce(0) { $0 &+ builder.styled($1).keys.count }
    }
  }

  private static func pictures(
    _ name: String, _ context: KeyboardContext, width: Double, budget: Duration
  ) -> Benchmark {
    let scenes = scenes(context, width: width)
    let builder = SceneBuilder(styleService: .themeBased(theme: .kiosk), context: context)
    return Benchmark(name: name, iterations: scenes.count, budget: budget) { _ in
      var retained = RetainedPicture(builder)
      return scenes.reduce(0) { $0 &+ retained.update(to: $1).keys.count }
    }
  }

  private static func damage(_ context: KeyboardContext) -> Benchmark {
    let builder = SceneBuilder(styleService: .themeBased(theme: .kiosk), context: context)
    let pictures = scenes(context, width: 1920).map { builder.styled($0) }
    return Benchmark(
      name: "damage of a pressed key", iterations: pictures.count - 1, budget: .microseconds(25)
    ) { _ in
      zip(pictures, pictures.dropFirst()).reduce(0) { $0 &+ $1.1.damage(from: $1.0).count }
    }
  }
}
