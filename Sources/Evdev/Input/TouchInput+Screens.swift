// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux

// Settings of single devices, and the screens that they lie on.

extension TouchInput {
  /// Returns the settings of a device, including its screen if udev has the property `WL_OUTPUT`.
  func settings(of node: InputNode) -> DeviceSettings {
    var own = settings.settings(for: node.device, target: resolvedPath)
    if own.screen == nil { own.output = node.output }
    return own
  }

  /// Returns the size in millimetres of a device's screen, if settings or udev name that screen.
  func screenSize(of own: DeviceSettings) -> Size? {
    own.screenSize(whereKeyboardIsOn: settings.withOutput(keyboard.place?.output).output)
  }

  /// Returns whether the size of a device was unknown when it was opened, and is known now.
  ///
  /// A grabbed device keeps its unknown size, since a device must not be released under a finger. A
  /// released device keeps it too, since reopening would grab the device again.
  func isSizeNewlyKnown(_ reader: TouchReader, _ own: DeviceSettings) -> Bool {
    let state = reader.passThrough?.machine.state
    return reader.surface.lacksSize && state != .grabbed && state != .released
      && screenSize(of: own) != nil
  }

  /// Warns if the settings name a connector that does not exist.
  func warnAboutMissingScreen() {
    guard let name = settings.output else { return }
    let connectors = Connector.all()
    guard !connectors.contains(where: { $0.name == name }) else { return }
    let names = connectors.map { $0.name + ($0.isConnected ? " (a screen is there)" : "") }
    let list = names.isEmpty ? "there are none" : "there are " + names.joined(separator: ", ")
    log.user(
      "touch.output is “\(name)”, but no connector has this name; \(list). Correct it, or leave it out "
        + "where there is one screen only", from: "touch")
  }
}

extension DeviceSettings {
  /// Returns the size in millimetres of a device's screen; without one, that of the keyboard's
  /// screen.
  func screenSize(whereKeyboardIsOn output: String?) -> Size? {
    guard let name = screen ?? output else { return nil }
    return Connector.all().first { $0.name == name }?.size
  }
}
