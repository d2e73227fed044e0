// SPDX-License-Identifier: MIT

import ClavierKit
import Evdev
import Testing
import TestSupport

/// Properties of a decoder for any input.
@Suite("Touch decoder: properties")
struct TouchDecoderPropertyTests {
  /// A plain model of the slots of a device that follows the protocol: contact and position of
  /// each.
  private struct Model {
    var contacts: [Int32?]
    var places: [Point]
    var slot = 0

    init(slots: Int) {
      contacts = Array(repeating: nil, count: slots)
      places = Array(repeating: Point(x: 0, y: 0), count: slots)
    }

    var down: [Contact.ID: Point] {
      var result: [Contact.ID: Point] = [:]
      for (contact, place) in zip(contacts, places) {
        guard let contact else { continue }
        result[Contact.ID(rawValue: 1 << 32 | UInt64(UInt32(bitPattern: contact)))] = place
      }
      return result
    }
  }

  /// A receiver's state from frames, and whether each frame is consistent with it.
  private struct Receiver {
    var down: [Contact.ID: Point] = [:]

    mutating func check(_ frame: DeviceFrame, seed: UInt64) {
      #expect(!frame.touches.isEmpty, "seed \(seed)")
      for touch in frame.touches {
        let wasDown = down[touch.contact] != nil
        #expect(wasDown == (touch.phase != .down), "seed \(seed): \(touch)")
        switch touch.phase {
        case .down, .moved: down[touch.contact] = touch.position
        case .up, .cancelled: down[touch.contact] = nil
        }
      }
    }
  }

  @Test("The contacts in the frames and their positions match a model of the slots")
  func agreesWithModel() {
    for (seed, var random) in SplitMix64.seeded(0..<300) {
      let slots = Int.random(in: 1...12, using: &random)
      var model = Model(slots: slots)
      var receiver = Receiver()
      var decoder = TouchDecoder(Recording.slots(slots).state, number: 1, followsShape: true)
      var nextID = Int32.random(in: 0...Int32.max / 2, using: &random)
      for frame in Int64(0)..<60 {
        let time = Timestamp(microseconds: frame)
        let origin: TouchDecoder.Origin = random.next() % 10 == 0 ? .recovered : .live
        for event in step(&model, &nextID, time, &random) {
          switch decoder.decode(event, origin) {
          case .frame(let frame), .loss(let frame):
            receiver.check(frame, seed: seed)
            // A contact that comes and goes within a frame is not in it.
            #expect(Set(frame.touches.map(\.contact)).count == frame.touches.count, "seed \(seed)")
          case .fault(let fault): Issue.record("seed \(seed): \(fault)")
          case nil: break
          }
        }
        #expect(receiver.down == model.down, "seed \(seed), frame \(frame)")
      }
    }
  }

  /// Returns a frame of a device that follows the protocol.
  private func step(
    _ model: inout Model, _ nextID: inout Int32, _ time: Timestamp, _ random: inout SplitMix64
  ) -> [InputEvent] {
    var events: [InputEvent] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let slot = Int.random(in: model.contacts.indices, using: &random)
      if slot != model.slot {
        model.slot = slot
        events.append(InputEvent(.slot, Int32(slot), at: time))
      }
      if random.next() % 3 == 0 {
        let isDown = model.contacts[slot] != nil
        model.contacts[slot] = isDown ? nil : nextID
        if !isDown { nextID += 1 }
        events.append(InputEvent(.trackingID, model.contacts[slot] ?? -1, at: time))
      }
      let value = Int32.random(in: 0...5, using: &random)
      if random.next() % 2 == 0 {
        model.places[slot].x = Double(value)
        events.append(InputEvent(.contactX, value, at: time))
      } else {
        model.places[slot].y = Double(value)
        events.append(InputEvent(.contactY, value, at: time))
      }
    }
    return events + [InputEvent(.report, 0, at: time)]
  }

  @Test("Random events trap nothing, and only contacts that are down move, lift or are cancelled")
  func randomEvents() {
    let codes: [InputCode] = [
      .slot, .trackingID, .contactX, .contactY, .contactPressure, .contactTool, .x, .y, .touch,
      .leftButton, .report, .dropped,
      InputCode(type: 0xffff, number: 0xffff),
    ]
    let forms: [Recording] = [.slots(5), .single(.touch), .single(.leftButton), .slots(0)]
    for (seed, var random) in SplitMix64.seeded(0..<300) {
      let recording = forms[Int(seed % 4)]
      var decoder = TouchDecoder(recording.state, number: 1, followsShape: true)
      var receiver = Receiver()
      for _ in 0..<300 {
        let code = codes.randomElement(using: &random) ?? .report
        let wild = Int32(truncatingIfNeeded: random.next())
        let value = random.next() % 4 == 0 ? wild : Int32.random(in: -2...6, using: &random)
        let time = Timestamp(microseconds: Int64(bitPattern: random.next()))
        let origin: TouchDecoder.Origin = random.next() % 8 == 0 ? .recovered : .live
        switch decoder.decode(InputEvent(code, value, at: time), origin) {
        case .frame(let frame):
          receiver.check(frame, seed: seed)
        case .loss(let frame):
          #expect(frame.touches.contains { $0.phase == .cancelled }, "seed \(seed)")
          receiver.check(frame, seed: seed)
        case .fault, nil: break
        }
        if random.next() % 100 == 0, let frame = decoder.cancelAll(at: time) {
          receiver.check(frame, seed: seed)
          #expect(receiver.down.isEmpty, "seed \(seed)")
        }
      }
      if let frame = decoder.cancelAll(at: Timestamp(microseconds: 0)) {
        receiver.check(frame, seed: seed)
      }
      #expect(receiver.down.isEmpty, "seed \(seed)")
    }
  }

  @Test("A cancelled contact appears only in frames that are reported as a loss")
  func cancellationIsLoss() {
    for (seed, var random) in SplitMix64.seeded(0..<100) {
      var decoder = TouchDecoder(Recording.slots(3).state, number: 1, followsShape: true)
      for _ in 0..<300 {
        let code = [InputCode.slot, .trackingID, .contactX, .report].randomElement(using: &random)
        let value = Int32.random(in: -1...2, using: &random)
        let event = InputEvent(code ?? .report, value, at: Timestamp(microseconds: 0))
        let origin: TouchDecoder.Origin = random.next() % 4 == 0 ? .recovered : .live
        guard case .frame(let frame)? = decoder.decode(event, origin) else { continue }
        #expect(!frame.touches.contains { $0.phase == .cancelled }, "seed \(seed)")
      }
    }
  }
}
