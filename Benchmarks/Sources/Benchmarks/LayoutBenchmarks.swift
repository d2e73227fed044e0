// SPDX-License-Identifier: MIT

import CReference
import ClavierKit

/// Benchmarks of layouts and hit tests.
enum LayoutBenchmarks {
  /// Returns all benchmarks.
  ///
  /// **Source:** design section 12; issue budgets of the layout engine.
  static func all() -> [Benchmark] {
    let service = KeyboardLayout.TabletProService()
    let context = KeyboardContext(keyboardCase: .lowercased, deviceType: .tabletPro)
    let layout = service.keyboardLayout(for: context)
    let frames = KeyboardFrames(layout, width: 1366)
    let points = Self.points(on: frames)
    return [
      Benchmark(
        name: "layout, tablet pro, service and frames", iterations: 200,
        budget: .microseconds(50)
      ) { iterations in
        (0..<iterations).reduce(0) { sum, index in
          let layout = service.keyboardLayout(for: context)
          return sum &+ KeyboardFrames(layout, width: 1366 + Double(index)).keys.count
        }
      },
      Benchmark(
        name: "frames alone, tablet pro", iterations: 500, budget: .microseconds(25)
      ) { iterations in
        (0..<iterations).reduce(0) { sum, index in
          sum &+ KeyboardFrames(layout, width: 1366 + Double(index)).keys.count
        }
      },
      hitTestInC,
      Benchmark(
        name: "hit test, tablet pro", iterations: points.count, budget: .nanoseconds(30),
        allocationLimit: 0, ratioLimit: 2
      ) { _ in
        points.reduce(0) { $0 &+ (frames.hitTest($1) ?? -1) }
      },
    ]
  }

  /// A hit test in plain C without a table, which checks key after key.
  static var hitTestInC: Benchmark {
    let frames = KeyboardFrames(
      KeyboardLayout.TabletProService().keyboardLayout(
        for: KeyboardContext(keyboardCase: .lowercased, deviceType: .tabletPro)), width: 1366)
    let points = Self.points(on: frames)
    let rects = frames.keys.map { key in
      reference_rect(
        min_x: key.touchFrame.minX, min_y: key.touchFrame.minY, max_x: key.touchFrame.maxX,
        max_y: key.touchFrame.maxY)
    }
    return Benchmark(name: "hit test in C, key after key", iterations: points.count) { _ in
      rects.withUnsafeBufferPointer { rects in
        points.reduce(0) { sum, point in
          sum &+ reference_hit_test(rects.baseAddress, rects.count, point.x, point.y)
        }
      }
    }
  }

  /// Returns points all over a keyboard, the same in every run.
  static func points(on frames: KeyboardFrames) -> [Point] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    return (0..<4096).map { _ in
      Point(x: next() * frames.size.width, y: next() * frames.size.height)
    }
  }
}
