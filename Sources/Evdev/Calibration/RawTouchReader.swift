// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
import Glibc
public import Linux

/// A grabbed touch device that reports in its own unit square, without the settings' corrections.
///
/// Reading blocks until the next touch, so the type is for programs without an event loop.
public final class RawTouchReader {
  /// The reasons why a device cannot be read exclusively.
  public enum Failure: Error, Hashable, Sendable {
    /// The device is no touch surface.
    case refused(UnsupportedDeviceError)
    /// Another program has grabbed the device.
    case grabbed
    case system(SystemError)
  }

  /// The properties by which settings match the device.
  public let match: DeviceMatch.Device
  /// The rotation in the settings.
  public let rotation: Rotation
  /// The lengths of the X and Y axes in millimetres; `nil` if unknown.
  public let size: Size?
  /// The map from the unit square of the driver's ranges to that of the settings' ranges.
  public let rangeCorrection: Transform
  private let input: InputDevice
  private var pipeline: TouchPipeline
  private var trace = TouchTrace()
  private var outcomes: [TouchTrace.Outcome] = []

  /// Opens a device and grabs it until the reader is released.
  ///
  /// - Parameters:
  ///   - path: The device's node, or a link to it.
  ///   - settings: The touch settings.
  /// - Throws: ``Failure``.
  public init(opening path: String, _ settings: TouchSettings) throws(Failure) {
    let input: InputDevice
    do throws(SystemError) {
      input = try InputDevice(opening: path)
      // The first target is shown after the opening.
      input.applyOpeningEvents()
      try input.setGrabbed(true)
    } catch {
      throw error.code == EBUSY ? .grabbed : .system(error)
    }
    // A rule that names the node holds also for a device that is opened by a link.
    match = input.match(path: resolvedPath(path) ?? path)
    let own = settings.settings(for: match, target: resolvedPath)
    rotation = own.rotation ?? .none
    let reported = input.capabilities
    let capabilities = reported.adjusted(
      to: own, screen: own.screenSize(whereKeyboardIsOn: settings.output))
    let profile: TouchProfile
    do throws(UnsupportedDeviceError) {
      profile = try TouchProfile(capabilities, .named, own.forCalibration)
      if profile.form.movesCursor {
        throw UnsupportedDeviceError(
          reason: "it moves a pointer and has no screen", remedy: nil)
      }
    } catch {
      throw .refused(error)
    }
    size =
      profile.x.millimeters.flatMap { width in
        profile.y.millimeters.map { Size(width: width, height: $0) }
      }
    let unit = Self.unit(profile.x, profile.y)
    let statedUnit = Self.statedUnit(reported, own, profile)
    rangeCorrection = statedUnit.flatMap(\.inverse)?.then(unit) ?? .identity
    self.input = input
    pipeline = TouchPipeline(profile, input, number: 1)
    pipeline.transform = unit
  }

  private static func unit(_ x: AbsoluteAxis, _ y: AbsoluteAxis) -> Transform {
    Transform(
      x: x, y: y, calibration: .identity, rotation: .none, area: .bottom(1),
      keyboardSize: Size(width: 1, height: 1)) ?? .identity
  }

  /// Returns the map to the unit square of the driver's ranges, if the settings override them.
  private static func statedUnit(
    _ stated: DeviceCapabilities, _ own: DeviceSettings, _ profile: TouchProfile
  ) -> Transform? {
    guard own.xRange != nil || own.yRange != nil else { return nil }
    do throws(UnsupportedDeviceError) {
      let profile = try TouchProfile(stated, .named, own.forCalibration)
      return unit(profile.x, profile.y)
    } catch {
      // The driver's axes have no extent, so no other program can use them either.
      return nil
    }
  }

  /// Waits for one finger to touch and lift, without a timeout.
  ///
  /// - Returns: The finger's place in the device's own unit square, or that the touch was unusable.
  /// - Throws: ``SystemError`` when the device is gone.
  public func nextTouch() throws(SystemError) -> TouchTrace.Outcome {
    while outcomes.isEmpty {
      if try wait() { try read() } else { liftUnreported() }
    }
    return outcomes.removeFirst()
  }

  /// Reads and decodes all pending events of the device.
  private func read() throws(SystemError) {
    while true {
      switch input.next() {
      case .events(let events): handle(events.span, .live)
      case .recovered(let event): handle([event].span, .recovered)
      case .dropped: if let frame = pipeline.drop() { handle(frame) }
      case .nothing: return
      case .failed(let error): throw error
      }
    }
  }

  private func handle(_ events: Span<InputEvent>, _ origin: TouchDecoder.Origin) {
    if let end = pipeline.liftDeadline, !events.isEmpty, events[0].time >= end { liftUnreported() }
    decode(pipeline.translate(events), origin)
  }

  /// Lifts the contacts of a device that reports no lifts, after the timeout.
  private func liftUnreported() {
    decode(pipeline.translateLiftTimeout(), .live)
  }

  private func decode(_ events: [InputEvent], _ origin: TouchDecoder.Origin) {
    var next = 0
    while let output = pipeline.decode(events.span, from: &next, origin) {
      switch output {
      case .frame(let frame), .loss(let frame): handle(frame)
      case .fault: break
      }
    }
  }

  private func handle(_ frame: TouchFrame) {
    if let outcome = trace.handle(frame) { outcomes.append(outcome) }
  }

  /// Waits for events, or for the timeout after which contacts count as lifted.
  ///
  /// - Returns: Whether there are events.
  private func wait() throws(SystemError) -> Bool {
    var descriptor = pollfd(fd: input.descriptorNumber, events: Int16(POLLIN), revents: 0)
    var milliseconds: Int32 = -1
    if let end = pipeline.liftDeadline {
      // Rounded up, so that the timeout has passed after the wait.
      let rest = end.microseconds - monotonicMicroseconds() + 999
      milliseconds = Int32(clamping: max(0, rest / 1_000))
    }
    return try check("poll") { poll(&descriptor, 1, milliseconds) } > 0
  }
}

extension DeviceSettings {
  /// The settings without filters that depend on the place on the picture.
  fileprivate var forCalibration: DeviceSettings {
    var settings = self
    settings.cleaning.edge = 0
    settings.cleaning.deadAreas = nil
    return settings
  }
}

extension RawTouchReader.Failure: CustomStringConvertible {
  /// The reason, with the remedy.
  public var description: String {
    switch self {
    case .refused(let refusal):
      "it cannot be calibrated: \(refusal.reason)" + (refusal.remedy.map { "; \($0)" } ?? "")
    case .grabbed:
      """
      another program keeps its touches. If that is the daemon, clavier release makes it let go for now; \
      or stop it: systemctl stop clavier
      """
    case .system(let error):
      "it cannot be read: \(error)" + (error.openingRemedy.map { "; \($0), or be root" } ?? "")
    }
  }
}
