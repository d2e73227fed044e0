// SPDX-License-Identifier: MIT

import ClavierKit
import Evdev
import Foundation
import Testing
import TestSupport

/// The first block of an EDID of a screen.
private struct Block {
  var bytes = [UInt8](repeating: 0, count: 128)

  /// - Parameters:
  ///   - rough: The size in centimetres.
  ///   - exact: The size in millimetres; `nil` for no detailed timing.
  init(_ rough: (UInt8, UInt8), exact: (Int, Int)?) {
    bytes.replaceSubrange(0..<8, with: [0, 255, 255, 255, 255, 255, 255, 0])
    (bytes[21], bytes[22]) = rough
    if let exact {
      bytes[54] = 2
      bytes[66] = UInt8(exact.0 & 255)
      bytes[67] = UInt8(exact.1 & 255)
      bytes[68] = UInt8((exact.0 >> 8) << 4 | exact.1 >> 8)
    }
    bytes[127] = 0 &- bytes.dropLast().reduce(0, &+)
  }
}

@Suite("Size of a screen")
struct ScreenSizeTests {
  @Test(
    "millimetres count where they agree with the centimetres",
    arguments: [
      (Block((52, 29), exact: (521, 293)), Size(width: 521, height: 293) as Size?),
      (Block((52, 29), exact: nil), Size(width: 520, height: 290)),
      (Block((16, 9), exact: (16, 9)), Size(width: 160, height: 90)),
      (Block((52, 29), exact: (0, 0)), Size(width: 520, height: 290)),
      (Block((0, 0), exact: (521, 293)), nil), (Block((79, 0), exact: nil), nil),
    ])
  fileprivate func sizes(block: Block, size: Size?) {
    #expect(Size(edid: block.bytes) == size)
    #expect(Size(edid: block.bytes + [UInt8](repeating: 3, count: 128)) == size)
  }

  @Test("what is damaged is no EDID")
  func damaged() {
    let whole = Block((52, 29), exact: (521, 293)).bytes
    #expect(Size(edid: []) == nil)
    #expect(Size(edid: Array(whole.dropLast())) == nil)
    for index in whole.indices {
      var broken = whole
      broken[index] ^= 1
      #expect(Size(edid: broken) == nil, "\(index)")
    }
  }

  @Test("bytes at random end nothing")
  func noise() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<2_000 {
      var bytes = Block((30, 20), exact: nil).bytes
      for _ in 0..<20 {
        bytes[Int.random(in: 8..<127, using: &random)] = .random(in: 0...255, using: &random)
      }
      bytes[127] = 0 &- bytes.dropLast().reduce(0, &+)
      if let size = Size(edid: bytes) { #expect(size.width >= 0 && size.width <= 2_560) }
    }
  }
}

@Suite("Connectors")
struct ConnectorTests {
  /// A directory as the kernel's, gone with its owner.
  private struct Folder: ~Copyable {
    private let directory: TemporaryDirectory
    var path: String { directory.path }

    init() throws { directory = try TemporaryDirectory() }

    func add(_ name: String, status: String, edid: [UInt8] = []) throws {
      try directory.write(status, to: "\(name)/status")
      try directory.write(edid, to: "\(name)/edid")
    }
  }

  @Test("each connector has its name, whether a screen is there, and that screen's size")
  func all() throws {
    let folder = try Folder()
    try folder.add(
      "card0-HDMI-A-1", status: "connected\n", edid: Block((52, 29), exact: (521, 293)).bytes)
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

  @Test("of two cards with the same name the one with a screen counts")
  func twoCards() throws {
    for (first, second) in [("connected", "disconnected"), ("disconnected", "connected")] {
      let folder = try Folder()
      try folder.add("card0-DP-1", status: first)
      try folder.add("card1-DP-1", status: second)
      let all = Connector.all(in: folder.path)
      #expect(all == [Connector(name: "DP-1", isConnected: true, size: nil)])
    }
  }

  @Test("where no graphics driver is there are none")
  func none() {
    #expect(Connector.all(in: "/nonexistent").isEmpty)
  }
}
