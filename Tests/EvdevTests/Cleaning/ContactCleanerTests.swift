// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import TestSupport
import Testing

@testable import Evdev

@Suite("Cleaning of contacts")
struct ContactCleanerTests {
  /// Returns rules for a surface of 100 by 100 mm with ten units per millimetre.
  private static func rules(_ change: (inout CleaningRules) -> Void) -> CleaningRules {
    var rules = CleaningRules()
    rules.bounds = Rect(x: 0, y: 0, width: 1_000, height: 1_000)
    rules.unitsPerMillimeter = Size(width: 10, height: 10)
    change(&rules)
    return rules
  }

  /// Returns the samples of one contact that pass: a letter for each phase, optionally with the
  /// position.
  private func left(
    _ rules: CleaningRules, _ samples: [(Contact.Phase, Double, ContactShape)]
  ) -> String {
    var cleaner = ContactCleaner(rules)
    return samples.enumerated().flatMap { index, sample in
      let touch = DeviceTouch(
        contact: Contact.ID(rawValue: 1), phase: sample.0, position: Point(x: sample.1, y: 500),
        shape: sample.2)
      let time = Timestamp(microseconds: Int64(index) * 8_000)
      return cleaner.clean(DeviceFrame(time: time, touches: [touch])).touches
    }.map { "\($0.phase) \(($0.position.x * 10).rounded() / 10)" }.joined(separator: ", ")
  }

  private func hard(_ pressure: Int32) -> ContactShape { ContactShape(pressure: pressure) }
  private let plain = ContactShape()

