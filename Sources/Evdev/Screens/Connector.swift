// SPDX-License-Identifier: MIT

public import ClavierKit
import Glibc
import Linux

/// A connector of a graphics card, for a screen.
public struct Connector: Hashable, Sendable {
  /// The kernel's name of the connector, such as `HDMI-A-1`.
  public let name: String
  /// Whether the kernel detects a screen.
  public let isConnected: Bool
  /// The width and height of the screen's picture in millimetres; `nil` if unknown.
  public let size: Size?

  /// The maximum number of connectors that are read.
  ///
  /// **Source:** ours: more than any machine has; the limit bounds the cost of an unusual
  /// directory.
  private static let limit = 64

  /// Returns the connectors in the order of their names; none without a graphics driver.
  ///
  /// **Source:** the kernel's Documentation/ABI and drm_sysfs.c: a directory `cardN-NAME` for each,
  /// with the files `status` and `edid`.
  ///
  /// - Parameter directory: The kernel's directory of them.
  /// - Returns: Each name once; if two cards have the same name, the connector with a screen.
  public static func all(in directory: String = "/sys/class/drm") -> [Connector] {
    var connectors: [String: Connector] = [:]
    for entry in entries(of: directory) {
      guard let name = name(ofEntry: entry) else { continue }
      let path = "\(directory)/\(entry)"
      let isConnected = content(of: "\(path)/status").starts(with: "connected".utf8)
      guard isConnected || connectors[name] == nil else { continue }
      let size = isConnected ? Size(edid: content(of: "\(path)/edid")) : nil
      connectors[name] = Connector(name: name, isConnected: isConnected, size: size)
    }
    return connectors.values.sorted { $0.name < $1.name }
  }

  /// Returns the connector's part of `card0-HDMI-A-1`; `nil` for a card itself and other entries.
  private static func name(ofEntry entry: String) -> String? {
    guard entry.hasPrefix("card"), let dash = entry.firstIndex(of: "-") else { return nil }
    let number = entry[..<dash].dropFirst(4)
    let name = entry[entry.index(after: dash)...]
    guard !number.isEmpty, number.allSatisfy(\.isNumber), !name.isEmpty else { return nil }
    return String(name)
  }

  private static func entries(of directory: String) -> [String] {
    let names = try? SystemDirectory.names(in: directory, atMost: limit) { $0.hasPrefix("card") }
    return names?.sorted() ?? []
  }

  /// Returns the beginning of a file; empty if it cannot be read.
  private static func content(of path: String) -> [UInt8] {
    do throws(SystemError) {
      let file = try OwnedDescriptor(opening: path, O_RDONLY)
      return try file.readToEnd(limit: 256, of: path)
    } catch {
      return []
    }
  }
}
