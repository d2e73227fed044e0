// SPDX-License-Identifier: MIT

import ClavierKit

/// The input devices that a setting applies to.
public enum DeviceMatch: Hashable, Sendable {
  /// Devices with this name, ignoring the number of blanks, since some names end in many.
  case name(String)
  /// All devices of one model.
  case model(vendor: UInt16, product: UInt16)
  /// The device with this node below `/dev/input`, or the target of this link there.
  case path(String)

  /// The properties of a device by which it is matched.
  public struct Device: Hashable, Sendable {
    /// The device's own name.
    public var name: String
    /// The vendor and product numbers of the device's model, as reported by its bus; `nil` if
    /// unknown.
    ///
    /// **Source:** `struct input_id`, linux/input.h.
    public var vendor: UInt16?
    public var product: UInt16?
    /// The device's node, such as `/dev/input/event5`.
    public var path: String

    public init(name: String, vendor: UInt16? = nil, product: UInt16? = nil, path: String) {
      self.name = name
      self.vendor = vendor
      self.product = product
      self.path = path
    }
  }

  /// Parses a match from a setting.
  ///
  /// Text with a leading slash is a path. Two numbers of one to four hexadecimal digits separated
  /// by a colon, as lsusb prints them, are a model. Other text is a name.
  ///
  /// - Parameter text: The text, such as `0eef:0001`, `/dev/input/by-path/…` or `ELAN Touchscreen`.
  public init(_ text: String) {
    if text.utf8.first == UInt8(ascii: "/") {
      self = .path(text)
    } else if let model = Self.model(text) {
      self = model
    } else {
      self = .name(text)
    }
  }

  private static func model(_ text: String) -> DeviceMatch? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let vendor = number(parts[0]), let product = number(parts[1]) else {
      return nil
    }
    return .model(vendor: vendor, product: product)
  }

  private static func number(_ digits: Substring) -> UInt16? {
    // `UInt16` would accept a sign, which is not a digit.
    guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt16(digits, radix: 16)
  }

  /// Returns whether a device matches.
  ///
  /// - Parameters:
  ///   - device: The device's properties.
  ///   - target: Returns the target of a link below `/dev/input`, if it exists.
  /// - Returns: Whether the device matches.
  public func matches(_ device: Device, target: (String) -> String?) -> Bool {
    switch self {
    case .name(let name): Self.words(name) == Self.words(device.name)
    case .model(let vendor, let product): device.vendor == vendor && device.product == product
    case .path(let path): path == device.path || target(path) == device.path
    }
  }
}

extension DeviceMatch {
  /// The words of a name between blanks.
  private static func words(_ name: String) -> [Substring] {
    name.split(whereSeparator: \.isWhitespace)
  }

  /// Returns the device whose name is the most similar to that of a match without any device.
  ///
  /// - Parameters:
  ///   - text: The text of the match.
  ///   - devices: The present devices.
  /// - Returns: The first of the devices that share the most words with the text, ignoring case;
  ///   `nil` if no device shares any.
  public static func nearest(to text: String, among devices: [Device]) -> Device? {
    let wanted = Set(words(text.lowercased()))
    var best: (device: Device, count: Int)?
    for device in devices {
      let count = wanted.intersection(words(device.name.lowercased())).count
      if count > best?.count ?? 0 { best = (device, count) }
    }
    return best?.device
  }
}

extension DeviceMatch.Device {
  /// The match of all devices of this model; `nil` if the model is unknown.
  public var model: DeviceMatch? {
    guard let vendor, let product else { return nil }
    return .model(vendor: vendor, product: product)
  }
}

extension DeviceMatch: CustomStringConvertible {
  /// The match as a text that ``init(_:)`` parses, such as `0eef:0001`.
  public var description: String {
    switch self {
    case .name(let name): name
    case .model(let vendor, let product): "\(Self.digits(vendor)):\(Self.digits(product))"
    case .path(let path): path
    }
  }

  private static func digits(_ number: UInt16) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
