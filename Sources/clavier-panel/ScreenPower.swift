// SPDX-License-Identifier: MIT

import Linux

/// The power of screens in sysfs.
///
/// **Source:** the kernel's drm_sysfs.c: `dpms` of a connector is `On`, `Standby`, `Suspend` or
/// `Off`, even if a compositor has switched it off by an atomic commit.
struct ScreenPower: Hashable, Sendable {
  private let directory: String

  init(directory: String = "/sys/class/drm") {
    self.directory = directory
  }

  /// Returns whether a screen is known to be off.
  ///
  /// - Parameter connector: The connector, such as `HDMI-A-1`.
  /// - Returns: Whether it is off; `false` for a connector that the kernel lacks, such as that of a
  ///   nested compositor. If several cards have a connector of this name, all must be off.
  func isOff(_ connector: String) -> Bool {
    let names = try? SystemDirectory.names(in: directory, atMost: Self.limit) { name in
      let parts = name.split(separator: "-", maxSplits: 1)
      return parts.count == 2 && parts[0].hasPrefix("card") && parts[1] == connector
    }
    let states = (names ?? []).compactMap { SystemFile.read("\(directory)/\($0)/dpms") }
    return !states.isEmpty && states.allSatisfy { !$0.starts(with: "On".utf8) }
  }

  /// The maximum number of connectors.
  ///
  /// **Source:** ours: more than any machine has; the limit bounds the cost of an unusual
  /// directory.
  private static let limit = 256
}