  @Test("Without rules all samples pass unchanged")
  func nothing() {
    #expect(
      left(Self.rules { _ in }, [(.down, 5, plain), (.moved, 6, plain), (.up, 6, plain)])
        == "down 5.0, moved 6.0, up 6.0")
  }

  @Test("A contact that the device reports as a palm is cancelled, and stays a palm")
  func palmTool() {
    let palm = ContactShape(tool: ContactShape.palm)
    let rules = Self.rules { $0.hasTools = true }
    #expect(
      left(rules, [(.down, 5, plain), (.moved, 6, palm), (.moved, 7, plain), (.up, 7, plain)])
        == "down 5.0, cancelled 5.0")
    #expect(left(rules, [(.down, 5, palm), (.moved, 7, plain), (.up, 7, plain)]) == "")
  }

  @Test("Wide and heavy contacts are palms, where a limit is set")
  func palms() {
    let wide = ContactShape(major: 300)
    #expect(left(Self.rules { $0.palmMajor = 300 }, [(.down, 5, wide), (.up, 5, wide)]) == "")
    #expect(
      left(Self.rules { $0.palmMajor = 301 }, [(.down, 5, wide), (.up, 5, wide)])
        == "down 5.0, up 5.0")
    #expect(
      left(Self.rules { $0.palmPressure = 90 }, [(.down, 5, hard(40)), (.moved, 5, hard(95))])
        == "down 5.0, cancelled 5.0")
  }

  @Test("A contact that presses too lightly does not count until it presses")
  func press() {
    let rules = Self.rules { $0.pressPressure = 50 }
    #expect(
      left(
        rules,
        [
          (.down, 900, hard(10)), (.moved, 100, hard(50)), (.moved, 101, hard(70)),
          (.up, 101, hard(0)),
        ]
      ) == "down 100.0, moved 101.0, up 101.0")
    #expect(
      left(rules, [(.down, 900, hard(10)), (.moved, 100, hard(49)), (.up, 100, hard(0))]) == "")
  }

  @Test("Samples below the pressure limit before a lift do not move the contact")
  func lightLift() {
    #expect(
      left(
        Self.rules { $0.pressPressure = 50 },
        [(.down, 100, hard(60)), (.moved, 400, hard(9)), (.up, 400, hard(0))])
        == "down 100.0, moved 100.0, up 100.0")
  }

  @Test("The first samples are skipped as configured, and a tap with fewer samples is kept")
  func skipped() {
    let rules = Self.rules { $0.skippedFrames = 2 }
    #expect(
      left(
        rules,
        [
          (.down, 900, plain), (.moved, 800, plain), (.moved, 100, plain), (.moved, 101, plain),
          (.up, 101, plain),
        ]
      ) == "down 100.0, moved 101.0, up 101.0")
    #expect(
      left(rules, [(.down, 900, plain), (.moved, 100, plain), (.up, 100, plain)])
        == "down 100.0, up 100.0")
  }

  @Test("A contact that is cancelled before it counts is not reported")
  func cancelledBeforeCounting() {
    #expect(
      left(Self.rules { $0.skippedFrames = 2 }, [(.down, 900, plain), (.cancelled, 900, plain)])
        == "")
  }

  @Test("A contact that begins and stays at the edge is ignored; one that moves inward counts")
  func edges() {
    let rules = Self.rules { $0.edge = 3 }
    #expect(left(rules, [(.down, 5, plain), (.moved, 20, plain), (.up, 20, plain)]) == "")
    #expect(
      left(rules, [(.down, 5, plain), (.moved, 31, plain), (.moved, 2, plain), (.up, 2, plain)])
        == "down 31.0, moved 2.0, up 2.0")
    #expect(left(rules, [(.down, 971, plain), (.up, 971, plain)]) == "")
  }

  @Test(
    "The margin ends at its width from each edge",
    arguments: [
      (30, 500, true), (29.9, 500, false), (970, 500, true), (970.1, 500, false),
      (500, 30, true), (500, 29.9, false), (500, 970, true), (500, 970.1, false),
    ] as [(Double, Double, Bool)])
  func margins(x: Double, y: Double, counts: Bool) {
    var cleaner = ContactCleaner(Self.rules { $0.edge = 3 })
    let touch = DeviceTouch(
      contact: Contact.ID(rawValue: 1), phase: .down, position: Point(x: x, y: y))
    let frame = DeviceFrame(time: Timestamp(microseconds: 0), touches: [touch])
    #expect(cleaner.clean(frame).touches.isEmpty != counts)
  }

  @Test("Without a margin, a place beyond the surface's edge counts, too")
  func beyondTheEdge() {
    let rules = Self.rules { $0.skippedFrames = 1 }
    #expect(left(rules, [(.down, -5, plain), (.up, -5, plain)]) == "down -5.0, up -5.0")
  }

  @Test("A contact that begins in a dead area is ignored, also on a rotated surface")
  func deadAreas() {
    var cleaner = ContactCleaner(
      Self.rules { $0.deadAreas = [Rect(x: 0.9, y: 0, width: 0.1, height: 1)] })
    // The surface is rotated: the device's left is its user's right.
    cleaner.surface = Transform(-0.001, 0, 1, 0, 0.001, 0)
    func down(_ x: Double, _ number: UInt64) -> Int {
      let touch = DeviceTouch(
        contact: Contact.ID(rawValue: number), phase: .down, position: Point(x: x, y: 5))
      return cleaner.clean(DeviceFrame(time: Timestamp(microseconds: 0), touches: [touch])).touches
        .count
    }
    #expect(down(50, 1) == 0)
    #expect(down(150, 2) == 1)
    #expect(cleaner.rejectionCount == 1)
  }

  @Test("A palm counts once, however long it stays, and a quick tap in a dead area counts, too")
  func rejections() {
    var cleaner = ContactCleaner(
      Self.rules {
        $0.hasTools = true
        $0.skippedFrames = 2
        $0.deadAreas = [Rect(x: 900, y: 0, width: 100, height: 1_000)]
      })
    func send(_ number: UInt64, _ phase: Contact.Phase, _ x: Double, _ shape: ContactShape) {
      let touch = DeviceTouch(
        contact: Contact.ID(rawValue: number), phase: phase, position: Point(x: x, y: 500),
        shape: shape)
      _ = cleaner.clean(DeviceFrame(time: Timestamp(microseconds: 0), touches: [touch]))
    }
    let palm = ContactShape(tool: ContactShape.palm)
    send(1, .down, 5, palm)
    send(1, .moved, 6, palm)
    send(1, .up, 6, palm)
    #expect(cleaner.rejectionCount == 1)
    send(2, .down, 950, plain)
    send(2, .up, 950, plain)
    #expect(cleaner.rejectionCount == 2)
    send(3, .down, 100, plain)
    send(3, .up, 100, plain)
    #expect(cleaner.rejectionCount == 2)
  }

  @Test("The first sample that is not skipped decides about a dead area")
  func deadAreaOfTrustedSample() {
    let rules = Self.rules {
      $0.skippedFrames = 1
      $0.deadAreas = [Rect(x: 900, y: 0, width: 100, height: 1_000)]
    }
    #expect(
      left(rules, [(.down, 950, plain), (.moved, 100, plain), (.up, 100, plain)])
        == "down 100.0, up 100.0")
    #expect(
      left(
        rules, [(.down, 100, plain), (.moved, 950, plain), (.moved, 200, plain), (.up, 200, plain)])
        == "")
    #expect(left(rules, [(.down, 950, plain), (.up, 950, plain)]) == "", "a tap in the area")
  }

  @Test("A resting finger does not move, despite jitter and a single outlier")
  func jitter() {
    let rules = Self.rules { $0.jitter = 0.5 }
    #expect(
      left(
        rules,
        [
          (.down, 500, plain), (.moved, 503, plain), (.moved, 498, plain), (.moved, 900, plain),
          (.moved, 501, plain), (.up, 501, plain),
        ]
      ) == "down 500.0, moved 500.0, moved 500.0, moved 500.0, moved 500.0, up 500.0")
  }

  @Test("A moving finger is followed with a lag of one sample and the hysteresis")
  func followed() {
    let rules = Self.rules { $0.jitter = 0.5 }
    let samples = (0...30).map { (Contact.Phase.moved, 500 + Double($0) * 10, plain) }
    let last = left(rules, [(.down, 500, plain)] + samples).split(separator: ",").last.map(
      String.init)
    // The median is one sample late, and the hysteresis five units wide.
    #expect(last == " moved 785.0")
  }

  @Test("Jitter is measured in millimeters, also if the axes have unequal resolutions")
  func unequal() {
    var filter = JitterFilter(Point(x: 0, y: 0))
    let rules = Self.rules {
      $0.jitter = 1
      $0.unitsPerMillimeter = Size(width: 10, height: 40)
    }
    for _ in 0..<3 { filter.update(Point(x: 0, y: 39), rules) }
    #expect(filter.position == Point(x: 0, y: 0))
    for _ in 0..<3 { filter.update(Point(x: 11, y: 0), rules) }
    #expect(filter.position.x > 0 && filter.position.y == 0)
  }

  @Test("For any input, each contact is down, then moved, then up or cancelled, once")
  func lifecycles() {
    for (seed, var random) in SplitMix64.seeded(0..<400) {
      var cleaner = ContactCleaner(
        Self.rules {
          $0.jitter = Bool.random(using: &random) ? 0.5 : 0
          $0.pressPressure = Bool.random(using: &random) ? 40 : nil
          $0.palmMajor = Bool.random(using: &random) ? 80 : nil
          $0.palmPressure = Bool.random(using: &random) ? 90 : nil
          $0.hasTools = Bool.random(using: &random)
          $0.edge = Bool.random(using: &random) ? 5 : 0
          $0.skippedFrames = .random(in: 0...3, using: &random)
        })
      var raw: Set<UInt64> = []
      var reported: Set<Contact.ID> = []
      var next: UInt64 = 0
      for _ in 0..<200 {
        var phase = Contact.Phase.down
        var contact = next
        if let known = raw.randomElement(using: &random),
          Bool.random(using: &random) || raw.count > 4
        {
          contact = known
          phase = [.moved, .moved, .up, .cancelled].randomElement(using: &random) ?? .up
          if phase != .moved { raw.remove(known) }
        } else {
          next += 1
          raw.insert(contact)
        }
        let touch = DeviceTouch(
          contact: Contact.ID(rawValue: contact), phase: phase,
          position: Point(x: .random(in: 0...1_000, using: &random), y: 500),
          shape: ContactShape(
            pressure: .random(in: 0...100, using: &random),
            major: .random(in: 0...100, using: &random),
            tool: .random(in: 0...2, using: &random)))
        let frame = DeviceFrame(time: Timestamp(microseconds: 0), touches: [touch])
        for touch in cleaner.clean(frame).touches {
          #expect(reported.contains(touch.contact) == (touch.phase != .down), "seed \(seed)")
          switch touch.phase {
          case .down: reported.insert(touch.contact)
          case .moved: break
          case .up, .cancelled: reported.remove(touch.contact)
          }
        }
        #expect(
          reported.isSubset(of: Set(raw.map(Contact.ID.init))),
          "seed \(seed): none outlives its finger"
        )
      }
    }
  }
}
