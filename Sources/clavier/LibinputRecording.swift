// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import Evdev
import LayoutImport

/// The devices in a recording by `libinput record`.
///
/// Each device has a description and its events as the kernel reports them. Other parts, such as
/// libinput's own events and those of HID, are skipped. Initial values appear only in comments, so
/// all slots begin empty.
///
/// **Source:** `libinput record`, its manual page and `tools/libinput-record.c`, version 1 of the
/// format.
struct LibinputRecording {
  /// A recorded device.
  struct Device {
    /// The node, such as `/dev/input/event5`; empty if it is not recorded.
    var node: String
    var recording: DeviceRecording
  }

  /// The devices, at least one, in the order of the file.
  let devices: [Device]

  /// Returns whether a file is in this format, judged by its first lines.
  ///
  /// The lines of evemu's format begin with a single letter.
  static func recognizes(_ bytes: [UInt8]) -> Bool {
    let keys = ["version:", "ndevices:", "devices:"].map { Array($0.utf8) }
    return bytes.prefix(1 << 16).split(separator: UInt8(ascii: "\n")).prefix(100).contains { line in
      keys.contains { line.starts(with: $0) }
    }
  }

  /// Parses a recording.
  ///
  /// - Throws: The first error with its position; nothing of an invalid file is used.
  init(parsing source: SourceText) throws(Diagnostic) {
    try source.checkEncoding()
    let reader = RecordingNodeReader(source: source)
    let root = try reader.entries(
      of: try YAMLNode.parse(source.withoutTerminalMessage, .recording), "the recording")
    if let version = try reader.node("version", in: root, "the recording") {
      _ = try reader.number(version, "version", in: 1...1)
    }
    guard let list = try reader.node("devices", in: root, "the recording") else {
      throw Diagnostic(
        file: source.name, message: "has no devices; record it again with “libinput record”")
    }
    var devices: [Device] = []
    for node in try reader.list(list, "devices") { devices.append(try reader.device(node)) }
    guard !devices.isEmpty else {
      throw reader.syntaxError(list, "devices is empty; record it again with “libinput record”")
    }
    self.devices = devices
  }
}

extension SourceText {
  /// The text without libinput's first line for the terminal, which is replaced by a blank line.
  fileprivate var withoutTerminalMessage: SourceText {
    guard bytes.starts(with: Array("Recording to ".utf8)) else { return self }
    var result = self
    for index in result.bytes.indices.prefix(while: { bytes[$0] != UInt8(ascii: "\n") }) {
      result.bytes[index] = UInt8(ascii: " ")
    }
    return result
  }
}

/// Reads the nodes of a recording; the first error ends reading.
private struct RecordingNodeReader {
  let source: SourceText

  func syntaxError(_ node: YAMLNode, _ message: String) -> Diagnostic {
    Diagnostic(source, at: node.position, message: message)
  }

  func entries(of node: YAMLNode, _ name: String) throws(Diagnostic) -> [YAMLEntry] {
    guard case .mapping(let entries) = node.value else {
      throw syntaxError(
        node, "\(name): expected a mapping, found \(node.summary); is it of “libinput record”?")
    }
    return entries
  }

  func list(_ node: YAMLNode, _ name: String) throws(Diagnostic) -> [YAMLNode] {
    switch node.value {
    case .sequence(let elements): return elements
    case .scalar(""): return []
    case .scalar, .mapping:
      throw syntaxError(node, "\(name): expected a list, found \(node.summary); write it as […]")
    }
  }

  /// Returns the value of a key; `nil` if it is missing.
  func node(
    _ key: String, in entries: [YAMLEntry], _ name: String
  ) throws(Diagnostic) -> YAMLNode? {
    let found = entries.filter { $0.key == key }
    if let second = found.dropFirst().first {
      throw Diagnostic(
        source, at: second.keyPosition,
        message: "\(name): \(quoted(key)) stands above already; keep one of the two")
    }
    return found.first?.node
  }

  func number(
    _ node: YAMLNode, _ name: String, in range: ClosedRange<Int64>
  ) throws(Diagnostic) -> Int64 {
    guard case .scalar(let text) = node.value, let number = Int64(text), range.contains(number)
    else {
      throw syntaxError(
        node,
        "\(name): expected a whole number from \(range.lowerBound) to \(range.upperBound), found "
          + "\(node.summary); correct it, or record it again")
    }
    return number
  }

  /// Returns a list with exactly one number for each range.
  func numbers(
    _ node: YAMLNode, _ name: String, in ranges: [ClosedRange<Int64>]
  ) throws(Diagnostic) -> [Int64] {
    let elements = try list(node, name)
    guard elements.count == ranges.count else {
      throw syntaxError(
        node,
        "\(name): expected \(ranges.count) numbers, found \(elements.count); correct it, or record "
          + "it again")
    }
    var result: [Int64] = []
    for (element, range) in zip(elements, ranges) {
      result.append(try number(element, name, in: range))
    }
    return result
  }
}

