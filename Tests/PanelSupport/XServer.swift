// SPDX-License-Identifier: MIT

import CXCB
package import Foundation
import Glibc

import TestSupport

/// A headless X server, ended with its owner.
package final class XServer {
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  private let folder: TemporaryDirectory
  private var process: Process?
  /// The name by which programs find it.
  package private(set) var display = ""
  private var connection: OpaquePointer?

  /// Starts the server.
  ///
  /// - Parameter options: Further arguments for the server.
  /// - Throws: ``Failure`` with its output.
  package init(_ options: [String] = []) throws {
    folder = try TemporaryDirectory()
    try start(options: options)
  }

  /// Starts the server, or restarts it under its name after its end.
  package func start(options: [String] = []) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    let pipe = Pipe()
    // The library creates the descriptor of standard output for the server.
    let name = display.isEmpty ? ["-displayfd", "1"] : [display]
    process.arguments =
      ["120", "Xvfb"] + name
      + ["-screen", "0", "800x480x24", "-nolisten", "tcp", "-noreset", "-dpi", "0"] + options
    process.standardOutput = pipe
    let log = try folder.write("", to: "log")
    process.standardError = FileHandle(forWritingAtPath: log)
    try process.run()
    self.process = process
    if display.isEmpty {
      let number = pipe.fileHandleForReading.availableData
      display = ":" + String(decoding: number, as: UTF8.self).filter(\.isNumber)
    }
    for _ in 0..<500 {
      let made = xcb_connect(display, nil)
      if xcb_connection_has_error(made) == 0 {
        connection = made
        return
      }
      xcb_disconnect(made)
      usleep(10_000)
    }
    throw Failure(
      description: "Xvfb does not start: "
        + ((try? String(contentsOfFile: log, encoding: .utf8)) ?? ""))
  }

  /// Kills the server, like a crash.
  package func kill() {
    if let connection { xcb_disconnect(connection) }
    connection = nil
    guard let process else { return }
    // The child process is the timeout; the server is its child.
    killChildren(of: process)
    process.waitUntilExit()
    self.process = nil
    let number = display.dropFirst()
    unlink("/tmp/.X\(number)-lock")
    unlink("/tmp/.X11-unix/X\(number)")
  }

  deinit {
    kill()
  }

  /// Runs a program on the server to its end.
  @discardableResult
  package func run(_ words: String...) throws -> String { try run(words) }

  /// Runs a program on the server to its end.
  @discardableResult
  package func run(_ words: [String]) throws -> String {
    let process = try begin(words)
    process.waitUntilExit()
    guard let pipe = process.standardOutput as? Pipe else { return "" }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    guard process.terminationStatus == 0 else { throw Failure(description: "\(words): \(text)") }
    return text
  }

  /// Starts a program on the server.
  package func begin(_ words: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "DISPLAY": display]
    process.standardOutput = Pipe()
    process.standardError = process.standardOutput
    try process.run()
    return process
  }

  /// Starts a window manager and waits until it manages windows.
  package func beginManager() throws -> Process {
    let manager = try begin(["openbox"])
    // One that is mapped while the manager starts stays unmanaged for ever.
    let isReady = try comesTrue {
      let window = try map()
      defer {
        xcb_destroy_window(connection, window)
        xcb_flush(connection)
      }
      return try comesTrue(within: 0.5) {
        try run("xprop", "-id", "\(window)", "WM_STATE").contains("window state")
      }
    }
    if !isReady { throw Failure(description: "openbox does not start") }
    return manager
  }

  /// Maps a small window, and returns it.
  private func map() throws -> xcb_window_t {
    guard let connection, let screen = xcb_setup_roots_iterator(xcb_get_setup(connection)).data
    else { throw Failure(description: "there is no server") }
    let window = xcb_generate_id(connection)
    xcb_create_window(
      connection, 0, window, screen.pointee.root, 0, 0, 1, 1, 0,
      UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), 0, 0, nil)
    xcb_map_window(connection, window)
    xcb_flush(connection)
    return window
  }

  /// Returns a screenshot.
  package func screenshot(width: Int = 800, height: Int = 480) throws -> Screenshot {
    guard let connection,
      let screen = xcb_setup_roots_iterator(xcb_get_setup(connection)).data
    else { throw Failure(description: "there is no server") }
    let cookie = xcb_get_image(
      connection, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), screen.pointee.root, 0, 0,
      UInt16(width), UInt16(height), ~0)
    guard let reply = xcb_get_image_reply(connection, cookie, nil) else {
      throw Failure(description: "there is no picture")
    }
    defer { free(reply) }
    let pixels = UnsafeBufferPointer(
      start: xcb_get_image_data(reply), count: Int(xcb_get_image_data_length(reply)))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 3)
    for start in stride(from: 0, to: pixels.count - 3, by: 4) {
      bytes += [pixels[start + 2], pixels[start + 1], pixels[start]]
    }
    return Screenshot(width: width, height: height, bytes: bytes)
  }

  /// Returns the window that has the focus.
  package func focus() throws -> UInt32 {
    guard let connection,
      let reply = xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil)
    else { throw Failure(description: "there is no server") }
    defer { free(reply) }
    return reply.pointee.focus
  }

  /// Maps a window of one colour above all others, like a program that claims the whole screen.
  ///
  /// - Returns: The window, which belongs to this connection.
  package func cover(_ color: UInt32) throws -> UInt32 {
    guard let connection, let screen = xcb_setup_roots_iterator(xcb_get_setup(connection)).data
    else { throw Failure(description: "there is no server") }
    let window = xcb_generate_id(connection)
    xcb_create_window(
      connection, 0, window, screen.pointee.root, 0, 0, 800, 480, 0,
      UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), 0,
      XCB_CW_BACK_PIXEL.rawValue | XCB_CW_OVERRIDE_REDIRECT.rawValue,
      [color, 1])
    xcb_map_window(connection, window)
    xcb_set_input_focus(
      connection, UInt8(XCB_INPUT_FOCUS_POINTER_ROOT.rawValue), window, 0)
    xcb_flush(connection)
    return window
  }

  /// Names the active window, as a window manager does.
  ///
  /// - Parameters:
  ///   - window: The window; 0 for none.
  ///   - names: The text of its `WM_CLASS`; `nil` to leave it.
  /// - Throws: ``Failure`` if the server has ended.
  package func activate(_ window: UInt32, _ names: String? = nil) throws {
    guard let connection, let screen = xcb_setup_roots_iterator(xcb_get_setup(connection)).data
    else { throw Failure(description: "there is no server") }
    let mode = UInt8(XCB_PROP_MODE_REPLACE.rawValue)
    if let names {
      xcb_change_property(
        connection, mode, window, XCB_ATOM_WM_CLASS.rawValue, XCB_ATOM_STRING.rawValue, 8,
        UInt32(names.utf8.count), names)
    }
    let name = "_NET_ACTIVE_WINDOW"
    let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
    guard let atom = xcb_intern_atom_reply(connection, cookie, nil) else {
      throw Failure(description: "the server has no atoms")
    }
    defer { free(atom) }
    xcb_change_property(
      connection, mode, screen.pointee.root, atom.pointee.atom, XCB_ATOM_WINDOW.rawValue, 32, 1,
      [window])
    xcb_flush(connection)
  }

  /// Raises a window above all others again.
  package func raise(_ window: UInt32) {
    xcb_configure_window(
      connection, window, UInt16(XCB_CONFIG_WINDOW_STACK_MODE.rawValue),
      [XCB_STACK_MODE_ABOVE.rawValue])
    xcb_flush(connection)
  }
}
