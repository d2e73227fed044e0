// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
import Glibc
public import Linux

/// A touch device that is read by us alone, in its own unit square: nothing of what the settings say about
/// how it lies is applied.
///
/// Waits for touches, so it is for programs that have nothing else to do.
public final class RawTouchReader {
  /// Why a device cannot be read alone.
  public enum Failure: Error, Hashable, Sendable {
    /// It is no touch surface.
    case refused(Refusal)
    /// Somebody else keeps its events.
    case grabbed
    case system(SystemError)
  }

  /// What settings know it by.
  public let match: DeviceMatch.Device
  /// How it is turned, as the settings say.
  public let rotation: Rotation
  /// How long its X and Y axes are, in millimetres, if that is known.
  public let size: Size?
  /// From the unit square of the ranges that the driver gives to that of the ranges that the settings give.
  public let rangeCorrection: Transform
  private let input: InputDevice
  private var pipeline: TouchPipeline
  private var trace = TouchTrace()
  private var outcomes: [TouchTrace.Outcome] = []

  /// Opens a device, and keeps its events from everybody else until the reader is dropped.
  ///
  /// - Parameters:
  ///   - path: Its node.
  ///   - settings: What is said about it.
  /// - Throws: ``Failure``.
  public init(opening path: String, _ settings: TouchSettings) throws(Failure) {
    let input: InputDevice
    do throws(SystemError) {
      input = try InputDevice(opening: path)
      try input.setGrabbed(true)
    } catch {
      throw error.code == EBUSY ? .grabbed : .system(error)
    }
    match = input.match(path: path)
    let own = settings.settings(for: match, target: resolvedPath)
    rotation = own.rotation ?? .none
    let stated = input.capabilities
    let capabilities = stated.adjusted(
      to: own, screen: own.screenSize(whereKeyboardIsOn: settings.output))
    let profile: TouchProfile
    do throws(Refusal) {
      profile = try TouchProfile(capabilities, .named, own.forCalibration)
      if profile.form.movesCursor {
        throw Refusal(reason: "it moves a pointer, which lies on no picture", remedy: nil)
      }
    } catch {
      throw .refused(error)
    }
    size =
      profile.x.millimeters.flatMap { width in
        profile.y.millimeters.map { Size(width: width, height: $0) }
      }
    let unit = Self.unit(profile.x, profile.y)
    let statedUnit = Self.statedUnit(stated, own, profile)
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

  /// The map to the unit square of the ranges that the driver gives, if the settings give others.
  private static func statedUnit(
    _ stated: DeviceCapabilities, _ own: DeviceSettings, _ profile: TouchProfile
  ) -> Transform? {
    guard own.xRange != nil || own.yRange != nil else { return nil }
    do throws(Refusal) {
      let profile = try TouchProfile(stated, .named, own.forCalibration)
      return unit(profile.x, profile.y)
    } catch {
      // Of axes without extent nobody else can make sense, either.
      return nil
    }
  }

  /// Waits for one finger to touch and lift, however long it takes.
  ///
  /// - Returns: Where it was, in the device's own unit square; or that it was none of use.
  /// - Throws: ``SystemError`` when the device is gone.
  public func nextTouch() throws(SystemError) -> TouchTrace.Outcome {
    while outcomes.isEmpty {
      try wait()
      try read()
    }
    return outcomes.removeFirst()
  }

  /// Takes all that the device has to say.
  private func read() throws(SystemError) {
    while true {
      switch input.next() {
      case .events(let events): take(events.span, .live)
      case .recovered(let event): take([event].span, .recovered)
      case .dropped: if let frame = pipeline.drop() { take(frame) }
      case .nothing: return
      case .failed(let error): throw error
      }
    }
  }

  private func take(_ events: Span<InputEvent>, _ origin: TouchDecoder.Origin) {
    let events = pipeline.translate(events)
    var next = 0
    while let output = pipeline.decode(events.span, from: &next, origin) {
      switch output {
      case .frame(let frame), .loss(let frame): take(frame)
      case .fault: break
      }
    }
  }

  private func take(_ frame: TouchFrame) {
    if let outcome = trace.take(frame) { outcomes.append(outcome) }
  }

  private func wait() throws(SystemError) {
    var descriptor = pollfd(fd: input.descriptorNumber, events: Int16(POLLIN), revents: 0)
    try check("poll") { poll(&descriptor, 1, -1) }
  }
}

extension DeviceSettings {
  /// The same without filters that depend on where on the picture a touch is.
  fileprivate var forCalibration: DeviceSettings {
    var settings = self
    settings.cleaning.edge = 0
    settings.cleaning.deadAreas = nil
    return settings
  }
}

extension RawTouchReader.Failure: CustomStringConvertible {
  /// Why, with the remedy.
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
