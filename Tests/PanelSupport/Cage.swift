// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A cage in a window of a headless sway, with a terminal in fullscreen and an X server.
///
/// It ends with its owner, and after a timeout, even if the tests crash.
package final class Cage {
  /// The colour of the terminal's background: red, green and blue.
  package static let background = [0, 0x33, 0x66]

  private let process: Process
  /// The display servers of programs: the compositor's socket, and the X server's name.
  package private(set) var environment: [String: String] = [:]

  /// Starts cage, its terminal and its X server.
  ///
  /// - Parameter sway: The compositor of its window, without borders.
  /// - Throws: The error of starting it.
  package init(_ sway: Sway) throws {
    let record = sway.folder.appending(path: "cage.displays")
    process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    // The X server refuses other users, such as that of the tests, until `xhost` permits them.
    let script = """
      xhost +local: >/dev/null
      echo "$WAYLAND_DISPLAY $DISPLAY" >'\(record.path)'
      exec foot --fullscreen --override=colors.background=003366 cat
      """
    // Children of tests block other signals.
    process.arguments =
      ["--signal=KILL", "120"] + sway.user + ["cage", "--", "sh", "-c", script]
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": sway.folder.path, "XDG_RUNTIME_DIR": sway.folder.path,
      "WAYLAND_DISPLAY": sway.display, "WLR_BACKENDS": "wayland", "WLR_RENDERER": "pixman",
      "WLR_LIBINPUT_NO_DEVICES": "1", "LANG": "C.UTF-8",
    ]
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    _ = comesTrue {
      let names = (try? String(contentsOf: record, encoding: .utf8))?.split { $0.isWhitespace }
      guard let names, names.count == 2 else { return false }
      environment = [
        "WAYLAND_DISPLAY": sway.folder.appending(path: String(names[0])).path,
        "DISPLAY": String(names[1]),
      ]
      return true
    }
  }

  deinit {
    killChildren(of: process)
    process.waitUntilExit()
  }
}
