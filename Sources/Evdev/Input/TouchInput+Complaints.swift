// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Glibc
public import Linux

// What is said about nodes that are not read: each thing once.

extension TouchInput {
  /// Says that a node cannot be opened or read.
  func complain(of error: SystemError, _ node: InputNode) {
    // Of a device that is gone udev tells, and it is nobody's fault.
    guard error.code != ENOENT, error.code != ENODEV, error.code != ENXIO else { return }
    let line = "“\(node.name)” cannot be read: \(error)"
    guard isNews(line, node) else { return }
    if let remedy = error.openingRemedy {
      log.user("\(line); \(remedy)", from: node.sysname)
    } else {
      log.device(line, from: node.sysname)
    }
  }

  /// Says that a node is no touch surface: loudly only if the user named it.
  func complain(of refusal: Refusal, _ node: InputNode, _ choice: DeviceChoice) {
    let remedy = refusal.remedy.map { "; \($0)" } ?? ""
    let line = "“\(node.name)” is not read: \(refusal.reason)\(remedy)"
    guard isNews(line, node) else { return }
    switch choice {
    case .named: log.user(line, from: node.sysname)
    case .unnamed: log.debug(line, from: node.sysname)
    }
  }

  private func isNews(_ line: String, _ node: InputNode) -> Bool {
    guard candidates[node.sysname]?.complaint != line else { return false }
    candidates[node.sysname]?.complaint = line
    return true
  }

  /// Says which devices the settings name that are not here.
  func complainOfAbsentDevices() {
    for entry in settings.devices {
      let isHere = candidates.values.contains { candidate in
        DeviceMatch(entry).matches(candidate.node.device, target: resolvedPath)
      }
      if !isHere {
        log.user(
          "the device “\(entry)” is not here; “clavier devices” lists those that are",
          from: "touch")
      }
    }
  }
}

extension SystemError {
  /// What a user can do when a device node cannot be opened, if there is something.
  public var openingRemedy: String? {
    switch code {
    case EACCES, EPERM: "add the user that runs this to the group “input”"
    default: nil
    }
  }
}

/// Where a path leads when all links are followed, or `nil` if nothing is there.
func resolvedPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
