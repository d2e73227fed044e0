// SPDX-License-Identifier: MIT

import ClavierSettings
import TestSupport
import Testing

@testable import clavier_panel

/// The detection of the panel's display server.
@Suite(.enabled(if: Tier.runs("Xvfb"), "\(Tier.remedy)"))
struct DisplayServerTests {
  private func server(
    _ name: String?, _ variables: [String: String] = [:], files: [String] = []
  ) -> DisplayServer {
    DisplayServer(name, { variables[$0] }, { files.contains($0) })
  }

  @Test func aNameWithAColonIsThatOfAnXServer() {
    #expect(server(":0") == .x11(":0"))
    #expect(server("host:1.0", ["WAYLAND_DISPLAY": "wayland-1"]) == .x11("host:1.0"))
    #expect(server("wayland-1", ["DISPLAY": ":0"]) == .wayland("wayland-1"))
    #expect(server("/run/a:b/wayland-0") == .wayland("/run/a:b/wayland-0"))
  }

  @Test func aSessionOfWaylandIsThatAlsoWhereItHasAnXServerForOlderPrograms() {
    #expect(server(nil, ["WAYLAND_DISPLAY": "wayland-1", "DISPLAY": ":0"]) == .wayland(nil))
    #expect(server(nil, ["WAYLAND_SOCKET": "5", "DISPLAY": ":0"]) == .wayland(nil))
    #expect(server(nil, ["DISPLAY": ":0"]) == .x11(nil))
    #expect(server(nil) == .wayland(nil))
  }

  @Test("The X server of a session serves a compositor that cannot show panels")
  func xServer() {
    func xServer(_ name: String?, _ variables: [String: String]) -> DisplayServer? {
      server(name, variables).xServer { variables[$0] }
    }
    let session = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":1"]
    #expect(xServer(nil, session) == .x11(":1"))
    // The user has named a display.
    #expect(xServer("wayland-0", session) == nil)
    #expect(xServer(":0", session) == nil)
    #expect(xServer("console", session) == nil)
    // There is no X server, or the panel belongs to the compositor.
    #expect(xServer(nil, ["WAYLAND_DISPLAY": "wayland-0"]) == nil)
    #expect(xServer(nil, session.merging(["WAYLAND_SOCKET": "5"]) { $1 }) == nil)
  }

  @Test func whereThereIsNoSessionItIsOnTheTextConsoles() {
    #expect(server(nil, files: ["/dev/fb0"]) == .console(nil))
    // A login on a console has the runtime directory of a session, without a compositor in it.
    let session = ["XDG_RUNTIME_DIR": "/run/user/0"]
    #expect(server(nil, session, files: ["/dev/fb0"]) == .console(nil))
    #expect(server(nil, session, files: ["/dev/fb0", "/run/user/0/wayland-0"]) == .wayland(nil))
    #expect(server(nil, ["DISPLAY": ":0"], files: ["/dev/fb0"]) == .x11(nil))
    #expect(server(nil, ["WAYLAND_DISPLAY": "w"], files: ["/dev/fb0"]) == .wayland(nil))
    #expect(server(nil, session) == .wayland(nil))
  }

  @Test func aPanelThatACompositorHasStartedIsAtTheLowerEdgeWithFields() throws {
    let folder = try TemporaryDirectory()
    try folder.write(
      "[panel]\nedge = \"top\"\nflip = true\ntab = true\ncollapsed = \"bar\"\n",
      to: "clavier.toml")
    var locations = Arguments.Locations(configuration: folder.path)
    let wanted = try PanelPlan(locations).settings
    #expect(wanted.edge == .top && wanted.flips && wanted.show == .always)
    #expect(wanted.collapsed == .bar)
    locations.isStartedByCompositor = true
    let settings = try PanelPlan(locations).settings
    #expect(settings.edge == .bottom && settings.show == .onFocus)
    #expect(!settings.flips && !settings.hasTab && settings.collapsed == .hidden)
  }

  @Test func theTextConsolesHaveNamesToo() {
    #expect(server("console", ["DISPLAY": ":0"]) == .console(nil))
    #expect(server("fb1") == .console("fb1"))
    #expect(server("fb") == .wayland("fb"))
    #expect(server("fbx1") == .wayland("fbx1"))
    #expect(server("fb-1") == .wayland("fb-1"))
    #expect(server("console").hasNoDisplayServer && !server(":0").hasNoDisplayServer)
  }

  @Test func aGraphicsCardIsAScreenOfItsOwn() {
    #expect(server("card1", ["DISPLAY": ":0"]) == .screen("card1"))
    #expect(server("card") == .wayland("card"))
    #expect(server("cards1") == .wayland("cards1"))
    #expect(server("card0").hasNoDisplayServer && !server("card").hasNoDisplayServer)
    #expect(server("card1").title == "a screen of card1")
  }
}
