// SPDX-License-Identifier: MIT

import ClavierKit

extension DeviceRecording {
  /// Parses a recording, or a device's description alone.
  ///
  /// Every input has a result. The device's events are not validated: unknown types and codes are
  /// kept.
  ///
  /// **Source:** README.md of evemu, "Device Description Format" and "Event Data Format": each line
  /// is a letter, a colon and words. A `#` begins a comment, except in a name, which may contain
  /// it. Our own comments `# State:` and `# Slot:` hold the ``RecordedState``, and other programs
  /// skip them.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - limits: The maximum size.
  /// - Throws: ``RecordingError`` naming the first invalid line.
  public init(
    parsing bytes: [UInt8], limits: RecordingLimits = .standard
  ) throws(RecordingError) {
    guard bytes.count <= limits.size else {
      throw RecordingError(
        line: 1, "the text has more than \(limits.size) bytes", "record less at once")
    }
    var reader = RecordingReader(limit: limits.events)
    var rest = bytes[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(line.count + 1)
      try reader.read(line)
    }
    self = try reader.finish()
  }
}

/// A parser that makes a recording from its lines.
private struct RecordingReader {
  /// The maximum number of events.
  private let limit: Int
  private var line = 0
  private var name: String?
  private var device = DeviceDescription(name: "")
  private var hasIdentity = false
  /// The numbers of properties, and of codes of each type, that the lines so far cover.
  private var propertyCount = 0
  private var codeCounts: [UInt16: Int] = [:]
  private var events: [InputEvent] = []

  init(limit: Int) {
    self.limit = limit
  }

  mutating func read(_ bytes: ArraySlice<UInt8>) throws(RecordingError) {
    line += 1
    guard bytes.count <= RecordingLimits.line else {
      throw syntaxError("the line is longer than \(RecordingLimits.line) bytes", Self.formatRemedy)
    }
    let bytes = bytes.drop(while: RecordingWords.isSpace)
    guard let letter = bytes.first else { return }
    if letter == UInt8(ascii: "#") { return try readComment(bytes.dropFirst()) }
    let rest = bytes.dropFirst(2)
    guard bytes.dropFirst().first == UInt8(ascii: ":") else { throw unknownLine(letter) }
    var words = RecordingWords(rest, line: line)
    switch letter {
    case UInt8(ascii: "N"): return try readName(rest)
    case UInt8(ascii: "I"): try readIdentity(&words)
    case UInt8(ascii: "P"): try readProperties(&words)
    case UInt8(ascii: "B"): try readCodes(&words)
    case UInt8(ascii: "A"): try readAxis(&words)
    case UInt8(ascii: "L"):
      let code = try words.hexadecimal("the light", upTo: RecordingLimits.code)
      device.lights[code] = try words.decimal("its value")
    case UInt8(ascii: "S"):
      let code = try words.hexadecimal("the switch", upTo: RecordingLimits.code)
      device.switches[code] = try words.decimal("its value")
    case UInt8(ascii: "E"): try readEvent(&words)
    default: throw unknownLine(letter)
    }
    try words.finish()
  }

  func finish() throws(RecordingError) -> DeviceRecording {
    guard let name else {
      throw RecordingError(line: max(line, 1), "no line “N:” names the device", Self.formatRemedy)
    }
    var device = device
    device.name = name
    return DeviceRecording(device: device, events: events)
  }
}

extension RecordingReader {
  private static let formatRemedy =
    "is it a recording? “clavier record” and “evemu-record” make them"

  private func syntaxError(_ problem: String, _ remedy: String) -> RecordingError {
    RecordingError(line: line, problem, remedy)
  }

  private func unknownLine(_ letter: UInt8) -> RecordingError {
    let isLetter = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
    let beginning = isLetter ? "“\(Character(UnicodeScalar(letter)))”" : "no letter"
    return syntaxError(
      "the line begins with \(beginning), and not with N:, I:, P:, B:, A:, L:, S:, E: or #",
      Self.formatRemedy)
  }

  private mutating func readName(_ bytes: ArraySlice<UInt8>) throws(RecordingError) {
    guard name == nil else { throw duplicate("the name") }
    var text = bytes.first == UInt8(ascii: " ") ? bytes.dropFirst() : bytes
    if text.last == UInt8(ascii: "\r") { text = text.dropLast() }
    // The name is literal: it ends only at the end of its line.
    let name = String(
      decoding: text.map { $0 == UInt8(ascii: "\r") ? 0x20 : $0 }, as: UTF8.self)
    // The repair of invalid UTF-8 makes a text longer.
    guard name.utf8.count <= RecordingLimits.name else {
      throw syntaxError("the name is longer than \(RecordingLimits.name) bytes", "shorten it")
    }
    self.name = name
  }

