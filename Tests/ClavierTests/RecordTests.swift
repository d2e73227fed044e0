// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `clavier record` without a device; the machine of the end-to-end tests has some.
@Suite(.enabled(if: Tier.runsRealTests))
struct RecordTests {
  private let clavier = Program(name: "clavier")

  @Test func aFileThatIsNoDeviceIsReported() throws {
    let result = try clavier("record", "/dev/null")
    #expect(
      result.errors
        == "clavier: /dev/null is no input device; “clavier devices” lists those that are\n")
    #expect(result.output.isEmpty)
    #expect(result.status == 2)
  }

  @Test func aMissingDeviceIsReported() throws {
    let node = try clavier("record", "/dev/input/event99999")
    #expect(
      node.errors
        == "clavier: /dev/input/event99999 is not here; “clavier devices” lists the devices that are\n"
    )
    #expect(node.status == 2)
    let name = try clavier("record", "No Such\nTouchscreen")
    #expect(name.errors.hasPrefix("clavier: no input device"))
    #expect(name.errors.split(separator: "\n").count == 1)
    #expect(name.status == 2)
  }

  @Test func aDeviceThatCannotBeOpenedLeavesNoFile() throws {
    let folder = try TemporaryDirectory()
    let path = "\(folder.path)/a.evemu"
    #expect(try clavier("record", "/dev/null", "--output", path).status == 2)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func anInvalidDurationIsRefused() throws {
    let result = try clavier("record", "/dev/null", "--seconds", "0")
    #expect(result.errors.contains("--seconds must be from 1 to 86400, not 0."))
    #expect(result.status == 64)
  }
}
