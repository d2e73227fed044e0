// SPDX-License-Identifier: MIT

public import ClavierKit
import ClavierSettings

/// What of one device's reports is noise, in numbers that its reports can be compared with.
///
/// A filter holds only where the device has the axis to tell, so that none drops all there is.
public struct CleaningRules: Hashable, Sendable {
  /// Moves of a contact within this distance are noise.
  ///
  /// Unit: millimetres; 0 for none.
  public var jitter = 0.0
  /// From which pressure a contact counts; `nil` for any.
  public var pressPressure: Int32?
  /// From which width a contact is a palm, in units of the X axis; `nil` for none.
  public var palmMajor: Int32?
  /// From which pressure a contact is a palm; `nil` for none.
  public var palmPressure: Int32?
  /// Whether the device itself says what is a palm.
  public var hasTools = false
  /// How near to the surface's edge contacts are ghosts that begin there and stay.
  ///
  /// Unit: millimetres; 0 for none.
  public var edge = 0.0
  /// How many samples of each contact are not trusted at its beginning.
  public var skippedFrames = 0
  /// Where no contact counts that begins there, in fractions of the surface as its user sees it.
  public var deadAreas: [Rect] = []
  /// The surface, in units.
  public var bounds = Rect(x: 0, y: 0, width: 0, height: 0)
  /// Units for each millimetre along each axis.
  public var unitsPerMillimeter = Size(width: 1, height: 1)

  public init() {}

  /// Whether there is anything to do.
  public var isEmpty: Bool {
    jitter == 0 && !needsShape && edge == 0 && skippedFrames == 0 && deadAreas.isEmpty
  }

  /// Whether it matters how a contact touches, and not only where.
  public var needsShape: Bool {
    pressPressure != nil || palmMajor != nil || palmPressure != nil || hasTools
  }
}

extension CleaningRules {
  /// The noise of a resistive screen whose settings say nothing, in millimetres.
  ///
  /// **Source:** ours: a 12-bit converter on a 10-inch panel jitters by a few of its 0.05 mm units.
  static let resistiveJitter = 0.5
  /// How wide a surface is taken to be whose device does not say, in millimetres.
  ///
  /// **Source:** ours: a 10-inch panel of proportions 16:10.
  static let assumedWidth = 217.0

  /// The rules for a device.
  ///
  /// - Parameters:
  ///   - settings: What somebody says; what they leave open is decided by what the device is.
  ///   - device: What it can do.
  ///   - form: How it reports its contacts.
  ///   - x: Its X axis, of which the resolution may be missing.
  ///   - y: Its Y axis.
  init(
    _ settings: CleaningSettings, _ device: DeviceCapabilities, _ form: TouchForm,
    x: AbsoluteAxis, y: AbsoluteAxis
  ) {
    let axes = TouchAxes(form)
    let hasPressure = axes.pressure.map { device.axes[$0] != nil } ?? false
    let hasMajor = axes.major.map { device.axes[$0] != nil } ?? false
    let assumed = x.extent / Self.assumedWidth
    unitsPerMillimeter = Size(
      width: x.millimeters.map { x.extent / $0 } ?? assumed,
      height: y.millimeters.map { y.extent / $0 } ?? assumed)
    bounds = Rect(
      minX: Double(x.minimum), minY: Double(y.minimum), maxX: Double(x.maximum),
      maxY: Double(y.maximum))
    let isResistive = hasPressure && (form == .single(.touch) || form == .pressure)
    jitter = settings.jitter ?? (isResistive ? Self.resistiveJitter : 0)
    hasTools = axes.tool.map { device.axes[$0] != nil } ?? false
    edge = settings.edge ?? 0
    skippedFrames = settings.skippedFrames ?? 0
    deadAreas = settings.deadAreas ?? []
    if hasPressure {
      pressPressure = settings.pressPressure.flatMap { $0 > 0 ? $0 : nil }
      palmPressure = settings.palmPressure.flatMap { $0 > 0 ? $0 : nil }
    }
    if hasMajor, let width = settings.palmWidth, width > 0 {
      palmMajor = Int32(clamping: Int64((width * unitsPerMillimeter.width).rounded(.up)))
    }
  }
}

extension CleaningRules: CustomStringConvertible {
  /// The filters in a user's words, or "none".
  public var description: String {
    var words: [String] = []
    if jitter > 0 { words.append("moves below \(jitter) mm are noise") }
    if let pressPressure { words.append("a touch counts from pressure \(pressPressure)") }
    if skippedFrames > 0 { words.append("the first \(skippedFrames) samples are not trusted") }
    if hasTools { words.append("palms that the device tells are ignored") }
    if let palmMajor { words.append("touches \(palmMajor) units wide are palms") }
    if let palmPressure { words.append("touches of pressure \(palmPressure) are palms") }
    if edge > 0 { words.append("touches that stay within \(edge) mm of an edge are ignored") }
    if !deadAreas.isEmpty { words.append("\(deadAreas.count) areas are dead") }
    return words.isEmpty ? "none" : words.joined(separator: "; ")
  }
}