  private mutating func readIdentity(_ words: inout RecordingWords) throws(RecordingError) {
    guard !hasIdentity else { throw duplicate("the identity") }
    hasIdentity = true
    device.identity.bus = try words.hexadecimal("the bus", upTo: .max)
    device.identity.vendor = try words.hexadecimal("the vendor", upTo: .max)
    device.identity.product = try words.hexadecimal("the product", upTo: .max)
    device.identity.version = try words.hexadecimal("the version", upTo: .max)
  }

  private mutating func readProperties(_ words: inout RecordingWords) throws(RecordingError) {
    device.properties.formUnion(try bits(&words, after: &propertyCount))
  }

  private mutating func readCodes(_ words: inout RecordingWords) throws(RecordingError) {
    let type = try words.hexadecimal("the type", upTo: RecordingLimits.code)
    let codes = try bits(&words, after: &codeCounts[type, default: 0])
    if !codes.isEmpty { device.codes[type, default: []].formUnion(codes) }
  }

  /// Returns the numbers of the bits that are set in bytes, the lowest first.
  private func bits(
    _ words: inout RecordingWords, after count: inout Int
  ) throws(RecordingError) -> Set<UInt16> {
    var result: Set<UInt16> = []
    var ahead = words
    while ahead.next() != nil {
      let byte = try words.hexadecimal("a byte", upTo: 0xff)
      ahead = words
      guard count + 8 <= Int(RecordingLimits.code) + 1 else {
        throw syntaxError(
          "there are more than \(Int(RecordingLimits.code) + 1) bits", "remove the bytes too many")
      }
      for bit in 0..<8 where byte & (1 << bit) != 0 {
        result.insert(UInt16(count + bit))
      }
      count += 8
    }
    return result
  }

  private mutating func readAxis(_ words: inout RecordingWords) throws(RecordingError) {
    let code = try words.hexadecimal("the axis", upTo: RecordingLimits.code)
    guard device.axes[code] == nil else {
      throw duplicate("axis \(String(code, radix: 16))")
    }
    device.axes[code] = DeviceDescription.Axis(
      try words.decimal("the minimum"), try words.decimal("the maximum"),
      fuzz: try words.decimal("the fuzz"), flat: try words.decimal("the flat"),
      // Older versions of the format lack the resolution.
      resolution: try words.decimalIfAny("the resolution") ?? 0)
  }

  private mutating func readEvent(_ words: inout RecordingWords) throws(RecordingError) {
    guard events.count < limit else {
      throw syntaxError(
        "there are more than \(limit) events", "cut the recording in pieces")
    }
    let time = try words.time()
    let type = try words.hexadecimal("the type", upTo: .max)
    let code = try words.hexadecimal("the code", upTo: .max)
    let value = try words.decimal("the value")
    events.append(InputEvent(InputCode(type: type, number: code), value, at: time))
  }

  /// Parses a comment of ours with the device's state; any other comment is skipped.
  private mutating func readComment(_ bytes: ArraySlice<UInt8>) throws(RecordingError) {
    if let rest = bytes.afterPrefix(" State:") {
      var words = RecordingWords(rest, line: line)
      let type = try words.hexadecimal("the type", upTo: RecordingLimits.code)
      let number = try words.hexadecimal("the code", upTo: RecordingLimits.code)
      device.state.values[InputCode(type: type, number: number)] = try words.decimal("the value")
      try words.finish()
    } else if let rest = bytes.afterPrefix(" Slot:") {
      var words = RecordingWords(rest, line: line)
      let slot = try words.hexadecimal("the slot", upTo: RecordingLimits.slot)
      let axis = try words.hexadecimal("the axis", upTo: RecordingLimits.code)
      device.state.slots[slot, default: [:]][axis] = try words.decimal("the value")
      try words.finish()
    }
  }

  private func duplicate(_ name: String) -> RecordingError {
    syntaxError("\(name) appears a second time", "keep one device in a file")
  }
}

extension ArraySlice<UInt8> {
  /// Returns the bytes after a prefix; `nil` if they do not begin with it.
  fileprivate func afterPrefix(_ text: StaticString) -> ArraySlice<UInt8>? {
    let prefix = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return starts(with: prefix) ? dropFirst(prefix.count) : nil
  }
}
