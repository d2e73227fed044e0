// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

extension TOMLReader {
  /// Reads all `[[device]]` tables of a file.
  ///
  /// - Parameter areQuirks: Whether the rules concern models, and must not contain mounting
  ///   settings.
  /// - Returns: The rules with a valid match.
  mutating func deviceRules(areQuirks: Bool = false) -> [DeviceRule] {
    var rules: [DeviceRule] = []
    tables("device", atMost: Self.ruleLimit) { table, _ in
      if areQuirks { table.rejectMountingKeys() }
      if let rule = table.deviceRule() { rules.append(rule) }
    }
    if rules.isEmpty { collectNames(of: "device") { _ = $0.deviceRule() } }
    return rules
  }

  private mutating func rejectMountingKeys() {
    for key in ["area", "rotation", "calibration", "output"] {
      guard has(key), let node = remove(key) else { continue }
      report(
        key, at: node.position,
        "no model says how it is mounted; it belongs in [[device]] of clavier.toml")
    }
  }

  private mutating func deviceRule() -> DeviceRule? {
    var settings = DeviceSettings()
    settings.read(&self)
    return deviceMatches("match").map { DeviceRule(matches: $0, settings: settings) }
  }

  /// The maximum number of models in a file.
  private static var ruleLimit: Int { 64 }
}

extension DeviceSettings {
  /// Reads a `[[device]]` table except its match.
  fileprivate mutating func read(_ table: inout TOMLReader) {
    if let area = table.area() { self.area = area }
    table.choice("use", DeviceUse.allCases.map { ($0.rawValue, Optional($0)) }, into: &use)
    table.optionalChoice("rotation", into: &rotation)
    calibration = table.calibration()
    swapsAxes = table.boolean("swap_axes")
    invertsX = table.boolean("invert_x")
    invertsY = table.boolean("invert_y")
    xRange = table.axisRange("x_range")
    yRange = table.axisRange("y_range")
    size = table.millimeters("size_mm")
    output = table.connector("output")
    cleaning.read(&table)
  }
}

extension CleaningSettings {
  /// Reads the noise settings of a `[[device]]` table.
  ///
  /// **Source:** the ranges are ours: pressures up to the highest of any driver, lengths that leave
  /// a keyboard usable. Zero disables a filter.
  fileprivate mutating func read(_ table: inout TOMLReader) {
    jitter = table.number("jitter_mm", in: 0...10)
    pressPressure = table.integer("press_pressure", in: 0...65_535).map(Int32.init)
    palmWidth = table.number("palm_mm", in: 0...1000)
    palmPressure = table.integer("palm_pressure", in: 0...65_535).map(Int32.init)
    edge = table.number("edge_mm", in: 0...20)
    skippedFrames = table.integer("skip_frames", in: 0...10).map(Int.init)
    deadAreas = table.deadAreas()
  }
}

extension TOMLReader {
  /// Reads a boolean; `nil` if it is missing.
  fileprivate mutating func boolean(_ key: String) -> Bool? {
    var flag = false
    let isGiven = has(key)
    boolean(key, into: &flag)
    return isGiven ? flag : nil
  }

  /// Reads a rotation; leaves `target` unchanged if it is missing.
  fileprivate mutating func optionalChoice(_ key: String, into target: inout Rotation?) {
    var rotation = Rotation.none
    let isGiven = has(key)
    choice(key, into: &rotation)
    if isGiven { target = rotation }
  }

  /// Reads the values at the two ends of an axis: `[minimum, maximum]`.
  fileprivate mutating func axisRange(_ key: String) -> ClosedRange<Int32>? {
    guard let (elements, position) = array(key) else { return nil }
    let numbers = elements.compactMap { element -> Int32? in
      guard case .integer(let number) = element.value else { return nil }
      return Int32(exactly: number)
    }
    guard elements.count == 2, numbers.count == 2 else {
      return refuse(key, at: position, "expected [minimum, maximum], two whole numbers")
    }
    guard numbers[0] < numbers[1] else {
      return refuse(
        key, at: position, "the minimum must be less than the maximum; to turn it, invert the axis")
    }
    return numbers[0]...numbers[1]
  }

  /// Reads a width and a height in millimetres.
  fileprivate mutating func millimeters(_ key: String) -> Size? {
    guard let (elements, position) = array(key) else { return nil }
    guard elements.count == 2 else {
      return refuse(key, at: position, "expected [width, height], two numbers")
    }
    guard let width = number(key, elements[0], in: Self.lengths),
      let height = number(key, elements[1], in: Self.lengths)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// Reads the rectangles in which touches are ignored.
  fileprivate mutating func deadAreas() -> [Rect]? {
    let key = "dead_areas"
    guard let (elements, position) = array(key) else {
      collectNames(of: key) { _ = $0.deadArea() }
      return nil
    }
    guard elements.count <= Self.deadAreaLimit else {
      return refuse(key, at: position, "more than \(Self.deadAreaLimit) areas")
    }
    var areas: [Rect] = []
    for element in elements {
      guard element.isTable else {
        reportMismatch(key, element, expected: "{ left, top, width, height }")
        continue
      }
      read(element, named: "\(path).\(key)") { table in
        if let area = table.deadArea() { areas.append(area) }
      }
    }
    return areas.count == elements.count ? areas : nil
  }

  /// The range of a side in millimetres, from the smallest to the largest touch surface for typing.
  ///
  /// The range equals that of plausible axes in `AbsoluteAxis`.
  private static var lengths: ClosedRange<Double> { 10...5000 }
  /// The maximum number of areas, more than the scratches of a usable panel.
  private static var deadAreaLimit: Int { 8 }
}