// Devices.
extension RecordingNodeReader {
  private static let word: ClosedRange<Int64> = 0...0xffff
  private static let value = Int64(Int32.min)...Int64(Int32.max)
  /// The highest number of a property, type or code.
  ///
  /// **Source:** as for recordings of evemu: the kernel has at most 768 codes of a type, `KEY_CNT`.
  private static let code: ClosedRange<Int64> = 0...1_023

  func device(_ node: YAMLNode) throws(Diagnostic) -> LibinputRecording.Device {
    let entries = try entries(of: node, "the device")
    guard let evdev = try self.node("evdev", in: entries, "the device") else {
      throw syntaxError(
        node, "the device has no evdev, its description; record it again with “libinput record”")
    }
    var path = ""
    if case .scalar(let text)? = try self.node("node", in: entries, "the device")?.value {
      path = text
    }
    let description = try description(evdev)
    var events: [InputEvent] = []
    if let list = try self.node("events", in: entries, "the device") {
      for entry in try self.list(list, "events") { try readEvents(entry, into: &events) }
    }
    return LibinputRecording.Device(
      node: path, recording: DeviceRecording(device: description, events: events))
  }

  private func description(_ node: YAMLNode) throws(Diagnostic) -> DeviceDescription {
    let entries = try entries(of: node, "evdev")
    guard case .scalar(let name)? = try self.node("name", in: entries, "evdev")?.value else {
      throw syntaxError(node, "evdev has no name; write name: …, or record it again")
    }
    var device = DeviceDescription(name: name)
    if let node = try self.node("id", in: entries, "evdev") {
      let words = try numbers(node, "id", in: Array(repeating: Self.word, count: 4)).map {
        UInt16($0)
      }
      device.identity = DeviceDescription.Identity(
        bus: words[0], vendor: words[1], product: words[2], version: words[3])
    }
    if let node = try self.node("codes", in: entries, "evdev") {
      try readCodes(node, into: &device)
    }
    if let node = try self.node("absinfo", in: entries, "evdev") {
      for (code, node) in try coded(node, "absinfo") {
        let axis = try numbers(node, "absinfo", in: Array(repeating: Self.value, count: 5)).map {
          Int32($0)
        }
        device.axes[code] = DeviceDescription.Axis(
          axis[0], axis[1], fuzz: axis[2], flat: axis[3], resolution: axis[4])
      }
    }
    if let node = try self.node("properties", in: entries, "evdev") {
      for node in try list(node, "properties") {
        device.properties.insert(UInt16(try number(node, "properties", in: Self.code)))
      }
    }
    return device
  }

  /// Reads the codes by type; in a description the codes of `EV_SYN` are the types.
  private func readCodes(
    _ node: YAMLNode, into device: inout DeviceDescription
  ) throws(Diagnostic) {
    for (type, node) in try coded(node, "codes") {
      device.codes[0, default: []].insert(type)
      for node in try list(node, "codes") {
        let code = UInt16(try number(node, "codes", in: Self.code))
        if type != 0 { device.codes[type, default: []].insert(code) }
      }
    }
  }

  /// Returns the entries of a mapping whose keys are codes, each of which must occur once.
  private func coded(
    _ node: YAMLNode, _ name: String
  ) throws(Diagnostic) -> [(UInt16, YAMLNode)] {
    if case .scalar("") = node.value { return [] }
    var result: [(UInt16, YAMLNode)] = []
    var seen: Set<UInt16> = []
    for entry in try entries(of: node, name) {
      let key = YAMLNode(value: .scalar(entry.key), position: entry.keyPosition)
      let code = UInt16(try number(key, name, in: Self.code))
      guard seen.insert(code).inserted else {
        throw syntaxError(key, "\(name): \(code) stands above already; keep one of the two")
      }
      result.append((code, entry.node))
    }
    return result
  }

  /// Reads the kernel's events of one entry.
  private func readEvents(
    _ node: YAMLNode, into events: inout [InputEvent]
  ) throws(Diagnostic) {
    let entries = try entries(of: node, "events")
    guard let list = try self.node("evdev", in: entries, "events") else { return }
    let limit = RecordingLimits.standard.events
    // Seconds have at most the digits of evemu's format.
    let ranges = [0...9_999_999_999, 0...999_999, Self.word, Self.word, Self.value]
    for event in try self.list(list, "evdev") {
      guard events.count < limit else {
        throw syntaxError(event, "there are more than \(limit) events; cut the recording in pieces")
      }
      let numbers = try numbers(event, "the event", in: ranges)
      let code = InputCode(type: UInt16(numbers[2]), number: UInt16(numbers[3]))
      let time = Timestamp(microseconds: numbers[0] * 1_000_000 + numbers[1])
      events.append(InputEvent(code, Int32(numbers[4]), at: time))
    }
  }
}
