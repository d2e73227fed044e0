// SPDX-License-Identifier: MIT

import Testing

@testable import clavier_panel

/// On which display server the panel is.
struct DisplayServerTests {
  private func server(_ name: String?, _ variables: [String: String] = [:]) -> DisplayServer {
    DisplayServer(name) { variables[$0] }
  }

  @Test func aNameWithAColonIsThatOfAnXServer() {
    #expect(server(":0") == .x11(":0"))
    #expect(server("host:1.0", ["WAYLAND_DISPLAY": "wayland-1"]) == .x11("host:1.0"))
    #expect(server("wayland-1", ["DISPLAY": ":0"]) == .wayland("wayland-1"))
    #expect(server("/run/a:b/wayland-0") == .wayland("/run/a:b/wayland-0"))
  }

  @Test func aSessionOfWaylandIsThatAlsoWhereItHasAnXServerForOlderPrograms() {
    #expect(server(nil, ["WAYLAND_DISPLAY": "wayland-1", "DISPLAY": ":0"]) == .wayland(nil))
    #expect(server(nil, ["DISPLAY": ":0"]) == .x11(nil))
    #expect(server(nil) == .wayland(nil))
  }
}
