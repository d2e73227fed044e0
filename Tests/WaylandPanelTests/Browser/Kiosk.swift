// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import Foundation
import LinkSupport
import PanelSupport
import Testing

/// A headless kiosk of 800 × 480: a compositor, a full-screen browser, the panel's program, and a
/// daemon.
final class Kiosk {
  let sway: Sway
  let daemon: HostKeyboard
  private let socket: TemporarySocket
  private let panel: PanelProcess
  private let browser: Browser
  private let mouse: Mouse

  /// Starts all parts, and waits until the page is shown.
  ///
  /// - Parameters:
  ///   - kind: The kind of browser.
  ///   - page: The page, blue below its fields. Its title is "ready" once it is loaded.
  /// - Throws: The error of starting a part.
  init(_ kind: Browser.Kind, page: String) throws {
    sway = try Sway()
    socket = try TemporarySocket()
    // It has no keymap to follow.
    try "[output]\nlayout = \"us\"\n[panel]\nshow = \"onFocus\"\n".write(
      to: sway.folder.appending(path: "clavier.toml"), atomically: true, encoding: .utf8)
    daemon = try HostKeyboard(socket: socket.path, configuration: sway.folder.path)
    panel = try PanelProcess(sway, socket: socket.path, configuration: sway.folder.path)
    mouse = try Mouse(sway.display)
    browser = try Browser(kind, sway, page: page)
    eventually("the page; \(browserLog)", seconds: 40) { title == "ready" && isPageSeen }
  }

  private var browserLog: String {
    let file = sway.folder.appending(path: "browser.log")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// Runs the daemon until a condition holds.
  func eventually(
    _ what: @autoclosure () -> String, seconds: Double = 10,
    sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
  ) {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end, browser.isRunning {
      daemon.turn()
      if condition() { return }
      usleep(5000)
    }
    Issue.record("not seen: \(what()); the title is \(title)", sourceLocation: sourceLocation)
  }

  /// Runs the daemon for a while.
  func wait(milliseconds: Int) {
    let end = Date(timeIntervalSinceNow: Double(milliseconds) / 1000)
    while Date() < end {
      daemon.turn()
      usleep(2000)
    }
  }

  /// The page's title; empty if there is no page.
  var title: String {
    let tree = (try? sway.message("-t", "get_tree", "--raw")) ?? ""
    let root = try? JSONSerialization.jsonObject(with: Data(tree.utf8))
    let name = Self.window(root)?["name"] as? String ?? ""
    let program = browser.kind.titleSuffix
    return name.hasSuffix(program) ? String(name.dropLast(program.count)) : name
  }

  /// Returns the first window of a tree.
  private static func window(_ node: Any?) -> [String: Any]? {
    guard let node = node as? [String: Any] else { return nil }
    if node["app_id"] is String { return node }
    let inner = (node["nodes"] as? [Any] ?? []) + (node["floating_nodes"] as? [Any] ?? [])
    return inner.lazy.compactMap { window($0) }.first
  }

  /// Whether the page is drawn.
  private var isPageSeen: Bool { (try? sway.screenshot())?.color(400, 245) == [0, 0x33, 0x66] }

  /// Whether there is a keyboard at the lower edge.
  var isKeyboardSeen: Bool {
    (try? sway.screenshot()).map { $0.color(2, 470) != [0, 0x33, 0x66] } ?? false
  }

  /// Saves a screenshot for the documents, if requested.
  func keepPicture(_ name: String) throws {
    guard ProcessInfo.processInfo.environment["UPDATE_SEEN"] != nil else { return }
    try sway.keepPicture(at: "docs/pictures/seen/\(name).png")
  }

  // MARK: Fingers

  /// Touches a position of the screen for a typical duration.
  func touch(_ x: Int, _ y: Int) {
    mouse.move(x, y)
    mouse.press(true)
    wait(milliseconds: 60)
    mouse.press(false)
    wait(milliseconds: 60)
  }

  /// Types a text on the visible keys, in small letters or capitals.
  func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for character in text {
      if key(for: character) == nil {
        let page = daemon.engine.keyboardType
        try touch(#require(pageKey, sourceLocation: sourceLocation))
        eventually("another page", sourceLocation: sourceLocation) {
          daemon.engine.keyboardType != page
        }
      }
      try touch(#require(key(for: character), "\(character)", sourceLocation: sourceLocation))
    }
  }

  private typealias Key = KeyboardFrames.Key

  private var keys: [Key] { daemon.engine.scene.frames.keys }

  private func key(for character: Character) -> Key? {
    keys.first {
      switch $0.action {
      case .space: character == " "
      case .character(let text): text.lowercased() == character.lowercased()
      default: false
      }
    }
  }

  /// The key that switches between letters and digits.
  private var pageKey: Key? {
    keys.first { $0.action == .keyboardType(.numeric) || $0.action == .keyboardType(.alphabetic) }
  }

  /// Touches the centre of a key at the position that the panel has reported.
  private func touch(_ key: Key) throws {
    let place = try #require(daemon.place).area
    let (center, size) = (key.capFrame.center, daemon.engine.scene.frames.size)
    let x = place.minX + place.width * center.x / size.width
    let y = place.minY + place.height * center.y / size.height
    touch(Int(x * 800), Int(y * 480))
  }
}
