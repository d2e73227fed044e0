// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import ClavierLink
import KeyOutput
import KeyboardCore

/// A piece of `hands`: random touches into a fresh daemon, with changes in between.
///
/// A change concerns the screen, the configuration, the language or the keys held on another
/// keyboard. The seed determines the first configuration and screen, the touches and the changes.
final class HandsPiece {
  /// The result of a piece.
  struct Score {
    var touches = 0
    var keys = 0
    /// The kinds of its screens, the first one first.
    var kinds: [SurfaceKind] = []
    /// The first fault; `nil` for none.
    var fault: String?
    /// The reason why the machine may have caused the fault; `nil` for none.
    var doubt: String?
  }

  private static let screenName = "Rig hands"
  /// The number of touches between two comparisons.
  private static let roundLength = 100
  /// The number of waits after which the daemon must have read all touches.
  ///
  /// The kernel queues sixteen frames of a screen of one contact for each reader.
  private static let waitsBetweenAnswers = 8

  private(set) var score = Score()
  private let kinds: [SurfaceKind]
  private let daemon: ReusedDaemon
  private let otherKeyboard: UinputDevice
  private let link: LinkClient
  private let reference: ReferenceKeyboard
  private var random: RandomNumbers
  private var kind: SurfaceKind
  private var screen: Touchscreen?
  private var reader: KeyReader
  private var waitCount = 0

  /// Plugs a screen in, and starts the daemon.
  ///
  /// - Parameters:
  ///   - seed: The seed of all that is random.
  ///   - kinds: The kinds of screens, at least one.
  ///   - daemon: The daemon, which is not running.
  ///   - otherKeyboard: Another keyboard of the daemon's user.
  /// - Throws: ``RigError`` or the errors of the daemon's parts.
  init(
    seed: UInt64, kinds: [SurfaceKind], daemon: ReusedDaemon, otherKeyboard: UinputDevice
  ) throws {
    var random = RandomNumbers(state: seed)
    // A piece that has ended early may have left it down.
    try otherKeyboard.send(KEY_LEFTSHIFT, 0)
    let shape = Self.shape(&random, kinds)
    let screen = try Touchscreen(shape)
    try daemon.begin(with: Self.configuration(&random))
    link = try daemon.connect()
    reference = try ReferenceKeyboard(configuration: daemon.directory)
    let reader = try KeyReader(named: VirtualKeyboard.name)
    self.kinds = kinds
    self.daemon = daemon
    self.otherKeyboard = otherKeyboard
    self.random = random
    kind = shape.kind
    self.screen = consume screen
    self.reader = reader
    score.kinds = [kind]
  }

  /// Plays touches, until the first fault.
  ///
  /// - Throws: The errors of the daemon's parts and of the rig.
  func play(_ touches: Int) throws {
    try wait(untilReading: true)
    while score.touches < touches, score.fault == nil {
      try touch(min(Self.roundLength, touches - score.touches))
      try compare(afterSilence: .milliseconds(60))
      if score.touches < touches, score.fault == nil { try change() }
    }
    if score.fault == nil { try compare(afterSilence: .milliseconds(400)) }
    let held = try reader.heldKeys()
    if score.fault == nil, !held.isEmpty { score.fault = "left down: \(held.map(\.name))" }
    score.doubt = score.doubt ?? reference.doubt
  }

  private static func shape(
    _ random: inout RandomNumbers, _ kinds: [SurfaceKind]
  ) -> Touchscreen.Shape {
    Touchscreen.Shape(kinds[Int(random.below(Int32(kinds.count)))], named: screenName)
  }

  private static func configuration(_ random: inout RandomNumbers) -> String {
    let locales = [#""en", "de""#, #""de", "fr""#, #""fr", "en""#][Int(random.below(3))]
    let device = random.below(3) == 0 ? "tablet" : "phone"
    let commit = random.below(3) == 0 ? "press" : "release"
    return """
      # Each is different, so that the daemon reloads it: \(random.next())
      [keyboard]
      locales = [\(locales)]
      device = "\(device)"
      commit = "\(commit)"
      # Characters that no layout has take twenty keys each.
      smart_quotes = false

      [touch]
      devices = ["\(screenName)"]

      [words]
      suggestions = false
      weighting = false

      [output]
      layout = "us"
      follow_console = false
      dead_keys = false
      unicode_input = "ctrlShiftU"

      [[language]]
      locale = "de"
      layout = "de"

      [[language]]
      locale = "fr"
      layout = "fr"

      """
  }
}

// Touches and their keys.

extension HandsPiece {
  /// Plays hands until the daemon has read all their touches.
  ///
  /// - Parameters:
  ///   - count: The number of touches.
  ///   - isQuick: Whether no finger is held for a long press.
  ///   - isCutOff: Whether the hands end halfway, mostly with fingers down.
  /// - Throws: The errors of ``play(_:)``.
  private func touch(_ count: Int, isQuick: Bool = false, isCutOff: Bool = false) throws {
    var hands = RandomHands(
      on: reference.letters, fingerCount: kind.isSingle || kind == .touchpad ? 1 : 3,
      reportsPalms: kind.hasSlots, seed: random.next())
    var frames = hands.frames(count, includesHolds: !isQuick)
    if isCutOff { frames.removeLast(frames.count / 2) }
    let placement = Placement(keyboardSize: reference.size, area: Fixture.area)
    _ = try screen?.play(frames, placement) { moment in try wait(until: moment) }
    if !isCutOff { try screen?.sendPendingLift() }
    try synchronize()
    for frame in frames { score.touches += frame.touches.count { $0.phase == .down } }
  }

