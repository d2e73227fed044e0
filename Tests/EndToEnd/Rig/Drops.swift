// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import ClavierSettings
import Evdev
import Glibc
import Linux

/// Implements `drops`: the kernel drops events at each place of a session, and the reader has to
/// recover.
///
/// The real reader and the real engine run in this process, on a simulated screen. For each event,
/// the session is read up to the event's frame. Then the kernel's buffer for the reader is filled
/// exactly, so that this event is the first one dropped. Reading resumes at the end of its frame,
/// some frames later, or only at the end of the session.
///
/// Prints a line that begins with ✔ or ✘ for each of these three.
final class Drops {
  private let loop: EventLoop
  private let input: TouchInput
  private let screen: DropScreen
  private let fresh: KeyboardEngine
  private var engine: KeyboardEngine
  private var typed: [Character] = []
  private var unexpected: [Effect] = []
  /// The contacts that frames have put down and not lifted, with their positions.
  private var followed: [Contact.ID: Point] = [:]
  private var drops = 0
  private var nextTrackingID: Int32 = 0
  /// The capacity of the kernel's buffer for a reader, in events.
  private var room = 0

  /// - Throws: ``RigError`` or ``SystemError`` if the sessions cannot be played.
  static func run(_ arguments: inout Arguments) throws {
    try arguments.finish()
    let drops = try Drops()
    try drops.measure()
    for frames in [1, 2, 4, 9, Int.max] {
      var failures: [String] = []
      var count = 0
      let length = try drops.session().events.count
      for index in 0..<length {
        count += 1
        if let failure = try drops.play(dropping: index, readingAfter: frames) {
          failures.append("  event \(index): \(failure)")
        }
      }
      let place =
        switch frames {
        case 1: "the end of its frame"
        case Int.max: "the end of the session"
        default: "the end of \(frames) frames"
        }
      let title = "nothing is wrong when any of \(count) events is dropped and \(place) is read"
      print(failures.isEmpty ? "✔ \(title)" : "✘ \(title)")
      failures.prefix(10).forEach { print($0) }
      fflush(nil)
    }
  }

  init() throws {
    let pages = KeyboardPages(
      service: KeyboardLayout.PhoneService(), context: KeyboardContext(), width: 390)
    let screen = try DropScreen(pages: pages)
    let node = screen.node
    let loop = try EventLoop()
    var settings = TouchSettings()
    (settings.devices, settings.area) = ([node], DropScreen.area)
    var engineSettings = EngineSettings()
    engineSettings.autocapitalization = .none
    let engine = KeyboardEngine(pages: pages, settings: engineSettings)
    // This clock advances so fast that no log line is suppressed.
    var clock: Int64 = 0
    var onLine: (String) -> Void = { _ in }
    let log = Log(
      format: .plain(program: "reader"), verbosity: .normal,
      clock: {
        clock += 3_600_000_000
        return clock
      }, sink: { onLine($0) })
    let input = try TouchInput(
      loop: loop, log: log, settings: settings, keyboardSize: pages.size)
    (self.loop, self.input, fresh, self.engine) = (loop, input, engine, engine)
    self.screen = screen
    onLine = { [unowned self] in if $0.contains("dropped events") { drops += 1 } }
    input.events.frame = { [unowned self] in handle($0) }
    input.events.cancel = { [unowned self] _ in respond(self.engine.handle(.cancel(now))) }
    try input.start()
    guard input.surfaces.count == 1 else { throw RigError("\(node) is not read") }
  }

  private var now: Timestamp { Timestamp(microseconds: loop.now) }

  /// Returns the next session, whose contacts have fresh tracking IDs and positions.
  private func session() throws(RigError) -> DropSession {
    let id = nextTrackingID
    nextTrackingID =
      (nextTrackingID + Int32(DropSession.letters.count) + 2) & UinputDevice.maximumTrackingID
    return try DropSession(on: screen, trackingID: id, shift: id % 5 - 2)
  }

  /// Measures how many events the kernel keeps for a reader of this screen.
  ///
  /// - Throws: ``RigError`` if it keeps more than expected; ``SystemError``.
  private func measure() throws {
    try screen.rest(trackingID: (nextTrackingID - 1) & UinputDevice.maximumTrackingID)
    try readAll()
    var (fits, tooMuch) = (3, 1 << 14)
    while tooMuch - fits > 1 {
      let (middle, before) = ((fits + tooMuch) / 2, drops)
      try screen.select(byMovingTo: Int32(middle % 1000))
      try readAll()
      try screen.flood(middle)
      try readAll()
      if drops == before { fits = middle } else { tooMuch = middle }
    }
    guard fits > 32, tooMuch < 1 << 14 else { throw RigError("the kernel keeps \(fits) events") }
    room = fits
    try screen.rest(trackingID: -1)
    try readAll()
  }

