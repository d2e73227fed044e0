// SPDX-License-Identifier: MIT

import ClavierSettings
import Foundation
import LinkSupport
import PanelSupport
import TestSupport
import Testing

@testable import clavier_panel

/// The panel's program on a compositor, with a sound device that writes its samples to a file.
@Suite(.serialized, .enabled(if: Tier.runs("sway"), "\(Tier.remedy)"))
struct SoundProgramTests {
  @Test("The panel loads libasound for the first sound, plays it, and closes the device")
  func sound() throws {
    let session = try PlacedPanel("[feedback]\nsounds = true\nvolume = 1.0\n")
    let samples = session.sway.folder.appending(path: "samples")
    let device = """
      pcm.!default { type file file "\(samples.path)" format "raw" slave.pcm "null" }
      """
    // The folder is the program's home directory.
    try device.write(
      to: session.sway.folder.appending(path: ".asoundrc"), atomically: true, encoding: .utf8)
    // The panel reports its place after it has announced that it plays sounds.
    eventually("a place") { session.place != nil }
    let maps = URL(filePath: "/proc/\(session.panel.identifier)/maps")
    let bytes = try FileHandle(forReadingFrom: maps).readToEnd()
    let libraries = String(decoding: try #require(bytes), as: UTF8.self)
    #expect(libraries.contains("libc.so") && !libraries.contains("libasound"))
    let click = (KeySamples.click(of: .delete) + SoundPlayerTests.silence).flatMap { sample in
      [UInt8(truncatingIfNeeded: sample), UInt8(truncatingIfNeeded: sample >> 8)]
    }
    // On a busy machine, a sound may be late and dropped, though not again and again.
    var played: [UInt8] = []
    for _ in 0..<20 where played != click {
      try? FileManager.default.removeItem(at: samples)
      session.server.playSound(.delete)
      // The file is complete once the device is closed.
      eventually("an opened and closed device") {
        FileManager.default.fileExists(atPath: samples.path)
          && !isOpen(samples, in: session.panel.identifier)
      }
      played = [UInt8](try Data(contentsOf: samples))
    }
    #expect(played == click)
  }

  /// Returns whether a process has a file open.
  private func isOpen(_ file: URL, in process: Int32) -> Bool {
    let folder = "/proc/\(process)/fd"
    let links = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return links.contains { link in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(link)"))
        == file.path
    }
  }
}
