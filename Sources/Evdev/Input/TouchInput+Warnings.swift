// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Glibc
public import Linux

// Messages about nodes that are not read, each logged once.

extension TouchInput {
  /// Warns that a node cannot be opened or read.
  func warn(of error: SystemError, _ node: InputNode) {
    // A missing device is no fault; udev reports its removal.
    guard error.code != ENOENT, error.code != ENODEV, error.code != ENXIO else { return }
    let line = "“\(node.name)” cannot be read: \(error)"
    guard isNewWarning(line, node) else { return }
    if let remedy = error.openingRemedy {
      log.user("\(line); \(remedy)", from: node.sysname)
    } else {
      log.device(line, from: node.sysname)
    }
  }

  /// Reports that a node is no touch surface, as a warning only if the user named it.
  func warn(of refusal: UnsupportedDeviceError, _ node: InputNode, _ choice: DeviceChoice) {
    let remedy = refusal.remedy.map { "; \($0)" } ?? ""
    let line = "“\(node.name)” is not read: \(refusal.reason)\(remedy)"
    guard isNewWarning(line, node) else { return }
    switch choice {
    case .named: log.user(line, from: node.sysname)
    case .unnamed: log.debug(line, from: node.sysname)
    }
  }

  private func isNewWarning(_ line: String, _ node: InputNode) -> Bool {
    guard candidates[node.sysname]?.lastWarning != line else { return false }
    candidates[node.sysname]?.lastWarning = line
    return true
  }

  /// Warns of devices that the settings name and that are not present.
  func warnAboutMissingDevices() {
    let present = candidates.keys.sorted().compactMap { candidates[$0]?.node.device }
    for entry in settings.devices {
      guard !present.contains(where: { DeviceMatch(entry).matches($0, target: resolvedPath) })
      else { continue }
      let near = DeviceMatch.nearest(to: entry, among: present).map { device in
        " did you mean “\(device.name)”\(device.model.map { ", “\($0)”" } ?? "")?"
      }
      log.user(
        "the device “\(entry)” is not connected;\(near ?? "") “clavier devices” lists all",
        from: "touch")
    }
  }
}

extension SystemError {
  /// The remedy when a device node cannot be opened, if there is one.
  public var openingRemedy: String? {
    switch code {
    case EACCES, EPERM: "add the user that runs this to the group “input”"
    default: nil
    }
  }
}

/// Returns a path with all links resolved, or `nil` if it does not exist.
func resolvedPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
