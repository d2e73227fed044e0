// SPDX-License-Identifier: MIT

public import ClavierKit
import Glibc
import Linux

/// A place where a screen can be plugged in.
public struct Connector: Hashable, Sendable {
  /// The kernel's name of it, such as `HDMI-A-1`.
  public let name: String
  /// Whether a screen is there, as far as the kernel knows.
  public let isConnected: Bool
  /// How wide and high that screen's picture is, in millimetres, if it says so.
  public let size: Size?

  public init(name: String, isConnected: Bool, size: Size?) {
    self.name = name
    self.isConnected = isConnected
    self.size = size
  }

  /// How many are looked at.
  ///
  /// **Source:** ours: more than any machine has, and it bounds what a strange directory costs.
  private static let limit = 64

  /// The connectors that there are, in the order of their names; none where no graphics driver is.
  ///
  /// **Source:** the kernel's Documentation/ABI and drm_sysfs.c: a directory `cardN-NAME` for each, with the
  /// files `status` and `edid`.
  ///
  /// - Parameter directory: Where the kernel shows them.
  /// - Returns: Each name once: that with a screen, where two cards have the same.
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

  /// The connector's part of `card0-HDMI-A-1`; `nil` for a card itself and what else is there.
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

  /// The beginning of a file, or nothing if it cannot be read.
  private static func content(of path: String) -> [UInt8] {
    do throws(SystemError) {
      let file = try OwnedDescriptor(opening: path, O_RDONLY)
      return try file.readToEnd(limit: 256, of: path)
    } catch {
      return []
    }
  }
}
