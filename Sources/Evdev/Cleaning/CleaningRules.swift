// SPDX-License-Identifier: MIT

public import ClavierKit
import ClavierSettings

/// The noise filters for one device's reports, converted to the device's units.
///
/// A filter is active only if the device has the axis for it; else it would drop every contact.
public struct CleaningRules: Hashable, Sendable {
  /// The distance within which moves of a contact are noise.
  ///
  /// Unit: millimetres; 0 for none.
  public var jitter = 0.0
  /// The minimum pressure of a contact; `nil` for any.
  public var pressPressure: Int32?
  /// The minimum width of a palm, in units of the X axis; `nil` for none.
  public var palmMajor: Int32?
  /// The minimum pressure of a palm; `nil` for none.
  public var palmPressure: Int32?
  /// Whether the device itself identifies palms.
  public var hasTools = false
  /// The margin at the surface's edge in which resting contacts are ghosts.
  ///
  /// Unit: millimetres; 0 for none.
  public var edge = 0.0
  /// The number of untrusted samples at the beginning of each contact.
  public var skippedFrames = 0
  /// The areas in which contacts must not begin, in fractions of the surface as the user sees it.
  public var deadAreas: [Rect] = []
  /// The surface, in device units.
  public var bounds = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The device units per millimetre along each axis.
  public var unitsPerMillimeter = Size(width: 1, height: 1)

  /// Whether no filter is active.
  public var isEmpty: Bool {
    jitter == 0 && !needsShape && edge == 0 && skippedFrames == 0 && deadAreas.isEmpty
  }

  /// Whether a filter depends on the shape of contacts, and not only on their place.
  public var needsShape: Bool {
    pressPressure != nil || palmMajor != nil || palmPressure != nil || hasTools
  }
}

extension CleaningRules {
  /// The default noise of a resistive screen, in millimetres.
  ///
  /// **Source:** ours: a 12-bit converter on a 10-inch panel jitters by a few of its 0.05 mm units.
  static let resistiveJitter = 0.5
  /// The assumed width of a surface of unknown size, in millimetres.
  ///
  /// **Source:** ours: a 10-inch panel of proportions 16:10.
  static let assumedWidth = 217.0

  /// Creates the rules for a device.
  ///
  /// - Parameters:
  ///   - settings: The user's settings; defaults depend on the device.
  ///   - device: The device's capabilities.
  ///   - form: The device's touch protocol.
  ///   - x: The X axis, whose resolution may be missing.
  ///   - y: The Y axis.
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
    deadAreas = (settings.deadAreas ?? []).filter { !$0.isEmpty }
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
    if skippedFrames > 0 {
      words.append(
        skippedFrames == 1
          ? "the first sample is ignored" : "the first \(skippedFrames) samples are ignored")
    }
    if hasTools { words.append("palms that the device reports are ignored") }
    if let palmMajor { words.append("touches \(palmMajor) units wide are palms") }
    if let palmPressure { words.append("touches of pressure \(palmPressure) are palms") }
    if edge > 0 { words.append("touches that stay within \(edge) mm of an edge are ignored") }
    if !deadAreas.isEmpty {
      words.append(deadAreas.count == 1 ? "1 area is dead" : "\(deadAreas.count) areas are dead")
    }
    return words.isEmpty ? "none" : words.joined(separator: "; ")
  }
}