  private func wait(until moment: Timestamp) throws {
    waitCount += 1
    if waitCount % Self.waitsBetweenAnswers == 0 { try synchronize() } else { try reference.read() }
    try reader.read(until: moment)
  }

  /// Waits until the daemon and the reference have read all events.
  private func synchronize() throws {
    let start = Clock.now
    // The daemon reads devices before requests.
    _ = try link.status()
    let delay = Clock.now - start
    // A later daemon may drop repeats of a held key.
    if delay > .milliseconds(500) { score.doubt = "the daemon has answered after \(delay)" }
    try reference.read()
  }

  /// Compares the keys since the last comparison with those of the reference.
  ///
  /// - Parameter silence: The time in which no further key may come.
  /// - Throws: The errors of ``play(_:)``.
  private func compare(afterSilence silence: Duration) throws {
    let expected = reference.removeKeyActions().flatMap { action -> [String] in
      guard case .keys(let events) = action else { return [] }
      return events.map { "\($0.key.name) \($0.transition)" }
    }
    let end = Clock.now + .seconds(30)
    while reader.records.count < expected.count, Clock.now < end {
      try reader.read(until: Clock.now + .milliseconds(10))
    }
    try reader.readUntilQuiet(for: silence, within: .seconds(30))
    let came = reader.records.map(\.description)
    reader.removeAll()
    score.keys += expected.count / 2
    guard came != expected, score.fault == nil else { return }
    let changes = came.difference(from: expected)
    let first = zip(came, expected).prefix { $0.0 == $0.1 }.count
    score.fault = """
      after \(score.touches) touches, \(changes.removals.count) of \(expected.count) transitions \
      are missing, and \(changes.insertions.count) others came; the first at \(first):
      came     \(came.dropFirst(first).prefix(8).joined(separator: ", "))
      expected \(expected.dropFirst(first).prefix(8).joined(separator: ", "))
      """
  }
}

// Changes between touches.

extension HandsPiece {
  private func change() throws {
    switch random.below(5) {
    case 0: try replug()
    case 1:
      try daemon.begin(with: Self.configuration(&random))
      try reference.reload()
    case 2:
      try link.switchLanguage(to: nil)
      reference.switchLanguage()
    case 3: try touchUnderShift()
    default: break
    }
  }

  /// Unplugs the screen, mostly under fingers, and plugs in another one.
  private func replug() throws {
    try touch(8, isQuick: true, isCutOff: true)
    screen = nil
    try wait(untilReading: false)
    try compare(afterSilence: .milliseconds(60))
    let shape = Self.shape(&random, kinds)
    screen = try Touchscreen(shape)
    kind = shape.kind
    score.kinds.append(kind)
    try wait(untilReading: true)
  }

  /// Plays touches while Shift is held on another keyboard.
  private func touchUnderShift() throws {
    let start = Clock.now
    try otherKeyboard.send(KEY_LEFTSHIFT, 1)
    try synchronize()
    reference.update(heldKeys: .heldKeys([.leftShift]))
    try touch(12, isQuick: true)
    try otherKeyboard.send(KEY_LEFTSHIFT, 0)
    try synchronize()
    reference.update(heldKeys: .heldKeys([]))
    // Text that waits for the other keyboard is dropped after two seconds.
    if Clock.now - start > .milliseconds(1500) { score.doubt = "the touches took too long" }
  }

  private func wait(untilReading isReading: Bool) throws {
    let change = isReading ? "plugged in" : "unplugged"
    try Clock.require(orReport: "a screen that was \(change) is not noticed") {
      try reference.read()
      let isRead = try link.status().surfaces.contains(Self.screenName)
      return isRead == isReading && reference.isReading == isReading
    }
  }
}
