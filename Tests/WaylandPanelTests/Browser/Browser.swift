// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import PanelSupport

/// A browser on a compositor, started as in a kiosk: docs/kiosk.md.
///
/// It ends after a timeout, even if the tests crash.
final class Browser {
  enum Kind: String, CaseIterable {
    case chromium
    case firefox = "firefox-esr"

    /// A kiosk's options, plus those for a machine without a graphics card and without user
    /// namespaces.
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

    /// Whether it reports the text around the cursor.
    ///
    /// Chromium reports it only after enabling a text input, and wlroots (0.15) forwards only the
    /// first state.
    var tellsText: Bool { self == .firefox }

    /// The suffix that it adds to a page's title.
    var titleSuffix: String {
      switch self {
      case .chromium: " - Chromium"
      case .firefox: " — Mozilla Firefox"
      }
    }
  }

  let kind: Kind
  private let process = Process()
  /// The compositor, whose folder must outlive the browser.
  private let sway: Sway

  /// Starts the browser.
  ///
  /// - Parameters:
  ///   - kind: The kind of browser.
  ///   - sway: The compositor, whose user and folder are also the browser's.
  ///   - page: The page, in HTML.
  /// - Throws: The error of starting it.
  init(_ kind: Kind, _ sway: Sway, page: String) throws {
    self.kind = kind
    self.sway = sway
    let file = sway.folder.appending(path: "page.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments =
      ["-s", "KILL", "100"] + sway.user + [kind.rawValue] + kind.options + ["file://\(file.path)"]
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": sway.folder.path, "XDG_RUNTIME_DIR": sway.folder.path,
      "WAYLAND_DISPLAY": sway.display, "MOZ_ENABLE_WAYLAND": "1", "LANG": "C.UTF-8",
      "TMPDIR": sway.folder.path,
    ]
    let log = sway.folder.appending(path: "browser.log").path
    try Data().write(to: URL(filePath: log))
    process.standardError = FileHandle(forWritingAtPath: log)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  deinit {
    // The timeout has its own process group, with all of the browser's processes.
    kill(-process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
