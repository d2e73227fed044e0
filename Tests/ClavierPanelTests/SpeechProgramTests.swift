// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import LinkSupport
import PanelSupport
import TestSupport
import Testing

/// The panel's program with a server of SSIP.
@Suite(.serialized, .enabled(if: Tier.runs("Xvfb"), "\(Tier.remedy)"))
struct SpeechProgramTests {
  @Test("The panel speaks the name of the key under the finger if fingers explore")
  func name() throws {
    let display = try XServer()
    let daemon = try ServerThread()
    let folder = try TemporaryDirectory()
    try folder.write("[accessibility]\nexplore = true\n", to: "clavier.toml")
    let socket = "\(folder.path)/speechd.sock"
    let server = try SpeechServer(path: socket)
    var scene = ServerThread.scene
    let space = try #require(scene.scene.frames.keys.firstIndex { $0.action == .space })
    scene.scene.pressedKeys = [space]
    daemon.show(scene)
    let panel = try PanelProcess(
      display: display.display, socket: daemon.path, configuration: folder.path,
      environment: ["SPEECHD_ADDRESS": "unix_socket:\(socket)"])
    eventually("a name") {
      server.serve()
      return server.received.hasSuffix("SPEAK\r\nSpace\r\n.\r\n")
    }
    #expect(panel.end().status == 0)
    withExtendedLifetime(display) {}
    _ = consume folder
  }
}
