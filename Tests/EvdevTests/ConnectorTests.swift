// SPDX-License-Identifier: MIT

import ClavierKit
import Foundation
import Testing
import TestSupport

@testable import Evdev

@Suite("Connectors")
struct ConnectorTests {
  /// A directory like the kernel's, removed with its owner.
  private struct Folder: ~Copyable {
    private let directory: TemporaryDirectory
    var path: String { directory.path }

    init() throws { directory = try TemporaryDirectory() }

    func add(_ name: String, status: String, edid: [UInt8] = []) throws {
      try directory.write(status, to: "\(name)/status")
      try directory.write(edid, to: "\(name)/edid")
    }
  }

  @Test("Each connector is listed with its name, its connection state and its screen's size")
  func all() throws {
    let folder = try Folder()
    try folder.add(
      "card0-HDMI-A-1", status: "connected\n", edid: EDIDBlock((52, 29), exact: (521, 293)).bytes)
    try folder.add("card0-DP-1", status: "disconnected\n", edid: [])
    try folder.add("card10-eDP-1", status: "unknown\n")
    for other in ["card0", "renderD128", "version", "card-DP-2", "cardx-DP-3", "card0-"] {
      try folder.add(other, status: "connected\n")
    }
    #expect(
      Connector.all(in: folder.path) == [
        Connector(name: "DP-1", isConnected: false, size: nil),
        Connector(name: "HDMI-A-1", isConnected: true, size: Size(width: 521, height: 293)),
        Connector(name: "eDP-1", isConnected: false, size: nil),
      ])
  }

  @Test("Of two connectors with the same name, the connected one is listed")
  func twoCards() throws {
    for (first, second) in [("connected", "disconnected"), ("disconnected", "connected")] {
      let folder = try Folder()
      try folder.add("card0-DP-1", status: first)
      try folder.add("card1-DP-1", status: second)
      let all = Connector.all(in: folder.path)
      #expect(all == [Connector(name: "DP-1", isConnected: true, size: nil)])
    }
  }

  @Test("Without a graphics driver no connectors are listed")
  func none() {
    #expect(Connector.all(in: "/nonexistent").isEmpty)
  }
}