  /// Plays a session with a gap.
  ///
  /// - Returns: The problem; `nil` for none.
  private func play(dropping index: Int, readingAfter frames: Int) throws -> String? {
    let session = try session()
    begin()
    try screen.rest(trackingID: (nextTrackingID - 2) & UinputDevice.maximumTrackingID)
    // No finger is down yet, so nothing moves.
    try screen.select(byMovingTo: nextTrackingID % 1000)
    let frame = session.frame(around: index)
    try screen.send(session.events[..<frame.lowerBound])
    try readAll()
    let before = drops
    try screen.flood(room - (index - frame.lowerBound))
    let restart = session.end(ofFrames: frames, from: index)
    try screen.send(session.events[frame.lowerBound..<restart])
    try readAll()
    if drops == before { return "nothing was dropped" }
    if let difference = try difference() { return difference }
    try screen.send(session.events[restart...])
    try readAll()
    if let difference = try difference() { return difference }
    return try wrongKeys() ?? end()
  }

  /// Lifts the last finger, and taps a letter that must then be typed.
  private func end() throws -> String? {
    try screen.rest(trackingID: -1)
    try readAll()
    if let difference = try difference() { return difference }
    if !engine.scene.pressedKeys.isEmpty { return "a key is still held" }
    let (before, (x, y)) = (typed.count, try screen.place(of: DropSession.lastLetter))
    let down = [
      (EV_ABS, ABS_MT_SLOT, 0), (EV_ABS, ABS_MT_TRACKING_ID, (nextTrackingID - 1) & 0xffff),
      (EV_ABS, ABS_MT_POSITION_X, x + nextTrackingID % 3), (EV_ABS, ABS_MT_POSITION_Y, y),
      (EV_SYN, SYN_REPORT, 0), (EV_ABS, ABS_MT_TRACKING_ID, -1), (EV_SYN, SYN_REPORT, 0),
    ]
    try screen.send(down.map { input_event($0, $1, $2) })
    try readAll()
    if typed.dropFirst(before) != [DropSession.lastLetter] {
      return "the next tap types \(String(typed.dropFirst(before)))"
    }
    let later = engine.handle(.deadline(now + .seconds(60)))
    return later.effects.isEmpty && later.deadline == nil ? nil : "something is still due"
  }

  private func begin() {
    engine = fresh
    (typed, unexpected) = ([], [])
  }

  /// Reads until no events are left.
  private func readAll() throws(SystemError) {
    while try loop.runOnce() {}
  }

  private func handle(_ frame: TouchFrame) {
    for touch in frame.touches {
      switch touch.phase {
      case .down, .moved: followed[touch.contact] = touch.point
      case .up, .cancelled: followed[touch.contact] = nil
      }
    }
    respond(engine.handle(.touch(frame)))
  }

  private func respond(_ response: Response) {
    for effect in response.effects {
      if case .insertText(let text) = effect { typed += text } else { unexpected.append(effect) }
    }
  }

  /// Returns how the followed contacts differ from the kernel's; `nil` if they do not.
  private func difference() throws(SystemError) -> String? {
    let kernelContacts = try screen.contacts()
    let size = screen.pages.size
    let wanted = Dictionary(
      kernelContacts.map { contact in
        let x = Double(contact.x) / Double(DropScreen.shape.width) * size.width
        let y = (Double(contact.y) / Double(DropScreen.shape.height) - 0.6) / 0.4 * size.height
        return (contact.trackingID, Point(x: x, y: y))
      }, uniquingKeysWith: { first, _ in first })
    let found = Dictionary(
      followed.map { (UInt32(truncatingIfNeeded: $0.rawValue), $1) },
      uniquingKeysWith: { first, _ in first })
    guard wanted.keys.sorted() == found.keys.sorted(), found.count == followed.count else {
      return "the kernel has contacts \(wanted.keys.sorted()), frames have \(found.keys.sorted())"
    }
    for (id, point) in wanted {
      guard let other = found[id] else { continue }
      // A unit of the screen is less than a point.
      if (point.x - other.x).magnitude > 1 || (point.y - other.y).magnitude > 1 {
        return "contact \(id) is at \(point) for the kernel, at \(other) in frames"
      }
    }
    return nil
  }

  /// Returns the problem with the typed keys, such as one without a finger, a duplicate or a wrong
  /// order; `nil` for none.
  private func wrongKeys() -> String? {
    guard unexpected.isEmpty else { return "beside letters there was \(unexpected)" }
    var rest = DropSession.letters[...]
    for letter in typed {
      guard let index = rest.firstIndex(of: letter) else { return "it typed \(String(typed))" }
      rest = rest[(index + 1)...]
    }
    return nil
  }
}
