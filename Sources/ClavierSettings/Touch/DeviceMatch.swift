// SPDX-License-Identifier: MIT

import ClavierKit

/// Which input devices a setting means.
public enum DeviceMatch: Hashable, Sendable {
  /// Those that call themselves so, to the letter.
  case name(String)
  /// All of one model.
  case model(vendor: UInt16, product: UInt16)
  /// The one with this node below `/dev/input`, or the one to whose node a link there leads.
  case path(String)

  /// What is known of a device when it is looked up.
  public struct Device: Hashable, Sendable {
    /// What it calls itself.
    public var name: String
    /// The numbers of its model, as its bus tells them; `nil` where that is not known.
    ///
    /// **Source:** `struct input_id`, linux/input.h.
    public var vendor: UInt16?
    public var product: UInt16?
    /// Its node, such as `/dev/input/event5`.
    public var path: String

    public init(name: String, vendor: UInt16? = nil, product: UInt16? = nil, path: String) {
      self.name = name
      self.vendor = vendor
      self.product = product
      self.path = path
    }
  }

  /// Reads it as people write it.
  ///
  /// What begins with a slash is a path; two numbers of one to four hexadecimal digits with a colon
  /// between them, as lsusb prints them, are a model; anything else is a name.
  ///
  /// - Parameter text: Such as `0eef:0001`, `/dev/input/by-path/…` or `ELAN Touchscreen`.
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
    // A sign, which UInt16 would take, is no digit.
    guard (1...4).contains(digits.utf8.count), digits.utf8.first != UInt8(ascii: "+") else {
      return nil
    }
    return UInt16(digits, radix: 16)
  }

  /// Whether a device is meant.
  ///
  /// - Parameters:
  ///   - device: What is known of it.
  ///   - target: Where a link below `/dev/input` leads, if it exists.
  /// - Returns: Whether it is.
  public func matches(_ device: Device, target: (String) -> String?) -> Bool {
    switch self {
    case .name(let name): name == device.name
    case .model(let vendor, let product): device.vendor == vendor && device.product == product
    case .path(let path): path == device.path || target(path) == device.path
    }
  }
}

extension DeviceMatch: CustomStringConvertible {
  /// It as ``init(_:)`` reads it, such as `0eef:0001`.
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
