// SPDX-License-Identifier: MIT

import ClavierKit

/// Making pictures of scenes, and finding out what must be drawn anew.
enum SceneBenchmarks {
  /// Design section 12: a key that is pressed is drawn within 200 µs, of which this is a part.
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

  /// The keys of a page with one under a finger, another one each time.
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
      var follower = SceneFollower(builder)
      return scenes.reduce(0) { $0 &+ follower.picture(of: $1).keys.count }
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
