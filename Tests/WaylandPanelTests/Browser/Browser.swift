// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import PanelSupport

/// A browser on a compositor, as a kiosk starts it: docs/kiosk.md.
///
/// Whatever happens to the tests, it ends after a while.
final class Browser {
  enum Kind: String, CaseIterable {
    case chromium
    case firefox = "firefox-esr"

    /// Those of a kiosk, and what a machine without a graphics card and without name spaces for users takes.
    fileprivate var options: [String] {
      switch self {
      case .chromium:
        [
          "--kiosk", "--incognito", "--no-first-run", "--ozone-platform=wayland",
          "--enable-wayland-ime", "--wayland-text-input-version=3", "--disable-gpu",
          "--no-sandbox", "--disable-dev-shm-usage",
        ]
      case .firefox: ["--kiosk", "--no-remote"]
      }
    }

    /// Whether it tells what stands around the cursor.
    ///
    /// Chromium does not when it enables a text input, but only after, and wlroots (0.15) passes on what was told at first.
    var tellsText: Bool { self == .firefox }

    /// What it adds to the title of a page.
    var titleSuffix: String {
      switch self {
      case .chromium: " - Chromium"
      case .firefox: " — Mozilla Firefox"
      }
    }
  }

  let kind: Kind
  private let process = Process()

  /// Starts it.
  ///
  /// - Parameters:
  ///   - kind: Which one.
  ///   - sway: The compositor, whose user and folder are also the browser's.
  ///   - page: What it shows, in HTML.
  /// - Throws: What keeps it from being started.
  init(_ kind: Kind, _ sway: Sway, page: String) throws {
    self.kind = kind
    let file = sway.folder.appending(path: "page.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments =
      ["-s", "KILL", "100"] + sway.user + [kind.rawValue] + kind.options + ["file://\(file.path)"]
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": sway.folder.path, "XDG_RUNTIME_DIR": sway.folder.path,
      "WAYLAND_DISPLAY": sway.display, "MOZ_ENABLE_WAYLAND": "1", "LANG": "C.UTF-8",
    ]
    let log = sway.folder.appending(path: "browser.log").path
    try Data().write(to: URL(filePath: log))
    process.standardError = FileHandle(forWritingAtPath: log)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  deinit {
    // The limit has a group of its own, with all that the browser is.
    kill(-process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
