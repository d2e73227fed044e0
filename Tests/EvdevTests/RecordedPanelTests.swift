// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Evdev
import Foundation
import Testing

/// Panels with their quirks, recorded on a real kernel, and their decoded frames.
///
/// Each `Recordings/NAME.evemu` has its frames in `NAME.frames`: whether the device is read, then a
/// line for each touch. A line has the time, the phase, the contact, and the position in
/// thousandths of the surface. `UPDATE_RECORDINGS=1` writes the decoder's output into these files
/// and fails, so that the difference is read before it is committed. `Tests/EndToEnd/recordings`
/// makes the recordings again.
@Suite("Recorded panels")
struct RecordedPanelTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Recordings")

  /// The names of all recordings.
  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".evemu") }.map { String($0.dropLast(".evemu".count)) }.sorted()
  }

  private static func recording(_ name: String) throws -> DeviceRecording {
    let file = folder.appending(path: "\(name).evemu")
    return try DeviceRecording(parsing: Array(Data(contentsOf: file)))
  }

  /// Returns the touches under settings that use the device, with positions in thousandths of the
  /// surface.
  private static func touches(
    _ recording: DeviceRecording
  ) -> Result<RecordedTouches, UnsupportedDeviceError> {
    var settings = TouchSettings()
    settings.area = .bottom(1)
    settings.devices = [recording.device.name]
    return Result { () throws(UnsupportedDeviceError) in try RecordedTouches(recording, settings) }
  }

  private static func frames(_ recording: DeviceRecording) -> [TouchFrame] {
    guard case .success(let touches) = touches(recording),
      let transform = touches.transform(keyboardSize: Size(width: 1_000, height: 1_000))
    else { return [] }
    var frames: [TouchFrame] = []
    touches.decode(transform) { output, _ in
      switch output {
      case .frame(let frame), .loss(let frame): frames.append(frame)
      case .fault(let fault): Issue.record("\(fault)")
      }
    }
    return frames
  }

  private static func transcript(_ name: String) throws -> String {
    let recording = try recording(name)
    let beginning =
      switch touches(recording) {
      case .success: "read: \(DeviceClass(recording.device.capabilities))"
      case .failure(let refusal): "not read: \(refusal.reason)"
      }
    let lines = frames(recording).flatMap(\.lines)
    return ([beginning] + lines).map { $0 + "\n" }.joined()
  }

  @Test("A recorded panel is decoded into its expected frames", arguments: try names())
  func panel(_ name: String) throws {
    let expected = try String(
      contentsOf: Self.folder.appending(path: "\(name).frames"), encoding: .utf8)
    #expect(try Self.transcript(name) == expected)
  }

  @Test(
    "Each contact of a panel comes down, moves and is lifted, in this order", arguments: try names()
  )
  func lifecycles(_ name: String) throws {
    var down: Set<Contact.ID> = []
    for touch in Self.frames(try Self.recording(name)).flatMap(\.touches) {
      switch touch.phase {
      case .down: #expect(down.insert(touch.contact).inserted)
      case .moved: #expect(down.contains(touch.contact))
      case .up, .cancelled: #expect(down.remove(touch.contact) != nil)
      }
    }
    #expect(down.isEmpty)
  }

  @Test("A recording is written as it was read", arguments: try names())
  func roundTrip(_ name: String) throws {
    let recording = try Self.recording(name)
    #expect(try DeviceRecording(parsing: Array(recording.text.utf8)) == recording)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["UPDATE_RECORDINGS"] != nil))
  func framesAreUpdatedOnRequest() throws {
    for name in try Self.names() {
      try Self.transcript(name).write(
        to: Self.folder.appending(path: "\(name).frames"), atomically: true, encoding: .utf8)
    }
    Issue.record("frames were written anew; read the difference")
  }
}
