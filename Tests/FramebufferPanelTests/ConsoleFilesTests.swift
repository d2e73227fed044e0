// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import FramebufferPanel
import Glibc
import Linux
import Panel
import TestSupport
import Testing

/// The kernel's files about framebuffers and consoles.
struct ConsoleFilesTests {
  @Test func framebuffersHaveTheNameOfTheConnectorThatShowsThem() throws {
    let directory = try TemporaryDirectory()
    let card = "graphics/fb0/device/drm/card1"
    try directory.write("connected\n", to: "\(card)/card1-HDMI-A-1/status")
    try directory.write("disconnected\n", to: "\(card)/card1-DP-1/status")
    try directory.write("", to: "\(card)/dev")
    try directory.write("1\n", to: "graphics/fbcon/rotate")
    try directory.write("tty2\n", to: "tty/tty0/active")
    try directory.makeDirectory("graphics/fb10")
    try directory.makeDirectory("graphics/fb2")
    for name in ["fb", "fb-1", "fbx", "fb99", "card0"] {
      try directory.makeDirectory("graphics/\(name)")
    }
    let files = ConsoleFiles(directory: directory.path)
    #expect(files.framebuffers == [0, 2, 10])
    #expect(files.connector(of: 0) == "HDMI-A-1")
    #expect(files.connector(of: 2) == nil)
    #expect(files.framebuffer(named: "HDMI-A-1") == 0 && files.framebuffer(named: "fb10") == 10)
    #expect(files.framebuffer(named: "DP-1") == nil && files.framebuffer(named: "fb1") == nil)
    #expect(files.rotation == .left)
    #expect(files.console == "tty2")
    // Two screens show the same picture: the touched one is unknown.
    try directory.write("connected\n", to: "\(card)/card1-DP-1/status")
    #expect(files.connector(of: 0) == nil)
  }

  @Test func aMissingDirectoryHasNoFramebuffers() {
    let files = ConsoleFiles(directory: "/nonexistent")
    #expect(files.framebuffers == [])
    #expect(files.connector(of: 0) == nil)
    #expect(files.rotation == .none)
    #expect(files.console == "")
  }

  @Test func aForbiddenFramebufferNamesTheGroup() {
    let forbidden = BackendError.noFramebuffer(SystemError(call: "open /dev/fb0", code: EACCES))
    #expect(
      "\(forbidden)".contains(
        "open /dev/fb0: Permission denied; run the panel with the group “video”"))
    let absent = BackendError.noFramebuffer(SystemError(call: "open /dev/fb0", code: ENOENT))
    #expect(
      "\(absent)".contains("No such file or directory; the panel waits for a graphics driver"))
    let console = BackendError.noConsole(SystemError(call: "open /dev/tty1", code: EACCES))
    #expect("\(console)".contains("with the group “tty”"))
    for error in [BackendError.disappeared("fb0"), .otherOutput("fb0"), .badPixels(of: "fb0")] {
      #expect("\(error)".contains("fb0"))
    }
  }
}
