// SPDX-License-Identifier: MIT

import ClavierSettings
import Evdev
import Linux

/// The input devices of this machine by name.
enum InputNodes {
  /// Returns the node of a device; a path is returned as it is.
  static func node(of device: String) throws(RecordingFailure) -> String {
    if device.hasPrefix("/") { return device }
    let inventory = DeviceInventory(TouchSettings())
    if let failure = inventory.failure {
      throw RecordingFailure(description: "no input devices can be seen: \(failure)")
    }
    let paths = inventory.entries.filter { $0.name == device }.map(\.path)
    if paths.count == 1, let path = paths.first { return path }
    let name = device.singleLine
    throw RecordingFailure(
      description: paths.isEmpty
        ? "no input device is called “\(name)”; “clavier devices” lists those that are here"
        : "\(paths.count) input devices are called “\(name)”: \(paths.joined(separator: ", ")); "
          + "name one of these instead")
  }
}
